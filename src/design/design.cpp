#include "armature/design.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "armature/text.hpp"
#include "design/problem.hpp"
#include "design/search/refine.hpp"
#include "design/search/search.hpp"

namespace armature {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

// Stage by stage and start by start, whichever thread came first: the same search tells the same story.
std::vector<DesignProgress> in_order(std::vector<DesignProgress> history) {
  std::stable_sort(history.begin(), history.end(), [](const DesignProgress& a, const DesignProgress& b) {
    return a.stage != b.stage ? a.stage < b.stage : a.start < b.start;
  });
  double best = kInfinity;
  for (DesignProgress& p : history) p.best = best = std::min(best, p.value);
  return history;
}

// The largest factor in (0, 1] on a joint's excursion from home that keeps its limits at every instant.
double joint_factor(const Trajectory& motion, int joint, const JointLimits& limit, double home) {
  // Every quantity is proportional to the excursion, so the tightest ratio allowed / reached holds for all.
  double factor = 1;
  const auto keep = [&](double reached, double allowed) {
    if (reached > allowed) factor = std::min(factor, allowed / reached);
  };
  const Extrema q = extrema(motion, Quantity::Position, joint);
  // Above and below home are limited separately.
  keep(q.max - home, limit.upper - home);
  keep(home - q.min, home - limit.lower);
  const std::pair<Quantity, double> rates[] = {
      {Quantity::Velocity, limit.velocity}, {Quantity::Acceleration, limit.acceleration}, {Quantity::Jerk, limit.jerk}};
  for (const auto& [quantity, allowed] : rates) {
    if (!std::isfinite(allowed)) continue;
    // Proven extrema: the factor is right between samples too.
    const Extrema range = extrema(motion, quantity, joint);
    keep(std::max(range.max, -range.min), allowed);
  }
  return factor;
}

/// The same motion with each joint's excursion reduced as far as its limits need.
Vector within_limits(const design::Problem& problem, const Vector& x) {
  Vector scaled = x;
  // The unknowns of a joint are proportional to its excursion from home.
  const Trajectory motion = problem.series(x);
  const int d = problem.map.basis.size();
  for (int j = 0; j < problem.map.joints(); ++j)
    scaled.segment(j * d, d) *=
        joint_factor(motion, j, problem.limits[static_cast<std::size_t>(j)], problem.map.home[j]);
  return scaled;
}

// Smaller and smaller around home until every proof succeeds; rest at home is the end of the list.
constexpr double kShrink[] = {1, 0.99, 0.97, 0.94, 0.9, 0.84, 0.75, 0.62, 0.45, 0.28, 0.12, 0.04, 0.01, 0};

/// A motion with its certificate; `factor` is what the found motion was multiplied by.
struct Certified {
  Vector x;
  double factor = 0;
  Certificate certificate;
  Certificate refused;  // of the whole motion, where it had to be made smaller
  double objective = kInfinity;
};

/// The largest multiple of a found motion that is proven.
Certified certify_largest(const design::Problem& problem, const Vector& found, Clock::time_point begin, bool hurry) {
  // First what can be computed exactly, joint by joint; then torques and space by trying.
  const Vector x = within_limits(problem, found);
  Certified out;
  for (std::size_t i = 0; i < std::size(kShrink); ++i) {
    const double factor = kShrink[i];
    out.x = factor * x, out.factor = factor;
    out.certificate = certify(problem.model, problem.series(out.x), problem.certificate);
    if (out.certificate.proven()) break;
    // Keep what was refused of the whole motion: the search asks it where more room is needed.
    if (i == 0) out.refused = out.certificate;
    // Past the budget only every third factor is tried: a safe motion now is worth more than a larger one later.
    if (hurry || seconds_since(begin) > problem.spec.budget_s) i = std::min(i + 2, std::size(kShrink) - 2);
  }
  // Smaller motions are worse, so the value is that of the motion as certified.
  out.objective = problem.criterion(out.x).objective;
  return out;
}

// A motion that is a hundredth smaller is not searched again; three attempts, because more room in one place can make
// the next motion miss another limit.
constexpr double kSmallEnough = 0.99;
constexpr int kRepairs = 3;

// The best certified motion: where it had to be made smaller, the search goes on with more room for what was refused.
Certified certify_best(const design::Problem& problem, const std::vector<design::Candidate>& field,
                       const DesignCallbacks& callbacks, Clock::time_point begin, double search_s) {
  Certified best = certify_largest(problem, field.front().x, begin, callbacks.work.stopping());
  Certificate refused = best.refused;
  design::Problem roomier = problem;
  for (int i = 0; i < kRepairs && best.factor < kSmallEnough; ++i) {
    // More room at the limits that the certificate refused, then the search goes on from the motions it has.
    roomier.room = design::more_room(roomier, refused);
    design::Search again(roomier, callbacks, Clock::now(), search_s - seconds_since(begin));
    if (again.out_of_time() || again.impossible()) break;
    const std::vector<design::Candidate> refined = again.refine(field);
    if (refined.empty()) break;
    Certified next = certify_largest(roomier, refined.front().x, begin, callbacks.work.stopping());
    refused = next.refused;
    // Certified as found: more attempts would only cost time.
    const bool proven = next.factor == 1;
    // A motion with more room may be certified and still be worse.
    if (next.objective < best.objective) best = std::move(next);
    if (proven) break;
  }
  return best;
}

/// The bound of an embedded design that was not reached, for the message; empty otherwise.
std::string unmet(const Design& design) {
  const Objective& o = design.spec.objective;
  if (o.kind != Objective::Kind::Embedded || -design.criterion.log_det <= o.log_det_bound) return "";
  return "; the bound −log det ≤ " + significant(o.log_det_bound, 5) + " was not reached, best " +
         significant(-design.criterion.log_det, 5);
}

/// Why the search ended, and with that whether a repeat gives the same motion.
void judge(Design& out, bool stopped, bool searched, bool asked_to_stop) {
  if (asked_to_stop) {
    out.status = DesignStatus::Stopped;
    out.message = "stopped when asked to: the best certified motion so far; a repeat needs the same moment";
  } else if (!searched) {
    out.status = DesignStatus::Trivial;
    out.message = "the budget left no time to search: a certified safe motion that excites little";
  } else if (stopped) {
    out.status = DesignStatus::StoppedByBudget;
    out.message = "best certified motion when the budget of " + significant(out.spec.budget_s, 3) +
                  " s was used up; a repeat depends on the machine's speed";
  } else {
    out.status = DesignStatus::Converged;
    out.message = "every round ran to its end; the same seed and starts give the same motion";
  }
  // What the search could not know is said in the message as well.
  if (out.shrunk < 1) {
    out.message += "; amplitudes multiplied by " + significant(out.shrunk, 3) + " so that every proof goes through";
  }
  out.message += unmet(out);
}

// The demand that cannot be met even at rest, from the certificate of a motion that does not move.
std::optional<Error> home_problem(const design::Problem& problem) {
  // A motion that does not move has no criterion to compute.
  CertificateSpec spec = problem.certificate;
  spec.criterion = false;
  const Certificate still = certify(problem.model, Hold{problem.map.home, problem.map.basis.period()}, spec);
  if (still.proven()) return std::nullopt;
  const CertificateItem* worst = still.worst();
  const bool floor = worst != nullptr && worst->what.find("floor") != std::string::npos;
  return Error{
      ErrorCode::Meaning, "standing still at home is not allowed: " + (worst ? worst->text() : still.brief()),
      "design of " + problem.robot.name,
      "Give another home in a spec file (--spec, motion: {home_rad: [...]}), or widen what it breaks." +
          std::string(floor ? " The floor is floor_m under safety there; a file without it has no floor." : "")};
}

}  // namespace

CertificateSpec certificate_spec(const Robot& robot, const DesignSpec& spec) {
  // Joint limits as the search has them, margins and shares included.
  CertificateSpec out;
  out.limits = design::effective_limits(robot, spec);
  out.torque = spec.torque;
  out.total_power = robot.inertias() ? spec.total_power : kInfinity;
  out.inertia_box = spec.inertia_box;
  out.friction_box = spec.friction_box;
  // The nominal robot keeps its share of the effort; any robot in the box keeps all of it.
  out.box_effort.resize(static_cast<Eigen::Index>(out.limits.size()));
  for (std::size_t j = 0; j < out.limits.size(); ++j)
    out.box_effort[static_cast<Eigen::Index>(j)] = out.limits[j].effort / spec.share;
  out.accept_unchecked = spec.accept_unchecked;
  // Space: frames, tool, capsules and obstacles; where a body's shape is not known, its frames stay above the floor.
  out.frames = spec.frames;
  out.tool_speed = spec.tool_speed;
  out.tool_frame = spec.tool_frame;
  out.self_collision = spec.self_collision;
  out.obstacles = spec.obstacles;
  out.clearance = spec.clearance;
  out.home = design::effective_home(robot, spec);
  for (FrameLimit& limit : design::frames_above(robot, spec.obstacles, out.home))
    out.frames.push_back(std::move(limit));
  // Rest at the ends, the highest frequency, and the criterion's samples and noise.
  out.rest_at_start = out.rest_at_end = spec.rest_to_rest;
  out.highest_frequency = spec.highest_frequency;
  out.criterion_samples = spec.criterion_samples;
  out.noise_variance = design::effective_noise(robot, spec);
  return out;
}

Result<Design> design_motion(const Robot& robot, const DesignSpec& spec, const DesignCallbacks& callbacks) {
  const Clock::time_point begin = Clock::now();
  // What cannot be met is refused before any search, with the demand that is in the way.
  auto problem = design::make_problem(robot, spec);
  if (!problem) return problem.error();
  if (auto bad = home_problem(*problem)) return *bad;
  // Proofs need their share of the budget: a quarter, at most four seconds.
  const double search_s = spec.budget_s - std::min(4.0, 0.25 * spec.budget_s);
  design::Search search(*problem, callbacks, begin, search_s);
  if (auto bad = search.impossible()) return *bad;
  const bool searched = !search.out_of_time();
  // From the first guess on there is a motion to certify.
  callbacks.work.has_best();
  const std::vector<design::Candidate> field = search.run();

  Design out;
  out.spec = spec;
  const bool stopped = search.out_of_time(), asked_to_stop = callbacks.work.stopping();
  // The rest of the budget is for the proofs.
  callbacks.work.tell({"proving", 1, -1, ""});
  const Certified certified = certify_best(*problem, field, callbacks, begin, search_s);
  out.series = problem->series(certified.x);
  out.certificate = certified.certificate;
  out.certified_against = problem->certificate;
  out.shrunk = certified.factor;
  // The value without smoothing, of the motion as certified.
  const design::TrueCriterion at = problem->criterion(certified.x);
  out.criterion = at.values;
  out.value = at.objective;
  // How the search went.
  out.best_start = field.front().start;
  out.gradients = 0;
  for (const design::Candidate& candidate : field) out.gradients += candidate.gradients;
  out.history = in_order(search.history());
  // What the motion will tell is only a forecast: a design is valid without it.
  if (auto told = expected_delivery(robot, spec, out.series)) out.delivery = *std::move(told);
  judge(out, stopped, searched, asked_to_stop);
  out.seconds = seconds_since(begin);
  return out;
}

}  // namespace armature
