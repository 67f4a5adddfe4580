// armature.Model: what an identification leaves.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "armature/export.hpp"
#include "armature/files.hpp"
#include "dynamics.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "values.hpp"

#define ARRAY "numpy.typing.NDArray[numpy.float64]"
#define LIKE "numpy.typing.ArrayLike"
#define SET "set: typing.Literal['', 'base', 'essential', 'physical', 'nominal'] = ''"

namespace armature::python {
namespace {

// str or os.PathLike.
std::string path_text(nb::handle path) {
  return nb::cast<std::string>(nb::module_::import_("os").attr("fspath")(path));
}

PyModel load(nb::handle path) {
  // The checksum lets a job use the file itself as long as it is unchanged.
  const std::string place = path_text(path);
  IdentifiedModel model = take_unlocked([&] { return load_model(place); });
  // A directory holds the model as model.json.
  const std::string file = std::filesystem::is_directory(place) ? place + "/model.json" : place;
  return PyModel(std::move(model), {place, file_checksum(file)});
}

// The parameter sets that this model holds.
std::vector<std::string> sets(const PyModel& self) {
  std::vector<std::string> out;
  for (const ParameterSet set :
       {ParameterSet::Base, ParameterSet::Essential, ParameterSet::Physical, ParameterSet::Nominal}) {
    if (self.model().has(set)) out.emplace_back(to_string(set));
  }
  return out;
}

// Names in the order of Model.parameters().
std::vector<std::string> parameter_names(const PyModel& self) {
  std::vector<std::string> out;
  for (const Parameter& p : self.predictor("").torque_model().parameters()) out.push_back(p.name);
  return out;
}

// Deviation of a predicted torque that the covariance of the parameters causes.
Array prediction_deviation(const PyModel& self, nb::handle q, nb::handle v, nb::handle a) {
  const Index n = self.joints();
  // Shapes are checked with the lock held; the work is done without it.
  const Rows rows_q(q, "q", n), rows_v(v, "v", n), rows_a(a, "a", n);
  rows_q.same_samples(rows_v), rows_q.same_samples(rows_a);
  const NewArray out = make_array(batch_shape(rows_q, {n}));
  const Motion motion(rows_q.all(), rows_v.all(), rows_a.all());
  nb::gil_scoped_release released;
  write_rows(prediction_sigma(self.model(), motion), out.data);
  return out.array;
}

// Files, texts, equality and pickling.
void bind_values(nb::class_<PyModel>& model) {
  model
      // From a file or a text.
      .def_static("load", &load, nb::arg("path"), nb::sig("def load(path: str | os.PathLike[str]) -> Model"),
                  "A model file, or a directory that holds model.json.")
      .def_static(
          "from_json",
          [](const std::string& text, const std::string& name) { return PyModel(take(parse_model(text, name))); },
          nb::arg("text"), nb::kw_only(), nb::arg("name") = "model.json", "From the text of a model file.")
      // To a text and to a file.
      .def(
          "to_json", [](const PyModel& self) { return write_model(self.model()); },
          "model.json: read back it is the same model.")
      .def(
          "save",
          [](const PyModel& self, nb::handle path) { take(write_file(path_text(path), write_model(self.model()))); },
          nb::arg("path"), nb::sig("def save(self, path: str | os.PathLike[str]) -> None"))
      // The place it was loaded from; empty where it was made in memory.
      .def_prop_ro("source", [](const PyModel& self) { return self.source().path; })
      .def("__repr__",
           [](const PyModel& self) {
             return "armature.Model(" + self.model().robot.name + ", " +
                    std::to_string(self.model().base_names.size()) + " base parameters)";
           })
      // By the text of the file, which holds every bit.
      .def("__eq__", [](const PyModel& self,
                        const PyModel& other) { return write_model(self.model()) == write_model(other.model()); })
      // A value of another type is different, which is no error.
      .def(
          "__eq__", [](const PyModel&, nb::handle) { return false; }, nb::arg("other").none())
      // A copy that was pickled has no source.
      .def("__getstate__", [](const PyModel& self) { return write_model(self.model()); })
      .def("__setstate__", [](PyModel& self, const std::string& text) {
        new (&self) PyModel(take(parse_model(text, "a pickled model")));
      });
}

// What the model is made of: robot, terms, parameters, noise.
void bind_numbers(nb::class_<PyModel>& model) {
  model
      // The description, its joints and its terms.
      .def_prop_ro(
          "robot", [](const PyModel& self) { return PyRobot(self.model().robot); },
          "The robot as it was described before identification.")
      .def_prop_ro("joint_names", [](const PyModel& self) { return self.model().robot.joint_names(); })
      .def_prop_ro(
          "term_kinds",
          [](const PyModel& self) {
            std::vector<std::string> kinds;
            for (const Term& term : self.model().terms) kinds.push_back(term.kind);
            return kinds;
          },
          "Kinds of the joint terms beside the rigid bodies.")
      // Parameters and their covariance.
      .def_prop_ro("sets", &sets, "Parameter sets it holds: \"base\", \"essential\", \"physical\", \"nominal\".")
      .def_prop_ro("base_names", [](const PyModel& self) { return self.model().base_names; })
      // beta and its covariance, in the order of base_names.
      .def_prop_ro(
          "base", [](const PyModel& self) { return to_array(self.model().base); }, nb::sig("def base(self) -> " ARRAY),
          "Base parameters.")
      .def_prop_ro(
          "base_covariance", [](const PyModel& self) { return to_array(self.model().base_covariance); },
          nb::sig("def base_covariance(self) -> " ARRAY))
      // Every set can be written as one full vector of standard parameters.
      .def_prop_ro("parameter_names", &parameter_names, "Names of the standard parameters.")
      .def(
          "parameters",
          [](const PyModel& self, const std::string& set) { return to_array(self.predictor(set).parameters()); },
          nb::kw_only(), nb::arg("set") = "", nb::sig("def parameters(self, *, " SET ") -> " ARRAY),
          "Standard parameters that give the set's torques, in the order of parameter_names. Of a base set this is one "
          "of many, and no body's own.")
      // What the model does not explain.
      .def_prop_ro(
          "noise", [](const PyModel& self) { return to_array(self.model().noise); },
          nb::sig("def noise(self) -> " ARRAY),
          "Standard deviation of one raw torque sample's noise per joint [N·m]; empty if unknown.")
      .def_prop_ro(
          "residual", [](const PyModel& self) { return to_array(self.model().residual); },
          nb::sig("def residual(self) -> " ARRAY),
          "RMS of measured less predicted torque per joint on the data used [N·m].")
      // How to make it again.
      .def_prop_ro(
          "command", [](const PyModel& self) { return self.model().provenance.command; },
          "The command line that repeats it.")
      // As a robot, for programs that take one.
      .def(
          "identified_robot",
          [](const PyModel& self, const std::string& set) {
            const auto parsed = parse_parameter_set(set);
            if (!parsed) throw std::invalid_argument("set is \"" + set + "\"; expected physical or nominal");
            return PyRobot(identified_robot(self.model(), *parsed));
          },
          nb::kw_only(), nb::arg("set") = "physical",
          nb::sig("def identified_robot(self, *, set: typing.Literal['physical', 'nominal'] = 'physical') -> Robot"),
          "The robot with the identified numbers in place of its nominal ones.");
}

// Torques and accelerations by one of the model's parameter sets.
void bind_predictions(nb::class_<PyModel>& model) {
  model
      // Any instants: the order of the rows means nothing.
      .def(
          "predict",
          [](const PyModel& self, nb::handle q, nb::handle v, nb::handle a, const std::string& set, int threads) {
            const Predictor& predictor = self.predictor(set);
            return inverse_dynamics(predictor.torque_model(), predictor.parameters(), q, v, a, threads);
          },
          nb::arg("q"), nb::arg("v"), nb::arg("a"), nb::kw_only(), nb::arg("set") = "", nb::arg("threads") = 1,
          nb::sig("def predict(self, q: " LIKE ", v: " LIKE ", a: " LIKE ", *, " SET ", threads: int = 1) -> " ARRAY),
          "Torques of a motion, (samples, joints) [N·m or N]. set: which numbers; the best there are where none is "
          "named.")
      // Samples know their order in time, which friction with memory needs.
      .def(
          "predict_samples",
          [](const PyModel& self, const Samples& samples, const std::string& set) {
            const Predictor& predictor = self.predictor(set);
            Matrix tau;
            {
              // The array is made with the lock held again.
              nb::gil_scoped_release released;
              tau = predictor.predict(samples);
            }
            return to_array(tau);
          },
          nb::arg("samples"), nb::kw_only(), nb::arg("set") = "",
          nb::sig("def predict_samples(self, samples: Samples, *, " SET ") -> " ARRAY),
          "The same along a recorded path, so that friction that remembers its path is known.")
      // How sure the torque is; the deviation of the noise is not in it.
      .def("predict_deviation", &prediction_deviation, nb::arg("q"), nb::arg("v"), nb::arg("a"),
           nb::sig("def predict_deviation(self, q: " LIKE ", v: " LIKE ", a: " LIKE ") -> " ARRAY),
           "Standard deviation of a predicted torque that the parameters' covariance causes, (samples, joints) [N·m].")
      // As of a robot, with the numbers of the set.
      .def(
          "gravity",
          [](const PyModel& self, nb::handle q, const std::string& set, int threads) {
            const Predictor& predictor = self.predictor(set);
            return gravity(predictor.torque_model(), predictor.parameters(), q, threads);
          },
          nb::arg("q"), nb::kw_only(), nb::arg("set") = "", nb::arg("threads") = 1,
          nb::sig("def gravity(self, q: " LIKE ", *, " SET ", threads: int = 1) -> " ARRAY),
          "g(q), (samples, joints) [N·m or N].")
      .def(
          "mass_matrix",
          [](const PyModel& self, nb::handle q, const std::string& set, int threads) {
            const Predictor& predictor = self.predictor(set);
            return mass_matrix(predictor.torque_model(), predictor.parameters(), q, threads);
          },
          nb::arg("q"), nb::kw_only(), nb::arg("set") = "", nb::arg("threads") = 1,
          nb::sig("def mass_matrix(self, q: " LIKE ", *, " SET ", threads: int = 1) -> " ARRAY),
          "M(q), (samples, joints, joints).")
      .def(
          "forward_dynamics",
          [](const PyModel& self, nb::handle q, nb::handle v, nb::handle tau, const std::string& set, int threads) {
            const Predictor& predictor = self.predictor(set);
            return forward_dynamics(predictor.torque_model(), predictor.parameters(), q, v, tau, threads);
          },
          nb::arg("q"), nb::arg("v"), nb::arg("tau"), nb::kw_only(), nb::arg("set") = "", nb::arg("threads") = 1,
          nb::sig("def forward_dynamics(self, q: " LIKE ", v: " LIKE ", tau: " LIKE ", *, " SET
                  ", threads: int = 1) -> " ARRAY),
          "Accelerations, (samples, joints).");
}

// Written in Python, because they need other packages.
void bind_interfaces(nb::class_<PyModel>& model) {
  model
      // Models of other programs.
      .def("to_pinocchio", elsewhere("armature._interfaces", "model_to_pinocchio"),
           nb::sig("def to_pinocchio(self) -> typing.Any"), "identified_robot() as a pinocchio.Model.")
      .def("to_mujoco", elsewhere("armature._interfaces", "model_to_mujoco"),
           nb::sig("def to_mujoco(self, spec: typing.Any = None) -> typing.Any"),
           "identified_robot() into your own mujoco.MjSpec, or a new one.")
      .def("to_drake", elsewhere("armature._interfaces", "model_to_drake"), nb::sig("def to_drake(self) -> typing.Any"),
           "identified_robot() as a finalized pydrake MultibodyPlant.")
      // A pandas table.
      .def("to_dataframe", elsewhere("armature._tables", "model_to_dataframe"),
           nb::sig("def to_dataframe(self, *, set: typing.Literal['base', 'physical'] = 'base') -> typing.Any"),
           "Parameters as a pandas table: value and standard deviation; of physical ones also unit and standing.");
}

}  // namespace

// One function per group of members.
void bind_model(nb::module_& module) {
  nb::class_<PyModel> model(module, "Model",
                            "A robot, its terms, and what was found about their parameters. Never changes.");
  bind_values(model);
  bind_numbers(model);
  bind_predictions(model);
  bind_interfaces(model);
}

}  // namespace armature::python
