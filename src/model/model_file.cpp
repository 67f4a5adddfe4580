// model.json: read and write.
#include "armature/files.hpp"
#include "armature/model.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "core/json_text.hpp"
#include "dynamics/term_check.hpp"
#include "model/json.hpp"

namespace armature {
namespace {

// 2: the noise model; noise_nm is one raw sample's. In version 1 it was that of the mean over periods.
constexpr int kVersion = 2;

// The text of the robot file, line by line, so that a person can read it inside JSON.
Json robot_to_json(const Robot& robot) {
  Json lines = Json::array();
  for (const std::string& line : split(write_robot_yaml(robot), '\n')) lines.push_back(line);
  return lines;
}

// The robot's text put together again and read like a robot file.
Robot robot_from_json(const Json& json, const std::string& name) {
  if (!json.is_array()) throw JsonMisfit("'robot' is not a list of lines");
  std::vector<std::string> lines;
  for (const Json& line : json) {
    if (!line.is_string()) throw JsonMisfit("'robot' is not a list of lines");
    lines.push_back(line.get<std::string>());
  }
  auto robot = parse_robot_yaml(join(lines, "\n"), name);
  if (!robot) throw JsonMisfit("the robot in it: " + robot.error().text());
  return *std::move(robot);
}

// Names with values, then the covariance in the same order.
Json base_to_json(const IdentifiedModel& model) {
  Json values = Json::object();
  for (std::size_t i = 0; i < model.base_names.size(); ++i) {
    values[model.base_names[i]] = number_to_json(model.base[static_cast<Eigen::Index>(i)]);
  }
  return {{"values", values}, {"covariance", symmetric_to_json(model.base_covariance)}};
}

// The same for the parameters that were kept.
Json essential_to_json(const IdentifiedModel& model) {
  Json values = Json::object();
  for (std::size_t i = 0; i < model.essential->kept.size(); ++i) {
    const auto kept = static_cast<std::size_t>(model.essential->kept[i]);
    values[model.base_names.at(kept)] = number_to_json(model.essential->values[static_cast<Eigen::Index>(i)]);
  }
  return {{"values", values}, {"covariance", symmetric_to_json(model.essential->covariance)}};
}

// Each standard parameter with its deviation, unit and origin.
Json physical_to_json(const IdentifiedModel& model) {
  const TorqueModel torque_model(model.robot, model.terms);
  Json list = Json::object();
  for (int i = 0; i < torque_model.parameter_count(); ++i) {
    const Parameter& p = torque_model.parameters()[static_cast<std::size_t>(i)];
    list[p.name] = {{"value", number_to_json(model.physical->pi[i])},
                    {"sigma", number_to_json(model.physical->sigma[i])},
                    {"unit", p.unit},
                    {"standing", to_string(model.physical->origin[static_cast<std::size_t>(i)])}};
  }
  return list;
}

// What made the model: version, command, seed, inputs and what was done to the data.
Json provenance_to_json(const Provenance& provenance) {
  Json inputs = Json::array();
  for (const InputFile& input : provenance.inputs) inputs.push_back({{"name", input.name}, {"sha256", input.checksum}});
  return {{"version", provenance.version},
          {"command", provenance.command},
          {"seed", provenance.seed},
          {"inputs", inputs},
          {"ledger", provenance.ledger}};
}

// Joint by joint, then the tail of the observer's residual.
Json noise_to_json(const NoiseModel& noise) {
  Json joints = Json::array();
  for (const JointNoise& j : noise.joints) {
    joints.push_back({{"sample_nm", number_to_json(j.sample)},
                      {"colour", to_json(j.colour)},
                      {"unmodelled_nm", number_to_json(j.unmodelled)},
                      {"memory_s", number_to_json(j.memory_s)},
                      {"near_reversal", number_to_json(j.near_reversal)},
                      {"fast", number_to_json(j.fast)},
                      {"loaded", number_to_json(j.loaded)}});
  }
  const ExceedanceTail& t = noise.tail;
  return {{"source", to_string(noise.source)},
          {"rate_hz", number_to_json(noise.rate_hz)},
          {"bandwidth_hz", number_to_json(noise.bandwidth_hz)},
          {"joints", joints},
          {"tail",
           {{"seconds", number_to_json(t.seconds)},
            {"level", number_to_json(t.level)},
            {"events", number_to_json(t.events)},
            {"scale", number_to_json(t.scale)},
            {"largest", number_to_json(t.largest)}}}};
}

// The same keys as noise_to_json; a source that is not known is an error.
NoiseModel read_noise(const Json& json) {
  NoiseModel noise;
  const auto number = [](const Json& from, const char* key) { return number_from_json(member(from, key), key); };
  const Json& source = member(json, "source");
  bool known = false;
  for (auto s : {NoiseModel::Source::Periods, NoiseModel::Source::LeftOut, NoiseModel::Source::Residuals}) {
    if (source == to_string(s)) noise.source = s, known = true;
  }
  if (!known) throw JsonMisfit("noise source " + source.dump() + " is not known");
  noise.rate_hz = number(json, "rate_hz"), noise.bandwidth_hz = number(json, "bandwidth_hz");
  for (const Json& j : member(json, "joints")) {
    noise.joints.push_back({number(j, "sample_nm"), vector_from_json(member(j, "colour"), "colour"),
                            number(j, "unmodelled_nm"), number(j, "memory_s"), number(j, "near_reversal"),
                            number(j, "fast"), number(j, "loaded")});
  }
  // The tail of quiet motion, which the monitor's level is made from.
  const Json& t = member(json, "tail");
  noise.tail = {number(t, "seconds"), number(t, "level"), number(t, "events"), number(t, "scale"),
                number(t, "largest")};
  return noise;
}

// The sensitivity column by column: one joint each.
Json gain_error_to_json(const GainError& error) {
  Json columns = Json::array();
  for (Eigen::Index j = 0; j < error.sensitivity.cols(); ++j)
    columns.push_back(to_json(Vector(error.sensitivity.col(j))));
  return {{"covariance", symmetric_to_json(error.covariance)}, {"sensitivity", columns}};
}

GainError read_gain_error(const Json& json) {
  GainError error{symmetric_from_json(member(json, "covariance"), "covariance of the drive gains"), {}};
  const Json& columns = member(json, "sensitivity");
  if (!columns.is_array() || columns.empty()) throw JsonMisfit("the drive gains' sensitivity is not a list");
  // All columns have the length of the first.
  for (const Json& column : columns) {
    const Vector values = vector_from_json(column, "sensitivity");
    if (error.sensitivity.cols() > 0 && values.size() != error.sensitivity.rows())
      throw JsonMisfit("the drive gains' sensitivity has columns of different lengths");
    error.sensitivity.conservativeResize(values.size(), error.sensitivity.cols() + 1);
    error.sensitivity.rightCols(1) = values;
  }
  return error;
}

// The order of the names in the file is the order of the parameters.
void read_base(const Json& json, IdentifiedModel& model) {
  const Json& values = member(json, "values");
  if (!values.is_object()) throw JsonMisfit("the base parameters are not names and values");
  model.base.resize(static_cast<Eigen::Index>(values.size()));
  for (const auto& [name, value] : values.items()) {
    model.base[static_cast<Eigen::Index>(model.base_names.size())] = number_from_json(value, name);
    model.base_names.push_back(name);
  }
  model.base_covariance = symmetric_from_json(member(json, "covariance"), "base covariance");
}

// Indices by name, so that only base parameters can be essential.
EssentialSet read_essential(const Json& json, const std::vector<std::string>& base_names) {
  EssentialSet set;
  const Json& values = member(json, "values");
  if (!values.is_object()) throw JsonMisfit("the essential parameters are not names and values");
  set.values.resize(static_cast<Eigen::Index>(values.size()));
  for (const auto& [name, value] : values.items()) {
    const auto at = std::find(base_names.begin(), base_names.end(), name);
    if (at == base_names.end()) throw JsonMisfit("essential parameter '" + name + "' is not a base parameter");
    set.values[static_cast<Eigen::Index>(set.kept.size())] = number_from_json(value, name);
    set.kept.push_back(static_cast<int>(at - base_names.begin()));
  }
  set.covariance = symmetric_from_json(member(json, "covariance"), "essential covariance");
  return set;
}

Origin read_origin(const Json& json) {
  for (auto origin : {Origin::Measured, Origin::Prior, Origin::Fixed}) {
    if (json == to_string(origin)) return origin;
  }
  throw JsonMisfit("standing " + json.dump() + " is not known");
}

// By the names of robot and terms; one that is missing is an error.
PhysicalSet read_physical(const Json& json, const IdentifiedModel& model) {
  const TorqueModel torque_model(model.robot, model.terms);
  PhysicalSet set;
  set.pi.resize(torque_model.parameter_count());
  set.sigma.resize(torque_model.parameter_count());
  for (int i = 0; i < torque_model.parameter_count(); ++i) {
    const std::string& name = torque_model.parameters()[static_cast<std::size_t>(i)].name;
    const Json& entry = member(json, name);
    set.pi[i] = number_from_json(member(entry, "value"), name);
    set.sigma[i] = number_from_json(member(entry, "sigma"), name);
    set.origin.push_back(read_origin(member(entry, "standing")));
  }
  return set;
}

// Values of another type throw Json::exception, which parse_model turns into an error.
Provenance read_provenance(const Json& json) {
  Provenance provenance;
  provenance.version = member(json, "version").get<std::string>();
  provenance.command = member(json, "command").get<std::string>();
  provenance.seed = member(json, "seed").get<std::uint64_t>();
  for (const Json& input : member(json, "inputs")) {
    provenance.inputs.push_back({member(input, "name").get<std::string>(), member(input, "sha256").get<std::string>()});
  }
  provenance.ledger = member(json, "ledger").get<std::vector<std::string>>();
  return provenance;
}

// The checksum is that of the text without it. A file without one (older, or edited on purpose) is taken.
bool checksum_fits(Json json) {
  if (!json.contains("sha256")) return true;
  const Json stored = json["sha256"];
  json.erase("sha256");
  return stored == checksum(pretty(json));
}

IdentifiedModel read(const Json& json, const std::string& name) {
  IdentifiedModel model;
  model.robot = robot_from_json(member(json, "robot"), name);
  model.terms = terms_from_json(member(json, "terms"));
  // Before anything is computed with them: a joint number beyond the robot reads memory that is not ours.
  if (const auto wrong = terms_problem(model.terms, model.robot))
    throw JsonMisfit(wrong->where + ": " + wrong->message);
  read_base(member(json, "base"), model);
  // Parts that a model may lack, and those that older files do not have.
  if (json.contains("essential")) model.essential = read_essential(json["essential"], model.base_names);
  if (json.contains("physical")) model.physical = read_physical(json["physical"], model);
  // One number per joint.
  model.noise = vector_from_json(member(json, "noise_nm"), "noise_nm");
  model.residual = vector_from_json(member(json, "residual_nm"), "residual_nm");
  if (json.contains("noise")) model.noise_model = read_noise(json["noise"]);
  if (json.contains("drive_gains")) model.gain_error = read_gain_error(json["drive_gains"]);
  if (json.contains("torque_scale_covariance"))
    model.scale_covariance = symmetric_from_json(json["torque_scale_covariance"], "covariance of the torque scales");
  // Older files have one deviation for all joints.
  if (json.contains("torque_scale_deviation")) {
    const double deviation = number_from_json(json["torque_scale_deviation"], "torque_scale_deviation");
    const auto n = static_cast<Eigen::Index>(model.robot.joint_count());
    if (deviation != 0) model.scale_covariance = deviation * deviation * Matrix::Identity(n, n);
  }
  model.provenance = read_provenance(member(json, "provenance"));
  return model;
}

}  // namespace

std::string write_model(const IdentifiedModel& model) {
  // What a person looks for first is at the top; the long matrices follow.
  Json json = {{"format", "armature model"}, {"format_version", kVersion}, {"joints", model.robot.joint_names()}};
  json["noise_nm"] = to_json(model.noise);
  json["residual_nm"] = to_json(model.residual);
  if (model.noise_model) json["noise"] = noise_to_json(*model.noise_model);
  if (model.gain_error) json["drive_gains"] = gain_error_to_json(*model.gain_error);
  if (model.scale_covariance.size() > 0) json["torque_scale_covariance"] = symmetric_to_json(model.scale_covariance);
  json["provenance"] = provenance_to_json(model.provenance);
  if (model.physical) json["physical"] = physical_to_json(model);
  json["base"] = base_to_json(model);
  if (model.essential) json["essential"] = essential_to_json(model);
  json["terms"] = to_json(model.terms);
  json["robot"] = robot_to_json(model.robot);
  // The checksum of the rest is on a line that can be deleted without breaking the JSON: not the last one.
  Json summed = {{"format", json["format"]}, {"sha256", checksum(pretty(json))}};
  for (const auto& [key, value] : json.items()) summed[key] = value;
  return pretty(summed);
}

Result<IdentifiedModel> parse_model(const std::string& text, const std::string& name) {
  const std::string hint = "The file was edited or damaged; identify again or take a backup.";
  // A recording or a robot in the place of the model: not damaged, another kind of file.
  if (!text.empty() && text.find_first_not_of(" \t\r\n") != std::string::npos &&
      text[text.find_first_not_of(" \t\r\n")] != '{') {
    return Error{ErrorCode::Meaning, "it is not an Armature model", name,
                 "Give a model.json or the directory that holds it, then the recordings."};
  }
  // Valid JSON, of this format, of a version that is known, unchanged since it was written: in this order.
  const auto parsed = parse_json(text, name, hint);
  if (!parsed) return parsed.error();
  Json json = *parsed;
  if (!json.is_object() || !json.contains("format") || json["format"] != "armature model") {
    return Error{ErrorCode::Meaning, "it is not an Armature model", name,
                 "Give a model.json or the directory that holds it."};
  }
  try {
    // Newer files may mean something else by the same keys.
    if (const int version = integer_of(json, "format_version"); version < 1 || version > kVersion) {
      return Error{
          ErrorCode::Unsupported,
          "its format is version " + std::to_string(version) + ", this Armature reads 1 to " + std::to_string(kVersion),
          name, version < 1 ? hint : "Update Armature."};
    }
    if (!checksum_fits(json)) {
      return Error{ErrorCode::Meaning, "its checksum does not match its content", name,
                   "Take a backup. If you changed it on purpose, delete the line that begins with \"sha256\"."};
    }
    IdentifiedModel model = read(json, name);
    // Version 1 stored another noise under this name (kVersion).
    if (json["format_version"] == 1) model.noise.resize(0);
    // Well-formed is not enough: the parts must fit together.
    if (auto error = model.problem()) {
      error->where = name + ": " + error->where;
      return *error;
    }
    return model;
  } catch (const Json::exception&) {
    return Error{ErrorCode::Meaning, "a value in it has the wrong type", name, hint};
  } catch (const JsonMisfit& error) {
    return Error{ErrorCode::Meaning, error.what(), name, hint};
  }
}

// A directory means the model.json in it.
Result<IdentifiedModel> load_model(const std::filesystem::path& path) {
  const auto file = std::filesystem::is_directory(path) ? path / "model.json" : path;
  // A directory without a model deserves a clearer message than a missing file.
  if (file != path && !std::filesystem::exists(file)) {
    return Error{ErrorCode::FileMissing, "this directory holds no model", path.string(),
                 "Give the directory that `armature identify --out DIR` wrote."};
  }
  auto text = read_file(file);
  if (!text) return text.error();
  return parse_model(*text, file.string());
}

}  // namespace armature
