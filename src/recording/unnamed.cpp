// The meaning of columns without names, from correlations between them.
#include "recording/unnamed.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "armature/text.hpp"

namespace armature::recording {
namespace {

// Rows that are looked at: minutes of motion at usual rates, and a millisecond per pair of columns.
constexpr Eigen::Index kRows = 20000;
// Columns that are looked at: pairs of them are compared, and no arm's log of this kind has more.
constexpr int kMostColumns = 200;
// Correlation from which a column is the integral of another. A coarse or filtered velocity reaches 0.99; torques,
// which go with accelerations and positions, stay below 0.9.
constexpr double kDerivative = 0.98;
// One pair's evidence ends at a correlation of 1 − 6e-6, beyond which rounding decides.
constexpr double kMostEvidence = 12;
// Positions without velocities: the roughest position is at most this share of the smoothest torque.
constexpr double kSmoother = 0.5;

// The name of column i in a mapping; mappings count from 1.
std::string column_name(int i) { return "#" + std::to_string(i + 1); }
std::string range_name(const std::vector<int>& columns) {
  const std::string first = column_name(columns.front());
  return columns.size() == 1 ? first : first + " … " + column_name(columns.back());
}

// The numbers, with a clock that is 0, 1, 2, … where the log has none.
struct Look {
  Matrix values;
  Vector time;
  int time_column = -1;
  std::vector<int> others;
};

// A clock may repeat a stamp, but it never goes back, and it advances at all.
bool never_falls(const Eigen::Ref<const Vector>& x) {
  for (Eigen::Index k = 1; k < x.size(); ++k) {
    if (!(x[k] >= x[k - 1])) return false;
  }
  return x.size() > 1 && x[x.size() - 1] > x[0];
}

// Zero mean, no linear trend in time, length 1; zero where nothing is left.
Vector shape_of(const Vector& x, const Vector& time) {
  const Vector t = time.array() - time.mean();
  Vector out = x.array() - x.mean();
  const double before = out.norm();
  if (t.squaredNorm() > 0) out -= t * (t.dot(out) / t.squaredNorm());
  // A column that does not move has only rounding as its shape.
  constexpr double kRounding = 1e-9;
  const double left = out.norm();
  if (!(left > kRounding * before)) return Vector::Zero(x.size());
  return out / left;
}

// ∫ x dt by the trapezoidal rule, 0 at the beginning.
Vector integral(const Vector& x, const Vector& time) {
  Vector out = Vector::Zero(x.size());
  for (Eigen::Index k = 1; k < x.size(); ++k) out[k] = out[k - 1] + 0.5 * (x[k] + x[k - 1]) * (time[k] - time[k - 1]);
  return out;
}

// The first column that never falls is the time; without one the row number is.
Look look_at(const Table& table) {
  Look look;
  const Eigen::Index rows = std::min(kRows, table.values.rows());
  look.values = table.values.topRows(rows);
  look.time = Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1));
  for (int c = 0; c < static_cast<int>(look.values.cols()); ++c) {
    if (look.time_column < 0 && never_falls(look.values.col(c))) {
      look.time_column = c;
      look.time = look.values.col(c);
    } else {
      look.others.push_back(c);
    }
  }
  return look;
}

// Correlation of column i with the integral of column j of `others`; 0 below kDerivative.
using Correlations = std::vector<std::vector<double>>;

Correlations derivatives(const Look& look) {
  std::vector<Vector> shapes, integrals;
  for (const int c : look.others) {
    const Vector x = look.values.col(c);
    // An unknown offset of q and of the integral, and a drift of it, do not count.
    shapes.push_back(shape_of(x, look.time));
    integrals.push_back(shape_of(integral(x, look.time), look.time));
  }
  const std::size_t m = shapes.size();
  Correlations out(m, std::vector<double>(m, 0));
  for (std::size_t i = 0; i < m; ++i) {
    for (std::size_t j = 0; j < m; ++j) {
      const double both = i == j ? 0 : shapes[i].dot(integrals[j]);
      if (both >= kDerivative) out[i][j] = both;
    }
  }
  return out;
}

// Columns of one kind of signal, one per joint: `first`, `first + stride`, ….
std::vector<int> columns_of(const Look& look, int first, int stride, int joints) {
  std::vector<int> out;
  for (int j = 0; j < joints; ++j) out.push_back(look.others[static_cast<std::size_t>(first + j * stride)]);
  return out;
}

// How positions and velocities lie beside each other.
struct Layout {
  int joints = 0;
  int stride = 1;    ///< from one joint's column to the next joint's
  int position = 0;  ///< first column of each, counted without the time
  int velocity = 0;
};

// The layout that explains most pairs; joints that do not move show none and are included.
std::optional<Layout> find_layout(const Correlations& derivative) {
  const int m = static_cast<int>(derivative.size());
  std::optional<Layout> best;
  double most = 0;
  const auto consider = [&](const Layout& layout) {
    int pairs = 0;
    double evidence = 0;
    for (int j = 0; j < layout.joints; ++j) {
      const auto q = static_cast<std::size_t>(layout.position + j * layout.stride);
      const double both = derivative[q][static_cast<std::size_t>(layout.velocity + j * layout.stride)];
      if (both == 0) continue;
      ++pairs;
      // The nearer to 1, the more it counts: joints that move alike correlate too, their own velocity does it best.
      evidence += std::min(kMostEvidence, -std::log(1 - std::min(both, 1.0)));
    }
    // More than half of the joints must show it, and each counts.
    const double mean = evidence / layout.joints;
    if (2 * pairs > layout.joints && mean > most) best = layout, most = mean;
  };
  // q1 … qn v1 … vn: kinds side by side, right after the time.
  for (int n = 2; 2 * n <= m; ++n) consider({n, 1, 0, n});
  // q1 v1 … q2 v2 …: joints side by side.
  for (int stride = 2; stride <= m / 2; ++stride) {
    if (m % stride == 0) consider({m / stride, stride, 0, 1});
  }
  if (best) return best;
  // After columns of another kind.
  for (int n = 2; 2 * n <= m; ++n) {
    for (int first = 1; first + 2 * n <= m; ++first) consider({n, 1, first, first + n});
  }
  return best;
}

void set_columns(const std::vector<int>& columns, ChannelMapping& channel) {
  for (const int c : columns) channel.columns.push_back(column_name(c));
}

// Mean length of the second difference over the spread: 0 for a slow motion, above 1 for noise.
double roughness(const Vector& x) {
  const Eigen::Index n = x.size();
  const double spread = std::sqrt((x.array() - x.mean()).square().mean());
  if (n < 3 || !(spread > 0)) return 0;
  const Vector second = x.tail(n - 2) - 2 * x.segment(1, n - 2) + x.head(n - 2);
  return second.cwiseAbs().mean() / spread;
}

// Positions, then as many torques, and no velocities.
std::optional<Layout> by_smoothness(const Look& look) {
  // Two joints at least: one column is always smoother than the other.
  constexpr int kFewest = 4;
  const int m = static_cast<int>(look.others.size());
  if (m < kFewest || m % 2 != 0) return std::nullopt;
  double roughest = 0, smoothest = std::numeric_limits<double>::infinity();
  for (int i = 0; i < m; ++i) {
    // The first half would be positions, the second torques, which are noisier.
    const double r = roughness(look.values.col(look.others[static_cast<std::size_t>(i)]));
    if (i < m / 2) roughest = std::max(roughest, r);
    if (i >= m / 2) smoothest = std::min(smoothest, r);
  }
  if (!(roughest <= kSmoother * smoothest)) return std::nullopt;
  return Layout{m / 2, 1, 0, -1};
}

// Groups of columns that are neither positions nor velocities, one column per joint each.
std::vector<std::vector<int>> groups_left(const Look& look, const Layout& layout) {
  std::vector<std::vector<int>> out;
  const int m = static_cast<int>(look.others.size()), n = layout.joints;
  // Joints side by side: behind q and v, each place in a joint's block is one kind.
  if (layout.stride > 1) {
    for (int first = 2; first < layout.stride; ++first) out.push_back(columns_of(look, first, layout.stride, n));
    return out;
  }
  // Kinds side by side: whole groups of n columns behind the positions and velocities.
  const int taken = layout.velocity < 0 ? n : 2 * n;
  for (int first = layout.position + taken; first + n <= m; first += n) out.push_back(columns_of(look, first, 1, n));
  return out;
}

// Whether a group is the acceleration: every moving column of it the derivative of its velocity.
bool is_acceleration(const Correlations& derivative, const Look& look, const Layout& layout,
                     const std::vector<int>& group) {
  int pairs = 0;
  for (int j = 0; j < layout.joints; ++j) {
    const auto at = std::find(look.others.begin(), look.others.end(), group[static_cast<std::size_t>(j)]);
    const auto v = static_cast<std::size_t>(layout.velocity + j * layout.stride);
    pairs += derivative[v][static_cast<std::size_t>(at - look.others.begin())] > 0 ? 1 : 0;
  }
  return 2 * pairs > layout.joints;
}

// One group left is taken as torques, with a warning; of several the user must choose.
void name_the_rest(const std::vector<std::vector<int>>& rest, PresetFit& fit) {
  if (rest.empty()) return;
  if (rest.size() > 1) {
    std::vector<std::string> names;
    for (const auto& group : rest) names.push_back(range_name(group));
    fit.doubts.push_back({Severity::Problem, "torque-columns", "",
                          "torques may be " + join(names, " or ") + ": numbers alone do not tell",
                          "Write the right columns at tau, or at current with torque_constant."});
    return;
  }
  set_columns(rest.front(), fit.mapping.tau);
  ++fit.signals;
  fit.doubts.push_back(
      {Severity::Warning, "torque-or-current", "",
       range_name(rest.front()) + " are taken as torques in N·m; numbers alone do not tell them from currents",
       "Where they are currents, write current instead of tau, and torque_constant in N·m/A."});
}

}  // namespace

bool has_no_names(const Table& table) {
  return !table.names.empty() && std::all_of(table.names.begin(), table.names.end(),
                                             [](const std::string& name) { return name.starts_with('#'); });
}

Result<PresetFit> fit_numbers(const Table& table) {
  const Error unclear{ErrorCode::NotFound, "the file has no header, and its numbers do not tell positions from torques",
                      table.file,
                      "Write a mapping file with columns \"#2\" and so on: docs/recordings.md has an example."};
  // Damaged cells are NaN and would spoil every correlation.
  if (static_cast<int>(table.names.size()) > kMostColumns || table.values.rows() < 3 || !table.values.allFinite())
    return unclear;
  const Look look = look_at(table);
  const auto derivative = derivatives(look);
  auto layout = find_layout(derivative);
  if (!layout) layout = by_smoothness(look);
  if (!layout) return unclear;

  PresetFit fit;
  Mapping& m = fit.mapping;
  m.header = false;
  for (int j = 1; j <= layout->joints; ++j) m.joints.push_back(std::to_string(j));
  if (look.time_column >= 0) m.time_column = column_name(look.time_column);
  // What was found goes into the mapping; its words go into the note for the user.
  const auto positions = columns_of(look, layout->position, layout->stride, layout->joints);
  set_columns(positions, m.q);
  fit.signals = 1;
  std::string story = range_name(positions) + " positions";
  if (layout->velocity >= 0) {
    const auto velocities = columns_of(look, layout->velocity, layout->stride, layout->joints);
    set_columns(velocities, m.v);
    ++fit.signals;
    story += ", " + range_name(velocities) + " their velocities";
  }
  fit.doubts.push_back({Severity::Note, "no-header", "",
                        "the log has no header; by their numbers, " + story +
                            (look.time_column < 0 ? "" : ", " + m.time_column + " the time"),
                        "Compare with what the robot recorded."});

  // What is left: an acceleration if it is one, else torque or current.
  std::vector<std::vector<int>> rest;
  for (const auto& group : groups_left(look, *layout)) {
    if (layout->velocity >= 0 && !m.a.present() && is_acceleration(derivative, look, *layout, group)) {
      set_columns(group, m.a);
    } else {
      rest.push_back(group);
    }
  }
  name_the_rest(rest, fit);
  for (Finding& doubt : fit.doubts) doubt.where = table.file;
  return fit;
}

}  // namespace armature::recording
