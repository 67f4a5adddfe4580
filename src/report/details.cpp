#include "report/details.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "armature/text.hpp"
#include "estimate/distributions.hpp"
#include "signal/spectrum.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

constexpr Index kMostDots = 400;     // per joint: more of them are one cloud
constexpr Index kCurvePoints = 81;   // of a friction curve; odd, so that one is at rest
constexpr Index kShortest = 64;      // samples of a spectrum
constexpr Index kLongest = 4096;     // of one window
constexpr int kSpectrumPoints = 90;  // per curve, evenly in log frequency

// Whether a basis depends on the velocity of this joint and on nothing else.
bool of_velocity(const Basis& basis, int joint) {
  if (basis.parts.empty()) return false;
  return std::all_of(basis.parts.begin(), basis.parts.end(), [joint](const SignalPart& part) {
    return part.kind == SignalPart::Kind::Velocity && part.joint == joint;
  });
}

// The part of a joint's torque that its own velocity makes.
// Collects the terms of one joint that depend on its velocity alone. Factors such as load have no single curve.
class Friction {
 public:
  Friction(const TorqueModel& model, const Vector& pi, int joint) {
    for (const TermColumn& column : model.columns()) {
      for (const auto& [row, basis] : column.rows) {
        if (row != joint || !of_velocity(basis, joint) || basis.factor != Basis::Factor::None) continue;
        parts_.emplace_back(pi[model.find(column.parameter.name)], basis);
      }
    }
  }
  [[nodiscard]] bool empty() const { return parts_.empty(); }
  // friction(v) = Σ parameter · basis(v) [N·m or N].
  [[nodiscard]] double at(double v) const {
    double sum = 0;
    for (const auto& [value, basis] : parts_) {
      double x = basis.shift;
      for (const SignalPart& part : basis.parts) x += part.weight * v;
      // Inside its dead band a term is zero.
      if (std::abs(x) >= basis.dead_band) sum += value * basis.value(x);
    }
    return sum;
  }

 private:
  std::vector<std::pair<double, Basis>> parts_;
};

// The points and the curve of one joint: what the terms give, beside what was measured.
Json friction_joint(const Report& report, const Friction& friction, int joint, const std::vector<Matrix>& residuals) {
  Json v = Json::array(), tau = Json::array(), curve_v = Json::array(), curve_tau = Json::array();
  double top = 0;
  for (std::size_t i = 0; i < report.data.size(); ++i) {
    const Vector speed = report.data[i].samples.motion.v.col(joint);
    // The largest speed that any recording reaches.
    top = std::max(top, speed.size() > 0 ? speed.cwiseAbs().maxCoeff() : 0.0);
    // All recordings share the dots of one joint, evenly along time.
    const Index most = std::max<Index>(1, kMostDots / static_cast<Index>(report.data.size()));
    const Index step = std::max<Index>(1, speed.size() / most);
    for (Index k = 0; k < speed.size(); k += step) {
      v.push_back(short_number(speed[k], 4));
      // tau − (predicted − friction(v)) = residual + friction(v).
      tau.push_back(short_number(residuals[i](k, joint) + friction.at(speed[k]), 4));
    }
  }
  // The curve covers the velocities that were reached, both directions.
  for (Index k = 0; k < kCurvePoints; ++k) {
    const double at = top * (2.0 * static_cast<double>(k) / static_cast<double>(kCurvePoints - 1) - 1);
    curve_v.push_back(short_number(at, 4));
    curve_tau.push_back(short_number(friction.at(at), 4));
  }
  const Robot& robot = report.identification.model.robot;
  return {{"name", robot.joint_names()[static_cast<std::size_t>(joint)]},
          {"v_unit", slides(robot, joint) ? "m/s" : "rad/s"},
          {"tau_unit", torque_unit(robot, joint)},
          {"v", v},
          {"tau", tau},
          {"curve_v", curve_v},
          {"curve_tau", curve_tau}};
}

// Mean power density of the windows that fit into the stretches of x [N²·m²/Hz]; empty where none does.
struct Density {
  Vector power;
  double step_hz = 0;
  int windows = 0;
};

Density density_of(const Vector& x, const std::vector<Index>& starts, double rate, Index length) {
  // A Hann window: it keeps a strong line from leaking into the frequencies far from it.
  const Vector window =
      (0.5 - 0.5 * (2 * std::numbers::pi * Vector::LinSpaced(length, 0, static_cast<double>(length - 1)).array() /
                    static_cast<double>(length))
                       .cos())
          .matrix();
  Density out{Vector::Zero(length / 2), rate / static_cast<double>(length), 0};
  // Windows overlap by half and stay inside one stretch: between two stretches the signal has a gap.
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const Index end = i + 1 < starts.size() ? starts[i + 1] : x.size();
    for (Index at = starts[i]; at + length <= end; at += length / 2) {
      const auto lines = signal::transform(x.segment(at, length).cwiseProduct(window));
      out.power += lines.head(length / 2).cwiseAbs2();
      ++out.windows;
    }
  }
  // One-sided: the factor 2 holds the negative frequencies. The window takes power out, which its norm gives back.
  if (out.windows > 0) out.power *= 2 / (rate * window.squaredNorm() * out.windows);
  return out;
}

// The root mean density of each stretch of frequencies, evenly in log frequency.
void thin_spectrum(const Density& density, const std::vector<double>& edges, Vector& out) {
  out = Vector::Constant(static_cast<Index>(edges.size()) - 1, std::nan(""));
  for (std::size_t b = 0; b + 1 < edges.size(); ++b) {
    // The lines between two edges; a stretch without any stays NaN.
    const auto from = static_cast<Index>(std::ceil(edges[b] / density.step_hz));
    const auto to =
        std::min<Index>(density.power.size(), static_cast<Index>(std::ceil(edges[b + 1] / density.step_hz)));
    if (to > from) out[static_cast<Index>(b)] = std::sqrt(density.power.segment(from, to - from).mean());
  }
}

// The largest power of two that fits into the longest stretch, at most kLongest.
Index window_length(const Samples& samples) {
  Index longest = 0;
  for (std::size_t i = 0; i < samples.starts.size(); ++i) {
    const Index end = i + 1 < samples.starts.size() ? samples.starts[i + 1] : samples.size();
    longest = std::max(longest, end - samples.starts[i]);
  }
  Index length = 1;
  while (2 * length <= std::min(longest, kLongest)) length *= 2;
  return length;
}

// Half of the seen base parameters are known at least this well [%]; negative: none is.
double median_half_interval(const Estimate& e) {
  std::vector<double> percent;
  for (Index i = 0; i < e.beta.size(); ++i) {
    // Half of the interval's width over the value: 100 · (upper − lower) / 2 / |beta| [%].
    const double half = 50 * (e.upper[i] - e.lower[i]) / std::abs(e.beta[i]);
    if (e.standing[static_cast<std::size_t>(i)] == Origin::Measured && std::isfinite(half)) percent.push_back(half);
  }
  if (percent.empty()) return -1;
  // The median, without sorting all of them.
  const auto middle = percent.begin() + static_cast<std::ptrdiff_t>(percent.size() / 2);
  std::nth_element(percent.begin(), middle, percent.end());
  return *middle;
}

// Half an interval [%] at which the sign of a parameter is open. More than half of the parameters are then not known.
constexpr double kToldFromZero = 100;

// A robot that weighs so many times what its file says, or so many times less: data sheets are right to a tenth, and a
// tool that the file does not know is seldom half of an arm.
constexpr double kUnlikelyMass = 1.5;

// The error that a person asks for first: on unseen motion, or, before a validation, on the data of the fit.
PageTile error_tile(const Report& report) {
  if (!report.validation) {
    const Estimate& e = report.identification.estimate;
    return {"Error left in the fit", significant(100 * e.total_relative_residual, 3) + " %",
            "of the torque, on the data it was fitted to; not validated yet", Level::Warn};
  }
  if (report.validation->verdicts.empty()) return {"Error on unseen motion", "–", "", Level::Warn};
  // One joint with a bad prediction decides whether the model can be used, so the worst is shown, not the mean.
  const JointTrust& worst = report.validation->worst_joint();
  const auto joint = static_cast<Index>(&worst - report.validation->verdicts.data());
  const std::string error = significant(worst.rms, 3) + " " + torque_unit(report.identification.model.robot, joint);
  return {"Error on unseen motion", worst.noise > 0 ? significant(worst.rms / worst.noise, 3) + " × noise" : error,
          "worst joint: " + worst.joint + ", " + error, level_of(worst.trust)};
}

Json cell(const std::string& text) { return text; }

}  // namespace

Level level_of(Trust trust) {
  switch (trust) {
    case Trust::Explained:
    case Trust::Good: return Level::Good;
    case Trust::Rough: return Level::Warn;
    case Trust::Bad: break;
  }
  return Level::Bad;
}

Matrix residual_of(const Report& report, const Samples& samples) {
  const Predictor predictor(report.identification.model, report.identification.model.best());
  return samples.tau - predictor.predict(samples);
}

PageTile mass_tile(const TorqueModel& model, const Vector& pi) {
  const auto nominal = model.robot().inertias();
  double mass = 0, given = 0, furthest = 1;
  std::string which;
  // Sums over all links, and which single link is furthest from its nominal mass, up or down.
  for (int b = 0; b < model.bodies(); ++b) {
    const double own = model.inertia(pi, b).M;
    mass += own;
    if (!nominal) continue;
    const double file = (*nominal)[static_cast<std::size_t>(b)].M;
    given += file;
    // A link without a positive mass has no ratio.
    const double ratio = own > 0 && file > 0 ? std::max(own / file, file / own) : 1;
    if (ratio <= furthest) continue;
    furthest = ratio;
    which = model.robot().bodies[static_cast<std::size_t>(b)].name + ": " + significant(own, 3) + " kg, in the file " +
            significant(file, 3) + " kg";
  }
  PageTile tile{"Moving mass", significant(mass, 3) + " kg", "every link is a body that could exist", {}};
  if (!(given > 0)) return tile;
  tile.note = significant(given, 3) + " kg in the robot's file";
  // Only the total decides about the warning; the worst link is named as a hint.
  if (std::max(mass / given, given / mass) <= kUnlikelyMass) return tile;
  tile.level = Level::Warn;
  tile.note += ". Torques show first moments and sums, seldom a mass: do not take it for a weight. " + which;
  return tile;
}

std::vector<PageTile> summary_tiles(const Report& report) {
  const Identification& id = report.identification;
  const Estimate& e = id.estimate;
  std::vector<PageTile> tiles = {error_tile(report)};
  // How much the data determine: how many base parameters, and how well.
  const auto seen = std::count(e.standing.begin(), e.standing.end(), Origin::Measured);
  const double half = median_half_interval(e);
  tiles.push_back(
      {"Base parameters", std::to_string(seen) + " of " + std::to_string(e.parameters.size()) + " seen",
       half < 0 ? ""
                : "half of them to ± " + significant(half, 2) + " % or better (" + percent_text(e.confidence) + ")",
       seen == static_cast<long>(e.parameters.size()) && half <= kToldFromZero ? Level::Good : Level::Warn});
  if (id.model.physical) tiles.push_back(mass_tile(id.torque_model, id.model.physical->pi));
  // The condition number has no level: neither good nor bad.
  tiles.push_back({"Excitation", significant(e.condition, 3), "condition number, columns scaled", {}});
  // How much data there are, and how many equations came from them.
  double seconds = 0;
  for (const NamedSamples& data : report.data)
    seconds +=
        data.samples.time.size() > 1 ? data.samples.time[data.samples.time.size() - 1] - data.samples.time[0] : 0;
  if (!report.data.empty())
    tiles.push_back({"Data",
                     significant(seconds, 3) + " s",
                     std::to_string(report.data.size()) + (report.data.size() == 1 ? " recording" : " recordings") +
                         ", " + grouped(static_cast<long long>(e.equations)) + " torques fitted",
                     {}});
  return tiles;
}

// A verdict needs motions that the fit has not seen; without them the numbers of the fit are shown.
Json joints_section(const Report& report) {
  const IdentifiedModel& model = report.identification.model;
  const auto names = model.robot.joint_names();
  const std::vector<NamedSamples>& judged = report.validation ? report.unseen : report.data;
  Json rows = Json::array();
  for (std::size_t j = 0; j < names.size(); ++j) {
    const auto c = static_cast<Index>(j);
    // The torque that the motion needs, as a scale for the error: RMS over all recordings.
    double sum = 0, count = 0;
    for (const NamedSamples& motion : judged) {
      sum += motion.samples.tau.col(c).squaredNorm();
      count += static_cast<double>(motion.samples.tau.rows());
    }
    const JointTrust* trust =
        report.validation && j < report.validation->verdicts.size() ? &report.validation->verdicts[j] : nullptr;
    // Error and noise from the validation where there is one, else from the model itself.
    const double error = trust ? trust->rms : c < model.residual.size() ? model.residual[c] : std::nan("");
    const double noise = trust ? trust->noise : c < model.noise.size() ? model.noise[c] : 0;
    const double torque = count > 0 ? std::sqrt(sum / count) : std::nan("");
    // A dash for what is not known.
    rows.push_back(Json::array(
        {cell(names[j]), cell(std::isfinite(torque) ? significant(torque, 3) : "–"),
         cell(std::isfinite(error) ? significant(error, 3) : "–"), cell(noise > 0 ? significant(noise, 3) : "–"),
         cell(noise > 0 ? significant(error / noise, 3) : "–"),
         trust ? coloured(to_string(trust->trust), level_of(trust->trust)) : cell("not validated")}));
  }
  return {
      {"type", "table"},
      {"id", "joints"},
      {"title", report.validation ? "Joint by joint, on motions the model has not seen" : "Joint by joint"},
      {"head",
       {"joint", "torque, RMS [" + torque_units(model.robot) + "]", "error, RMS", "noise", "error / noise", "verdict"}},
      {"rows", rows}};
}

Json links_section(const Report& report) {
  const Estimate& e = report.identification.estimate;
  // Intervals from the deviations: value ± t · sigma with Student's t of the fit.
  const double width = student_quantile(e.confidence, std::max(1.0, e.degrees_of_freedom));
  const PhysicalSet& set = *report.identification.model.physical;
  const TorqueModel& model = report.identification.torque_model;
  const Robot& robot = model.robot();
  const auto coordinates = robot.coordinates();
  Json links = Json::array();
  for (int b = 0; b < model.bodies(); ++b) {
    Json items = Json::array();
    for (std::size_t i = 0; i < model.parameters().size(); ++i) {
      const Parameter& p = model.parameters()[i];
      // A friction term belongs to the link that its joint moves.
      const int body = p.body >= 0 ? p.body : p.joint >= 0 ? coordinates[static_cast<std::size_t>(p.joint)] : -1;
      // What belongs to no single joint (a coupling) is told with the last link.
      if (body != b && !(body < 0 && b == model.bodies() - 1)) continue;
      const auto at = static_cast<Index>(i);
      // Without a deviation there is no interval.
      const bool known = std::isfinite(set.sigma[at]);
      items.push_back({{"name", p.name},
                       {"unit", p.unit},
                       {"value", short_number(set.pi[at], 5)},
                       {"lower", known ? short_number(set.pi[at] - width * set.sigma[at], 5) : Json()},
                       {"upper", known ? short_number(set.pi[at] + width * set.sigma[at], 5) : Json()},
                       {"nominal", p.nominal ? short_number(*p.nominal, 5) : Json()},
                       {"standing", to_string(set.standing[i])}});
    }
    const Body& body = robot.bodies[static_cast<std::size_t>(b)];
    links.push_back({{"link", body.name}, {"joint", body.joint.name}, {"items", items}});
  }
  // What the closed section says of itself.
  const auto seen = std::count(set.standing.begin(), set.standing.end(), Origin::Measured);
  return {{"type", "links"},
          {"id", "links"},
          {"title", "Parameters by link"},
          {"fold", true},
          {"gist", std::to_string(seen) + " of " + std::to_string(set.standing.size()) + " seen"},
          {"intro",
           "Bodies that could exist. Seen: the data determine it. Inferred: it follows from what a body can be and "
           "from the nominal model; the data alone leave it open. Set: given. In the picture the dot is the value, the "
           "bar its interval, the thin line zero, the thick mark the nominal value."},
          {"interval", percent_text(e.confidence) + " interval"},
          {"links", links}};
}

// A picture per joint that has friction terms; others have no curve to compare with.
Json friction_section(const Report& report) {
  const Predictor predictor(report.identification.model, report.identification.model.best());
  // The residual once per recording, for all joints.
  std::vector<Matrix> residuals;
  for (const NamedSamples& data : report.data) residuals.push_back(residual_of(report, data.samples));
  Json joints = Json::array();
  for (int j = 0; j < predictor.torque_model().joints(); ++j) {
    const Friction friction(predictor.torque_model(), predictor.parameters(), j);
    if (!friction.empty()) joints.push_back(friction_joint(report, friction, j, residuals));
  }
  if (joints.empty() || report.data.empty()) return {};
  return {{"type", "friction"},
          {"id", "friction"},
          {"title", "Friction: torque against velocity"},
          {"fold", true},
          {"intro",
           "Points: measured torque minus what the model gives to bodies and other terms. Line: the model's "
           "friction. Points that leave the line together show friction of another shape."},
          {"joints", joints}};
}

// Of the first recording: its longest stretch decides how low the frequencies go.
Json residual_spectrum_section(const Report& report) {
  if (report.data.empty()) return {};
  const Samples& samples = report.data.front().samples;
  const Index length = window_length(samples);
  // Shorter stretches give too few lines.
  if (length < kShortest || !(samples.rate > 0)) return {};
  const Matrix residual = residual_of(report, samples);
  // From one period in a window to half of the rate, in stretches of equal ratio.
  const double low = samples.rate / static_cast<double>(length), high = samples.rate / 2;
  std::vector<double> edges;
  for (int i = 0; i <= kSpectrumPoints; ++i)
    edges.push_back(low * std::pow(high / low, static_cast<double>(i) / kSpectrumPoints));
  Vector x(kSpectrumPoints);
  // A stretch is drawn at the geometric mean of its ends: its middle on a logarithmic axis.
  for (Index i = 0; i < x.size(); ++i)
    x[i] = std::sqrt(edges[static_cast<std::size_t>(i)] * edges[static_cast<std::size_t>(i) + 1]);
  std::vector<Curve> curves;
  for (Index j = 0; j < residual.cols(); ++j) {
    Curve curve{samples.joints[static_cast<std::size_t>(j)], "", {}};
    thin_spectrum(density_of(residual.col(j), samples.starts, samples.rate, length), edges, curve.values);
    curves.push_back(std::move(curve));
  }
  const std::string unit = torque_units(report.identification.model.robot);
  Json section = lines_section("Spectrum of the residual", x, curves, "frequency [Hz]",
                               (unit == "N·m or N" ? "(" + unit + ")" : unit) + "/√Hz", true);
  section["log_x"] = true;
  section["id"] = "residual-spectrum";
  section["fold"] = true;
  section["intro"] =
      "What the model leaves over frequency. Flat: noise of the sensor. A peak: a resonance, a ripple of a gear or a "
      "harmonic of the motion. A rise towards low frequencies: something that the model lacks.";
  return section;
}

}  // namespace armature
