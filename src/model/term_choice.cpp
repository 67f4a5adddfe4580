#include "armature/term_choice.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "armature/estimate.hpp"
#include "armature/presliding.hpp"
#include "armature/text.hpp"
#include "estimate/blocks.hpp"
#include "estimate/recordings.hpp"
#include "model/term_candidates.hpp"
#include "model/term_search.hpp"

namespace armature {
namespace {

using namespace choosing;  // NOLINT(google-build-using-namespace)
using Index = Eigen::Index;

// Blocks of a recording: a few seconds each, so that a block holds motion that its neighbours do not repeat.
constexpr double kBlock_s = 3;
constexpr Index kFewestBlocks = 6, kMostBlocks = 12;
// Rows are averaged down to about this rate: friction and gravity change slower, and noise above does not hide them.
constexpr double kRate_hz = 100;
// A term that follows the position must show this many times the gain of others.
constexpr double kPositionGain = 3;
// A term that was added stays while its own gain is above this share of what it had to show.
constexpr double kStays = 0.5;
constexpr int kMostTerms = 6;  // of a joint

// One piece of one recording.
struct Piece {
  std::size_t recording;
  Index first, count;
};

// Blocks of about equal length, recording by recording.
std::vector<Piece> make_pieces(const std::vector<Samples>& samples) {
  std::vector<Piece> out;
  for (std::size_t r = 0; r < samples.size(); ++r) {
    const Samples& s = samples[r];
    const double seconds = s.rate > 0 ? static_cast<double>(s.size()) / s.rate : 0;
    const auto blocks = std::clamp(static_cast<Index>(seconds / kBlock_s), kFewestBlocks, kMostBlocks);
    for (Index b = 0; b < blocks; ++b) {
      const Index first = s.size() * b / blocks;
      out.push_back({r, first, s.size() * (b + 1) / blocks - first});
    }
  }
  return out;
}

// Rows in which a joint moves: its dry friction has a direction.
std::vector<Matrix> moving_rows(const std::vector<Samples>& samples, double share) {
  std::vector<Matrix> out;
  for (const Samples& s : samples) {
    const Matrix size = s.motion.v.cwiseAbs();
    Matrix moving(size.rows(), size.cols());
    for (Index j = 0; j < size.cols(); ++j)
      moving.col(j) = (size.col(j).array() >= share * size.col(j).maxCoeff()).cast<double>();
    out.push_back(std::move(moving));
  }
  return out;
}

// The means of `every` rows each; windows that are not all moving, or that a new stretch starts in, are left out.
Matrix averaged(const Matrix& rows, const Vector& moving, const std::vector<Index>& starts, Index first, Index every) {
  Matrix out(rows.rows() / every, rows.cols());
  // Windows side by side, the rest at the end unused.
  Index kept = 0;
  for (Index w = 0; w + every <= rows.rows(); w += every) {
    if (moving.segment(first + w, every).minCoeff() <= 0) continue;
    const auto next = std::upper_bound(starts.begin(), starts.end(), first + w);
    if (next != starts.end() && *next < first + w + every) continue;
    out.row(kept++) = rows.middleRows(w, every).colwise().mean();
  }
  return out.topRows(kept);
}

// The first fit, with the terms that are always there.
struct FirstFit {
  TorqueModel model;
  BaseMap base;
  Vector pi;
};

// Ordinary least squares with the terms of `always`; its gravity is the candidates' load.
Result<FirstFit> first_fit(const Robot& robot, const std::vector<Samples>& samples, const TermChoiceOptions& options) {
  auto terms = make_terms(robot, options.always);
  if (!terms) return terms.error();
  const TorqueModel model(robot, *std::move(terms));
  const BaseMap base = compute_base(model);
  const auto merged = accumulate_moving(model, base, samples, {}, options.standstill);
  if (!merged) return merged.error();
  const Estimate e = estimate(*merged);
  if (e.beta.size() == 0 || !e.beta.allFinite())
    return Error{ErrorCode::Numerical, e.message, "choice of terms", "Record a longer motion that moves every joint."};
  return FirstFit{model, base, base.to_full(e.beta)};
}

// Gram matrices of every joint in every piece, over base parameters and candidates together.
Problem gather(const FirstFit& fit, const std::vector<Samples>& samples, const CandidateSet& set,
               const TermChoiceOptions& options, const Progress& progress) {
  const auto own = joint_columns(fit.model, fit.base);
  const auto moving = moving_rows(samples, options.standstill);
  Problem p;
  p.size = fit.base.size() + set.columns;
  // Columns of each joint: its base parameters, then those that candidates would add.
  for (std::size_t j = 0; j < own.size(); ++j) {
    std::vector<int> columns = own[j].base;
    for (const int c : set.joints[j].columns) columns.push_back(fit.base.size() + c);
    p.columns.push_back(std::move(columns));
  }
  const std::vector<Piece> pieces = make_pieces(samples);
  std::vector<std::vector<int>> recordings(samples.size());
  for (const Piece& piece : pieces) {
    progress.tell({"choosing terms", static_cast<double>(p.pieces.size()) / static_cast<double>(pieces.size()), -1,
                   std::to_string(set.candidates.size()) + " candidates"});
    const Samples& s = samples[piece.recording];
    // Rows that one averaged row is made of.
    const Index every = std::max<Index>(1, std::llround(std::floor(s.rate / kRate_hz)));
    const MotionAlongPath path(fit.model, s.motion, s.starts);
    const Regressor y = compute_regressor(fit.model, path.motion().slice(piece.first, piece.count));
    // [Y_j extra tau_j], averaged, and its product with itself.
    std::vector<Gram> grams;
    for (std::size_t j = 0; j < own.size(); ++j) {
      const auto joint = static_cast<Index>(j);
      const Matrix& extra = set.joints[j].values[piece.recording];
      Matrix rows(piece.count, static_cast<Index>(p.columns[j].size()) + 1);
      rows << joint_rows(y.values, own[j]), extra.middleRows(piece.first, piece.count),
          s.tau.col(joint).segment(piece.first, piece.count);
      const Matrix kept = averaged(rows, moving[piece.recording].col(joint), s.starts, piece.first, every);
      grams.push_back({kept.transpose() * kept, static_cast<double>(kept.rows())});
    }
    recordings[piece.recording].push_back(static_cast<int>(p.pieces.size()));
    // Every piece is left out once; with several recordings, every recording as well.
    p.folds.push_back({static_cast<int>(p.pieces.size())});
    p.pieces.push_back(std::move(grams));
  }
  if (samples.size() > 1) p.folds.insert(p.folds.end(), recordings.begin(), recordings.end());
  return p;
}

// What a change buys on left-out data, as a share of one joint's squared error.
struct Gain {
  double own = 0;         // share of the joint's squared error
  double total = 0;       // of all joints on left-out blocks, in units of their noise
  double recordings = 0;  // the same on left-out recordings
  double certainty = 0;   // of the total
  [[nodiscard]] double both() const { return total + recordings; }
};

class Search {
 public:
  Search(const FirstFit& fit, const Problem& problem, const CandidateSet& set, const TermChoiceOptions& options,
         std::size_t blocks)
      : fit_(fit), set_(set), options_(options), judge_(problem), folds_(problem.folds.size()), blocks_(blocks) {
    // The search begins with the base parameters alone.
    for (int i = 0; i < fit.base.size(); ++i) start_.push_back(i);
    judge_.weigh(start_);
  }

  // The best candidate, again and again.
  void run(const Progress& progress) {
    // How many terms it will be is not known: more than two for every joint are rare.
    const double many = 2 * static_cast<double>(fit_.model.joints());
    const auto tell = [&] {
      const auto count = static_cast<double>(taken_.size());
      progress.tell({"choosing terms", count / (count + many), -1, std::to_string(taken_.size()) + " chosen"});
    };
    // Noise weights follow what is in the model.
    for (tell(); add_best(); tell()) judge_.weigh(columns_of(taken_));
    drop_useless();
  }

  [[nodiscard]] const std::vector<int>& taken() const { return taken_; }
  [[nodiscard]] const std::map<int, Gain>& gains() const { return gains_; }
  [[nodiscard]] bool across() const { return folds_ > blocks_; }
  // ‖tau − tau_hat‖/‖tau‖ over left-out blocks, or recordings.
  [[nodiscard]] double relative(const std::vector<int>& taken, bool recordings) const {
    const Score s = judge_.score(columns_of(taken));
    double error = 0, torque = 0;
    // Folds of blocks come first, those of recordings behind them.
    for (std::size_t f = recordings ? blocks_ : 0; f < (recordings ? folds_ : blocks_); ++f) {
      for (std::size_t j = 0; j < s.error[f].size(); ++j) error += s.error[f][j], torque += judge_.torque_square(f, j);
    }
    return torque > 0 ? std::sqrt(error / torque) : 0;
  }

 private:
  // The candidate of that number.
  [[nodiscard]] const Candidate& at(int candidate) const {
    return set_.candidates[static_cast<std::size_t>(candidate)];
  }

  // Its columns among all columns: candidates lie behind the base parameters.
  [[nodiscard]] std::vector<int> wide(const Candidate& c) const {
    std::vector<int> out;
    for (const int column : c.columns) out.push_back(fit_.base.size() + column);
    return out;
  }

  // Index of the joint's Coulomb friction among the base parameters; −1 where it has none.
  [[nodiscard]] int coulomb_of(int joint) const {
    for (int i = 0; i < fit_.base.size(); ++i) {
      const int column = fit_.base.columns[static_cast<std::size_t>(i)] - fit_.model.inertial_count();
      if (column < 0) continue;
      const TermColumn& c = fit_.model.columns()[static_cast<std::size_t>(column)];
      const bool own = c.parameter.joint == joint && c.rows.size() == 1;
      if (own && c.rows[0].second.shape == Basis::Shape::Sign && c.rows[0].second.factor == Basis::Factor::None)
        return i;
    }
    return -1;
  }

  // All columns of a model with these candidates; presliding takes the place of Coulomb friction.
  [[nodiscard]] std::vector<int> columns_of(const std::vector<int>& taken) const {
    std::vector<int> columns = start_;
    for (const int t : taken) {
      if (at(t).replaces_coulomb) std::erase(columns, coulomb_of(at(t).joint));
      for (const int c : wide(at(t))) columns.push_back(c);
    }
    return columns;
  }

  // Whether a candidate may still be added.
  [[nodiscard]] bool open(int candidate) const {
    const Candidate& c = at(candidate);
    for (const int column : wide(c)) {
      if (!judge_.alive(column)) return false;
    }
    if (c.replaces_coulomb && coulomb_of(c.joint) < 0) return false;
    int count = 0;
    // One term of a family and at most kMostTerms per joint.
    for (const int t : taken_) {
      if (at(t).joint != c.joint) continue;
      if (at(t).family == c.family) return false;
      ++count;
    }
    return count < kMostTerms;
  }

  // Errors of one joint and of all joints, fold by fold.
  [[nodiscard]] static Judge::Tried of_joint(const Score& score, int joint) {
    Judge::Tried out{score.of_fold, {}};
    for (const auto& errors : score.error) out.own.push_back(errors[static_cast<std::size_t>(joint)]);
    return out;
  }

  [[nodiscard]] Gain gain_of(const Judge::Tried& before, const Judge::Tried& after) const {
    // Share of the joint's error over these folds that is gone.
    const auto share = [&](std::size_t from, std::size_t to) {
      double gained = 0, all = 0;
      for (std::size_t f = from; f < to; ++f) gained += before.own[f] - after.own[f], all += before.own[f];
      return all > 0 ? gained / all : 0;
    };
    Gain out;
    out.own = share(0, blocks_);
    const auto n = static_cast<double>(blocks_);
    // Mean gain of a block and its standard error: is it more than chance?
    double square = 0;
    for (std::size_t f = 0; f < blocks_; ++f) out.total += before.total[f] - after.total[f];
    for (std::size_t f = 0; f < blocks_; ++f) square += std::pow(before.total[f] - after.total[f] - out.total / n, 2);
    for (std::size_t f = blocks_; f < folds_; ++f) out.recordings += before.total[f] - after.total[f];
    const double error = std::sqrt(square * n / std::max(1.0, n - 1));
    out.certainty = error > 0 ? out.total / error : 0;
    return out;
  }

  // Terms of position can imitate errors of gravity, so they must show more.
  [[nodiscard]] double wanted(const Candidate& c) const {
    return options_.least_gain * (c.follows_position ? kPositionGain : 1);
  }

  // Enough for its joint, no worse across recordings, and certain.
  [[nodiscard]] bool worth(const Gain& gain, const Candidate& c, double share) const {
    return gain.own >= share * wanted(c) && gain.recordings >= 0 && gain.total > 0 &&
           gain.certainty >= share * options_.least_certainty;
  }

  // Tries every open candidate and takes the one with the largest gain over all joints.
  bool add_best() {
    const std::vector<int> columns = columns_of(taken_);
    const Score before = judge_.score(columns);
    std::vector<int> plain;
    std::vector<Judge::Trial> trials;
    std::vector<std::pair<int, Judge::Tried>> after;
    for (int i = 0; i < static_cast<int>(set_.candidates.size()); ++i) {
      if (!open(i)) continue;
      // A replacement changes the columns of the set, so it needs a separate fit.
      if (at(i).replaces_coulomb) {
        std::vector<int> with = taken_;
        with.push_back(i);
        after.emplace_back(i, of_joint(judge_.score(columns_of(with)), at(i).joint));
      } else {
        plain.push_back(i), trials.push_back({wide(at(i)), at(i).joint});
      }
    }
    // All others border the same fit.
    auto tried = judge_.with_each(columns, trials);
    for (std::size_t i = 0; i < plain.size(); ++i) after.emplace_back(plain[i], std::move(tried[i]));
    int best = -1;
    Gain best_gain;
    for (const auto& [candidate, score] : after) {
      const Gain gain = gain_of(of_joint(before, at(candidate).joint), score);
      if (worth(gain, at(candidate), 1) && (best < 0 || gain.both() > best_gain.both()))
        best = candidate, best_gain = gain;
    }
    if (best < 0) return false;
    taken_.push_back(best);
    gains_[best] = best_gain;
    return true;
  }

  // What later terms made superfluous goes again.
  void drop_useless() {
    // Each taken term against the model without it, at half of what it had to show.
    for (std::size_t i = 0; i < taken_.size();) {
      std::vector<int> without = taken_;
      without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
      const int joint = at(taken_[i]).joint;
      const Gain gain = gain_of(of_joint(judge_.score(columns_of(without)), joint),
                                of_joint(judge_.score(columns_of(taken_)), joint));
      if (worth(gain, at(taken_[i]), kStays)) {
        gains_[taken_[i++]] = gain;
        continue;
      }
      gains_.erase(taken_[i]);
      taken_ = without;
    }
  }

  const FirstFit& fit_;
  const CandidateSet& set_;
  const TermChoiceOptions& options_;
  Judge judge_;
  std::size_t folds_, blocks_;
  std::vector<int> start_;
  std::vector<int> taken_;
  std::map<int, Gain> gains_;
};

// Coulomb friction of the joints that keep it, then one word per kind with all joints that have it.
std::vector<std::string> words_of(const Robot& robot, const std::vector<std::string>& always, const CandidateSet& set,
                                  const std::vector<int>& taken) {
  // Joints without Coulomb friction, and the words of terms that are typed by joint.
  std::vector<int> replaced;
  std::map<std::string, std::string> by_kind;
  std::vector<std::string> alone;
  for (const int t : taken) {
    const Candidate& c = set.candidates[static_cast<std::size_t>(t)];
    if (c.replaces_coulomb) replaced.push_back(c.joint);
    const auto place = c.typed.find('@');
    if (place == std::string::npos)
      alone.push_back(c.typed);
    else
      by_kind[c.word] += c.typed.substr(place);
  }
  std::vector<std::string> words;
  // Coulomb friction is restricted to the joints that keep it.
  for (const std::string& word : always) {
    if (word.rfind("coulomb", 0) != 0 || replaced.empty()) {
      words.push_back(word);
      continue;
    }
    std::string some = word;
    for (int j = 0; j < robot.joint_count(); ++j) {
      if (std::find(replaced.begin(), replaced.end(), j) == replaced.end()) some += "@" + std::to_string(j + 1);
    }
    if (some != word) words.push_back(some);
  }
  for (const auto& [word, joints] : by_kind) words.push_back(word + joints);
  words.insert(words.end(), alone.begin(), alone.end());
  return words;
}

}  // namespace

Result<TermChoice> choose_terms(const Robot& robot, const std::vector<Samples>& samples,
                                const TermChoiceOptions& options, const Progress& progress) {
  const auto fit = first_fit(robot, samples, options);
  if (!fit) return fit.error();
  // Gravity torques of the first fit, for friction by load.
  std::vector<Matrix> load;
  for (const Samples& s : samples) load.push_back(gravity_torque(fit->model, fit->pi, s.motion.q));
  const CandidateSet set = make_candidates(robot, samples, load);
  const Problem problem = gather(*fit, samples, set, options, progress.part(0.1, 0.5));
  const std::size_t blocks = problem.pieces.size();
  Search search(*fit, problem, set, options, blocks);
  // What was tried and what came out, on left-out data throughout.
  TermChoice out;
  out.blocks = static_cast<int>(blocks), out.candidates = static_cast<int>(set.candidates.size());
  out.recordings = search.across() ? static_cast<int>(samples.size()) : 0;
  search.run(progress.part(0.5, 1));
  out.error_before = search.relative({}, false), out.error_after = search.relative(search.taken(), false);
  if (search.across())
    out.across_before = search.relative({}, true), out.across_after = search.relative(search.taken(), true);
  // The terms chosen, with what each contributes in the final model.
  const auto names = robot.joint_names();
  for (const int t : search.taken()) {
    const Candidate& c = set.candidates[static_cast<std::size_t>(t)];
    const Gain& gain = search.gains().at(t);
    out.chosen.push_back({c.word, names[static_cast<std::size_t>(c.joint)], gain.own, gain.certainty});
  }
  out.words = words_of(robot, options.always, set, search.taken());
  return out;
}

std::vector<std::string> TermChoice::lines() const {
  std::string left_out = std::to_string(blocks) + " blocks";
  if (recordings > 0) left_out += " and " + std::to_string(recordings) + " recordings";
  std::string head = "terms chosen from " + std::to_string(candidates) + " candidates by what they predict of " +
                     left_out + " left out in turn: error " + fixed(100 * error_before, 2) + " % → " +
                     fixed(100 * error_after, 2) + " % of the torque";
  if (recordings > 0)
    head += ", on left-out recordings " + fixed(100 * across_before, 2) + " % → " + fixed(100 * across_after, 2) + " %";
  std::vector<std::string> out = {head};
  for (const ChosenTerm& c : chosen)
    out.push_back("  " + c.joint + ": " + c.word + " takes " + fixed(100 * c.gain, 1) + " % of its squared error, " +
                  fixed(c.certainty, 1) + " standard errors");
  if (chosen.empty()) out.emplace_back("  no further term lowers the error of a joint noticeably");
  out.push_back("the same terms by hand: --terms " + join(words, ","));
  return out;
}

}  // namespace armature
