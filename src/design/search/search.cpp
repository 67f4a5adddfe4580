#include "design/search/search.hpp"

#include <algorithm>
#include <cmath>

#include "armature/parallel.hpp"
#include "armature/rng.hpp"
#include "armature/text.hpp"

namespace armature::design {
namespace {

// −log det ≤ bound as one smooth constraint (Jia 2019 eq. 14).
class LogDetBound : public ConstraintSet {
 public:
  LogDetBound(const MotionMap& map, const FourierBasis::Samples& phi, const Observation& observation,
              const SmoothCriterion& criterion, double bound)
      : map_(map), phi_(phi), observation_(observation), criterion_(criterion), bound_(bound) {}
  [[nodiscard]] Eigen::Index size() const override { return 1; }
  // The slack alone: no gradient of the regressor is needed.
  void values(const Vector& x, Eigen::Ref<Vector> s) override {
    const auto grams = observation_.grams(map_.motion(phi_, x));
    s[0] = slack(criterion_.log_det(grams, false).objective);
  }
  // d(bound + log det)/dx: through the information matrices to the motion, and from it to the unknowns.
  void linearize(const Vector& x) override {
    const Motion motion = map_.motion(phi_, x);
    auto grams = observation_.grams(motion);
    const auto value = criterion_.log_det(grams, true);
    const MotionGradient g = observation_.gradient(motion, grams, value.sensitivity);
    row_ = -map_.pull_back(phi_, g.d_q, g.d_v, g.d_a);
  }
  void add_transposed(const Vector& y, Vector& out) const override { out += y[0] * row_; }
  void add_squared(const Vector& d, Matrix& H) const override { H.noalias() += d[0] * row_ * row_.transpose(); }
  void add_curvature(const Vector&, Matrix&) const override {}
  [[nodiscard]] bool knows_curvature() const override { return false; }
  [[nodiscard]] std::string describe(Eigen::Index) const override { return "bound on −log det"; }

 private:
  // Singular information counts as clearly violated, so that a step never goes there.
  [[nodiscard]] double slack(double value) const { return std::isfinite(value) ? bound_ - value : -1; }
  const MotionMap& map_;
  const FourierBasis::Samples& phi_;
  const Observation& observation_;
  const SmoothCriterion& criterion_;
  double bound_;
  Vector row_;
};

// Room left under the bound on −log det for what the true sign(v) and a finer grid change.
constexpr double kLogDetRoom = 0.02;

// Children of one generation: half of them survive each round.
constexpr int kChildren = 8;

}  // namespace

Search::Search(const Problem& problem, const DesignCallbacks& callbacks, Clock::time_point begin, double seconds)
    : problem_(problem),
      callbacks_(callbacks),
      begin_(begin),
      deadline_(begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))) {
  // The mean over the joints that move; held joints have a scale of 0.
  width_ = problem.map.scale.sum() / std::max<double>(1, (problem.map.scale.array() > 0).count());
}

std::vector<std::vector<Search::Stage>> Search::schedule(const Objective& objective, double effort) {
  // Iterations of every stage grow with the effort asked for, at least one each.
  const auto steps = [&](int count) { return std::max(1, static_cast<int>(std::lround(effort * count))); };
  // First every search spreads the information: −log det instead of the objective.
  const Stage spread{"log det", true, 1, 0.1, 1, 0.1, steps(30)};
  using Kind = Objective::Kind;
  // Determinants and traces need no power means; friction, barrier and rounding grow sharper.
  if (objective.kind == Kind::DOptimal || objective.kind == Kind::AOptimal || objective.kind == Kind::VOptimal ||
      objective.kind == Kind::Hadamard) {
    return {{spread, {"round 1", false, 1, 0.08, 0.1, 1e-2, steps(40), 0.03}},
            {{"round 2", false, 1, 0.05, 1e-2, 1e-3, steps(80), 0.01}},
            {{"round 3", false, 1, 0.03, 1e-3, 1e-5, steps(150), 0.002},
             {"round 4", false, 1, 0.02, 1e-5, 1e-7, steps(150), 0.001}}};
  }
  // Condition numbers: from mild power means to sharp ones, whose orders are powers of two plus one (cheapest).
  return {{spread, {"round 1", false, 3, 0.08, 1e-2, 2e-3, steps(40), 0.03}},
          {{"round 2", false, 9, 0.06, 2e-3, 3e-4, steps(90), 0.02}},
          {{"round 3", false, 17, 0.04, 3e-4, 3e-5, steps(120), 0.005}},
          {{"round 4", false, 65, 0.03, 3e-5, 3e-6, steps(150), 0.002},
           {"round 5", false, 257, 0.02, 3e-6, 1e-6, steps(150), 0.001}}};
}

std::optional<Error> Search::impossible() const {
  const auto sets = problem_.constraints(kFirstRounding);
  // At rest at home is where every search could end: if that is refused, there is no motion.
  const Vector still = Vector::Zero(problem_.map.size());
  for (const auto& set : sets) {
    Vector s(set->size());
    set->values(still, s);
    Eigen::Index worst = 0;
    if (s.minCoeff(&worst) > 0) continue;
    return Error{ErrorCode::Meaning,
                 set->describe(worst) + " is not kept even standing still at home, with the room the search needs",
                 "design", "move home or widen that limit (margin " + significant(s[worst], 3) + " of its range)"};
  }
  return std::nullopt;
}

Candidate Search::first_guess(int start) const {
  // One stream per start, so that starts do not depend on each other or on the number of threads.
  Rng rng = Rng(problem_.spec.seed).fork(static_cast<std::uint64_t>(start));
  Candidate out{start, rng.normal_vector(problem_.map.size()), {}, 0, {}};
  const int d = problem_.map.basis.size();
  const auto sets = problem_.constraints(kFirstRounding);
  // Each joint first on its own limits (the first set), then all together on everything.
  for (int j = 0; j < problem_.map.joints(); ++j) {
    Vector alone = Vector::Zero(out.x.size());
    alone.segment(j * d, d) = out.x.segment(j * d, d);
    Vector s(sets[0]->size()), still(sets[0]->size());
    sets[0]->values(Vector::Zero(alone.size()), still);
    // Smaller until each limit has 15 % of the room that it has at rest.
    for (int trial = 0; trial < 80; ++trial, alone *= 0.85) {
      sets[0]->values(alone, s);
      if ((s.array() > 0.15 * still.array()).all()) break;
    }
    out.x.segment(j * d, d) = alone.segment(j * d, d);
  }
  const Vector still = slacks(sets, Vector::Zero(out.x.size()));
  // Smaller together until every constraint has 5 % of its room.
  for (int trial = 0; trial < 60; ++trial, out.x *= 0.85)
    if ((slacks(sets, out.x).array() > 0.05 * still.array()).all()) return out;
  // No motion in this direction: start from rest, which is inside.
  out.x.setZero();
  return out;
}

void Search::advance(Candidate& candidate, const Stage& stage) {
  const MotionMap& map = problem_.map;
  const FourierBasis::Samples phi = map.basis.sample(problem_.spec.samples);
  // Friction with a smooth sign, sharper from stage to stage.
  const Observation smooth = problem_.observation.smoothed(stage.width * width_);
  Objective objective = problem_.objective;
  if (stage.spread) objective.kind = Objective::Kind::DOptimal;
  // The log det of the search counts its own samples; goal and bound are about criterion_samples of them.
  const double columns = objective.interest > 0 ? objective.interest : smooth.size();
  const double count = columns * std::log(static_cast<double>(problem_.spec.criterion_samples) / problem_.spec.samples);
  objective.log_det_goal += count;
  SmoothCriterion criterion(objective, smooth, problem_.spec.noise_variance);
  criterion.predict(problem_.prediction);
  // Information of this search is scaled to criterion_samples, so that it adds to earlier knowledge in proportion.
  if (problem_.spec.prior.size() > 0)
    criterion.add_prior(problem_.spec.prior,
                        static_cast<double>(problem_.spec.criterion_samples) / problem_.spec.samples);
  auto sets = problem_.constraints(stage.rounding);
  if (objective.kind == Objective::Kind::Embedded) {
    auto bound =
        std::make_unique<LogDetBound>(map, phi, smooth, criterion, objective.log_det_bound + count - kLogDetRoom);
    // The bound can be a constraint only where the motion keeps it already.
    Vector s(1);
    bound->values(candidate.x, s);
    // Not there yet: this stage spreads the information further instead.
    if (s[0] <= 0) {
      Stage again = stage;
      again.spread = true;
      again.barrier_start = 0.1;
      again.barrier_end = 1e-2;
      return advance(candidate, again);
    }
    sets.push_back(std::move(bound));
  }
  // A line search asks for the value first and for the gradient of the same point after it: the regressor and the
  // spectrum are computed once for both.
  struct Last {
    Vector x;
    Motion motion;
    Observation::Grams grams;
    SmoothCriterion::Value value;
  };
  Last last;
  // The criterion and its gradient as the interior point asks for them.
  const Smooth f = [&](const Vector& x, Vector* gradient) {
    if (last.x.size() != x.size() || last.x != x) {
      last.x = x;
      last.motion = map.motion(phi, x);
      smooth.grams(last.motion, last.grams);
      last.value = criterion.evaluate(last.grams, stage.sharpness, true);
    }
    if (gradient != nullptr && std::isfinite(last.value.objective)) {
      ++candidate.gradients;
      const MotionGradient g = smooth.gradient(last.motion, last.grams, last.value.sensitivity);
      *gradient = map.pull_back(phi, g.d_q, g.d_v, g.d_a);
    }
    return last.value.objective;
  };
  // Minimise under all constraints, until the budget ends at the latest.
  std::vector<ConstraintSet*> pointers;
  for (const auto& set : sets) pointers.push_back(set.get());
  InteriorPointOptions options;
  options.barrier_start = stage.barrier_start;
  options.barrier_end = stage.barrier_end;
  options.max_iterations = stage.iterations;
  options.interrupted = [this] { return out_of_time(); };
  const InteriorPointResult found = minimize(f, pointers, candidate.x, options);
  // Smoothing can hide a loss: keep a point only if the true criterion agrees (log det stages are a means to an end).
  const TrueCriterion now = problem_.quick_criterion(found.x);
  if (stage.spread || !(candidate.at.objective < now.objective)) {
    candidate.x = found.x;
    candidate.at = now;
  }
  tell(candidate, stage);
}

// A motion as a page plays it while the search goes on (ProgressStep::data).
static std::string sketch_of(const FourierSeries& series) {
  constexpr int kInstants = 60;     // twelve in a period of the fifth harmonic
  constexpr int kMostJoints = 100;  // a line of progress stays below 64 kB
  if (series.joints() > kMostJoints) return {};
  const Trajectory motion = series;
  const Matrix q = motion.sample_at(Vector::LinSpaced(kInstants + 1, 0, motion.duration())).motion.q;
  std::vector<std::string> joints;
  for (Eigen::Index j = 0; j < q.cols(); ++j) {
    std::vector<std::string> values;
    for (Eigen::Index k = 0; k < q.rows(); ++k) values.push_back(fixed(q(k, j), 4));
    joints.push_back("[" + join(values, ",") + "]");
  }
  return "{\"period_s\":" + exact(motion.duration()) + ",\"q\":[" + join(joints, ",") + "]}";
}

void Search::tell(const Candidate& candidate, const Stage& stage) {
  // Threads report one at a time.
  const std::scoped_lock lock(mutex_);
  // A sketch is made only where progress is reported.
  if (candidate.at.objective < best_) {
    best_ = candidate.at.objective;
    if (callbacks_.work.report) sketch_ = sketch_of(problem_.series(candidate.x));
  }
  history_.push_back({std::chrono::duration<double>(Clock::now() - begin_).count(), candidate.start, stage.name,
                      candidate.at.objective, best_});
  if (callbacks_.progress) callbacks_.progress(history_.back());
  // What is left takes as long as what was done, in proportion, unless time is up before.
  done_ += stage.iterations;
  const double used = history_.back().seconds, whole = std::chrono::duration<double>(deadline_ - begin_).count();
  const double share = planned_ > 0 ? std::clamp(done_ / planned_, 0.01, 1.0) : 1.0;
  const double left = std::max(0.0, std::min(whole - used, used * (1 - share) / share));
  callbacks_.work.tell(
      {doing_, share, left, std::string(to_string(problem_.objective.kind)) + " " + significant(best_, 5), sketch_});
}

std::size_t Search::kept_after(std::size_t count) { return std::max(std::min<std::size_t>(2, count), (count + 1) / 2); }

void Search::plan(const std::vector<std::vector<Stage>>& rounds, std::size_t first, std::size_t count) {
  // Fewer candidates after each round, as in compete().
  for (std::size_t r = first; r < rounds.size(); ++r) {
    for (const Stage& stage : rounds[r]) planned_ += stage.iterations * static_cast<double>(count);
    count = kept_after(count);
  }
}

void Search::on_all(std::vector<Candidate>& field, const std::function<void(Candidate&, int)>& work) const {
  parallel_for(static_cast<int>(field.size()), problem_.spec.threads,
               [&](int i) { work(field[static_cast<std::size_t>(i)], i); });
}

void Search::sort(std::vector<Candidate>& field) {
  std::sort(field.begin(), field.end(), [](const Candidate& a, const Candidate& b) {
    if (a.at.objective != b.at.objective) return a.at.objective < b.at.objective;
    // Both still short of a bound on −log det: the nearer one first.
    if (a.at.values.log_det != b.at.values.log_det) return a.at.values.log_det > b.at.values.log_det;
    return a.start < b.start;
  });
}

void Search::compete(std::vector<Candidate>& field, const std::vector<std::vector<Stage>>& rounds, std::size_t first) {
  // All candidates run a round; the better half runs the next.
  for (std::size_t r = first; r < rounds.size(); ++r) {
    if (out_of_time()) break;
    on_all(field, [&](Candidate& candidate, int) {
      for (const Stage& stage : rounds[r])
        if (!out_of_time()) advance(candidate, stage);
    });
    // What each was after the first round is kept: a later repair may start from there.
    if (r == 0)
      for (Candidate& candidate : field) candidate.inside = candidate.x;
    sort(field);
    field.resize(kept_after(field.size()));
  }
}

std::vector<Candidate> Search::run() {
  // First guesses, judged; the first one even if the time is up.
  std::vector<Candidate> field(static_cast<std::size_t>(std::max(1, problem_.spec.starts)));
  on_all(field, [&](Candidate& candidate, int i) {
    candidate = first_guess(i);
    if (i == 0 || !out_of_time()) candidate.at = problem_.quick_criterion(candidate.x);
  });
  // The whole work is planned first, for the estimate of the time that is left.
  const auto rounds = schedule(problem_.objective, problem_.spec.effort_scale);
  plan(rounds, 0, field.size());
  for (int g = 0; g < problem_.spec.generations; ++g) plan(rounds, 1, kChildren);
  compete(field, rounds, 0);
  sort(field);
  // Children of the best motions replace them where they are better.
  int number = problem_.spec.starts;
  for (int g = 0; g < problem_.spec.generations && !out_of_time(); ++g) {
    std::vector<Candidate> children(kChildren);
    // Two parents, eight children; the children skip the first round, because they come from searched motions.
    const std::vector<Candidate> parents(field.begin(), field.begin() + std::min<std::ptrdiff_t>(2, std::ssize(field)));
    on_all(children, [&](Candidate& child, int i) {
      child = child_of(parents, i, number + i);
      child.at = problem_.quick_criterion(child.x);
    });
    number += kChildren;
    compete(children, rounds, 1);
    // Parents and children compete, and the two best go on.
    field.insert(field.end(), children.begin(), children.end());
    sort(field);
    field.resize(parents.size());
  }
  return field;
}

}  // namespace armature::design
