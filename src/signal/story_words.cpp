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

std::optional<Telling> tell_tool(const Scene& s, const Vector& memory) {
  const Index last = s.model.bodies() - 1;
  if (!s.robot.inertias()) return std::nullopt;
  // Data sheets are usually good to this share of a link's size.
  constexpr double kTrust = 0.15, kLoose = 20;
  // Noise as large as its memory makes it: each window counts as less than one value.
  const Vector sigma = s.own.sigma.cwiseProduct(memory.cwiseSqrt());
  const NominalBelief tight = nominal_belief(s.model, kTrust);
  NominalBelief freed = tight;
  freed.weight.segment<10>(10 * last) /= kLoose * kLoose;
  // The last body held to the robot file, then freed: what the data gain by it.
  const TellingFit bound = fit_telling(s.model, s.witness, tight, sigma, 1);
  Telling t;
  t.fit = fit_telling(s.model, s.witness, freed, sigma, 1);
  // Where the other links are not as their sheet says either, the last one says less.
  const Vector off = (t.fit.pi - tight.mean).cwiseAbs2().cwiseProduct(tight.weight);
  // The mean over three numbers a link: not all ten are free to stray.
  constexpr double kSeen = 3;
  const double others =
      (off.sum() - off.segment<10>(10 * last).sum()) / (kSeen * std::max<double>(1, static_cast<double>(last)));
  t.numbers = 10;
  t.story.kind = StoryKind::Tool, t.story.name = "tool";
  t.story.gain = (cost_of(bound, sigma) - cost_of(t.fit, sigma)) / std::max(1.0, others);
  // The mass is the tenth number.
  const Vector10 more = t.fit.pi.segment<10>(10 * last) - s.belief.mean.segment<10>(10 * last);
  double arm = 0;
  for (const Body& body : s.robot.bodies) arm += body.inertia->M;
  t.story.values = Vector::Constant(1, more[9]);
  t.story.matters = std::abs(more[9]) > s.options.least_tool_share * arm;
  t.story.residual = t.fit.total;
  t.story.joint = s.robot.bodies.back().name;
  t.story.words = "the last body, " + t.story.joint + ", is about " + fixed(std::abs(more[9]), 2) + " kg " +
                  (more[9] > 0 ? "heavier" : "lighter") + " than the robot file says: another tool?";
  t.story.advice =
      "Describe the tool in the robot file, or weigh it with `armature payload`; identified parameters hold it.";
  return t;
}

}  // namespace armature::signal
