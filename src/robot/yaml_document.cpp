#include "robot/yaml_document.hpp"

#include <algorithm>
#include <set>

#include "armature/text.hpp"
#include "robot/reading.hpp"
#include "robot/yaml_guard.hpp"

namespace armature::reading {
namespace {

// file:line; yaml-cpp counts lines from 0.
std::string line_of(const std::string& file, const YAML::Mark& mark) {
  return mark.is_null() ? file : file + ":" + std::to_string(mark.line + 1);
}

}  // namespace

std::string YamlValue::where() const {
  const std::string line = line_of(*file_, node_.Mark());
  return path_.empty() ? line : line + ": " + path_;
}

// Each key is known and given once: a misspelt key is never skipped.
void YamlValue::expect_map(const std::vector<std::string>& known) const {
  if (!node_.IsMap()) {
    refuse(ErrorCode::Syntax, where(), "a map of keys and values is expected here",
           "Write one 'key: value' per line. Possible keys: " + join(known, ", ") + ".");
  }
  std::set<std::string> seen;
  for (const auto& entry : node_) {
    const YamlValue key_at(entry.first, file_, path_);
    const std::string key = entry.first.IsScalar() ? entry.first.Scalar() : "";
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      refuse(ErrorCode::Syntax, key_at.where(), "the key '" + key + "' is not known", suggestion(key, known));
    }
    if (!seen.insert(key).second) {
      refuse(ErrorCode::Syntax, key_at.where(), "the key '" + key + "' is given twice", "Keep one of them.");
    }
  }
}

bool YamlValue::has(const std::string& key) const { return find(key).has_value(); }

std::optional<YamlValue> YamlValue::find(const std::string& key) const {
  if (!node_.IsMap()) return std::nullopt;
  // Keys are compared as text; a list or a map as a key never matches.
  for (const auto& entry : node_) {
    if (entry.first.IsScalar() && entry.first.Scalar() == key) {
      // The path of the value names it in messages.
      return YamlValue(entry.second, file_, path_.empty() ? key : path_ + ": " + key);
    }
  }
  return std::nullopt;
}

YamlValue YamlValue::at(const std::string& key, const std::string& hint) const {
  if (auto value = find(key)) return *value;
  refuse(ErrorCode::Syntax, where(), "the key '" + key + "' is missing", hint);
}

std::vector<YamlValue> YamlValue::items() const {
  if (!node_.IsSequence()) refuse(ErrorCode::Syntax, where(), "a list is expected here", "Begin each item with '- '.");
  std::vector<YamlValue> list;
  for (std::size_t i = 0; i < node_.size(); ++i) {
    // Items count from 1 in messages.
    std::string path = path_ + "[" + std::to_string(i + 1) + "]";
    // An item with a name is called by it: joints[3] 'elbow'.
    if (const auto name = YamlValue(node_[i], file_, "").find("name"); name && name->node_.IsScalar()) {
      path += " '" + name->node_.Scalar().substr(0, 60) + "'";
    }
    list.emplace_back(node_[i], file_, path);
  }
  return list;
}

std::string YamlValue::text() const {
  if (!node_.IsScalar()) refuse(ErrorCode::Syntax, where(), "a single value is expected here", "Write one word.");
  return node_.Scalar();
}

// One finite number; `unit` is for the message.
double YamlValue::number(const std::string& unit) const {
  if (!node_.IsScalar()) {
    refuse(ErrorCode::Syntax, where(), "a number is expected here", "Write one number in " + unit + ".");
  }
  return reading::number(node_.Scalar(), "the value", unit, where());
}

Vector3 YamlValue::vector3(const std::string& unit) const {
  // Say how many numbers there are instead of three.
  if (!node_.IsSequence() || node_.size() != 3) {
    const std::string got = node_.IsSequence() ? std::to_string(node_.size()) + " given" : "not a list";
    refuse(ErrorCode::Syntax, where(), "three numbers are expected here, " + got,
           "Write [x, y, z]" + (unit.empty() ? "" : " in " + unit) + ".");
  }
  Vector3 v;
  const auto list = items();
  for (int i = 0; i < 3; ++i) v[i] = list[static_cast<std::size_t>(i)].number(unit);
  return v;
}

YamlValue parse_yaml_document(std::string_view text, const std::string& file) {
  // A robot file is five levels deep; more than sixteen is an attack or an accident.
  if (const auto wrong = yaml_problem(text, file, 16)) throw Refusal{*wrong};
  try {
    // The guard has passed: the tree has a bounded size.
    const YAML::Node root = YAML::Load(std::string(text));
    // An empty document is no robot, and no error to yaml-cpp.
    if (!root || root.IsNull()) {
      refuse(ErrorCode::Syntax, file, "the file is empty",
             "Start from a file of the catalogue: armature inspect NAME --yaml.");
    }
    return {root, &file, ""};
  } catch (const YAML::Exception& problem) {
    refuse(ErrorCode::Syntax, line_of(file, problem.mark), "not valid YAML: " + problem.msg,
           "Check indentation, brackets and quotes near this line.");
  }
}

}  // namespace armature::reading
