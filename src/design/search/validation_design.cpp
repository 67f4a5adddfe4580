// The papers' validation motions, made safe for a robot and its cell.
#include <cmath>

#include "armature/collision.hpp"
#include "armature/design.hpp"
#include "core/pace.hpp"
#include "design/certificate/certificate_checks.hpp"

namespace armature {
namespace {

// Tries of one motion, each smaller or slower than the one before; made smaller every time, the last reaches less than
// 1 % as far as the first.
constexpr int kTries = 48;
constexpr double kSmaller = 0.9;
constexpr double kSlower = 0.87;
// Slower than this share, the torque that holds the arm decides: a smaller motion stays nearer to home.
constexpr double kSlowest = 0.25;
// Waypoints keep this much more than the clearance, so that what happens between the looks is proven [m] …
constexpr double kMoreClearance = 0.01;
// … and this share of the torque limits for holding still, so that some is left for moving.
constexpr double kHoldingShare = 0.85;
// Draws per size that are looked at before a smaller one is tried: sines cannot be steered around an obstacle.
constexpr int kDraws = 12;
constexpr int kLooks = 300;
// A longer motion is made smaller [s].
constexpr double kLongest = 120;
// What takes longer to prove is near a limit: a smaller motion is found sooner.
constexpr int kMostIntervals = 20000;

// Where the robot may rest: distances, frames and holding torques, each with some room or half of what home has.
class AllowedPoses {
 public:
  AllowedPoses(const TorqueModel& model, const CertificateSpec& spec, const Vector& home)
      : model_(model), spec_(spec), collision_(model, spec.obstacles, home, spec.clearance, spec.self_collision) {
    // Least distance per pair: clearance and some more, or half of what home has beyond its clearance.
    const Vector distances = collision_.distances(home);
    least_.resize(distances.size());
    for (Eigen::Index i = 0; i < distances.size(); ++i) {
      const double keep = collision_.clearances()[static_cast<std::size_t>(i)];
      least_[i] = std::min(spec.clearance + kMoreClearance, keep + 0.5 * (distances[i] - keep));
    }
    // Frames are looked up once; allows() then needs their places only.
    for (const FrameLimit& limit : spec.frames) {
      if (const auto frame = certificate::frame_of(model.robot(), limit.frame)) frames_.emplace_back(*frame, limit);
    }
    if (!spec.torque || !model.robot().inertias()) return;
    // Largest holding torque per joint: a share of the limit, or midway between home's torque and the limit.
    const Vector held = holding(home).cwiseAbs();
    most_.resize(held.size());
    for (Eigen::Index j = 0; j < held.size(); ++j) {
      const double effort = spec.limits[static_cast<std::size_t>(j)].effort;
      most_[j] = std::max(kHoldingShare * effort, 0.5 * (held[j] + effort));
    }
  }

  [[nodiscard]] bool allows(const Vector& q) const {
    if (least_.size() > 0 && (collision_.distances(q) - least_).minCoeff() < 0) return false;
    if (most_.size() > 0 && (most_ - holding(q).cwiseAbs()).minCoeff() < 0) return false;
    if (frames_.empty()) return true;
    const std::vector<Pose> poses = body_poses(model_, q);
    for (const auto& [frame, limit] : frames_) {
      if (!keeps(limit, place(frame, poses))) return false;
    }
    return true;
  }

 private:
  /// Gravity's torque at rest.
  [[nodiscard]] Vector holding(const Vector& q) const {
    return gravity_torque(model_, model_.nominal(), q.transpose()).transpose();
  }
  /// The frame's origin in the world.
  [[nodiscard]] Vector3 place(const Frame& frame, const std::vector<Pose>& poses) const {
    const Pose& body = frame.body < 0 ? model_.robot().world_from_base : poses[static_cast<std::size_t>(frame.body)];
    return body * frame.body_from_frame.translation;
  }
  /// Whether a point is where the limit wants it.
  [[nodiscard]] static bool keeps(const FrameLimit& limit, const Vector3& point) {
    if (const auto* side = std::get_if<HalfSpace>(&limit.stay_in)) return side->normal.dot(point) >= side->offset;
    const Box& box = std::get<Box>(limit.stay_in);
    const Vector3 inside = box.world_from_box.inverse() * point;
    return (inside.cwiseAbs() - box.half).maxCoeff() <= 0;
  }

  TorqueModel model_;
  CertificateSpec spec_;
  CollisionModel collision_;
  Vector least_, most_;
  std::vector<std::pair<Frame, FrameLimit>> frames_;
};

// Whether a slower motion would keep this limit.
bool is_about_speed(const std::string& kind) {
  return kind == "torque" || kind == "power" || kind == "tool speed" || kind == "velocity" || kind == "acceleration" ||
         kind == "jerk";
}

// Whether the motion can be allowed at all: looked at, not proven.
bool looks_allowed(const Trajectory& motion, const AllowedPoses& poses) {
  for (int k = 0; k <= kLooks; ++k) {
    if (!poses.allows(motion.evaluate(motion.duration() * k / kLooks).q)) return false;
  }
  return true;
}

// One try: the motion at this reach and speed, with ramps where it must begin and end at rest.
Result<Trajectory> draw(const Robot& robot, ValidationMotion kind, const ValidationOptions& options, double speed,
                        const CertificateSpec& spec, Rng rng) {
  Trajectory motion = make_validation_motion(robot, kind, rng, options);
  if (speed < 1) motion = motion.scaled(speed);
  // A motion that need not begin and end at rest goes without ramps.
  if (!spec.rest_at_start && !spec.rest_at_end) return motion;
  RampOptions ramps;
  ramps.speed *= speed;
  ramps.longest /= speed;
  return with_ramps(motion, options.around, options.limits, ramps);
}

}  // namespace

Result<ValidationDesign> design_validation_motion(const Robot& robot, ValidationMotion kind,
                                                  const CertificateSpec& given, Rng& rng) {
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  // Fill in what the caller left to the robot.
  CertificateSpec spec = given;
  spec.home = given.home.size() > 0 ? given.home : robot.home_position();
  if (spec.limits.empty()) spec.limits = coordinate_limits(robot);
  const AllowedPoses poses(model, spec, spec.home);
  ValidationOptions options;
  options.around = spec.home;
  options.limits = spec.limits;
  options.allowed = [&](const Vector& q) { return poses.allows(q); };
  // Its acceleration jumps, so no jerk limit can be kept.
  if (kind == ValidationMotion::Trapezoid20) {
    for (JointLimits& l : spec.limits) l.jerk = kInfinity;
  }
  double speed = 1;
  std::string last = "no motion around home is allowed";
  // Every try has the same random numbers: the same motion, only smaller or slower.
  const Rng same = rng;
  rng.bits();  // the next motion is another one
  for (int i = 0; i < kTries; ++i) {
    if (spec.give_up && spec.give_up())
      return Error{ErrorCode::Meaning, "the search was stopped",
                   std::string(to_string(kind)) + " motion of " + robot.name, ""};
    // Sines are drawn anew while they pass where the robot may not be; waypoints avoid such places themselves.
    Result<Trajectory> motion = draw(robot, kind, options, speed, spec, same);
    for (int k = 1; kind == ValidationMotion::SineSeries && k < kDraws; ++k) {
      if (motion && looks_allowed(*motion, poses)) break;
      motion = draw(robot, kind, options, speed, spec, same.fork(static_cast<std::uint64_t>(k)));
    }
    // Looking is cheap and proving is not: what is plainly not allowed is made smaller at once.
    if (motion && (motion->duration() > kLongest / speed || !looks_allowed(*motion, poses))) {
      options.reach *= kSmaller;
    } else if (motion) {
      Certificate certificate = certify(model, *motion, spec);
      if (certificate.proven())
        return ValidationDesign{kind, *std::move(motion), std::move(certificate), options.reach, speed};
      // The worst item decides: smaller for space, slower for torque and speed.
      const CertificateItem* worst = certificate.worst();
      last = worst ? worst->text() : certificate.brief();
      const bool slower = worst && is_about_speed(worst->kind) && speed > kSlowest;
      (slower ? speed : options.reach) *= slower ? kSlower : kSmaller;
    } else {
      last = motion.error().text();
      options.reach *= kSmaller;
    }
  }
  return Error{ErrorCode::Meaning,
               "none of " + std::to_string(kTries) + " motions, each smaller or slower, is allowed; the last: " + last,
               std::string(to_string(kind)) + " motion of " + robot.name,
               "Widen what it breaks, move home, or choose another motion."};
}

Result<ValidationSet> design_validation(const Robot& robot, const DesignSpec& spec, std::vector<ValidationMotion> kinds,
                                        const std::function<void(const ValidationDesign&)>& found,
                                        const Progress& progress) {
  if (auto bad = spec.problem(robot)) return *bad;
  if (kinds.empty()) kinds = validation_motions();
  // From rest to rest, without a criterion, and with less patience for each proof.
  CertificateSpec against = certificate_spec(robot, spec);
  against.criterion = false;
  against.rest_at_start = against.rest_at_end = true;
  against.most_intervals = kMostIntervals;
  against.give_up = progress.stop_requested;
  if (auto bad = against.problem(TorqueModel(robot))) return *bad;
  ValidationSet out;
  const Pace pace;
  for (std::size_t i = 0; i < kinds.size() && !out.stopped; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(kinds.size());
    progress.tell({to_string(kinds[i]), share, pace.left_s(share), ""});
    // One stream per kind: a kind's motion does not depend on which others are asked for.
    Rng rng = Rng(spec.seed).fork(static_cast<std::uint64_t>(kinds[i]));
    auto motion = design_validation_motion(robot, kinds[i], against, rng);
    // A motion whose search was stopped is neither found nor impossible.
    out.stopped = progress.stopping() && (!motion || i + 1 < kinds.size());
    if (!motion && out.stopped) break;
    if (!motion) {
      out.not_found.emplace_back(kinds[i], motion.error());
      continue;
    }
    if (found) found(*motion);
    out.motions.push_back(*std::move(motion));
    progress.has_best();
  }
  return out;
}

}  // namespace armature
