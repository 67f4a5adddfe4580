// armature_python_twin ROBOT PLACE: every public function of the Python package, called from C++ (calls.py has the
// list). armature_python_twin --time ROBOT: microseconds of 1,000 samples. PLACE/states.bin holds rows of q, v, a, tau.
// Where PLACE/model.json exists, log.csv and part.json belong to it. What a call says is written to PLACE/NAME.bin:
// numbers as raw doubles, sample by sample, texts as they are.
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <numeric>

#include "armature/base.hpp"
#include "armature/catalogue.hpp"
#include "armature/export.hpp"
#include "armature/files.hpp"
#include "armature/near_rest.hpp"
#include "armature/observer.hpp"
#include "armature/posterior.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "estimate/information_file.hpp"

using namespace armature;

namespace {

namespace fs = std::filesystem;
using Eigen::Index;
using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

void save(const fs::path& folder, const std::string& name, const std::string& text) {
  std::ofstream(folder / (name + ".bin"), std::ios::binary) << text;
}
void save(const fs::path& folder, const std::string& name, const std::vector<std::string>& texts) {
  save(folder, name, join(texts, "\n"));
}
template <class Derived>
void save(const fs::path& folder, const std::string& name, const Eigen::MatrixBase<Derived>& matrix) {
  const RowMajor values = matrix;
  save(folder, name,
       std::string(reinterpret_cast<const char*>(values.data()),
                   static_cast<std::size_t>(values.size()) * sizeof(double)));
}
void save(const fs::path& folder, const std::string& name, double number) {
  save(folder, name, Vector::Constant(1, number));
}
template <class Number>
void save(const fs::path& folder, const std::string& name, const std::vector<Number>& numbers) {
  Vector values(static_cast<Index>(numbers.size()));
  std::copy(numbers.begin(), numbers.end(), values.begin());
  save(folder, name, values);
}
template <class Value>
void save(const fs::path& folder, const std::string& name, const std::optional<Value>& value) {
  value ? save(folder, name, *value) : save(folder, name, std::string());
}

// What the calls need to be said in one line each.
template <class Items, class Of>
auto each(const Items& items, const Of& of) {
  using Value = std::decay_t<decltype(of(*std::begin(items)))>;
  std::vector<std::conditional_t<std::is_same_v<Value, const char*>, std::string, Value>> out;
  for (const auto& item : items) out.push_back(of(item));
  return out;
}
const Body& body(const Robot& robot, int index) { return robot.bodies[static_cast<std::size_t>(index)]; }
template <class Of>
Matrix limits(const Robot& robot, const Of& of) {
  const auto all = robot.limits();
  Matrix out(static_cast<Index>(all.size()), 2);
  for (std::size_t j = 0; j < all.size(); ++j) {
    const auto [lower, upper] = of(all[j]);
    out.row(static_cast<Index>(j)) << lower, upper;
  }
  return out;
}
Matrix pose_matrix(const Pose& pose) {
  Matrix out = Matrix::Identity(4, 4);
  out.topLeftCorner(3, 3) = pose.rotation;
  out.topRightCorner(3, 1) = pose.translation;
  return out;
}
template <class Write>
std::string written(const fs::path& path, const Write& write) {
  write(path);
  return read_file(path).value();
}
// The signals that the Python side gives to from_arrays.
Recording from_arrays(const Recording& given) {
  Recording out;
  out.time = given.time, out.q = given.q, out.tau = given.tau;
  out.joints = given.joints, out.position_units = given.position_units;
  out.source = "arrays";
  out.ledger.rows_read = out.ledger.rows_used = out.size();
  return out;
}
std::vector<std::string> sets_of(const IdentifiedModel& model) {
  std::vector<std::string> out;
  for (const ParameterSet set :
       {ParameterSet::Base, ParameterSet::Essential, ParameterSet::Physical, ParameterSet::Nominal}) {
    if (model.has(set)) out.emplace_back(to_string(set));
  }
  return out;
}
SignalOptions by_smoother() {
  SignalOptions options;
  options.method = SignalOptions::Method::Smoother;
  return options;
}
std::vector<Index> rows_of(const Motion& motion) {
  std::vector<Index> out(static_cast<std::size_t>(motion.samples()));
  std::iota(out.begin(), out.end(), 0);
  return out;
}

RowMajor load(const fs::path& path, Index columns) {
  const std::string bytes = read_file(path).value();
  RowMajor out(static_cast<Index>(bytes.size() / sizeof(double)) / columns, columns);
  std::copy_n(bytes.data(), bytes.size(), reinterpret_cast<char*>(out.data()));
  return out;
}

void of_robot(const std::string& name, const Robot& robot, const Motion& motion, const Matrix& tau,
              const fs::path& out) {
  const TorqueModel bare(robot), model(robot, make_terms(robot, {"viscous", "coulomb", "rotor"}).value());
  const BaseMap base = compute_base(model);
  const Frame flange = robot.find_frame(robot.bodies.back().name).value();
#define OF_ROBOT
#include "twin_calls.inc"
#undef OF_ROBOT
}

void of_log(const Robot& robot, const Motion& motion, const Matrix& tau, const fs::path& place) {
  const fs::path& out = place;
  const IdentifiedModel found = load_model(place / "model.json").value();
  const Predictor predictor(found, found.best());
  const Recording recording = read_recording(place / "log.csv").value();
  const Samples samples = prepare(recording, robot).value();
  const Information part = load_information(place / "part.json").value();
  Observer watch{Predictor(found, found.best())};
  const Vector threshold = Vector::Constant(robot.joint_count(), 2.0);
  const auto beyond = [&](const Vector& residual) { return (residual.array().abs() > threshold.array()).any(); };
#define OF_LOG
#include "twin_calls.inc"
#undef OF_LOG
}

// The shortest of many calls [µs], for bench/compare.py: what Python adds is measured against it.
template <class Work>
void time(const char* name, const Work& work) {
  double best = 1e9;
  for (int i = 0; i < 300; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work();
    best = std::min(best, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
  }
  std::cout << name << ' ' << best << '\n';
}

void time_all(const Robot& robot, Index samples) {
  const TorqueModel model(robot);
  const Vector pi = model.nominal();
  std::srand(1);
  const Motion m(Matrix::Random(samples, model.joints()), Matrix::Random(samples, model.joints()),
                 Matrix::Random(samples, model.joints()));
  time("inverse_dynamics", [&] { (void)inverse_dynamics(model, pi, m); });
  time("regressor", [&] { (void)compute_regressor(model, m).stacked(model.parameter_count()); });
  time("regressor_without_zeros", [&] { (void)compute_regressor(model, m); });
  time("mass_matrix", [&] { (void)mass_matrix_batch(model, pi, m.q); });
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && std::string(argv[1]) == "--time") return time_all(load_robot(argv[2]).value(), 1000), 0;
  if (argc != 3) return std::cerr << "usage: armature_python_twin ROBOT PLACE\n", 2;
  const fs::path place = argv[2];
  const Robot robot = load_robot(argv[1]).value();
  const Index n = robot.joint_count();
  const Matrix states = load(place / "states.bin", 4 * n);
  const Motion motion(states.leftCols(n), states.middleCols(n, n), states.middleCols(2 * n, n));
  of_robot(argv[1], robot, motion, states.rightCols(n), place);
  if (fs::exists(place / "model.json")) of_log(robot, motion, states.rightCols(n), place);
  return 0;
}
