// The public recordings beside the repository, as samples: for benchmarks and tests that skip where they are absent.
#pragma once

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "armature/essential.hpp"
#include "armature/estimate.hpp"
#include "armature/signal.hpp"
#include "armature/statistics.hpp"
#include "support/places.hpp"

namespace armature::testing {

inline std::filesystem::path data_folder() {
  return std::filesystem::path(testing::kSourceDirectory) / ".." / "shared" / "data";
}

/// A numeric table with a header line.
struct Table {
  std::map<std::string, Eigen::Index> column;
  Matrix values;
  [[nodiscard]] Matrix pick(const std::string& prefix, int count, int first = 1) const {
    Matrix m(values.rows(), count);
    for (int j = 0; j < count; ++j) m.col(j) = values.col(column.at(prefix + std::to_string(j + first)));
    return m;
  }
};

inline Table read_table(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
  Table table;
  std::stringstream head(line);
  for (std::string name; std::getline(head, name, ',');) {
    const auto at = static_cast<Eigen::Index>(table.column.size());
    table.column[name] = at;
  }
  const auto width = table.column.size();
  std::vector<double> all;
  while (std::getline(file, line)) {
    const char* at = line.c_str();
    char* end = nullptr;
    for (std::size_t c = 0; c < width; ++c) {
      all.push_back(std::strtod(at, &end));
      at = *end == ',' ? end + 1 : end;
    }
  }
  table.values = Eigen::Map<Eigen::Matrix<double, -1, -1, Eigen::RowMajor>>(
      all.data(), static_cast<Eigen::Index>(all.size() / width), static_cast<Eigen::Index>(width));
  return table;
}

inline Samples part(const Samples& s, Eigen::Index first, Eigen::Index count) {
  Samples out = s;
  out.time = s.time.segment(first, count);
  out.motion = s.motion.slice(first, count);
  out.tau = s.tau.middleRows(first, count);
  out.starts = {0};
  return out;
}

/// Zero-phase low-pass on q and tau, central differences, `edge` rows dropped at both ends, one in `decimate` kept.
inline Samples smooth(const Matrix& q, const Matrix& tau, double rate, double cutoff, int order, int decimate,
                      Eigen::Index edge) {
  const auto filter = make_butterworth(order, cutoff, rate);
  const Matrix position = filter_zero_phase(filter, q);
  const Matrix torque = filter_zero_phase(filter, tau);
  const Matrix velocity = differentiate_central(position, 1 / rate, 4);
  const Matrix acceleration = differentiate_central(velocity, 1 / rate, 4);
  std::vector<Eigen::Index> kept;
  for (Eigen::Index k = edge; k < q.rows() - edge; k += decimate) kept.push_back(k);
  Samples s;
  s.rate = rate / decimate;
  s.motion = {position(kept, Eigen::all), velocity(kept, Eigen::all), acceleration(kept, Eigen::all)};
  s.tau = torque(kept, Eigen::all);
  s.time = Vector::LinSpaced(s.size(), 0, static_cast<double>(s.size() - 1) / s.rate);
  return s;
}

inline Samples lwr4_samples(const std::string& number, double cutoff = 0) {
  const Table t = read_table(data_folder() / ("lwr4/measurements_" + number + ".csv"));
  Samples s;
  s.rate = 200;
  s.time = t.values.col(0).array() - t.values(0, 0);
  s.motion = {t.pick("q", 7), t.pick("qd", 7), t.pick("qdd", 7)};
  s.tau = t.pick("tau", 7);
  if (cutoff > 0) return smooth(s.motion.q, s.tau, 200, cutoff, 4, 1, 40);
  return s;
}

inline Robot kr300_robot() {
  const double right = M_PI / 2;
  Robot robot = make_robot_from_standard_dh("kr300", {{0.350, right, -0.675, 0},
                                                      {1.150, 0, -0.189, 0},
                                                      {0.041, -right, 0.189, right},
                                                      {0, right, -1.0, 0},
                                                      {0, -right, 0, 0},
                                                      {0, M_PI, -0.240, 0}});
  robot.world_from_base.rotation = Vector3(1, -1, -1).asDiagonal();
  return robot;
}

inline Samples kr300_samples(const std::string& name) {
  const Table t = read_table(data_folder() / ("kr300/kr300_traj" + name + ".csv"));
  Matrix q = t.pick("q_mot", 6);
  const Vector gear{{256.857, 267.429, 252.333, 221, 239.619, 154.323}};
  const Matrix tau = t.pick("tau", 6) * gear.asDiagonal();
  q.col(1).array() -= M_PI / 2;
  q.col(2).array() += M_PI / 2;
  return smooth(q, tau, 250, 10, 4, 2, 25);
}

inline Robot ur10_robot() {
  const double right = M_PI / 2;
  return make_robot_from_standard_dh("ur10", {{0, right, 0.1273, 0},
                                              {-0.612, 0, 0, 0},
                                              {-0.5723, 0, 0, 0},
                                              {0, right, 0.163941, 0},
                                              {0, -right, 0.1157, 0},
                                              {0, 0, 0.0922, 0}});
}

inline Samples ur10_samples() {
  const Table t = read_table(data_folder() / "rosbag2/ur10_exciting_trajectory_joint_states.csv");
  const char* names[] = {"shoulder_pan", "shoulder_lift", "elbow", "wrist_1", "wrist_2", "wrist_3"};
  const Eigen::Index rows = t.values.rows();
  Matrix q(rows, 6), tau(rows, 6);
  for (Eigen::Index j = 0; j < 6; ++j) {
    q.col(j) = t.values.col(t.column.at(std::string("q_") + names[j] + "_joint"));
    tau.col(j) = t.values.col(t.column.at(std::string("eff_") + names[j] + "_joint"));
  }
  const Vector time = t.values.col(1);
  const double rate = static_cast<double>(rows - 1) / (time[rows - 1] - time[0]);
  return smooth(q, tau, rate, std::min(4.0, 0.4 * rate), 4, 1, static_cast<Eigen::Index>(rate / 2));
}

struct Tx40 {
  Samples samples;
  Matrix weights;  ///< 0 where a joint is slower than the published limits
};

/// The public recipe thins 5 kHz to 50 Hz, torque and regressor alike.
constexpr int kTx40KeepEvery = 100;

inline Tx40 tx40_samples(double cutoff = 100, int decimate = 1) {
  const Table t = read_table(data_folder() / "tx40/tx40_joint_side.csv");
  Tx40 out;
  out.samples = smooth(t.pick("q", 6), t.pick("tau", 6), 5000, cutoff, 4, decimate, 500);
  const double slow[] = {0.05009095, 0.05009095, 0.07504916, 0.0715585, 0.05585054, 0.12217305};
  out.weights = Matrix::Ones(out.samples.size(), 6);
  for (Eigen::Index j = 0; j < 6; ++j) {
    for (Eigen::Index k = 0; k < out.samples.size(); ++k) {
      if (std::abs(out.samples.motion.v(k, j)) < slow[j]) out.weights(k, j) = 0;
    }
  }
  return out;
}

/// How to fit.
struct Recipe {
  std::vector<std::string> terms = {};
  EstimateOptions::Weighting weighting = EstimateOptions::Weighting::FromResiduals;
  std::optional<double> prior = {};
  std::optional<EssentialOptions::Method> essential = {};
  Matrix weights = {};
  int keep_every = 1;
};

struct Fitted {
  TorqueModel model;
  BaseMap base;
  Information information;
  Estimate estimate;
};

inline Fitted fit(const Robot& robot, const std::vector<Samples>& sets, const Recipe& recipe) {
  const TorqueModel model(robot, make_terms(robot, recipe.terms).value());
  BaseOptions quick;
  quick.check = false;
  const BaseMap base = compute_base(model, quick);
  std::vector<Information> parts;
  for (const Samples& s : sets)
    parts.push_back(accumulate(model, base, s, {.keep_every = recipe.keep_every}, recipe.weights).value());
  const Information info = merge(parts).value();
  EstimateOptions options;
  options.weighting = recipe.weighting;
  if (recipe.prior) options.prior = make_prior(model, base, *recipe.prior);
  Estimate e = estimate(info, options);
  if (recipe.essential) {
    EssentialOptions essential;
    essential.method = *recipe.essential;
    essential.estimate = options;
    e = find_essential(info, essential).estimate;
  }
  return {model, base, info, e};
}

inline double relative_error(const Fitted& f, const Samples& s) {
  return compute_residuals(f.model, f.base, f.estimate.beta, s).norm() / s.tau.norm();
}

/// One public base parameter of the TX40 beside ours.
struct PublicParameter {
  std::string name;  ///< ours
  double value = 0;
  double deviation = 0;  ///< published, absolute
  double ours = 0;
  [[nodiscard]] double apart() const { return std::abs(ours - value) / deviation; }
};

/// "Izz1 + 1.0*Ia1 + …" is the parameter its first name is regrouped onto: ZZ1.
inline std::string our_name(const std::string& formula) {
  const std::string first = formula.substr(0, formula.find_first_of(" +"));
  static const std::map<std::string, std::string> special = {{"Iam6", "IAM6"}, {"fvm6", "FVM6"}, {"fsm6", "FCM6"}};
  if (const auto at = special.find(first); at != special.end()) return at->second;
  const std::string number = first.substr(first.find_first_of("0123456789"));
  const std::string kind = first.substr(0, first.size() - number.size());
  static const std::map<std::string, std::string> kinds = {
      {"Ixx", "XX"}, {"Ixy", "XY"}, {"Ixz", "XZ"}, {"Iyy", "YY"}, {"Iyz", "YZ"}, {"Izz", "ZZ"},  {"mx", "MX"},
      {"my", "MY"},  {"mz", "MZ"},  {"m", "M"},    {"fv", "FV"},  {"fs", "FC"},  {"off", "OFF"}, {"Ia", "IA"}};
  return kinds.at(kind) + number;
}

/// The public weighted estimates, matched by the parameter that is kept.
inline std::vector<PublicParameter> tx40_public(const Fitted& fitted) {
  std::vector<PublicParameter> list;
  std::ifstream file(data_folder() / "tx40/TX40_bp_5.csv");
  for (std::string line; std::getline(file, line);) {
    std::vector<std::string> cells;
    std::stringstream row(line);
    for (std::string cell; std::getline(row, cell, ',');) cells.push_back(cell);
    if (cells.size() < 5) continue;
    PublicParameter p;
    p.name = our_name(cells[0]);
    p.value = std::stod(cells[3]);
    p.deviation = std::abs(p.value) * std::stod(cells[4]) / 100;
    const int at = fitted.base.find(p.name);
    p.ours = at >= 0 ? fitted.estimate.beta[at] : std::nan("");
    list.push_back(p);
  }
  return list;
}

}  // namespace armature::testing
