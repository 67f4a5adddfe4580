// Which clock wrote the stamps: told by the likelihood of the positions.
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "signal/motion_estimate.hpp"

namespace armature::signal {
namespace {

using Index = Eigen::Index;

// The line through the stamps over the given row numbers, at those numbers.
Vector on_a_line(const Vector& time, const Vector& number) {
  const double middle = number.mean(), level = time.mean();
  const Vector centred = number.array() - middle;
  const double slope = centred.dot((time.array() - level).matrix()) / centred.squaredNorm();
  return level + slope * centred.array();
}

Vector row_numbers(Index rows) { return Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)); }

// Steps rounded to whole numbers of the typical one: rows are missing, the clock is even.
Vector grid_numbers(const Vector& time) {
  const double step = median_step(time);
  Vector number(time.size());
  number[0] = 0;
  for (Index k = 1; k < time.size(); ++k)
    number[k] = number[k - 1] + std::max(1.0, std::round((time[k] - time[k - 1]) / step));
  return number;
}

struct Story {
  const char* words;
  Vector time;
  double log_likelihood = 0;
};

// The stamps that are believed.
Vector believed_stamps(const Piece& piece, Ledger& ledger) {
  if (is_even(piece.time)) return on_a_line(piece.time, row_numbers(piece.size()));
  std::vector<Story> stories = {{"as recorded", piece.time},
                                {"an even clock", on_a_line(piece.time, row_numbers(piece.size()))}};
  const Vector numbers = grid_numbers(piece.time);
  if (numbers[numbers.size() - 1] > static_cast<double>(piece.size() - 1))
    stories.push_back({"an even clock with missing rows", on_a_line(piece.time, numbers)});
  const Vector floor = quantisation_noise(piece.q);
  for (Story& story : stories)
    story.log_likelihood =
        fit_smoother(story.time, piece.q, floor, {.orders = {4}, .most_rows = 4096}).log_likelihood.sum();
  std::stable_sort(stories.begin(), stories.end(),
                   [](const Story& x, const Story& y) { return x.log_likelihood > y.log_likelihood; });
  std::string others;
  for (std::size_t i = 1; i < stories.size(); ++i)
    others += std::string(i == 1 ? "" : ", ") + stories[i].words + " is less likely by " +
              significant(stories[0].log_likelihood - stories[i].log_likelihood, 3);
  ledger.remark(std::string("uneven stamps: ") + stories[0].words + " is believed (" + others + " in log-likelihood)");
  return stories[0].time;
}

}  // namespace

Piece believed(Piece piece, Ledger& ledger) {
  const auto stale = stale_rows(piece, true);
  if (!stale.empty() && piece.size() - std::ssize(stale) >= kLeastRows) {
    ledger.count("stale rows (all values as before) dropped", std::ssize(stale));
    piece = without(piece, stale);
  }
  piece.time = believed_stamps(piece, ledger);
  return piece;
}

}  // namespace armature::signal
