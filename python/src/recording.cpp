// armature.Recording and armature.Samples: what a robot did.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/signal.hpp"
#include "arrays.hpp"
#include "errors.hpp"
#include "jobs/field_values.hpp"
#include "module.hpp"
#include "temporary.hpp"
#include "values.hpp"

#define ARRAY "numpy.typing.NDArray[numpy.float64]"
#define LIKE "numpy.typing.ArrayLike"

#define COLUMNS(name) name ": str | collections.abc.Sequence[str | int] = ''"

namespace armature::python {
namespace {

// Names and units of the joints: a robot's, a list's, or numbers.
void name_joints(Recording& recording, nb::handle joints, Index count) {
  // Radians unless a robot says otherwise.
  recording.position_units.assign(static_cast<std::size_t>(count), "rad");
  if (joints.is_none()) {
    for (Index j = 1; j <= count; ++j) recording.joints.push_back("joint" + std::to_string(j));
    return;
  }
  if (!nb::isinstance<PyRobot>(joints)) {
    recording.joints = read_words(joints, "joints");
    return;
  }
  const Robot& robot = nb::cast<const PyRobot&>(joints).robot();
  recording.joints = robot.joint_names();
  // A joint that slides is measured in metres.
  for (std::size_t j = 0; j < recording.joints.size() && j < recording.position_units.size(); ++j) {
    const Body& body = robot.bodies[static_cast<std::size_t>(robot.coordinates()[j])];
    if (body.joint.type == JointType::Prismatic) recording.position_units[j] = "m";
  }
}

// (samples, joints), or (samples,) for a single joint.
Matrix table_of(nb::handle value, const char* name) {
  const Numbers numbers(value, name);
  if (numbers.rank() == 1) {
    const Vector column = read_vector(value, name);
    return Eigen::Map<const Matrix>(column.data(), column.size(), 1);
  }
  if (numbers.rank() != 2)
    throw std::invalid_argument(std::string(name) + " has shape " + numbers.shape() + "; expected (samples, joints)");
  return Rows(value, name, numbers.extent(1)).all();
}

// None where the signal was not recorded.
std::optional<Matrix> optional_table(nb::handle value, const char* name) {
  if (value.is_none()) return std::nullopt;
  return table_of(value, name);
}

PyRecording from_arrays(nb::handle time, nb::handle q, nb::handle tau, nb::handle v, nb::handle a, nb::handle current,
                        nb::handle joints) {
  // Signals in SI units; time and positions are required.
  Recording recording;
  recording.time = read_vector(time, "time");
  recording.q = table_of(q, "q");
  recording.tau = optional_table(tau, "tau");
  recording.v = optional_table(v, "v");
  recording.a = optional_table(a, "a");
  recording.current = optional_table(current, "current");
  name_joints(recording, joints, recording.q.cols());
  // Checked as if it had been read from a file.
  recording.source = "arrays";
  recording.ledger.rows_read = recording.ledger.rows_used = recording.size();
  if (const auto wrong = recording.problem()) throw std::invalid_argument(wrong->text());
  return {std::move(recording)};
}

// One path or several; str or os.PathLike.
std::vector<std::filesystem::path> paths_of(nb::handle paths) {
  const auto one = [](nb::handle path) {
    return std::filesystem::path(nb::cast<std::string>(nb::module_::import_("os").attr("fspath")(path)));
  };
  if (nb::isinstance<nb::str>(paths) || nb::hasattr(paths, "__fspath__")) return {one(paths)};
  std::vector<std::filesystem::path> out;
  for (const nb::handle path : nb::iter(paths)) out.push_back(one(path));
  return out;
}

// A mapping is a file, or the text of one.
Mapping mapping_of(nb::handle mapping) {
  if (mapping.is_none()) return {};
  // A line break or ": " makes it a text: a path has neither.
  if (nb::isinstance<nb::str>(mapping)) {
    const std::string text = nb::cast<std::string>(mapping);
    if (text.find('\n') != std::string::npos || text.find(": ") != std::string::npos) return take(parse_mapping(text));
  }
  return take(load_mapping(paths_of(mapping).front()));
}

PyRecording read(nb::handle paths, nb::handle mapping) {
  // The mapping is read before the data: its mistakes show at once.
  const auto files = paths_of(paths);
  const Mapping how = mapping_of(mapping);
  if (files.empty()) throw std::invalid_argument("no file was given to read");
  // Several files are parts of one recording.
  Recording recording =
      take_unlocked([&] { return files.size() == 1 ? read_recording(files[0], how) : read_recordings(files, how); });
  // Only a single file that was read as it is can take the place of the recording in a job.
  const bool whole = files.size() == 1 && mapping.is_none() && !std::filesystem::is_directory(files[0]);
  Source source;
  if (whole) source = {files[0].string(), recording.checksum};
  return {std::move(recording), std::move(source)};
}

nb::object optional_array(const std::optional<Matrix>& matrix) { return matrix ? to_array(*matrix) : nb::none(); }

// Read back from the library's CSV, as if it had been a file.
Recording recording_from_text(const std::string& text) {
  const TemporaryFile file("recording.csv", text);
  return take(read_recording(file.path()));
}

// The options of signal processing as a job, so that names, types and ranges are checked in the one place that does.
struct PrepareJob final : Job {
  SignalOptions signal;
  [[nodiscard]] const char* verb() const override { return "prepare"; }
  [[nodiscard]] const char* summary() const override { return ""; }
  [[nodiscard]] const char* example() const override { return ""; }
  [[nodiscard]] Group group() const override { return Group::Tools; }
  void declare(FieldVisitor& visitor) override { armature::declare(visitor, signal); }
  [[nodiscard]] Result<Outcome> run(const Progress&) override { return Outcome{}; }
};

Samples prepare_samples(const PyRecording& self, const PyRobot& robot, const std::string& options) {
  // Options come as JSON from keyword arguments.
  PrepareJob job;
  take(set_fields(job, Json::parse(options), "prepare"));
  return take_unlocked([&] { return prepare(self.recording, robot.robot(), job.signal); });
}

// What estimation takes; made by Recording.prepare().
void bind_samples(nb::module_& module) {
  nb::class_<Samples>(module, "Samples", "Motion and torque of the same instants, ready for estimation.")
      // Names in the order of the columns.
      .def_prop_ro("joints", [](const Samples& self) { return self.joints; })
      // Motion and torque.
      .def_prop_ro(
          "time", [](const Samples& self) { return to_array(self.time); }, nb::sig("def time(self) -> " ARRAY), "[s]")
      .def_prop_ro(
          "q", [](const Samples& self) { return to_array(self.motion.q); }, nb::sig("def q(self) -> " ARRAY),
          "(samples, joints) [rad or m]")
      .def_prop_ro(
          "v", [](const Samples& self) { return to_array(self.motion.v); }, nb::sig("def v(self) -> " ARRAY),
          "[rad/s or m/s]")
      .def_prop_ro(
          "a", [](const Samples& self) { return to_array(self.motion.a); }, nb::sig("def a(self) -> " ARRAY),
          "[rad/s² or m/s²]")
      .def_prop_ro(
          "tau", [](const Samples& self) { return to_array(self.tau); }, nb::sig("def tau(self) -> " ARRAY),
          "[N·m or N]")
      .def_prop_ro("rate_hz", [](const Samples& self) { return self.rate; })
      // How the rows are connected, and what was done to them.
      .def_prop_ro(
          "starts", [](const Samples& self) { return self.starts; },
          "First rows of stretches that are continuous in time.")
      .def_prop_ro(
          "ledger", [](const Samples& self) { return self.ledger; }, "What was done to the rows, in words.")
      // The number of samples.
      .def("__len__", [](const Samples& self) { return self.size(); })
      .def("__repr__", [](const Samples& self) {
        return "armature.Samples(" + std::to_string(self.size()) + " samples, " + std::to_string(self.joints.size()) +
               " joints)";
      });
}

// Tables, plots and viewers are written in Python: they need other packages.
void bind_tables(nb::class_<PyRecording>& recording) {
  recording
      // From and to tables.
      .def_static(
          "from_dataframe",
          [](nb::handle frame, const nb::kwargs& options) {
            return nb::module_::import_("armature._tables").attr("from_dataframe")(frame, **options);
          },
          nb::arg("frame"), nb::arg("options"),
          nb::sig("def from_dataframe(frame: typing.Any, *, mapping: str | os.PathLike[str] | None = None, joints: "
                  "Robot | collections.abc.Sequence[str] | None = None, time: str | int = '', " COLUMNS(
                      "q") ", " COLUMNS("tau") ", " COLUMNS("v") ", " COLUMNS("current") ") -> Recording"),
          "From a pandas table whose columns are named as in a log that read() understands. Other names: q, tau, v and "
          "current are a pattern ('{name}_pos', 'torque_{index}' counts from 0, {number} from 1) or one name per "
          "joint, in SI units, with "
          "joints given; units and signs need a mapping.")
      .def("to_dataframe", elsewhere("armature._tables", "to_dataframe"),
           nb::sig("def to_dataframe(self) -> typing.Any"), "A pandas table; units are in the names of the columns.")
      .def("to_arrow", elsewhere("armature._tables", "to_arrow"), nb::sig("def to_arrow(self) -> typing.Any"),
           "A pyarrow table.")
      .def("to_parquet", elsewhere("armature._tables", "to_parquet"),
           nb::sig("def to_parquet(self, path: str | os.PathLike[str]) -> None"), "Writes a Parquet file (pyarrow).")
      // Pictures.
      .def("plot", elsewhere("armature._plots", "plot_recording"), nb::sig("def plot(self) -> typing.Any"),
           "Positions and torques over time, as a matplotlib figure.")
      .def(
          "log_to_rerun", elsewhere("armature._rerun", "log_to_rerun"),
          nb::sig("def log_to_rerun(self, *, robot: Robot | None = None, model: Model | None = None, path: str = "
                  "'robot', stream: typing.Any = None) -> None"),
          "Positions and torques to the rerun viewer; with a model what it predicts and what is left; with a robot its "
          "links.")
      // What a notebook shows.
      .def("_repr_html_", elsewhere("armature._html", "recording_html"), nb::sig("def _repr_html_(self) -> str"));
}

}  // namespace

// Samples first: Recording.prepare() returns them.
void bind_recording(nb::module_& module) {
  bind_samples(module);
  nb::class_<PyRecording> recording(module, "Recording",
                                    "Joint signals over time as they were recorded: one joint per column, one row per "
                                    "sample, SI units. Never changes.");
  // From arrays and files, and back.
  recording
      .def_static("from_arrays", &from_arrays, nb::arg("time"), nb::arg("q"), nb::kw_only(),
                  nb::arg("tau") = nb::none(), nb::arg("v") = nb::none(), nb::arg("a") = nb::none(),
                  nb::arg("current") = nb::none(), nb::arg("joints") = nb::none(),
                  nb::sig("def from_arrays(time: " LIKE ", q: " LIKE ", *, tau: " LIKE " | None = None, v: " LIKE
                          " | None = None, a: " LIKE " | None = None, current: " LIKE
                          " | None = None, joints: Robot | str | collections.abc.Sequence[str] | None = None) -> "
                          "Recording"),
                  "From arrays: time (samples,) [s]; q, v, a, tau, current (samples, joints) in SI units. joints: the "
                  "robot, or names in the order of the columns.")
      // Logs of other programs, by their column names or a mapping.
      .def_static(
          "read", &read, nb::arg("path"), nb::kw_only(), nb::arg("mapping") = nb::none(),
          nb::sig("def read(path: str | os.PathLike[str] | collections.abc.Sequence[str | os.PathLike[str]], *, "
                  "mapping: str | os.PathLike[str] | None = None) -> Recording"),
          "A log: CSV in any dialect, NPZ, MAT, HDF5, rosbag2, MCAP. mapping: a mapping file, or its text.")
      // Text that reads back as the identical recording.
      .def(
          "write_csv",
          [](const PyRecording& self, nb::handle path) {
            const auto place = paths_of(path).front();
            take_unlocked([&] { return write_recording_csv(place, self.recording); });
          },
          nb::arg("path"), nb::sig("def write_csv(self, path: str | os.PathLike[str]) -> None"),
          "Writes Armature's own CSV: read back it is the identical recording.")
      .def(
          "to_csv", [](const PyRecording& self) { return recording_csv(self.recording); }, "The same as a text.")
      // Names and units in the order of the columns.
      .def_prop_ro("joints", [](const PyRecording& self) { return self.recording.joints; })
      .def_prop_ro("position_units", [](const PyRecording& self) { return self.recording.position_units; })
      // Signals; None for those that the log does not have.
      .def_prop_ro(
          "time", [](const PyRecording& self) { return to_array(self.recording.time); },
          nb::sig("def time(self) -> " ARRAY), "[s], as recorded")
      .def_prop_ro(
          "q", [](const PyRecording& self) { return to_array(self.recording.q); }, nb::sig("def q(self) -> " ARRAY),
          "(samples, joints) [rad or m]")
      .def_prop_ro(
          "v", [](const PyRecording& self) { return optional_array(self.recording.v); },
          nb::sig("def v(self) -> " ARRAY " | None"), "[rad/s or m/s]; None where the log has none")
      .def_prop_ro(
          "a", [](const PyRecording& self) { return optional_array(self.recording.a); },
          nb::sig("def a(self) -> " ARRAY " | None"), "[rad/s² or m/s²]")
      .def_prop_ro(
          "tau", [](const PyRecording& self) { return optional_array(self.recording.tau); },
          nb::sig("def tau(self) -> " ARRAY " | None"), "joint side [N·m or N]")
      .def_prop_ro(
          "current", [](const PyRecording& self) { return optional_array(self.recording.current); },
          nb::sig("def current(self) -> " ARRAY " | None"), "[A]")
      // Where it came from and what was done to it.
      .def_prop_ro("source", [](const PyRecording& self) { return self.recording.source; })
      .def_prop_ro(
          "conversions", [](const PyRecording& self) { return self.recording.conversions; },
          "What was done to the file's numbers, in words.")
      .def_prop_ro("ledger", [](const PyRecording& self) { return self.recording.ledger.text(); })
      // A job reads the file again where its checksum is still the same.
      .def_prop_ro(
          "path", [](const PyRecording& self) { return self.source.path; },
          "The one file it was read from as it is; else empty.")
      .def_prop_ro(
          "checksum", [](const PyRecording& self) { return self.recording.checksum; },
          "SHA-256 of the files it was read from; else empty.")
      // Parts of it, and the way to estimation.
      .def(
          "slice",
          [](const PyRecording& self, Index first, Index count) {
            if (first < 0 || count < 0 || first + count > self.recording.size())
              throw nb::index_error("the slice is outside the recording");
            return PyRecording{self.recording.slice(first, count)};
          },
          nb::arg("first"), nb::arg("count"), "Rows first … first + count − 1.")
      // Keyword arguments are turned into JSON in Python, and checked by the library.
      .def(
          "prepare",
          [](const PyRecording& self, const PyRobot& robot, const nb::kwargs& options) {
            const nb::object text = nb::module_::import_("armature._run").attr("options_text")(options);
            return prepare_samples(self, robot, nb::cast<std::string>(text));
          },
          nb::arg("robot"), nb::arg("options"),
          nb::sig("def prepare(self, robot: Robot, **options: typing.Any) -> Samples"),
          "Motion and torque ready for estimation; options as of identify(): motion=, period_s=, cutoff_hz=, …")
      // Equality compares every number; pickling uses the library's CSV, which reads back exactly.
      .def("__len__", [](const PyRecording& self) { return self.recording.size(); })
      .def("__eq__",
           [](const PyRecording& self, const PyRecording& other) { return identical(self.recording, other.recording); })
      // A value of another type is different, which is no error.
      .def(
          "__eq__", [](const PyRecording&, nb::handle) { return false; }, nb::arg("other").none())
      .def("__repr__",
           [](const PyRecording& self) {
             return "armature.Recording(" + std::to_string(self.recording.size()) + " samples, " +
                    std::to_string(self.recording.joint_count()) + " joints)";
           })
      .def("__getstate__", [](const PyRecording& self) { return recording_csv(self.recording); })
      // A copy that was pickled has no source.
      .def("__setstate__",
           [](PyRecording& self, const std::string& text) { new (&self) PyRecording{recording_from_text(text)}; });
  bind_tables(recording);
  // For Python code that has a recording as text, from a job's files for example.
  module.def(
      "recording_from_text", [](const std::string& text) { return PyRecording{recording_from_text(text)}; },
      nb::arg("text"), "Armature's own CSV as a recording.");
}

}  // namespace armature::python
