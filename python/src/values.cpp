#include "values.hpp"

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "errors.hpp"

namespace armature::python {

std::shared_ptr<const Compiled> PyRobot::compiled(const std::vector<std::string>& terms) const {
  // Look under the lock; compile outside of it, so that calls with other terms do not wait.
  {
    const std::lock_guard lock(cache_->mutex);
    const auto found = cache_->of_terms.find(terms);
    if (found != cache_->of_terms.end()) return found->second;
  }
  const TorqueModel model(robot_, take(make_terms(robot_, terms)));
  auto made = std::make_shared<const Compiled>(Compiled{model, model.nominal(), robot_.inertias().has_value()});
  // Two threads may have compiled the same; the first one is kept.
  const std::lock_guard lock(cache_->mutex);
  return cache_->of_terms.emplace(terms, std::move(made)).first->second;
}

const Predictor& PyModel::predictor(const std::string& set) const {
  // An empty name means the best set that the model has.
  const auto parsed = set.empty() ? std::optional(model_.best()) : parse_parameter_set(set);
  if (!parsed)
    throw std::invalid_argument("there is no parameter set \"" + set +
                                "\"; expected base, essential, physical or nominal");
  // Made under the lock; the reference stays valid as long as the model.
  const std::lock_guard lock(cache_->mutex);
  auto& slot = cache_->of_set[*parsed];
  if (!slot) slot = std::make_unique<const Predictor>(model_, *parsed);
  return *slot;
}

std::string file_checksum(const std::string& path) {
  const auto text = read_file(path);
  return text ? checksum(*text) : std::string();
}

}  // namespace armature::python
