#include "armature/feasibility.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "physical/constraints/assembly.hpp"

namespace armature {
namespace {

using physical::pseudo_inertia_map;

// The functional weightsᵀ P π on one body, as the matrix G with ⟨G, J⟩.
Matrix4 body_matrix(const Vector& on_pi, int body) {
  const Matrix inverse = pseudo_inertia_map().inverse();
  return cone::unpack(inverse.transpose() * on_pi.segment<10>(10 * body));
}

struct Signs {
  double worst = 0;    // smallest eigenvalue or sign found, absolute
  double largest = 0;  // largest magnitude found
  double charge = 0;   // what the negative ones could add up to for bodies up to 1000 kg and 10 m, and terms up to 1e4
};

Signs examine(const Vector& on_pi, const TorqueModel& model) {
  Signs out;
  // The largest tr J of a body of 1000 kg and 10 m.
  constexpr double kTrace = 1000.0 * (1 + 10.0 * 10.0);
  // Keeps the smallest and largest value, and charges a negative one with what it could be multiplied by.
  const auto take = [&](double low, double size, double reach) {
    out.worst = std::min(out.worst, low);
    out.largest = std::max(out.largest, size);
    out.charge += std::max(0.0, -low) * reach;
  };
  // Never negative on a body: its G has no negative eigenvalue.
  for (int b = 0; b < model.bodies(); ++b) {
    const Vector eigenvalues = Eigen::SelfAdjointEigenSolver<Matrix4>(body_matrix(on_pi, b)).eigenvalues();
    take(eigenvalues[0], eigenvalues.cwiseAbs().maxCoeff(), kTrace);
  }
  for (int i = model.inertial_count(); i < model.parameter_count(); ++i) {
    // A parameter without a lower bound may not be used at all.
    const bool bounded = model.parameters()[static_cast<std::size_t>(i)].lower >= 0;
    take(bounded ? on_pi[i] : -std::abs(on_pi[i]), std::abs(on_pi[i]), 1e4);
  }
  return out;
}

// "ZZ1 + YY2" of one base parameter.
std::string sum_of(const BaseParameter& parameter, const TorqueModel& model) {
  std::string text = model.parameters()[static_cast<std::size_t>(parameter.column)].name;
  for (const auto& [other, factor] : parameter.others) {
    text += factor < 0 ? " − " : " + ";
    if (std::abs(std::abs(factor) - 1) > 1e-12) text += significant(std::abs(factor), 6) + "·";
    text += model.parameters()[static_cast<std::size_t>(other)].name;
  }
  return text;
}

// Base parameters that no robot can have negative (or positive), and are.
std::vector<std::string> single_impossibilities(const TorqueModel& model, const BaseMap& base, const Vector& beta) {
  std::vector<std::string> out;
  for (int i = 0; i < base.size(); ++i) {
    const Vector row = base.projection.row(i).transpose();
    const Signs signs = examine(row, model);
    // Skip what can have either sign, and what is not negative.
    if (signs.worst < -1e-12 * signs.largest || beta[i] >= 0) continue;
    const BaseParameter& p = base.parameters[static_cast<std::size_t>(i)];
    const bool term = p.column >= model.inertial_count();
    std::string text = p.name + " = " + significant(beta[i], 4) + (p.unit.empty() ? "" : " " + p.unit);
    if (term) {
      text += " is negative: it would push the joint instead of resisting it";
    } else if (p.others.empty()) {
      text += " is negative: it is a moment of inertia or a mass";
    } else {
      text += " is negative: it is " + sum_of(p, model) + ", a sum of moments of inertia and masses";
    }
    out.push_back(text);
  }
  return out;
}

// The combination in words, largest contributions first.
std::string describe(const ImpossibilityProof& proof, const BaseMap& base, const Vector& beta) {
  // Sorted by how much each parameter contributes to the value.
  std::vector<int> order;
  for (int i = 0; i < base.size(); ++i) order.push_back(i);
  const auto weight = [&](int i) { return std::abs(proof.weights[i] * beta[i]); };
  std::sort(order.begin(), order.end(), [&](int a, int b) { return weight(a) > weight(b); });
  const double largest = proof.weights.cwiseAbs().maxCoeff();
  std::string text;
  int shown = 0;
  // At most six, down to 2 % of the largest; the rest is counted.
  for (int i : order) {
    if (shown == 6 || weight(i) < 0.02 * weight(order[0])) break;
    const double w = proof.weights[i] / largest;
    text += (shown > 0 ? (w < 0 ? " − " : " + ") : (w < 0 ? "−" : "")) + significant(std::abs(w), 3) + "·" +
            base.parameters[static_cast<std::size_t>(i)].name;
    ++shown;
  }
  const int left = static_cast<int>((proof.weights.array().abs() > 1e-9 * largest).count()) - shown;
  if (left > 0) text += " + … (" + std::to_string(left) + " more)";
  return "the combination " + text + " is a sum of second moments, masses and friction coefficients of any robot, " +
         "so it cannot be negative; here it is " + significant(proof.value / largest, 4);
}

// The gradient at the nearest set separates the given one from all possible ones.
std::optional<ImpossibilityProof> make_proof(const TorqueModel& model, const BaseMap& base, const Vector& beta,
                                             const Vector& weights) {
  ImpossibilityProof proof;
  proof.weights = weights / std::max(weights.cwiseAbs().maxCoeff(), 1e-300);
  // Tiny negative eigenvalues are rounding and the solver's last digits; adding a little of what is surely possible to
  // see, the trace of everything, lifts them: Σ rows of P that are sums of squares alone.
  Vector lift = Vector::Zero(base.size());
  for (int i = 0; i < base.size(); ++i) {
    const Signs signs = examine(base.projection.row(i).transpose(), model);
    if (signs.worst >= -1e-12 * signs.largest) lift[i] = 1;
  }
  // As little lift as makes the proof hold by its definition.
  for (double share : {0.0, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4}) {
    ImpossibilityProof tried = proof;
    tried.weights += share * lift;
    tried.value = tried.weights.dot(beta);
    const Signs signs = examine(base.projection.transpose() * tried.weights, model);
    tried.worst = signs.worst / std::max(signs.largest, 1e-300);
    if (verify(tried, model, base, beta)) {
      tried.words = describe(tried, base, beta);
      return tried;
    }
  }
  return std::nullopt;
}

}  // namespace

bool verify(const ImpossibilityProof& proof, const TorqueModel& model, const BaseMap& base, const Vector& beta) {
  if (proof.weights.size() != base.size() || beta.size() != base.size()) return false;
  // Negative even after the rounding of G is charged: no possible robot can have it.
  const Signs signs = examine(base.projection.transpose() * proof.weights, model);
  return proof.weights.dot(beta) + signs.charge < 0;
}

const char* to_string(FeasibilityStatus status) {
  switch (status) {
    case FeasibilityStatus::Feasible: return "feasible";
    case FeasibilityStatus::Impossible: return "impossible";
    case FeasibilityStatus::Undecided: return "undecided";
  }
  return "unknown";
}

FeasibilityAnswer check_feasibility(const TorqueModel& model, const BaseMap& base, const Vector& beta,
                                    const Matrix& metric, const PhysicalOptions& options) {
  if (beta.size() != base.size()) {
    throw std::invalid_argument("check_feasibility: " + std::to_string(beta.size()) + " values for " +
                                std::to_string(base.size()) + " base parameters");
  }
  const auto begin = std::chrono::steady_clock::now();
  const Matrix factor = metric.size() > 0 ? metric : Matrix(Matrix::Identity(base.size(), base.size()));
  // The nearest possible set is a physical fit to β itself, in the metric.
  PhysicalProblem problem{model, base, {factor, factor * beta, 0, 0}, {}};
  PhysicalOptions solver = options;
  solver.uncertainty = false;
  // Distances may be far below one noise variance: the cost is scaled up so that the gap resolves them.
  const double size = std::max(1e-12, (factor * beta).norm());
  problem.cost.factor *= 1e6 / size;
  problem.cost.target *= 1e6 / size;
  const PhysicalEstimate nearest = estimate_physical(problem, solver);
  // Base parameters that are impossible alone are told in any case.
  FeasibilityAnswer out;
  out.impossible = single_impossibilities(model, base, beta);
  if (nearest.usable()) {
    out.pi = nearest.pi;
    out.nearest = nearest.beta;
    out.distance = (factor * (nearest.beta - beta)).norm();
    // The set itself is possible, or a proof says that it is not, or it is too near the border to tell.
    if (nearest.unchanged) {
      out.status = FeasibilityStatus::Feasible;
      out.message = "a robot with these base parameters exists";
    } else {
      out.proof = make_proof(model, base, beta, factor.transpose() * (factor * (nearest.beta - beta)));
      out.status = out.proof ? FeasibilityStatus::Impossible : FeasibilityStatus::Undecided;
      out.message = out.proof ? "no robot can have these base parameters: " + out.proof->words
                              : "within rounding of the border between possible and impossible";
    }
  } else {
    out.message = nearest.message;
  }
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return out;
}

std::string FeasibilityAnswer::brief() const { return std::string(to_string(status)) + ": " + message; }

std::string FeasibilityAnswer::full() const {
  std::string text = brief() + "\n";
  for (const std::string& line : impossible) text += "  " + line + "\n";
  return text;
}

}  // namespace armature
