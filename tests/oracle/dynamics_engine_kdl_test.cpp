// KDL: the robot as a Tree with one Segment per body; a robot without branches as a Chain too, for which KDL has faster
// solvers and a mass matrix.
#include "oracle/dynamics_engines.hpp"

#ifdef ARMATURE_HAS_KDL
#include <kdl/chaindynparam.hpp>
#include <kdl/chainidsolver_recursive_newton_euler.hpp>
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
    if (without_branches(robot)) make_chain_solvers(robot);
  }

  std::string name() const override { return "KDL"; }

  Vector inverse_dynamics(const Vector& q, const Vector& v, const Vector& a) override {
    KDL::JntArray tau(static_cast<unsigned>(q.size()));
    if (chain_inverse_) {
      chain_inverse_->CartToJnt(array(q), array(v), array(a), no_wrenches_, tau);
      return tau.data;
    }
    inverse_->CartToJnt(ordered(q), ordered(v), ordered(a), KDL::WrenchMap(), tau);
    Vector out(q.size());
    for (Eigen::Index i = 0; i < q.size(); ++i) out[i] = tau(index_[static_cast<std::size_t>(i)]);
    return out;
  }

  Matrix mass_matrix(const Vector& q) override {
    if (!chain_dynamics_) return {};
    KDL::JntSpaceInertiaMatrix mass(static_cast<unsigned>(q.size()));
    chain_dynamics_->JntToMass(array(q), mass);
    return mass.data;
  }

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
  static bool without_branches(const Robot& robot) {
    for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
      if (robot.bodies[b].parent != static_cast<int>(b) - 1) return false;
    }
    return true;
  }

  void make_chain_solvers(const Robot& robot) {
    if (!tree_.getChain("root", "b" + std::to_string(robot.bodies.size() - 1), chain_))
      throw std::runtime_error("KDL found no chain");
    const KDL::Vector gravity = vector(robot.gravity_in_base());
    no_wrenches_.resize(robot.bodies.size());
    chain_inverse_ = std::make_unique<KDL::ChainIdSolver_RNE>(chain_, gravity);
    chain_dynamics_ = std::make_unique<KDL::ChainDynParam>(chain_, gravity);
  }

  static KDL::JntArray array(const Vector& x) {
    KDL::JntArray out(static_cast<unsigned>(x.size()));
    out.data = x;
    return out;
  }

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
  // Of a robot without branches only.
  KDL::Chain chain_;
  KDL::Wrenches no_wrenches_;
  std::unique_ptr<KDL::ChainIdSolver_RNE> chain_inverse_;
  std::unique_ptr<KDL::ChainDynParam> chain_dynamics_;
};

}  // namespace

std::unique_ptr<Engine> make_kdl(const Robot& robot) { return std::make_unique<KdlEngine>(robot); }
#else
std::unique_ptr<Engine> make_kdl(const Robot&) { return nullptr; }
#endif

}  // namespace armature::oracle
