#include "peers/pinocchio.hpp"

#include <pinocchio/fwd.hpp>
// fwd.hpp comes first: it sets limits of Boost that the others need.
#include <Eigen/QR>
#include <memory>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/regressor.hpp>
#include <pinocchio/algorithm/rnea.hpp>
#include <pinocchio/config.hpp>
#include <pinocchio/multibody.hpp>
#include <string>
#include <vector>

namespace armature::bench {
namespace {

namespace pin = pinocchio;
using Columns = Eigen::Map<const Eigen::MatrixXd>;
using State = Eigen::Map<const Eigen::VectorXd>;
using RowMajor3 = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

/// M MX MY MZ XX XY YY XZ YZ ZZ becomes XX XY XZ YY YZ ZZ MX MY MZ M.
constexpr int kKhalil[10] = {4, 5, 7, 6, 8, 9, 1, 2, 3, 0};
Eigen::Index theirs(Eigen::Index column) { return column / 10 * 10 + kKhalil[column % 10]; }

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
    // The first sample last: its answer stays.
    for (int k = samples - 1; k >= 0; --k)
      pin::computeJointTorqueRegressor(model_, *data_, qs.col(k), vs.col(k), as.col(k));
    const auto& y = data_->jointTorqueRegressor;
    Eigen::Map<Eigen::MatrixXd> to(out, y.rows(), y.cols());
    for (Eigen::Index c = 0; c < y.cols(); ++c) to.col(c) = y.col(theirs(c));
  }

  void stack(const double* q, const double* v, const double* a, int samples, const int* wanted, int count, double* out,
             std::ptrdiff_t stride) override {
    const Columns qs = columns(q, samples), vs = columns(v, samples), as = columns(a, samples);
    const Eigen::Index n = model_.nv;
    Eigen::Map<Eigen::MatrixXd, 0, Eigen::OuterStride<>> to(out, samples * n, count, Eigen::OuterStride<>(stride));
    for (int k = 0; k < samples; ++k) {
      pin::computeJointTorqueRegressor(model_, *data_, qs.col(k), vs.col(k), as.col(k));
      for (int c = 0; c < count; ++c) to.col(c).segment(k * n, n) = data_->jointTorqueRegressor.col(theirs(wanted[c]));
    }
  }

  void solve(double* stacked, std::ptrdiff_t rows, int count, const double* right, double* beta) override {
    Eigen::Map<Eigen::MatrixXd> matrix(stacked, rows, count);
    Eigen::Map<Eigen::VectorXd>(beta, count) =
        Eigen::ColPivHouseholderQR<Eigen::Ref<Eigen::MatrixXd>>(matrix).solve(State(right, rows));
  }

  void inverse_dynamics(const double* q, const double* v, const double* a, int samples, double* out) override {
    const Columns qs = columns(q, samples), vs = columns(v, samples), as = columns(a, samples);
    Eigen::Map<Eigen::MatrixXd> to(out, model_.nv, samples);
    for (int k = 0; k < samples; ++k) to.col(k) = pin::rnea(model_, *data_, qs.col(k), vs.col(k), as.col(k));
  }

  void mass_matrix(const double* q, int samples, double* out) override {
    const Columns qs = columns(q, samples);
    for (int k = samples - 1; k >= 0; --k) pin::crba(model_, *data_, qs.col(k));
    Eigen::Map<Eigen::MatrixXd> to(out, model_.nv, model_.nv);
    to = data_->M.selfadjointView<Eigen::Upper>();
  }

  void momentum(const double* q, const double* v, double* momentum, double* transported, double* gravity) override {
    const State position(q, model_.nv), velocity(v, model_.nv);
    const auto put = [&](double* to) { return Eigen::Map<Eigen::VectorXd>(to, model_.nv); };
    pin::crba(model_, *data_, position);
    put(momentum).noalias() = data_->M.selfadjointView<Eigen::Upper>() * velocity;
    put(transported).noalias() = pin::computeCoriolisMatrix(model_, *data_, position, velocity).transpose() * velocity;
    put(gravity) = pin::computeGeneralizedGravity(model_, *data_, position);
  }

 private:
  Columns columns(const double* x, int samples) const { return {x, model_.nv, samples}; }

  pin::Model model_;
  std::unique_ptr<pin::Data> data_;
};

}  // namespace
}  // namespace armature::bench

armature::bench::PinocchioArm* armature_make_pinocchio(const armature::bench::PlainBody* bodies, int count,
                                                       const double gravity_in_base[3]) {
  return new armature::bench::Arm(bodies, count, gravity_in_base);
}

#ifdef __clang__
#define ARMATURE_COMPILER "clang " __clang_version__
#else
#define ARMATURE_COMPILER "g++ " __VERSION__
#endif
const char* armature_pinocchio_name() { return "Pinocchio " PINOCCHIO_VERSION ", " ARMATURE_COMPILER; }
