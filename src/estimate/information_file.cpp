#include "estimate/information_file.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "armature/files.hpp"
#include "core/json_text.hpp"

namespace armature {
namespace {

using Json = nlohmann::ordered_json;

// Names at the head of the file.
constexpr const char* kFormat = "armature information";
constexpr int kVersion = 1;

std::vector<double> values_of(const Vector& v) { return {v.data(), v.data() + v.size()}; }

/// Thrown inside this file only; load_information turns it into an Error.
struct Misfit {
  std::string what;
};

// A finite number of moderate size.
double number_of(const Json& json, const std::string& what) {
  // Sums of their squares must be numbers too.
  constexpr double kLargest = 1e100;
  if (!json.is_number() || !std::isfinite(json.get<double>())) throw Misfit{what + " is not a finite number"};
  if (std::abs(json.get<double>()) > kLargest) throw Misfit{what + " has a number beyond 1e100"};
  return json.get<double>();
}

// A number that is not negative: a count or a sum of squares.
double positive_of(const Json& json, const std::string& what) {
  const double value = number_of(json, what);
  if (value < 0) throw Misfit{what + " is negative"};
  return value;
}

// A list of exactly `size` numbers.
Vector vector_of(const Json& json, Eigen::Index size, const std::string& what) {
  if (!json.is_array() || static_cast<Eigen::Index>(json.size()) != size)
    throw Misfit{what + " has not the expected " + std::to_string(size) + " numbers"};
  Vector values(size);
  for (Eigen::Index i = 0; i < size; ++i) values[i] = number_of(json[static_cast<std::size_t>(i)], what);
  return values;
}

// A deviation, a variance or a factor per joint: none negative.
Vector positive_vector_of(const Json& json, Eigen::Index size, const std::string& what) {
  Vector values = vector_of(json, size, what);
  if (size > 0 && values.minCoeff() < 0) throw Misfit{what + " has a negative number"};
  return values;
}

// A member that must be there.
const Json& member(const Json& json, const char* key) {
  if (!json.is_object() || !json.contains(key)) throw Misfit{"\"" + std::string(key) + "\" is missing"};
  return json[key];
}

std::string text_of(const Json& json, const std::string& what) {
  if (!json.is_string()) throw Misfit{what + " is not a text"};
  return json.get<std::string>();
}

std::vector<std::string> texts_of(const Json& json, const std::string& what) {
  if (!json.is_array()) throw Misfit{what + " is not a list"};
  std::vector<std::string> texts;
  for (const Json& item : json) texts.push_back(text_of(item, what));
  return texts;
}

// Increasing numbers of base parameters.
std::vector<int> columns_of(const Json& json, std::size_t parameters) {
  if (!json.is_array() || json.size() > parameters) throw Misfit{"the columns of a joint are not a list of parameters"};
  // Each is a parameter of this file, and larger than the one before it.
  std::vector<int> columns;
  for (const Json& item : json) {
    if (!item.is_number_unsigned() || item.get<std::uint64_t>() >= parameters)
      throw Misfit{"a column is not one of the " + std::to_string(parameters) + " parameters"};
    const int column = static_cast<int>(item.get<std::uint64_t>());
    if (!columns.empty() && column <= columns.back()) throw Misfit{"the columns of a joint do not increase"};
    columns.push_back(column);
  }
  return columns;
}

// The upper triangle, column after column.
Json triangle_json(const Matrix& factor) {
  Json list = Json::array();
  for (Eigen::Index j = 0; j < factor.cols(); ++j) {
    for (Eigen::Index i = 0; i <= j; ++i) list.push_back(factor(i, j));
  }
  return list;
}

// The same list read back; zeros below the diagonal.
Matrix triangle_of(const Json& json, Eigen::Index size) {
  const Vector values = vector_of(json, size * (size + 1) / 2, "the triangle of a joint");
  Matrix factor = Matrix::Zero(size, size);
  Eigen::Index at = 0;
  for (Eigen::Index j = 0; j < size; ++j) {
    for (Eigen::Index i = 0; i <= j; ++i) factor(i, j) = values[at++];
  }
  return factor;
}

// Everything that the checksum covers. What is not known is left out.
Json body_json(const Information& info) {
  Json body{{"robot", info.robot},
            {"joints", info.joints},
            {"parameters", info.parameters},
            {"units", info.units},
            {"fingerprint", info.fingerprint},
            {"sources", info.sources},
            {"robot_file", info.robot_file},
            {"terms", info.terms},
            {"of_joint", Json::array()}};
  if (info.noise_variance) body["noise_variance"] = values_of(*info.noise_variance);
  body["noise_degrees_of_freedom"] = info.noise_degrees_of_freedom;
  if (info.inflation) body["inflation"] = values_of(*info.inflation);
  // One triangle per joint.
  for (const JointInformation& j : info.of_joint) {
    body["of_joint"].push_back(Json{{"columns", j.columns},
                                    {"factor", triangle_json(j.factor)},
                                    {"target", values_of(j.target)},
                                    {"rest", j.rest},
                                    {"count", j.count},
                                    {"torque_square", j.torque_square}});
  }
  return body;
}

// One joint; sums of squares and counts cannot be negative.
JointInformation joint_of(const Json& item, std::size_t parameters) {
  JointInformation j;
  j.columns = columns_of(member(item, "columns"), parameters);
  const auto size = static_cast<Eigen::Index>(j.columns.size());
  j.factor = triangle_of(member(item, "factor"), size);
  j.target = vector_of(member(item, "target"), size, "the target of a joint");
  j.rest = positive_of(member(item, "rest"), "\"rest\"");
  j.count = positive_of(member(item, "count"), "\"count\"");
  j.torque_square = positive_of(member(item, "torque_square"), "\"torque_square\"");
  return j;
}

// The body read back. Throws Misfit where a part is missing, of another kind or of another size.
Information information_of(const Json& body) {
  Information info;
  info.robot = text_of(member(body, "robot"), "the robot");
  info.joints = texts_of(member(body, "joints"), "the list of joints");
  info.parameters = texts_of(member(body, "parameters"), "the list of parameters");
  info.units = texts_of(member(body, "units"), "the list of units");
  if (info.units.size() != info.parameters.size()) throw Misfit{"there is not one unit per parameter"};
  // Robot and terms may be absent: such a part can be merged, but gives no model.
  info.fingerprint = text_of(member(body, "fingerprint"), "the fingerprint");
  if (body.contains("robot_file")) info.robot_file = text_of(body["robot_file"], "the robot file");
  if (body.contains("terms")) info.terms = texts_of(body["terms"], "the list of terms");
  info.sources = texts_of(member(body, "sources"), "the list of recordings");
  // Noise and inflation have one number per joint.
  const auto n = static_cast<Eigen::Index>(info.joints.size());
  if (body.contains("noise_variance"))
    info.noise_variance = positive_vector_of(body["noise_variance"], n, "the noise variance");
  info.noise_degrees_of_freedom = positive_of(member(body, "noise_degrees_of_freedom"), "the degrees of freedom");
  if (body.contains("inflation")) info.inflation = positive_vector_of(body["inflation"], n, "the inflation");
  // One triangle per joint, over the parameters listed above.
  const Json& joints = member(body, "of_joint");
  if (!joints.is_array() || static_cast<Eigen::Index>(joints.size()) != n)
    throw Misfit{"there is not one part per joint"};
  for (const Json& item : joints) info.of_joint.push_back(joint_of(item, info.parameters.size()));
  return info;
}

}  // namespace

std::string write_information(const Information& information) {
  // Bytes that are not UTF-8 are replaced, so that no name can make writing fail.
  const std::string body = body_json(information).dump(-1, ' ', false, Json::error_handler_t::replace);
  const Json head{{"format", kFormat}, {"version", kVersion}, {"sha256", checksum(body)}};
  // The body goes in as the text that was summed.
  std::string text = head.dump();
  text.back() = ',';
  return text + "\"body\":" + body + "}\n";
}

Result<void> save_information(const Information& information, const std::filesystem::path& path) {
  return write_file(path, write_information(information));
}

Result<Information> load_information(const std::filesystem::path& path) {
  const auto text = read_file(path);
  if (!text) return text.error();
  return parse_information(*text, path.string());
}

Result<Information> parse_information(const std::string& text, const std::string& name) {
  const std::string hint = "Make the part again with armature identify --partial.";
  const auto refuse = [&](ErrorCode code, const std::string& what) { return Error{code, what, name, hint}; };
  // Not JSON at all: the file is damaged or truncated.
  const auto parsed = parse_json(text, name, hint);
  if (!parsed) return parsed.error();
  const Json& json = *parsed;
  // Format and version first: a file of another kind gets a message that says so.
  const auto is = [&](const char* key, const Json& value) { return json.contains(key) && json[key] == value; };
  if (!json.is_object() || !is("format", kFormat))
    return refuse(ErrorCode::Syntax, "not an information file: \"format\" is not \"" + std::string(kFormat) + "\"");
  if (!is("version", kVersion))
    return refuse(ErrorCode::Unsupported, "a version of the format that this program does not read; it reads version " +
                                              std::to_string(kVersion));
  // Then the checksum over the body as it would be written again.
  if (!json.contains("body") || !is("sha256", checksum(json["body"].dump())))
    return refuse(ErrorCode::Meaning, "its checksum does not match its content");
  try {
    return information_of(json["body"]);
  } catch (const Misfit& misfit) {
    return refuse(ErrorCode::Meaning, misfit.what);
  }
}

}  // namespace armature
