#include "model/residual_spread.hpp"

#include <algorithm>
#include <cmath>

#include "armature/base.hpp"
#include "armature/presliding.hpp"
#include "core/linear_algebra.hpp"
#include "model/gain_error.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Rows that begin a stretch: the filter starts anew there.
std::vector<bool> start_rows(const Samples& samples) {
  std::vector<bool> first(static_cast<std::size_t>(samples.size()), false);
  first[0] = true;
  for (const Index start : samples.starts) first[static_cast<std::size_t>(start)] = true;
  return first;
}

// parameter · (1 − |tanh(v / velocity)|) through the filter: what sign(v) and its smooth form can differ by at most.
// Of the first rows.
Matrix standstill_bound(const TorqueModel& model, const Vector& pi, const Samples& samples, Index rows, double velocity,
                        double a) {
  Matrix out = Matrix::Zero(rows, model.joints());
  for (std::size_t c = 0; c < model.columns().size(); ++c) {
    const double parameter = std::abs(pi[model.inertial_count() + static_cast<int>(c)]);
    for (const auto& [joint, basis] : model.columns()[c].rows) {
      // Friction along a path is followed there.
      if (!basis.holds_at_rest() || basis.follows_path()) continue;
      const double share = parameter * (basis.dry().forwards - basis.dry().backwards) / 2;
      // Friction that is smooth by itself turns over within its own width.
      const double width = basis.jumps_at_rest() ? velocity : std::max(velocity, basis.p0);
      // The argument of the friction: a sum of velocities.
      Vector x = Vector::Constant(rows, basis.shift);
      for (const SignalPart& part : basis.parts) {
        if (part.kind == SignalPart::Kind::Velocity) x += part.weight * samples.motion.v.col(part.joint).head(rows);
      }
      out.col(joint).array() += share * (1 - (x.array() / width).tanh().abs());
    }
  }
  // A filter of the observer's bandwidth: the bound comes as late as the residual.
  const std::vector<bool> first = start_rows(samples);
  Eigen::RowVectorXd state = Eigen::RowVectorXd::Zero(out.cols());
  for (Index k = 0; k < out.rows(); ++k) {
    if (first[static_cast<std::size_t>(k)]) state.setZero();
    state += a * (out.row(k) - state);
    out.row(k) = state;
  }
  return out;
}

// Parameters that were not determined have no finite variance and count as exact.
Matrix determined_part(Matrix covariance) {
  for (Index i = 0; i < covariance.rows(); ++i) {
    if (covariance.row(i).allFinite() && covariance.col(i).allFinite()) continue;
    covariance.row(i).setZero(), covariance.col(i).setZero();
  }
  return covariance;
}

// The parameters' error through the observer's filter: rows g_k of filter(Y_b · root), so that the residual's variance
// is ‖g_k‖².
class ModelSpread {
 public:
  ModelSpread(const IdentifiedModel& model, double a) : model_(model.robot, model.terms), a_(a) {
    // Rows of a root of the covariance, one per base parameter: ‖row · root‖² is a variance.
    const BaseMap base = compute_base(model_);
    const Matrix shared = covariance_root(determined_part(covariance_without_gains(model)));
    const RegressorLayout layout = regressor_layout(model_);
    // Which base parameter each standard parameter is; −1: none.
    std::vector<int> place(static_cast<std::size_t>(model_.parameter_count()), -1);
    for (int i = 0; i < base.size(); ++i)
      place[static_cast<std::size_t>(base.columns[static_cast<std::size_t>(i)])] = i;
    for (int j = 0; j < model_.joints(); ++j) {
      // Errors of the drive gains are in the measured torque and in the model: what does not cancel.
      const Matrix gains = gain_root(model, j);
      Matrix root(shared.rows(), shared.cols() + gains.cols());
      root << shared, gains;
      Matrix rows = Matrix::Zero(layout.count(j), root.cols());
      for (int c = 0; c < layout.count(j); ++c) {
        const auto column = static_cast<std::size_t>(layout.begin[static_cast<std::size_t>(j)] + c);
        const int at = place[static_cast<std::size_t>(layout.parameter[column])];
        if (at >= 0) rows.row(c) = root.row(at);
      }
      roots_.push_back(rows);
    }
    before_.assign(roots_.size(), Eigen::RowVectorXd::Zero(roots_.front().cols()));
    state_ = before_;
  }

  // The variance for all samples, in blocks so that memory stays small; fewer rows where it need not go on.
  Matrix run(const Samples& samples, const std::function<bool(Index, Index)>& go_on) {
    constexpr Index kBlock = 2048;
    const MotionAlongPath path(model_, samples.motion, samples.starts);
    const std::vector<bool> first = start_rows(samples);
    Matrix variance = Matrix::Zero(samples.size(), model_.joints());
    for (Index begin = 0; begin < samples.size(); begin += kBlock) {
      const Index count = std::min(kBlock, samples.size() - begin);
      const Regressor y = compute_regressor(model_, path.motion().slice(begin, count));
      // g_k through the filter, sample after sample, the state carried on from block to block.
      for (std::size_t j = 0; j < roots_.size(); ++j) {
        const Matrix w = y.joint(static_cast<int>(j)) * roots_[j];
        for (Index k = 0; k < count; ++k) {
          const Index row = begin + k;
          variance(row, static_cast<Index>(j)) = filter(j, w.row(k), first[static_cast<std::size_t>(row)]);
        }
      }
      if (go_on && !go_on(begin, count)) return variance.topRows(begin + count);
    }
    return variance;
  }

 private:
  // The filter of ResidualSpread on one row; 0 at the start of a stretch.
  double filter(std::size_t j, const Eigen::RowVectorXd& w, bool first) {
    if (first)
      state_[j].setZero();
    else
      state_[j] += a_ * (0.5 * (w + before_[j]) - state_[j]);
    before_[j] = w;
    return state_[j].squaredNorm();
  }

  TorqueModel model_;
  double a_;
  std::vector<Matrix> roots_;
  std::vector<Eigen::RowVectorXd> before_, state_;
};

// The colour of noise at the samples' rate: white where it was measured at another one. A log at half the rate
// remembers less; what happens between the samples of a faster one is not known.
Vector colour_at(const JointNoise& joint, double known_hz, double rate_hz) {
  constexpr double kSameRate = 0.05;  // a clock that is off, not another rate
  const bool same = known_hz > 0 && std::abs(rate_hz / known_hz - 1) < kSameRate;
  return same ? joint.colour : Vector();
}

// Variance of coloured noise of unit variance after the filter: by the impulse responses of both.
double filtered_variance(const Vector& colour, double a) {
  // Long enough for both responses to fade: twelve time constants of the filter, and more for the colour.
  constexpr double kFaded = 12;
  constexpr Index kPerOrder = 16;
  const Index order = colour.size(), count = static_cast<Index>(kFaded / a) + kPerOrder * (order + 1);
  Vector noise = Vector::Zero(count);
  double state = 0, before = 0, after = 0;
  // An impulse through the colour, then through the filter.
  for (Index k = 0; k < count; ++k) {
    double x = k == 0 ? 1 : 0;
    for (Index i = 0; i < std::min(order, k); ++i) x += colour[i] * noise[k - 1 - i];
    noise[k] = x;
    state += a * (0.5 * (x + (k > 0 ? noise[k - 1] : 0)) - state);
    before += x * x, after += state * state;
  }
  return after / before;
}

}  // namespace

Matrix observer_filter(const Matrix& input, const std::vector<Index>& starts, double rate_hz, double bandwidth_hz) {
  // a as in ResidualSpread: one step of the filter at this rate.
  const double gain = 2 * M_PI * bandwidth_hz / rate_hz, a = gain / (1 + gain);
  Matrix out(input.rows(), input.cols());
  Eigen::RowVectorXd state = Eigen::RowVectorXd::Zero(input.cols());
  std::size_t piece = 0;
  for (Index k = 0; k < input.rows(); ++k) {
    const bool first = piece < starts.size() && starts[piece] == k;
    if (first) state.setZero(), ++piece;
    if (!first && k > 0) state += a * (0.5 * (input.row(k) + input.row(k - 1)) - state);
    out.row(k) = state;
  }
  return out;
}

Vector ResidualSpread::scores(const Matrix& residual) const {
  return ((residual.cwiseAbs() - standstill).array() / deviation.array().max(1e-300)).rowwise().maxCoeff();
}

ResidualSpread residual_spread(const IdentifiedModel& model, const Samples& samples, const SpreadOptions& options,
                               const std::function<bool(Index, Index)>& go_on) {
  ResidualSpread s;
  const Index n = samples.tau.cols();
  const double speed = 2 * M_PI * options.bandwidth_hz, gain = speed / samples.rate, a = gain / (1 + gain);
  // Without a noise model: white noise, all that the fit left where not even its size is known.
  NoiseModel known;
  if (model.noise_model) {
    known = *model.noise_model;
  } else {
    const Vector& white = model.noise.size() == n ? model.noise : model.residual;
    for (Index j = 0; j < n; ++j) known.joints.push_back({.sample = white[j], .colour = {}});
  }
  // From the parameters, sample by sample; from noise and what is missing, the same for all samples.
  const Matrix variance = ModelSpread(model, a).run(samples, go_on);
  s.model = variance.cwiseSqrt();
  s.noise = s.unmodelled = Vector::Zero(n);
  s.deviation = variance;
  for (Index j = 0; j < n; ++j) {
    const JointNoise& joint = known.joints[static_cast<std::size_t>(j)];
    ResidualProcess process;
    process.colour = colour_at(joint, known.rate_hz, samples.rate);
    const double noise = joint.sample * joint.sample * filtered_variance(process.colour, a);
    // exp(−t / memory) through a filter of rate K keeps K memory / (1 + K memory) of its variance.
    const double slow = speed * joint.memory_s;
    const double lack = joint.unmodelled * joint.unmodelled * slow / (1 + slow);
    const double constant = variance.col(j).mean(), all = noise + lack + constant;
    s.noise[j] = std::sqrt(noise), s.unmodelled[j] = std::sqrt(lack);
    s.deviation.col(j).array() += noise + lack;
    // Shares of the joint's variance, for the count of events.
    if (all > 0) process.noise = noise / all, process.unmodelled = lack / all, process.constant = constant / all;
    // The filter lengthens the memory by its time constant.
    process.memory_s = joint.memory_s + 1 / speed;
    s.processes.push_back(process);
  }
  s.deviation = s.deviation.cwiseSqrt();
  // The smooth sign of an observer differs from dry friction near rest.
  const Predictor predictor(model, model.has(options.set) ? options.set : ParameterSet::Base);
  s.standstill = standstill_bound(predictor.torque_model(), predictor.parameters(), samples, variance.rows(),
                                  options.friction_velocity, a);
  return s;
}

}  // namespace armature
