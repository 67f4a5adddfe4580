// DART: the robot as a Skeleton built joint by joint.
#include "oracle/dynamics_engines.hpp"

#ifdef ARMATURE_HAS_DART
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverloaded-virtual"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#include <dart/dynamics/BodyNode.hpp>
#include <dart/dynamics/PrismaticJoint.hpp>
#include <dart/dynamics/RevoluteJoint.hpp>
#include <dart/dynamics/Skeleton.hpp>
#pragma GCC diagnostic pop
#endif

namespace armature::oracle {

#ifdef ARMATURE_HAS_DART
namespace {

namespace dyn = dart::dynamics;

Eigen::Isometry3d isometry(const Pose& pose) {
  Eigen::Isometry3d t = Eigen::Isometry3d::Identity();
  t.linear() = pose.rotation;
  t.translation() = pose.translation;
  return t;
}

class DartEngine : public Engine {
 public:
  explicit DartEngine(const Robot& robot) : skeleton_(dyn::Skeleton::create("robot")) {
    for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
      const Body& body = robot.bodies[b];
      const bool root = body.parent < 0;
      const Pose placed = root ? robot.world_from_base * body.joint.parent_from_joint : body.joint.parent_from_joint;
      dyn::BodyNode* const parent = root ? nullptr : bodies_[static_cast<std::size_t>(body.parent)];
      bodies_.push_back(body.joint.type == JointType::Prismatic ? add<dyn::PrismaticJoint>(parent, body, placed, b)
                                                                : add<dyn::RevoluteJoint>(parent, body, placed, b));
    }
    skeleton_->setGravity(robot.gravity_in_world);
  }

  std::string name() const override { return "DART"; }

  Vector inverse_dynamics(const Vector& q, const Vector& v, const Vector& a) override {
    skeleton_->setPositions(ordered(q));
    skeleton_->setVelocities(ordered(v));
    skeleton_->setAccelerations(ordered(a));
    skeleton_->computeInverseDynamics();
    return by_body(skeleton_->getForces());
  }

  Matrix mass_matrix(const Vector& q) override {
    skeleton_->setPositions(ordered(q));
    const Matrix full = skeleton_->getMassMatrix();
    Matrix m(q.size(), q.size());
    for (Eigen::Index i = 0; i < q.size(); ++i) {
      for (Eigen::Index j = 0; j < q.size(); ++j) m(i, j) = full(index(i), index(j));
    }
    return m;
  }

  std::vector<Pose> body_poses(const Vector& q) override {
    skeleton_->setPositions(ordered(q));
    std::vector<Pose> poses;
    for (const dyn::BodyNode* body : bodies_)
      poses.push_back({body->getWorldTransform().linear(), body->getWorldTransform().translation()});
    return poses;
  }

 private:
  template <class JointKind>
  dyn::BodyNode* add(dyn::BodyNode* parent, const Body& body, const Pose& placed, std::size_t b) {
    const auto [joint, node] = skeleton_->createJointAndBodyNodePair<JointKind>(parent);
    joint->setName("j" + std::to_string(b));
    joint->setAxis(body.joint.axis);
    joint->setTransformFromParentBodyNode(isometry(placed));
    node->setName("b" + std::to_string(b));
    node->setInertia(dyn::Inertia(body.inertia->M, body.inertia->center_of_mass(), body.inertia->inertia_about_com()));
    return node;
  }
  Eigen::Index index(Eigen::Index body) const {
    return static_cast<Eigen::Index>(bodies_[static_cast<std::size_t>(body)]->getParentJoint()->getIndexInSkeleton(0));
  }
  Vector ordered(const Vector& x) const {
    Vector y(x.size());
    for (Eigen::Index i = 0; i < x.size(); ++i) y[index(i)] = x[i];
    return y;
  }
  Vector by_body(const Vector& y) const {
    Vector x(y.size());
    for (Eigen::Index i = 0; i < x.size(); ++i) x[i] = y[index(i)];
    return x;
  }

  dyn::SkeletonPtr skeleton_;
  std::vector<dyn::BodyNode*> bodies_;
};

}  // namespace

std::unique_ptr<Engine> make_dart(const Robot& robot) { return std::make_unique<DartEngine>(robot); }
#else
std::unique_ptr<Engine> make_dart(const Robot&) { return nullptr; }
#endif

}  // namespace armature::oracle
