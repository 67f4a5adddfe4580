// Torques of robots that others described: random states of each URDF, as JSON lines for bench/urdfs.py.
//
// usage: bench_urdfs STATES URDF...
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "armature/dynamics.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"

namespace {

using namespace armature;
using Json = nlohmann::ordered_json;

Json rows_of(const Matrix& matrix) {
  Json rows = Json::array();
  for (Eigen::Index k = 0; k < matrix.rows(); ++k) {
    const Vector row = matrix.row(k);
    rows.push_back(std::vector<double>(row.data(), row.data() + row.size()));
  }
  return rows;
}

// Which coordinate moves each body's joint, and how: q_joint = multiplier · q[coordinate] + offset.
Json joints_of(const Robot& robot) {
  const std::vector<int> leaders = robot.coordinates();
  Json joints = Json::array();
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const Joint& joint = robot.bodies[b].joint;
    const int leader = joint.mimic ? joint.mimic->joint : static_cast<int>(b);
    const auto at = std::find(leaders.begin(), leaders.end(), leader) - leaders.begin();
    joints.push_back({{"name", joint.name},
                      {"coordinate", at},
                      {"multiplier", joint.mimic ? joint.mimic->multiplier : 1.0},
                      {"offset", joint.mimic ? joint.mimic->offset : 0.0}});
  }
  return joints;
}

Json torques_of(const std::string& path, int states) {
  const auto robot = load_robot(path);
  if (!robot) return {{"file", path}, {"error", robot.error().text()}};
  const TorqueModel model(*robot);
  Rng rng(11);
  Motion motion(states, model.joints());
  for (Matrix* part : {&motion.q, &motion.v, &motion.a}) {
    for (Eigen::Index k = 0; k < states; ++k) part->row(k) = rng.uniform_vector(model.joints(), -3, 3);
  }
  const Matrix tau = inverse_dynamics(model, model.nominal(), motion);
  const Vector3 gravity = robot->gravity_in_world;
  return {{"file", path},
          {"gravity", {gravity.x(), gravity.y(), gravity.z()}},
          {"joints", joints_of(*robot)},
          {"q", rows_of(motion.q)},
          {"v", rows_of(motion.v)},
          {"a", rows_of(motion.a)},
          {"tau", rows_of(tau)}};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::puts("usage: bench_urdfs STATES URDF...   (bench/urdfs.py compares them with Pinocchio)");
    return argc == 1 ? 0 : 2;
  }
  for (int i = 2; i < argc; ++i) std::puts(torques_of(argv[i], std::atoi(argv[1])).dump().c_str());
}
