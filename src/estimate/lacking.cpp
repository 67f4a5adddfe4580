#include "estimate/lacking.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "estimate/distributions.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Once in 10⁴ tests by chance: a few in a thousand for all suspects of an arm together.
constexpr double kChance = 1e-4;

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

// Σ of the squares that `signals` explain beyond the first `own` columns of a triangle [Y z e].
double explained(const Matrix& triangle, Index own, Index first, Index count, double& left,
                 double* coefficient = nullptr) {
  const Index right = triangle.cols() - 1;
  Matrix columns(triangle.rows(), count + 1);
  columns << triangle.middleCols(own + first, count), triangle.col(right);
  // Rows below `own` are what the joint's own parameters leave.
  const Matrix below = columns.bottomRows(triangle.rows() - own);
  const Vector e = below.col(count);
  const Eigen::ColPivHouseholderQR<Matrix> qr(below.leftCols(count));
  const Vector solution = qr.solve(e);
  if (coefficient != nullptr) *coefficient = solution[0];
  const Vector rest = e - below.leftCols(count) * solution;
  left = rest.squaredNorm();
  return std::max(0.0, e.squaredNorm() - left);
}

}  // namespace

void Suspects::add(Group group, const Matrix& columns) {
  group.first = signals_.cols(), group.count = columns.cols();
  signals_.conservativeResize(columns.rows(), group.first + group.count);
  signals_.rightCols(group.count) = columns;
  groups_.push_back(std::move(group));
}

Suspects::Suspects(const Samples& s, Index j, const Vector& predicted, const Vector& rigid) {
  const Vector q = s.motion.q.col(j), v = s.motion.v.col(j), a = s.motion.a.col(j), sign = sign_of(v);
  const double top = std::max(1e-12, v.cwiseAbs().maxCoeff());
  const Vector x = v.cwiseAbs() / top;
  const auto columns = [](std::initializer_list<Vector> list) {
    Matrix out(list.begin()->size(), static_cast<Index>(list.size()));
    Index c = 0;
    for (const Vector& column : list) out.col(c++) = column;
    return out;
  };
  const auto bell = [&](double width) { return Vector(sign.array() * (-(x.array() / width).square()).exp()); };
  add({JointVerdict::Friction, "friction that is different near standstill", "Add stribeck or presliding to --terms", 0,
       0},
      columns({bell(0.05), bell(0.2)}));
  add({JointVerdict::Friction, "friction that is not proportional to speed", "Add power:2 to --terms", 0, 0},
      columns({Vector(v.cwiseProduct(x))}));
  add({JointVerdict::Friction, "friction that changes with the joint's load", "Add load to --terms", 0, 0},
      columns({Vector(sign.cwiseProduct(predicted.cwiseAbs()))}));
  if (s.size() > 1 && s.time[s.size() - 1] > s.time[0]) {
    const double span = s.time[s.size() - 1] - s.time[0];
    const Vector since = (s.time.array() - s.time.mean()) / span;
    add({JointVerdict::Friction, "friction that changes during the recording",
         "Warm the robot up before recording, or add warm-up to --terms", 0, 0, "N·m of dry friction"},
        columns({Vector(since.cwiseProduct(sign)), Vector(since.cwiseProduct(v))}));
    add({JointVerdict::Offset, "an offset that changes during the recording",
         "Let the drives and sensors warm up before recording", 0, 0, "N·m"},
        columns({since}));
  }
  add({JointVerdict::Offset, "a constant torque", "Add offset to --terms", 0, 0}, Matrix::Ones(s.size(), 1));
  add({JointVerdict::Position, "a torque that follows the joint's position",
       "A spring, a cable, or gravity that points elsewhere: add gravity-spring to --terms", 0, 0},
      columns({q, Vector(q.array().sin()), Vector(q.array().cos()), Vector((2 * q).array().sin()),
               Vector((2 * q).array().cos())}));
  add({JointVerdict::Inertia, "a torque that follows the joint's acceleration", "Add rotor to --terms", 0, 0},
      columns({a}));
  add({JointVerdict::Inertia, "a delay between torque and position",
       "Log both with one clock, or shift one against the other", 0, 0},
      columns({rate_of_change(rigid, s)}));
}

LackTest::LackTest(const Autoregression& noise, Index columns, Index signals)
    : coefficients_(noise.coefficients),
      power_(noise.variance * noise.inflation()),
      own_(columns),
      past_(Matrix::Zero(noise.coefficients.size(), columns + signals + 1)),
      white_(static_cast<int>(columns + signals)),
      plain_(static_cast<int>(columns + signals)) {}

void LackTest::add(const Matrix& own, const Matrix& signals, const Vector& residual) {
  const Index order = coefficients_.size(), rows = own.rows();
  Matrix all(order + rows, own.cols() + signals.cols() + 1);
  all.topRows(order) = past_;
  all.bottomRows(rows) << own, signals, residual;
  Matrix white = all.bottomRows(rows);
  for (Index i = 0; i < order; ++i) white -= coefficients_[i] * all.middleRows(order - 1 - i, rows);
  past_ = all.bottomRows(order).eval();
  white_.absorb(white);
  plain_.absorb(Matrix(all.bottomRows(rows)));
  rows_ += static_cast<double>((residual.array() != 0).count());
}

std::vector<Lack> LackTest::found(const std::vector<Suspects::Group>& groups) const {
  std::vector<Lack> out;
  const Matrix white = white_.rows(), plain = plain_.rows();
  for (const Suspects::Group& group : groups) {
    const auto count = static_cast<double>(group.count);
    const double freedom = rows_ - static_cast<double>(own_) - count;
    if (freedom < 10 * count) continue;
    double left = 0, ignored = 0;
    const double gain = explained(white, own_, group.first, group.count, left);
    if (!(left > 0)) continue;
    const double chance = fisher_above(gain / count / (left / freedom), count, freedom);
    if (!(chance < kChance)) continue;
    // What chance alone would explain of the residual is not counted.
    double change = 0;
    const double size = explained(plain, own_, group.first, group.count, ignored, &change) - count * power_;
    if (!(size > 0)) continue;
    std::string words = group.words;
    if (!group.trend.empty())
      words += " by " + std::string(change > 0 ? "+" : "") + significant(change, 2) + " " + group.trend;
    out.push_back({group.verdict, words, group.advice, std::sqrt(size / rows_), chance, group.first, group.count});
  }
  std::stable_sort(out.begin(), out.end(), [](const Lack& a, const Lack& b) { return a.rms > b.rms; });
  return out;
}

}  // namespace armature
