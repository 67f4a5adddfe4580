// Which reader a file gets, and several files as one experiment.
#include <algorithm>
#include <fstream>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "recording/armature_csv.hpp"
#include "recording/child.hpp"
#include "recording/joint_state.hpp"
#include "recording/spool.hpp"

namespace armature {
namespace recording {
namespace {

using Paths = std::vector<std::filesystem::path>;

// A CSV file; one that Armature wrote gets its source, pieces and ledger back from its head.
Result<Recording> read_own_or_other_csv(const std::filesystem::path& path, const Mapping& mapping,
                                        const ReadOptions& options) {
  auto out = read_csv(path, mapping, options);
  if (!out) return out;
  auto head = CsvReader::open(path, mapping);
  if (!head) return head.error();
  if (auto failed = apply_own_head((*head)->head(), *out)) return *failed;
  return out;
}

// The bags in a directory, split files in their order.
Paths bags_in(const std::filesystem::path& directory) {
  Paths out;
  std::error_code code;
  for (const auto& entry : std::filesystem::directory_iterator(directory, code)) {
    const std::string name = entry.path().filename().string();
    for (const char* ending : {".db3", ".mcap", ".db3.zstd", ".mcap.zstd"}) {
      if (name.ends_with(ending)) out.push_back(entry.path());
    }
  }
  // "run_2.db3" before "run_10.db3".
  std::sort(out.begin(), out.end(), [](const auto& x, const auto& y) {
    const auto a = x.string(), b = y.string();
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  return out;
}

// Formats that are not text, read by other people's code or unpacked: in a child process.
Result<Table> read_binary(const std::filesystem::path& path, const std::string& format, const Mapping& mapping) {
  const std::string file = path.filename().string();
  if (format == "mat") return read_mat_table(path);
  if (format == "hdf5") return read_hdf5_table(path);
  if (format == "rosbag2") return read_rosbag2_table(path, mapping);
  auto content = read_file(path);
  if (!content) return content.error();
  if (format == "npz") return read_npz_table(*content, file);
  if (is_zstd(*content)) content = unpack_zstd(*content, file);
  if (!content) return content.error();
  return read_mcap_table(*content, file, mapping);
}

// Text is parsed here, everything else in a child process.
Result<Table> read_table(const std::filesystem::path& path, const std::string& format, const Mapping& mapping,
                         const ReadOptions& options) {
  if (format == "csv") return read_csv_table(path, mapping, options);
  for (const char* known : {"npz", "mat", "hdf5", "rosbag2", "mcap"}) {
    if (format == known) return read_in_child(path, options, [&] { return read_binary(path, format, mapping); });
  }
  return Error{ErrorCode::Unsupported, "format \"" + format + "\"", path.filename().string(),
               "Use csv, npz, mat, hdf5, rosbag2 or mcap."};
}

// The format that the mapping names, or the one that the file's first bytes show.
Result<Table> read_any_table(const std::filesystem::path& path, const Mapping& mapping, const ReadOptions& options) {
  Result<std::string> format = mapping.format;
  if (mapping.format.empty()) format = find_format(path);
  if (!format) return format.error();
  // Readers in a child do not compute the checksum.
  auto table = read_table(path, *format, mapping, options);
  if (table && options.compute_checksum && table->checksum.empty()) {
    auto content = read_file(path);
    if (!content) return content.error();
    table->checksum = armature::checksum(*content);
  }
  return table;
}

// Files that are columns of one table; names become "file:column".
Result<Recording> read_side_by_side(const Paths& paths, Mapping mapping, const ReadOptions& options) {
  Table all;
  std::vector<Table> tables;
  Eigen::Index rows = -1, longest = 0;
  for (const auto& path : paths) {
    auto table = read_any_table(path, mapping, options);
    if (!table) return table.error();
    // The shortest file ends the common table.
    rows = rows < 0 ? table->values.rows() : std::min(rows, table->values.rows());
    longest = std::max(longest, table->values.rows());
    for (const auto& name : table->names) all.names.push_back(table->file + ":" + name);
    tables.push_back(std::move(*table));
  }
  // Put the columns side by side, and merge what was counted.
  all.values.resize(rows, std::ssize(all.names));
  Eigen::Index at = 0;
  std::vector<std::string> files, sums;
  for (const auto& table : tables) {
    all.values.middleCols(at, table.values.cols()) = table.values.topRows(rows);
    at += table.values.cols();
    files.push_back(table.file);
    sums.push_back(table.checksum);
    for (const auto& entry : table.ledger.entries) all.ledger.count(entry.what, entry.count, entry.place);
  }
  all.ledger.rows_read = longest;
  all.ledger.rows_used = rows;
  all.ledger.count("rows that the shorter file lacks dropped", longest - rows);
  all.file = join(files, " + ");
  all.checksum = join(sums, " ");
  // Each channel's columns are in the file it names.
  for (ChannelMapping* channel :
       {&mapping.q, &mapping.v, &mapping.a, &mapping.tau, &mapping.current, &mapping.temperature}) {
    if (channel->file.empty()) continue;
    const auto owner = std::find_if(files.begin(), files.end(), [&](const std::string& file) {
      return file.find(channel->file) != std::string::npos;
    });
    if (owner == files.end()) {
      return Error{ErrorCode::NotFound, "no file named like \"" + channel->file + "\" among: " + all.file, "mapping",
                   ""};
    }
    for (auto& column : channel->columns) column = *owner + ":" + column;
  }
  return make_recording(all, mapping);
}

}  // namespace

// Of a directory the first of its bags.
Result<Table> read_log_table(const std::filesystem::path& path, const Mapping& mapping, const ReadOptions& options) {
  std::error_code code;
  if (!std::filesystem::is_directory(path, code)) return read_any_table(path, mapping, options);
  const auto bags = bags_in(path);
  if (bags.empty())
    return Error{ErrorCode::FileMissing, "no .db3 or .mcap in this directory", path.string(), "Name a log file."};
  return read_any_table(bags.front(), mapping, options);
}

Result<std::string> find_format(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    return Error{ErrorCode::FileMissing, "cannot be opened", path.string(), "Check the path and its permissions."};
  }
  // HDF5 may begin at byte 512, after MATLAB's own head.
  std::string head(520, '\0');
  in.read(head.data(), std::ssize(head));
  head.resize(static_cast<std::size_t>(in.gcount()));
  const auto begins = [&](std::string_view magic) { return head.compare(0, magic.size(), magic) == 0; };
  // A zip archive, or an empty one.
  if (begins(std::string_view("PK\x03\x04", 4)) || begins(std::string_view("PK\x05\x06", 4))) return std::string("npz");
  // MATLAB 7.3 is HDF5 inside.
  if (begins("\x89HDF") || head.find("\x89HDF") == 512 || begins("MATLAB 7.3")) return std::string("hdf5");
  if (begins("MATLAB 5.0")) return std::string("mat");
  // A whole bag in one zstd frame: its name says what is inside.
  if (begins("\x89MCAP") || (is_zstd(head) && path.stem().extension() == ".mcap")) return std::string("mcap");
  // Any other zstd frame is taken as a bag with sqlite3 inside.
  if (begins("SQLite format 3") || is_zstd(head)) return std::string("rosbag2");
  // Files that are often logs, and that would only be found to be no text.
  const auto refuse = [&](const std::string& what, const std::string& hint) {
    return Error{ErrorCode::Unsupported, what, path.filename().string(), hint};
  };
  if (begins("#ROSBAG"))
    return refuse("a bag of ROS 1 is not read", "Convert it to ROS 2 with `rosbags-convert` (pip install rosbags).");
  if (begins("PAR1"))
    return refuse("Parquet is not read", "Save its table as CSV with one column per joint and signal.");
  if (begins("\x93NUMPY")) return refuse("a single array is not read", "Save q, tau and t together with numpy.savez.");
  if (begins("\xFF\xFE") || begins("\xFE\xFF")) return refuse("is text in UTF-16", "Save it as UTF-8.");
  return std::string("csv");
}

}  // namespace recording

Result<Recording> read_recording(const std::filesystem::path& given, const Mapping& mapping,
                                 const ReadOptions& options) {
  std::error_code code;
  // A pipe can be read once only; from here on the log is a file or a directory.
  const auto spooled = recording::SpooledFile::make(given);
  if (!spooled) return spooled.error();
  const std::filesystem::path path = spooled->path();
  if (std::filesystem::is_directory(path, code)) {
    const auto bags = recording::bags_in(path);
    if (bags.empty()) {
      return Error{ErrorCode::FileMissing, "no .db3 or .mcap in this directory", path.string(), "Name a log file."};
    }
    if (const auto unsupported = recording::unsupported_compression(path)) return *unsupported;
    if (bags.size() == 1 || mapping.side_by_side) return read_recordings(bags, mapping, options);
    std::vector<Recording> pieces;
    for (const auto& bag : bags) {
      auto piece = read_recording(bag, mapping, options);
      if (!piece) return piece.error();
      // Each file counts from its own first stamp: all go on from that of the first.
      if (!pieces.empty()) piece->time.array() += 1e-9 * static_cast<double>(piece->epoch_ns - pieces.front().epoch_ns);
      pieces.push_back(std::move(*piece));
    }
    auto joined = join_recordings(pieces);
    // Split files of one bag go on from each other.
    if (joined) joined->starts = {0};
    return joined;
  }
  if (mapping.side_by_side) return recording::read_side_by_side({path}, mapping, options);
  // CSV is read block by block, and only the columns that are needed.
  Result<std::string> format = mapping.format;
  if (mapping.format.empty()) format = recording::find_format(path);
  if (!format) return format.error();
  if (*format == "csv") return recording::read_own_or_other_csv(path, mapping, options);
  auto table = recording::read_any_table(path, mapping, options);
  if (!table) return table.error();
  return recording::make_recording(*table, mapping);
}

Result<Recording> read_recordings(const std::vector<std::filesystem::path>& paths, const Mapping& mapping,
                                  const ReadOptions& options) {
  if (paths.empty()) return Error{ErrorCode::Usage, "no log was named", "", ""};
  if (mapping.side_by_side) return recording::read_side_by_side(paths, mapping, options);
  // Several logs are pieces of one experiment, in the order given.
  std::vector<Recording> pieces;
  for (const auto& path : paths) {
    auto piece = read_recording(path, mapping, options);
    if (!piece) return piece.error();
    pieces.push_back(std::move(*piece));
  }
  if (pieces.size() == 1) return std::move(pieces.front());
  return join_recordings(pieces);
}

}  // namespace armature
