// Our own CSV, written and recognised.
#include "recording/armature_csv.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "core/escape.hpp"

namespace armature {
namespace {

// Comment lines hold one line each.
std::string one_line(std::string text) {
  for (char& c : text) {
    if (c == '\n' || c == '\r') c = ' ';
  }
  return text;
}

// The shortest text that reads back as the same double.
void append_number(std::string& out, double value) {
  char digits[32];
  const auto [end, code] = std::to_chars(digits, digits + sizeof digits, value);
  out.append(digits, code == std::errc{} ? end : digits);
}

// Comment lines with what the columns cannot hold: where the numbers come from and what happened to them.
std::string head_lines(const Recording& recording) {
  std::string out = "# armature-recording: 1\n";
  const auto line = [&](const std::string& key, const std::string& value) {
    if (!value.empty()) out += "# " + key + ": " + one_line(value) + "\n";
  };
  line("source", recording.source);
  line("checksum", recording.checksum);
  // 0 means that the time has no origin on a wall clock.
  if (recording.epoch_ns != 0) line("epoch_ns", std::to_string(recording.epoch_ns));
  // Where the pieces begin, then what was converted, then the ledger as count|what|place.
  std::vector<std::string> starts;
  for (const auto start : recording.starts) starts.push_back(std::to_string(start));
  line("starts", join(starts, " "));
  for (const auto& conversion : recording.conversions) line("conversion", conversion);
  // A line per joint: its row of the matrix, and its name.
  for (Eigen::Index j = 0; j < recording.gain_covariance.rows(); ++j) {
    std::vector<std::string> row;
    for (const double x : recording.gain_covariance.row(j)) row.push_back(exact(x));
    line("gain_covariance", join(row, " ") + "|" + recording.joints[static_cast<std::size_t>(j)]);
  }
  const Ledger& ledger = recording.ledger;
  line("rows", std::to_string(ledger.rows_read) + " " + std::to_string(ledger.rows_used));
  for (const auto& entry : ledger.entries) {
    line("ledger", std::to_string(entry.count) + "|" + entry.what + "|" + entry.place);
  }
  return out;
}

// Names that the reader understands without a mapping: symbol, joint and unit.
std::string column_names(const Recording& recording) {
  std::string out = "t[s]";
  const auto names = [&](const char* symbol, const std::string& per_time, bool torque, const char* own = "") {
    for (std::size_t j = 0; j < recording.joints.size(); ++j) {
      // A sliding joint has m and N where a turning one has rad and N·m.
      const bool slides = recording.position_units[j] == "m";
      std::string unit = slides ? "m" : "rad";
      if (torque) unit = slides ? "N" : "Nm";
      if (*own != 0) unit = own;
      out += "," + csv_cell(std::string(symbol) + "_" + recording.joints[j] + "[" + unit + per_time + "]");
    }
  };
  names("q", "", false);
  if (recording.v) names("v", "/s", false);
  if (recording.a) names("a", "/s^2", false);
  if (recording.tau) names("tau", "", true);
  if (recording.current) names("i", "", false, "A");
  if (recording.temperature) names("temp", "", false, "C");
  return out + "\n";
}

}  // namespace

// Head, names, then one line per sample: time, q, and the signals that are there.
std::string recording_csv(const Recording& recording) {
  if (auto wrong = recording.problem()) throw std::invalid_argument(wrong->text());
  std::string out = head_lines(recording) + column_names(recording);
  std::vector<const Matrix*> blocks = {&recording.q};
  // In the order of the names above.
  for (const auto* channel : {&recording.v, &recording.a, &recording.tau, &recording.current, &recording.temperature}) {
    if (channel->has_value()) blocks.push_back(&channel->value());
  }
  for (Eigen::Index k = 0; k < recording.size(); ++k) {
    append_number(out, recording.time[k]);
    for (const Matrix* block : blocks) {
      for (Eigen::Index j = 0; j < block->cols(); ++j) {
        out += ',';
        append_number(out, (*block)(k, j));
      }
    }
    out += '\n';
  }
  return out;
}

Result<void> write_recording_csv(const std::filesystem::path& path, const Recording& recording) {
  return write_file(path, recording_csv(recording));
}

namespace recording {
namespace {

// How sure the torques' scales are, as the head's lines have it.
struct GainRows {
  std::vector<std::string> joints;
  std::vector<double> rows;  // one after the other

  // In the order of the joints as they were read. A mapping that is given now knows better.
  std::optional<Error> apply(Recording& out, const std::string& file) const {
    if (joints.empty() || out.gain_covariance.size() > 0) return std::nullopt;
    const auto n = std::ssize(joints);
    std::vector<Eigen::Index> order;
    for (const std::string& name : out.joints) {
      const auto at = std::find(joints.begin(), joints.end(), name);
      if (at == joints.end() || std::ssize(rows) != n * n)
        return Error{ErrorCode::Meaning, "its lines \"gain_covariance\" do not hold a matrix of its joints", file,
                     "Was it edited, or does a mapping give its joints other names?"};
      order.push_back(at - joints.begin());
    }
    out.gain_covariance = Eigen::Map<const Matrix>(rows.data(), n, n).transpose()(order, order);
    return std::nullopt;
  }
};

}  // namespace

// What the head says of the original log replaces what reading this file has noted.
std::optional<Error> apply_own_head(const OwnHead& head, Recording& out) {
  if (!head.ours) return std::nullopt;
  // Without a "rows" line the counts of this reading hold.
  const Ledger now = out.ledger;
  Ledger then;
  then.rows_read = now.rows_read;
  then.rows_used = now.rows_used;
  const std::string file = out.source;
  GainRows gains;
  out.source.clear();
  // What a mapping does to these numbers now comes behind what was done to the original log.
  const std::vector<std::string> now_converted = std::move(out.conversions);
  out.conversions.clear();
  std::string stored_checksum;
  const auto bad = [&](const std::string& key) {
    return Error{ErrorCode::Syntax, "comment line \"" + key + "\" cannot be understood", file, "Was it edited?"};
  };
  // Keys that are not known are passed over.
  for (const auto& [key, value] : head.lines) {
    if (key == "source") out.source = value;
    if (key == "checksum") stored_checksum = value;
    if (key == "conversion") out.conversions.push_back(value);
    // A line that was written by hand may hold anything: what is no number is an error.
    if (key == "epoch_ns") {
      const auto number = parse_integer(value);
      if (!number) return bad(key);
      out.epoch_ns = *number;
    }
    if (key == "starts") {
      out.starts.clear();
      for (const auto& word : split_white(value)) {
        const auto number = parse_integer(word);
        // Pieces that fewer rows than were written no longer reach are gone.
        if (!number || *number < 0) return bad(key);
        if (*number < out.size() || *number == 0) out.starts.push_back(static_cast<Eigen::Index>(*number));
      }
      if (out.starts.empty() || out.starts.front() != 0) return bad(key);
    }
    if (key == "gain_covariance") {
      const std::size_t bar = value.find('|');
      if (bar == std::string::npos) return bad(key);
      gains.joints.push_back(value.substr(bar + 1));
      for (const auto& word : split_white(value.substr(0, bar))) {
        const auto number = parse_double(word);
        if (!number || !std::isfinite(*number)) return bad(key);
        gains.rows.push_back(*number);
      }
    }
    // Rows read and used when the log was first read.
    if (key == "rows") {
      const auto words = split_white(value);
      const auto read = words.size() == 2 ? parse_integer(words[0]) : std::nullopt;
      const auto used = words.size() == 2 ? parse_integer(words[1]) : std::nullopt;
      if (!read || !used) return bad(key);
      then.rows_read = *read;
      then.rows_used = *used;
    }
    if (key == "ledger") {
      const auto parts = split(value, '|');
      const auto count = parts.size() == 3 ? parse_integer(parts[0]) : std::nullopt;
      if (!count) return bad(key);
      then.entries.push_back({parts[1], *count, parts[2]});
    }
  }
  if (auto failed = gains.apply(out, file)) return failed;
  // The checksum is that of the original log. What was damaged since is added to its ledger.
  if (!stored_checksum.empty()) out.checksum = stored_checksum;
  if (out.source.empty()) out.source = file;
  out.conversions.insert(out.conversions.end(), now_converted.begin(), now_converted.end());
  for (const auto& entry : now.entries) then.count(entry.what, entry.count, entry.place);
  out.ledger = then;
  return std::nullopt;
}

}  // namespace recording
}  // namespace armature
