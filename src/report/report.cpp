#include "armature/report.hpp"

#include <Eigen/Eigenvalues>
#include <Eigen/SVD>
#include <algorithm>
#include <cctype>
#include <cmath>

#include "armature/judgement.hpp"
#include "armature/text.hpp"
#include "report/details.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// One-line results begin small and end open; on a page they are sentences. Names of files keep their spelling.
std::string sentence(std::string line) {
  if (line.empty()) return line;
  // A first word with a dot in it is the name of a file.
  if (line.find(' ') < line.find('.')) line[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(line[0])));
  if (line.back() != '.') line += '.';
  return line;
}

std::vector<std::string> sentences(std::vector<std::string> lines) {
  for (std::string& line : lines) line = sentence(std::move(line));
  return lines;
}

// A model is no better than its fit and its predictions are: the worse of the two decides.
PageVerdict verdict(const Report& report) {
  PageVerdict v;
  v.level = Level::Warn;
  // The fit: every warning and problem is a reason; notes are not.
  for (const Finding& f : check_identification(report.identification, {})) {
    if (f.severity == Severity::Note) continue;
    v.reasons.push_back(f.text());
    if (f.severity == Severity::Problem) v.level = Level::Bad;
  }
  // Nothing is known about unseen motion: the verdict is never better than a warning.
  if (!report.validation) {
    v.text = sentence(report.identification.estimate.brief()) +
             " Not validated yet: record another motion and run `armature validate`.";
    return v;
  }
  // With a validation the worse of fit and prediction gives the colour.
  const Level predicted = level_of(report.validation->trust);
  if (v.reasons.empty()) {
    v.level = predicted, v.text = sentence(report.validation->words);
  } else {
    v.level = std::max(v.level, predicted);
    v.text = sentence("the fit leaves open what is listed here. Validated on other recordings: " +
                      report.validation->conclusion + ". " + report.validation->advice);
  }
  // Each joint's result follows as a reason.
  for (const JointTrust& joint : report.validation->verdicts) v.reasons.push_back(joint.joint + ": " + joint.words);
  return v;
}

// The ellipsoid of even density with a body's mass and inertia: a picture of where its mass is.
Json ellipsoid(const LinkInertia& inertia) {
  const Matrix4 j = inertia.pseudo_inertia();
  // Mean of (x − c)(x − c)ᵀ over the mass, ∫ x xᵀ dm / m − c cᵀ: its eigenvectors are the ellipsoid's axes.
  const Vector3 c = inertia.center_of_mass();
  const Matrix3 second = j.topLeftCorner<3, 3>() / inertia.M - c * c.transpose();
  const Eigen::SelfAdjointEigenSolver<Matrix3> eigen(second);
  Matrix3 r = eigen.eigenvectors();
  // Eigenvectors may be a mirror image: a rotation has determinant +1.
  if (r.determinant() < 0) r.col(2) *= -1;
  Json axes = Json::array(), rotation = Json::array(), center = Json::array();
  // A solid ellipsoid with half axis a has the mean square a²/5 along it.
  for (int i = 0; i < 3; ++i) axes.push_back(short_number(std::sqrt(5 * std::max(eigen.eigenvalues()[i], 1e-8)), 4));
  for (int i = 0; i < 3; ++i) {
    for (int k = 0; k < 3; ++k) rotation.push_back(short_number(r(i, k), 7));
    center.push_back(short_number(c[i], 5));
  }
  return {{"axes", axes}, {"rotation", rotation}, {"center", center}};
}

// The first recording as a moving picture, with the identified mass distribution where there is one.
Json motion_section(const Report& report) {
  const Samples& samples = report.data.front().samples;
  Json scene = scene_section("The motion, and where the mass is", report.identification.model.robot, samples.time,
                             samples.motion.q);
  draw_surfaces(scene, report.surfaces);
  if (report.identification.model.physical) {
    scene["intro"] =
        "Translucent ellipsoids are solid bodies of even density with each link's identified mass, centre of mass and "
        "inertia.";
    // One ellipsoid per body, in the body's frame.
    for (int b = 0; b < report.identification.torque_model.bodies(); ++b) {
      const LinkInertia inertia =
          report.identification.torque_model.inertia(report.identification.model.physical->pi, b);
      scene["robot"]["bodies"][static_cast<std::size_t>(b)]["ellipsoid"] = ellipsoid(inertia);
    }
  }
  return scene;
}

// Measured, predicted and residual torque of every joint.
std::vector<Plot> torque_plots(const Report& report, const Samples& samples) {
  const Matrix residual = residual_of(report, samples);
  std::vector<Plot> plots;
  for (Index j = 0; j < residual.cols(); ++j) {
    plots.push_back({samples.joints[static_cast<std::size_t>(j)],
                     torque_unit(report.identification.model.robot, j),
                     {{"measured", "measured", samples.tau.col(j)},
                      {"predicted", "predicted", samples.tau.col(j) - residual.col(j)},
                      {"residual", "residual", residual.col(j)}}});
  }
  return plots;
}

// A section that is closed at first; `gist` says what is inside.
void add_folded(Page& page, const char* id, Json section, const std::string& gist = "") {
  if (section.is_null()) return;
  // A section is found by its id.
  section["id"] = id;
  section["fold"] = true;
  if (!gist.empty()) section["gist"] = gist;
  page.sections.push_back(std::move(section));
}

std::string numbered(const char* id, std::size_t i) { return std::string(id) + "-" + std::to_string(i + 1); }

// How much a folded section holds: "7 joints, 12.5 s".
std::string length_words(const Samples& samples) {
  const Index count = samples.time.size();
  return std::to_string(samples.joints.size()) + " joints, " +
         (count > 1 ? significant(samples.time[count - 1] - samples.time[0], 3) : std::string("0")) + " s";
}

// Value and confidence interval of every base parameter.
Json base_intervals(const Report& report) {
  const Estimate& e = report.identification.estimate;
  Json items = Json::array();
  for (std::size_t i = 0; i < e.parameters.size(); ++i) {
    const auto at = static_cast<Index>(i);
    items.push_back({{"name", e.parameters[i]},
                     {"unit", e.units[i]},
                     {"value", short_number(e.beta[at], 5)},
                     {"lower", short_number(e.lower[at], 5)},
                     {"upper", short_number(e.upper[at], 5)},
                     {"standing", to_string(e.standing[i])}});
  }
  return {{"type", "intervals"},
          {"title", "Base parameters: what the torques determine"},
          {"interval", percent_text(e.confidence) + " interval"},
          {"items", items}};
}

// Singular values of the weighted regressor with columns of length one: units and sizes no longer count.
Json spectrum(const Report& report) {
  // The cost's factor R has the same singular values as the whole regressor: RᵀR = WᵀW.
  const LeastSquaresCost cost = make_cost(report.identification.information, report.identification.estimate);
  Matrix scaled = cost.factor;
  // A column of zeros stays as it is: the motion shows nothing of it.
  for (Index c = 0; c < scaled.cols(); ++c) {
    const double length = scaled.col(c).norm();
    if (length > 0) scaled.col(c) /= length;
  }
  const Vector values = Eigen::JacobiSVD<Matrix>(scaled).singularValues();
  std::vector<std::string> labels;
  for (Index i = 0; i < values.size(); ++i) labels.push_back(std::to_string(i + 1));
  Json section = bars_section("How well the motion excites: singular values", labels, values,
                              "columns scaled to length one", true);
  section["intro"] = "Condition number " + significant(values[0] / values[values.size() - 1], 4) +
                     ". A bar far below its neighbours is a combination that this motion hardly shows.";
  return section;
}

// How the residual grows while parameters are removed one after the other.
Json elimination(const Essential& essential, const std::string& unit) {
  const auto count = static_cast<Index>(essential.removals.size());
  Vector x(count), rms(count);
  for (Index i = 0; i < count; ++i) {
    x[i] = static_cast<double>(i + 1);
    rms[i] = essential.removals[static_cast<std::size_t>(i)].rms_after;
  }
  Json section = lines_section("Essential parameters: what each removal cost", x, {{"residual RMS", "", rms}},
                               "parameters removed", unit, false);
  // And the order in which they were removed.
  std::vector<std::string> names;
  for (const Removal& r : essential.removals) names.push_back(r.name);
  section["intro"] =
      essential.brief() + "." + (names.empty() ? "" : " Removed, in this order: " + join(names, ", ") + ".");
  return section;
}

// What no model can beat, beside what the models leave.
void add_noise(const Validation& v, std::vector<std::string>& head, std::vector<std::vector<std::string>>& rows) {
  double total = 0;
  // Where no noise is known the column is left out.
  for (const JointTrust& joint : v.verdicts) total += joint.noise;
  if (!(total > 0)) return;
  head.emplace_back("noise");
  // A sum over the joints, as for the models' errors; a relative value has no meaning here.
  for (std::size_t j = 0; j < v.verdicts.size(); ++j) rows[j].push_back(fixed(v.verdicts[j].noise, 3));
  rows[v.joints.size()].push_back(fixed(total, 3));
  rows[v.joints.size() + 1].emplace_back("");
}

// One row per joint, one column per parameter set and motion, as the papers print it.
Json validation_table(const Validation& v, const std::string& unit) {
  std::vector<std::string> head = {"RMS [" + unit + "]"};
  std::vector<std::vector<std::string>> rows(v.joints.size() + 2);
  // The last two rows: the sum over the joints, and the error relative to the torque.
  for (std::size_t j = 0; j < v.joints.size(); ++j) rows[j].push_back(v.joints[j]);
  rows[v.joints.size()].emplace_back("Total");
  rows[v.joints.size() + 1].emplace_back("relative");
  add_noise(v, head, rows);
  // A group heads the columns of one parameter set.
  Json groups = Json::array({Json::array({"", head.size()})});
  // Column by column: RMS per joint, then the two last rows.
  for (std::size_t s = 0; s < v.sets.size(); ++s) {
    groups.push_back({to_string(v.sets[s]), v.scores[s].size()});
    for (const MotionScore& m : v.scores[s]) {
      head.push_back(m.motion);
      for (std::size_t j = 0; j < v.joints.size(); ++j) rows[j].push_back(fixed(m.joints[j].rms, 3));
      rows[v.joints.size()].push_back(fixed(m.total, 3));
      rows[v.joints.size() + 1].push_back(fixed(100 * m.relative, 2) + " %");
    }
  }
  Json section = table_section("Validation: torque on motions the model has not seen", head, rows,
                               "Total is the sum over the joints, as in Stürz 2017 Table 4 and Xu 2020 Table 8.");
  section["groups"] = groups;
  return section;
}

// Command, version, seed and checksums: with the same files the same bytes come out.
Json repeat_section(const Provenance& p) {
  std::string text = (p.command.empty() ? "(made through the library)" : p.command) + "\n\narmature " + p.version +
                     ", seed " + std::to_string(p.seed) + "\n";
  for (const InputFile& input : p.inputs) text += input.checksum + "  " + input.name + "\n";
  return code_section("How to repeat this", text);
}

void add_details(const Report& report, Page& page) {
  const Identification& id = report.identification;
  // How far the model can be trusted: unseen motion first, then the data of the fit.
  if (report.validation)
    add_folded(page, "validation", validation_table(*report.validation, torque_units(id.model.robot)));
  for (std::size_t i = 0; i < report.unseen.size(); ++i) {
    const NamedSamples& motion = report.unseen[i];
    add_folded(page, numbered("unseen", i).c_str(),
               time_section("Torques of the unseen motion " + motion.name, motion.samples.time,
                            torque_plots(report, motion.samples)),
               length_words(motion.samples));
  }
  for (std::size_t i = 0; i < report.data.size(); ++i) {
    const NamedSamples& data = report.data[i];
    add_folded(
        page, numbered("torques", i).c_str(),
        time_section("Torques that were fitted: " + data.name, data.samples.time, torque_plots(report, data.samples)),
        length_words(data.samples));
  }
  // What the model is: its motion, its links, its friction.
  if (!report.data.empty()) add_folded(page, "motion", motion_section(report));
  if (id.model.physical) page.sections.push_back(links_section(report));
  add_folded(page, "friction", friction_section(report));
  // What is left, and how well each number is determined.
  add_folded(page, "residual-spectrum", residual_spectrum_section(report));
  add_folded(page, "base", base_intervals(report), std::to_string(id.estimate.parameters.size()) + " parameters");
  if (id.essential && !id.essential->removals.empty())
    add_folded(page, "essential", elimination(*id.essential, torque_units(id.model.robot)),
               std::to_string(id.essential->removals.size()) + " removed");
  add_folded(page, "excitation", spectrum(report), "condition number " + significant(id.estimate.condition, 3));
  Json correlation =
      heatmap_section("Correlation of the base parameters", id.estimate.parameters, id.estimate.correlation());
  correlation["intro"] =
      "Red is positive, blue negative. Dark squares off the diagonal are pairs that the data hardly tell apart.";
  add_folded(page, "correlation", std::move(correlation));
}

}  // namespace

std::string write_report(const Report& report) {
  Page page;
  const Identification& id = report.identification;
  page.title = report.title.empty() ? "Dynamic model of " + id.model.robot.name : report.title;
  page.subtitle = sentence(id.estimate.brief());
  page.verdict = verdict(report);
  // One screen: the verdict, a few numbers, one row per joint, the next step. Everything else is folded.
  page.summary = summary_tiles(report);
  page.sections.push_back(joints_section(report));
  if (!report.next_steps.empty()) {
    Json next = text_section("What to do next", sentences(report.next_steps));
    next["id"] = "next";  // the studio has buttons for these commands, and leaves the section out
    page.sections.push_back(std::move(next));
  }
  // Findings about the data, then what was done to their rows.
  std::vector<std::string> quality = report.quality;
  for (const std::string& line : id.model.provenance.ledger) quality.push_back(line);
  if (!quality.empty())
    add_folded(page, "data", text_section("The data, and what was done to them", sentences(quality)),
               std::to_string(quality.size()) + (quality.size() == 1 ? " line" : " lines"));
  if (!report.design.empty())
    add_folded(page, "proof", text_section("What is proven about the motion", sentences(report.design)));
  add_details(report, page);
  add_folded(page, "repeat", repeat_section(id.model.provenance));
  page.footer = "Armature " + id.model.provenance.version;
  return render_page(page);
}

}  // namespace armature
