// Files that Armature writes itself, and anybody may have edited.
#include <nlohmann/json.hpp>

#include "armature/design.hpp"
#include "armature/files.hpp"
#include "armature/information.hpp"
#include "armature/job.hpp"
#include "armature/model.hpp"
#include "armature/robot_file.hpp"
#include "armature/trajectory_file.hpp"
#include "estimate/information_file.hpp"
#include "fuzz/memory_file.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"
#include "jobs/identify_physical.hpp"

namespace armature::fuzz {

void trajectory(std::string_view bytes) {
  const auto file = parse_trajectory(bytes, "fuzz.yaml");
  if (!accepted(file)) return;
  const Trajectory& motion = file->trajectory;
  promise(std::isfinite(motion.duration()) && motion.duration() >= 0, "a duration that is not finite");
  for (const auto& text : {write_trajectory_yaml(*file), write_trajectory_json(*file)}) {
    const auto again = parse_trajectory(text, "written");
    promise(again.has_value(), "the motion we wrote is refused: " + (again ? "" : again.error().text()));
    promise(*again == *file, "the motion we wrote is another one");
  }
}

void design_spec(std::string_view bytes) { (void)accepted(parse_design_spec(bytes, "fuzz.yaml")); }

void model(std::string_view bytes) {
  const auto read = parse_model(std::string(bytes), "model.json");
  if (!accepted(read)) return;
  promise(!read->problem(), "a model with a problem is accepted");
  const auto again = parse_model(write_model(*read), "written.json");
  promise(again.has_value(), "the model we wrote is refused: " + (again ? "" : again.error().text()));
}

void information(std::string_view bytes) {
  (void)accepted(parse_information(std::string(bytes), "information.json"));
  // With the checksum that belongs to it, so that the body is looked at.
  const auto body = nlohmann::ordered_json::parse(bytes, nullptr, false);
  if (body.is_discarded()) return;
  const std::string text(bytes);
  std::string summed;
  try {
    summed = body.dump();
  } catch (const nlohmann::json::exception&) {
    return;
  }
  const auto read = parse_information("{\"format\":\"armature information\",\"version\":1,\"sha256\":\"" +
                                          checksum(summed) + "\",\"body\":" + text + "}",
                                      "information.json");
  if (!accepted(read)) return;
  const auto again = parse_information(write_information(*read), "written.json");
  promise(again.has_value(), "the part we wrote is refused: " + (again ? "" : again.error().text()));
  (void)accepted(merge({*read, *again}));
  (void)accepted(model_of(*read));
}

void constraints(std::string_view bytes) {
  static const TorqueModel model(load_robot("planar2r").value(), {});
  const auto read = parse_constraints(std::string(bytes), "fuzz.yaml", model);
  if (!accepted(read)) return;
  for (const auto& [at, value] : read->fixed) promise(std::isfinite(value), "a known value that is none");
}

void job(std::string_view bytes) {
  const auto path = memory_file("job.json", bytes);
  if (const auto saved = load_job(path); accepted(saved)) (void)command_line(*saved->job);
  (void)accepted(check_output(path.parent_path(), {"report.html"}));
}

}  // namespace armature::fuzz
