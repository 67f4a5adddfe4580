// armature.Robot.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "armature/catalogue.hpp"
#include "armature/export.hpp"
#include "armature/robot_file.hpp"
#include "dynamics.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "values.hpp"

#define ARRAY "numpy.typing.NDArray[numpy.float64]"
#define LIKE "numpy.typing.ArrayLike"
#define TERMS "terms: str | collections.abc.Sequence[str] = ()"
#define PARAMETERS "parameters: " LIKE " | None = None"
#define THREADS "threads: int = 1"

namespace armature::python {
namespace {

// The checksum lets a job use the file itself as long as it is unchanged.
PyRobot load(const std::string& name_or_path) {
  Robot robot = take_unlocked([&] { return load_robot(name_or_path); });
  return PyRobot(std::move(robot), {name_or_path, file_checksum(name_or_path)});
}

// Terms as a word, words between commas, or a list.
std::shared_ptr<const Compiled> compile(const PyRobot& self, nb::handle terms) {
  return self.compiled(read_words(terms, "terms"));
}

// The parameters to compute with: those given, else the nominal ones, which must exist.
Vector parameters_of(const PyRobot& self, const Compiled& compiled, nb::handle given) {
  if (!given.is_none()) return read_vector(given, "parameters", compiled.model.parameter_count());
  if (!compiled.known)
    throw std::invalid_argument("robot " + self.robot().name +
                                " has bodies without an inertia; pass parameters=, in the order of parameter_names()");
  return compiled.nominal;
}

// (joints, 2). A limit without a lower side is symmetric: −upper … upper.
Array limits_of(const PyRobot& self, double JointLimits::*lower, double JointLimits::*upper) {
  const auto limits = self.robot().limits();
  // Infinite where no limit is given.
  const NewArray out = make_array({limits.size(), 2});
  for (std::size_t j = 0; j < limits.size(); ++j) {
    out.data[2 * j] = lower == upper ? -(limits[j].*upper) : limits[j].*lower;
    out.data[2 * j + 1] = limits[j].*upper;
  }
  return out.array;
}

// Of joints with a coordinate.
std::vector<std::string> joint_types(const PyRobot& self) {
  std::vector<std::string> types;
  for (const int body : self.robot().coordinates())
    types.emplace_back(to_string(self.robot().bodies[static_cast<std::size_t>(body)].joint.type));
  return types;
}

// Names or units of the parameters.
template <class Member>
std::vector<std::string> texts_of(const std::vector<Parameter>& parameters, Member member) {
  std::vector<std::string> out;
  for (const Parameter& p : parameters) out.push_back(p.*member);
  return out;
}

// KeyError for an unknown name.
Frame frame_of(const PyRobot& self, const std::string& name) {
  if (const auto frame = self.robot().find_frame(name)) return *frame;
  throw nb::key_error(("robot " + self.robot().name + " has no frame or body \"" + name + "\"").c_str());
}

// [R p; 0 1].
Array pose_array(const Pose& pose) {
  Matrix matrix = Matrix::Identity(4, 4);
  matrix.topLeftCorner(3, 3) = pose.rotation;
  matrix.topRightCorner(3, 1) = pose.translation;
  return to_array(matrix);
}

std::string text_of(const PyRobot& self) {
  return "armature.Robot(" + self.robot().name + ", " + std::to_string(self.joints()) + " joints)";
}

// Files, texts, equality and pickling.
void bind_values(nb::class_<PyRobot>& robot) {
  robot
      // From the catalogue, a file or a text; reading is done without the lock.
      .def_static("load", &load, nb::arg("name_or_path"),
                  "A catalogue name (\"iiwa14\"), or the path of a URDF or robot file.")
      .def_static(
          "from_urdf",
          [](const std::string& text, const std::string& name) {
            return PyRobot(take_unlocked([&] { return parse_urdf(text, name); }));
          },
          nb::arg("text"), nb::kw_only(), nb::arg("name") = "robot.urdf",
          "A robot from the text of a URDF. Links fixed to a body are lumped into it and stay findable as frames.")
      .def_static(
          "from_yaml",
          [](const std::string& text, const std::string& name) {
            return PyRobot(take_unlocked([&] { return parse_robot_yaml(text, name); }));
          },
          nb::arg("text"), nb::kw_only(), nb::arg("name") = "robot.yaml", "A robot from the text of a robot file.")
      .def_static("catalogue", &catalogue_names, "Names of the robots that need no file.")
      // As text in the formats that the library writes.
      .def(
          "to_yaml", [](const PyRobot& self) { return write_robot_yaml(self.robot()); },
          "The robot as a robot file; every number reads back as the same double.")
      .def(
          "to_urdf", [](const PyRobot& self) { return write_urdf(self.robot()); }, "A URDF that any reader accepts.")
      .def(
          "to_mjcf", [](const PyRobot& self) { return write_mjcf(self.robot()); }, "A MuJoCo model.")
      .def(
          "to_sdf", [](const PyRobot& self) { return write_sdf(self.robot()); }, "SDF 1.7.")
      // Where it was loaded from.
      .def_prop_ro(
          "source", [](const PyRobot& self) { return self.source().path; },
          "The catalogue name or file it was loaded from; empty where it was made in memory.")
      .def_prop_ro(
          "source_checksum", [](const PyRobot& self) { return self.source().checksum; }, "SHA-256 of that file.")
      // Hash and pickling go by the robot file, from which every number reads back the same.
      .def("__repr__", &text_of)
      .def("__eq__", [](const PyRobot& self, const PyRobot& other) { return self.robot() == other.robot(); })
      // A value of another type is different, which is no error.
      .def(
          "__eq__", [](const PyRobot&, nb::handle) { return false; }, nb::arg("other").none())
      .def("__hash__", [](const PyRobot& self) { return std::hash<std::string>()(write_robot_yaml(self.robot())); })
      // A copy that was pickled has no source.
      .def("__getstate__", [](const PyRobot& self) { return write_robot_yaml(self.robot()); })
      .def("__setstate__", [](PyRobot& self, const std::string& text) {
        new (&self) PyRobot(take(parse_robot_yaml(text, "a pickled robot")));
      });
}

// What the description says, one entry per joint with a coordinate.
void bind_properties(nb::class_<PyRobot>& robot) {
  // Joints without followers: they are the columns of every array.
  robot.def_prop_ro("name", [](const PyRobot& self) { return self.robot().name; })
      .def_prop_ro("joint_count", &PyRobot::joints)
      .def_prop_ro(
          "joint_names", [](const PyRobot& self) { return self.robot().joint_names(); },
          "Names of the joints, in the order of the columns of q, v, a and tau.")
      .def_prop_ro("joint_types", &joint_types, "\"revolute\", \"continuous\" or \"prismatic\" per joint.")
      // Bodies include followers; frames include links that were lumped.
      .def_prop_ro("body_names",
                   [](const PyRobot& self) {
                     std::vector<std::string> names;
                     for (const Body& body : self.robot().bodies) names.push_back(body.name);
                     return names;
                   })
      .def_prop_ro("frame_names",
                   [](const PyRobot& self) {
                     std::vector<std::string> names;
                     for (const Frame& frame : self.robot().frames) names.push_back(frame.name);
                     return names;
                   })
      // Home, gravity and limits.
      .def_prop_ro(
          "home", [](const PyRobot& self) { return to_array(self.robot().home_position()); },
          nb::sig("def home(self) -> " ARRAY), "Home position per joint [rad or m].")
      .def_prop_ro(
          "gravity_vector", [](const PyRobot& self) { return to_array(Vector(self.robot().gravity_in_world)); },
          nb::sig("def gravity_vector(self) -> " ARRAY), "Gravity in the world [m/s²].")
      .def_prop_ro(
          "gravity_in_base", [](const PyRobot& self) { return to_array(Vector(self.robot().gravity_in_base())); },
          nb::sig("def gravity_in_base(self) -> " ARRAY), "Gravity in the frame of the base [m/s²].")
      // Position limits have two sides, the others one size for both directions.
      .def_prop_ro(
          "position_limits",
          [](const PyRobot& self) { return limits_of(self, &JointLimits::lower, &JointLimits::upper); },
          nb::sig("def position_limits(self) -> " ARRAY), "(joints, 2): lower and upper [rad or m].")
      .def_prop_ro(
          "velocity_limits",
          [](const PyRobot& self) { return limits_of(self, &JointLimits::velocity, &JointLimits::velocity); },
          nb::sig("def velocity_limits(self) -> " ARRAY), "(joints, 2): lower and upper [rad/s or m/s].")
      .def_prop_ro(
          "effort_limits",
          [](const PyRobot& self) { return limits_of(self, &JointLimits::effort, &JointLimits::effort); },
          nb::sig("def effort_limits(self) -> " ARRAY), "(joints, 2): lower and upper [N·m or N].");
}

// Standard parameters of the robot with a choice of terms.
void bind_parameters(nb::class_<PyRobot>& robot) {
  robot
      // Names, units and values, all in the same order.
      .def(
          "parameter_names",
          [](const PyRobot& self, nb::handle terms) {
            return texts_of(compile(self, terms)->model.parameters(), &Parameter::name);
          },
          nb::kw_only(), nb::arg("terms") = nb::tuple(),
          nb::sig("def parameter_names(self, *, " TERMS ") -> list[str]"),
          "Names of the standard parameters: ten per body in Khalil's order (XX XY XZ YY YZ ZZ MX MY MZ M), then the "
          "terms'.")
      .def(
          "parameter_units",
          [](const PyRobot& self, nb::handle terms) {
            return texts_of(compile(self, terms)->model.parameters(), &Parameter::unit);
          },
          nb::kw_only(), nb::arg("terms") = nb::tuple(),
          nb::sig("def parameter_units(self, *, " TERMS ") -> list[str]"), "Their units.")
      .def(
          "nominal", [](const PyRobot& self, nb::handle terms) { return to_array(compile(self, terms)->nominal); },
          nb::kw_only(), nb::arg("terms") = nb::tuple(), nb::sig("def nominal(self, *, " TERMS ") -> " ARRAY),
          "The parameters that the description gives; 0 where nothing is known.")
      // The base map is computed without the lock: it takes longest.
      .def(
          "base",
          [](const PyRobot& self, nb::handle terms) {
            // Compiled with the lock held, because terms may be refused.
            const auto compiled = compile(self, terms);
            nb::gil_scoped_release released;
            return PyBase{compiled->model, compute_base(compiled->model)};
          },
          nb::kw_only(), nb::arg("terms") = nb::tuple(), nb::sig("def base(self, *, " TERMS ") -> Base"),
          "Which combinations of parameters any motion can show: Y · pi = Y_b · beta.");
}

// Batched functions of the motion; the work is in dynamics.cpp.
void bind_dynamics(nb::class_<PyRobot>& robot) {
  robot
      // The regressor needs no parameters: it multiplies them.
      .def(
          "regressor",
          [](const PyRobot& self, nb::handle q, nb::handle v, nb::handle a, nb::handle terms, int threads) {
            return regressor(compile(self, terms)->model, q, v, a, threads);
          },
          nb::arg("q"), nb::arg("v"), nb::arg("a"), nb::kw_only(), nb::arg("terms") = nb::tuple(),
          nb::arg("threads") = 1,
          nb::sig("def regressor(self, q: " LIKE ", v: " LIKE ", a: " LIKE ", *, " TERMS ", " THREADS ") -> " ARRAY),
          "The matrix that turns a robot's parameters into its joint torques, (samples, joints, parameters).\n\n"
          "    tau = Y(q, v, a) · pi\n\nGravity is included. q [rad or m], v and a their derivatives: (samples, "
          "joints), or (joints,) for one sample.")
      // Torques, by given parameters or the nominal ones.
      .def(
          "inverse_dynamics",
          [](const PyRobot& self, nb::handle q, nb::handle v, nb::handle a, nb::handle parameters, nb::handle terms,
             int threads) {
            const auto compiled = compile(self, terms);
            return inverse_dynamics(compiled->model, parameters_of(self, *compiled, parameters), q, v, a, threads);
          },
          nb::arg("q"), nb::arg("v"), nb::arg("a"), nb::kw_only(), nb::arg("parameters") = nb::none(),
          nb::arg("terms") = nb::tuple(), nb::arg("threads") = 1,
          nb::sig("def inverse_dynamics(self, q: " LIKE ", v: " LIKE ", a: " LIKE ", *, " PARAMETERS ", " TERMS
                  ", " THREADS ") -> " ARRAY),
          "Torques of a motion, (samples, joints) [N·m or N]: M(q) a + C(q, v) v + g(q) + terms.")
      // Gravity of the bodies alone, without the terms.
      .def(
          "gravity",
          [](const PyRobot& self, nb::handle q, nb::handle parameters, int threads) {
            const auto compiled = self.compiled({});
            return gravity(compiled->model, parameters_of(self, *compiled, parameters), q, threads);
          },
          nb::arg("q"), nb::kw_only(), nb::arg("parameters") = nb::none(), nb::arg("threads") = 1,
          nb::sig("def gravity(self, q: " LIKE ", *, " PARAMETERS ", " THREADS ") -> " ARRAY),
          "g(q), (samples, joints): torques at rest without the terms [N·m or N].")
      // What a motion without acceleration needs.
      .def(
          "bias",
          [](const PyRobot& self, nb::handle q, nb::handle v, nb::handle parameters, nb::handle terms, int threads) {
            const auto compiled = compile(self, terms);
            return bias(compiled->model, parameters_of(self, *compiled, parameters), q, v, threads);
          },
          nb::arg("q"), nb::arg("v"), nb::kw_only(), nb::arg("parameters") = nb::none(), nb::arg("terms") = nb::tuple(),
          nb::arg("threads") = 1,
          nb::sig("def bias(self, q: " LIKE ", v: " LIKE ", *, " PARAMETERS ", " TERMS ", " THREADS ") -> " ARRAY),
          "C(q, v) v + g(q) + terms at a = 0, (samples, joints) [N·m or N].")
      // The mass matrix, and accelerations that follow from torques.
      .def(
          "mass_matrix",
          [](const PyRobot& self, nb::handle q, nb::handle parameters, nb::handle terms, int threads) {
            const auto compiled = compile(self, terms);
            return mass_matrix(compiled->model, parameters_of(self, *compiled, parameters), q, threads);
          },
          nb::arg("q"), nb::kw_only(), nb::arg("parameters") = nb::none(), nb::arg("terms") = nb::tuple(),
          nb::arg("threads") = 1,
          nb::sig("def mass_matrix(self, q: " LIKE ", *, " PARAMETERS ", " TERMS ", " THREADS ") -> " ARRAY),
          "M(q), (samples, joints, joints), rotor inertia included where it is among the terms.")
      // The inverse of inverse_dynamics.
      .def(
          "forward_dynamics",
          [](const PyRobot& self, nb::handle q, nb::handle v, nb::handle tau, nb::handle parameters, nb::handle terms,
             int threads) {
            const auto compiled = compile(self, terms);
            return forward_dynamics(compiled->model, parameters_of(self, *compiled, parameters), q, v, tau, threads);
          },
          nb::arg("q"), nb::arg("v"), nb::arg("tau"), nb::kw_only(), nb::arg("parameters") = nb::none(),
          nb::arg("terms") = nb::tuple(), nb::arg("threads") = 1,
          nb::sig("def forward_dynamics(self, q: " LIKE ", v: " LIKE ", tau: " LIKE ", *, " PARAMETERS ", " TERMS
                  ", " THREADS ") -> " ARRAY),
          "Accelerations, (samples, joints), such that inverse_dynamics gives tau; NaN where M(q) is not positive "
          "definite.");
}

// Kinematics needs no terms and takes one position at a time.
void bind_kinematics(nb::class_<PyRobot>& robot) {
  robot
      // A frame or a body at one position.
      .def(
          "frame_pose",
          [](const PyRobot& self, const std::string& frame, nb::handle q) {
            return pose_array(
                frame_pose(self.compiled({})->model, frame_of(self, frame), read_vector(q, "q", self.joints())));
          },
          nb::arg("frame"), nb::arg("q"), nb::sig("def frame_pose(self, frame: str, q: " LIKE ") -> " ARRAY),
          "world_from_frame at q as a (4, 4) matrix [m]; a frame or a body by name.")
      // How the frame moves with each joint.
      .def(
          "frame_jacobian",
          [](const PyRobot& self, const std::string& frame, nb::handle q) {
            return to_array(
                frame_jacobian(self.compiled({})->model, frame_of(self, frame), read_vector(q, "q", self.joints())));
          },
          nb::arg("frame"), nb::arg("q"), nb::sig("def frame_jacobian(self, frame: str, q: " LIKE ") -> " ARRAY),
          "(6, joints): linear, then angular velocity of the frame's origin in the world per joint velocity.");
}

// Written in Python, because they need other packages.
void bind_interfaces(nb::class_<PyRobot>& robot) {
  robot
      .def("to_pinocchio", elsewhere("armature._interfaces", "to_pinocchio"),
           nb::sig("def to_pinocchio(self) -> typing.Any"),
           "A pinocchio.Model with the same torques: inertias, gravity, rotor inertia, damping and friction.")
      .def("to_mujoco", elsewhere("armature._interfaces", "to_mujoco"),
           nb::sig("def to_mujoco(self, spec: typing.Any = None) -> typing.Any"),
           "The numbers into your own mujoco.MjSpec, joints and bodies by name: inertials, armature, damping and "
           "frictionloss. Compiled and compared with this robot's torques first. Without a spec: a new one.")
      .def("to_drake", elsewhere("armature._interfaces", "to_drake"), nb::sig("def to_drake(self) -> typing.Any"),
           "A finalized pydrake MultibodyPlant with the same torques: inertias, gravity, damping and rotor inertia. It "
           "has no dry friction.");
}

}  // namespace

// One function per group of members.
void bind_robot(nb::module_& module) {
  nb::class_<PyRobot> robot(module, "Robot",
                            "A robot arm: a value that owns everything it says and never changes.\n\nArrays are "
                            "(samples, joints) in C order; one sample may be (joints,).");
  bind_values(robot);
  bind_properties(robot);
  bind_parameters(robot);
  bind_dynamics(robot);
  bind_kinematics(robot);
  bind_interfaces(robot);
}

}  // namespace armature::python
