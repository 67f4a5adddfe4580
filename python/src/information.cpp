// armature.Information: what recordings say about the base parameters, to be merged and saved.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "armature/near_rest.hpp"
#include "armature/posterior.hpp"
#include "armature/robot_file.hpp"
#include "arrays.hpp"
#include "errors.hpp"
#include "estimate/distributions.hpp"
#include "estimate/information_file.hpp"
#include "module.hpp"
#include "values.hpp"

namespace armature::python {
namespace {

// Sums of squares add up; merge() refuses parts of different models.
PyInformation merged(const std::vector<PyInformation>& parts) {
  std::vector<Information> list;
  for (const PyInformation& part : parts) list.push_back(part.information);
  return {take_unlocked([&] { return merge(list); })};
}

// IndexError outside 0 … joints − 1.
const JointInformation& joint_of(const PyInformation& self, int joint) {
  if (joint < 0 || joint >= self.information.joint_count())
    throw nb::index_error(("there is no joint " + std::to_string(joint)).c_str());
  return self.information.of_joint[static_cast<std::size_t>(joint)];
}

// One joint's share as a tuple.
nb::tuple share_of(const PyInformation& self, int joint) {
  const JointInformation& share = joint_of(self, joint);
  return nb::make_tuple(share.columns, to_array(share.factor), to_array(share.target), share.rest, share.count,
                        share.torque_square);
}

// What a fleet found for an arm, as a model.
PyModel posterior_model(const PyInformation& self, nb::handle mean, nb::handle covariance, nb::handle residual) {
  const Index size = self.information.size();
  // Sizes follow from the information: base parameters, and joints.
  const Vector beta = read_vector(mean, "mean", size);
  const Matrix square = Rows(covariance, "covariance", size, "base parameters").all();
  const Vector noise = read_vector(residual, "residual", self.information.joint_count());
  return PyModel(take_unlocked([&] { return model_from_posterior(self.information, beta, square, noise); }));
}

}  // namespace

// Tail probabilities, for the statistics that are written in Python, then the class.
void bind_information(nb::module_& module) {
  module.def(
      "student_outside", [](double t, double freedom) { return 1 - student_within(t, freedom); }, nb::arg("t"),
      nb::arg("degrees_of_freedom"), "P(|T| > t) for Student's t.");
  module.def("fisher_above", &fisher_above, nb::arg("f"), nb::arg("numerator"), nb::arg("denominator"),
             "P(F > f) for Fisher's F.");
  nb::class_<PyInformation>(module, "Information",
                            "What one or many recordings say about a robot's base parameters: small, added with +, "
                            "given to identify() in place of recordings.")
      // From text, from a file, from parts.
      .def_static(
          "from_json",
          [](const std::string& text, const std::string& name) {
            return PyInformation{take(parse_information(text, name))};
          },
          nb::arg("text"), nb::kw_only(), nb::arg("name") = "information.json", "From the text of an information file.")
      .def_static(
          "load",
          [](const std::string& path) { return PyInformation{take_unlocked([&] { return load_information(path); })}; },
          nb::arg("path"), "An information file, as identify(..., partial=True) makes it.")
      .def_static("merge", &merged, nb::arg("parts"), "All parts together. Refuses parts of different models.")
      // a + b is merge([a, b]).
      .def("__add__",
           [](const PyInformation& self, const PyInformation& other) {
             return merged({self, other});
           })
      // To text and to a file.
      .def("to_json", [](const PyInformation& self) { return write_information(self.information); })
      .def(
          "save",
          [](const PyInformation& self, const std::string& path) { take(save_information(self.information, path)); },
          nb::arg("path"))
      // What it is about.
      .def_prop_ro(
          "robot", [](const PyInformation& self) { return self.information.robot; }, "The robot's name.")
      .def_prop_ro("joints", [](const PyInformation& self) { return self.information.joints; })
      .def_prop_ro(
          "parameters", [](const PyInformation& self) { return self.information.parameters; },
          "Names of the base parameters.")
      .def_prop_ro(
          "sources", [](const PyInformation& self) { return self.information.sources; }, "The recordings behind it.")
      .def_prop_ro("units", [](const PyInformation& self) { return self.information.units; })
      .def_prop_ro(
          "fingerprint", [](const PyInformation& self) { return self.information.fingerprint; },
          "Of the kinematics, terms and base columns: parts with another one are refused.")
      // What the data say, joint by joint, and what a fleet makes of it.
      .def("joint", &share_of, nb::arg("joint"),
           nb::sig("def joint(self, joint: int) -> tuple[list[int], numpy.typing.NDArray[numpy.float64], "
                   "numpy.typing.NDArray[numpy.float64], float, float, float]"),
           "What one joint's equations say: columns, factor, target, rest, samples and the sum of squared torques.\n\n"
           "    ‖Y beta − tau‖² = ‖factor · beta[columns] − target‖² + rest      [N²·m²]")
      .def("model", &posterior_model, nb::arg("mean"), nb::arg("covariance"), nb::arg("residual"),
           nb::sig("def model(self, mean: numpy.typing.ArrayLike, covariance: numpy.typing.ArrayLike, "
                   "residual: numpy.typing.ArrayLike) -> Model"),
           "The model of these robot and terms whose base parameters have this mean and covariance; residual is the "
           "deviation of the torque noise per joint [N·m].")
      // Statistics of the residuals.
      .def_prop_ro(
          "inflation",
          [](const PyInformation& self) -> nb::object {
            if (!self.information.inflation) return nb::none();
            return to_array(*self.information.inflation);
          },
          nb::sig("def inflation(self) -> numpy.typing.NDArray[numpy.float64] | None"),
          "Samples per effective sample, per joint: how much correlated residuals widen variances.")
      .def_prop_ro(
          "equations", [](const PyInformation& self) { return self.information.count(); },
          "Samples summed over the joints.")
      // Equality and pickling go by the text of the file, which holds every bit.
      .def("__repr__",
           [](const PyInformation& self) {
             return "armature.Information(" + self.information.robot + ", " + std::to_string(self.information.size()) +
                    " parameters, " + std::to_string(static_cast<long long>(self.information.count())) + " equations)";
           })
      .def("__eq__",
           [](const PyInformation& self, const PyInformation& other) {
             return write_information(self.information) == write_information(other.information);
           })
      // A value of another type is different, which is no error.
      .def(
          "__eq__", [](const PyInformation&, nb::handle) { return false; }, nb::arg("other").none())
      .def("__getstate__", [](const PyInformation& self) { return write_information(self.information); })
      .def("__setstate__", [](PyInformation& self, const std::string& text) {
        new (&self) PyInformation{take(parse_information(text, "a pickled information"))};
      });
}

}  // namespace armature::python
