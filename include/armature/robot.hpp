// What the robot is: a tree of moving bodies, its mounting, and its limits.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "armature/error.hpp"
#include "armature/inertia.hpp"
#include "armature/pose.hpp"

namespace armature {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kStandardGravity = 9.80665;  ///< [m/s²]

enum class JointType { Revolute, Continuous, Prismatic };

[[nodiscard]] const char* to_string(JointType type);

/// Limits of a joint. Infinite where none is given. Revolute in rad, rad/s, …, N·m; prismatic in m, m/s, …, N.
struct JointLimits {
  double lower = -kInfinity;
  double upper = kInfinity;
  double velocity = kInfinity;
  double acceleration = kInfinity;
  double jerk = kInfinity;
  double effort = kInfinity;
  bool operator==(const JointLimits&) const = default;
};

/// q = multiplier · q[joint] + offset: the joint moves with another one and has no separate coordinate.
struct Mimic {
  int joint = 0;  ///< index of the body whose joint is followed
  double multiplier = 1;
  double offset = 0;
  bool operator==(const Mimic&) const = default;
};

/// What is known of a drive before any identification.
struct JointNominal {
  double viscous = 0;        ///< FV [N·m·s/rad]
  double coulomb = 0;        ///< FC [N·m]
  double offset = 0;         ///< [N·m]
  double rotor_inertia = 0;  ///< IA, on the joint's side of the gear [kg·m²]
  bool operator==(const JointNominal&) const = default;
};

struct Joint {
  std::string name;
  JointType type = JointType::Revolute;
  /// Pose of the joint in the parent body at q = 0. The body's frame coincides with the joint's frame, so
  /// parent_from_body(q) = parent_from_joint · Rot(axis, q)   or   parent_from_joint · Trans(axis · q).
  Pose parent_from_joint;
  Vector3 axis = Vector3::UnitZ();  ///< unit vector, in the joint's frame
  JointLimits limits;
  std::optional<Mimic> mimic;
  std::optional<JointNominal> nominal;
  bool operator==(const Joint&) const = default;
};

/// A cylinder with round ends: all points within `radius` of the segment. In the body's frame [m].
struct Capsule {
  Vector3 from = Vector3::Zero();
  Vector3 to = Vector3::Zero();
  double radius = 0;
  bool operator==(const Capsule& o) const { return from == o.from && to == o.to && radius == o.radius; }
};

/// A moving rigid body and the joint that carries it. Links that are fixed to it are already part of it.
struct Body {
  std::string name;
  int parent = -1;  ///< index of the parent body, always smaller than this body's; −1: the base
  Joint joint;
  std::optional<LinkInertia> inertia;  ///< nominal (CAD, URDF); about the body's origin
  std::vector<Capsule> capsules;
  bool operator==(const Body&) const = default;
};

/// A named place on a body: a tool, a flange, a link that was fixed to its parent.
struct Frame {
  std::string name;
  int body = -1;  ///< −1: the base
  Pose body_from_frame;
  bool operator==(const Frame&) const = default;
};

/// A robot arm: a value that owns all of its data.
///
/// Bodies are numbered 1 … bodies.size() in texts and formulas (M1, XX2, …) and from 0 in code. Coordinates
/// ("joints" in q, v, a, tau) are the bodies' joints without a Mimic, in body order.
struct Robot {
  std::string name;
  std::string base_name = "base";
  Pose world_from_base;
  Vector3 gravity_in_world = {0, 0, -kStandardGravity};  ///< [m/s²]
  std::vector<Body> bodies;
  std::vector<Frame> frames;
  std::vector<Capsule> base_capsules;
  std::vector<double> home;           ///< a position to start from and to return to, per coordinate; empty: zeros
  std::string tool_frame;             ///< name of the frame tools are measured from; may be empty
  std::vector<std::string> comments;  ///< where the numbers come from

  /// Bodies whose joint has a coordinate (no mimic), in order: coordinate j moves bodies[coordinates()[j]].
  [[nodiscard]] std::vector<int> coordinates() const;
  /// Names of those joints.
  [[nodiscard]] std::vector<std::string> joint_names() const;
  /// Limits of those joints.
  [[nodiscard]] std::vector<JointLimits> limits() const;
  /// The home position, one entry per coordinate, zeros where none was given.
  [[nodiscard]] Vector home_position() const;
  [[nodiscard]] int joint_count() const { return static_cast<int>(coordinates().size()); }
  [[nodiscard]] Vector3 gravity_in_base() const;
  /// Frame or body by name.
  [[nodiscard]] std::optional<Frame> find_frame(const std::string& name) const;
  /// All inertias, where every body has one.
  [[nodiscard]] std::optional<std::vector<LinkInertia>> inertias() const;

  /// Nothing if usable; otherwise what is wrong (parents out of order, axis not a unit vector, mimic of a mimic, …).
  [[nodiscard]] std::optional<Error> problem() const;

  bool operator==(const Robot&) const = default;
};

/// One row of a Denavit–Hartenberg table. Revolute joints turn theta, prismatic joints slide d.
struct DhRow {
  double a = 0;      ///< [m]
  double alpha = 0;  ///< [rad]
  double d = 0;      ///< [m]
  double theta = 0;  ///< [rad], offset at q = 0
  JointType type = JointType::Revolute;
};

/// A chain from a modified DH table (Craig; Khalil and Dombre): parent_from_i = Rx(alpha) Tx(a) Rz(theta + q) Tz(d).
/// Body i's frame is frame i of the table. Joints are named joint1 …, bodies link1 ….
[[nodiscard]] Robot make_robot_from_modified_dh(const std::string& name, const std::vector<DhRow>& rows);
/// A chain from a standard DH table (Denavit and Hartenberg; Spong): parent_from_i = Rz(theta + q) Tz(d) Tx(a)
/// Rx(alpha). Body i's frame is where its joint is: frame i − 1 of the table moved by q; frame i of the table is the
/// Frame "dh<i>".
[[nodiscard]] Robot make_robot_from_standard_dh(const std::string& name, const std::vector<DhRow>& rows);

}  // namespace armature
