#include <nlohmann/json.hpp>

#include "armature/files.hpp"
#include "armature/information.hpp"

namespace armature {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "armature information";
constexpr int kVersion = 1;

std::vector<double> values_of(const Vector& v) { return {v.data(), v.data() + v.size()}; }

Vector vector_of(const Json& json) {
  const auto values = json.get<std::vector<double>>();
  return Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
}

// The upper triangle, column after column.
Json triangle_json(const Matrix& factor) {
  Json list = Json::array();
  for (Eigen::Index j = 0; j < factor.cols(); ++j) {
    for (Eigen::Index i = 0; i <= j; ++i) list.push_back(factor(i, j));
  }
  return list;
}

Matrix triangle_of(const Json& json, Eigen::Index size) {
  const Vector values = vector_of(json);
  if (values.size() != size * (size + 1) / 2) throw std::runtime_error("a triangle has the wrong size");
  Matrix factor = Matrix::Zero(size, size);
  Eigen::Index at = 0;
  for (Eigen::Index j = 0; j < size; ++j) {
    for (Eigen::Index i = 0; i <= j; ++i) factor(i, j) = values[at++];
  }
  return factor;
}

Json body_json(const Information& info) {
  Json body{{"robot", info.robot},      {"joints", info.joints},           {"parameters", info.parameters},
            {"units", info.units},      {"fingerprint", info.fingerprint}, {"sources", info.sources},
            {"of_joint", Json::array()}};
  if (info.noise_variance) body["noise_variance"] = values_of(*info.noise_variance);
  body["noise_degrees_of_freedom"] = info.noise_degrees_of_freedom;
  if (info.inflation) body["inflation"] = values_of(*info.inflation);
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

Information information_of(const Json& body) {
  Information info;
  info.robot = body.at("robot");
  info.joints = body.at("joints").get<std::vector<std::string>>();
  info.parameters = body.at("parameters").get<std::vector<std::string>>();
  info.units = body.at("units").get<std::vector<std::string>>();
  info.fingerprint = body.at("fingerprint");
  info.sources = body.at("sources").get<std::vector<std::string>>();
  if (body.contains("noise_variance")) info.noise_variance = vector_of(body.at("noise_variance"));
  info.noise_degrees_of_freedom = body.at("noise_degrees_of_freedom");
  if (body.contains("inflation")) info.inflation = vector_of(body.at("inflation"));
  for (const Json& item : body.at("of_joint")) {
    JointInformation j;
    j.columns = item.at("columns").get<std::vector<int>>();
    j.factor = triangle_of(item.at("factor"), static_cast<Eigen::Index>(j.columns.size()));
    j.target = vector_of(item.at("target"));
    j.rest = item.at("rest");
    j.count = item.at("count");
    j.torque_square = item.at("torque_square");
    info.of_joint.push_back(std::move(j));
  }
  return info;
}

}  // namespace

Result<void> save_information(const Information& information, const std::filesystem::path& path) {
  const std::string body = body_json(information).dump();
  const Json head{{"format", kFormat}, {"version", kVersion}, {"sha256", checksum(body)}};
  // The body goes in as the text that was summed.
  std::string text = head.dump();
  text.back() = ',';
  return write_file(path, text + "\"body\":" + body + "}\n");
}

Result<Information> load_information(const std::filesystem::path& path) {
  const auto text = read_file(path);
  if (!text) return text.error();
  const auto refuse = [&](ErrorCode code, const std::string& what) {
    return Error{code, what, path.string(), "make the part again with armature identify --partial"};
  };
  const Json json = Json::parse(*text, nullptr, false);
  if (json.is_discarded()) return refuse(ErrorCode::Syntax, "not a whole information file: it ends or breaks half way");
  if (!json.is_object() || json.value("format", "") != kFormat)
    return refuse(ErrorCode::Syntax, "not an information file: \"format\" is not \"" + std::string(kFormat) + "\"");
  if (json.value("version", 0) != kVersion)
    return refuse(ErrorCode::Unsupported, "version " + std::to_string(json.value("version", 0)) + " of the format; " +
                                              "this program reads version " + std::to_string(kVersion));
  if (!json.contains("body") || json.value("sha256", "") != checksum(json.at("body").dump()))
    return refuse(ErrorCode::Meaning, "its checksum does not match its content");
  try {
    return information_of(json.at("body"));
  } catch (const std::exception& error) {
    return refuse(ErrorCode::Meaning, error.what());
  }
}

}  // namespace armature
