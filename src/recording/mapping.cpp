// Mapping files.
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>

#include "armature/files.hpp"
#include "armature/mapping.hpp"
#include "armature/text.hpp"
#include "robot/yaml_guard.hpp"

namespace armature {
namespace {

// No unit, gear or rate is larger.
constexpr double kLargest = 1e12;

// A mapping file being read; the first thing that is wrong ends it.
class Reader {
 public:
  Reader(const YAML::Node& root, std::string where) : root_(root), where_(std::move(where)) {}

  Result<Mapping> read() {
    // Every key must be known: a mistyped one would be silently without effect.
    known(root_, {"format",
                  "delimiter",
                  "decimal",
                  "header",
                  "skip_lines",
                  "topic",
                  "time",
                  "rate_hz",
                  "side_by_side",
                  "joints",
                  "q",
                  "v",
                  "a",
                  "tau",
                  "current",
                  "temperature",
                  "gear",
                  "motor_from_joint",
                  "joint_from_motor_torque",
                  "torque_constant",
                  "gain_covariance",
                  "preset"});
    // The preset must exist.
    out_.preset = text(root_["preset"], "");
    const auto presets = mapping_presets();
    if (!out_.preset.empty() && std::find(presets.begin(), presets.end(), out_.preset) == presets.end())
      fail("no preset is called \"" + out_.preset + "\"", root_["preset"], "Use one of " + join(presets, ", ") + ".");
    // How the file is written.
    out_.format = text(root_["format"], "");
    out_.delimiter = character(root_["delimiter"]);
    out_.decimal = character(root_["decimal"]);
    if (root_["header"]) out_.header = root_["header"].as<bool>();
    if (root_["skip_lines"]) out_.skip_lines = root_["skip_lines"].as<int>();
    out_.topic = text(root_["topic"], "");
    if (root_["rate_hz"]) out_.rate = root_["rate_hz"].as<double>();
    if (root_["side_by_side"]) out_.side_by_side = root_["side_by_side"].as<bool>();
    // What its columns mean.
    read_time(root_["time"]);
    out_.joints = texts(root_["joints"]);
    read_channel("q", out_.q);
    read_channel("v", out_.v);
    read_channel("a", out_.a);
    read_channel("tau", out_.tau);
    read_channel("current", out_.current);
    read_channel("temperature", out_.temperature);
    // From motor to joint, and from current to torque.
    out_.gear = numbers(root_["gear"]);
    out_.motor_from_joint = matrix("motor_from_joint");
    out_.joint_from_motor_torque = matrix("joint_from_motor_torque");
    out_.gain_covariance = matrix("gain_covariance");
    // Per joint one constant, or coefficients of i, i², ….
    if (const YAML::Node constants = root_["torque_constant"]) {
      if (!constants.IsSequence()) fail("torque_constant is not a list with one entry per joint", constants);
      for (const auto& joint : constants) out_.torque_constant.push_back(numbers(joint));
    }
    // Numbers that would make no sense later are refused here, where the line is known.
    if (!(out_.rate >= 0 && out_.rate <= kLargest)) fail("rate_hz is not a positive number", root_["rate_hz"]);
    if (out_.skip_lines < 0) fail("skip_lines is negative", root_["skip_lines"]);
    if (error_) return *error_;
    return out_;
  }

 private:
  // Keeps the first failure, with the line of the node where it has one.
  void fail(const std::string& message, const YAML::Node& node, const std::string& hint = {}) {
    if (error_) return;
    // Lines count from 1 for people, from 0 in yaml-cpp.
    const int line = node.IsDefined() ? node.Mark().line : -1;
    error_ = Error{ErrorCode::Meaning, message, line < 0 ? where_ : where_ + ":" + std::to_string(line + 1),
                   hint.empty() ? "docs/recordings.md lists the keys." : hint};
  }

  // Refuses keys that are not in the list, and proposes the nearest.
  void known(const YAML::Node& node, const std::vector<std::string>& keys) {
    if (!node.IsMap()) return fail("expected keys and values", node);
    for (const auto& entry : node) {
      const auto key = entry.first.as<std::string>();
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
      const auto near = nearest_name(key, keys);
      fail("unknown key \"" + key + "\"", entry.first, near ? "Did you mean \"" + *near + "\"?" : "");
    }
  }

  // The text of a key, or what holds without it.
  static std::string text(const YAML::Node& node, const std::string& otherwise) {
    return node ? node.as<std::string>() : otherwise;
  }

  // One character, or its name; 0 where the file is silent.
  char character(const YAML::Node& node) {
    if (!node) return 0;
    const auto word = node.as<std::string>();
    if (word == "tab" || word == "\\t") return '\t';
    if (word == "space" || word == "white") return ' ';
    if (word == "comma") return ',';
    if (word == "semicolon") return ';';
    if (word.size() != 1) fail("\"" + word + "\" is not one character", node, "Use , ; tab or space.");
    return word.empty() ? '\0' : word.front();
  }

  // One text is a list of one.
  static std::vector<std::string> texts(const YAML::Node& node) {
    if (!node) return {};
    if (node.IsScalar()) return {node.as<std::string>()};
    return node.as<std::vector<std::string>>();
  }

  // Finite numbers of usable size; one number is a list of one.
  std::vector<double> numbers(const YAML::Node& node) {
    if (!node) return {};
    const auto list = node.IsScalar() ? std::vector<double>{node.as<double>()} : node.as<std::vector<double>>();
    for (const double value : list) {
      // NaN fails this test, too.
      if (!(std::abs(value) <= kLargest)) fail("\"" + exact(value) + "\" is not a number that can be used", node);
    }
    return list;
  }

  // A square matrix, written as a list of rows; empty where the file is silent.
  Matrix matrix(const char* key) {
    const YAML::Node node = root_[key];
    if (!node) return {};
    const auto rows = node.as<std::vector<std::vector<double>>>();
    Matrix out(std::ssize(rows), std::ssize(rows));
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (rows[i].size() != rows.size()) {
        fail(std::string(key) + " is not square", node);
        return {};
      }
      for (std::size_t j = 0; j < rows.size(); ++j) {
        if (!(std::abs(rows[i][j]) <= kLargest)) fail(std::string(key) + " holds a number that cannot be used", node);
        out(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = rows[i][j];
      }
    }
    return out;
  }

  // "time: t" or "time: {column: t, unit: ms, nanoseconds: n}".
  void read_time(const YAML::Node& node) {
    if (!node) return;
    if (node.IsScalar()) {
      out_.time_column = node.as<std::string>();
      return;
    }
    known(node, {"column", "unit", "nanoseconds"});
    if (error_) return;
    out_.time_column = text(node["column"], "");
    out_.nanoseconds_column = text(node["nanoseconds"], "");
    out_.time_unit = text(node["unit"], "s");
  }

  // "q: [a, b]" names only the columns; the long form has units, signs and the like.
  void read_channel(const char* key, ChannelMapping& channel) {
    const YAML::Node node = root_[key];
    if (!node) return;
    if (!node.IsMap()) {
      channel.columns = texts(node);
      return;
    }
    known(node, {"columns", "file", "unit", "scale", "sign", "offset", "side"});
    if (error_) return;
    // What is absent leaves its default.
    channel.columns = texts(node["columns"]);
    channel.file = text(node["file"], "");
    channel.unit = text(node["unit"], "");
    channel.scale = numbers(node["scale"]);
    channel.sign = numbers(node["sign"]);
    channel.offset = numbers(node["offset"]);
    // Signals are on the joint's side unless the file says otherwise.
    const std::string side = text(node["side"], "joint");
    if (side != "joint" && side != "motor") fail("side \"" + side + "\" is neither joint nor motor", node["side"]);
    channel.motor_side = side == "motor";
  }

  YAML::Node root_;
  std::string where_;
  Mapping out_;
  std::optional<Error> error_;
};

}  // namespace

Result<Mapping> parse_mapping(const std::string& yaml, const std::string& where) {
  // Refuses YAML that is made to exhaust the parser; 8 levels are more than a mapping needs.
  if (auto wrong = yaml_problem(yaml, where, 8)) return *wrong;
  try {
    // yaml-cpp throws for a value of the wrong type; the mark says where.
    const YAML::Node root = YAML::Load(yaml);
    if (!root.IsMap())
      return Error{ErrorCode::Meaning, "this is not a mapping file: keys and values were expected", where,
                   "docs/recordings.md has an example."};
    return Reader(root, where).read();
  } catch (const YAML::Exception& problem) {
    return Error{ErrorCode::Syntax, problem.msg, where + ":" + std::to_string(problem.mark.line + 1),
                 "docs/recordings.md has an example."};
  }
}

// A mapping file, or the name of a preset where no file has that name.
Result<Mapping> load_mapping(const std::filesystem::path& path) {
  const auto presets = mapping_presets();
  std::error_code failure;
  if (std::find(presets.begin(), presets.end(), path.string()) != presets.end() &&
      !std::filesystem::exists(path, failure)) {
    Mapping mapping;
    mapping.preset = path.string();
    return mapping;
  }
  auto content = read_file(path);
  if (!content) {
    Error error = content.error();
    // A missing file may be a mistyped preset.
    const auto near = nearest_name(path.string(), presets);
    if (error.code == ErrorCode::FileMissing && near) error.hint = "Did you mean the preset " + *near + "?";
    return error;
  }
  return parse_mapping(*content, path.filename().string());
}

namespace {

// A YAML string in double quotes, so that punctuation in a column's name has no meaning.
std::string quoted_text(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

// YAML lists on one line: texts, numbers, and matrices as lists of rows.
std::string list_of(const std::vector<std::string>& words) {
  std::vector<std::string> quoted;
  for (const std::string& word : words) quoted.push_back(quoted_text(word));
  return "[" + join(quoted, ", ") + "]";
}

std::string list_of(const std::vector<double>& numbers) {
  std::vector<std::string> words;
  for (const double x : numbers) words.push_back(exact(x));
  return "[" + join(words, ", ") + "]";
}

std::string list_of(const Matrix& m) {
  std::vector<std::string> rows;
  for (Eigen::Index r = 0; r < m.rows(); ++r) {
    const Vector row = m.row(r);
    rows.push_back(list_of(std::vector<double>(row.begin(), row.end())));
  }
  return "[" + join(rows, ", ") + "]";
}

// The long form of a channel; nothing where all is as without it.
std::string channel_text(const char* key, const ChannelMapping& c) {
  // A channel may have units or signs and no columns: a preset finds those.
  const bool silent = c.scale.empty() && c.sign.empty() && c.offset.empty() && c.unit.empty() && !c.motor_side;
  if (!c.present() && silent) return {};
  std::string out = std::string(key) + ":\n";
  if (c.present()) out += "  columns: " + list_of(c.columns) + "\n";
  if (!c.file.empty()) out += "  file: " + quoted_text(c.file) + "\n";
  if (!c.unit.empty()) out += "  unit: " + quoted_text(c.unit) + "\n";
  if (!c.scale.empty()) out += "  scale: " + list_of(c.scale) + "\n";
  if (!c.sign.empty()) out += "  sign: " + list_of(c.sign) + "\n";
  if (!c.offset.empty()) out += "  offset: " + list_of(c.offset) + "\n";
  if (c.motor_side) out += "  side: motor\n";
  return out;
}

// White space is written as a word, since it cannot be seen.
std::string character_word(char c) {
  if (c == '\t') return "tab";
  if (c == ' ') return "space";
  return quoted_text(std::string(1, c));
}

}  // namespace

std::string write_mapping_yaml(const Mapping& m, const std::vector<std::string>& comments) {
  std::string out;
  // Comments first, then how the file is written, in the order in which the reader has the keys.
  for (const std::string& comment : comments) {
    for (const std::string& line : split(comment, '\n')) out += "# " + line + "\n";
  }
  if (!m.preset.empty()) out += "preset: " + m.preset + "\n";
  if (!m.format.empty()) out += "format: " + m.format + "\n";
  if (m.delimiter != 0) out += "delimiter: " + character_word(m.delimiter) + "\n";
  if (m.decimal != 0) out += "decimal: " + quoted_text(std::string(1, m.decimal)) + "\n";
  if (m.header) out += std::string("header: ") + (*m.header ? "true" : "false") + "\n";
  if (m.skip_lines > 0) out += "skip_lines: " + std::to_string(m.skip_lines) + "\n";
  if (!m.topic.empty()) out += "topic: " + quoted_text(m.topic) + "\n";
  // The time with its unit, so that a reader of the file need not know the preset.
  if (!m.time_column.empty()) {
    out += "time: {column: " + quoted_text(m.time_column) + ", unit: " + quoted_text(m.time_unit);
    if (!m.nanoseconds_column.empty()) out += ", nanoseconds: " + quoted_text(m.nanoseconds_column);
    out += "}\n";
  } else if (m.time_unit != "s") {
    out += "time: {unit: " + quoted_text(m.time_unit) + "}\n";
  }
  if (m.rate > 0) out += "rate_hz: " + exact(m.rate) + "\n";
  if (m.side_by_side) out += "side_by_side: true\n";
  if (!m.joints.empty()) out += "joints: " + list_of(m.joints) + "\n";
  out += channel_text("q", m.q) + channel_text("v", m.v) + channel_text("a", m.a) + channel_text("tau", m.tau) +
         channel_text("current", m.current) + channel_text("temperature", m.temperature);
  // Motor side and torque constants, only where they are given.
  if (!m.gear.empty()) out += "gear: " + list_of(m.gear) + "\n";
  if (m.motor_from_joint.size() > 0) out += "motor_from_joint: " + list_of(m.motor_from_joint) + "\n";
  if (m.joint_from_motor_torque.size() > 0)
    out += "joint_from_motor_torque: " + list_of(m.joint_from_motor_torque) + "\n";
  if (!m.torque_constant.empty()) {
    std::vector<std::string> joints;
    for (const auto& joint : m.torque_constant) joints.push_back(list_of(joint));
    out += "torque_constant: [" + join(joints, ", ") + "]\n";
  }
  if (m.gain_covariance.size() > 0) out += "gain_covariance: " + list_of(m.gain_covariance) + "\n";
  return out;
}

}  // namespace armature
