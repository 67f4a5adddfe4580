// Recordings as values: shapes, equality, joining, and joints by name.
#include "armature/recording.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "armature/text.hpp"

namespace armature {
namespace {

// The signals that a recording may lack, so that loops can go over them.
using Channel = std::optional<Matrix> Recording::*;
constexpr Channel kChannels[] = {&Recording::v, &Recording::a, &Recording::tau, &Recording::current,
                                 &Recording::temperature};
constexpr const char* kChannelNames[] = {"v", "a", "tau", "current", "temperature"};

// Equal bit by bit, so that 0 and −0 differ; every NaN equals every other.
template <class One, class Other>
bool same_bits(const One& one, const Other& other) {
  if (one.rows() != other.rows() || one.cols() != other.cols()) return false;
  for (Eigen::Index j = 0; j < one.cols(); ++j) {
    for (Eigen::Index k = 0; k < one.rows(); ++k) {
      const double x = one(k, j);
      const double y = other(k, j);
      if (std::isnan(x) && std::isnan(y)) continue;
      if (std::memcmp(&x, &y, sizeof x) != 0) return false;
    }
  }
  return true;
}

}  // namespace

// Repeated and falling stamps are no steps.
double Recording::median_step() const {
  std::vector<double> steps;
  for (Eigen::Index k = 1; k < size(); ++k) {
    const double step = time[k] - time[k - 1];
    if (step > 0) steps.push_back(step);
  }
  if (steps.empty()) return 0;
  // The median: gaps do not move it.
  const auto middle = steps.begin() + std::ssize(steps) / 2;
  std::nth_element(steps.begin(), middle, steps.end());
  return *middle;
}

// Rows first … first + count − 1 as one piece.
Recording Recording::slice(Eigen::Index first, Eigen::Index count) const {
  Recording out = *this;
  out.time = time.segment(first, count).eval();
  out.q = q.middleRows(first, count).eval();
  for (const Channel channel : kChannels) {
    if (this->*channel) (out.*channel).emplace((this->*channel)->middleRows(first, count));
  }
  out.starts = {0};
  return out;
}

// The first shape that does not fit the others.
std::optional<Error> Recording::problem() const {
  // Every signal has one row per sample and one column per joint.
  const auto wrong = [&](const std::string& what) { return Error{ErrorCode::Meaning, what, source, ""}; };
  if (joints.empty()) return wrong("no joints");
  if (position_units.size() != joints.size()) return wrong("one position unit per joint is needed");
  if (q.rows() != size() || q.cols() != joint_count()) return wrong("q is not samples × joints");
  for (std::size_t c = 0; c < std::size(kChannels); ++c) {
    const auto& channel = this->*kChannels[c];
    if (channel && (channel->rows() != size() || channel->cols() != joint_count())) {
      return wrong(std::string(kChannelNames[c]) + " is not samples × joints");
    }
  }
  if (gain_covariance.size() > 0 &&
      (gain_covariance.rows() != joint_count() || gain_covariance.cols() != joint_count())) {
    return wrong("gain_covariance is not joints × joints");
  }
  // A piece without rows begins where the next one does.
  const bool ordered = std::is_sorted(starts.begin(), starts.end());
  if (starts.empty() || starts.front() != 0 || !ordered) return wrong("starts must begin with 0 and never fall");
  return std::nullopt;
}

// Names, origin and ledger, then every number. A checksum that one side lacks is not compared.
bool identical(const Recording& one, const Recording& other) {
  if (one.joints != other.joints || one.position_units != other.position_units || one.starts != other.starts) {
    return false;
  }
  if (one.source != other.source || one.epoch_ns != other.epoch_ns || one.conversions != other.conversions)
    return false;
  if (!one.checksum.empty() && !other.checksum.empty() && one.checksum != other.checksum) return false;
  if (!(one.ledger == other.ledger) || !same_bits(one.time, other.time) || !same_bits(one.q, other.q)) return false;
  if (!same_bits(one.gain_covariance, other.gain_covariance)) return false;
  for (const Channel channel : kChannels) {
    const auto& x = one.*channel;
    const auto& y = other.*channel;
    if (x.has_value() != y.has_value() || (x && !same_bits(*x, *y))) return false;
  }
  return true;
}

namespace {

// Index of each wanted name among the given ones; −1 where it is missing.
std::vector<int> positions(const std::vector<std::string>& wanted, const std::vector<std::string>& given) {
  std::vector<int> out;
  for (const auto& name : wanted) {
    const auto at = std::find(given.begin(), given.end(), name);
    out.push_back(at == given.end() ? -1 : static_cast<int>(at - given.begin()));
  }
  return out;
}

bool complete(const std::vector<int>& order) { return std::find(order.begin(), order.end(), -1) == order.end(); }

// Joint k of the result is joint order[k] of the recording.
Recording reordered(const Recording& recording, const std::vector<int>& order) {
  Recording out = recording;
  const auto n = std::ssize(order);
  // Columns in the new order.
  const auto take = [&](const Matrix& from) {
    Matrix to(from.rows(), n);
    for (Eigen::Index j = 0; j < n; ++j) to.col(j) = from.col(order[static_cast<std::size_t>(j)]);
    return to;
  };
  out.q = take(recording.q);
  for (const Channel channel : kChannels) {
    if (recording.*channel) out.*channel = take(*(recording.*channel));
  }
  // Rows and columns of a covariance move together.
  if (recording.gain_covariance.size() > 0) out.gain_covariance = recording.gain_covariance(order, order);
  out.joints.clear();
  out.position_units.clear();
  for (const int from : order) {
    out.joints.push_back(recording.joints[static_cast<std::size_t>(from)]);
    out.position_units.push_back(recording.position_units[static_cast<std::size_t>(from)]);
  }
  return out;
}

// Cuts what all names share at their beginning and end, in lower case.
std::vector<std::string> distinct_parts(const std::vector<std::string>& names) {
  std::vector<std::string> out;
  for (const auto& name : names) out.push_back(lower_case(name));
  if (out.size() < 2) return out;
  // Each name keeps at least one character, and digits stay: they tell the joints apart.
  const auto all_share = [&](auto pick) {
    return std::all_of(out.begin(), out.end(),
                       [&](const std::string& s) { return s.size() > 1 && pick(s) == pick(out.front()); });
  };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  while (all_share([](const std::string& s) { return s.front(); }) && !digit(out.front().front())) {
    for (auto& s : out) s.erase(0, 1);
  }
  while (all_share([](const std::string& s) { return s.back(); }) && !digit(out.front().back())) {
    for (auto& s : out) s.pop_back();
  }
  return out;
}

// The number 1 … n in a name: "3", "joint3", "j3".
std::vector<int> numbers(const std::vector<std::string>& names) {
  std::vector<int> out;
  // Digits at the end, with nothing before them that differs between joints.
  for (const auto& part : distinct_parts(names)) {
    std::size_t digits = part.size();
    while (digits > 0 && part[digits - 1] >= '0' && part[digits - 1] <= '9') --digits;
    const auto number = parse_integer(std::string_view(part).substr(digits));
    const bool plain = digits == 0 || names.size() == 1;
    out.push_back(number && plain ? static_cast<int>(*number) : -1);
  }
  // Counted from 0: one more each.
  if (std::find(out.begin(), out.end(), 0) != out.end() && std::find(out.begin(), out.end(), -1) == out.end()) {
    for (int& value : out) ++value;
  }
  return out;
}

}  // namespace

Result<Recording> match_joints(const Recording& recording, const Robot& robot) {
  // The recording in the robot's order and under its names; the robot also knows which joints slide.
  const auto wanted = robot.joint_names();
  const auto finish = [&](const std::vector<int>& order, const std::string& how) {
    Recording out = reordered(recording, order);
    out.joints = wanted;
    const auto moved = robot.coordinates();
    for (std::size_t j = 0; j < moved.size(); ++j) {
      const auto& joint = robot.bodies[static_cast<std::size_t>(moved[j])].joint;
      out.position_units[j] = joint.type == JointType::Prismatic ? "m" : "rad";
    }
    if (!how.empty()) out.conversions.push_back(how);
    return out;
  };
  // By name.
  const auto by_name = positions(wanted, recording.joints);
  if (complete(by_name)) return finish(by_name, "");
  // After the prefix that all names share.
  const bool same_count = wanted.size() == recording.joints.size();
  const auto parts = positions(distinct_parts(wanted), distinct_parts(recording.joints));
  // Tell one pair as an example, so that a wrong match is seen.
  if (same_count && complete(parts)) {
    return finish(parts,
                  "joints matched without their common prefix: " + recording.joints.front() + " is " +
                      wanted[static_cast<std::size_t>(std::find(parts.begin(), parts.end(), 0) - parts.begin())]);
  }
  // By number.
  // Joint 1 … n of the robot are the names with 1 … n.
  const auto number = numbers(recording.joints);
  std::vector<int> order;
  for (int j = 1; j <= static_cast<int>(wanted.size()); ++j) {
    const auto at = std::find(number.begin(), number.end(), j);
    order.push_back(at == number.end() ? -1 : static_cast<int>(at - number.begin()));
  }
  if (complete(order)) return finish(order, "joints matched by number");

  // Nothing fits: name what is missing and the nearest of the names that are left.
  std::vector<std::string> missing;
  for (std::size_t j = 0; j < wanted.size(); ++j) {
    if (by_name[j] < 0) missing.push_back(wanted[j]);
  }
  std::vector<std::string> free;
  for (const auto& name : recording.joints) {
    if (std::find(wanted.begin(), wanted.end(), name) == wanted.end()) free.push_back(name);
  }
  // A hint, if one of the names that are left is similar.
  const auto near = nearest_name(missing.front(), free);
  return Error{ErrorCode::NotFound,
               (missing.size() == 1 ? "no signal for joint " : "no signal for joints ") + join(missing, ", ") + " of " +
                   robot.name + "; the log has " + join(recording.joints, ", "),
               recording.source,
               near ? "Is \"" + *near + "\" joint \"" + missing.front() + "\"? Name the joints in a mapping file."
                    : "Name the joints in a mapping file, or give the right robot."};
}

Result<Recording> join_recordings(const std::vector<Recording>& pieces) {
  if (pieces.empty()) return Error{ErrorCode::Usage, "no recordings to join", "", ""};
  Recording out = pieces.front();
  Eigen::Index total = 0;
  std::vector<std::vector<int>> orders;
  // Every piece must have the joints of the first; their order may differ.
  for (const auto& piece : pieces) {
    total += piece.size();
    orders.push_back(positions(out.joints, piece.joints));
    if (complete(orders.back())) continue;
    return Error{ErrorCode::Meaning, "its joints are " + join(piece.joints, ", ") + ", not " + join(out.joints, ", "),
                 piece.source, "Join recordings of the same robot."};
  }
  const auto n = out.joint_count();
  out.time.resize(total);
  out.q.resize(total, n);
  // A signal that one piece lacks is left out of the whole.
  for (std::size_t c = 0; c < std::size(kChannels); ++c) {
    const auto has = [&](const Recording& piece) { return (piece.*kChannels[c]).has_value(); };
    if (std::all_of(pieces.begin(), pieces.end(), has)) {
      (out.*kChannels[c]).emplace(total, n);
    } else {
      if (std::any_of(pieces.begin(), pieces.end(), has)) {
        out.conversions.push_back(std::string(kChannelNames[c]) + " left out: not in every piece");
      }
      (out.*kChannels[c]).reset();
    }
  }
  Eigen::Index at = 0;
  out.starts.clear();
  // Row after row; the starts move by the rows before.
  std::vector<std::string> sources, checksums;
  Ledger ledger;
  for (std::size_t p = 0; p < pieces.size(); ++p) {
    const Recording piece = reordered(pieces[p], orders[p]);
    out.time.segment(at, piece.size()) = piece.time;
    out.q.middleRows(at, piece.size()) = piece.q;
    for (const Channel channel : kChannels) {
      if (out.*channel) (out.*channel)->middleRows(at, piece.size()) = *(piece.*channel);
    }
    for (const auto start : piece.starts) out.starts.push_back(at + start);
    at += piece.size();
    ledger.merge(piece.ledger);
    sources.push_back(piece.source);
    checksums.push_back(piece.checksum);
  }
  // The whole has the names and checksums of all its pieces.
  out.source = join(sources, " + ");
  out.checksum = join(checksums, " ");
  out.ledger = ledger;
  return out;
}

}  // namespace armature
