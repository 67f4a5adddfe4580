// Terms by the names people type.
#include <algorithm>

#include "armature/term_kinds.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// A mistake in what was typed, with what to write instead.
Error unknown(const std::string& kind, const std::string& message, const std::string& hint) {
  return {ErrorCode::Usage, message, "term '" + kind + "'", hint};
}

// A joint by its name, or by its number from 1.
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

// How the term is written, for a hint: spring:2, wrist:5:6, stribeck:0.1, ripple:2:200.
std::string example_of(const TermKind& kind) {
  std::string text = kind.word;
  if (kind.joints == 1) text += ":2";
  if (kind.joints == 2) text += ":5:6";
  if (kind.number != TermKind::Number::None) text += kind.joints > 0 ? ":200" : ":0.1";
  return "Write " + text + ".";
}

// "stribeck:0.1" or "wrist:5:6": a term as its kind makes it, for all joints that it acts on.
Result<Term> make_whole_term(const Robot& robot, const std::string& text) {
  const auto parts = split(text, ':');
  const TermKind* kind = find_term_kind(parts[0]);
  if (kind == nullptr) {
    // A misspelt name is met with the nearest one that exists.
    std::vector<std::string> known;
    for (const TermKind& one : term_kinds()) known.push_back(one.word);
    const auto near = nearest_name(parts[0], known);
    return unknown(text, "there is no such term",
                   (near ? "Did you mean '" + *near + "'? " : "") + "Known: " + join(known, ", ") + ".");
  }
  // The joints come first, then the number.
  const auto joints = static_cast<std::size_t>(kind->joints);
  const std::size_t most = 1 + joints + (kind->number == TermKind::Number::None ? 0 : 1);
  TermArguments arguments;
  // Too few parts, or too many for this kind.
  if (parts.size() < 1 + joints || (joints > 0 && parts.size() > most))
    return unknown(text, joints == 2 ? "two joints are needed" : "one joint is needed", example_of(*kind));
  if (parts.size() > most && most == 1)
    return unknown(text, "it takes nothing after its name", "Write " + kind->word + ".");
  for (std::size_t i = 1; i <= joints; ++i) {
    const auto joint = joint_index(robot, text, parts[i]);
    if (!joint) return joint.error();
    arguments.joints.push_back(*joint);
  }
  // A coupling needs two different joints.
  if (joints == 2 && arguments.joints[0] == arguments.joints[1])
    return unknown(text, "the two joints are the same", example_of(*kind));
  arguments.number = kind->usual;
  // A number that was given, or that this kind needs.
  if (parts.size() > 1 + joints || kind->number == TermKind::Number::Needed) {
    const auto number = parts.size() == most ? parse_double(parts.back()) : std::nullopt;
    if (!number || !(*number >= 0)) return unknown(text, "a number that is not negative is needed", example_of(*kind));
    // 0 would be another term, or none.
    if (*number == 0 && !kind->zero_means.empty())
      return unknown(text, kind->zero_means, "Write " + kind->instead_of_zero + " instead.");
    arguments.number = *number;
  }
  Term made = kind->make(*kind, robot, arguments);
  if (made.columns.empty())
    return unknown(text, "it acts on no joint of this robot", "Leave it out: gravity loads no joint.");
  return made;
}

// "stribeck:0.1@2@5": the term of all joints, for joints 2 and 5 only.
Result<Term> make_term(const Robot& robot, const std::string& text) {
  const auto places = split(text, '@');
  auto whole = make_whole_term(robot, places[0]);
  if (!whole || places.size() == 1) return whole;
  // A term that names joints as arguments cannot be restricted to joints.
  if (find_term_kind(split(text, ':')[0].substr(0, text.find('@')))->joints > 0)
    return unknown(text, "it names its joints already", "Write " + places[0] + ".");
  std::vector<int> joints;
  for (std::size_t i = 1; i < places.size(); ++i) {
    const auto joint = joint_index(robot, text, places[i]);
    if (!joint) return joint.error();
    joints.push_back(*joint);
  }
  Term some{whole->kind, {}};
  // Columns of the joints that were asked for.
  for (const TermColumn& column : whole->columns) {
    if (std::find(joints.begin(), joints.end(), column.parameter.joint) != joints.end()) some.columns.push_back(column);
  }
  if (some.columns.empty()) return unknown(text, "it does not act on these joints", "Leave it out.");
  return some;
}

// The first parameter that both have; empty: none.
std::string shared_name(const Term& one, const Term& other) {
  for (const TermColumn& a : one.columns) {
    for (const TermColumn& b : other.columns) {
      if (a.parameter.name == b.parameter.name) return a.parameter.name;
    }
  }
  return {};
}

}  // namespace

Result<std::vector<Term>> make_terms(const Robot& robot, const std::vector<std::string>& kinds) {
  std::vector<Term> terms;
  for (const auto& kind : kinds) {
    auto term = make_term(robot, kind);
    if (!term) return term.error();
    // Two terms with one parameter, for example two forms of FC, could not be told apart.
    for (const Term& earlier : terms) {
      if (earlier == *term) return unknown(kind, "it is listed twice", "List each term once.");
      if (!shared_name(earlier, *term).empty())
        return unknown(kind, earlier.kind + " has the same parameters", "List one of the two.");
    }
    terms.push_back(*term);
  }
  return terms;
}

}  // namespace armature
