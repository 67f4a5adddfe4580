// KDL: the robot as a Tree with one Segment per body.
#include "oracle/dynamics_engines.hpp"

#ifdef ARMATURE_HAS_KDL
#include <kdl/tree.hpp>
#include <kdl/treefksolverpos_recursive.hpp>
#include <kdl/treeidsolver_recursive_newton_euler.hpp>
#include <map>
#include <stdexcept>
#endif

namespace armature::oracle {

#ifdef ARMATURE_HAS_KDL
namespace {

KDL::Vector vector(const Vector3& v) { return {v.x(), v.y(), v.z()}; }

KDL::Frame frame(const Pose& pose) {
  const Matrix3& r = pose.rotation;
  return {KDL::Rotation(r(0, 0), r(0, 1), r(0, 2), r(1, 0), r(1, 1), r(1, 2), r(2, 0), r(2, 1), r(2, 2)),
          vector(pose.translation)};
}

KDL::Segment segment(const Body& body, const std::string& name) {
  const Pose& placed = body.joint.parent_from_joint;
  const auto kind = body.joint.type == JointType::Prismatic ? KDL::Joint::TransAxis : KDL::Joint::RotAxis;
  const KDL::Joint joint("j" + name, vector(placed.translation), vector(placed.rotation * body.joint.axis), kind);
  const Matrix3 c = body.inertia->inertia_about_com();
  const KDL::RigidBodyInertia inertia(body.inertia->M, vector(body.inertia->center_of_mass()),
                                      KDL::RotationalInertia(c(0, 0), c(1, 1), c(2, 2), c(0, 1), c(0, 2), c(1, 2)));
  return KDL::Segment("b" + name, joint, frame(placed), inertia);
}

KDL::Tree built(const Robot& robot) {
  KDL::Tree tree("root");
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const Body& body = robot.bodies[b];
    const std::string name = std::to_string(b);
    const std::string hook = body.parent < 0 ? "root" : "b" + std::to_string(body.parent);
    if (!tree.addSegment(segment(body, name), hook)) throw std::runtime_error("KDL refused body " + name);
  }
  return KDL::Tree(static_cast<const KDL::Tree&>(tree));
}

class KdlEngine : public Engine {
 public:
  // Copying a Tree renumbers its joints depth first, and some solvers copy: the numbers are read from a copy.
  explicit KdlEngine(const Robot& robot) : world_from_base_(robot.world_from_base), tree_(built(robot)) {
    for (std::size_t b = 0; b < robot.bodies.size(); ++b)
      index_.push_back(tree_.getSegment("b" + std::to_string(b))->second.q_nr);
    inverse_ = std::make_unique<KDL::TreeIdSolver_RNE>(tree_, vector(robot.gravity_in_base()));
    forward_ = std::make_unique<KDL::TreeFkSolverPos_recursive>(tree_);
  }

  std::string name() const override { return "KDL"; }

  Vector inverse_dynamics(const Vector& q, const Vector& v, const Vector& a) override {
    KDL::JntArray tau(static_cast<unsigned>(q.size()));
    inverse_->CartToJnt(ordered(q), ordered(v), ordered(a), KDL::WrenchMap(), tau);
    Vector out(q.size());
    for (Eigen::Index i = 0; i < q.size(); ++i) out[i] = tau(index_[static_cast<std::size_t>(i)]);
    return out;
  }

  Matrix mass_matrix(const Vector&) override { return {}; }

  std::vector<Pose> body_poses(const Vector& q) override {
    std::vector<Pose> poses;
    const KDL::JntArray joints = ordered(q);
    for (std::size_t b = 0; b < index_.size(); ++b) {
      KDL::Frame at;
      forward_->JntToCart(joints, at, "b" + std::to_string(b));
      Pose pose;
      for (int i = 0; i < 3; ++i) {
        pose.translation[i] = at.p(i);
        for (int j = 0; j < 3; ++j) pose.rotation(i, j) = at.M(i, j);
      }
      poses.push_back(world_from_base_ * pose);
    }
    return poses;
  }

 private:
  KDL::JntArray ordered(const Vector& x) const {
    KDL::JntArray out(static_cast<unsigned>(x.size()));
    for (Eigen::Index i = 0; i < x.size(); ++i) out(index_[static_cast<std::size_t>(i)]) = x[i];
    return out;
  }

  Pose world_from_base_;
  KDL::Tree tree_;
  std::vector<unsigned> index_;
  std::unique_ptr<KDL::TreeIdSolver_RNE> inverse_;
  std::unique_ptr<KDL::TreeFkSolverPos_recursive> forward_;
};

}  // namespace

std::unique_ptr<Engine> make_kdl(const Robot& robot) { return std::make_unique<KdlEngine>(robot); }
#else
std::unique_ptr<Engine> make_kdl(const Robot&) { return nullptr; }
#endif

}  // namespace armature::oracle
