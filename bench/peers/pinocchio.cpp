#include "dynamics/pinocchio.hpp"

#ifdef ARMATURE_HAS_PINOCCHIO
#include <pinocchio/fwd.hpp>
// fwd.hpp comes first: it sets limits of Boost that the others need.
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/regressor.hpp>
#include <pinocchio/algorithm/rnea.hpp>
#include <pinocchio/config.hpp>
#include <pinocchio/multibody.hpp>
#endif

namespace armature::bench {

#ifdef ARMATURE_HAS_PINOCCHIO
namespace {

namespace pin = pinocchio;
using Columns = Eigen::Map<const Eigen::MatrixXd>;
using RowMajor3 = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

class Arm : public PinocchioArm {
 public:
  Arm(const PlainBody* bodies, int count, const double* gravity) {
    model_.gravity.linear() = Eigen::Map<const Eigen::Vector3d>(gravity);
    std::vector<pin::JointIndex> joints;
    for (int b = 0; b < count; ++b) {
      const PlainBody& body = bodies[b];
      const pin::JointIndex parent = body.parent < 0 ? 0 : joints[static_cast<std::size_t>(body.parent)];
      const pin::SE3 placed(Eigen::Matrix3d(Eigen::Map<const RowMajor3>(body.rotation)),
                            Eigen::Vector3d(Eigen::Map<const Eigen::Vector3d>(body.translation)));
      const Eigen::Vector3d axis = Eigen::Map<const Eigen::Vector3d>(body.axis);
      const std::string name = "j" + std::to_string(b);
      // The specialised joint where there is one: its fastest.
      if (body.prismatic) {
        joints.push_back(model_.addJoint(parent, pin::JointModelPrismaticUnaligned(axis), placed, name));
      } else if (axis == Eigen::Vector3d::UnitZ()) {
        joints.push_back(model_.addJoint(parent, pin::JointModelRZ(), placed, name));
      } else {
        joints.push_back(model_.addJoint(parent, pin::JointModelRevoluteUnaligned(axis), placed, name));
      }
      const pin::Inertia inertia(body.mass, Eigen::Vector3d(Eigen::Map<const Eigen::Vector3d>(body.com)),
                                 Eigen::Matrix3d(Eigen::Map<const RowMajor3>(body.inertia_about_com)));
      model_.appendBodyToJoint(joints.back(), inertia);
    }
    data_ = std::make_unique<pin::Data>(model_);
  }

  void regressor(const double* q, const double* v, const double* a, int samples, double* out) override {
    const Columns qs = columns(q, samples), vs = columns(v, samples), as = columns(a, samples);
    for (int k = samples - 1; k >= 0; --k)
      pin::computeJointTorqueRegressor(model_, *data_, qs.col(k), vs.col(k), as.col(k));
    // M MX MY MZ XX XY YY XZ YZ ZZ becomes XX XY XZ YY YZ ZZ MX MY MZ M.
    const int order[10] = {4, 5, 7, 6, 8, 9, 1, 2, 3, 0};
    const auto& y = data_->jointTorqueRegressor;
    Eigen::Map<Eigen::MatrixXd> to(out, y.rows(), y.cols());
    for (Eigen::Index c = 0; c < y.cols(); ++c) to.col(c) = y.col(c / 10 * 10 + order[c % 10]);
  }

  void inverse_dynamics(const double* q, const double* v, const double* a, int samples, double* out) override {
    const Columns qs = columns(q, samples), vs = columns(v, samples), as = columns(a, samples);
    for (int k = samples - 1; k >= 0; --k) pin::rnea(model_, *data_, qs.col(k), vs.col(k), as.col(k));
    Eigen::Map<Eigen::VectorXd>(out, model_.nv) = data_->tau;
  }

  void mass_matrix(const double* q, int samples, double* out) override {
    const Columns qs = columns(q, samples);
    for (int k = samples - 1; k >= 0; --k) pin::crba(model_, *data_, qs.col(k));
    Eigen::Map<Eigen::MatrixXd> to(out, model_.nv, model_.nv);
    to = data_->M;
    to.triangularView<Eigen::StrictlyLower>() = to.transpose().triangularView<Eigen::StrictlyLower>();
  }

 private:
  Columns columns(const double* x, int samples) const { return {x, model_.nv, samples}; }

  pin::Model model_;
  std::unique_ptr<pin::Data> data_;
};

}  // namespace

PinocchioArm* make_pinocchio(const PlainBody* bodies, int count, const double* gravity) {
  return new Arm(bodies, count, gravity);
}
const char* pinocchio_version() { return PINOCCHIO_VERSION; }
#else
PinocchioArm* make_pinocchio(const PlainBody*, int, const double*) { return nullptr; }
const char* pinocchio_version() { return "absent"; }
#endif

}  // namespace armature::bench
