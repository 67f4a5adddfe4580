#include "model/term_search.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

namespace armature::choosing {
namespace {

using Index = Eigen::Index;

// Added to the diagonal of Gram matrices with unit diagonals. Parameters that a part of the data shows a hundred times
// worse than others stay at their values of all data: what is asked is which terms are missing, not whether a part of
// the recording is enough to identify the arm.
constexpr double kRidge = 1e-4;
// The same for all data together: nothing but what is not shown at all.
constexpr double kTinyRidge = 1e-10;

}  // namespace

// All joints count alike until weigh() knows their noise.
Judge::Judge(const Problem& problem) : problem_(problem) {
  weight_ = Vector::Ones(static_cast<Index>(problem.columns.size()));
  assemble();
}

// The Gram matrices of all joints with their weights, for all data and for each fold; columns scaled to length 1.
void Judge::assemble() {
  const Index size = problem_.size;
  total_ = Matrix::Zero(size + 1, size + 1);
  std::vector<Matrix> pieces(problem_.pieces.size(), total_);
  // One joint's matrix goes to its columns' places; the torque is the last row and column.
  for (std::size_t p = 0; p < problem_.pieces.size(); ++p) {
    for (std::size_t j = 0; j < problem_.columns.size(); ++j) {
      std::vector<int> at = problem_.columns[j];
      at.push_back(problem_.size);
      const Matrix& g = problem_.pieces[p][j].g;
      const double w = weight_[static_cast<Index>(j)];
      for (std::size_t c = 0; c < at.size(); ++c) {
        for (std::size_t r = 0; r < at.size(); ++r)
          pieces[p](at[r], at[c]) += w * g(static_cast<Index>(r), static_cast<Index>(c));
      }
    }
    total_ += pieces[p];
  }
  // A column that is zero everywhere has scale 0 and is not alive.
  scale_ = total_.diagonal().unaryExpr([](double d) { return d > 0 ? 1 / std::sqrt(d) : 0.0; });
  scale_[size] = 1;
  fold_.assign(problem_.folds.size(), Matrix::Zero(size + 1, size + 1));
  for (std::size_t f = 0; f < fold_.size(); ++f) {
    for (const int p : problem_.folds[f]) fold_[f] += pieces[static_cast<std::size_t>(p)];
    fold_[f] = scale_.asDiagonal() * fold_[f] * scale_.asDiagonal();
  }
  total_ = scale_.asDiagonal() * total_ * scale_.asDiagonal();
}

Matrix Judge::part(const Matrix& whole, const std::vector<int>& rows, const std::vector<int>& columns) const {
  return whole(rows, columns);
}

// All data but the fold.
Matrix Judge::training(std::size_t fold, const std::vector<int>& rows, const std::vector<int>& columns) const {
  return part(total_, rows, columns) - part(fold_[fold], rows, columns);
}

double Judge::rows(std::size_t fold, std::size_t joint) const {
  double sum = 0;
  for (const int p : problem_.folds[fold]) sum += problem_.pieces[static_cast<std::size_t>(p)][joint].rows;
  return sum;
}

double Judge::torque_square(std::size_t fold, std::size_t joint) const {
  double sum = 0;
  for (const int p : problem_.folds[fold]) {
    const Matrix& g = problem_.pieces[static_cast<std::size_t>(p)][joint].g;
    sum += g(g.rows() - 1, g.cols() - 1);
  }
  return sum;
}

// Squared error of one joint on a fold, with parameters of all columns.
double Judge::error_of(std::size_t fold, std::size_t joint, const Vector& wide) const {
  // ‖Y beta − tau‖² = xᵀ G x with x = (beta, −1).
  Vector own(static_cast<Index>(problem_.columns[joint].size()) + 1);
  own.head(own.size() - 1) = wide(problem_.columns[joint]);
  own[own.size() - 1] = -1;
  double sum = 0;
  for (const int p : problem_.folds[fold]) sum += own.dot(problem_.pieces[static_cast<std::size_t>(p)][joint].g * own);
  return std::max(0.0, sum);
}

// Joint by joint, with scaled parameters.
std::vector<std::vector<double>> Judge::errors(const std::vector<Vector>& beta, const std::vector<int>& set) const {
  std::vector<std::vector<double>> out;
  for (std::size_t f = 0; f < beta.size(); ++f) {
    // Back to the columns' units.
    Vector wide = Vector::Zero(problem_.size);
    for (std::size_t i = 0; i < set.size(); ++i) wide[set[i]] = beta[f][static_cast<Index>(i)] * scale_[set[i]];
    std::vector<double> of_joint;
    for (std::size_t j = 0; j < problem_.columns.size(); ++j) of_joint.push_back(error_of(f, j, wide));
    out.push_back(std::move(of_joint));
  }
  return out;
}

// Least squares on all data: the values that weakly shown parameters keep.
Vector Judge::fit_all(const std::vector<int>& set) const {
  Matrix a = part(total_, set, set);
  a.diagonal().array() += kTinyRidge;
  const Matrix b = part(total_, set, {problem_.size});
  return Eigen::LDLT<Matrix>(a).solve(b).col(0);
}

Score Judge::score(const std::vector<int>& set) const {
  const Vector centre = fit_all(set);
  std::vector<Vector> beta;
  // Without the fold, drawn towards the fit of all data by the ridge.
  for (std::size_t f = 0; f < fold_.size(); ++f) {
    Matrix a = training(f, set, set);
    const Vector left = training(f, set, {problem_.size}) - a * centre;
    a.diagonal().array() += kRidge;
    const Eigen::LLT<Matrix> llt(a);
    beta.emplace_back(centre + llt.solve(left));
  }
  Score out;
  out.error = errors(beta, set);
  // In units of each joint's noise.
  for (const auto& of_joint : out.error) {
    double sum = 0;
    for (std::size_t j = 0; j < of_joint.size(); ++j) sum += weight_[static_cast<Index>(j)] * of_joint[j];
    out.of_fold.push_back(sum);
  }
  return out;
}

void Judge::weigh(const std::vector<int>& set) {
  // Weights and errors settle in a few rounds, as reweighted least squares does.
  constexpr int kRounds = 3;
  for (int round = 0; round < kRounds; ++round) {
    const Score s = score(set);
    // 1 / sigma² from the joint's error on data that it has not seen.
    for (std::size_t j = 0; j < problem_.columns.size(); ++j) {
      double error = 0, count = 0;
      for (std::size_t f = 0; f < s.error.size(); ++f) error += s.error[f][j], count += rows(f, j);
      weight_[static_cast<Index>(j)] = count > 0 ? count / std::max(error, 1e-300) : 0;
    }
    assemble();
  }
}

std::vector<Judge::Tried> Judge::with_each(const std::vector<int>& set, const std::vector<Trial>& trials) const {
  std::vector<Tried> out(trials.size());
  const std::vector<int> torque = {problem_.size};
  const Vector centre = fit_all(set);
  // One factorisation per fold serves every trial.
  for (std::size_t f = 0; f < fold_.size(); ++f) {
    Matrix a = training(f, set, set);
    const Vector left = training(f, set, torque) - a * centre;
    a.diagonal().array() += kRidge;
    const Eigen::LLT<Matrix> llt(a);
    const Vector beta = centre + llt.solve(left);
    // A, b and tau² of the fold.
    const Matrix held = part(fold_[f], set, set);
    const Vector held_b = part(fold_[f], set, torque);
    const double square = fold_[f](problem_.size, problem_.size);
    for (std::size_t i = 0; i < trials.size(); ++i) {
      const std::vector<int>& added = trials[i].columns;
      // Bordered system: gamma = S⁻¹ (g_c − Cᵀ beta), beta' = beta − A⁻¹ C gamma, with the ridge in A and S.
      const Matrix c = training(f, set, added);
      const Matrix turned = llt.solve(c);
      Matrix s = training(f, added, added) - c.transpose() * turned;
      s.diagonal().array() += kRidge;
      const Vector right = training(f, added, torque) - c.transpose() * beta;
      const Vector gamma = Eigen::LDLT<Matrix>(s).solve(right);
      const Vector changed = beta - turned * gamma;
      // The error's quadratic form for the two parts of the parameters.
      const Matrix cross = part(fold_[f], set, added);
      const Vector own_b = part(fold_[f], added, torque);
      const double error = square - 2 * held_b.dot(changed) - 2 * own_b.dot(gamma) + changed.dot(held * changed) +
                           2 * changed.dot(cross * gamma) + gamma.dot(part(fold_[f], added, added) * gamma);
      // The trial's own joint, in its units.
      Vector wide = Vector::Zero(problem_.size);
      for (std::size_t k = 0; k < set.size(); ++k) wide[set[k]] = changed[static_cast<Index>(k)] * scale_[set[k]];
      for (std::size_t k = 0; k < added.size(); ++k) wide[added[k]] = gamma[static_cast<Index>(k)] * scale_[added[k]];
      out[i].total.push_back(error);
      out[i].own.push_back(error_of(f, static_cast<std::size_t>(trials[i].joint), wide));
    }
  }
  return out;
}

}  // namespace armature::choosing
