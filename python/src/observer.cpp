// armature.Monitor: contacts seen while the robot moves.
#include "armature/observer.hpp"

#include <nanobind/stl/string.h>

#include "arrays.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "values.hpp"

#define ARRAY "numpy.typing.NDArray[numpy.float64]"
#define LIKE "numpy.typing.ArrayLike"

namespace armature::python {
namespace {

using Line = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// n numbers without a copy where they are float64 side by side.
class Sample {
 public:
  Sample(nb::handle value, const char* name, Index count) {
    // The usual case of a control loop: no memory is taken.
    if (nb::try_cast<Line>(value, line_, false) && static_cast<Index>(line_.shape(0)) == count) {
      data_ = line_.data();
    } else {
      copy_ = read_vector(value, name, count);
      data_ = copy_.data();
    }
    size_ = count;
  }
  [[nodiscard]] Eigen::Map<const Vector> map() const { return {data_, size_}; }

 private:
  Line line_;
  Vector copy_;
  const double* data_ = nullptr;
  Index size_ = 0;
};

// armature.Monitor: the observer, its step and a threshold per joint.
class PyMonitor {
 public:
  PyMonitor(const PyModel& model, nb::handle threshold, double rate_hz, const std::string& set, double bandwidth_hz,
            double friction_velocity)
      : observer_(make(model, set, {bandwidth_hz, friction_velocity})), step_(1 / rate_hz) {
    if (!(rate_hz > 0)) throw std::invalid_argument("rate_hz is " + std::to_string(rate_hz) + "; expected more than 0");
    // Without thresholds no residual is a contact: infinity.
    const Index n = model.joints();
    threshold_ = threshold.is_none() ? Vector::Constant(n, kInfinity) : read_vector(threshold, "threshold", n);
  }

  bool update(nb::handle q, nb::handle v, nb::handle tau) {
    // One step of the observer; the comparison is written so that nan counts as a contact.
    const Index n = threshold_.size();
    const Sample position(q, "q", n), velocity(v, "v", n), torque(tau, "tau", n);
    const Vector& residual = observer_.step(step_, position.map(), velocity.map(), torque.map());
    for (Index j = 0; j < n; ++j) {
      if (!(std::abs(residual[j]) <= threshold_[j])) return true;
    }
    return false;
  }

  // Forgets what was seen; the residual is zero at this state.
  void reset(nb::handle q, nb::handle v) {
    const Index n = threshold_.size();
    observer_.reset(read_vector(q, "q", n), read_vector(v, "v", n));
  }
  [[nodiscard]] Array residual() const { return to_array(observer_.residual()); }
  [[nodiscard]] Array threshold() const { return to_array(threshold_); }

 private:
  // Options are checked before the observer is made.
  static Observer make(const PyModel& model, const std::string& set, const ObserverOptions& options) {
    if (const auto wrong = options.problem()) raise(*wrong);
    return Observer(model.predictor(set), options);
  }
  Observer observer_;
  Vector threshold_;
  double step_;
};

}  // namespace

// The defaults are those of the library.
void bind_observer(nb::module_& module) {
  nb::class_<PyMonitor>(module, "Monitor",
                        "Contacts seen without a force sensor, sample by sample: the generalised-momentum observer.\n\n"
                        "For a log that was recorded, use monitor(), whose thresholds follow from the model's "
                        "uncertainty. One Monitor belongs to one control loop.")
      // One sample after the other, at a constant rate.
      .def(nb::init<const PyModel&, nb::handle, double, const std::string&, double, double>(), nb::arg("model"),
           nb::kw_only(), nb::arg("threshold") = nb::none(), nb::arg("rate_hz") = 1000.0, nb::arg("set") = "",
           nb::arg("bandwidth_hz") = ObserverOptions().bandwidth_hz,
           nb::arg("friction_velocity") = ObserverOptions().friction_velocity,
           nb::sig("def __init__(self, model: Model, *, threshold: " LIKE
                   " | None = None, rate_hz: float = 1000.0, set: typing.Literal['', 'base', 'essential', 'physical', "
                   "'nominal'] = '', bandwidth_hz: float = 5.0, friction_velocity: float = 0.01) -> None"),
           "threshold: largest residual per joint that is no contact [N·m]; none: update() is always False and "
           "residual is there to be looked at. rate_hz: of the calls of update().")
      .def("update", &PyMonitor::update, nb::arg("q"), nb::arg("v"), nb::arg("tau"),
           nb::sig("def update(self, q: " LIKE ", v: " LIKE ", tau: " LIKE ") -> bool"),
           "Takes in the next sample; True while a joint's residual is beyond its threshold.")
      .def("reset", &PyMonitor::reset, nb::arg("q"), nb::arg("v"),
           nb::sig("def reset(self, q: " LIKE ", v: " LIKE ") -> None"), "Starts anew at this state, residual zero.")
      // For thresholds that the caller sets.
      .def_prop_ro("residual", &PyMonitor::residual, nb::sig("def residual(self) -> " ARRAY),
                   "Estimate of the external torque per joint [N·m].")
      .def_prop_ro("threshold", &PyMonitor::threshold, nb::sig("def threshold(self) -> " ARRAY), "[N·m]");
}

}  // namespace armature::python
