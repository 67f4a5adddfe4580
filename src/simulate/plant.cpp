#include "simulate/plant.hpp"

#include <mujoco/mujoco.h>

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <mutex>

#include "armature/collision.hpp"
#include "armature/export.hpp"
#include "armature/presliding.hpp"
#include "armature/text.hpp"
#include "model/mjcf_names.hpp"

namespace armature {
namespace {

// Friction parameters travel in mjData::userdata, eight numbers per motor dof, behind this mark.
constexpr double kMark = 0x41524d41;
constexpr int kPerDof = 8;

/// The friction of one degree of freedom as set_friction() stored it; the eighth number is the state z.
PlantFriction friction_of(const mjData* d, int dof) {
  const mjtNum* p = d->userdata + 1 + kPerDof * dof;
  return {p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]};
}

// MuJoCo calls this when it evaluates forces. Models that are not ours, and ours while a step is integrated without its
// friction, have no mark and are left alone.
void friction_callback(const mjModel* m, mjData* d) {
  if (m->nuserdata != 1 + kPerDof * m->nv || d->userdata[0] != kMark) return;
  for (int i = 0; i < m->nv; ++i) {
    const PlantFriction friction = friction_of(d, i);
    if (friction.velocity > 0) d->qfrc_passive[i] -= friction.torque(d->qvel[i]);
  }
}

void install_callbacks() {
  static std::once_flag once;
  std::call_once(once, [] {
    mjcb_passive = friction_callback;
    // MuJoCo would write MUJOCO_LOG.TXT into the working directory; a runaway state shows in the rehearsal instead.
    mju_user_warning = [](const char*) {};
  });
}

Error refused(const std::string& message) {
  return {ErrorCode::Meaning, "MuJoCo refuses the model: " + message, "rehearsal",
          "Run `armature inspect` on the robot: its inertials may be impossible."};
}

// Neighbours overlap by construction: MuJoCo skips parent and child, but not those at a fixed base.
std::vector<std::pair<std::string, std::string>> neighbours(const Robot& robot) {
  std::vector<std::pair<std::string, std::string>> list;
  for (const Body& body : robot.bodies) {
    const std::string parent =
        body.parent < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(body.parent)].name;
    list.emplace_back(parent, body.name);
  }
  return list;
}

/// Whether the body of this name may rest on the floor.
bool may_stand(const Robot& robot, const std::string& name, double floor) {
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    if (robot.bodies[b].name == name)
      return stands_on(robot, static_cast<int>(b), robot.bodies[b].capsules, {Vector3::UnitZ(), floor});
  }
  return false;
}

/// Rigid bodies only: friction, motors and limits are those of this program, not of MuJoCo.
MjcfOptions mjcf_options(const Robot& robot, const PlantOptions& options) {
  MjcfOptions mjcf;
  mjcf.friction = false;
  mjcf.motors = false;
  mjcf.limits = false;
  mjcf.timestep = options.step_s;
  mjcf.floor = options.floor;
  mjcf.stiffness = options.stiffness;
  mjcf.ignored_contacts = neighbours(robot);
  return mjcf;
}

// MuJoCo's names are unique; people's need not be.
std::string geom_name(std::size_t obstacle) { return "armature_obstacle_" + std::to_string(obstacle); }

std::string numbers(const Vector3& v) { return exact(v.x()) + " " + exact(v.y()) + " " + exact(v.z()); }

/// A geom of the world for each kind of obstacle. A plane of size 0 is infinite.
std::string geom_of(const Obstacle& obstacle, std::size_t i) {
  std::string out = "    <geom name=\"" + geom_name(i) + "\" ";
  if (const auto* side = std::get_if<HalfSpace>(&obstacle.shape)) {
    out += "type=\"plane\" size=\"0 0 1\" pos=\"" + numbers(side->offset * side->normal) + "\" zaxis=\"" +
           numbers(side->normal) + "\"";
  } else if (const auto* box = std::get_if<Box>(&obstacle.shape)) {
    const Matrix3& r = box->world_from_box.rotation;
    out += "type=\"box\" size=\"" + numbers(box->half) + "\" pos=\"" + numbers(box->world_from_box.translation) +
           "\" xyaxes=\"" + numbers(r.col(0)) + " " + numbers(r.col(1)) + "\"";
  } else {
    const auto& capsule = std::get<Capsule>(obstacle.shape);
    out += "type=\"capsule\" size=\"" + exact(capsule.radius) + "\" fromto=\"" + numbers(capsule.from) + " " +
           numbers(capsule.to) + "\"";
  }
  return out + "/>\n";
}

}  // namespace

double PlantFriction::dry(double v, double seconds) const {
  return length > 0 ? presliding_step(z, v * seconds, length) : std::tanh(v / velocity);
}

double PlantFriction::torque(double v, double seconds) const {
  // Stribeck: dry friction is larger near rest and falls as a bell over velocity.
  const double ratio = v / stribeck_velocity;
  return viscous * v + dry(v, seconds) * (coulomb + stribeck * std::exp(-ratio * ratio)) + offset;
}

double PlantFriction::slope(double v, double seconds) const {
  const double ratio = v / stribeck_velocity, now = dry(v, seconds), bell = std::exp(-ratio * ratio);
  // d z / d v = (direction − z_before) · direction · seconds / length · exp(−path / length), never negative.
  const double direction = v > 0 ? 1 : -1;
  // Without a path, the derivative of tanh: (1 − tanh²) / velocity.
  const double turn = length > 0 ? (1 - direction * z) * std::exp(-std::abs(v) * seconds / length) * seconds / length
                                 : (1 - now * now) / velocity;
  // The product rule: dry friction changes by its direction and by the Stribeck bell.
  return viscous + turn * (coulomb + stribeck * bell) - now * stribeck * bell * 2 * ratio / stribeck_velocity;
}

Plant::Plant(Plant&&) noexcept = default;
Plant& Plant::operator=(Plant&&) noexcept = default;
Plant::~Plant() = default;

Result<Plant> Plant::make(const Robot& given, const PlantOptions& options) {
  install_callbacks();
  // A base whose name MuJoCo reserves is renamed.
  const Robot robot = with_base_name_for_mujoco(given);
  Plant plant;
  MjcfOptions mjcf = mjcf_options(robot, options);
  std::string message;
  // Two passes: pairs that touch at home cannot be told from a collision, so they are left out and listed.
  for (int pass = 0; pass < 2; ++pass) {
    plant.obstacles_.clear();
    std::string xml = write_mjcf(robot, mjcf);
    // An elastic joint has two degrees of freedom, motor and spring; a follower has one.
    int dofs = 0;
    for (const Body& body : robot.bodies) dofs += options.stiffness > 0 && !body.joint.mimic ? 2 : 1;
    const std::string head = "<size nuserdata=\"" + std::to_string(1 + kPerDof * dofs) + "\"/>\n";
    // Room for the friction's numbers, and the obstacles as geoms of the world.
    xml.insert(xml.find("  <compiler"), head);
    for (std::size_t i = 0; i < options.obstacles.size(); ++i)
      xml.insert(xml.find("  </worldbody>"), geom_of(options.obstacles[i], i));
    for (const Obstacle& obstacle : options.obstacles) plant.obstacles_.push_back(obstacle.name);
    // Fourth-order Runge–Kutta: steep friction is taken out of the step (advance), so that no implicit integrator is
    // needed.
    xml.replace(xml.find("integrator=\"implicit\""), 21, "integrator=\"RK4\"");
    plant.model_ = compile_mjcf(xml, message);
    if (!plant.model_) return refused(message);
    plant.data_.reset(mj_makeData(plant.model_.get()));
    plant.find_joints(robot);
    plant.reset(robot.home_position());
    plant.ignored_ = mjcf.ignored_contacts;
    const auto touching = plant.contacts();
    if (touching.empty()) break;
    // The floor is a geom of the world body. Nothing may be in it except a body that rests on it, and nothing at all in
    // an obstacle.
    const auto body = [](const std::string& name) { return name == "floor" ? std::string("world") : name; };
    for (const PlantContact& c : touching) {
      if (c.obstacle) continue;
      const bool floor = c.first == "floor" || c.second == "floor";
      if (!floor || may_stand(robot, c.first == "floor" ? c.second : c.first, options.floor.value_or(0)))
        mjcf.ignored_contacts.emplace_back(body(c.first), body(c.second));
    }
  }
  // From here on the callback adds friction.
  plant.data_->userdata[0] = kMark;
  plant.set_friction(options.friction);
  return plant;
}

void Plant::set_friction(const std::vector<PlantFriction>& friction) {
  // The eighth number, z, is left as it is: a joint keeps its presliding state.
  for (std::size_t j = 0; j < motor_.size(); ++j) {
    const PlantFriction& f = friction[j];
    mjtNum* p = data_->userdata + 1 + kPerDof * motor_[j];
    p[0] = f.viscous, p[1] = f.coulomb, p[2] = f.stribeck, p[3] = f.offset, p[4] = f.velocity,
    p[5] = f.stribeck_velocity, p[6] = f.length;
  }
}

void Plant::find_joints(const Robot& robot) {
  motor_.clear(), spring_.clear();
  // The motor's degree of freedom has the joint's name, the spring's has a suffix. An address of −1 means rigid.
  for (const std::string& name : robot.joint_names()) {
    const int motor = mj_name2id(model_.get(), mjOBJ_JOINT, name.c_str());
    const int spring = mj_name2id(model_.get(), mjOBJ_JOINT, (name + "_spring").c_str());
    motor_.push_back(model_->jnt_dofadr[motor]);
    spring_.push_back(spring < 0 ? -1 : model_->jnt_dofadr[spring]);
  }
}

void Plant::reset(const Vector& q) {
  // A reset clears userdata too, so friction is kept aside.
  std::vector<mjtNum> user(data_->userdata, data_->userdata + model_->nuserdata);
  mj_resetData(model_.get(), data_.get());
  std::copy(user.begin(), user.end(), data_->userdata);
  for (std::size_t j = 0; j < motor_.size(); ++j) data_->qpos[motor_[j]] = q[static_cast<Eigen::Index>(j)];
  // Followers start where their leaders put them.
  for (int e = 0; e < model_->neq; ++e) {
    const int follower = model_->eq_obj1id[e], leader = model_->eq_obj2id[e];
    const mjtNum* c = model_->eq_data + mjNEQDATA * e;
    data_->qpos[model_->jnt_qposadr[follower]] = c[0] + c[1] * data_->qpos[model_->jnt_qposadr[leader]];
  }
  mj_forward(model_.get(), data_.get());
}

void Plant::apply(const Vector& tau) {
  for (std::size_t j = 0; j < motor_.size(); ++j) data_->qfrc_applied[motor_[j]] = tau[static_cast<Eigen::Index>(j)];
  mj_forward(model_.get(), data_.get());
}

// A Runge–Kutta step with the friction of its beginning held, then dry friction made that of its end and viscous
// friction the mean of both: steep friction is implicit, so that no joint is too light for it. Viscous friction of the
// end alone would be ahead of the motion by half a step, and an identification would find it as inertia.
void Plant::advance() {
  // The mass matrix of the step's beginning is used for the friction of its end.
  const int n = model_->nv;
  const double seconds = model_->opt.timestep;
  Matrix mass(n, n);
  mj_fullM(model_.get(), mass.data(), data_->qM);  // symmetric: rows or columns first is the same
  const Vector before = Eigen::Map<const Vector>(data_->qvel, n), held = friction(before).force;
  Eigen::Map<Vector> applied(data_->qfrc_applied, n);
  // The step itself: motors and the held friction, without the callback.
  const Vector motors = applied;
  data_->userdata[0] = 0;
  applied -= held;
  mj_step(model_.get(), data_.get());
  applied = motors;
  data_->userdata[0] = kMark;
  // Velocity is corrected by the friction's change; position by half of it, its mean over the step.
  const Vector correction = friction_change(mass, before, Eigen::Map<const Vector>(data_->qvel, n), held, seconds);
  Eigen::Map<Vector>(data_->qvel, n) += correction;
  mj_integratePos(model_.get(), data_->qpos, correction.data(), 0.5 * seconds);
  // Presliding follows the path of this step.
  for (int i = 0; i < n; ++i) {
    const PlantFriction f = friction_of(data_.get(), i);
    if (f.length > 0)
      data_->userdata[1 + kPerDof * i + kPerDof - 1] = presliding_step(f.z, data_->qvel[i] * seconds, f.length);
  }
}

Plant::Friction Plant::friction(const Vector& v, double seconds) const {
  Friction out{Vector::Zero(v.size()), Vector::Zero(v.size())};
  // Followers and springs have no friction: their velocity scale is 0. Stribeck's negative slope is cut to 0, so that
  // the Newton matrix stays positive.
  for (int i = 0; i < v.size(); ++i) {
    const PlantFriction one = friction_of(data_.get(), i);
    if (one.velocity <= 0) continue;
    out.force[i] = one.torque(v[i], seconds), out.slope[i] = std::max(0.0, one.slope(v[i], seconds));
  }
  return out;
}

// Solves M d + seconds · (f(v + d) − held) = 0 by Newton's method, where f has the viscous friction of the mean of
// v + d and `before`. The equation is the gradient of a convex function,
// so a step is halved until the function still falls at its end.
Vector Plant::friction_change(const Matrix& mass, const Vector& before, const Vector& v, const Vector& held,
                              double seconds) const {
  constexpr int kMostSteps = 50, kMostHalvings = 40;
  constexpr double kTolerance = 1e-12;  // of the momentum
  const double scale = seconds * held.norm() + (mass * v).norm();
  // Viscous coefficients, of which half acts at `before`.
  Vector viscous = Vector::Zero(v.size());
  for (int i = 0; i < v.size(); ++i) {
    const PlantFriction one = friction_of(data_.get(), i);
    if (one.velocity > 0) viscous[i] = one.viscous;
  }
  // Friction of the end, with the viscous part moved to the mean of both velocities.
  const auto friction_at = [&](const Vector& after) {
    Friction out = friction(after, seconds);
    out.force -= 0.5 * viscous.cwiseProduct(after - before), out.slope -= 0.5 * viscous;
    out.slope = out.slope.cwiseMax(0.5 * viscous);
    return out;
  };
  Vector change = Vector::Zero(v.size());
  Friction now = friction_at(v);
  Vector gradient = seconds * (now.force - held);
  for (int k = 0; k < kMostSteps && gradient.norm() > kTolerance * scale; ++k) {
    // Newton: (M + seconds · slope) step = −gradient.
    Matrix hessian = mass;
    hessian.diagonal() += seconds * now.slope;
    Vector step = hessian.llt().solve(-gradient);
    // A full step can jump over the kink at v = 0; then it is halved.
    for (int halving = 0; halving < kMostHalvings; ++halving, step *= 0.5) {
      now = friction_at(v + change + step);
      gradient = mass * (change + step) + seconds * (now.force - held);
      if (gradient.dot(step) <= 0 || gradient.norm() <= kTolerance * scale) break;
    }
    change += step;
  }
  return change;
}

// The link's side: motor plus spring.
Vector Plant::q() const {
  Vector q = motor_q();
  for (std::size_t j = 0; j < spring_.size(); ++j) {
    if (spring_[j] >= 0) q[static_cast<Eigen::Index>(j)] += data_->qpos[spring_[j]];
  }
  return q;
}

Vector Plant::motor_q() const {
  Vector q(static_cast<Eigen::Index>(motor_.size()));
  for (std::size_t j = 0; j < motor_.size(); ++j) q[static_cast<Eigen::Index>(j)] = data_->qpos[motor_[j]];
  return q;
}

Vector Plant::v() const {
  Vector v(static_cast<Eigen::Index>(motor_.size()));
  for (std::size_t j = 0; j < motor_.size(); ++j) {
    v[static_cast<Eigen::Index>(j)] = data_->qvel[motor_[j]] + (spring_[j] >= 0 ? data_->qvel[spring_[j]] : 0);
  }
  return v;
}

Vector Plant::a() const {
  Vector a(static_cast<Eigen::Index>(motor_.size()));
  for (std::size_t j = 0; j < motor_.size(); ++j) {
    a[static_cast<Eigen::Index>(j)] = data_->qacc[motor_[j]] + (spring_[j] >= 0 ? data_->qacc[spring_[j]] : 0);
  }
  return a;
}

// MuJoCo's own recursion, which shares no code with the library's dynamics.
Vector Plant::inverse() const {
  mj_inverse(model_.get(), data_.get());
  Vector tau(static_cast<Eigen::Index>(motor_.size()));
  for (std::size_t j = 0; j < motor_.size(); ++j) tau[static_cast<Eigen::Index>(j)] = data_->qfrc_inverse[motor_[j]];
  return tau;
}

std::vector<PlantContact> Plant::contacts() const {
  std::vector<PlantContact> list;
  // Obstacles are found by the names that geom_of gave them.
  const auto obstacle = [&](int geom) -> const std::string* {
    const char* own = mj_id2name(model_.get(), mjOBJ_GEOM, geom);
    for (std::size_t i = 0; own != nullptr && i < obstacles_.size(); ++i)
      if (geom_name(i) == own) return &obstacles_[i];
    return nullptr;
  };
  // What a person reads: the obstacle's name, the body's name, or "floor" for the world.
  const auto name = [&](int geom) -> std::string {
    if (const std::string* given = obstacle(geom)) return *given;
    const int body = model_->geom_bodyid[geom];
    return body == 0 ? "floor" : mj_id2name(model_.get(), mjOBJ_BODY, body);
  };
  for (int i = 0; i < data_->ncon; ++i) {
    const mjContact& c = data_->contact[i];
    // MuJoCo also lists pairs that are close; only overlap is contact.
    if (c.dist >= 0) continue;
    list.push_back(
        {name(c.geom1), name(c.geom2), -c.dist, obstacle(c.geom1) != nullptr || obstacle(c.geom2) != nullptr});
  }
  return list;
}

}  // namespace armature
