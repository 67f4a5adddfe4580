// armature.Base: the map between standard and base parameters.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "arrays.hpp"
#include "module.hpp"
#include "values.hpp"

#define ARRAY "numpy.typing.NDArray[numpy.float64]"

namespace armature::python {
namespace {

// Names, units and formulas, one per base parameter.
std::vector<std::string> names(const PyBase& self) {
  std::vector<std::string> out;
  for (const BaseParameter& p : self.map.parameters) out.push_back(p.name);
  return out;
}

std::vector<std::string> units(const PyBase& self) {
  std::vector<std::string> out;
  for (const BaseParameter& p : self.map.parameters) out.push_back(p.unit);
  return out;
}

std::vector<std::string> formulas(const PyBase& self) {
  std::vector<std::string> out;
  for (const BaseParameter& p : self.map.parameters) out.push_back(formula(p, self.model.parameters()));
  return out;
}

}  // namespace

// Made by Robot.base(); Python cannot make one itself.
void bind_base(nb::module_& module) {
  nb::class_<PyBase>(module, "Base",
                     "The linear map between standard parameters pi and base parameters beta.\n\n"
                     "    Y · pi = Y[..., columns] · beta,   beta = projection · pi")
      // Size and names.
      .def("__len__", [](const PyBase& self) { return self.map.size(); })
      .def("__repr__", [](const PyBase& self) { return "armature.Base(" + self.map.evidence.brief() + ")"; })
      .def_prop_ro("names", &names, "Names: \"MYR2\" where something is regrouped onto MY2.")
      .def_prop_ro("units", &units, "Their units.")
      .def_prop_ro("formulas", &formulas, "\"MYR2 = MY2 + MZ3 + 0.42·(M3 + M4)\" for each.")
      // The matrices of the map.
      .def_prop_ro(
          "columns", [](const PyBase& self) { return self.map.columns; }, "Columns of the regressor that are kept.")
      .def_prop_ro(
          "projection", [](const PyBase& self) { return to_array(self.map.projection); },
          nb::sig("def projection(self) -> " ARRAY), "(base, standard): beta = projection · pi.")
      .def_prop_ro(
          "lift", [](const PyBase& self) { return to_array(self.map.lift); }, nb::sig("def lift(self) -> " ARRAY),
          "(standard, base): one pi that gives the torques of beta.")
      .def_prop_ro(
          "null_space", [](const PyBase& self) { return to_array(self.map.null_space); },
          nb::sig("def null_space(self) -> " ARRAY),
          "(standard, standard − base): directions of pi that no torque shows.")
      // How the number of base parameters was found.
      .def_prop_ro(
          "evidence", [](const PyBase& self) { return self.map.evidence.brief(); },
          "How sure the count is, in a sentence.")
      // Both directions of the map.
      .def(
          "to_base",
          [](const PyBase& self, nb::handle pi) {
            return to_array(self.map.to_base(read_vector(pi, "pi", self.map.full_size())));
          },
          nb::arg("pi"), nb::sig("def to_base(self, pi: numpy.typing.ArrayLike) -> " ARRAY), "beta = projection · pi.")
      .def(
          "to_full",
          [](const PyBase& self, nb::handle beta) {
            return to_array(self.map.to_full(read_vector(beta, "beta", self.map.size())));
          },
          nb::arg("beta"), nb::sig("def to_full(self, beta: numpy.typing.ArrayLike) -> " ARRAY),
          "One pi that gives the torques of beta.");
}

}  // namespace armature::python
