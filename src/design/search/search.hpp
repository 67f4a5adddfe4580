// Several searches from different starts; the worse ones are given up round by round. Then generations of children of
// the best ones, searched in the same way.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "armature/rng.hpp"
#include "design/problem.hpp"

namespace armature::design {

/// One start and where it has come to.
struct Candidate {
  int start = -1;
  Vector x;
  TrueCriterion at;
  int gradients = 0;
  Vector inside;  ///< x after the first round: well inside every limit
};

/// Amplitudes are rounded generously at first, so that a harmonic can vanish and come back.
inline constexpr double kFirstRounding = 0.03;

class Search {
 public:
  using Clock = std::chrono::steady_clock;
  Search(const Problem& problem, const DesignCallbacks& callbacks, Clock::time_point begin, double seconds);

  /// The constraint that is violated even at rest at home, or nothing.
  [[nodiscard]] std::optional<Error> impossible() const;
  /// All rounds. The best candidate comes first.
  [[nodiscard]] std::vector<Candidate> run();
  /// The later rounds again with what another search of the same motions found, moved inside the limits of this
  /// problem, which may leave more room. The best first; empty where none can be moved inside.
  [[nodiscard]] std::vector<Candidate> refine(const std::vector<Candidate>& found);

  [[nodiscard]] bool out_of_time() const { return Clock::now() > deadline_ || callbacks_.work.stopping(); }
  [[nodiscard]] const std::vector<DesignProgress>& history() const { return history_; }

 private:
  // What one stretch of the search minimises, how sharply, and for how long.
  struct Stage {
    std::string name;
    bool spread = false;  ///< −log det instead of the objective
    int sharpness = 1;    ///< order of the power means
    double width = 0.05;  ///< of the smooth sign, in typical speeds
    double barrier_start = 1e-2, barrier_end = 1e-3;
    int iterations = 50;
    double rounding = 0.03;  ///< of the amplitudes, see AmplitudeLimits
  };
  static std::vector<std::vector<Stage>> schedule(const Objective& objective, double effort);
  [[nodiscard]] Candidate first_guess(int start) const;
  void advance(Candidate& candidate, const Stage& stage);
  void tell(const Candidate& candidate, const Stage& stage);
  void on_all(std::vector<Candidate>& field, const std::function<void(Candidate&, int)>& work) const;
  /// The best first.
  static void sort(std::vector<Candidate>& field);
  /// The rounds from `first` on, with fewer candidates after each.
  void compete(std::vector<Candidate>& field, const std::vector<std::vector<Stage>>& rounds, std::size_t first);
  /// A motion made of its parents', inside all limits; `place` among its sisters decides how.
  [[nodiscard]] Candidate child_of(const std::vector<Candidate>& parents, int place, int number) const;
  /// The candidate with its x, or what it was after the first round, made smaller until every limit is kept.
  [[nodiscard]] std::optional<Candidate> moved_inside(const Candidate& found) const;
  void mix(Vector& x, const Vector& other, Rng& rng) const;
  void mirror(Vector& x, Rng& rng) const;
  void disturb(Vector& x, bool few, Rng& rng) const;
  /// Counts the iterations that `count` candidates will take, for the estimate of what is left.
  void plan(const std::vector<std::vector<Stage>>& rounds, std::size_t first, std::size_t count);
  /// The better half goes on, at least two.
  static std::size_t kept_after(std::size_t count);

  const Problem& problem_;
  const DesignCallbacks& callbacks_;
  Clock::time_point begin_, deadline_;
  double width_ = 1;  ///< a typical joint speed, for the smooth sign
  std::mutex mutex_;
  double best_ = kInfinity;
  std::string doing_ = "searching";
  std::string sketch_;             ///< of the best motion, for a program that watches
  double planned_ = 0, done_ = 0;  ///< iterations of all rounds, and so far
  std::vector<DesignProgress> history_;
};

}  // namespace armature::design
