// armature monitor MODEL LOG...: collisions, with a stated false-alarm rate.
#include <iostream>
#include <memory>

#include "armature/files.hpp"
#include "armature/observer.hpp"
#include "armature/text.hpp"
#include "cli.hpp"
#include "logs.hpp"
#include "model/json.hpp"
#include "report/page.hpp"

namespace armature::cli {
namespace {

struct MonitorArguments {
  std::string model;
  std::vector<std::string> logs;
  std::string mapping;
  std::string set = "physical";
  std::vector<double> thresholds;
  std::string out = "monitor";
  bool json = false;
  MonitorOptions options;
};

Json monitoring_json(const std::string& log, const Monitoring& m) {
  Json list = Json::array();
  for (const Detection& d : m.detections) {
    list.push_back({{"time_s", d.time_s},
                    {"duration_s", d.duration_s},
                    {"joint", m.joints[static_cast<std::size_t>(d.joint)]},
                    {"contact_on_or_beyond", m.joints[static_cast<std::size_t>(d.contact_link)]},
                    {"residual_nm", d.residual_nm},
                    {"threshold_nm", d.threshold_nm}});
  }
  return {{"log", log}, {"detections", list}, {"largest_residual_nm", to_json(m.largest)}, {"quantile", m.quantile}};
}

Json plots_of(const std::string& log, const Monitoring& m) {
  std::vector<Plot> plots;
  for (std::size_t j = 0; j < m.joints.size(); ++j) {
    const auto c = static_cast<Eigen::Index>(j);
    plots.push_back({m.joints[j],
                     "N·m",
                     {{"residual", "residual", m.residual.col(c)},
                      {"threshold", "band", m.threshold.col(c)},
                      {"−threshold", "band", -m.threshold.col(c)}}});
  }
  Json section = time_section("Residuals in " + log, m.time, plots);
  for (const Detection& d : m.detections) section["events"].push_back({{"time", d.time_s}});
  return section;
}

Json table_of(const std::string& log, const Monitoring& m) {
  std::vector<std::vector<std::string>> rows;
  for (const Detection& d : m.detections) {
    rows.push_back({fixed(d.time_s, 3), fixed(d.duration_s, 3), m.joints[static_cast<std::size_t>(d.joint)],
                    fixed(d.residual_nm, 2), fixed(d.threshold_nm, 2),
                    "on or beyond " + m.joints[static_cast<std::size_t>(d.contact_link)]});
  }
  return table_section("Contacts in " + log,
                       {"from [s]", "for [s]", "joint", "largest residual [N·m]", "its threshold [N·m]", "place"},
                       rows);
}

ExitCode run_monitor(MonitorArguments a) {
  const auto set = parse_parameter_set(a.set);
  if (!set)
    return report({ErrorCode::Usage, "'" + a.set + "' is not a parameter set", "--set",
                   "Use base, essential, physical or nominal."});
  a.options.set = *set;
  a.options.constant_threshold =
      Eigen::Map<const Vector>(a.thresholds.data(), static_cast<Eigen::Index>(a.thresholds.size()));
  const auto model = load_model(a.model);
  if (!model) return report(model.error());
  // Collisions are short: every sample counts, and nothing may be averaged over periods or thinned out.
  SignalOptions signal;
  signal.method = SignalOptions::Method::LowPass;
  signal.decimate = 1;
  signal.filter_torque = false;
  signal.drop_rest = false;
  const auto logs = read_logs(a.logs, a.mapping, model->robot, signal);
  if (!logs) return report(logs.error());
  Json all = Json::array();
  Page page;
  page.title = "Contacts of " + model->robot.name;
  std::size_t contacts = 0;
  bool lasting = false;
  for (const NamedSamples& log : *logs) {
    const auto m = monitor(*model, log.samples, a.options);
    if (!m) return report(m.error());
    all.push_back(monitoring_json(log.name, *m));
    if (!m->detections.empty()) page.sections.push_back(table_of(log.name, *m));
    page.sections.push_back(plots_of(log.name, *m));
    page.verdict.reasons.push_back(log.name + ": " + m->brief());
    contacts += m->detections.size();
    lasting = lasting || m->lasting();
    if (!a.json) std::cout << log.name << ": " << m->full() << "\n";
  }
  page.sections.push_back(text_section("How to read the plots",
                                       {"Residual: torque that neither the model nor its friction explains, as the "
                                        "momentum observer follows it. Dashed: what "
                                        "noise and the model's own uncertainty explain at the accepted rate of false "
                                        "alarms. A dotted line marks where a "
                                        "joint leaves its band: a contact, or a load that the model does not know."}));
  page.verdict.level = contacts == 0 ? Level::Good : Level::Warn;
  page.verdict.text = lasting
                          ? "Out of band most of the time: rather a load that the model does not know than a contact."
                      : contacts == 0 ? "No contact."
                                      : std::to_string(contacts) + (contacts == 1 ? " contact." : " contacts.");
  const auto done = write_directory(a.out, {{"monitor.json", pretty(all)}, {"monitor.html", render_page(page)}});
  if (!done) return report(done.error());
  if (a.json) std::cout << pretty(all);
  return contacts == 0 ? ExitCode::Done : ExitCode::BadVerdict;
}

}  // namespace

void add_monitor(CLI::App& app, ExitCode& exit) {
  auto a = std::make_shared<MonitorArguments>();
  auto* verb = app.add_subcommand(
      "monitor",
      "collisions from joint torques, with thresholds from the model's own uncertainty; exit 1 if there were any");
  verb->add_option("MODEL", a->model, "model.json or its directory")->required();
  verb->add_option("LOG", a->logs, "recordings")->required();
  verb->add_option("--mapping", a->mapping, "mapping file for logs with another header");
  verb->add_option("--set", a->set, "parameters to use")->capture_default_str();
  verb->add_option("--bandwidth-hz", a->options.observer.bandwidth_hz, "of the observer")->capture_default_str();
  verb->add_option("--false-alarms-per-hour", a->options.false_alarms_per_hour, "accepted, all joints together")
      ->capture_default_str();
  verb->add_option("--threshold-nm", a->thresholds, "constant thresholds instead, one per joint")->delimiter(',');
  verb->add_option("--out", a->out, "directory to write")->capture_default_str();
  verb->add_flag("--json", a->json, "for machines, on stdout");
  verb->callback([a, &exit] { exit = run_monitor(*a); });
}

}  // namespace armature::cli
