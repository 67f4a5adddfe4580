#include "model/identify_choices.hpp"

#include <algorithm>

#include "armature/motion_error.hpp"
#include "core/stopped.hpp"
#include "estimate/solve.hpp"

namespace armature {

// "auto" among the terms: the others are there whatever the data say, and viscous and Coulomb friction with them.
Result<Identification> with_chosen_terms(const Robot& robot, const std::vector<Samples>& samples,
                                         const IdentifyOptions& options, const Progress& progress) {
  // Terms that were listed are always in; the search adds to them.
  TermChoiceOptions how;
  how.standstill = options.standstill;
  for (const std::string& word : options.terms) {
    const bool listed = std::find(how.always.begin(), how.always.end(), word) != how.always.end();
    if (word != kChooseTerms && !listed) how.always.push_back(word);
  }
  progress.tell({"choosing terms", 0, -1, ""});
  auto choice = choose_terms(robot, samples, how, progress.part(0, 0.5));
  if (!choice) return choice.error();
  if (progress.stopping()) return stopped_error();
  // An ordinary identification with the terms that were found.
  IdentifyOptions chosen = options;
  chosen.terms = choice->words;
  auto found = identify(robot, samples, chosen, progress.part(0.5, 1));
  if (!found) return found;
  const auto lines = choice->lines();
  found->refined.insert(found->refined.begin(), lines.begin(), lines.end());
  found->choice = *std::move(choice);
  return found;
}

// Another estimator's parameters in the place of least squares'; its covariance is widened as least squares' was.
Result<void> estimate_again(Identification& found, const std::vector<Samples>& samples,
                            const IdentifyOptions& options) {
  if (options.estimator == Estimator::LeastSquares) return {};
  // On the rows that least squares used.
  std::vector<Matrix> weights;
  for (const Samples& part : samples)
    weights.push_back(
        moving_weights(found.torque_model, part.motion, options.standstill, options.refinement.minimum_speed));
  auto other = estimate_otherwise(options.estimator, found.torque_model, found.base, samples, weights, found.estimate);
  if (!other) return other.error();
  found.refined.push_back(std::string(to_string(options.estimator)) + ": " + other->words);
  // Later stages solve from the information: its solution must be this one.
  move_solution(found.information, found.estimate.beta - other->beta);
  Estimate& e = found.estimate;
  e.beta = other->beta;
  // What correlated residuals did to the deviations of least squares they do here.
  const Vector wider =
      (e.covariance.diagonal().array() / e.naive_covariance.diagonal().array().max(1e-300)).max(1).sqrt();
  e.covariance = wider.asDiagonal() * other->covariance * wider.asDiagonal();
  fill_intervals(e);
  return {};
}

}  // namespace armature
