// Presets: the columns that controllers and drivers write, by pattern, and what to doubt about them.
#include "recording/presets.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "armature/text.hpp"

namespace armature {
namespace recording {
namespace {

// One way to write one kind of signal.
struct Column {
  const char* pattern;
  const char* unit = "";
  double sign = 1;
};

// One way to write a log: alternatives of each signal, the best first.
struct Form {
  std::vector<const char*> time;
  const char* time_unit;
  const char* nanoseconds;
  std::vector<Column> q, v, tau, current;
};

// A controller's log in all its forms, and the findings that go with it.
struct Preset {
  const char* name;
  const char* words;
  std::vector<Form> forms;
  std::vector<Finding> doubts;       ///< always told
  std::vector<Finding> of_currents;  ///< told where there is a current and no torque
};

// Findings without a place; fit_preset adds the log's name.
Finding note(const char* kind, const char* message, const char* advice) {
  return {Severity::Note, kind, "", message, advice};
}
Finding warning(const char* kind, const char* message, const char* advice) {
  return {Severity::Warning, kind, "", message, advice};
}

// Columns that our own bag readers make of joint states, and what PlotJuggler exports of them.
Form joint_states(const char* effort_unit, double sign = 1) {
  return {{"t_stamp", "t"},
          "s",
          "",
          {{"q_{name}[rad]"}},
          {{"v_{name}[rad/s]"}},
          {{"tau_{name}[Nm]", effort_unit, sign}},
          {}};
}
Form plotjuggler(const char* effort_unit, double sign = 1) {
  return {
      {"__time"}, "s", "", {{"*/{name}/position"}}, {{"*/{name}/velocity"}}, {{"*/{name}/effort", effort_unit, sign}},
      {}};
}

// The efforts are currents: the same columns on another channel.
Form with_currents(Form form) {
  std::swap(form.tau, form.current);
  return form;
}

// Per form: time columns, unit of time, column of nanoseconds, then patterns of q, v, tau and current, the best first.
const std::vector<Preset>& presets() {
  static const std::vector<Preset> list = {
      // Universal Robots: the current of a motor is no torque; newer versions also send it converted.
      {"ur-rtde",
       "Universal Robots, RTDE recordings: columns actual_q_0, actual_qd_0, actual_current_0",
       {{{"timestamp"},
         "s",
         "",
         {{"actual_q_{i}", "rad"}, {"actual_q[{i}]", "rad"}, {"actual_q{i}", "rad"}},
         {{"actual_qd_{i}", "rad/s"}, {"actual_qd[{i}]", "rad/s"}, {"actual_qd{i}", "rad/s"}},
         {{"actual_current_as_torque_{i}", "Nm"}, {"actual_current_as_torque[{i}]", "Nm"}},
         {{"actual_current_{i}", "A"}, {"actual_current[{i}]", "A"}, {"actual_current{i}", "A"}}}},
       {},
       {warning("current-for-torque", "actual_current is a motor current in A, not a torque",
                "Record actual_current_as_torque (PolyScope 5.23 and later), or add torque_constant in N·m/A.")}},
      {"ur-ros2",
       "Universal Robots, ROS 2 driver: /joint_states, whose effort is a motor current in all but the newest releases",
       {with_currents(joint_states("A")), with_currents(plotjuggler("A"))},
       {},
       {warning("current-for-torque",
                "the driver's effort is taken as a motor current in A; it is a torque where use_currents_as_efforts is "
                "false, the default of the newest releases",
                "Add torque_constant in N·m/A; or, where it is a torque, leave the preset out.")}},
      // Franka: libfranka's own log has milliseconds; state.tau_J is the measured torque, with gravity.
      {"franka",
       "Franka, libfranka logs (state.q[0], state.tau_J[0]) and franka_msgs or joint states in bags",
       {{{"time"}, "ms", "", {{"state.q[{i}]"}}, {{"state.dq[{i}]"}}, {{"state.tau_J[{i}]"}}, {}},
        {{"duration"}, "ms", "", {{"q[{i}]"}}, {{"dq[{i}]"}}, {{"tau_J[{i}]"}}, {}},
        {{"time", "timestamp", "t"}, "s", "", {{"q_{i}"}}, {{"dq_{i}"}}, {{"tau_J_{i}"}}, {}},
        joint_states("Nm"),
        plotjuggler("Nm")},
       {},
       {}},
      // Kinova: Kortex reports degrees, and torques against the direction of the joints, which its ROS drivers pass on;
      // joint states in ROS have radians.
      {"kinova",
       "Kinova Gen3, Kortex feedback: actuators[0].position in degrees, torque in N·m",
       {{{"timestamp", "time", "t"},
         "s",
         "",
         {{"*actuators[{i}].position", "deg"}, {"*actuators_{i}_position", "deg"}, {"*actuators.{i}.position", "deg"}},
         {{"*actuators[{i}].velocity", "deg/s"},
          {"*actuators_{i}_velocity", "deg/s"},
          {"*actuators.{i}.velocity", "deg/s"}},
         {{"*actuators[{i}].torque", "Nm", -1},
          {"*actuators_{i}_torque", "Nm", -1},
          {"*actuators.{i}.torque", "Nm", -1}},
         {{"*actuators[{i}].current_motor", "A"},
          {"*actuators_{i}_current_motor", "A"},
          {"*actuators.{i}.current_motor", "A"}}},
        {{"timestamp", "time", "t"},
         "s",
         "",
         {{"position_{i}", "deg"}},
         {{"velocity_{i}", "deg/s"}},
         {{"torque_{i}", "Nm", -1}},
         {{"current_motor_{i}", "A"}, {"current_{i}", "A"}}},
        joint_states("Nm", -1),
        plotjuggler("Nm", -1)},
       {note("unit", "positions are taken as degrees, as Kortex reports them, unless they come from joint states", ""),
        note("sign", "torques are reversed: Kortex measures them against the direction of the joints",
             "Write sign: 1 at tau where the log has turned them already.")},
       {warning("current-for-torque", "current_motor is a current in A, not a torque", "Record the torque too.")}},
      // KUKA: the data recorder writes seconds and nanoseconds in two columns. FRI has torques against the direction of
      // the joints, and its ROS drivers pass them on.
      {"kuka-fri",
       "KUKA LBR iiwa and med: Sunrise data recorder (axisQMsr_…) and FRI states (measured_joint_position)",
       {{{"ZeitInSec"}, "s", "ZeitInNanoSec", {{"axisQMsr_*[{i}]"}}, {}, {{"axisTauMsr_*[{i}]"}}, {}},
        {{"*time_stamp_sec"},
         "s",
         "*time_stamp_nano_sec",
         {{"*measured_joint_position[{i}]"}, {"*measured_joint_position_{i}"}, {"*measured_joint_position.{i}"}},
         {},
         {{"*measured_torque[{i}]", "Nm", -1}, {"*measured_torque_{i}", "Nm", -1}, {"*measured_torque.{i}", "Nm", -1}},
         {}},
        joint_states("Nm", -1)},
       {note("sign",
             "torques of FRI and of joint states are reversed: FRI measures them against the direction of the joints; "
             "those of the data recorder are left as they are",
             "Compare their sign with gravity; write sign: 1 or sign: -1 at tau.")},
       {}},
      // Stäubli: VAL 3 programs write what they like; these are the usual names.
      {"staubli",
       "Stäubli VAL 3 programs: j1 … j6 in degrees (herej), torques as getJointForce gives them",
       {{{"t", "time", "clock"},
         "s",
         "",
         {{"j{j}", "deg"}, {"J{j}", "deg"}, {"joint{j}", "deg"}, {"Joint_{j}", "deg"}, {"jnt{j}", "deg"}},
         {{"v{j}", "deg/s"}, {"speed{j}", "deg/s"}},
         {{"tau{j}", "Nm"}, {"torque{j}", "Nm"}, {"force{j}", "Nm"}, {"f{j}", "Nm"}},
         {{"i{j}", "A"}, {"current{j}", "A"}}}},
       {note("unit", "positions are taken as degrees, as VAL 3 has them", ""),
        note("side", "torques and positions are taken to be of the joints, not of the motors",
             "For motor-side logs write gear or motor_from_joint into the mapping.")},
       {warning("current-for-torque", "currents are no torques", "Add torque_constant in N·m/A.")}},
      // LeRobot: one column per joint and signal, named after the joint.
      {"lerobot",
       "LeRobot: tables with shoulder_pan.pos, …, degrees, currents in mA",
       {{{"timestamp"},
         "s",
         "",
         {{"observation.state.{name}.pos", "deg"}, {"observation.{name}.pos", "deg"}, {"{name}.pos", "deg"}},
         {{"observation.state.{name}.vel", "deg/s"}, {"observation.{name}.vel", "deg/s"}, {"{name}.vel", "deg/s"}},
         {{"observation.state.{name}.torque", "Nm"}, {"observation.{name}.torque", "Nm"}, {"{name}.torque", "Nm"}},
         {{"observation.state.{name}.current", "mA"}, {"observation.{name}.current", "mA"}, {"{name}.current", "mA"}}}},
       {warning("normalised-positions",
                "positions are degrees only where the robot was configured with use_degrees; else they run from −100 "
                "to 100 and are no angles; a gripper runs from 0 to 100 in any case",
                "Record with use_degrees, and use a robot without the gripper's joint.")},
       {warning("current-for-torque", "servo currents are no torques", "Add torque_constant in N·m/A.")}},
  };
  return list;
}

// The preset of that name, or nullptr.
const Preset* find_preset(const std::string& name) {
  for (const Preset& preset : presets()) {
    if (name == preset.name) return &preset;
  }
  return nullptr;
}

// Matches a pattern with backtracking: {i} and {j} take digits, {name} anything but '/', * anything, even nothing.
// `found` is what the joint's place has taken so far; a * leaves it alone.
std::optional<std::string> match_from(std::string_view pattern, std::string_view name, const std::string& found) {
  if (pattern.empty()) return name.empty() ? std::optional(found) : std::nullopt;
  const bool wild = pattern.front() == '*';
  const bool number = pattern.starts_with("{i}") || pattern.starts_with("{j}");
  const bool word = pattern.starts_with("{name}");
  // An ordinary character must be the same in both.
  if (!wild && !number && !word) {
    if (name.empty() || name.front() != pattern.front()) return std::nullopt;
    return match_from(pattern.substr(1), name.substr(1), found);
  }
  // Tries every length for the place holder, the shortest first.
  const std::string_view rest = pattern.substr(wild ? 1 : word ? 6 : 3);
  for (std::size_t length = wild ? 0 : 1; length <= name.size(); ++length) {
    // One character more each time: digits for numbers, no '/' for names.
    if (number && std::isdigit(static_cast<unsigned char>(name[length - 1])) == 0) break;
    if (word && name[length - 1] == '/') break;  // a path's parts are not a joint's name
    const std::string taken = wild ? found : std::string(name.substr(0, length));
    if (auto out = match_from(rest, name.substr(length), taken)) return out;
  }
  return std::nullopt;
}

// The joints a pattern finds, in order: by number without gaps, or in the order of the file.
struct Found {
  std::vector<std::string> joints, columns;
};
Found find_joints(const Column& column, const std::vector<std::string>& names) {
  const std::string_view pattern = column.pattern;
  // {i} counts from 0, {j} from 1. A named joint counts once, with its first column.
  const bool from_zero = pattern.find("{i}") != std::string_view::npos;
  const bool named = pattern.find("{name}") != std::string_view::npos;
  std::map<long long, std::string> numbered;
  Found out;
  for (const std::string& raw : names) {
    const std::string name(trim(raw));
    const auto joint = captured(pattern, name);
    if (!joint) continue;
    // Numbered columns are sorted by their number, whatever their order in the file.
    if (named) {
      if (std::find(out.joints.begin(), out.joints.end(), *joint) != out.joints.end()) continue;
      out.joints.push_back(*joint);
      out.columns.push_back(name);
    } else if (const auto number = parse_integer(*joint)) {
      numbered.emplace(*number, name);
    }
  }
  // The first gap ends the list: what follows is not the next joint.
  long long next = from_zero ? 0 : 1;
  for (const auto& [number, name] : numbered) {
    if (number != next++) break;
    out.joints.push_back(std::to_string(out.joints.size() + 1));
    out.columns.push_back(name);
  }
  return out;
}

// The columns of a channel for the joints of the positions; empty where one is missing.
ChannelMapping fit_channel(const std::vector<Column>& alternatives, const std::vector<std::string>& joints,
                           const std::vector<std::string>& names) {
  for (const Column& column : alternatives) {
    const Found found = find_joints(column, names);
    ChannelMapping out;
    out.unit = column.unit;
    if (column.sign != 1) out.sign = {column.sign};
    // A spelling counts only if it has every joint of the positions.
    for (const std::string& joint : joints) {
      const auto at = std::find(found.joints.begin(), found.joints.end(), joint);
      if (at != found.joints.end())
        out.columns.push_back(found.columns[static_cast<std::size_t>(at - found.joints.begin())]);
    }
    if (out.columns.size() == joints.size()) return out;
  }
  return {};
}

// The first column that matches; empty if there is none.
std::string first_like(const std::string& pattern, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (!pattern.empty() && match_from(pattern, trim(name), "")) return std::string(trim(name));
  }
  return {};
}

// The messages of UR's driver list the joints in alphabetical order.
void order_ur_joints(Found& found) {
  const std::vector<std::string> order = {"shoulder_pan_joint", "shoulder_lift_joint", "elbow_joint",
                                          "wrist_1_joint",      "wrist_2_joint",       "wrist_3_joint"};
  Found sorted;
  // From the base to the wrist. Prefixes such as "left_" are allowed.
  for (const std::string& end : order) {
    for (std::size_t i = 0; i < found.joints.size(); ++i) {
      if (!found.joints[i].ends_with(end)) continue;
      sorted.joints.push_back(found.joints[i]);
      sorted.columns.push_back(found.columns[i]);
    }
  }
  if (sorted.joints.size() == order.size()) found = sorted;
}

// The mapping by the first spelling of the positions that the log has; nothing if it has none of them.
std::optional<PresetFit> fit_form(const Form& form, const std::vector<std::string>& names) {
  for (const Column& column : form.q) {
    Found found = find_joints(column, names);
    if (found.joints.empty()) continue;
    order_ur_joints(found);
    PresetFit out;
    out.mapping.joints = found.joints;
    out.mapping.q.columns = found.columns;
    out.mapping.q.unit = column.unit;
    // Time: the first spelling that is there; its unit only then.
    for (const char* time : form.time) {
      if (out.mapping.time_column.empty()) out.mapping.time_column = first_like(time, names);
    }
    if (!out.mapping.time_column.empty()) out.mapping.time_unit = form.time_unit;
    out.mapping.nanoseconds_column = first_like(form.nanoseconds, names);
    // The other signals must have a column for each joint that has a position.
    out.mapping.v = fit_channel(form.v, found.joints, names);
    out.mapping.tau = fit_channel(form.tau, found.joints, names);
    out.mapping.current = fit_channel(form.current, found.joints, names);
    for (const ChannelMapping* c : {&out.mapping.q, &out.mapping.v, &out.mapping.tau, &out.mapping.current})
      out.signals += c->present() ? 1 : 0;
    return out;
  }
  return std::nullopt;
}

// Torques that a controller has corrected by its own model: of no use here, and easily mistaken.
void warn_of_compensated(const std::vector<std::string>& names, PresetFit& fit) {
  for (const char* pattern : {"*joint_torques*", "*tau_ext*", "*external_torque*"}) {
    // The user should know why such a column was passed over.
    const std::string name = first_like(pattern, names);
    if (name.empty()) continue;
    fit.doubts.push_back(
        note("gravity-removed",
             (name + " and its like are torques without gravity and friction; they are not used").c_str(), ""));
  }
}

}  // namespace

std::optional<std::string> captured(std::string_view pattern, std::string_view name) {
  // No column's name is longer; work on a hostile one stays small.
  constexpr std::size_t kLongestName = 200;
  if (name.size() > kLongestName) return std::nullopt;
  return match_from(pattern, name, "");
}

Result<PresetFit> fit_preset(const std::string& name, const std::vector<std::string>& names, const std::string& where) {
  const Preset* preset = find_preset(name);
  if (preset == nullptr)
    return Error{ErrorCode::NotFound, "no preset is called \"" + name + "\"", "--mapping",
                 "Use one of " + join(mapping_presets(), ", ") + ", or a mapping file."};
  // The form that finds the most kinds of signals; of equals the first.
  std::optional<PresetFit> best;
  for (const Form& form : preset->forms) {
    auto fit = fit_form(form, names);
    if (fit && (!best || fit->signals > best->signals)) best = std::move(fit);
  }
  // Say what was expected and what is there, the first six columns of it.
  if (!best) {
    std::vector<std::string> wanted;
    for (const Form& form : preset->forms) wanted.emplace_back(form.q.front().pattern);
    const std::vector<std::string> shown(names.begin(), names.begin() + std::min<std::ptrdiff_t>(6, std::ssize(names)));
    return Error{ErrorCode::NotFound,
                 "no columns like " + join(wanted, " or ") + ", as the preset " + name + " has them; it has " +
                     join(shown, ", ") + (names.size() > shown.size() ? ", …" : ""),
                 where, "`armature mapping LOG` writes the mapping it believes."};
  }
  // Currents need their own warning only where no torque makes them unnecessary.
  best->doubts = preset->doubts;
  if (best->mapping.current.present() && !best->mapping.tau.present())
    best->doubts.insert(best->doubts.end(), preset->of_currents.begin(), preset->of_currents.end());
  warn_of_compensated(names, *best);
  for (Finding& doubt : best->doubts) doubt.where = where;
  return *std::move(best);
}

Mapping completed(const Mapping& given, const Mapping& rest) {
  Mapping out = given;
  // A time or a rate that was given is kept.
  if (out.time_column.empty() && out.rate <= 0) {
    out.time_column = rest.time_column;
    // "s" is also what holds without a unit: only another one was certainly given.
    if (!rest.time_column.empty() && out.time_unit == "s") out.time_unit = rest.time_unit;
    out.nanoseconds_column = rest.nanoseconds_column;
  }
  // A signal without columns of its own takes those of the other mapping.
  const auto take = [](ChannelMapping& mine, const ChannelMapping& other) {
    if (mine.present()) return;
    ChannelMapping taken = other;
    // Signs, offsets and sides that the person gave stay.
    if (!mine.unit.empty()) taken.unit = mine.unit;
    if (!mine.sign.empty()) taken.sign = mine.sign;
    taken.scale = mine.scale, taken.offset = mine.offset, taken.motor_side = mine.motor_side;
    mine = taken;
  };
  if (out.joints.empty()) out.joints = rest.joints;
  take(out.q, rest.q), take(out.v, rest.v), take(out.a, rest.a), take(out.tau, rest.tau);
  take(out.current, rest.current), take(out.temperature, rest.temperature);
  // Everything is explicit now; the preset must not be applied again.
  out.preset.clear();
  return out;
}

}  // namespace recording

std::vector<std::string> mapping_presets() {
  std::vector<std::string> out;
  for (const recording::Preset& preset : recording::presets()) out.emplace_back(preset.name);
  return out;
}

std::string preset_words(const std::string& name) {
  const recording::Preset* preset = recording::find_preset(name);
  return preset == nullptr ? "" : preset->words;
}

}  // namespace armature
