#include "peers/pinocchio_builds.hpp"

#include <dlfcn.h>

#include <cstdio>
#include <sstream>

namespace armature::bench {
namespace {

PlainBody plain(const Body& from) {
  using RowMajor3 = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;
  PlainBody to;
  to.parent = from.parent;
  to.prismatic = from.joint.type == JointType::Prismatic;
  Eigen::Map<RowMajor3>(to.rotation) = from.joint.parent_from_joint.rotation;
  Eigen::Map<Vector3>(to.translation) = from.joint.parent_from_joint.translation;
  Eigen::Map<Vector3>(to.axis) = from.joint.axis;
  to.mass = from.inertia->M;
  Eigen::Map<Vector3>(to.com) = from.inertia->center_of_mass();
  Eigen::Map<RowMajor3>(to.inertia_about_com) = from.inertia->inertia_about_com();
  return to;
}

// "Pinocchio 4.1.0, clang 14.0.6": what follows the compiler's version is the distribution's.
std::string shortened(const std::string& name) { return name.substr(0, name.find(' ', name.rfind(", ") + 8)); }

// Libraries stay loaded until the program ends: arms made by them may live as long.
std::vector<PinocchioBuild> load() {
  std::vector<PinocchioBuild> builds;
  std::istringstream paths(ARMATURE_PINOCCHIO_LIBRARIES);
  for (std::string path; std::getline(paths, path, ':');) {
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
      std::printf("Pinocchio is not compared: %s\n", dlerror());
      continue;
    }
    const auto make = reinterpret_cast<PinocchioBuild::Make>(dlsym(library, "armature_make_pinocchio"));
    const auto name = reinterpret_cast<const char* (*)()>(dlsym(library, "armature_pinocchio_name"));
    if (make != nullptr && name != nullptr) builds.emplace_back(shortened(name()), make);
  }
  if (builds.empty())
    std::printf("Pinocchio is not compared: no C++ headers found when this was built (bench/peers/pinocchio.cmake)\n");
  return builds;
}

}  // namespace

std::unique_ptr<PinocchioArm> PinocchioBuild::make(const Robot& robot) const {
  std::vector<PlainBody> bodies;
  for (const Body& body : robot.bodies) bodies.push_back(plain(body));
  const Vector3 gravity = robot.gravity_in_base();
  return std::unique_ptr<PinocchioArm>(make_(bodies.data(), static_cast<int>(bodies.size()), gravity.data()));
}

const std::vector<PinocchioBuild>& pinocchio_builds() {
  static const std::vector<PinocchioBuild> builds = load();
  return builds;
}

}  // namespace armature::bench
