// From columns to signals.
#include <algorithm>
#include <cmath>
#include <map>

#include <Eigen/LU>

#include "armature/text.hpp"
#include "recording/presets.hpp"
#include "recording/table.hpp"

namespace armature::recording {
namespace {

using Kind = HeaderName::Kind;

constexpr std::size_t kKinds = 6, kTemperature = 5;
constexpr double kZeroCelsius = 273.15;  // [K]
// In the order of HeaderName::Kind from Position on.
constexpr const char* kSymbols[kKinds] = {"q", "v", "a", "tau", "current", "temperature"};

// Builds the plan step by step: joints, time, then each kind of signal.
struct Resolver {
  const std::vector<std::string>& names;
  const Mapping& mapping;
  const std::string& where;
  Plan plan;
  std::vector<char> used;

  // What the mapping says of each kind, and the channel that is made of it.
  ChannelMapping const* const given[kKinds] = {&mapping.q,   &mapping.v,       &mapping.a,
                                               &mapping.tau, &mapping.current, &mapping.temperature};
  Plan::Channel* const made[kKinds] = {&plan.q, &plan.v, &plan.a, &plan.tau, &plan.current, &plan.temperature};

  Resolver(const std::vector<std::string>& n, const Mapping& m, const std::string& w)
      : names(n), mapping(m), where(w), used(n.size(), 0) {}
  Resolver(const Resolver&) = delete;
  Resolver& operator=(const Resolver&) = delete;

  // The steps, in this order. Each ends the plan with its first error.
  std::optional<Error> find_joints();
  std::optional<Error> find_time();
  std::optional<Error> fill(std::size_t kind);
  std::optional<Error> fill_from_names(std::size_t kind);
  std::optional<Error> fill_from_mapping(std::size_t kind);
  std::optional<Error> set_scales(std::size_t kind);
  std::optional<Error> set_mix(std::size_t kind);

  [[nodiscard]] int find_column(const std::string& wanted) const;
  [[nodiscard]] Error error(ErrorCode code, const std::string& message, const std::string& hint = {}) const {
    return {code, message, where, hint};
  }
};

// Every occurrence of `what` in the text replaced.
std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
  return text;
}

// "#3", the exact name, or the name without its unit.
int Resolver::find_column(const std::string& wanted) const {
  // A number counts columns from 1.
  if (wanted.size() > 1 && wanted.front() == '#') {
    const auto number = parse_integer(std::string_view(wanted).substr(1));
    const bool inside = number && *number >= 1 && *number <= static_cast<long long>(names.size());
    return inside ? static_cast<int>(*number - 1) : -1;
  }
  for (std::size_t c = 0; c < names.size(); ++c) {
    if (trim(names[c]) == wanted) return static_cast<int>(c);
  }
  // "q_1" finds "q_1[deg]".
  for (std::size_t c = 0; c < names.size(); ++c) {
    const std::string name(trim(names[c]));
    const std::size_t open = name.find_last_of('[');
    if (open != std::string::npos && trim(std::string_view(name).substr(0, open)) == wanted) return static_cast<int>(c);
  }
  return -1;
}

// Joints as the mapping names them, numbered where it only lists columns, else out of the names of position columns.
std::optional<Error> Resolver::find_joints() {
  if (!mapping.joints.empty()) {
    plan.joints = mapping.joints;
  } else if (mapping.q.columns.size() > 1) {
    for (std::size_t j = 1; j <= mapping.q.columns.size(); ++j) plan.joints.push_back(std::to_string(j));
  } else {
    for (const auto& name : names) {
      const HeaderName header = parse_header_name(name);
      if (header.kind == Kind::Position && !header.modified) plan.joints.push_back(header.joint);
    }
  }
  // One name twice would mean two positions of one joint.
  std::vector<std::string> sorted = plan.joints;
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) {
    return error(ErrorCode::Meaning, "two position columns for joint \"" + *twice + "\"",
                 "Name the right one in a mapping file.");
  }
  if (!plan.joints.empty()) return std::nullopt;
  // Show what there is instead.
  constexpr std::ptrdiff_t kShown = 8;
  std::vector<std::string> shown(names.begin(), names.begin() + std::min(kShown, std::ssize(names)));
  return error(
      ErrorCode::NotFound, "no joint position columns among: " + join(shown, ", "),
      "Name columns q_<joint>[rad], or give a mapping file: `armature mapping LOG` writes the one it believes.");
}

// The time column of the mapping, else the best clock among the names, unless a rate replaces the time.
std::optional<Error> Resolver::find_time() {
  if (!mapping.time_column.empty()) {
    plan.time = find_column(mapping.time_column);
    if (plan.time < 0) {
      const auto near = nearest_name(mapping.time_column, names);
      return error(ErrorCode::NotFound, "no column \"" + mapping.time_column + "\" for the time",
                   near ? "Did you mean \"" + *near + "\"?" : "");
    }
  } else if (mapping.rate <= 0) {
    // Larger than every rank.
    int best = 1 << 20;
    for (std::size_t c = 0; c < names.size(); ++c) {
      const HeaderName header = parse_header_name(names[c]);
      if (header.kind != Kind::Time || header.time_rank >= best) continue;
      best = header.time_rank;
      plan.time = static_cast<int>(c);
    }
    if (plan.time < 0) {
      return error(ErrorCode::NotFound, "no time column", "Name it t[s], or give rate_hz in a mapping file.");
    }
  }
  // A rate of the mapping makes the time out of the row number.
  plan.rate = mapping.rate;
  if (plan.time < 0) {
    plan.conversions.push_back("time from the row number at " + significant(mapping.rate, 6) + " Hz");
    return std::nullopt;
  }
  used[static_cast<std::size_t>(plan.time)] = 1;
  // A unit in the mapping wins; "s" is also its default, so then a unit in the name counts.
  const std::string stated = parse_header_name(names[static_cast<std::size_t>(plan.time)]).unit;
  const std::string unit = mapping.time_unit != "s" || stated.empty() ? mapping.time_unit : stated;
  const auto factor = unit_factor(unit);
  if (!factor) return error(ErrorCode::Unsupported, "time in \"" + unit + "\"", "Use s, ms, us or ns.");
  plan.time_scale = *factor;
  // Some logs split the time into whole seconds and nanoseconds.
  if (!mapping.nanoseconds_column.empty()) {
    plan.nanoseconds = find_column(mapping.nanoseconds_column);
    if (plan.nanoseconds < 0)
      return error(ErrorCode::NotFound,
                   "no column \"" + mapping.nanoseconds_column + "\" for the nanoseconds of the time");
    used[static_cast<std::size_t>(plan.nanoseconds)] = 1;
  }
  if (*factor != 1) plan.conversions.push_back("time: " + unit + " to s");
  return std::nullopt;
}

std::optional<Error> Resolver::fill_from_names(std::size_t kind) {
  // The first column that names this signal of a joint; targets and errors do not count.
  const Kind wanted = static_cast<Kind>(static_cast<int>(Kind::Position) + static_cast<int>(kind));
  std::map<std::string, int> found;
  for (std::size_t c = 0; c < names.size(); ++c) {
    const HeaderName header = parse_header_name(names[c]);
    if (header.kind == wanted && !header.modified) found.emplace(header.joint, static_cast<int>(c));
  }
  // One temperature of the arm is that of all its joints.
  for (std::size_t c = 0; kind == kTemperature && found.empty() && c < names.size(); ++c) {
    const std::string name = lower_case(names[c].substr(0, names[c].find('[')));
    if (trim(name) != "temperature" && trim(name) != "temp") continue;
    for (const auto& joint : plan.joints) found.emplace(joint, static_cast<int>(c));
  }
  if (found.empty()) return std::nullopt;
  std::vector<std::string> missing;
  for (const auto& joint : plan.joints) {
    if (found.count(joint) == 0) missing.push_back(joint);
  }
  // A torque or velocity that some joints lack is of no use to any equation of the whole arm: say so, do not guess.
  if (!missing.empty()) {
    // No joint of this log has it: the columns belong to something else.
    if (missing.size() == plan.joints.size()) return std::nullopt;
    plan.conversions.push_back(std::string(kSymbols[kind]) + " left out: no column for joint " + join(missing, ", "));
    return std::nullopt;
  }
  // Complete: one column per joint.
  for (const auto& joint : plan.joints) made[kind]->columns.push_back({found[joint], 1, 0});
  return std::nullopt;
}

std::optional<Error> Resolver::fill_from_mapping(std::size_t kind) {
  // A single pattern serves all joints: {j} is the joint's number, {name} its name.
  std::vector<std::string> wanted = given[kind]->columns;
  if (wanted.size() == 1 && plan.joints.size() > 1) wanted.assign(plan.joints.size(), wanted.front());
  // A list of another length names no columns for some joint.
  if (wanted.size() != plan.joints.size()) {
    return error(ErrorCode::Meaning, std::string(kSymbols[kind]) + " has " + std::to_string(wanted.size()) +
                                         " columns for " + std::to_string(plan.joints.size()) + " joints");
  }
  for (std::size_t j = 0; j < wanted.size(); ++j) {
    const std::string name = replaced(replaced(wanted[j], "{j}", std::to_string(j + 1)), "{name}", plan.joints[j]);
    const int column = find_column(name);
    if (column < 0) {
      const auto near = nearest_name(name, names);
      return error(
          ErrorCode::NotFound,
          "no column \"" + name + "\" for " + kSymbols[kind] + " of joint \"" + plan.joints[j] + "\"",
          near ? "Did you mean \"" + *near + "\"?" : "The file has " + std::to_string(names.size()) + " columns.");
    }
    made[kind]->columns.push_back({column, 1, 0});
  }
  return std::nullopt;
}

// One number for all joints, or one per joint.
std::optional<double> pick(const std::vector<double>& list, std::size_t joint, double otherwise) {
  if (list.empty()) return otherwise;
  if (list.size() == 1) return list.front();
  if (joint < list.size()) return list[joint];
  return std::nullopt;
}

std::optional<Error> Resolver::set_scales(std::size_t kind) {
  const ChannelMapping& channel = *given[kind];
  for (std::size_t j = 0; j < plan.joints.size(); ++j) {
    // The mapping's unit wins over the one in the name; without both the numbers are SI.
    Plan::Column& column = made[kind]->columns[j];
    used[static_cast<std::size_t>(column.index)] = 1;
    const std::string stated = parse_header_name(names[static_cast<std::size_t>(column.index)]).unit;
    const std::string unit = channel.unit.empty() ? stated : channel.unit;
    const auto factor = unit_factor(unit);
    if (!factor) {
      return error(ErrorCode::Unsupported, std::string(kSymbols[kind]) + " in unknown unit \"" + unit + "\"",
                   "Use SI, deg, rpm, mm, mNm, mA, or unit count with a scale.");
    }
    // Both have the factor 1: no later number would show that a current was taken for a torque.
    if (kind == 3 && (lower_case(unit) == "a" || lower_case(unit) == "ma")) {
      return error(ErrorCode::Meaning, "tau of joint \"" + plan.joints[j] + "\" is in " + unit + ": a current",
                   "Name its column at current, with unit and torque_constant in N·m/A.");
    }
    // For counts of an encoder the scale has SI per count.
    const auto scale = pick(channel.scale, j, 1);
    const auto sign = pick(channel.sign, j, 1);
    const auto offset = pick(channel.offset, j, 0);
    if (!scale || !sign || !offset) {
      return error(ErrorCode::Meaning,
                   std::string(kSymbols[kind]) + ": scale, sign and offset need one number per joint");
    }
    // The unit and the scale act on the file's numbers; sign and offset come after the coupling.
    column.scale = *factor * *scale;
    column.offset = *offset;
    // Kelvin to °C; no other signal has a unit with a zero of its own.
    const std::string lower = lower_case(unit);
    const bool kelvin = lower == "k", warmth = kelvin || lower == "c" || lower == "°c" || lower == "degc";
    if (warmth && kind != kTemperature)
      return error(ErrorCode::Unsupported, std::string(kSymbols[kind]) + " in a unit of temperature, \"" + unit + "\"");
    if (kind == kTemperature && kelvin) {
      column.offset -= kZeroCelsius;
      if (j == 0) plan.conversions.emplace_back("temperature: K to °C");
    }
    made[kind]->sign.push_back(*sign);
    // What was changed is told once per signal, and per joint where joints differ.
    if (j == 0 && *factor != 1) plan.conversions.push_back(std::string(kSymbols[kind]) + ": " + unit + " to SI");
    // A position in units of length is that of a sliding joint.
    if (kind == 0 && (unit == "m" || unit == "mm" || unit == "cm")) plan.position_units[j] = "m";
    if (*sign < 0)
      plan.conversions.push_back(std::string(kSymbols[kind]) + ": sign of " + plan.joints[j] + " reversed");
    if (*offset != 0) {
      plan.conversions.push_back(std::string(kSymbols[kind]) + ": " + significant(*offset, 6) + " added to " +
                                 plan.joints[j]);
    }
  }
  if (!channel.scale.empty()) plan.conversions.push_back(std::string(kSymbols[kind]) + ": scaled");
  return std::nullopt;
}

// The matrix from the motors' side to the joints'. With q_motor = R q: q = R⁻¹ q_motor; torques: tau = R_tau tau_motor.
std::optional<Error> Resolver::set_mix(std::size_t kind) {
  // A torque that is computed from currents is on the motor's side when the currents are.
  if (!given[kind]->motor_side) return std::nullopt;
  const auto n = static_cast<Eigen::Index>(plan.joints.size());
  const bool torque = kind >= 3;
  // Without a matrix both are diag(gear).
  Matrix mix = torque ? mapping.joint_from_motor_torque : mapping.motor_from_joint;
  if (mix.size() == 0) {
    if (std::ssize(mapping.gear) != n) {
      return error(ErrorCode::Meaning,
                   std::string(kSymbols[kind]) + " is on the motor side: gear needs one ratio per joint",
                   "Give gear, or motor_from_joint and joint_from_motor_torque.");
    }
    mix = Eigen::Map<const Vector>(mapping.gear.data(), n).asDiagonal();
  }
  if (mix.rows() != n || mix.cols() != n) {
    return error(ErrorCode::Meaning, "the coupling matrix is not " + std::to_string(n) + " × " + std::to_string(n));
  }
  // Motions go the other way than torques, so their matrix is inverted.
  if (!torque) {
    const Eigen::FullPivLU<Matrix> lu(mix);
    if (!lu.isInvertible()) return error(ErrorCode::Meaning, "motor_from_joint (or gear) cannot be inverted");
    mix = lu.inverse();
  }
  made[kind]->mix = mix;
  plan.conversions.push_back(std::string(kSymbols[kind]) + ": motor side to joint side");
  return std::nullopt;
}

// One kind of signal: its columns, their scales, and the coupling.
std::optional<Error> Resolver::fill(std::size_t kind) {
  auto failed = given[kind]->present() ? fill_from_mapping(kind) : std::optional<Error>{};
  // Names are guessed only where no mapping speaks of columns at all.
  if (!given[kind]->present() && !mapping.q.present()) failed = fill_from_names(kind);
  if (failed || made[kind]->columns.empty()) return failed;
  if (auto problem = set_scales(kind)) return problem;
  return set_mix(kind);
}

}  // namespace

// Time, nanoseconds and every signal's columns.
std::vector<char> Plan::wanted(std::size_t columns) const {
  std::vector<char> out(columns, 0);
  if (time >= 0) out[static_cast<std::size_t>(time)] = 1;
  if (nanoseconds >= 0) out[static_cast<std::size_t>(nanoseconds)] = 1;
  for (const Channel* channel : {&q, &v, &a, &tau, &current, &temperature}) {
    for (const auto& column : channel->columns) out[static_cast<std::size_t>(column.index)] = 1;
  }
  return out;
}

std::string Plan::unused_text() const {
  constexpr std::ptrdiff_t kShown = 6;
  const auto shown = std::min(kShown, std::ssize(unused));
  std::string text = std::to_string(unused.size()) + (unused.size() == 1 ? " column" : " columns") + " not used: ";
  text += join({unused.begin(), unused.begin() + shown}, ", ");
  return shown < std::ssize(unused) ? text + ", …" : text;
}

Result<Plan> make_plan(const std::vector<std::string>& names, const Mapping& given, const std::string& where) {
  Mapping mapping = given;
  std::vector<std::string> doubts;
  // A preset fills what the mapping leaves open.
  if (!given.preset.empty()) {
    const auto fit = fit_preset(given.preset, names, where);
    if (!fit) return fit.error();
    mapping = completed(given, fit->mapping);
    for (const Finding& doubt : fit->doubts) doubts.push_back(doubt.message);
  }
  // Joints first: everything else is per joint. Units of position are radians until a column says metres.
  Resolver resolver(names, mapping, where);
  if (auto failed = resolver.find_joints()) return *failed;
  resolver.plan.position_units.assign(resolver.plan.joints.size(), "rad");
  if (auto failed = resolver.find_time()) return *failed;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if (auto failed = resolver.fill(kind)) return *failed;
  }
  Plan& plan = resolver.plan;
  plan.conversions.insert(plan.conversions.end(), doubts.begin(), doubts.end());
  // Without positions nothing can be computed.
  if (plan.q.columns.empty()) return Error{ErrorCode::NotFound, "no joint position columns", where, ""};
  // Torques from currents only where no torque was measured. The torque constant holds at the motor: the torques get
  // the currents' coupling, the currents themselves stay as measured.
  if (!mapping.torque_constant.empty() && plan.tau.columns.empty() && !plan.current.columns.empty()) {
    if (mapping.torque_constant.size() != plan.joints.size()) {
      return Error{ErrorCode::Meaning, "torque_constant needs one entry per joint", where, ""};
    }
    plan.torque_constant = mapping.torque_constant;
    plan.tau.mix = plan.current.mix;
    plan.conversions.push_back("tau: from current by torque constants");
  }
  plan.current.mix.resize(0, 0);
  plan.gain_covariance = mapping.gain_covariance;
  const auto joints = static_cast<Eigen::Index>(plan.joints.size());
  // Its rows are joints, so it must fit them.
  if (plan.gain_covariance.size() > 0 && plan.gain_covariance.rows() != joints)
    return Error{ErrorCode::Meaning, "gain_covariance needs one row and one column per joint", where, ""};
  // Columns that serve nothing are named to the user: one of them may be the torque.
  for (std::size_t c = 0; c < names.size(); ++c) {
    if (resolver.used[c] == 0) plan.unused.push_back(names[c]);
  }
  return std::move(plan);
}

namespace {

// sign · mix · (scale · file) + offset for a block of rows.
Matrix convert(const Plan::Channel& channel, const RowMatrix& values, Eigen::Index rows) {
  const auto n = static_cast<Eigen::Index>(channel.columns.size());
  Matrix out(rows, n);
  for (Eigen::Index j = 0; j < n; ++j) {
    // Factors of 1 are skipped: most logs are in SI.
    const auto& column = channel.columns[static_cast<std::size_t>(j)];
    out.col(j) = values.col(column.index).head(rows);
    if (column.scale != 1) out.col(j) *= column.scale;
  }
  if (channel.mix.size() > 0) out = (out * channel.mix.transpose()).eval();
  for (Eigen::Index j = 0; j < n; ++j) {
    const auto at = static_cast<std::size_t>(j);
    if (channel.sign[at] != 1) out.col(j) *= channel.sign[at];
    if (channel.columns[at].offset != 0) out.col(j).array() += channel.columns[at].offset;
  }
  return out;
}

// tau = R_tau Σ_k c_k i^(k+1).
Matrix torque_from_current(const Plan& plan, const Matrix& current) {
  Matrix out(current.rows(), current.cols());
  for (Eigen::Index j = 0; j < current.cols(); ++j) {
    // Horner's scheme from the highest power.
    const auto& coefficients = plan.torque_constant[static_cast<std::size_t>(j)];
    out.col(j).setZero();
    for (std::size_t k = coefficients.size(); k-- > 0;) {
      out.col(j).array() = (out.col(j).array() + coefficients[k]) * current.col(j).array();
    }
  }
  if (plan.tau.mix.size() > 0) out = (out * plan.tau.mix.transpose()).eval();
  return out;
}

// Adds rows to a channel that may not exist yet.
void append_block(const Matrix& block, Eigen::Index at, std::optional<Matrix>& channel) {
  if (!channel) channel.emplace(0, block.cols());
  channel->conservativeResize(at + block.rows(), block.cols());
  channel->bottomRows(block.rows()) = block;
}

}  // namespace

void append_rows(const Plan& plan, const RowMatrix& values, Eigen::Index rows, Eigen::Index first_row,
                 Recording& recording) {
  // Time from its column, with nanoseconds where they are separate, or from the row number t = k / rate.
  const Eigen::Index at = recording.size();
  recording.time.conservativeResize(at + rows);
  if (plan.time >= 0) {
    recording.time.tail(rows) = values.col(plan.time).head(rows);
    if (plan.time_scale != 1) recording.time.tail(rows) *= plan.time_scale;
    if (plan.nanoseconds >= 0) recording.time.tail(rows) += 1e-9 * values.col(plan.nanoseconds).head(rows);
  } else {
    for (Eigen::Index k = 0; k < rows; ++k) recording.time[at + k] = static_cast<double>(first_row + k) / plan.rate;
  }
  // Then each signal that the plan has.
  const Matrix q = convert(plan.q, values, rows);
  recording.q.conservativeResize(at + rows, q.cols());
  recording.q.bottomRows(rows) = q;
  if (!plan.v.columns.empty()) append_block(convert(plan.v, values, rows), at, recording.v);
  if (!plan.a.columns.empty()) append_block(convert(plan.a, values, rows), at, recording.a);
  if (!plan.tau.columns.empty()) append_block(convert(plan.tau, values, rows), at, recording.tau);
  if (!plan.temperature.columns.empty())
    append_block(convert(plan.temperature, values, rows), at, recording.temperature);
  if (!plan.current.columns.empty()) {
    const Matrix current = convert(plan.current, values, rows);
    append_block(current, at, recording.current);
    if (!plan.torque_constant.empty()) append_block(torque_from_current(plan, current), at, recording.tau);
  }
}

Result<Recording> make_recording(const Table& table, const Mapping& mapping) {
  auto plan = make_plan(table.names, mapping, table.file);
  if (!plan) return plan.error();
  Recording out;
  // What is known of the file and of its conversions goes along.
  out.joints = plan->joints;
  out.position_units = plan->position_units;
  out.epoch_ns = table.epoch_ns;
  out.source = table.file;
  out.checksum = table.checksum;
  out.conversions = table.conversions;
  out.conversions.insert(out.conversions.end(), plan->conversions.begin(), plan->conversions.end());
  if (!plan->unused.empty()) out.conversions.push_back(plan->unused_text());
  out.ledger = table.ledger;
  out.gain_covariance = plan->gain_covariance;
  append_rows(*plan, table.values, table.values.rows(), 0, out);
  if (out.size() == 0) return Error{ErrorCode::Meaning, "no rows of numbers", table.file, ""};
  return out;
}

}  // namespace armature::recording
