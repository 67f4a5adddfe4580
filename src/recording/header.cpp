// What column names say.
#include <array>
#include <cctype>
#include <cmath>
#include <map>

#include "armature/text.hpp"
#include "recording/table.hpp"

namespace armature::recording {
namespace {

using Kind = HeaderName::Kind;

// A spelling of a signal and what it means.
struct Prefix {
  const char* text;
  Kind kind;
};

// Longer spellings first, so that "velocity_1" is not "v" of "elocity_1".
constexpr std::array kPrefixes = {
    Prefix{"accelerations", Kind::Acceleration},
    Prefix{"acceleration", Kind::Acceleration},
    Prefix{"temperatures", Kind::Temperature},
    Prefix{"temperature", Kind::Temperature},
    Prefix{"velocities", Kind::Velocity},
    Prefix{"velocity", Kind::Velocity},
    Prefix{"positions", Kind::Position},
    Prefix{"position", Kind::Position},
    Prefix{"torques", Kind::Torque},
    Prefix{"torque", Kind::Torque},
    Prefix{"efforts", Kind::Torque},
    Prefix{"effort", Kind::Torque},
    Prefix{"currents", Kind::Current},
    Prefix{"current", Kind::Current},
    Prefix{"angles", Kind::Position},
    Prefix{"angle", Kind::Position},
    Prefix{"qddot", Kind::Acceleration},
    Prefix{"theta", Kind::Position},
    Prefix{"qdot", Kind::Velocity},
    Prefix{"curr", Kind::Current},
    Prefix{"ddq", Kind::Acceleration},
    Prefix{"qdd", Kind::Acceleration},
    Prefix{"temp", Kind::Temperature},
    Prefix{"acc", Kind::Acceleration},
    Prefix{"vel", Kind::Velocity},
    Prefix{"pos", Kind::Position},
    Prefix{"tau", Kind::Torque},
    Prefix{"eff", Kind::Torque},
    Prefix{"trq", Kind::Torque},
    Prefix{"cur", Kind::Current},
    Prefix{"dq", Kind::Velocity},
    Prefix{"qd", Kind::Velocity},
    Prefix{"q", Kind::Position},
    Prefix{"v", Kind::Velocity},
    Prefix{"a", Kind::Acceleration},
    Prefix{"i", Kind::Current},
};

// The controller's clock before the host's.
constexpr std::array kClocks = {"t_stamp", "stamp", "timestamp", "t",     "time",       "times",   "time_s", "seconds",
                                "sec",     "secs",  "t_s",       "t_bag", "timestamps", "elapsed", "clock"};

// Words between the signal and the joint that say it is not the measurement.
constexpr std::array kModifiers = {"des", "desired", "ref", "reference", "cmd", "command", "target",
                                   "set", "sp",      "err", "error",     "sec", "raw",     "std"};

// "des", "des_3", "des3" and "3_des" are targets; "desk" is a joint's name.
bool has_modifier(const std::string& joint) {
  for (const char* word : kModifiers) {
    // The word must end there: with the name, or before "_", "[" or a digit.
    const std::string text = word;
    // Raw and secondary signals may be the only ones of a log that names them so.
    if (text != "raw" && text != "sec" && joint.ends_with("_" + text)) return true;
    if (joint.rfind(text, 0) != 0) continue;
    if (joint.size() == text.size()) return true;
    const char next = joint[text.size()];
    if (next == '_' || next == '[' || std::isdigit(static_cast<unsigned char>(next)) != 0) return true;
  }
  return false;
}

// "elbow" of "_elbow", "3" of "3", "3" of "[3]"; nothing if the rest goes on like a word.
std::optional<std::string> joint_part(const std::string& rest) {
  // A prefix alone names no joint.
  if (rest.empty()) return std::nullopt;
  if (rest.front() == '[' && rest.back() == ']') return rest.substr(1, rest.size() - 2);
  if (std::isdigit(static_cast<unsigned char>(rest.front())) != 0) return rest;
  if (rest.front() == '_' || rest.front() == '.' || rest.front() == ' ' || rest.front() == ':') {
    const std::string joint(trim(std::string_view(rest).substr(1)));
    if (!joint.empty()) return joint;
  }
  return std::nullopt;
}

// Takes "[deg/s]" or "(deg/s)" off the end, unless it is an index.
std::string take_unit(std::string& name) {
  if (name.size() < 3 || (name.back() != ']' && name.back() != ')')) return {};
  // The bracket that opens it; without one the name is taken as it is.
  const std::size_t open = name.find_last_of(name.back() == ']' ? '[' : '(');
  if (open == std::string::npos) return {};
  const std::string unit(trim(std::string_view(name).substr(open + 1, name.size() - open - 2)));
  // "q[3]" is joint 3, not a unit.
  if (parse_integer(unit)) return {};
  name = std::string(trim(std::string_view(name).substr(0, open)));
  return unit;
}

}  // namespace

HeaderName parse_header_name(const std::string& text) {
  HeaderName out;
  std::string name(trim(text));
  out.unit = take_unit(name);
  // Clocks first: the whole name must match.
  const std::string lower = lower_case(name);
  for (std::size_t rank = 0; rank < kClocks.size(); ++rank) {
    if (lower != kClocks[rank]) continue;
    out.kind = Kind::Time;
    out.time_rank = static_cast<int>(rank);
    return out;
  }
  // Then signals: a known beginning, and a rest that can be a joint.
  for (const auto& prefix : kPrefixes) {
    // The rest keeps its capital letters: it is the joint's name.
    const std::string spelling = prefix.text;
    if (lower.rfind(spelling, 0) != 0) continue;
    const auto joint = joint_part(name.substr(spelling.size()));
    if (!joint) continue;
    out.kind = prefix.kind;
    out.joint = *joint;
    // A stated unit is our own header, where a joint may be called anything.
    out.modified = out.unit.empty() && has_modifier(lower_case(*joint));
    return out;
  }
  return out;
}

// SI value of one unit, and °C for temperatures; upper and lower case do not matter.
std::optional<double> unit_factor(const std::string& unit) {
  constexpr double degree = M_PI / 180;
  constexpr double turn = 2 * M_PI;
  // No unit and counts; time, angle and length; velocities; accelerations; torques and forces; currents.
  static const std::map<std::string, double> table = {{"", 1},
                                                      {"si", 1},
                                                      {"count", 1},
                                                      {"counts", 1},
                                                      {"s", 1},
                                                      {"ms", 1e-3},
                                                      {"us", 1e-6},
                                                      {"µs", 1e-6},
                                                      {"ns", 1e-9},
                                                      {"min", 60},
                                                      {"rad", 1},
                                                      {"mrad", 1e-3},
                                                      {"deg", degree},
                                                      {"degree", degree},
                                                      {"degrees", degree},
                                                      {"°", degree},
                                                      {"rev", turn},
                                                      {"turn", turn},
                                                      {"m", 1},
                                                      {"cm", 1e-2},
                                                      {"mm", 1e-3},
                                                      {"rad/s", 1},
                                                      {"mrad/s", 1e-3},
                                                      {"deg/s", degree},
                                                      {"°/s", degree},
                                                      {"rpm", turn / 60},
                                                      {"rev/s", turn},
                                                      {"m/s", 1},
                                                      {"mm/s", 1e-3},
                                                      {"rad/s^2", 1},
                                                      {"rad/s2", 1},
                                                      {"rad/s²", 1},
                                                      {"deg/s^2", degree},
                                                      {"deg/s2", degree},
                                                      {"deg/s²", degree},
                                                      {"m/s^2", 1},
                                                      {"m/s2", 1},
                                                      {"m/s²", 1},
                                                      {"mm/s^2", 1e-3},
                                                      {"nm", 1},
                                                      {"n·m", 1},
                                                      {"n*m", 1},
                                                      {"n.m", 1},
                                                      {"mnm", 1e-3},
                                                      {"ncm", 1e-2},
                                                      {"knm", 1e3},
                                                      {"n", 1},
                                                      {"kn", 1e3},
                                                      {"a", 1},
                                                      {"ma", 1e-3},
                                                      {"c", 1},
                                                      {"°c", 1},
                                                      {"degc", 1},
                                                      {"k", 1},
                                                      {"1", 1}};
  // "count" has factor 1: the mapping's scale turns counts into SI.
  const auto found = table.find(lower_case(unit));
  if (found == table.end()) return std::nullopt;
  return found->second;
}

}  // namespace armature::recording
