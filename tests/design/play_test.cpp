// From a motion to a controller and back: every format is read by a reader written from its documentation, sampled as
// the controller would, and compared with the limits.
#include <gtest/gtest.h>
#include <yaml-cpp/yaml.h>

#include <cmath>
#include <cstring>
#include <map>

#include "armature/catalogue.hpp"
#include "armature/controllers.hpp"
#include "armature/design.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// What a reader finds in a file: instants, positions, and velocities and accelerations where the format has them.
struct Points {
  std::vector<std::string> joints;
  std::vector<double> time;
  std::vector<std::vector<double>> q, v, a;
};

double number(const std::string& text) {
  const auto value = parse_double(text);
  EXPECT_TRUE(value.has_value()) << text;
  return value.value_or(std::nan(""));
}

// A header line, then numbers: time, positions, velocities, accelerations.
Points read_csv(const std::string& text, std::size_t joints) {
  Points p;
  const auto lines = split(text, '\n');
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    const auto cells = split(lines[i], ',');
    EXPECT_EQ(cells.size(), 1 + 3 * joints);
    p.time.push_back(number(cells[0]));
    for (auto* list : {&p.q, &p.v, &p.a}) list->emplace_back();
    for (std::size_t j = 0; j < joints; ++j) {
      p.q.back().push_back(number(cells[1 + j]));
      p.v.back().push_back(number(cells[1 + joints + j]));
      p.a.back().push_back(number(cells[1 + 2 * joints + j]));
    }
  }
  return p;
}

// trajectory_msgs/JointTrajectory as joint_trajectory_controller checks it: as many numbers as names in every list,
// times from start that only grow, nanoseconds below one second.
Points read_joint_trajectory(const YAML::Node& message) {
  Points p;
  p.joints = message["joint_names"].as<std::vector<std::string>>();
  for (const auto& point : message["points"]) {
    p.q.push_back(point["positions"].as<std::vector<double>>());
    p.v.push_back(point["velocities"].as<std::vector<double>>());
    p.a.push_back(point["accelerations"].as<std::vector<double>>());
    const auto nanoseconds = point["time_from_start"]["nanosec"].as<long long>();
    EXPECT_GE(nanoseconds, 0);
    EXPECT_LT(nanoseconds, 1000000000);
    p.time.push_back(static_cast<double>(point["time_from_start"]["sec"].as<long long>()) +
                     1e-9 * static_cast<double>(nanoseconds));
  }
  return p;
}

// URScript: servoj(q, t=…) runs for t; registers 24 … 47 may be written by scripts (RTDE guide).
Points read_urscript(const std::string& text) {
  Points p;
  EXPECT_NE(text.find("def armature_motion():"), std::string::npos);
  const auto list = [](const std::string& line) {
    const auto open = line.find('['), close = line.find(']');
    std::vector<double> out;
    for (const auto& cell : split(line.substr(open + 1, close - open - 1), ','))
      out.push_back(number(std::string(trim(cell))));
    return out;
  };
  int counted = 0, depth = 0;
  for (const std::string& line : split(text, '\n')) {
    const std::string code(trim(line));
    if (code.rfind("def ", 0) == 0 || code.rfind("while ", 0) == 0 || code.rfind("if ", 0) == 0) ++depth;
    if (code == "end") --depth;
    if (code.rfind("local start", 0) == 0) p.q.push_back(list(code)), p.time.push_back(0);
    if (code.rfind("write_output_integer_register(24, ", 0) == 0 && p.q.size() > 0) ++counted;
    if (code.rfind("servoj(", 0) != 0) continue;
    p.q.push_back(list(code));
    const auto at = code.find("t=") + 2;
    p.time.push_back(p.time.back() + number(code.substr(at, code.find(',', at) - at)));
  }
  EXPECT_EQ(depth, 0) << "every block is closed";
  EXPECT_EQ(counted, static_cast<int>(p.q.size())) << "every point is counted in the register";
  return p;
}

// Lines of time [s] and axes in degrees; a semicolon begins a comment.
Points read_kuka(const std::string& text, const std::vector<double>& unit) {
  Points p;
  for (const std::string& line : split(text, '\n')) {
    if (line.empty() || line[0] == ';') continue;
    const auto cells = split_white(line);
    p.time.push_back(number(std::string(cells[0])));
    p.q.emplace_back();
    for (std::size_t j = 0; j < unit.size(); ++j) p.q.back().push_back(unit[j] * number(std::string(cells[1 + j])));
  }
  return p;
}

// KRL: a PTP spline block whose TIME_BLOCK parts are percentages of TIME_BLOCK END; the last part is what is left to
// 100.
Points read_krl(const std::string& text, const std::vector<double>& unit) {
  Points p;
  std::vector<double> parts;
  double whole = 0;
  const auto point = [&](const std::string& line) {
    std::vector<double> out;
    const auto open = line.find('{'), close = line.find('}');
    for (const auto& cell : split(line.substr(open + 1, close - open - 1), ',')) {
      const auto words = split_white(trim(cell));
      const std::string axis =
          out.size() < 6 ? "A" + std::to_string(out.size() + 1) : "E" + std::to_string(out.size() - 5);
      EXPECT_EQ(words[0], axis);
      out.push_back(unit[out.size()] * number(std::string(words[1])));
    }
    return out;
  };
  for (const std::string& line : split(text, '\n')) {
    const std::string code(trim(line));
    if (code.rfind("PTP {", 0) == 0 || code.rfind("SPTP {", 0) == 0) p.q.push_back(point(code));
    if (code.rfind("TIME_BLOCK PART = ", 0) == 0) parts.push_back(number(code.substr(18)));
    if (code.rfind("TIME_BLOCK END = ", 0) == 0) whole = number(code.substr(17));
  }
  p.time.push_back(0);
  double sum = 0;
  for (const double part : parts) p.time.push_back((sum += part) / 100 * whole);
  p.time.push_back(whole);
  return p;
}

// ZIP with stored members, each a .npy of version 1.0 (numpy.lib.format).
Points read_npz(const std::string& bytes) {
  const auto word = [&](std::size_t at, int count) {
    std::size_t value = 0;
    for (int k = count; k-- > 0;)
      value = value << 8 | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(k)]);
    return value;
  };
  std::map<std::string, std::string> members;
  for (std::size_t at = 0; bytes.compare(at, 4, "PK\x03\x04") == 0;) {
    EXPECT_EQ(word(at + 8, 2), 0U) << "stored";
    const std::size_t size = word(at + 18, 4), name = word(at + 26, 2), extra = word(at + 28, 2);
    members[bytes.substr(at + 30, name)] = bytes.substr(at + 30 + name + extra, size);
    at += 30 + name + extra + size;
  }
  const auto doubles = [&](const std::string& name) {
    const std::string& npy = members.at(name);
    EXPECT_EQ(npy.substr(0, 6), "\x93NUMPY");
    const auto header = static_cast<std::size_t>(static_cast<unsigned char>(npy[8])) +
                        256 * static_cast<std::size_t>(static_cast<unsigned char>(npy[9]));
    EXPECT_EQ((10 + header) % 64, 0U);
    EXPECT_NE(npy.substr(10, header).find("'<f8', 'fortran_order': False"), std::string::npos);
    std::vector<double> out((npy.size() - 10 - header) / 8);
    std::memcpy(out.data(), npy.data() + 10 + header, 8 * out.size());
    return out;
  };
  Points p;
  p.time = doubles("time.npy");
  const std::vector<double> q = doubles("q.npy"), v = doubles("v.npy"), a = doubles("a.npy");
  const std::size_t n = q.size() / p.time.size();
  for (std::size_t k = 0; k < p.time.size(); ++k) {
    const auto row = [&](const std::vector<double>& m) {
      return std::vector<double>(m.begin() + static_cast<std::ptrdiff_t>(k * n),
                                 m.begin() + static_cast<std::ptrdiff_t>((k + 1) * n));
    };
    p.q.push_back(row(q)), p.v.push_back(row(v)), p.a.push_back(row(a));
  }
  EXPECT_NE(members.at("joints.npy").find("|S"), std::string::npos);
  return p;
}

Points read_back(const Play& play, ControllerFormat format, const Robot& robot) {
  const std::string& text = play.files.at(0).second;
  const auto n = static_cast<std::size_t>(robot.joint_count());
  std::vector<double> unit(n, M_PI / 180);
  switch (format) {
    case ControllerFormat::Csv:
    case ControllerFormat::Franka: return read_csv(text, n);
    case ControllerFormat::Ros: return read_joint_trajectory(YAML::Load(text));
    case ControllerFormat::Moveit: return read_joint_trajectory(YAML::Load(text)["joint_trajectory"]);
    case ControllerFormat::Ur: return read_urscript(text);
    case ControllerFormat::Kuka: return read_kuka(text, unit);
    case ControllerFormat::Krl: return read_krl(text, unit);
    case ControllerFormat::Npz: return read_npz(text);
  }
  return {};
}

// Positions between points as a controller would compute them, written apart from the library's own interpolation.
double between(const Points& p, std::size_t k, std::size_t j, double share, Interpolation interpolation) {
  const double T = p.time[k + 1] - p.time[k], t = share * T, x = share;
  const double q0 = p.q[k][j], q1 = p.q[k + 1][j];
  if (interpolation == Interpolation::Linear || p.v.empty()) return q0 + share * (q1 - q0);
  const double v0 = p.v[k][j], v1 = p.v[k + 1][j];
  if (interpolation == Interpolation::Cubic)
    return (2 * x * x * x - 3 * x * x + 1) * q0 + (x * x * x - 2 * x * x + x) * T * v0 +
           (3 * x * x - 2 * x * x * x) * q1 + (x * x * x - x * x) * T * v1;
  // joint_trajectory_controller's quintic.
  const double a0 = p.a[k][j], a1 = p.a[k + 1][j], T2 = T * T, T3 = T2 * T, T4 = T3 * T, T5 = T4 * T;
  const double c3 = (-20 * q0 + 20 * q1 - 3 * a0 * T2 + a1 * T2 - 12 * v0 * T - 8 * v1 * T) / (2 * T3);
  const double c4 = (30 * q0 - 30 * q1 + 3 * a0 * T2 - 2 * a1 * T2 + 16 * v0 * T + 14 * v1 * T) / (2 * T4);
  const double c5 = (-12 * q0 + 12 * q1 - a0 * T2 + a1 * T2 - 6 * v0 * T - 6 * v1 * T) / (2 * T5);
  return q0 + v0 * t + 0.5 * a0 * t * t + c3 * t * t * t + c4 * t * t * t * t + c5 * t * t * t * t * t;
}

struct Prepared {
  Robot robot;
  TorqueModel model;
  DesignSpec spec;
  Trajectory motion{Hold{Vector::Zero(1), 1}};

  explicit Prepared(const std::string& name)
      : robot(load_catalogue_robot(name).value()),
        model(robot, {viscous_friction(robot), coulomb_friction(robot)}),
        spec(load_design_spec("default").value()) {
    spec.starts = 1;
    spec.effort_scale = 0.1;
    const auto design = design_motion(robot, spec);
    EXPECT_TRUE(design.has_value()) << name << ": " << design.error().text();
    EXPECT_TRUE(design->usable()) << name << ": " << design->certificate.brief();
    motion = design->trajectory();
  }
};

TEST(Play, EveryFormatCarriesTheMotionAndKeepsTheLimitsAsItIsPlayed) {
  for (const char* name : {"ur5e", "panda", "kr15"}) {
    const Prepared p(name);
    const CertificateSpec against = certificate_spec(p.robot, p.spec);
    const auto n = static_cast<std::size_t>(p.robot.joint_count());
    for (const ControllerFormat format : controller_formats()) {
      const bool fits = format != ControllerFormat::Franka || n == 7;
      const std::string what = std::string(name) + " as " + to_string(format);
      PlayOptions options;
      options.format = format;
      options.program.periods = 1;
      // The robot is a little beside home.
      options.program.home = p.robot.home_position() + Vector::Constant(p.robot.joint_count(), 0.01);
      const auto played = play(p.model, p.motion, against, options);
      if (!fits) {
        ASSERT_FALSE(played) << what;
        EXPECT_NE(played.error().message.find("a Franka has 7"), std::string::npos);
        continue;
      }
      ASSERT_TRUE(played) << what << ": " << played.error().text();
      ASSERT_TRUE(played->usable()) << what << ": " << played->brief();
      const Points points = read_back(*played, format, p.robot);
      ASSERT_EQ(points.time.size(), points.q.size()) << what;
      if (!points.joints.empty()) {
        EXPECT_EQ(points.joints, p.robot.joint_names()) << what;
      }
      // The points are those of the program, and it is where it should be at both ends.
      for (std::size_t k = 0; k < points.time.size(); k += 7) {
        const TrajectoryPoint at = played->program.evaluate(points.time[k]);
        for (std::size_t j = 0; j < n; ++j) {
          EXPECT_NEAR(points.q[k][j], at.q[static_cast<Eigen::Index>(j)], 1e-6) << what;
          if (points.v.empty()) continue;
          EXPECT_NEAR(points.v[k][j], at.v[static_cast<Eigen::Index>(j)], 1e-6) << what;
        }
      }
      EXPECT_NEAR(points.q.front()[0], options.program.home[0], 1e-8) << what;
      EXPECT_NEAR(points.q.back()[0], options.program.home[0], 1e-8) << what;
      // Sampled as the controller joins the points: positions within their limits, and near the program.
      double off = 0;
      for (std::size_t k = 0; k + 1 < points.time.size(); ++k) {
        EXPECT_GT(points.time[k + 1], points.time[k]) << what;
        for (std::size_t j = 0; j < n; ++j) {
          const JointLimits& l = against.limits[j];
          const double q = between(points, k, j, 0.5, played->interpolation);
          EXPECT_TRUE(q >= l.lower - 1e-6 && q <= l.upper + 1e-6) << what;
          const double speed = (points.q[k + 1][j] - points.q[k][j]) / (points.time[k + 1] - points.time[k]);
          EXPECT_LE(std::abs(speed), l.velocity * (1 + 1e-5)) << what;
          const double t = 0.5 * (points.time[k] + points.time[k + 1]);
          off = std::max(off, std::abs(q - played->program.evaluate(Quantity::Position, static_cast<int>(j), t)));
        }
      }
      // A KRL file holds no velocities: the controller's spline chooses them, and there is nothing to compare with.
      if (!points.v.empty() || played->interpolation == Interpolation::Linear) {
        EXPECT_LE(off, 2 * played->deviation + 1e-7) << what;
      }
    }
  }
}

// interpolated(t_k) = q_k, and a straight line, a cubic and a quintic are what they are called.
TEST(Play, InterpolationPassesThroughEveryPoint) {
  const Trajectory wave =
      SineSeries{Vector::Zero(2), Matrix::Ones(2, 1), Matrix::Constant(2, 1, 3.0), Matrix::Zero(2, 1), 2};
  const SampledTrajectory s = wave.sample(20);
  double last = kInfinity;
  for (const Interpolation how : {Interpolation::Linear, Interpolation::Cubic, Interpolation::Quintic}) {
    const auto joined = interpolated(s.time, s.motion, how);
    ASSERT_TRUE(joined);
    double off = 0;
    for (Eigen::Index k = 0; k < s.time.size(); ++k)
      EXPECT_NEAR(joined->evaluate(s.time[k]).q[0], s.motion.q(k, 0), 1e-9);
    for (double t = 0; t < 1.99; t += 0.003)
      off = std::max(off, std::abs(joined->evaluate(t).q[0] - wave.evaluate(t).q[0]));
    // Each degree follows the wave more closely: h² a / 8, then h⁴ / 384, then h⁶ / 46080 of the derivatives.
    EXPECT_LT(off, 0.1 * last) << to_string(how);
    last = off;
  }
  EXPECT_FALSE(interpolated(s.time.head(1), s.motion, Interpolation::Cubic));
}

// A design goes to the very end of its share of the limits; a cubic between coarse points goes a little further.
TEST(Play, TheControllersInterpolationMayUseHalfOfTheMargin) {
  Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel model(robot);
  Matrix sine(2, 2);
  sine << 0.3, -0.3, 0.2, -0.2;
  // Periods of 48.8 points: some of their peaks fall on a point, where the cubic bends most.
  const Trajectory motion = FourierSeries{0.41, Vector{{0, 0}}, sine, Matrix::Zero(2, 2), 7};
  DesignSpec design;
  design.share = 0.8;
  CertificateSpec spec;
  spec.criterion = spec.torque = spec.self_collision = false;
  spec.limits.assign(2, JointLimits{});
  double most = 0;
  for (double t = 0; t < motion.duration(); t += 1e-4)
    most = std::max(most, motion.evaluate(t).a.cwiseAbs().maxCoeff());
  design.acceleration = Vector::Constant(2, most * (1 + 1e-6) / design.share);
  spec.limits = certificate_spec(robot, design).limits;
  PlayOptions options;
  options.format = ControllerFormat::Krl;
  options.program.periods = 7;
  const auto tight = play(model, motion, spec, options);
  ASSERT_TRUE(tight);
  EXPECT_TRUE(tight->certificate.usable()) << tight->certificate.brief();
  EXPECT_FALSE(tight->played_certificate.usable());
  options.limits_as_played = limits_as_played(robot, design);
  EXPECT_NEAR(options.limits_as_played[0].acceleration, 0.9 / 0.8 * spec.limits[0].acceleration, 1e-9);
  const auto played = play(model, motion, spec, options);
  ASSERT_TRUE(played);
  EXPECT_TRUE(played->usable()) << played->brief();
}

TEST(Play, AMotionThatBreaksALimitComesBackWithoutFiles) {
  const Prepared p("ur5e");
  CertificateSpec against = certificate_spec(p.robot, p.spec);
  against.limits[1].velocity = 1e-3;
  const auto played = play(p.model, p.motion, against, {});
  ASSERT_TRUE(played);
  EXPECT_FALSE(played->usable());
  EXPECT_TRUE(played->files.empty());
  EXPECT_EQ(played->brief().substr(0, 12), "not played: ");
  EXPECT_NE(controller_format_from("abb").error().hint.find("krl"), std::string::npos);
}

// Points too far apart: every point keeps the limits, the straight lines between them pass through a pole.
TEST(Play, WhatHappensBetweenThePointsIsChecked) {
  Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel model(robot);
  Matrix sine(2, 2);
  sine << 1.2, -1.2, 0, 0;
  const Trajectory motion = FourierSeries{0.2, Vector{{0, 0}}, sine, Matrix::Zero(2, 2), 1};
  CertificateSpec spec;
  spec.criterion = spec.torque = spec.self_collision = false;
  spec.limits.assign(2, JointLimits{});
  PlayOptions options;
  options.format = ControllerFormat::Ros;
  options.rate_hz = 1;
  options.interpolation = Interpolation::Cubic;
  const auto coarse = play(model, motion, spec, options);
  ASSERT_TRUE(coarse);
  EXPECT_GT(coarse->deviation, 1e-2);
  options.rate_hz = 100;
  const auto fine = play(model, motion, spec, options);
  ASSERT_TRUE(fine);
  EXPECT_LT(fine->deviation, 1e-6);
}

}  // namespace
}  // namespace armature
