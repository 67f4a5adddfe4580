#include "base/echelon.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>

#include "armature/text.hpp"
#include "dynamics/mechanism.hpp"

namespace armature::structure {
namespace {

// Coefficients below this, in units scaled to the robot, are rounding.
constexpr Real kZero = 1e-13L;

// Khalil's order for a body that turns about z, and the same with the axes renamed in a circle.
std::array<int, 10> order_of(const MechanismBody& body) {
  // A slide feels the mass first: M MX MY MZ, then the inertia.
  if (!body.revolute) return {9, 6, 7, 8, 0, 1, 2, 3, 4, 5};
  int axis = 0;
  // The coordinate axis nearest to the joint's axis.
  body.axis.cwiseAbs().maxCoeff(&axis);
  if (axis == 2) return {0, 1, 2, 4, 5, 6, 7, 3, 8, 9};
  if (axis == 0) return {3, 4, 1, 2, 0, 7, 8, 5, 6, 9};  // x turns: x plays z, y plays x, z plays y
  return {5, 2, 4, 1, 3, 8, 6, 0, 7, 9};                 // y turns: y plays z, z plays x, x plays y
}

// Rows, and the kept columns that have entries in them, as parts that share nothing.
struct RowPart {
  std::vector<Eigen::Index> rows, columns;
};

// Each row's part, named by one of its rows: kept columns join the rows that they have entries in.
std::vector<std::size_t> parts_of_rows(const MatrixR& rows, const std::vector<int>& kept) {
  std::vector<std::size_t> part(static_cast<std::size_t>(rows.rows()));
  std::iota(part.begin(), part.end(), std::size_t{0});
  const auto find = [&](std::size_t r) {
    while (part[r] != r) r = part[r] = part[part[r]];
    return r;
  };
  for (const int c : kept) {
    std::optional<std::size_t> first;
    for (std::size_t r = 0; r < part.size(); ++r) {
      if (rows(static_cast<Eigen::Index>(r), c) == 0) continue;
      if (!first) first = find(r);
      part[find(r)] = *first;
    }
  }
  for (std::size_t r = 0; r < part.size(); ++r) part[r] = find(r);
  return part;
}

std::vector<RowPart> independent_parts(const MatrixR& rows, const std::vector<int>& kept) {
  const std::vector<std::size_t> part = parts_of_rows(rows, kept);
  std::vector<RowPart> all(part.size());
  for (std::size_t r = 0; r < part.size(); ++r) all[part[r]].rows.push_back(static_cast<Eigen::Index>(r));
  for (std::size_t k = 0; k < kept.size(); ++k) {
    Eigen::Index row = 0;
    rows.col(kept[k]).cwiseAbs().maxCoeff(&row);
    all[part[static_cast<std::size_t>(row)]].columns.push_back(static_cast<Eigen::Index>(k));
  }
  std::erase_if(all, [](const RowPart& p) { return p.rows.empty(); });
  return all;
}

}  // namespace

MatrixR expressed_in(const MatrixR& rows, const std::vector<int>& kept) {
  MatrixR out = MatrixR::Zero(static_cast<Eigen::Index>(kept.size()), rows.cols());
  for (const RowPart& part : independent_parts(rows, kept)) {
    const MatrixR own = rows(part.rows, Eigen::all);
    std::vector<Eigen::Index> filled;
    for (Eigen::Index c = 0; c < own.cols(); ++c) {
      if (!own.col(c).isZero(0)) filled.push_back(c);
    }
    std::vector<int> pivots;
    for (const Eigen::Index k : part.columns) pivots.push_back(kept[static_cast<std::size_t>(k)]);
    const Eigen::PartialPivLU<MatrixR> solver(MatrixR(own(Eigen::all, pivots)));
    const MatrixR solved = solver.solve(MatrixR(own(Eigen::all, filled)));
    out(part.columns, filled) = solved;
  }
  return out;
}

// 0.42000000000000004 is 0.42, and 0.17639999999999997 is 0.1764, where the rounding explains it.
double tidy(Real value) {
  const auto plain = static_cast<double>(value);
  if (plain == std::round(plain)) return plain;
  // Twelve digits are the short form; the rounding of a few operations is within 2e-15 of the number.
  const auto short_form = parse_double(significant(plain, 12));
  return short_form && std::abs(*short_form - plain) <= 2e-15 * std::abs(plain) ? *short_form : plain;
}

std::vector<int> preference(const TorqueModel& model) {
  std::vector<int> order;
  for (int b = 0; b < model.bodies(); ++b) {
    for (const int k : order_of(model.mechanism().bodies[static_cast<std::size_t>(b)])) order.push_back(10 * b + k);
  }
  for (int c = model.inertial_count(); c < model.parameter_count(); ++c) order.push_back(c);
  return order;
}

std::vector<int> length_powers(const TorqueModel& model) {
  std::vector<int> powers(static_cast<std::size_t>(model.parameter_count()), 0);
  for (int c = 0; c < model.inertial_count(); ++c)
    powers[static_cast<std::size_t>(c)] = c % 10 < 6 ? 2 : (c % 10 < 9 ? 1 : 0);
  return powers;
}

Echelon make_echelon(const TorqueModel& model, const MatrixR& seen, Real length, const std::vector<int>& known,
                     Real least_new) {
  // The first independent columns, in order of preference.
  Span span(seen.rows(), least_new);
  std::vector<int> kept;
  for (const int c : preference(model)) {
    if (std::find(known.begin(), known.end(), c) != known.end()) continue;
    if (seen.rows() > 0 && span.add(seen.col(c))) kept.push_back(c);
  }
  std::sort(kept.begin(), kept.end());
  const auto count = static_cast<Eigen::Index>(kept.size());
  // All columns expressed in the kept ones: pivots · projection = seen.
  MatrixR pivots(seen.rows(), count);
  for (Eigen::Index i = 0; i < count; ++i) pivots.col(i) = seen.col(kept[static_cast<std::size_t>(i)]);
  if (count == 0) return {{}, Matrix::Zero(0, seen.cols())};
  // Square and regular unless columns are known; then some rows may concern the known ones alone.
  const MatrixR projection =
      pivots.rows() == pivots.cols()
          ? MatrixR(Eigen::PartialPivLU<MatrixR>(pivots).solve(seen))
          : MatrixR(Eigen::PartialPivLU<MatrixR>(pivots.transpose() * pivots).solve(pivots.transpose() * seen));
  return finish_echelon(model, std::move(kept), projection, length, known);
}

Echelon finish_echelon(const TorqueModel& model, std::vector<int> kept, const MatrixR& projection, Real length,
                       const std::vector<int>& known) {
  const auto count = static_cast<Eigen::Index>(kept.size());
  Echelon out{std::move(kept), Matrix::Zero(count, projection.cols())};
  const auto powers = length_powers(model);
  for (Eigen::Index c = 0; c < projection.cols(); ++c) {
    // A known parameter has left the problem.
    if (std::find(known.begin(), known.end(), static_cast<int>(c)) != known.end()) continue;
    for (Eigen::Index i = 0; i < count; ++i) {
      if (std::abs(projection(i, c)) <= kZero) continue;
      // A coefficient takes one unit to another: the scaled lengths are put back.
      const int power = powers[static_cast<std::size_t>(out.columns[static_cast<std::size_t>(i)])] -
                        powers[static_cast<std::size_t>(c)];
      out.projection(i, c) = tidy(projection(i, c) * std::pow(length, static_cast<Real>(power)));
    }
  }
  // On the kept columns the map is the identity, to the last bit.
  for (Eigen::Index i = 0; i < count; ++i) {
    out.projection.col(out.columns[static_cast<std::size_t>(i)]).setZero();
    out.projection(i, out.columns[static_cast<std::size_t>(i)]) = 1;
  }
  return out;
}

}  // namespace armature::structure
