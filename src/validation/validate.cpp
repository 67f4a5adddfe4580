#include "armature/validate.hpp"

#include <algorithm>
#include <cmath>

#include "armature/near_rest.hpp"
#include "armature/presliding.hpp"
#include "armature/text.hpp"
#include "armature/torque_band.hpp"
#include "signal/samples_check.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

/// One joint on one motion: RMS error, relative error, worst sample, and the spread of the measured torque.
JointScore joint_score(const Vector& measured, const Vector& predicted, const Vector& time) {
  JointScore s;
  const Vector error = measured - predicted;
  const auto count = static_cast<double>(error.size());
  // The worst sample and its instant, so that a person can look at it in the plots.
  Index worst = 0;
  s.worst = error.cwiseAbs().maxCoeff(&worst);
  s.worst_time = time[worst];
  s.rms = std::sqrt(error.squaredNorm() / count);
  // A torque of zero everywhere has no relative error.
  const double size = measured.norm();
  s.relative = size > 0 ? error.norm() / size : 0;
  // What the best constant would leave: a good model leaves much less.
  s.spread = std::sqrt((measured.array() - measured.mean()).square().sum() / count);
  return s;
}

/// The samples at which this joint is judged: those with weight > 0; no weights means all.
std::vector<Index> judged_rows(const Matrix& weights, Index size, Index joint) {
  std::vector<Index> rows;
  for (Index k = 0; k < size; ++k) {
    if (weights.size() == 0 || weights(k, joint) > 0) rows.push_back(k);
  }
  return rows;
}

/// Why a motion cannot be scored with this model; nothing if it can.
std::optional<Error> misfit(const IdentifiedModel& model, const NamedSamples& motion) {
  if (motion.samples.joints != model.robot.joint_names()) {
    return Error{ErrorCode::Meaning,
                 "its joints are " + join(motion.samples.joints, ", ") + ", the model's are " +
                     join(model.robot.joint_names(), ", "),
                 motion.name, "Validate with a recording of the same robot."};
  }
  if (motion.samples.size() < 2)
    return Error{ErrorCode::Meaning, "it has no samples", motion.name, "Give a longer recording."};
  return samples_problem(motion.samples, motion.name);
}

// Root mean square over motions, weighted by their samples.
double pooled(const std::vector<MotionScore>& scores, std::size_t joint, double JointScore::*field) {
  // Squares are averaged, not roots: a long motion counts as much as its samples.
  double sum = 0, count = 0;
  for (const MotionScore& s : scores) {
    sum += static_cast<double>(s.samples) * std::pow(s.joints[joint].*field, 2);
    count += static_cast<double>(s.samples);
  }
  return std::sqrt(sum / count);
}

// The noise that the measured torque carries: from a motion's own periods, else one sample's as the model knows it,
// less by what averaging or a filter took away. 0 where neither is known.
double noise_of(const IdentifiedModel& model, const std::vector<NamedSamples>& motions, Index joint) {
  // The mean variance over the motions whose noise is known, weighted by their samples.
  double sum = 0, weight = 0;
  for (const NamedSamples& m : motions) {
    const auto rows = static_cast<double>(m.samples.size());
    if (m.samples.noise_variance)
      sum += rows * (*m.samples.noise_variance)[joint];
    else if (model.noise_model)
      sum +=
          rows * m.samples.noise_gain * std::pow(model.noise_model->joints[static_cast<std::size_t>(joint)].sample, 2);
    else
      continue;
    weight += rows;
  }
  return weight > 0 ? std::sqrt(sum / weight) : 0;
}

// `effort`: the joint's limit; infinite where it is not known.
JointTrust judge_joint(const std::string& name, double rms, double noise, double spread, double effort,
                       const ValidateOptions& o) {
  // The sentence names the error first, then what it is compared with.
  JointTrust v{name, Trust::Bad, noise, rms, ""};
  const std::string of = significant(rms, 3) + " N·m";
  // 1e-300 keeps the division finite for a torque that never changes.
  const std::string share = fixed(100 * rms / std::max(spread, 1e-300), 1) + " % of the torque's spread of " +
                            significant(spread, 3) + " N·m";
  // At the noise floor: a better model could not be told from this one.
  if (noise > 0 && rms <= o.explained_ratio * noise) {
    v.trust = Trust::Explained;
    v.words = "error " + of + ", noise " + significant(noise, 3) + " N·m: at the noise floor";
  } else if (rms <= o.good_share * spread) {
    v.trust = Trust::Good;
    v.words = "well predicted: " + of + ", " + share;
  } else if (noise > 0 && rms <= o.good_ratio * noise) {
    v.trust = Trust::Good;
    v.words = "well predicted: " + of + ", " + fixed(rms / noise, 1) + " times its noise of " + significant(noise, 3) +
              " N·m";
  } else if (rms <= o.rough_share * spread) {
    v.trust = Trust::Rough;
    v.words = "roughly predicted: " + of + ", " + share;
  } else if (std::isfinite(effort) && rms <= o.small_share * effort) {
    v.trust = Trust::Rough;
    v.words = "hardly predicted: " + of + ", " + share + ", but small beside its effort limit of " +
              significant(effort, 3) + " N·m";
  } else {
    v.words = "not predicted: " + of + ", " + share;
  }
  return v;
}

/// The next step for a person, after the verdict.
std::string advice_of(const Validation& v) {
  const JointTrust* worst = &v.worst_joint();
  switch (v.trust) {
    case Trust::Explained: return "The remaining error is noise: these data cannot improve the model.";
    case Trust::Good: return "Fit for computed torque, collision detection and simulation.";
    case Trust::Rough:
      return "Look at " + worst->joint +
             " first: a friction term (--terms presliding, stribeck or asymmetric) or a motion that moves it more "
             "would help.";
    case Trust::Bad:
      return "Check " + worst->joint +
             ": joint order, signs, units and gravity (armature identify --check-only), or the robot description.";
  }
  return "";
}

const char* predicting(Trust trust) {
  switch (trust) {
    case Trust::Explained: return "predict the motion down to its noise";
    case Trust::Good: return "predict the motion well";
    case Trust::Rough: return "predict the large effects";
    case Trust::Bad: return "do not predict the motion";
  }
  return "";
}

/// Verdicts for every joint, and the worst of them for the whole.
void judge(Validation& v, const IdentifiedModel& model, const std::vector<NamedSamples>& motions,
           const ValidateOptions& o) {
  // The set that a user would use, or the first one asked for where that is not among them.
  v.judged = model.best();
  if (v.find(v.judged) == nullptr) v.judged = v.sets.front();
  const auto& scores = *v.find(v.judged);
  // The model is trusted as much as its least trusted joint.
  v.trust = Trust::Explained;
  const auto limits = model.robot.limits();
  for (std::size_t j = 0; j < v.joints.size(); ++j) {
    v.verdicts.push_back(judge_joint(v.joints[j], pooled(scores, j, &JointScore::rms),
                                     noise_of(model, motions, static_cast<Index>(j)),
                                     pooled(scores, j, &JointScore::spread), limits[j].effort, o));
    v.trust = std::max(v.trust, v.verdicts.back().trust);
  }
  const JointTrust& worst = v.worst_joint();
  v.conclusion = std::string("the ") + to_string(v.judged) + " parameters " + predicting(v.trust) +
                 "; the worst joint is " + worst.joint + ", " + worst.words;
  v.advice = advice_of(v);
  v.words = std::string(to_string(v.trust)) + ": " + v.conclusion + ". " + v.advice;
}

/// The sets asked for, or all of them, as far as the model has them.
std::vector<ParameterSet> chosen_sets(const IdentifiedModel& model, const ValidateOptions& options) {
  std::vector<ParameterSet> sets = options.sets;
  if (sets.empty()) sets = {ParameterSet::Base, ParameterSet::Essential, ParameterSet::Physical, ParameterSet::Nominal};
  std::erase_if(sets, [&](ParameterSet set) { return !model.has(set); });
  return sets;
}

}  // namespace

const char* to_string(Trust trust) {
  switch (trust) {
    case Trust::Explained: return "explained";
    case Trust::Good: return "good";
    case Trust::Rough: return "rough";
    case Trust::Bad: return "bad";
  }
  return "unknown";
}

const JointTrust& Validation::worst_joint() const {
  // A larger enum value is a worse verdict.
  return *std::max_element(verdicts.begin(), verdicts.end(), [](const auto& a, const auto& b) {
    return a.trust != b.trust ? a.trust < b.trust : a.rms < b.rms;
  });
}

const std::vector<MotionScore>* Validation::find(ParameterSet set) const {
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (sets[i] == set) return &scores[i];
  }
  return nullptr;
}

// Dry friction of a joint near rest has no known direction, so those torques are left out of every score.
MotionScore score(const TorqueModel& model, const Vector& pi, const std::string& name, const Samples& s,
                  double standstill) {
  MotionScore out;
  out.motion = name;
  out.samples = s.size();
  // Presliding and warm-up follow the path of the samples; other terms need the state alone.
  const Matrix predicted = inverse_dynamics(model, pi, MotionAlongPath(model, s.motion, s.starts).motion());
  const Matrix weights = moving_weights(model, s.motion, standstill);
  // First over all frequencies, joint by joint.
  double error = 0, torque = 0;
  for (Index j = 0; j < predicted.cols(); ++j) {
    const std::vector<Index> rows = judged_rows(weights, s.size(), j);
    out.left_out += s.size() - static_cast<Index>(rows.size());
    const Vector measured = s.tau.col(j)(rows), expected = predicted.col(j)(rows);
    out.joints.push_back(joint_score(measured, expected, s.time(rows)));
    out.total += out.joints.back().rms;
    error += (measured - expected).squaredNorm(), torque += measured.squaredNorm();
  }
  // ‖tau − tau_hat‖ / ‖tau‖ over all joints together.
  out.relative = std::sqrt(error / torque);
  // Then inside the motion's band only, where ripple and the drive's control loop do not count.
  out.band = torque_band(predicted, s.starts, s.rate);
  // Errors and torques pass through the same filter, so that their ratio stays meaningful.
  const Matrix left = in_band(s.tau - predicted, s.starts, s.rate, out.band);
  const Matrix whole = in_band(s.tau, s.starts, s.rate, out.band);
  error = torque = 0;
  for (Index j = 0; j < predicted.cols(); ++j) {
    const std::vector<Index> rows = judged_rows(weights, s.size(), j);
    error += left.col(j)(rows).squaredNorm(), torque += whole.col(j)(rows).squaredNorm();
  }
  out.in_band = torque > 0 ? std::sqrt(error / torque) : out.relative;
  return out;
}

Result<Validation> validate(const IdentifiedModel& model, const std::vector<NamedSamples>& motions,
                            const ValidateOptions& options) {
  if (motions.empty())
    return Error{ErrorCode::Usage, "there is nothing to validate with", "validate", "Give at least one recording."};
  // Every motion is checked before the first is scored: one that does not fit refuses them all.
  for (const NamedSamples& motion : motions) {
    if (auto error = misfit(model, motion)) return *error;
  }
  Validation v;
  v.joints = model.robot.joint_names();
  v.sets = chosen_sets(model, options);
  // A set that the model lacks is left out above; here none is left.
  if (v.sets.empty())
    return Error{ErrorCode::Usage, "the model has none of the parameter sets asked for", "validate",
                 "Choose base, essential, physical or nominal."};
  // Every set on every motion, so that the sets can be compared.
  for (const ParameterSet set : v.sets) {
    const Predictor predictor(model, set);
    std::vector<MotionScore> list;
    for (const NamedSamples& motion : motions)
      list.push_back(
          score(predictor.torque_model(), predictor.parameters(), motion.name, motion.samples, options.standstill));
    // No verdict rests on a number that is none.
    for (const MotionScore& s : list) {
      const bool finite = std::isfinite(s.total) && std::isfinite(s.relative);
      if (finite) continue;
      return Error{
          ErrorCode::Numerical, "its score is not a number", s.motion,
          s.samples > 0 && s.total == 0 ? "All its torques are zero." : "The model does not fit this recording."};
    }
    v.scores.push_back(std::move(list));
  }
  // The verdict is about one set; the other scores are for comparison.
  judge(v, model, motions, options);
  return v;
}

std::string Validation::full() const {
  // One row per joint, then the total and the relative error; one column per set and motion.
  std::vector<std::vector<std::string>> rows(joints.size() + 3);
  // The first column: names of the rows.
  rows[0].emplace_back("RMS [N·m]");
  for (std::size_t j = 0; j < joints.size(); ++j) rows[j + 1].push_back(joints[j]);
  rows[joints.size() + 1].emplace_back("Total");
  rows[joints.size() + 2].emplace_back("relative");
  // Then the numbers, set by set.
  for (std::size_t s = 0; s < sets.size(); ++s) {
    for (const MotionScore& m : scores[s]) {
      rows[0].push_back(std::string(to_string(sets[s])) + " " + m.motion);
      for (std::size_t j = 0; j < joints.size(); ++j) rows[j + 1].push_back(fixed(m.joints[j].rms, 3));
      rows[joints.size() + 1].push_back(fixed(m.total, 3));
      rows[joints.size() + 2].push_back(fixed(100 * m.relative, 2) + " %");
    }
  }
  std::string text = format_table(rows) + "\n";
  for (const JointTrust& v : verdicts) text += v.joint + ": " + v.words + "\n";
  return text + "\n" + words + "\n";
}

}  // namespace armature
