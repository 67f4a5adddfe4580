#include "base/term_rows.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <set>

namespace armature::structure {
namespace {

using Kind = SignalPart::Kind;

// x = Σ parts + shift at one state.
double input(const Basis& basis, const Vector& q, const Vector& v, const Vector& a) {
  double x = basis.shift;
  for (const SignalPart& part : basis.parts) {
    x += part.weight * part.of(q, v, a)[part.joint];
  }
  return x;
}

// Functions of other kinds, sampled; what they have in common with 1 and a is found by projection. Only accelerations
// that some function depends on can be shared, so only those are there.
struct Sampled {
  std::vector<int> joints;   // of the accelerations
  std::vector<int> columns;  // of the terms
  Matrix shared;             // samples × (1 + joints)
  Matrix terms;              // samples × columns
};

// Place of a value in an increasing list.
template <class T>
Eigen::Index place(const std::vector<T>& sorted, T value) {
  return std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin();
}

// Load and temperature change from pose to pose and from hour to hour: a function of them is like no other.
double some_factor(const Basis& basis, Rng& rng) {
  return basis.factor == Basis::Factor::None ? 1 : rng.uniform(0.5, 1.5);
}

// Functions at random velocities and accelerations, positions being held.
Sampled sample(const TorqueModel& model, const std::vector<std::pair<int, const Basis*>>& functions, const Vector& q,
               const std::vector<bool>& moving, Rng& rng) {
  const int n = model.joints();
  std::set<int> joints, columns;
  // Accelerations that occur, and columns that do.
  for (const auto& [column, basis] : functions) {
    columns.insert(column);
    for (const SignalPart& part : basis->parts) {
      if (part.kind == Kind::Acceleration) joints.insert(part.joint);
    }
  }
  Sampled out{{joints.begin(), joints.end()}, {columns.begin(), columns.end()}, {}, {}};
  const auto wide = static_cast<Eigen::Index>(out.joints.size());
  // Four times as many equations as functions.
  const Eigen::Index samples = 4 * (static_cast<Eigen::Index>(functions.size()) + wide + 6);
  out.shared = Matrix::Zero(samples, wide + 1);
  out.terms = Matrix::Zero(samples, static_cast<Eigen::Index>(out.columns.size()));
  for (Eigen::Index s = 0; s < samples; ++s) {
    Vector v = rng.uniform_vector(n, -1.5, 1.5);
    Vector a = rng.uniform_vector(n, -1.5, 1.5);
    // A locked joint is at rest.
    for (int j = 0; j < n; ++j) {
      if (!moving[static_cast<std::size_t>(j)]) v[j] = a[j] = 0;
    }
    // 1 and the accelerations on one side, the terms on the other.
    out.shared(s, 0) = 1;
    for (Eigen::Index i = 0; i < wide; ++i) out.shared(s, i + 1) = a[out.joints[static_cast<std::size_t>(i)]];
    for (const auto& [column, basis] : functions)
      out.terms(s, place(out.columns, column)) += basis->value(input(*basis, q, v, a)) * some_factor(*basis, rng);
  }
  return out;
}

// Coefficients this near to an integer are: they come from functions like 1(v > 0) + 1(v < 0) = 1.
Real snapped(double x) { return std::abs(x - std::round(x)) < 1e-9 ? std::round(x) : x; }

// Splits sampled functions into what 1 and a explain and the rest.
void add_sampled(const Sampled& s, TermRow& out) {
  // Least squares: terms = shared · coefficients + rest.
  const Eigen::CompleteOrthogonalDecomposition<Matrix> solver(s.shared);
  const Matrix shared = solver.solve(s.terms);
  const Matrix rest = s.terms - s.shared * shared;
  // Row space of the rest: what no rigid body imitates.
  Eigen::ColPivHouseholderQR<Matrix> qr(rest);
  qr.setThreshold(1e-9);
  const Eigen::Index rank = rest.norm() > 1e-9 * (1 + s.terms.norm()) ? qr.rank() : 0;
  const Matrix r = qr.matrixR().topRows(rank).template triangularView<Eigen::Upper>();
  const Matrix own = r * qr.colsPermutation().transpose();
  out.own = MatrixR::Zero(rank, out.shared.cols());
  // Only the part that the functions have in common with 1 and a: a column that is all its own shares nothing.
  for (Eigen::Index c = 0; c < shared.cols(); ++c) {
    const int column = s.columns[static_cast<std::size_t>(c)];
    out.own.col(column) = own.col(c).cast<Real>();
    for (Eigen::Index i = 0; i < shared.rows(); ++i)
      out.shared(i == 0 ? 0 : s.joints[static_cast<std::size_t>(i - 1)] + 1, column) += snapped(shared(i, c));
  }
}

}  // namespace

TermRow split_terms(const TorqueModel& model, int row, const Vector& position, const std::vector<bool>& moving,
                    Rng& rng) {
  const auto columns = static_cast<Eigen::Index>(model.columns().size());
  TermRow out{MatrixR::Zero(model.joints() + 1, columns), MatrixR(0, columns)};
  std::vector<std::pair<int, const Basis*>> others;
  for (Eigen::Index c = 0; c < columns; ++c) {
    for (const auto& [joint, basis] : model.columns()[static_cast<std::size_t>(c)].rows) {
      // Each function is exactly one of three kinds.
      if (joint != row) continue;
      // A function of positions is a constant here.
      if (basis.factor == Basis::Factor::None && basis.depends_only_on(Kind::Position)) {
        out.shared(0, c) += basis.value(input(basis, position, Vector(), Vector()));
      } else if (basis.is_linear() && basis.depends_only_on(Kind::Acceleration)) {
        out.shared(0, c) += basis.shift;
        for (const SignalPart& part : basis.parts) {
          if (moving[static_cast<std::size_t>(part.joint)]) out.shared(part.joint + 1, c) += part.weight;
        }
      } else {
        // Velocities, or a load: what it shares with 1 and a is found from samples.
        others.emplace_back(static_cast<int>(c), &basis);
      }
    }
  }
  if (!others.empty()) add_sampled(sample(model, others, position, moving, rng), out);
  return out;
}

std::vector<bool> position_terms(const TorqueModel& model, const std::vector<bool>& measured) {
  std::vector<bool> special(static_cast<std::size_t>(model.joints()), false);
  for (const TermColumn& column : model.columns()) {
    for (const auto& [joint, basis] : column.rows) {
      if (!measured[static_cast<std::size_t>(joint)]) continue;
      for (const SignalPart& part : basis.parts) {
        if (part.kind == Kind::Position) special[static_cast<std::size_t>(part.joint)] = true;
      }
    }
  }
  return special;
}

}  // namespace armature::structure
