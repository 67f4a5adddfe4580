// The virtual robot: a MuJoCo model with this library's friction.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "armature/collision.hpp"
#include "armature/error.hpp"
#include "armature/robot.hpp"
#include "simulate/mujoco_text.hpp"

namespace armature {

/// Friction of one joint as the virtual robot has it:
///   viscous · v + dry · (coulomb + stribeck · exp(−(v / stribeck_velocity)²)) + offset
/// dry = tanh(v / velocity), or z of the path (presliding.hpp) where friction needs a length to turn over.
struct PlantFriction {
  double viscous = 0, coulomb = 0, stribeck = 0, offset = 0;
  double velocity = 2e-4, stribeck_velocity = 0.05;
  double length = 0;  ///< [rad or m]; 0: tanh
  double z = 0;       ///< −1 … 1
  /// The torque at v, `seconds` of motion at v after now.
  [[nodiscard]] double torque(double v, double seconds = 0) const;
  /// Its derivative.
  [[nodiscard]] double slope(double v, double seconds = 0) const;

 private:
  [[nodiscard]] double dry(double v, double seconds) const;
};

struct PlantOptions {
  double step_s = 1e-3;
  double stiffness = 0;
  std::optional<double> floor;
  std::vector<PlantFriction> friction;  ///< one per coordinate
  std::vector<Obstacle> obstacles;      ///< fixed in the world
};

/// Bodies that touch at this moment.
struct PlantContact {
  std::string first, second;
  double depth = 0;
  bool obstacle = false;  ///< one of the two is PlantOptions::obstacles
};

/// A robot in MuJoCo. apply() evaluates the present state, advance() moves on by one step.
class Plant {
 public:
  [[nodiscard]] static Result<Plant> make(const Robot& robot, const PlantOptions& options);
  Plant(Plant&&) noexcept;
  Plant& operator=(Plant&&) noexcept;
  ~Plant();

  /// Puts the robot at q, at rest.
  void reset(const Vector& q);
  /// Changes the friction of the coordinates; what each has slid so far stays.
  void set_friction(const std::vector<PlantFriction>& friction);
  /// Applies motor torques at the present state and evaluates the accelerations, without moving.
  void apply(const Vector& tau);
  /// Moves on by one step with the torques applied last.
  void advance();

  /// Link side, as of the last apply().
  [[nodiscard]] Vector q() const;
  [[nodiscard]] Vector v() const;
  [[nodiscard]] Vector a() const;
  /// Motor side: what an encoder on the motor sees; equal to q() for a rigid robot.
  [[nodiscard]] Vector motor_q() const;
  /// Torque that MuJoCo's own inverse dynamics finds for the present state and acceleration, friction taken off.
  [[nodiscard]] Vector inverse() const;
  [[nodiscard]] std::vector<PlantContact> contacts() const;
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& ignored_contacts() const { return ignored_; }

 private:
  Plant() = default;
  void find_joints(const Robot& robot);
  /// Friction torques of all degrees of freedom and their derivatives, not below 0.
  struct Friction {
    Vector force, slope;
  };
  [[nodiscard]] Friction friction(const Vector& v, double seconds = 0) const;
  [[nodiscard]] Vector friction_change(const Matrix& mass, const Vector& before, const Vector& v, const Vector& held,
                                       double seconds) const;

  MujocoModel model_;
  MujocoData data_;
  std::vector<int> motor_;   ///< dof of each coordinate's motor
  std::vector<int> spring_;  ///< dof of its spring, −1 if rigid
  std::vector<std::pair<std::string, std::string>> ignored_;
  std::vector<std::string> obstacles_;  ///< their names
};

}  // namespace armature
