// Which stories are tried, and which of them is believed.
#include "armature/stories.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "signal/story_tellers.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
using namespace signal;  // NOLINT(google-build-using-namespace)

// The arm in the recording explains it to this share: other readings are not looked for.
constexpr double kGoodEnough = 0.02;
// A reading that explains the torque this much better on a few windows is told on all of them.
constexpr double kPromising = 0.9;
constexpr Index kFewWindows = 300;
constexpr std::size_t kMostRefined = 6;
// At least this share of a story's gain must come from joints other than the one that says most: of true zeros a fifth
// and more does.
constexpr double kSharedLeast = 0.2;

// 2 log-likelihood. A torque that the story scales is judged as it was logged.
double likelihood(const TellingFit& fit, const StoryChange& change, int numbers, double alternatives,
                  const Vector& memory) {
  const auto windows = static_cast<double>(fit.residual.rows());
  double out = -fit.belief, all = 0;
  for (Index j = 0; j < memory.size(); ++j) {
    const double worth = windows / memory[change.tau_from.empty() ? j : change.tau_from[static_cast<std::size_t>(j)]];
    const double scale = change.tau_scale.size() > 0 ? std::abs(change.tau_scale[j]) : 1;
    // n log(RSS) = 2 n log(sigma); windows that repeat each other count as fewer.
    out -= 2 * worth * std::log(fit.sigma[j] / scale);
    all += worth;
  }
  // A price for each number that was estimated, and for each alternative that was tried.
  return out - numbers * std::log(all) - 2 * std::log(alternatives);
}

// What each torque column says for the story: 2 log of its likelihood over that of the recording as it is.
Vector column_gains(const TellingFit& own, const TellingFit& told, const StoryChange& change, const Vector& memory) {
  const auto windows = static_cast<double>(own.residual.rows());
  Vector out(memory.size());
  for (Index j = 0; j < memory.size(); ++j) {
    const Index column = change.tau_from.empty() ? j : change.tau_from[static_cast<std::size_t>(j)];
    const double scale = change.tau_scale.size() > 0 ? std::abs(change.tau_scale[j]) : 1;
    out[column] = 2 * windows / memory[column] * std::log(own.sigma[column] * scale / told.sigma[j]);
  }
  return out;
}

// Gains of the columns whose torques a story exchanges.
std::vector<double> exchanged_gains(const StoryChange& change, const Vector& by_column) {
  std::vector<double> out;
  for (std::size_t j = 0; j < change.tau_from.size(); ++j) {
    if (change.tau_from[j] != static_cast<int>(j)) out.push_back(by_column[static_cast<Index>(j)]);
  }
  return out;
}

// Whether a story still holds when its weakest ground is taken away. The robot file's bodies break ties and prove
// nothing. A link is felt in every joint before it: what one column alone says may be anything about that column, a
// cable or its sensor. Exchanged torques must both fit better where they belong; joints that are exchanged altogether
// are felt by the others too, where there are others.
bool well_founded(const Story& story, const TellingFit& own, const TellingFit& told, const Vector& memory,
                  double sure) {
  const StoryChange& change = story.change;
  // Gravity turned over is gravity with mirrored bodies: there the robot file is the only witness. A tilt of up to 60°
  // is nearer to the mounting that is known than to a turned one.
  constexpr double kTurnedOver = M_PI / 3;
  const bool turned_over = story.kind == StoryKind::Mounting && story.values[0] > kTurnedOver;
  const double from_data = story.gain - (turned_over ? 0 : std::max(0.0, own.belief - told.belief));
  if (story.kind == StoryKind::Gain) return from_data > sure;
  const Vector by_column = column_gains(own, told, change, memory);
  const std::vector<double> exchanged = exchanged_gains(change, by_column);
  const bool gravity = change.gravity || change.add_nominal_gravity;
  const bool moves_links = gravity || !change.q_from.empty() || change.q_scale.size() > 0 || change.q_offset.size() > 0;
  const bool only_these = !exchanged.empty() && (!moves_links || memory.size() == 2);
  if (only_these && *std::min_element(exchanged.begin(), exchanged.end()) <= sure) return false;
  double lone = 0;
  if (moves_links && !only_these)
    lone = exchanged.empty() ? by_column.maxCoeff() : std::accumulate(exchanged.begin(), exchanged.end(), 0.0);
  const double shared = from_data - std::max(0.0, lone);
  // Gravity is mostly felt by one joint: the others need not say a share of it.
  return shared > sure && (gravity || shared > kSharedLeast * story.gain);
}

// Readings that look better on a few windows, the best first.
std::vector<Telling> promising_readings(const Samples& samples, const Robot& robot, const StoryOptions& options) {
  const Scene few = make_scene(samples, robot, options, kFewWindows);
  std::vector<Telling> all = readings(few), out;
  // Each as it is, without a search for numbers.
  for (Telling& t : all) t.fit = tell(few, t.story.change), t.alternatives = static_cast<double>(all.size());
  std::sort(all.begin(), all.end(), [](const Telling& a, const Telling& b) { return a.fit.relative < b.fit.relative; });
  // At most six of those that leave a tenth less go on to all windows.
  for (Telling& t : all) {
    if (out.size() < kMostRefined && t.fit.relative < kPromising * few.own.relative) out.push_back(std::move(t));
  }
  return out;
}

// Numbers for the stories that have some; the others are told on all windows.
void refine(const Scene& scene, Telling& t) {
  const auto names = scene.robot.joint_names();
  const auto joint = static_cast<int>(std::find(names.begin(), names.end(), t.story.joint) - names.begin());
  if (t.story.kind == StoryKind::JointZero) return refine_zero(scene, joint, t);
  if (t.story.kind == StoryKind::Mounting) return refine_mounting(scene, t);
  t.fit = tell(scene, t.story.change);
}

// Gains, zeros and the mounting whose first step promises something.
std::vector<Telling> promising_numbers(const Scene& scene) {
  const Index n = scene.model.joints();
  const Vector score = score_columns(scene.model, scene.witness, scene.belief, scene.own.sigma, all_columns(scene));
  const double memory = window_memory(scene.own.residual, scene.options.periods).minCoeff();
  // The scores take every window as independent, so the limit is multiplied by their memory.
  const double enough = 0.25 * scene.options.sure * memory;
  std::vector<Telling> out;
  for (int j = 0; j < n; ++j) {
    Telling gain, zero;
    gain.alternatives = zero.alternatives = static_cast<double>(n);
    if (score[j] > enough) refine_gain(scene, j, gain), out.push_back(std::move(gain));
    if (score[n + j] > enough) refine_zero(scene, j, zero), out.push_back(std::move(zero));
  }
  // The mounting has two numbers: its two scores count together.
  if (score.size() > 2 * n && score.tail(2).sum() > enough) {
    Telling mounting;
    refine_mounting(scene, mounting);
    out.push_back(std::move(mounting));
  }
  return out;
}

// The memory of what the best telling leaves: other tellings leave their own mistake as well.
Vector memory_of(const Scene& scene, const std::vector<Telling>& tellings) {
  const Vector equal = Vector::Ones(scene.model.joints());
  const TellingFit* best = &scene.own;
  double most = likelihood(scene.own, {}, 0, 1, equal);
  for (const Telling& t : tellings) {
    const double its = likelihood(t.fit, t.story.change, 0, 1, equal);
    if (its > most) best = &t.fit, most = its;
  }
  return window_memory(best->residual, scene.options.periods);
}

// What only the robot file contradicts, as far as it is beyond doubt; nothing if the likeliest of it does not matter.
std::vector<Story> sure_against_file(const Scene& scene, const Vector& memory, double sure) {
  std::vector<Story> out;
  for (const Telling& t : tell_against_file(scene, memory)) {
    const bool counts = t.story.matters && t.story.gain > sure;
    if (!counts && out.empty()) return {};
    if (counts) out.push_back(t.story);
  }
  return out;
}

}  // namespace

const char* to_string(StoryKind kind) {
  switch (kind) {
    case StoryKind::Gain: return "gain";
    case StoryKind::Mounting: return "mounting";
    case StoryKind::JointZero: return "zero";
    case StoryKind::Tool: return "tool";
    case StoryKind::Exchanged: return "exchanged";
    case StoryKind::Reversed: return "reversed";
    case StoryKind::Degrees: return "degrees";
    case StoryKind::GravityRemoved: return "gravity removed";
  }
  return "unknown";
}

// First the order of the columns, then scale and offset, gravity last.
void StoryChange::apply(const Robot& robot, Motion& motion, Matrix& tau) const {
  if (!q_from.empty()) {
    motion.q = Matrix(motion.q(Eigen::all, q_from));
    motion.v = Matrix(motion.v(Eigen::all, q_from));
    motion.a = Matrix(motion.a(Eigen::all, q_from));
  }
  if (q_scale.size() > 0) {
    motion.q = motion.q * q_scale.asDiagonal();
    motion.v = motion.v * q_scale.asDiagonal();
    motion.a = motion.a * q_scale.asDiagonal();
  }
  if (q_offset.size() > 0) motion.q.rowwise() += q_offset.transpose();
  if (!tau_from.empty()) tau = Matrix(tau(Eigen::all, tau_from));
  if (tau_scale.size() > 0) tau = tau * tau_scale.asDiagonal();
  if (add_nominal_gravity) {
    const TorqueModel bodies(robot);
    tau += gravity_torque(bodies, bodies.nominal(), motion.q);
  }
}

// Of a recording, channels that are absent stay absent.
void StoryChange::apply(const Robot& robot, Recording& recording) const {
  Motion motion(recording.size(), recording.q.cols());
  motion.q = recording.q;
  motion.v = recording.v ? *recording.v : Matrix(Matrix::Zero(recording.q.rows(), recording.q.cols()));
  motion.a = recording.a ? *recording.a : Matrix(Matrix::Zero(recording.q.rows(), recording.q.cols()));
  Matrix tau = recording.tau ? *recording.tau : Matrix(Matrix::Zero(recording.q.rows(), recording.q.cols()));
  apply(robot, motion, tau);
  recording.q = motion.q;
  if (recording.v) recording.v = motion.v;
  if (recording.a) recording.a = motion.a;
  if (recording.tau) recording.tau = tau;
}

void StoryChange::apply(Robot& robot) const {
  if (gravity) robot.gravity_in_world = *gravity;
}

std::vector<Story> Stories::candidates(double separate) const {
  std::vector<Story> out;
  for (const Story& story : told) {
    if (told.front().gain - story.gain < separate) out.push_back(story);
  }
  return out;
}

const Story* Stories::find(const std::string& name) const {
  for (const Story& story : told) {
    if (story.name == name) return &story;
  }
  return beside && beside->name == name ? &*beside : nullptr;
}

Stories find_stories(const Samples& samples, const Robot& robot, const StoryOptions& options) {
  const Scene scene = make_scene(samples, robot, options, options.windows);
  Stories out;
  out.residual = scene.own.total;
  std::vector<Telling> tellings = promising_numbers(scene);
  // Other readings only where the recording as it is leaves something to explain.
  if (scene.own.relative > kGoodEnough) {
    for (Telling& t : promising_readings(samples, robot, options)) {
      refine(scene, t);
      tellings.push_back(std::move(t));
    }
  }
  // One likelihood for all: each telling beside the recording as it is.
  const Vector memory = memory_of(scene, tellings);
  const double own = likelihood(scene.own, {}, 0, 1, memory);
  for (Telling& t : tellings) {
    put_into_words(scene, memory, t);
    t.story.gain = likelihood(t.fit, t.story.change, t.numbers, t.alternatives, memory) - own;
    // A story may be found from several starts: the best one is told.
    const bool twice = out.find(t.story.name) != nullptr && out.find(t.story.name)->gain >= t.story.gain;
    const bool founded = well_founded(t.story, scene.own, t.fit, memory, options.sure);
    if (founded && t.story.matters && !twice) out.told.push_back(t.story);
  }
  std::sort(out.told.begin(), out.told.end(), [](const Story& a, const Story& b) { return a.gain > b.gain; });
  // A recording fits with any tool and any common scale; only the robot file contradicts them. Unless one of the two is
  // told, the file is taken as it is.
  // Up to ten numbers are freed at once: what chance explains by them is asked for in addition.
  constexpr double kFreed = 10;
  const double sure = options.sure + kFreed;
  if (out.told.empty()) {
    const std::vector<Story> against = sure_against_file(scene, memory, sure);
    out.told.insert(out.told.end(), against.begin(), against.end());
  }
  // No other cause comes near.
  // Two ways to say that gravity was taken out are one cause.
  const std::vector<Story> near = out.candidates(options.separate);
  out.separated = near.size() == 1 || (!near.empty() && std::all_of(near.begin(), near.end(), [](const Story& s) {
                    return s.kind == StoryKind::GravityRemoved;
                  }));
  // One joint's scale or zero says nothing of the masses: once it is applied, they are asked as well.
  const bool of_joint = out.separated && !out.told.front().joint.empty() && out.told.front().kind != StoryKind::Tool;
  if (of_joint) {
    const StoryChange& change = out.told.front().change;
    Scene after{robot, options, retold(change, robot, scene.witness), scene.model, scene.belief, tell(scene, change)};
    const std::vector<Story> against = sure_against_file(after, memory, sure);
    if (!against.empty()) out.beside = against.front();
  }
  return out;
}

Story estimate_mounting(const Samples& samples, const Robot& robot, const StoryOptions& options) {
  const Scene scene = make_scene(samples, robot, options, options.windows);
  // From the present direction of gravity first.
  Telling best;
  refine_mounting(scene, best);
  const auto take_likelier = [&](Telling other) {
    const Vector memory = window_memory(best.fit.residual, options.periods);
    if (likelihood(other.fit, other.story.change, 2, 1, memory) > likelihood(best.fit, best.story.change, 2, 1, memory))
      best = std::move(other);
  };
  // Gravity may point anywhere: from the axes too, where the first answer leaves much.
  if (best.fit.relative > kGoodEnough) {
    for (Telling& t : promising_readings(samples, robot, options)) {
      if (t.story.kind != StoryKind::Mounting) continue;
      refine_mounting(scene, t);
      take_likelier(std::move(t));
    }
  }
  // Gravity turned over fits as well, with mirrored bodies: the robot file's bodies tell which of the two it is.
  Telling over;
  over.story.change.gravity = -*best.story.change.gravity;
  refine_mounting(scene, over);
  take_likelier(std::move(over));
  const Vector memory = window_memory(best.fit.residual, options.periods);
  put_into_words(scene, memory, best);
  best.story.gain = likelihood(best.fit, best.story.change, 2, 1, memory) - likelihood(scene.own, {}, 0, 1, memory);
  return best.story;
}

}  // namespace armature
