// Logs as controllers write them, read by their presets; and what `armature mapping` believes and doubts.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/mapping.hpp"
#include "armature/rng.hpp"
#include "armature/text.hpp"
#include "recording/joint_state.hpp"
#include "recording/presets.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using recording::captured;
using recording::decode_joint_messages;
using recording::JointMessage;
using testing::TemporaryDirectory;

constexpr double kDegree = M_PI / 180;

// What the robot did, in SI.
struct Truth {
  Vector time;
  Matrix q, v, tau;
};

Truth truth(int joints, int rows = 200, double step = 0.002) {
  Rng rng(11);
  Truth out{Vector(rows), Matrix(rows, joints), Matrix(rows, joints), Matrix(rows, joints)};
  for (int j = 0; j < joints; ++j) {
    const double f = 6 * rng.uniform(0.5, 2), phase = rng.uniform(0, 6);
    for (int k = 0; k < rows; ++k) {
      const double t = step * k;
      out.time[k] = t;
      out.q(k, j) = 0.7 * std::sin(f * t + phase) + 0.1 * j;
      out.v(k, j) = 0.7 * f * std::cos(f * t + phase);
      out.tau(k, j) = 10 * std::cos(out.q(k, j)) + j + 1;
    }
  }
  return out;
}

// A table from columns of names and numbers.
class Text {
 public:
  explicit Text(char delimiter) : delimiter_(delimiter) {}
  void add(const std::string& name, const Vector& values, double factor = 1) {
    names_.push_back(name);
    columns_.emplace_back(factor * values);
  }
  // One column per joint: {i} counts from 0, {j} from 1.
  void add_all(const std::string& pattern, const Matrix& values, double factor = 1) {
    for (Eigen::Index j = 0; j < values.cols(); ++j) {
      std::string name = pattern;
      for (const auto& [key, number] : {std::pair("{i}", j), std::pair("{j}", j + 1)}) {
        if (const auto at = name.find(key); at != std::string::npos) name.replace(at, 3, std::to_string(number));
      }
      add(name, values.col(j), factor);
    }
  }
  [[nodiscard]] std::string str() const {
    const std::string between(1, delimiter_);
    std::string out = join(names_, between) + "\n";
    for (Eigen::Index k = 0; k < columns_.front().size(); ++k) {
      std::vector<std::string> cells;
      for (const Vector& column : columns_) cells.push_back(exact(column[k]));
      out += join(cells, between) + "\n";
    }
    return out;
  }

 private:
  char delimiter_;
  std::vector<std::string> names_;
  std::vector<Vector> columns_;
};

Mapping preset(const std::string& name) { return load_mapping(name).value(); }

void expect_near(const Matrix& got, const Matrix& wanted, const std::string& what) {
  ASSERT_EQ(got.rows(), wanted.rows()) << what;
  ASSERT_EQ(got.cols(), wanted.cols()) << what;
  EXPECT_LT((got - wanted).cwiseAbs().maxCoeff(), 1e-9) << what;
}

void expect_truth(const Result<Recording>& read, const Truth& truth, const std::string& what, bool velocity = true) {
  ASSERT_TRUE(read) << what << ": " << read.error().text();
  expect_near(read->time, truth.time, what + " time");
  expect_near(read->q, truth.q, what + " q");
  if (velocity) expect_near(*read->v, truth.v, what + " v");
  if (read->tau) expect_near(*read->tau, truth.tau, what + " tau");
}

TEST(Presets, PatternsTakeTheJoint) {
  EXPECT_EQ(captured("axisQMsr_*[{i}]", "axisQMsr_LBR_iiwa_7_R800_1[3]"), "3");
  EXPECT_EQ(captured("actual_q_{i}", "actual_q_5"), "5");
  EXPECT_EQ(captured("actual_q_{i}", "actual_qd_5"), std::nullopt);
  EXPECT_EQ(captured("actual_q_{i}", "actual_q_5x"), std::nullopt);
  EXPECT_EQ(captured("*/{name}/position", "/joint_states/elbow_joint/position"), "elbow_joint");
  EXPECT_EQ(captured("{name}.pos", ".pos"), std::nullopt);
  EXPECT_EQ(captured("*{i}", std::string(5000, 'a')), std::nullopt);
}

// The recorder of UR's RTDE client: separated by spaces; targets stand beside what was measured.
TEST(Presets, UrRtde) {
  TemporaryDirectory dir;
  const Truth t = truth(6);
  for (const bool torque : {true, false}) {
    Text log(' ');
    log.add("timestamp", t.time);
    log.add_all("target_q_{i}", t.q, 1.01);
    log.add_all("actual_q_{i}", t.q);
    log.add_all("actual_qd_{i}", t.v);
    log.add_all("target_moment_{i}", t.tau, 0.9);
    log.add_all("actual_current_{i}", t.tau, 0.1);
    if (torque) log.add_all("actual_current_as_torque_{i}", t.tau);
    const auto path = dir.write("rtde.csv", log.str());
    const auto read = read_recording(path, preset("ur-rtde"));
    expect_truth(read, t, "ur-rtde");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tau.has_value(), torque);
    expect_near(*read->current, 0.1 * t.tau, "current");
    // Nobody said which controller: the names tell.
    const auto guess = guess_mapping(path);
    ASSERT_TRUE(guess) << guess.error().text();
    EXPECT_EQ(guess->preset, "ur-rtde");
    EXPECT_EQ(guess->doubts.empty(), torque);
    if (!torque) {
      EXPECT_EQ(guess->doubts.front().kind, "current-for-torque");
    }
  }
}

// The two forms that libfranka has written: milliseconds, indices in brackets, desired values between the measured
// ones.
TEST(Presets, Franka) {
  TemporaryDirectory dir;
  const Truth t = truth(7);
  for (const bool newer : {true, false}) {
    const std::string head = newer ? "state." : "";
    Text log(',');
    log.add(newer ? "time" : "duration", t.time, 1000);
    log.add(newer ? "success_rate" : " success rate", Vector::Ones(t.time.size()));
    log.add_all(head + "q[{i}]", t.q);
    log.add_all(head + "q_d[{i}]", t.q, 1.001);
    log.add_all(head + "dq[{i}]", t.v);
    log.add_all(head + "dq_d[{i}]", t.v, 0.99);
    log.add_all(head + "tau_J[{i}]", t.tau);
    log.add_all(head + "tau_ext_hat_filtered[{i}]", t.tau, 0.01);
    const auto path = dir.write("franka.csv", log.str());
    expect_truth(read_recording(path, preset("franka")), t, head + "franka");
    const auto guess = guess_mapping(path);
    ASSERT_TRUE(guess) << guess.error().text();
    EXPECT_EQ(guess->preset, "franka");
    ASSERT_EQ(guess->doubts.size(), 1U);
    EXPECT_EQ(guess->doubts[0].kind, "gravity-removed");
  }
}

TEST(Presets, KinovaKukaStaubliLerobot) {
  TemporaryDirectory dir;
  const Truth t = truth(7);
  Text kinova(',');
  kinova.add("timestamp", t.time);
  kinova.add_all("actuators[{i}].position", t.q, 1 / kDegree);
  kinova.add_all("actuators[{i}].velocity", t.v, 1 / kDegree);
  kinova.add_all("actuators[{i}].torque", t.tau, -1);
  expect_truth(read_recording(dir.write("kinova.csv", kinova.str()), preset("kinova")), t, "kinova");
  // A sign and a unit that a person gives beside the preset are theirs.
  const auto turned = read_recording(dir / "kinova.csv", parse_mapping("preset: kinova\ntau: {sign: 1}\n").value());
  ASSERT_TRUE(turned) << turned.error().text();
  EXPECT_LE((*turned->tau + t.tau).cwiseAbs().maxCoeff(), 1e-9);
  const auto slow = read_recording(dir / "kinova.csv", parse_mapping("preset: kinova\ntime: {unit: ms}\n").value());
  ASSERT_TRUE(slow) << slow.error().text();
  EXPECT_LE((slow->time - 1e-3 * t.time).cwiseAbs().maxCoeff(), 1e-9);

  // The data recorder of Sunrise: spaces, the clock in two columns.
  Text sunrise(' ');
  Vector seconds(t.time.size()), nanoseconds(t.time.size());
  for (Eigen::Index k = 0; k < t.time.size(); ++k) {
    seconds[k] = std::floor(t.time[k]);
    nanoseconds[k] = std::round(1e9 * (t.time[k] - seconds[k]));
  }
  sunrise.add("ZeitInSec", seconds);
  sunrise.add("ZeitInNanoSec", nanoseconds);
  sunrise.add_all("axisTauMsr_LBR_iiwa_14_R820_1[{i}]", t.tau);
  sunrise.add_all("axisQMsr_LBR_iiwa_14_R820_1[{i}]", t.q);
  const auto sunrise_path = dir.write("sunrise.log", sunrise.str());
  expect_truth(read_recording(sunrise_path, preset("kuka-fri")), t, "kuka-fri", false);
  EXPECT_EQ(guess_mapping(sunrise_path)->preset, "kuka-fri");

  Text staubli(';');
  staubli.add("t", t.time);
  staubli.add_all("j{j}", t.q, 1 / kDegree);
  staubli.add_all("force{j}", t.tau);
  expect_truth(read_recording(dir.write("val3.csv", staubli.str()), preset("staubli")), t, "staubli", false);

  Text lerobot(',');
  const std::vector<std::string> names = {"shoulder_pan", "shoulder_lift", "elbow_flex", "wrist_flex",
                                          "wrist_roll",   "gripper",       "extra"};
  lerobot.add("timestamp", t.time);
  for (std::size_t j = 0; j < names.size(); ++j)
    lerobot.add(names[j] + ".pos", t.q.col(static_cast<Eigen::Index>(j)), 1 / kDegree);
  for (std::size_t j = 0; j < names.size(); ++j)
    lerobot.add(names[j] + ".current", t.tau.col(static_cast<Eigen::Index>(j)), 1000);
  const auto servo = read_recording(dir.write("lerobot.csv", lerobot.str()), preset("lerobot"));
  expect_truth(servo, t, "lerobot", false);
  ASSERT_TRUE(servo);
  EXPECT_EQ(servo->joints, names);
  expect_near(*servo->current, t.tau, "lerobot current");
}

// What a person adds in a mapping file stands above the preset.
TEST(Presets, AFileCompletesAPreset) {
  TemporaryDirectory dir;
  const Truth t = truth(6);
  Text log(' ');
  log.add("timestamp", t.time);
  log.add_all("actual_q_{i}", t.q);
  log.add_all("actual_current_{i}", t.tau, 0.1);
  const auto path = dir.write("rtde.csv", log.str());
  const Mapping mapping =
      parse_mapping("preset: ur-rtde\ntorque_constant: [10, 10, 10, 10, 10, 10]\nq: {sign: [1, 1, -1, 1, 1, 1]}\n")
          .value();
  const auto read = read_recording(path, mapping);
  ASSERT_TRUE(read) << read.error().text();
  expect_near(*read->tau, t.tau, "tau");
  expect_near(read->q.col(2), -t.q.col(2), "sign");
  EXPECT_EQ(parse_mapping("preset: ur-rted\n").error().message, "no preset is called \"ur-rted\"");
  const auto wrong = read_recording(path, preset("kuka-fri"));
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().message.find("axisQMsr_*[{i}]"), std::string::npos);
}

// The mapping that is written reads the log as the guess did.
TEST(Presets, TheWrittenMappingReadsTheSame) {
  TemporaryDirectory dir;
  const Truth t = truth(7);
  Text log(',');
  log.add("time", t.time, 1000);
  log.add_all("state.q[{i}]", t.q);
  log.add_all("state.dq[{i}]", t.v);
  log.add_all("state.tau_J[{i}]", t.tau);
  const auto path = dir.write("franka.csv", log.str());
  const auto guess = guess_mapping(path);
  ASSERT_TRUE(guess) << guess.error().text();
  const auto written = parse_mapping(write_mapping_yaml(guess->mapping, {"a comment", "of two\nlines"}));
  ASSERT_TRUE(written) << written.error().text();
  const auto one = read_recording(path, *written), other = read_recording(path, preset("franka"));
  ASSERT_TRUE(one) << one.error().text();
  EXPECT_TRUE(one->time == other->time && one->q == other->q && *one->tau == *other->tau);
  Mapping full;
  full.time_column = "t \"x\"", full.delimiter = '\t', full.header = true, full.gear = {100, 50.5};
  full.q.columns = {"a", "b"}, full.q.sign = {1, -1}, full.q.motor_side = true;
  full.motor_from_joint = Matrix::Identity(2, 2), full.torque_constant = {{0.1}, {0.2, 0.03}};
  const auto again = parse_mapping(write_mapping_yaml(full));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(write_mapping_yaml(*again), write_mapping_yaml(full));
}

// Numbers that speak against the units are doubted, and nothing is changed.
TEST(Presets, UnitsAreDoubtedByTheNumbers) {
  TemporaryDirectory dir;
  const Truth t = truth(6);
  const auto kinds = [&](double time, double angle, bool torque) {
    Text log(',');
    log.add("t", t.time, time);
    log.add_all("q{j}", t.q, angle);
    log.add_all("qd{j}", t.v);
    if (torque) log.add_all("tau{j}", t.tau);
    const auto guess = guess_mapping(dir.write("log.csv", log.str()));
    std::vector<std::string> out;
    for (const Finding& f : guess->doubts) out.push_back(f.kind);
    return out;
  };
  const auto has = [](const std::vector<std::string>& list, const char* kind) {
    return std::find(list.begin(), list.end(), kind) != list.end();
  };
  EXPECT_TRUE(kinds(1, 1, true).empty());
  EXPECT_TRUE(has(kinds(1000, 1, true), "time-unit"));
  EXPECT_TRUE(has(kinds(1e9, 1, true), "time-unit"));
  EXPECT_TRUE(has(kinds(1, 1 / kDegree, true), "degrees"));
  EXPECT_TRUE(has(kinds(1, 1 / kDegree, true), "velocity-unit"));
  EXPECT_TRUE(has(kinds(1, 1, false), "missing-torque"));
}

// CDR as the message definitions give it.
class Message {
 public:
  Message() : bytes_("\x00\x01\x00\x00", 4) {}
  template <class T>
  Message& put(T value) {
    while ((bytes_.size() - 4) % sizeof(T) != 0) bytes_ += '\0';
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    return *this;
  }
  Message& text(const std::string& s) {
    put(static_cast<std::uint32_t>(s.size() + 1));
    bytes_ += s;
    bytes_ += '\0';
    return *this;
  }
  Message& header() { return put(std::int32_t{3}).put(std::uint32_t{500000000}).text("base"); }
  Message& texts(const std::vector<std::string>& list) {
    put(static_cast<std::uint32_t>(list.size()));
    for (const auto& s : list) text(s);
    return *this;
  }
  Message& numbers(const std::vector<double>& list) {
    put(static_cast<std::uint32_t>(list.size()));
    for (const double x : list) put(x);
    return *this;
  }
  Message& point(const std::vector<double>& q, const std::vector<double>& v, const std::vector<double>& a,
                 const std::vector<double>& f) {
    return numbers(q).numbers(v).numbers(a).numbers(f).put(std::int32_t{0}).put(std::uint32_t{0});
  }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

TEST(Presets, MessagesOfFrankaAndControllers) {
  const std::vector<std::string> names = {"fr3_joint1", "fr3_joint2"};
  Message franka;
  franka.header();
  for (int k = 0; k < 26; ++k) franka.put(double{0});
  franka.header().texts(names).numbers({1, 2}).numbers({3, 4}).numbers({5, 6});
  franka.header().texts(names).numbers({-1, -2}).numbers({-3, -4}).numbers({-5, -6});
  const auto measured = decode_joint_messages(franka.bytes(), JointMessage::Franka);
  ASSERT_TRUE(measured);
  EXPECT_EQ(measured->front().stamp_ns, 3500000000);
  EXPECT_EQ(measured->front().position, std::vector<double>({1, 2}));
  EXPECT_EQ(measured->front().effort, std::vector<double>({5, 6}));

  Message state;
  state.header().texts(names).point({9, 9}, {}, {}, {}).point({1, 2}, {3, 4}, {}, {5, 6}).point({8, 7}, {}, {}, {});
  const auto feedback = decode_joint_messages(state.bytes(), JointMessage::ControllerState);
  ASSERT_TRUE(feedback);
  EXPECT_EQ(feedback->front().position, std::vector<double>({1, 2}));
  EXPECT_EQ(feedback->front().effort, std::vector<double>({5, 6}));

  Message dynamic;
  dynamic.header().texts({"a", "gripper"}).put(std::uint32_t{2});
  dynamic.texts({"effort", "position", "velocity"}).numbers({5, 1, 3}).texts({"position"}).numbers({2});
  const auto values = decode_joint_messages(dynamic.bytes(), JointMessage::Dynamic);
  ASSERT_TRUE(values);
  EXPECT_EQ(values->front().position, std::vector<double>({1, 2}));
  EXPECT_EQ(values->front().effort[0], 5);
  EXPECT_TRUE(std::isnan(values->front().effort[1]));
  EXPECT_TRUE(values->front().acceleration.empty());
  // Cut anywhere, none of them is a message, and none reads beyond its end.
  for (const auto& [bytes, kind] :
       {std::pair(dynamic.bytes(), JointMessage::Dynamic), std::pair(state.bytes(), JointMessage::ControllerState)}) {
    const std::size_t needed = kind == JointMessage::Dynamic ? bytes.size() : bytes.size() / 2;
    for (std::size_t n = 0; n < needed; ++n) EXPECT_FALSE(decode_joint_messages(bytes.substr(0, n), kind)) << n;
  }
}

TEST(Presets, MeasurementsComeBeforeCommands) {
  using recording::choose_topic;
  const std::pair<std::string, std::string> command{"/c", "trajectory_msgs/msg/JointTrajectory"},
      dynamic{"/d", "control_msgs/msg/DynamicJointState"}, states{"/joint_states", "sensor_msgs/msg/JointState"},
      franka{"/f", "franka_msgs/msg/FrankaRobotState"};
  EXPECT_EQ(choose_topic({command, dynamic}, {}, "bag")->name, "/d");
  EXPECT_EQ(choose_topic({command, dynamic, states, franka}, {}, "bag")->name, "/joint_states");
  EXPECT_EQ(choose_topic({command, dynamic, states, franka}, preset("franka"), "bag")->name, "/f");
  EXPECT_FALSE(choose_topic({states, {"/other", "sensor_msgs/msg/JointState"}}, {}, "bag"));
  Mapping asked;
  asked.topic = "/c";
  EXPECT_EQ(choose_topic({command, dynamic}, asked, "bag")->kind, JointMessage::Trajectory);
}

}  // namespace
}  // namespace armature
