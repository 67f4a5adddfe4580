#include "model/friction_load.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "estimate/recordings.hpp"

namespace armature {
namespace {

// The load changes by less than this share: friction by load is a tenth of the load, so that torques are settled to
// one in ten thousand.
constexpr double kSettled = 1e-3;
constexpr int kMostRounds = 8;

// Whether the column's function is multiplied by the load.
bool by_load(const TermColumn& column) {
  return std::any_of(column.rows.begin(), column.rows.end(),
                     [](const auto& row) { return row.second.factor == Basis::Factor::Load; });
}

// The terms that need no load; a first fit finds gravity with them.
std::vector<Term> without_load(std::vector<Term> terms) {
  for (Term& term : terms) std::erase_if(term.columns, by_load);
  std::erase_if(terms, [](const Term& term) { return term.columns.empty(); });
  return terms;
}

// pi of a fit of these terms.
Result<Vector> fitted(const TorqueModel& model, const std::vector<Samples>& samples, const AccumulateOptions& gather,
                      const IdentifyOptions& options) {
  const BaseMap base = compute_base(model);
  const auto merged = accumulate_moving(model, base, samples, gather, options.standstill);
  if (!merged) return merged.error();
  EstimateOptions plain = options.estimate;
  // A prior and held parameters are about the base parameters of all terms; the load needs gravity alone.
  plain.prior.reset(), plain.subspace.reset();
  const Estimate e = estimate(*merged, plain);
  if (e.beta.size() == 0 || !e.beta.allFinite())
    return Error{ErrorCode::Numerical, e.message, "load of friction", "Leave out the term load."};
  return base.to_full(e.beta);
}

// g(q) of these parameters at all samples of all recordings.
Matrix gravity(const TorqueModel& model, const Vector& pi, const std::vector<Samples>& samples) {
  Eigen::Index rows = 0;
  for (const Samples& s : samples) rows += s.size();
  Matrix out(rows, model.joints());
  rows = 0;
  for (const Samples& s : samples) {
    out.middleRows(rows, s.size()) = gravity_torque(model, pi, s.motion.q);
    rows += s.size();
  }
  return out;
}

}  // namespace

Result<SettledLoad> settle_load(const Robot& robot, const std::vector<Term>& terms, const std::vector<Samples>& samples,
                                const AccumulateOptions& gather, const IdentifyOptions& options) {
  SettledLoad out{terms, {}};
  const bool any = std::any_of(terms.begin(), terms.end(), [](const Term& term) {
    return std::any_of(term.columns.begin(), term.columns.end(), by_load);
  });
  if (!any) return out;
  // The first load is that of a fit without friction by load.
  const TorqueModel plain(robot, without_load(terms));
  auto pi = fitted(plain, samples, gather, options);
  if (!pi) return pi.error();
  Matrix load = gravity(plain, *pi, samples);
  double change = 1;
  int round = 0;
  // Load from the last fit, fit with this load, until the load no longer changes.
  for (; round < kMostRounds && change > kSettled; ++round) {
    out.terms = with_load(terms, *pi, plain.bodies());
    const TorqueModel model(robot, out.terms);
    pi = fitted(model, samples, gather, options);
    if (!pi) return pi.error();
    const Matrix next = gravity(model, *pi, samples);
    change = (next - load).norm() / std::max(1e-300, next.norm());
    load = next;
  }
  // The load of the last fit of all.
  out.terms = with_load(terms, *pi, plain.bodies());
  out.words = "friction by load feels the gravity torque of this fit, found in " + std::to_string(round) + " rounds" +
              (change <= kSettled ? "" : "; it still changed by " + significant(100 * change, 2) + " %");
  return out;
}

}  // namespace armature
