// armature_python_twin ROBOT MODEL.json STATES.bin OUT: every batched function of the Python package, called from C++.
// armature_python_twin --time ROBOT: microseconds of 1,000 samples.
// STATES.bin holds rows of q, v, a, tau. Each result is written as raw doubles, sample by sample, to OUT/NAME.bin.
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>

#include "armature/base.hpp"
#include "armature/observer.hpp"
#include "armature/robot_file.hpp"

using namespace armature;

namespace {

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

void save(const std::string& folder, const std::string& name, const RowMajor& values) {
  std::ofstream(folder + "/" + name + ".bin", std::ios::binary)
      .write(reinterpret_cast<const char*>(values.data()),
             static_cast<std::streamsize>(values.size() * sizeof(double)));
}

RowMajor load(const std::string& path, Eigen::Index columns) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), {});
  RowMajor out(static_cast<Eigen::Index>(bytes.size() / sizeof(double)) / columns, columns);
  std::copy_n(bytes.data(), bytes.size(), reinterpret_cast<char*>(out.data()));
  return out;
}

void of_robot(const Robot& robot, const Motion& m, const Matrix& tau, const std::string& out) {
  const TorqueModel model(robot, make_terms(robot, {"viscous", "coulomb", "rotor"}).value());
  const Vector pi = model.nominal();
  save(out, "regressor", compute_regressor(model, m).stacked(model.parameter_count()));
  save(out, "inverse_dynamics", inverse_dynamics(model, pi, m));
  save(out, "gravity", gravity_torque(model, pi, m.q));
  save(out, "bias", bias_torque(model, pi, m.q, m.v));
  save(out, "mass_matrix", mass_matrix_batch(model, pi, m.q));
  save(out, "forward_dynamics", forward_dynamics_batch(model, pi, m.q, m.v, tau));
  save(out, "nominal", pi);
  const BaseMap base = compute_base(model);
  save(out, "base_projection", base.projection);
  save(out, "base_lift", base.lift);
  save(out, "base_null_space", base.null_space);
  const Frame frame = robot.find_frame(robot.bodies.back().name).value();
  const Pose pose = frame_pose(model, frame, m.position(0));
  save(out, "frame_rotation", pose.rotation);
  save(out, "frame_translation", pose.translation);
  save(out, "frame_jacobian", frame_jacobian(model, frame, m.position(0)));
}

void of_model(const IdentifiedModel& model, const Motion& m, const Matrix& tau, const std::string& out) {
  for (const ParameterSet set : {ParameterSet::Base, ParameterSet::Physical}) {
    const Predictor predictor(model, set);
    const std::string name = std::string("model_") + to_string(set);
    save(out, name + "_predict", predictor.predict(m));
    save(out, name + "_gravity", predictor.gravity(m.q));
    save(out, name + "_parameters", predictor.parameters());
    save(out, name + "_mass_matrix", predictor.mass_matrix(m.position(0)));
    save(out, name + "_forward_dynamics",
         predictor.forward_dynamics(m.position(0), m.velocity(0), tau.row(0).transpose()).transpose());
  }
  save(out, "model_predict_deviation", prediction_sigma(model, m));
  save(out, "model_base", model.base);
  Observer observer{Predictor(model, model.best())};
  Matrix residual(m.samples(), m.joints());
  for (Eigen::Index k = 0; k < m.samples(); ++k)
    residual.row(k) = observer.step(1e-3, m.position(k), m.velocity(k), tau.row(k).transpose()).transpose();
  save(out, "monitor_residual", residual);
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

void time_all(const Robot& robot, Eigen::Index samples) {
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
  if (argc != 5) return std::cerr << "usage: armature_python_twin ROBOT MODEL.json STATES.bin OUT\n", 2;
  const Robot robot = load_robot(argv[1]).value();
  const Eigen::Index n = robot.joint_count();
  const Matrix states = load(argv[3], 4 * n);
  const Motion motion(states.leftCols(n), states.middleCols(n, n), states.middleCols(2 * n, n));
  of_robot(robot, motion, states.rightCols(n), argv[4]);
  if (std::string(argv[2]) != "-") of_model(load_model(argv[2]).value(), motion, states.rightCols(n), argv[4]);
  return 0;
}
