// JointState messages.
#include "recording/joint_state.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "armature/text.hpp"
#include "recording/bytes.hpp"
#include "recording/commanded.hpp"

namespace armature::recording {
namespace {

// CDR: numbers are aligned to multiples of their size, counted after the four bytes of encapsulation.
class Cdr {
 public:
  // Encapsulation: the second byte is 1 for little-endian.
  explicit Cdr(std::string_view data) : in_(data) {
    const auto kind = in_.take(4);
    good_ = in_.good() && kind[1] == '\x01';
  }
  template <class T>
  T number() {
    while (in_.good() && (in_.at() - 4) % sizeof(T) != 0) (void)in_.take(1);
    return in_.take<T>();
  }
  // The length counts the zero at the end.
  std::string text() {
    const auto length = number<std::uint32_t>();
    const auto bytes = in_.take(length);
    return std::string(bytes.substr(0, length > 0 && !bytes.empty() ? length - 1 : 0));
  }
  // A count that the bytes left cannot hold is damage, and no memory is taken for it.
  std::vector<double> numbers() {
    const auto count = number<std::uint32_t>();
    std::vector<double> out;
    if (count > in_.left() / sizeof(double)) {
      good_ = good_ && count == 0;
      return out;
    }
    for (std::uint32_t i = 0; i < count; ++i) out.push_back(number<double>());
    return out;
  }
  std::vector<std::string> texts() {
    const auto count = number<std::uint32_t>();
    std::vector<std::string> out;
    for (std::uint32_t i = 0; i < count && good(); ++i) out.push_back(text());
    return out;
  }
  // A ROS Time or Duration in nanoseconds.
  std::int64_t stamp() {
    const auto seconds = number<std::int32_t>();
    const auto nanoseconds = number<std::uint32_t>();
    return std::int64_t{seconds} * 1000000000 + nanoseconds;
  }
  [[nodiscard]] bool good() const { return good_ && in_.good(); }
  void fail() { good_ = false; }

 private:
  Bytes in_;
  bool good_ = true;
};

// A signal is absent or has one value per joint.
bool fits(const std::vector<double>& values, std::size_t count) { return values.empty() || values.size() == count; }

// Positions are needed for every joint; the other signals may be absent.
bool consistent(const JointState& s) {
  const std::size_t n = s.names.size();
  return n > 0 && s.position.size() == n && fits(s.velocity, n) && fits(s.acceleration, n) && fits(s.effort, n);
}

// Measurements first.
constexpr std::pair<const char*, JointMessage> kTypes[] = {
    {"sensor_msgs/msg/JointState", JointMessage::State},
    {"franka_msgs/msg/FrankaRobotState", JointMessage::Franka},
    {"control_msgs/msg/DynamicJointState", JointMessage::Dynamic},
    {"control_msgs/msg/JointTrajectoryControllerState", JointMessage::ControllerState},
    {"trajectory_msgs/msg/JointTrajectory", JointMessage::Trajectory},
};

// Behind the header: names, position, velocity, effort.
void read_state(Cdr& in, JointState& state) {
  state.names = in.texts();
  state.position = in.numbers();
  state.velocity = in.numbers();
  state.effort = in.numbers();
}

// Behind the header: collision indicators (four vectors, two arrays of seven), then a JointState with its own header.
void read_franka(Cdr& in, JointState& state) {
  for (int k = 0; k < 4 * 3 + 2 * 7; ++k) (void)in.number<double>();
  (void)in.stamp();
  (void)in.text();
  read_state(in, state);
}

// Joint names, then for every joint the names and values of its interfaces.
void read_dynamic(Cdr& in, JointState& state) {
  // The channels of JointState that interfaces of these names fill.
  state.names = in.texts();
  const auto count = in.number<std::uint32_t>();
  const std::pair<const char*, std::vector<double>*> channels[] = {{"position", &state.position},
                                                                   {"velocity", &state.velocity},
                                                                   {"acceleration", &state.acceleration},
                                                                   {"effort", &state.effort}};
  for (std::uint32_t j = 0; j < count && in.good(); ++j) {
    const auto interfaces = in.texts();
    const auto values = in.numbers();
    if (interfaces.size() != values.size()) return in.fail();
    // A gripper may have no effort: NaN where a joint lacks what others have.
    for (const auto& [name, channel] : channels) {
      const auto at = std::find(interfaces.begin(), interfaces.end(), name);
      channel->push_back(at == interfaces.end() ? std::numeric_limits<double>::quiet_NaN()
                                                : values[static_cast<std::size_t>(at - interfaces.begin())]);
    }
  }
  if (count != state.names.size()) return in.fail();
  // A channel of NaN alone is one that no joint has.
  for (const auto& [name, channel] : channels) {
    if (std::all_of(channel->begin(), channel->end(), [](double x) { return std::isnan(x); })) channel->clear();
  }
}

// One JointTrajectoryPoint.
void read_point(Cdr& in, JointState& point) {
  point.position = in.numbers();
  point.velocity = in.numbers();
  point.acceleration = in.numbers();
  point.effort = in.numbers();
}

// Joint names, the reference, and the feedback, which is what was measured.
void read_feedback(Cdr& in, JointState& state) {
  state.names = in.texts();
  JointState reference;
  read_point(in, reference);
  // The reference ends with its time_from_start.
  (void)in.stamp();
  read_point(in, state);
}

// Each point's time is the header's stamp plus its time_from_start.
std::optional<std::vector<JointState>> trajectory_points(Cdr& in, const JointState& state) {
  std::vector<JointState> out;
  const auto points = in.number<std::uint32_t>();
  for (std::uint32_t i = 0; i < points && in.good(); ++i) {
    JointState point;
    point.names = state.names;
    read_point(in, point);
    point.stamp_ns = state.stamp_ns + in.stamp();
    if (!in.good() || !consistent(point)) return std::nullopt;
    out.push_back(std::move(point));
  }
  return out;
}

}  // namespace

std::optional<JointMessage> joint_message(const std::string& type) {
  for (const auto& [name, kind] : kTypes) {
    if (type == name) return kind;
  }
  return std::nullopt;
}

std::optional<std::vector<JointState>> decode_joint_messages(std::string_view data, JointMessage kind) {
  Cdr in(data);
  JointState state;
  // Every kind begins with a std_msgs Header: stamp and frame_id.
  state.stamp_ns = in.stamp();
  (void)in.text();
  if (kind == JointMessage::Trajectory) {
    state.names = in.texts();
    return trajectory_points(in, state);
  }
  if (kind == JointMessage::State) read_state(in, state);
  if (kind == JointMessage::Franka) read_franka(in, state);
  if (kind == JointMessage::Dynamic) read_dynamic(in, state);
  if (kind == JointMessage::ControllerState) read_feedback(in, state);
  if (!in.good() || !consistent(state)) return std::nullopt;
  return std::vector<JointState>{state};
}

// Unpacks and decodes one message. Damaged ones are counted, and the bytes of the first are kept for the error.
void JointStateCollector::add(std::int64_t bag_ns, std::string_view data) {
  std::string unpacked;
  if (is_zstd(data)) {
    auto content = unpack_zstd(data, "message");
    if (content) data = unpacked = *std::move(content);
  }
  const auto decoded = decode_joint_messages(data, kind_);
  if (!decoded) {
    if (damaged_++ == 0) first_damaged_ = data.substr(0, 4);
    return;
  }
  for (const auto& state : *decoded) messages_.emplace_back(bag_ns, state);
}

// The set of joints that most messages name, in the order of the first of them.
std::vector<std::string> JointStateCollector::common_joints(long long& others) const {
  // Messages may list the same joints in another order: sorted names are the set.
  std::map<std::vector<std::string>, long long> sets;
  for (const auto& [bag, state] : messages_) {
    auto key = state.names;
    std::sort(key.begin(), key.end());
    ++sets[key];
  }
  const auto most =
      std::max_element(sets.begin(), sets.end(), [](const auto& x, const auto& y) { return x.second < y.second; });
  // Grippers and the like often publish on the same topic; their messages are left out.
  others = static_cast<long long>(messages_.size()) - most->second;
  for (const auto& [bag, state] : messages_) {
    auto key = state.names;
    std::sort(key.begin(), key.end());
    if (key == most->first) return state.names;
  }
  return {};
}

// Why no message could be used, by the first bytes of the first damaged one.
Error JointStateCollector::nothing_read(const std::string& file) const {
  if (damaged_ == 0) return {ErrorCode::Meaning, "the topic has no messages", file, "Record while the robot moves."};
  const std::string none = "none of " + grouped(damaged_) + " messages can be decoded";
  // The magic of an lz4 frame.
  if (first_damaged_ == std::string_view("\x04\x22\x4D\x18", 4)) {
    return {ErrorCode::Unsupported, none + ": they are compressed with lz4", file,
            "Only zstd is read message by message. Write the bag again with `ros2 bag convert`."};
  }
  if (is_zstd(first_damaged_))
    return {ErrorCode::FileUnreadable, none + ": zstd data are damaged", file, "Copy it again."};
  return {ErrorCode::Meaning, none, file, "Messages are read in CDR, little-endian, plain or compressed with zstd."};
}

Result<Table> JointStateCollector::finish(const std::string& file) {
  if (messages_.empty()) return nothing_read(file);
  Table out;
  out.file = file;
  long long others = 0;
  // The joints of most messages, and each one's column within a channel.
  const auto joints = common_joints(others);
  const auto n = std::ssize(joints);
  std::map<std::string, Eigen::Index> column;
  for (Eigen::Index j = 0; j < n; ++j) column[joints[static_cast<std::size_t>(j)]] = j;
  // A channel is there if any message has it; messages without it have NaN.
  bool has[4] = {true, false, false, false};
  bool stamped = false;
  for (const auto& [bag, s] : messages_) {
    has[1] = has[1] || !s.velocity.empty();
    has[2] = has[2] || !s.acceleration.empty();
    has[3] = has[3] || !s.effort.empty();
    stamped = stamped || s.stamp_ns != 0;
  }
  // The header's stamp is the better clock; drivers that leave it 0 have only the bag's.
  const std::int64_t first = stamped ? messages_.front().second.stamp_ns : messages_.front().first;
  // Only a wall clock needs an origin: a double holds nanoseconds of the first 100 days.
  constexpr std::int64_t kWallClock = std::int64_t{8640000} * 1000000000;
  out.epoch_ns = first > kWallClock ? first : 0;
  const std::int64_t bag_first = messages_.front().first;
  const std::int64_t bag_epoch = bag_first > kWallClock ? bag_first : 0;
  constexpr const char* kHead[4] = {"q_", "v_", "a_", "tau_"};
  constexpr const char* kUnit[4] = {"[rad]", "[rad/s]", "[rad/s^2]", "[Nm]"};
  // Names in the form of Armature's CSV. The bag's clock stays as a second one, except for trajectories, whose points
  // all have their message's time there.
  out.names.emplace_back(stamped ? "t_stamp" : "t");
  if (stamped && kind_ != JointMessage::Trajectory) out.names.emplace_back("t_bag");
  const auto clocks = std::ssize(out.names);
  for (int c = 0; c < 4; ++c) {
    for (const auto& joint : joints) {
      if (has[c]) out.names.push_back(kHead[c] + joint + kUnit[c]);
    }
  }
  // Rows of the common joints; what a message lacks stays NaN.
  out.values.setConstant(std::ssize(messages_) - others, std::ssize(out.names),
                         std::numeric_limits<double>::quiet_NaN());
  auto wanted = joints;
  std::sort(wanted.begin(), wanted.end());
  Eigen::Index row = 0;
  for (const auto& [bag, s] : messages_) {
    auto key = s.names;
    std::sort(key.begin(), key.end());
    if (key != wanted) {
      continue;
    }
    out.values(row, 0) = static_cast<double>((stamped ? s.stamp_ns : bag) - out.epoch_ns) * 1e-9;
    if (clocks > 1) out.values(row, 1) = static_cast<double>(bag - bag_epoch) * 1e-9;
    // The message's order of joints may differ from the table's.
    const std::vector<double>* const channels[4] = {&s.position, &s.velocity, &s.acceleration, &s.effort};
    Eigen::Index at = clocks;
    for (int c = 0; c < 4; ++c) {
      if (!has[c]) continue;
      for (std::size_t i = 0; i < channels[c]->size(); ++i) {
        out.values(row, at + column[s.names[i]]) = (*channels[c])[i];
      }
      at += n;
    }
    ++row;
  }
  // Nothing disappears without being counted.
  out.ledger.rows_read = std::ssize(messages_) + damaged_;
  out.ledger.rows_used = row;
  out.ledger.count("messages of other joints left out", others);
  out.ledger.count("damaged messages left out", damaged_);
  if (kind_ == JointMessage::Trajectory) out.conversions.emplace_back(kCommandedMotion);
  return out;
}

Result<ChosenTopic> choose_topic(const std::vector<std::pair<std::string, std::string>>& topics, const Mapping& mapping,
                                 const std::string& file) {
  std::vector<std::string> all;
  for (const auto& [name, type] : topics) all.push_back(name);
  // The topic that was asked for must exist and hold a known type.
  if (!mapping.topic.empty()) {
    for (const auto& [name, type] : topics) {
      const auto kind = joint_message(type);
      if (kind && name == mapping.topic) return ChosenTopic{name, *kind};
    }
    return Error{ErrorCode::NotFound, "no topic \"" + mapping.topic + "\" of joint states among: " + join(all, ", "),
                 file, ""};
  }
  // Else by type in the order of kTypes.
  std::vector<JointMessage> order;
  // A Franka's own state has the measured torques whatever the joint states have.
  if (mapping.preset == "franka") order.push_back(JointMessage::Franka);
  for (const auto& [type, kind] : kTypes) order.push_back(kind);
  for (const JointMessage wanted : order) {
    std::vector<std::string> found;
    for (const auto& [name, type] : topics) {
      if (joint_message(type) == wanted) found.push_back(name);
    }
    // Two topics of one type are two sources: the user decides.
    if (found.size() == 1) return ChosenTopic{found.front(), wanted};
    if (found.size() > 1)
      return Error{ErrorCode::Usage, "several topics of joint states: " + join(found, ", "), file,
                   "Name one as topic in a mapping file."};
  }
  return Error{ErrorCode::NotFound,
               "no topic of type " + std::string(kTypes[0].first) + " or its relatives among: " + join(all, ", "), file,
               "Record /joint_states."};
}

}  // namespace armature::recording
