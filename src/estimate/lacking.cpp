#include "estimate/lacking.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>

#include "armature/presliding.hpp"
#include "armature/text.hpp"
#include "estimate/distributions.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Once in 10⁴ tests by chance: a few in a thousand for all suspects of an arm together.
constexpr double kChance = 1e-4;
// Paths along which friction in gears turns over [rad or m]: 10⁻⁴ … 10⁻², and what is between is a sum of two.
constexpr double kShortLag = 3e-4, kLongLag = 3e-3;
// Of the residual's RMS: what a smoothed motion leaves around a joint that sticks, and looks like a lag, stays below
// 0.08 on ideal arms; the friction of arms in a laboratory is above 0.3.
constexpr double kLeastLag = 0.15;

// Direction of motion: −1, 0 or 1.
Vector sign_of(const Vector& v) {
  return v.unaryExpr([](double x) { return x > 0 ? 1.0 : (x < 0 ? -1.0 : 0.0); });
}

// d/dt of a signal by central differences within each stretch.
Vector rate_of_change(const Vector& x, const Samples& s) {
  Vector out = Vector::Zero(x.size());
  for (std::size_t p = 0; p < s.starts.size(); ++p) {
    const Index first = s.starts[p], end = p + 1 < s.starts.size() ? s.starts[p + 1] : x.size();
    for (Index k = first + 1; k + 1 < end; ++k) out[k] = (x[k + 1] - x[k - 1]) / (s.time[k + 1] - s.time[k - 1]);
  }
  return out;
}

// What friction that turns over along a path is beside sign(v), as far as it lags: the state of presliding.hpp along
// the recording less that of the recording played backwards. Around a reversal it is even in time. A motion that is
// smoothed there, or its acceleration, errs with the opposite sign before and after, so that it looks like no lag.
Vector lag_of_friction(const Vector& q, const Samples& s, double length) {
  const Index n = q.size();
  // First rows of the stretches when the recording is played backwards.
  std::vector<Index> backwards;
  for (std::size_t p = s.starts.size(); p-- > 0;)
    backwards.push_back(n - (p + 1 < s.starts.size() ? s.starts[p + 1] : n));
  const Vector after = presliding_state(q, s.starts, length);
  const Vector before = presliding_state(q.reverse(), backwards, length).reverse();
  return 0.5 * (after + before);
}

// Σ of the squares that `signals` explain beyond the first `own` columns of a triangle [Y z e].
double explained(const Matrix& triangle, Index own, Index first, Index count, double& left, Vector* factors = nullptr) {
  const Index right = triangle.cols() - 1;
  // Whitened or plain, the triangle has all that is needed: columns of the suspect, and the residual as the last one.
  Matrix columns(triangle.rows(), count + 1);
  columns << triangle.middleCols(own + first, count), triangle.col(right);
  // Rows below `own` are what the joint's own parameters leave.
  const Matrix below = columns.bottomRows(triangle.rows() - own);
  const Vector e = below.col(count);
  // Pivoting keeps signals apart that are nearly the same.
  const Eigen::ColPivHouseholderQR<Matrix> qr(below.leftCols(count));
  const Vector solution = qr.solve(e);
  if (factors != nullptr) *factors = solution;
  const Vector rest = e - below.leftCols(count) * solution;
  left = rest.squaredNorm();
  return std::max(0.0, e.squaredNorm() - left);
}

}  // namespace

// Appends the signals of one suspect and remembers which columns they are.
void Suspects::add(Group group, const Matrix& columns) {
  group.first = signals_.cols(), group.count = columns.cols();
  signals_.conservativeResize(columns.rows(), group.first + group.count);
  signals_.rightCols(group.count) = columns;
  groups_.push_back(std::move(group));
}

Suspects::Suspects(const Samples& s, Index j, const Vector& predicted, const Vector& rigid) {
  // Speeds relative to the fastest of this joint, so that widths are shares of its speed range.
  const Vector q = s.motion.q.col(j), v = s.motion.v.col(j), a = s.motion.a.col(j), sign = sign_of(v);
  const double top = std::max(1e-12, v.cwiseAbs().maxCoeff());
  const Vector x = v.cwiseAbs() / top;
  const auto columns = [](std::initializer_list<Vector> list) {
    Matrix out(list.begin()->size(), static_cast<Index>(list.size()));
    Index c = 0;
    for (const Vector& column : list) out.col(c++) = column;
    return out;
  };
  // Friction: near standstill, along a path after a reversal, with the square of speed, with the load.
  const auto bell = [&](double width) { return Vector(sign.array() * (-(x.array() / width).square()).exp()); };
  add({JointVerdict::Friction, "friction that is different near standstill", {"", "stribeck"}, 0, 0},
      columns({bell(0.05), bell(0.2)}));
  add({JointVerdict::Friction,
       "friction that turns over along a path after a reversal",
       {"", "presliding", true},
       0,
       0,
       {},
       true,
       kLeastLag},
      columns({lag_of_friction(q, s, kShortLag), lag_of_friction(q, s, kLongLag)}));
  add({JointVerdict::Friction, "friction that is not proportional to speed", {"", "power:2"}, 0, 0},
      columns({Vector(v.cwiseProduct(x))}));
  add({JointVerdict::Friction, "friction that changes with the joint's load", {"", "load"}, 0, 0},
      columns({Vector(sign.cwiseProduct(predicted.cwiseAbs()))}));
  // Drift: what grows in proportion to time.
  if (s.size() > 1 && s.time[s.size() - 1] > s.time[0]) {
    const double span = s.time[s.size() - 1] - s.time[0];
    const Vector since = (s.time.array() - s.time.mean()) / span;
    add({JointVerdict::Friction,
         "friction that changes during the recording",
         {"Warm the robot up before recording, or", "warm-up"},
         0,
         0,
         "N·m of dry friction"},
        columns({Vector(since.cwiseProduct(sign)), Vector(since.cwiseProduct(v))}));
    add({JointVerdict::Offset,
         "an offset that changes during the recording",
         {"Let the drives and sensors warm up before recording"},
         0,
         0,
         "N·m"},
        columns({since}));
  }
  // Constant, position, acceleration, and a delay: rigid-body torque that comes late looks like its own rate of change.
  add({JointVerdict::Offset, "a constant torque", {"", "offset"}, 0, 0}, Matrix::Ones(s.size(), 1));
  add({JointVerdict::Position,
       "a torque that follows the joint's position",
       {"A spring, a cable, or gravity that points elsewhere:", "gravity-spring"},
       0,
       0},
      columns({q, Vector(q.array().sin()), Vector(q.array().cos()), Vector((2 * q).array().sin()),
               Vector((2 * q).array().cos())}));
  add({JointVerdict::Inertia, "a torque that follows the joint's acceleration", {"", "rotor"}, 0, 0}, columns({a}));
  add({JointVerdict::Inertia,
       "a delay between torque and position",
       {"Log both with one clock, or shift one against the other"},
       0,
       0},
      columns({rate_of_change(rigid, s)}));
}

Eigen::VectorXi unbroken_runs(Index rows, const std::vector<Index>& starts, const Vector& weights) {
  Eigen::VectorXi out(rows);
  int run = 0;
  std::size_t next = 0;
  // A stretch begins anew, and so does what follows a row that is left out.
  for (Index k = 0; k < rows; ++k) {
    if (next < starts.size() && starts[next] == k) run = 0, ++next;
    const bool kept = weights.size() == 0 || weights[k] > 0;
    out[k] = kept ? run++ : -1;
    if (!kept) run = 0;
  }
  return out;
}

// Levinson–Durbin backwards.
std::vector<LackTest::Predictor> LackTest::predictors_of(Vector coefficients) {
  const auto order = static_cast<std::size_t>(coefficients.size());
  std::vector<Predictor> out(order + 1);
  double scale = 1;
  // From the highest order down to 0: each order's coefficients follow from the order above.
  for (std::size_t m = order;; --m) {
    out[m] = {coefficients, scale};
    if (m == 0) return out;
    // The last coefficient is the reflection; without it the error's variance is 1 / (1 − reflection²) times as large.
    const auto last = static_cast<Index>(m) - 1;
    const double reflection = coefficients[last], left = 1 - reflection * reflection;
    const Vector head = coefficients.head(last);
    coefficients = (head + reflection * head.reverse()) / left;
    scale *= std::sqrt(left);
  }
}

LackTest::LackTest(const Autoregression& noise, Index columns, Index signals)
    : predictors_(predictors_of(noise.coefficients)),
      power_(noise.variance * noise.inflation()),
      own_(columns),
      past_(Matrix::Zero(noise.coefficients.size(), columns + signals + 1)),
      white_(static_cast<int>(columns + signals)),
      plain_(static_cast<int>(columns + signals)) {}

void LackTest::add(const Matrix& own, const Matrix& signals, const Vector& residual, const Eigen::VectorXi& run) {
  const Index order = past_.rows(), rows = own.rows();
  // The rows before this block are needed to predict its first ones.
  Matrix all(order + rows, own.cols() + signals.cols() + 1);
  all.topRows(order) = past_;
  all.bottomRows(rows) << own, signals, residual;
  // Row less its prediction, in units of the highest order's error.
  const auto whitened = [&](Index first, Index count, const Predictor& by) {
    Matrix white = all.middleRows(order + first, count);
    for (Index i = 0; i < by.coefficients.size(); ++i)
      white -= by.coefficients[i] * all.middleRows(order + first - 1 - i, count);
    return Matrix(by.scale * white);
  };
  // Most rows have a whole past; those after a gap get a lower order, those left out become zeros.
  Matrix white = whitened(0, rows, predictors_.back());
  for (Index k = 0; k < rows; ++k) {
    const Index known = std::min<Index>(run[k], since_ + k);
    if (known < 0)
      white.row(k).setZero();
    else if (known < order)
      white.row(k) = whitened(k, 1, predictors_[static_cast<std::size_t>(known)]);
  }
  // Keep the last rows for the next block.
  past_ = all.bottomRows(order).eval();
  since_ += rows;
  white_.absorb(white);
  plain_.absorb(Matrix(all.bottomRows(rows)));
  rows_ += static_cast<double>((run.array() >= 0).count());
}

std::vector<Lack> LackTest::found(const std::vector<Suspects::Group>& groups) const {
  std::vector<Lack> out;
  const Matrix white = white_.rows(), plain = plain_.rows();
  for (const Suspects::Group& group : groups) {
    const auto count = static_cast<double>(group.count);
    // Too few rows say nothing about so many signals.
    constexpr double kRowsPerSignal = 10;
    const double freedom = rows_ - static_cast<double>(own_) - count;
    if (freedom < kRowsPerSignal * count) continue;
    double left = 0, ignored = 0;
    Vector factors;
    // F test on whitened rows: what the signals explain against what remains.
    const double gain = explained(white, own_, group.first, group.count, left, &factors);
    if (group.never_negative && factors.sum() <= 0) continue;
    if (!(left > 0)) continue;
    const double chance = fisher_above(gain / count / (left / freedom), count, freedom);
    if (!(chance < kChance)) continue;
    // What chance alone would explain of the residual is not counted.
    const double size = explained(plain, own_, group.first, group.count, ignored, &factors) - count * power_;
    // Size on plain rows: the signals must also explain a share of the residual that matters.
    const double whole = plain.rightCols(1).squaredNorm();
    if (!(size > 0) || size < group.least_share * group.least_share * whole) continue;
    // A trend is told with its sign and its change over the recording.
    std::string words = group.words;
    const double change = factors[0];
    if (!group.trend.empty())
      words += " by " + std::string(change > 0 ? "+" : "") + significant(change, 2) + " " + group.trend;
    out.push_back({group.verdict, words, group.remedy, std::sqrt(size / rows_), chance, group.first, group.count});
  }
  std::stable_sort(out.begin(), out.end(), [](const Lack& a, const Lack& b) { return a.rms > b.rms; });
  return out;
}

}  // namespace armature
