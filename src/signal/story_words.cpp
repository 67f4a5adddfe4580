// Stories in words, and the tool, whose only witness is the robot file.
#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "signal/story_tellers.hpp"

namespace armature::signal {
namespace {

using Index = Eigen::Index;

std::string degrees(double rad) { return fixed(rad * 180 / M_PI, 2) + "°"; }

std::string vector_text(const Vector3& g) { return fixed(g[0], 2) + "," + fixed(g[1], 2) + "," + fixed(g[2], 2); }

// Sum of squares in units of the noise, and what the belief in the nominal bodies costs.
double cost_of(const TellingFit& fit, const Vector& sigma) {
  return (fit.residual * sigma.cwiseInverse().asDiagonal()).squaredNorm() + fit.belief;
}

}  // namespace

void put_into_words(const Scene& s, const Vector& memory, Telling& t) {
  Story& story = t.story;
  story.residual = t.fit.total;
  // The slowest joint's memory counts: the number rests on all of them.
  const double widen = memory.maxCoeff();
  // The largest deviation in any direction of the numbers.
  if (t.covariance.size() > 0) {
    const Eigen::SelfAdjointEigenSolver<Matrix> eigen(Matrix(widen * t.covariance));
    story.deviation = Vector::Constant(1, std::sqrt(std::max(0.0, eigen.eigenvalues().maxCoeff())));
  }
  const StoryOptions& o = s.options;
  if (story.kind == StoryKind::Gain) {
    // Beyond a factor of three the search ran away: the joint's torque is its own and has no scale that others know.
    const double factor = 1 + story.values[0];
    constexpr double kRanAway = 3;
    story.matters = std::abs(story.values[0]) > o.least_gain && factor > 1.0 / kRanAway && factor < kRanAway;
    story.words = "the torque of " + story.joint + " is " + fixed(1 + story.values[0], 3) + " (± " +
                  fixed((1 + story.values[0]) * story.deviation[0], 3) + ") times what the other joints say";
    story.advice = "Check its torque constant and gear ratio; `armature calibrate` finds gains with a known load.";
  } else if (story.kind == StoryKind::JointZero) {
    story.matters = std::abs(story.values[0]) > o.least_angle;
    story.words = "the zero of " + story.joint + " is " + degrees(story.values[0]) + " (± " +
                  degrees(story.deviation[0]) + ") away from the robot file's";
    story.advice = "Add an offset of " + significant(story.values[0], 4) + " rad to its position.";
  } else if (story.kind == StoryKind::Mounting) {
    story.matters = story.values[0] > o.least_angle;
    // An arm in a plane does not feel gravity across it: half a turn and more says nothing.
    const bool told = story.deviation[0] < M_PI;
    story.words = "gravity is turned by " + degrees(story.values[0]) + " in the base (" +
                  (told ? "± " + degrees(story.deviation[0]) : "one direction cannot be told") + ")";
    story.advice = "Check how the base is mounted; --gravity " + vector_text(*story.change.gravity) + " says it.";
  }
}

namespace {

// Data sheets are usually good to this share of a link's size.
constexpr double kSheetTrust = 0.15;

// How far other numbers than a story's own are off the robot file, mean square in units of the sheet's trust, at least
// 1: where a file is wrong altogether, it says less about what is wrong with the log.
double misfit(const Vector& pi, const NominalBelief& belief, Index first, Index count, double numbers) {
  const Vector off = (pi - belief.mean).cwiseAbs2().cwiseProduct(belief.weight);
  return std::max(1.0, (off.sum() - off.segment(first, count).sum()) / std::max(1.0, numbers));
}

// Of each body about three numbers of ten are felt.
constexpr double kFelt = 3;

// The nominal bodies as a log shows them whose torques are all this many times too large.
NominalBelief scaled(NominalBelief belief, double scale) {
  belief.mean *= scale, belief.weight /= scale * scale;
  return belief;
}

// The last body freed from the robot file.
Telling free_tool(const Scene& s, const Vector& sigma, const NominalBelief& tight) {
  constexpr double kLoose = 200;  // a tool may be many times as heavy as the body that it is fixed to
  const Index last = s.model.bodies() - 1;
  NominalBelief freed = tight;
  freed.weight.segment<10>(10 * last) /= kLoose * kLoose;
  Telling t;
  t.fit = fit_telling(s.model, s.witness, freed, sigma, 1);
  // The mass is the tenth number.
  const Vector10 more = t.fit.pi.segment<10>(10 * last) - s.belief.mean.segment<10>(10 * last);
  double arm = 0;
  for (const Body& body : s.robot.bodies) arm += body.inertia->M;
  t.numbers = 10;
  t.story.kind = StoryKind::Tool, t.story.name = "tool";
  t.story.values = Vector::Constant(1, more[9]);
  t.story.matters = std::abs(more[9]) > s.options.least_tool_share * arm;
  t.story.joint = s.robot.bodies.back().name;
  t.story.words = "the last body, " + t.story.joint + ", is about " + fixed(std::abs(more[9]), 2) + " kg " +
                  (more[9] > 0 ? "heavier" : "lighter") + " than the robot file says: another tool?";
  t.story.advice =
      "Describe the tool in the robot file, or weigh it with `armature payload`; identified parameters hold it.";
  return t;
}

// One scale for all torques: the best of a grid, and the parabola through its neighbours.
Telling scale_all(const Scene& s, const Vector& sigma, const NominalBelief& tight) {
  // Up to a thousand either way, which is another unit, in steps of a quarter.
  constexpr int kSide = 31;
  const double step = std::log(1000.0) / kSide;
  const auto costs = [&](const Vector& log_scales) {
    return costs_of_scaled_bodies(s.model, s.witness, tight, sigma, log_scales.array().exp());
  };
  const Vector grid = Vector::LinSpaced(2 * kSide + 1, -kSide * step, kSide * step);
  Index least = 0;
  costs(grid).minCoeff(&least);
  double best = grid[least], curvature = 0;
  // Two parabolas, the second a tenth as wide.
  for (const double width : {step, 0.1 * step}) {
    const Vector near = costs(Vector3(best - width, best, best + width));
    curvature = (near[0] - 2 * near[1] + near[2]) / (width * width);
    if (curvature > 0) best += std::clamp(0.5 * (near[0] - near[2]) / (width * curvature), -width, width);
  }
  const double factor = std::exp(best);
  Telling t;
  t.fit = fit_telling(s.model, s.witness, scaled(tight, factor), sigma, 1);
  t.numbers = 1;
  t.story.kind = StoryKind::Gain, t.story.name = "gain:all";
  t.story.values = Vector::Constant(1, factor - 1);
  t.story.change.tau_scale = Vector::Constant(s.model.joints(), 1 / factor);
  t.story.matters = std::abs(best) > std::log(s.options.least_common_gain);
  // The cost is twice a log-likelihood: variance = 2 / curvature, times the misfit of the file.
  const double deviation =
      curvature > 0 ? std::sqrt(2 / curvature * misfit(t.fit.pi, scaled(tight, factor), 0, 0, kFelt * s.model.bodies()))
                    : kInfinity;
  t.story.deviation = Vector::Constant(1, deviation);
  t.story.words = "all torques are " + fixed(factor, 2) + " (± " + fixed(factor * deviation, 2) +
                  ") times what the robot file's masses say";
  t.story.advice =
      "Check unit, torque constants and gear ratios, or the file's masses; `armature calibrate` finds gains with a "
      "known load.";
  return t;
}

}  // namespace

std::vector<Telling> tell_against_file(const Scene& s, const Vector& memory) {
  if (!s.robot.inertias()) return {};
  // Noise as large as its memory makes it: each window counts as less than one value.
  const Vector sigma = s.own.sigma.cwiseProduct(memory.cwiseSqrt());
  const NominalBelief tight = nominal_belief(s.model, kSheetTrust);
  const Index last = s.model.bodies() - 1;
  // Both against all bodies held to the file.
  const double bound = cost_of(fit_telling(s.model, s.witness, tight, sigma, 1), sigma);
  std::vector<Telling> out = {free_tool(s, sigma, tight), scale_all(s, sigma, tight)};
  const double tool = cost_of(out[0].fit, sigma), scale = cost_of(out[1].fit, sigma);
  const NominalBelief larger = scaled(tight, 1 + out[1].story.values[0]);
  // What the better of the two leaves of the file's numbers is how far such a file is off anyway.
  const double others = tool < scale ? misfit(out[0].fit.pi, tight, 10 * last, 10, kFelt * static_cast<double>(last))
                                     : misfit(out[1].fit.pi, larger, 0, 0, kFelt * static_cast<double>(last + 1));
  out[0].story.gain = (bound - tool) / others, out[1].story.gain = (bound - scale) / others;
  for (Telling& t : out) t.story.residual = t.fit.total;
  std::sort(out.begin(), out.end(), [](const Telling& a, const Telling& b) { return a.story.gain > b.story.gain; });
  return out;
}

}  // namespace armature::signal
