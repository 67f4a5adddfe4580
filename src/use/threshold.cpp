#include "use/threshold.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>

#include "armature/base.hpp"
#include "armature/presliding.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

double normal_tail(double z) { return 0.5 * std::erfc(z / std::sqrt(2.0)); }

bool jumps(const Basis& basis) {
  return basis.shape == Basis::Shape::Sign || basis.shape == Basis::Shape::Positive ||
         basis.shape == Basis::Shape::Negative;
}

std::vector<bool> start_rows(const Samples& samples) {
  std::vector<bool> first(static_cast<std::size_t>(samples.size()), false);
  first[0] = true;
  for (const Index start : samples.starts) first[static_cast<std::size_t>(start)] = true;
  return first;
}

// parameter · (1 − |tanh(v / velocity)|) through the filter: what sign(v) and its smooth form can differ by at most.
Matrix standstill_bound(const TorqueModel& model, const Vector& pi, const Samples& samples, double velocity, double a) {
  Matrix out = Matrix::Zero(samples.size(), model.joints());
  for (std::size_t c = 0; c < model.columns().size(); ++c) {
    const double parameter = std::abs(pi[model.inertial_count() + static_cast<int>(c)]);
    for (const auto& [joint, basis] : model.columns()[c].rows) {
      if (!jumps(basis)) continue;
      const double share = basis.shape == Basis::Shape::Sign ? parameter : parameter / 2;
      Vector x = Vector::Constant(samples.size(), basis.shift);
      for (const SignalPart& part : basis.parts) {
        if (part.kind == SignalPart::Kind::Velocity) x += part.weight * samples.motion.v.col(part.joint);
      }
      out.col(joint).array() += share * (1 - (x.array() / velocity).tanh().abs());
    }
  }
  const std::vector<bool> first = start_rows(samples);
  Eigen::RowVectorXd state = Eigen::RowVectorXd::Zero(out.cols());
  for (Index k = 0; k < out.rows(); ++k) {
    if (first[static_cast<std::size_t>(k)]) state.setZero();
    state += a * (out.row(k) - state);
    out.row(k) = state;
  }
  return out;
}

// A root of the covariance; parameters that were not determined have none to speak of and count as exact.
Matrix covariance_root(Matrix covariance) {
  for (Index i = 0; i < covariance.rows(); ++i) {
    if (covariance.row(i).allFinite() && covariance.col(i).allFinite()) continue;
    covariance.row(i).setZero(), covariance.col(i).setZero();
  }
  const Eigen::LDLT<Matrix> factor(covariance);
  const Vector d = factor.vectorD().cwiseMax(0).cwiseSqrt();
  return factor.transpositionsP().transpose() * (Matrix(factor.matrixL()) * d.asDiagonal());
}

// The parameters' error through the observer's filter: rows g_k of filter(Y_b · root), so that the residual's variance
// is ‖g_k‖² and its covariance with the sample before g_k · g_(k−1).
class ModelSpread {
 public:
  ModelSpread(const IdentifiedModel& model, double a) : model_(model.robot, model.terms), a_(a) {
    const BaseMap base = compute_base(model_);
    const Matrix root = covariance_root(model.base_covariance);
    const RegressorLayout layout = regressor_layout(model_);
    std::vector<int> place(static_cast<std::size_t>(model_.parameter_count()), -1);
    for (int i = 0; i < base.size(); ++i)
      place[static_cast<std::size_t>(base.columns[static_cast<std::size_t>(i)])] = i;
    for (int j = 0; j < model_.joints(); ++j) {
      Matrix rows = Matrix::Zero(layout.count(j), root.cols());
      for (int c = 0; c < layout.count(j); ++c) {
        const auto column = static_cast<std::size_t>(layout.begin[static_cast<std::size_t>(j)] + c);
        const int at = place[static_cast<std::size_t>(layout.parameter[column])];
        if (at >= 0) rows.row(c) = root.row(at);
      }
      roots_.push_back(rows);
    }
    before_.assign(roots_.size(), Eigen::RowVectorXd::Zero(root.cols()));
    state_ = before_;
  }

  // Fills variance and covariance with the sample before for all samples, in blocks so that memory stays small.
  void run(const Samples& samples, Matrix& variance, Matrix& covariance) {
    constexpr Index kBlock = 2048;
    const MotionAlongPath path(model_, samples.motion, samples.starts);
    const std::vector<bool> first = start_rows(samples);
    variance = covariance = Matrix::Zero(samples.size(), model_.joints());
    for (Index begin = 0; begin < samples.size(); begin += kBlock) {
      const Index count = std::min(kBlock, samples.size() - begin);
      const Regressor y = compute_regressor(model_, path.motion().slice(begin, count));
      for (std::size_t j = 0; j < roots_.size(); ++j) {
        const Matrix w = y.joint(static_cast<int>(j)) * roots_[j];
        for (Index k = 0; k < count; ++k) {
          const Index row = begin + k;
          filter(j, w.row(k), first[static_cast<std::size_t>(row)], variance, covariance, row);
        }
      }
    }
  }

 private:
  void filter(std::size_t j, const Eigen::RowVectorXd& w, bool first, Matrix& variance, Matrix& covariance, Index row) {
    const auto column = static_cast<Index>(j);
    if (first) {
      state_[j].setZero();
    } else {
      next_ = (1 - a_) * state_[j] + 0.5 * a_ * (w + before_[j]);
      covariance(row, column) = next_.dot(state_[j]);
      state_[j].swap(next_);
    }
    before_[j] = w;
    variance(row, column) = state_[j].squaredNorm();
  }

  TorqueModel model_;
  double a_;
  std::vector<Matrix> roots_;
  std::vector<Eigen::RowVectorXd> before_, state_;
  Eigen::RowVectorXd next_;
};

}  // namespace

double upcrossing(double z, double correlation) {
  // ∫_z^∞ φ(x) Φ((z − ρx)/√(1−ρ²)) dx. Beyond x = z + 12 w nothing is left, w the width on which either factor falls.
  const double root = std::sqrt(std::max(1e-12, 1 - correlation * correlation));
  const double reach = std::min(8.0, 12 * root / std::max(correlation, 0.1)) + z * (1 - std::max(0.0, correlation));
  constexpr int kParts = 200;
  const double width = reach / kParts;
  double sum = 0;
  for (int i = 0; i <= kParts; ++i) {
    const double x = z + width * i;
    const double value = std::exp(-0.5 * x * x) / std::sqrt(2 * M_PI) * normal_tail(-(z - correlation * x) / root);
    sum += value * (i == 0 || i == kParts ? 1 : (i % 2 == 1 ? 4 : 2));
  }
  return sum * width / 3;
}

ResidualSpread residual_spread(const IdentifiedModel& model, const Samples& samples, const MonitorOptions& options) {
  ResidualSpread s;
  const Index n = samples.tau.cols();
  const double gain = 2 * M_PI * options.observer.bandwidth_hz / samples.rate, a = gain / (1 + gain);
  const bool known = model.noise.size() == n;
  const Vector raw = known ? model.noise : model.residual;
  // White noise of deviation s through the filter above: variance s² a/2, correlation 1 − a/2.
  s.noise = raw * std::sqrt(a / 2);
  s.unmodelled = Vector::Zero(n);
  // 1.05: a residual this near to the noise is the noise's own estimate error.
  if (known) s.unmodelled = (model.residual.array().square() - (1.05 * raw.array()).square()).max(0).sqrt();
  Matrix variance, covariance;
  ModelSpread(model, a).run(samples, variance, covariance);
  s.model = variance.cwiseSqrt();
  const Eigen::RowVectorXd fixed = (s.noise.array().square() + s.unmodelled.array().square()).matrix().transpose();
  s.deviation = (variance.rowwise() + fixed).cwiseSqrt();
  covariance.rowwise() += (1 - a / 2) * fixed;
  s.correlation = Matrix::Ones(samples.size(), n);
  for (Index k = 1; k < samples.size(); ++k) {
    const auto product = s.deviation.row(k).cwiseProduct(s.deviation.row(k - 1));
    for (Index j = 0; j < n; ++j)
      s.correlation(k, j) = product[j] > 0 ? std::clamp(covariance(k, j) / product[j], 0.0, 1.0) : 1;
  }
  const Predictor predictor(model, model.has(options.set) ? options.set : ParameterSet::Base);
  s.standstill = standstill_bound(predictor.torque_model(), predictor.parameters(), samples,
                                  options.observer.friction_velocity, a);
  return s;
}

double alarm_quantile_of(const Matrix& correlation, double per_sample) {
  // Crossings depend on acos(correlation) smoothly: samples are counted in classes of it, evenly spaced in logarithm.
  constexpr int kClasses = 48;
  constexpr double kLow = -12, kHigh = 0.5;  // log of acos: 6e-6 … π/2
  std::array<double, kClasses> count{};
  for (const double r : correlation.reshaped()) {
    const double place = (std::log(std::max(1e-300, std::acos(r))) - kLow) / (kHigh - kLow) * kClasses;
    if (place < 0) continue;
    count[static_cast<std::size_t>(std::min<int>(kClasses - 1, static_cast<int>(place)))] += 1;
  }
  const double wanted = per_sample * static_cast<double>(correlation.rows());
  const auto crossings = [&](double z) {
    double sum = 0;
    for (int i = 0; i < kClasses; ++i) {
      const double angle = std::exp(kLow + (i + 0.5) * (kHigh - kLow) / kClasses);
      if (count[static_cast<std::size_t>(i)] > 0)
        sum += 2 * count[static_cast<std::size_t>(i)] * upcrossing(z, std::cos(angle));
    }
    return sum;
  };
  double low = 0, high = 12;
  for (int i = 0; i < 40; ++i) {
    const double z = 0.5 * (low + high);
    (crossings(z) > wanted ? low : high) = z;
  }
  return high;
}

double alarm_quantile(double per_hour, double rate_hz, double correlation, int joints) {
  const double wanted = per_hour / (3600 * rate_hz * 2 * joints);
  double low = 0, high = 12;
  for (int i = 0; i < 80; ++i) {
    const double z = 0.5 * (low + high);
    (upcrossing(z, correlation) > wanted ? low : high) = z;
  }
  return high;
}

}  // namespace armature
