#include "jobs/identify_options.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "jobs/identify_physical.hpp"

namespace armature {
namespace {

// "none", "residuals", "periods", or one deviation in N·m per joint.
Result<void> read_weights(const std::string& text, int joints, EstimateOptions& options) {
  using Weighting = EstimateOptions::Weighting;
  if (text == "none") return options.weighting = Weighting::None, Result<void>();
  if (text == "residuals") return options.weighting = Weighting::FromResiduals, Result<void>();
  if (text == "periods") return options.weighting = Weighting::FromPeriods, Result<void>();
  // Numbers: deviations of each joint's torque noise, which divide its rows.
  options.weighting = Weighting::Given;
  const auto parts = split(text, ',');
  options.sigma.resize(static_cast<Eigen::Index>(parts.size()));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto value = parse_double(trim(parts[i]));
    if (!value || !(*value > 0) || !std::isfinite(*value))
      return Error{ErrorCode::Usage, "\"" + text + "\" is neither none, residuals, periods nor positive numbers",
                   "--weights", "Give one deviation in N·m per joint: --weights 0.3,0.4,0.2"};
    options.sigma[static_cast<Eigen::Index>(i)] = *value;
  }
  if (static_cast<int>(parts.size()) != joints)
    return Error{
        ErrorCode::Usage,
        std::to_string(parts.size()) + " deviations were given, the robot has " + std::to_string(joints) + " joints",
        "--weights", "Give one deviation in N·m per joint."};
  return {};
}

// The rule by which parameters are left out; none keeps the base set whole.
Result<void> read_essential(const std::string& text, IdentifyOptions& options) {
  options.with_essential = text != "none";
  if (!options.with_essential) return {};
  using Method = EssentialOptions::Method;
  // By the names that the library prints.
  for (const auto method : {Method::Threshold, Method::Rsd, Method::FTest, Method::Bic}) {
    if (text != to_string(method)) continue;
    options.essential.method = method;
    return {};
  }
  return Error{ErrorCode::Usage, "\"" + text + "\" is not a rule for essential parameters", "--essential",
               "Use threshold, rsd, f-test, bic or none."};
}

}  // namespace

Result<Subspace> held_subspace(const std::vector<std::string>& items, const TorqueModel& model, const BaseMap& base) {
  // Parameters and the values at which they are held, in the order given.
  std::vector<int> held;
  std::vector<double> values;
  for (const std::string& item : items) {
    const auto sides = split(item, '=');
    const std::string name(trim(sides[0]));
    const int parameter = model.find(name);
    // A parameter, at the value given or at its nominal one.
    if (parameter >= 0) {
      const auto nominal = model.parameters()[static_cast<std::size_t>(parameter)].nominal;
      const auto value = sides.size() == 2 ? parse_double(trim(sides[1])) : nominal;
      if (!value || !std::isfinite(*value))
        return Error{ErrorCode::Usage,
                     sides.size() == 2 ? "\"" + sides[1] + "\" is not a finite number" : name + " has no nominal value",
                     "--hold", "Give its value: --hold " + name + "=0.5"};
      held.push_back(parameter);
      values.push_back(*value);
      continue;
    }
    // Else a link, by its name.
    int body = -1;
    std::vector<std::string> known;
    for (int b = 0; b < model.bodies(); ++b) {
      known.push_back(model.robot().bodies[static_cast<std::size_t>(b)].name);
      if (known.back() == item) body = b;
    }
    // Neither: the hint is the nearest name of both kinds.
    for (const auto& p : model.parameters()) known.push_back(p.name);
    if (body < 0) {
      const auto near = nearest_name(name, known);
      return Error{ErrorCode::NotFound, "no parameter or link is named \"" + name + "\"", "--hold",
                   near ? "Did you mean " + *near + "?" : "Parameters are named like M7 and FV3."};
    }
    // All ten inertial parameters of the link at their nominal values.
    for (int k = 0; k < 10; ++k) {
      held.push_back(10 * body + k);
      values.push_back(model.nominal()[10 * body + k]);
    }
  }
  // beta = offset + basis · gamma: the fit is over gamma, what stays free of the base parameters.
  return hold_parameters(base, held, Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size())));
}

// Words of the command line as values of the library.
Result<IdentifyOptions> identify_options(const IdentifyJob& job, int joints) {
  IdentifyOptions options = job.options;
  if (auto read = read_weights(job.weights, joints, options.estimate); !read) return read.error();
  if (auto read = read_essential(job.essential, options); !read) return read.error();
  if (job.physical == "none") options.with_physical = false;
  // Options about the physical set would be ignored without it.
  for (const auto& [given, flag] :
       {std::pair{job.prior == "auto", "--prior auto"}, std::pair{!job.constraints.empty(), "--constraints"}}) {
    if (given && !options.with_physical)
      return Error{ErrorCode::Usage, std::string(flag) + " is about the physical parameters, which are left out", flag,
                   "Leave out --physical none, or leave out " + std::string(flag) + "."};
  }
  options.estimator = parse_estimator(job.estimator).value_or(Estimator::LeastSquares);
  return options;
}

// And what needs the model: names of links and parameters, and nominal values.
Result<IdentifyOptions> identify_options(const IdentifyJob& job, const TorqueModel& model, const BaseMap& base) {
  auto options = identify_options(job, model.joints());
  if (!options) return options;
  if (!job.constraints.empty()) {
    auto constraints = load_constraints(job.at(job.constraints), model);
    if (!constraints) return constraints.error();
    options->constraints = *std::move(constraints);
  }
  // A prior on the base parameters: nominal values with this relative deviation.
  if (job.prior_percent > 0) options->estimate.prior = make_prior(model, base, job.prior_percent / 100);
  if (!job.hold.empty()) {
    auto subspace = held_subspace(job.hold, model, base);
    if (!subspace) return subspace.error();
    options->estimate.subspace = *std::move(subspace);
  }
  return options;
}

Result<ResolvedJob> resolve_terms(const IdentifyJob& given, const Robot& robot, const std::vector<Samples>& samples,
                                  const Progress& progress) {
  ResolvedJob out{given, std::nullopt};
  // Without "auto" the terms stay as they were given.
  auto& words = out.job.options.terms;
  if (std::erase(words, "auto") == 0) return out;
  // Terms named beside "auto" are kept in any case.
  TermChoiceOptions how;
  how.standstill = given.options.standstill;
  for (const std::string& word : words) {
    if (std::find(how.always.begin(), how.always.end(), word) == how.always.end()) how.always.push_back(word);
  }
  progress.tell({"choosing terms", 0, -1, ""});
  // The job then says the chosen terms, so that everything after it sees plain words.
  auto choice = choose_terms(robot, samples, how, progress);
  if (!choice) return choice.error();
  words = choice->words;
  out.choice = *std::move(choice);
  return out;
}

}  // namespace armature
