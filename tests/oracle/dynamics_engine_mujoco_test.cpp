// MuJoCo: the robot as MJCF, inverse dynamics by mj_inverse.
#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>
#include <cstdio>
#include <fstream>
#include <functional>
#include <sstream>
#include <stdexcept>

#include "oracle/dynamics_engines.hpp"

#ifdef ARMATURE_HAS_MUJOCO
#include <mujoco/mujoco.h>
#include <unistd.h>
#endif

namespace armature::oracle {
namespace {

std::string text(double x) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.17g", x);
  return buffer;
}

std::string text(const Vector3& v) { return text(v.x()) + " " + text(v.y()) + " " + text(v.z()); }

std::string placed(const Pose& pose) {
  const Eigen::Quaterniond r(pose.rotation);
  return "pos=\"" + text(pose.translation) + "\" quat=\"" + text(r.w()) + " " + text(r.x()) + " " + text(r.y()) + " " +
         text(r.z()) + "\"";
}

// Principal moments and axes: MuJoCo's own decomposition of a `fullinertia` stops at eight digits.
std::string inertial(const LinkInertia& i) {
  const Eigen::SelfAdjointEigenSolver<Matrix3> principal(i.inertia_about_com());
  Matrix3 axes = principal.eigenvectors();
  if (axes.determinant() < 0) axes.col(0) = -axes.col(0);
  return "<inertial " + placed({axes, i.center_of_mass()}) + " mass=\"" + text(i.M) + "\" diaginertia=\"" +
         text(Vector3(principal.eigenvalues())) + "\"/>";
}

}  // namespace

std::string mjcf_of(const Robot& robot) {
  std::ostringstream out;
  out << "<mujoco><compiler angle=\"radian\" inertiafromgeom=\"false\" boundmass=\"0\" boundinertia=\"0\"/>"
      << "<option gravity=\"" << text(robot.gravity_in_world)
      << "\"><flag contact=\"disable\" limit=\"disable\"/></option>"
      << "<worldbody><body name=\"armature_base\" " << placed(robot.world_from_base) << ">";
  const std::function<void(int)> children = [&](int parent) {
    for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
      const Body& body = robot.bodies[b];
      if (body.parent != parent) continue;
      out << "<body name=\"b" << b << "\" " << placed(body.joint.parent_from_joint) << "><joint name=\"j" << b
          << "\" type=\"" << (body.joint.type == JointType::Prismatic ? "slide" : "hinge") << "\" axis=\""
          << text(body.joint.axis) << "\"/>" << inertial(*body.inertia);
      children(static_cast<int>(b));
      out << "</body>";
    }
  };
  children(-1);
  out << "</body></worldbody></mujoco>";
  return out.str();
}

#ifdef ARMATURE_HAS_MUJOCO
namespace {

class MujocoEngine : public Engine {
 public:
  explicit MujocoEngine(const Robot& robot) {
    const std::string path = "oracle_" + std::to_string(getpid()) + ".xml";
    std::ofstream(path) << mjcf_of(robot);
    char error[500] = "";
    model_ = mj_loadXML(path.c_str(), nullptr, error, sizeof error);
    std::remove(path.c_str());
    if (!model_) throw std::runtime_error(std::string("MuJoCo: ") + error);
    data_ = mj_makeData(model_);
    for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
      const int joint = mj_name2id(model_, mjOBJ_JOINT, ("j" + std::to_string(b)).c_str());
      dof_.push_back(model_->jnt_dofadr[joint]);
      body_.push_back(mj_name2id(model_, mjOBJ_BODY, ("b" + std::to_string(b)).c_str()));
    }
  }
  MujocoEngine(const MujocoEngine&) = delete;
  MujocoEngine& operator=(const MujocoEngine&) = delete;
  ~MujocoEngine() override {
    mj_deleteData(data_);
    mj_deleteModel(model_);
  }

  std::string name() const override { return "MuJoCo"; }

  Vector inverse_dynamics(const Vector& q, const Vector& v, const Vector& a) override {
    for (std::size_t b = 0; b < dof_.size(); ++b) {
      const auto i = static_cast<Eigen::Index>(b);
      data_->qpos[dof_[b]] = q[i], data_->qvel[dof_[b]] = v[i], data_->qacc[dof_[b]] = a[i];
    }
    mj_inverse(model_, data_);
    Vector tau(q.size());
    for (std::size_t b = 0; b < dof_.size(); ++b) tau[static_cast<Eigen::Index>(b)] = data_->qfrc_inverse[dof_[b]];
    return tau;
  }

  Matrix mass_matrix(const Vector& q) override {
    update(q);
    const auto n = static_cast<std::size_t>(model_->nv);
    std::vector<mjtNum> full(n * n);
    mj_fullM(model_, full.data(), data_->qM);
    Matrix m(q.size(), q.size());
    for (std::size_t i = 0; i < dof_.size(); ++i) {
      for (std::size_t j = 0; j < dof_.size(); ++j) {
        m(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
            full[static_cast<std::size_t>(dof_[i]) * n + static_cast<std::size_t>(dof_[j])];
      }
    }
    return m;
  }

  std::vector<Pose> body_poses(const Vector& q) override {
    update(q);
    std::vector<Pose> poses;
    for (const int body : body_) {
      Pose pose;
      pose.translation = Eigen::Map<const Vector3>(data_->xpos + 3 * body);
      pose.rotation = Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(data_->xmat + 9 * body);
      poses.push_back(pose);
    }
    return poses;
  }

 private:
  void update(const Vector& q) {
    for (std::size_t b = 0; b < dof_.size(); ++b) data_->qpos[dof_[b]] = q[static_cast<Eigen::Index>(b)];
    mju_zero(data_->qvel, model_->nv);
    mj_forward(model_, data_);
  }

  mjModel* model_ = nullptr;
  mjData* data_ = nullptr;
  std::vector<int> dof_, body_;
};

}  // namespace

std::unique_ptr<Engine> make_mujoco(const Robot& robot) { return std::make_unique<MujocoEngine>(robot); }
#else
std::unique_ptr<Engine> make_mujoco(const Robot&) { return nullptr; }
#endif

}  // namespace armature::oracle
