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

// Whole numbers of typical steps between the rows: rows are missing, the clock is even. A loop follows the clock, so
// that the errors of single stamps do not add up.
Vector grid_numbers(const Vector& time) {
  // The loop takes over a tenth of each deviation.
  constexpr double kFollow = 0.1;
  const double step = median_step(time);
  Vector number(time.size());
  number[0] = 0;
  double at = time[0];  // where the even clock was at the last row
  for (Index k = 1; k < time.size(); ++k) {
    const double steps = std::max(1.0, std::round((time[k] - at) / step));
    number[k] = number[k - 1] + steps;
    at += steps * step;
    at += kFollow * (time[k] - at);
  }
  return number;
}

// A clock whose rate wanders slowly: the stamps smoothed over the row numbers. Empty if it would run backwards.
Vector slow_clock(const Vector& time, const Vector& number) {
  const Vector line = on_a_line(time, number);
  // What the stamps are off an even clock is smoothed like a position, over row numbers instead of time.
  const Matrix apart = time - line;
  const auto models = fit_smoother(number, apart, {}, {.orders = {3}, .most_rows = 4096}).models;
  const Vector out = line + smooth(number, apart, models).q.col(0);
  return ((out.tail(out.size() - 1) - out.head(out.size() - 1)).array() > 0).all() ? out : Vector();
}

// A reading of the stamps.
struct Reading {
  std::string words;
  Vector time;
  double log_likelihood = 0;
  double handicap = 0;  // what it must be likelier by than a simpler one
};

// A clock with a rate of its own at every moment can be likelier by chance than the even one it contains.
constexpr double kHandicapOfDrift = 10;

// As recorded, an even clock, a drifting one; the last two also with missing rows, where the stamps have room for some.
std::vector<Reading> readings_of(const Vector& time) {
  std::vector<Reading> out = {{"as recorded", time}};
  const auto add = [&](const Vector& number, const std::string& and_more) {
    out.push_back({"an even clock" + and_more, on_a_line(time, number)});
    if (Vector slow = slow_clock(time, number); slow.size() > 0)
      out.push_back({"a clock that drifts slowly" + and_more, std::move(slow), 0, kHandicapOfDrift});
  };
  add(row_numbers(time.size()), "");
  const Vector numbers = grid_numbers(time);
  if (numbers[numbers.size() - 1] > static_cast<double>(time.size() - 1)) add(numbers, " with missing rows");
  return out;
}

// The stamps that are believed.
Vector believed_stamps(const Piece& piece, Ledger& ledger) {
  if (is_even(piece.time)) return on_a_line(piece.time, row_numbers(piece.size()));
  std::vector<Reading> readings = readings_of(piece.time);
  // The likelihood of the positions under each reading, from the same rows.
  const Vector floor = quantisation_noise(piece.q);
  for (Reading& reading : readings)
    reading.log_likelihood =
        fit_smoother(reading.time, piece.q, floor, {.orders = {4}, .most_rows = 4096, .means = false})
            .log_likelihood.sum();
  std::stable_sort(readings.begin(), readings.end(), [](const Reading& x, const Reading& y) {
    return x.log_likelihood - x.handicap > y.log_likelihood - y.handicap;
  });
  // The ledger tells how much less likely the others are.
  std::string others;
  for (std::size_t i = 1; i < readings.size(); ++i)
    others += (i == 1 ? "" : ", ") + readings[i].words + " " +
              significant(readings[i].log_likelihood - readings[0].log_likelihood, 3);
  ledger.remark("uneven stamps: " + readings[0].words + " is believed (log-likelihood of others beside it: " + others +
                ")");
  return readings[0].time;
}

}  // namespace

Piece believed(Piece piece, Ledger& ledger) {
  // Rows without any news are dropped first: they would look like a motion that stops.
  const auto stale = stale_rows(piece, true);
  if (!stale.empty() && piece.size() - std::ssize(stale) >= kLeastRows) {
    ledger.count("stale rows (all values as before) dropped", std::ssize(stale));
    piece = without(piece, stale);
  }
  piece.time = believed_stamps(piece, ledger);
  return merged(piece, ledger);
}

}  // namespace armature::signal
