// Terms by the names people type.
#include "armature/terms.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// The Stribeck velocity [rad/s] used where none is given: inside the range found on harmonic drives.
constexpr double kDefaultStribeckVelocity = 0.1;
// The same for the width of a smooth sign: a hundredth of a usual joint speed.
constexpr double kDefaultSmoothVelocity = 0.01;
// The path [rad] along which friction turns over: where the recordings of an LWR4+ fit best.
constexpr double kDefaultPresliding = 3e-3;

Error unknown(const std::string& kind, const std::string& message, const std::string& hint) {
  return {ErrorCode::Usage, message, "term '" + kind + "'", hint};
}

Result<int> joint_index(const Robot& robot, const std::string& kind, const std::string& text) {
  const auto names = robot.joint_names();
  for (std::size_t j = 0; j < names.size(); ++j) {
    if (names[j] == text) return static_cast<int>(j);
  }
  if (const auto value = parse_integer(text); value && *value >= 1 && *value <= static_cast<long long>(names.size())) {
    return static_cast<int>(*value - 1);
  }
  return unknown(kind, "'" + text + "' is not a joint",
                 "Joints are 1 to " + std::to_string(names.size()) + " or " + join(names, ", ") + ".");
}

Result<Term> with_joints(const Robot& robot, const std::string& kind, const std::vector<std::string>& parts) {
  std::vector<int> joints;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    auto joint = joint_index(robot, kind, parts[i]);
    if (!joint) return joint.error();
    joints.push_back(*joint);
  }
  const std::string& word = parts[0];
  const bool pair = word == "wrist" || word == "rotor-coupling";
  if (joints.size() != (pair ? 2U : 1U)) {
    return unknown(kind, pair ? "two joints are needed" : "one joint is needed",
                   pair ? "Write " + word + ":5:6." : "Write " + word + ":2.");
  }
  if (word == "spring") return linear_spring(robot, joints[0]);
  if (word == "gravity-spring") return gravity_spring(robot, joints[0]);
  if (joints[0] == joints[1]) return unknown(kind, "the two joints are the same", "Write " + word + ":5:6.");
  return word == "wrist" ? wrist_coupling(robot, joints[0], joints[1]) : rotor_coupling(robot, joints[0], joints[1]);
}

Result<Term> make_term(const Robot& robot, const std::string& kind) {
  const auto parts = split(kind, ':');
  const std::string& word = parts[0];
  std::optional<double> number;
  if (parts.size() == 2) number = parse_double(parts[1]);
  const auto numeric = [&](double fallback, bool needed) -> Result<double> {
    if (parts.size() == 1 && !needed) return fallback;
    if (parts.size() != 2 || !number || !(*number >= 0))
      return unknown(kind, "a number that is not negative is needed", "Write " + word + ":0.1.");
    return *number;
  };
  if (word == "viscous" && parts.size() == 1) return viscous_friction(robot);
  if (word == "offset" && parts.size() == 1) return torque_offset(robot);
  if (word == "rotor" && parts.size() == 1) return rotor_inertia(robot);
  if (word == "coulomb" || word == "asymmetric") {
    const auto band = numeric(0, false);
    if (!band) return band.error();
    return word == "coulomb" ? coulomb_friction(robot, *band) : asymmetric_coulomb_friction(robot, *band);
  }
  if (word == "stribeck") {
    const auto velocity = numeric(kDefaultStribeckVelocity, false);
    if (!velocity) return velocity.error();
    return stribeck_friction(robot, *velocity);
  }
  if (word == "smooth") {
    const auto velocity = numeric(kDefaultSmoothVelocity, false);
    if (!velocity) return velocity.error();
    if (*velocity == 0) return unknown(kind, "a velocity of 0 is a jump", "Write coulomb instead.");
    return smooth_coulomb_friction(robot, *velocity);
  }
  if (word == "presliding") {
    const auto length = numeric(kDefaultPresliding, false);
    if (!length) return length.error();
    if (*length == 0) return unknown(kind, "a length of 0 is a jump", "Write coulomb instead.");
    return presliding_friction(robot, *length);
  }
  if (word == "power") {
    const auto exponent = numeric(0, true);
    if (!exponent) return exponent.error();
    return power_friction(robot, *exponent);
  }
  const std::vector<std::string> known = {"viscous", "coulomb",        "asymmetric", "offset",         "rotor",
                                          "spring",  "gravity-spring", "wrist",      "rotor-coupling", "stribeck",
                                          "smooth",  "presliding",     "power"};
  for (const char* jointed : {"spring", "gravity-spring", "wrist", "rotor-coupling"}) {
    if (word == jointed) return with_joints(robot, kind, parts);
  }
  const auto near = nearest_name(word, known);
  return unknown(kind, "there is no such term",
                 (near ? "Did you mean '" + *near + "'? " : "") + "Known: " + join(known, ", ") + ".");
}

}  // namespace

Result<std::vector<Term>> make_terms(const Robot& robot, const std::vector<std::string>& kinds) {
  std::vector<Term> terms;
  for (const auto& kind : kinds) {
    auto term = make_term(robot, kind);
    if (!term) return term.error();
    for (const Term& earlier : terms) {
      if (earlier == *term) return unknown(kind, "it is listed twice", "List each term once.");
      if (earlier.columns.front().parameter.name == term->columns.front().parameter.name)
        return unknown(kind, earlier.kind + " has the same parameters", "List one of the two.");
    }
    terms.push_back(*term);
  }
  return terms;
}

}  // namespace armature
