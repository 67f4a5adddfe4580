// Every form of the ten numbers says the same body.
#include "armature/inertia.hpp"

#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>

#include "support/random_robot.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

// A few roundings of sums of products, relative to the largest of the ten numbers.
constexpr double kRounding = 1e-14;

double difference(const LinkInertia& a, const LinkInertia& b) {
  const Vector10 x = a.to_vector(ParameterOrder::Khalil), y = b.to_vector(ParameterOrder::Khalil);
  return (x - y).norm() / (x.norm() + 1e-300);
}

template <class Check>
void for_random_bodies(const Check& check) {
  for (int seed = 1; seed <= testing::cases(500); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    check(rng, testing::random_inertia(rng));
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(LinkInertia, EveryOrderReadsBackExactly) {
  for_random_bodies([](Rng&, const LinkInertia& body) {
    for (const auto order : {ParameterOrder::Khalil, ParameterOrder::Pinocchio, ParameterOrder::Papers}) {
      EXPECT_EQ(LinkInertia::from_vector(body.to_vector(order), order), body);
    }
  });
}

TEST(LinkInertia, OrdersStandWhereTheirLibrariesPutThem) {
  const LinkInertia body{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  const Vector10 khalil = (Vector10() << 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).finished();
  const Vector10 pinocchio = (Vector10() << 10, 7, 8, 9, 1, 2, 4, 3, 5, 6).finished();
  const Vector10 papers = (Vector10() << 10, 7, 8, 9, 1, 2, 3, 4, 5, 6).finished();
  EXPECT_EQ(body.to_vector(ParameterOrder::Khalil), khalil);
  EXPECT_EQ(body.to_vector(ParameterOrder::Pinocchio), pinocchio);
  EXPECT_EQ(body.to_vector(ParameterOrder::Papers), papers);
}

TEST(LinkInertia, CenterOfMassFormReadsBack) {
  for_random_bodies([](Rng&, const LinkInertia& body) {
    const auto again = LinkInertia::from_center_of_mass(body.M, body.center_of_mass(), body.inertia_about_com());
    EXPECT_LT(difference(body, again), kRounding);
  });
}

TEST(LinkInertia, SteinerHasItsPublishedForm) {
  // YY = I_yy + m (cx² + cz²): misprinted in Xu 2020, eq. 14.
  const Matrix3 about_com = Vector3(0.1, 0.2, 0.3).asDiagonal();
  const auto body = LinkInertia::from_center_of_mass(2, {1, 10, 100}, about_com);
  EXPECT_DOUBLE_EQ(body.XX, 0.1 + 2 * (100 + 10000));
  EXPECT_DOUBLE_EQ(body.YY, 0.2 + 2 * (1 + 10000));
  EXPECT_DOUBLE_EQ(body.ZZ, 0.3 + 2 * (1 + 100));
  EXPECT_DOUBLE_EQ(body.XY, -2 * 10);
  EXPECT_DOUBLE_EQ(body.MX, 2);
}

TEST(LinkInertia, PseudoInertiaReadsBackAndIsTheIntegral) {
  for_random_bodies([](Rng&, const LinkInertia& body) {
    EXPECT_LT(difference(body, LinkInertia::from_pseudo_inertia(body.pseudo_inertia())), kRounding);
  });
  // Two points: J = Σ m [r; 1][r; 1]ᵀ.
  Matrix4 j = Matrix4::Zero();
  LinkInertia sum;
  for (const Vector3& r : {Vector3(1, 2, 3), Vector3(-0.5, 0.25, 4)}) {
    const Eigen::Vector4d h = r.homogeneous();
    j += 1.5 * h * h.transpose();
    sum = sum + LinkInertia::from_center_of_mass(1.5, r, Matrix3::Zero());
  }
  EXPECT_LT((sum.pseudo_inertia() - j).norm(), kRounding * j.norm());
}

TEST(LinkInertia, LogCholeskyReadsBack) {
  for_random_bodies([](Rng&, const LinkInertia& body) {
    const auto theta = body.to_log_cholesky();
    ASSERT_TRUE(theta.has_value());
    EXPECT_LT(difference(body, LinkInertia::from_log_cholesky(*theta)), kRounding);
  });
}

TEST(LinkInertia, LogCholeskyIsFeasibleForAnyTheta) {
  for (int seed = 1; seed <= testing::cases(2000); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const auto body = LinkInertia::from_log_cholesky(1.5 * rng.normal_vector(10));
    EXPECT_EQ(body.impossible(1e-12), std::nullopt) << "seed " << seed;
    // The determinant of J = U Uᵀ is positive by construction; the smallest eigenvalue may round to zero.
    const Vector eigenvalues = Eigen::SelfAdjointEigenSolver<Matrix4>(body.pseudo_inertia()).eigenvalues();
    EXPECT_GT(eigenvalues[0], -1e-14 * eigenvalues[3]) << "seed " << seed;
  }
}

TEST(LinkInertia, MovingThereAndBackIsIdentity) {
  for_random_bodies([](Rng& rng, const LinkInertia& body) {
    const Pose pose{rng.rotation(), rng.direction()};
    EXPECT_LT(difference(body, body.moved_to(pose).moved_to(pose.inverse())), 1e-13);
  });
}

TEST(LinkInertia, MovingInTwoStepsIsMovingOnce) {
  for_random_bodies([](Rng& rng, const LinkInertia& body) {
    const Pose b_from_a{rng.rotation(), rng.direction()}, c_from_b{rng.rotation(), rng.direction()};
    EXPECT_LT(difference(body.moved_to(c_from_b * b_from_a), body.moved_to(b_from_a).moved_to(c_from_b)), 1e-13);
  });
}

TEST(LinkInertia, MovingKeepsTheBodyItself) {
  for_random_bodies([](Rng& rng, const LinkInertia& body) {
    const Pose pose{rng.rotation(), rng.direction()};
    const LinkInertia moved = body.moved_to(pose);
    EXPECT_EQ(moved.M, body.M);
    EXPECT_LT((moved.center_of_mass() - pose * body.center_of_mass()).norm(), 1e-14);
    const Matrix3 turned = pose.rotation * body.inertia_about_com() * pose.rotation.transpose();
    EXPECT_LT((moved.inertia_about_com() - turned).norm(), 1e-12);
    EXPECT_EQ(moved.impossible(), std::nullopt);
  });
}

TEST(LinkInertia, ImpossibleBodiesAreNamed) {
  const auto words = [](double mass, const Vector3& moments) {
    const Matrix3 tensor = moments.asDiagonal();
    return LinkInertia::from_center_of_mass(mass, Vector3::Zero(), tensor).impossible().value_or("possible");
  };
  EXPECT_EQ(words(1, {1, 1, 1}), "possible");
  EXPECT_EQ(words(-1, {1, 1, 1}), "mass -1.000 kg is not positive");
  EXPECT_EQ(words(1, {-0.1, 1, 1}),
            "principal moment of inertia -0.1000 kg·m² about the centre of mass is not positive");
  EXPECT_EQ(words(1, {1, 2, 4}),
            "triangle inequality: principal moments 1.000 + 2.000 kg·m² do not exceed 4.000 kg·m²");
  EXPECT_EQ(words(std::nan(""), {1, 1, 1}), "a value is not finite");
}

}  // namespace
}  // namespace armature
