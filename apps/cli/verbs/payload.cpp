// armature payload MODEL LOG...: what hangs on the flange.
#include "armature/payload.hpp"

#include <iostream>
#include <map>
#include <memory>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "cli.hpp"
#include "logs.hpp"
#include "model/json.hpp"
#include "report/page.hpp"

namespace armature::cli {
namespace {

struct PayloadArguments {
  std::string model;
  std::vector<std::string> logs;
  std::vector<std::string> bare;
  std::string mapping;
  std::string out = "payload";
  bool keep_friction = false;
  bool json = false;
  PayloadOptions options;
};

Json values_json(const PayloadEstimate& e) {
  Json values = Json::array();
  for (const LoadValue& v : e.values) {
    values.push_back({{"name", v.name},
                      {"value", v.value},
                      {"sigma", number_to_json(v.sigma)},
                      {"lower", number_to_json(v.lower)},
                      {"upper", number_to_json(v.upper)},
                      {"unit", v.unit},
                      {"standing", to_string(v.standing)}});
  }
  return {{"format", "armature payload"},
          {"format_version", 1},
          {"status", to_string(e.status)},
          {"message", e.message},
          {"frame", e.frame},
          {"values", values},
          {"changed_for_consistency", e.changed_for_consistency},
          {"mounting_freed", e.mounting_freed},
          {"tilt_rad", to_json(Vector(e.tilt))},
          {"tilt_sigma_rad", to_json(Vector(e.tilt_sigma))},
          {"inflation", to_json(e.inflation)},
          {"residual_nm", to_json(e.residual)}};
}

// What a reader should know before typing the numbers in.
std::vector<std::string> remarks_of(const PayloadEstimate& e, const IdentifiedModel& model) {
  std::vector<std::string> list;
  if (e.changed_for_consistency)
    list.emplace_back("The least-squares answer was not a possible body; these are the nearest numbers that are.");
  std::vector<std::string> left;
  const auto joints = model.robot.joint_names();
  for (Eigen::Index j = 0; j < e.residual.size(); ++j)
    left.push_back(joints[static_cast<std::size_t>(j)] + " " + significant(e.residual[j], 3));
  list.push_back("What the fit leaves, RMS in N·m: " + join(left, ", ") + ".");
  return list;
}

std::string page_of(const PayloadEstimate& e, const IdentifiedModel& model) {
  Page page;
  page.title = "Load on " + e.frame;
  page.verdict = {
      e.status == PayloadStatus::Done ? Level::Good : (e.status == PayloadStatus::Partial ? Level::Warn : Level::Bad),
      e.brief(), remarks_of(e, model)};
  Json items = Json::array();
  for (const LoadValue& v : e.values) {
    items.push_back({{"name", v.name},
                     {"unit", v.unit},
                     {"value", v.value},
                     {"lower", v.lower},
                     {"upper", v.upper},
                     {"standing", to_string(v.standing)}});
  }
  page.sections.push_back(
      {{"type", "intervals"}, {"title", "Mass, centre of mass, inertia about it"}, {"items", items}});
  page.sections.push_back(table_section("Numbers to type into a controller", {"in frame " + e.frame, "SI", "in mm"},
                                        e.controller_rows(), "Inertia is about the centre of mass."));
  return render_page(page);
}

Result<PayloadEstimate> estimate_load(const PayloadArguments& a, const IdentifiedModel& model) {
  const auto loaded = read_logs(a.logs, a.mapping, model.robot);
  if (!loaded) return loaded.error();
  std::vector<Samples> samples;
  for (const NamedSamples& part : *loaded) samples.push_back(part.samples);
  if (a.bare.empty()) return estimate_payload(model, samples, a.options);
  const auto bare = read_logs(a.bare, a.mapping, model.robot);
  if (!bare) return bare.error();
  std::vector<Samples> runs;
  for (const NamedSamples& part : *bare) runs.push_back(part.samples);
  if (samples.size() != 1) {
    return Error{ErrorCode::Usage, "with bare runs there must be one loaded recording", "payload",
                 "Give the loaded recordings one at a time."};
  }
  return estimate_payload_difference(model, samples[0], runs, a.options);
}

Result<void> write_out(const PayloadArguments& a, const IdentifiedModel& model, const PayloadEstimate& e) {
  return write_directory(a.out, {{"payload.json", pretty(values_json(e))},
                                 {"payload.html", page_of(e, model)},
                                 {"load.urdf", payload_urdf(e)},
                                 {"controller.txt", e.controller_text()},
                                 {"model.json", write_model(with_payload(model, e))}});
}

ExitCode run_payload(PayloadArguments a) {
  a.options.free_friction = !a.keep_friction;
  const auto model = load_model(a.model);
  if (!model) return report(model.error());
  const auto e = estimate_load(a, *model);
  if (!e) return report(e.error());
  if (auto done = write_out(a, *model, *e); !done) return report(done.error());
  if (a.json)
    std::cout << pretty(values_json(*e));
  else
    std::cout << e->full() << "\n"
              << e->controller_text() << "\nload.urdf, the merged model and a page are in " << a.out << "/\n";
  return e->status == PayloadStatus::Unknown ? ExitCode::BadVerdict : ExitCode::Done;
}

}  // namespace

void add_payload(CLI::App& app, ExitCode& exit) {
  auto a = std::make_shared<PayloadArguments>();
  auto* verb = app.add_subcommand("payload", "mass, centre of mass and inertia of a load, with intervals");
  verb->add_option("MODEL", a->model, "model.json of the bare robot, or its directory")->required();
  verb->add_option("LOG", a->logs, "loaded recordings")->required();
  verb->add_option("--bare", a->bare,
                   "bare recordings of the same motion; before and after the loaded one cancels drift")
      ->take_all();
  verb->add_option("--mapping", a->mapping, "mapping file for logs with another header");
  verb->add_option("--frame", a->options.frame, "frame the numbers are given in (default: the tool frame)");
  verb->add_flag("--keep-friction", a->keep_friction, "do not estimate friction again");
  verb->add_option("--robot-covariance-scale", a->options.robot_covariance_scale,
                   "trust in the robot's own parameters; above 1: less")
      ->capture_default_str();
  verb->add_option("--largest-extent-m", a->options.largest_extent, "the load is inside a ball of this radius")
      ->capture_default_str();
  using Mounting = PayloadOptions::Mounting;
  const std::map<std::string, Mounting> ways = {
      {"known", Mounting::Known}, {"auto", Mounting::Auto}, {"free", Mounting::Free}};
  verb->add_option("--mounting", a->options.mounting,
                   "gravity's direction: known, free, or free if the data contradict the model (auto, default)")
      ->transform(CLI::CheckedTransformer(ways).description(""))
      ->type_name("WAY");
  verb->add_option("--out", a->out, "directory to write")->capture_default_str();
  verb->add_flag("--json", a->json, "for machines, on stdout");
  verb->callback([a, &exit] { exit = run_payload(*a); });
}

}  // namespace armature::cli
