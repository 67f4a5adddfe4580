// Every kind of knowledge about a body: kept at the answer, checked from its definition; contradictions by name.
#include <gtest/gtest.h>

#include <Eigen/LU>
#include <algorithm>

#include "physical/support.hpp"

namespace armature {
namespace {

using namespace testing;

/// Noisy data of a robot with three bodies; the second body's knowledge is what the tests vary.
struct Bench {
  TorqueModel model;
  PhysicalProblem problem;

  [[nodiscard]] static Bench make(std::uint64_t seed) {
    Rng rng(seed);
    const TorqueModel model = random_model(rng, {.min_bodies = 3, .max_bodies = 3, .branch = 0, .prismatic = 0});
    const BaseMap base = compute_base(model);
    const Motion motion = random_motion(rng, 80, model.joints());
    const Matrix clean = inverse_dynamics(model, model.nominal(), motion);
    const double sigma = 0.05 * rms(clean);
    return {model, {model, base, make_test_cost(model, base, motion, add_noise(rng, clean, sigma), sigma), {}}};
  }
  /// The mass is known too: otherwise a heavier body moves its centre of mass without the data noticing.
  PhysicalEstimate with(BodyKnowledge known) {
    const double mass = model.nominal()[19];
    known.mass = {0.95 * mass, 1.05 * mass};
    problem.constraints.bodies = {known};
    return estimate_physical(problem);
  }
  [[nodiscard]] Vector3 com(const PhysicalEstimate& e) const { return model.inertia(e.pi, 1).center_of_mass(); }
};

// The truth's centre of mass is 0.3 m off these regions, so that each of them is felt.
Vector3 off(const Bench& bench) {
  return bench.model.inertia(bench.model.nominal(), 1).center_of_mass() + Vector3(0.2, 0.2, 0.1);
}

// The gap that rounding leaves beside such constraints differs between compilers: up to 4e-9 here by g++ (a
// hull 1.5e-8), 1.7e-8 by clang.
void expect_solved(const PhysicalEstimate& got, const std::string& what) {
  ASSERT_TRUE(got.usable()) << what << ": " << got.message;
  EXPECT_LE(got.relative_gap, 1e-7) << what;
  EXPECT_GE(got.smallest_eigenvalue.minCoeff(), 0.499e-8) << what;
}

// A box and the hull of its corners are the same region, and so the same optimum.
TEST(Constraints, HullOfABoxsCornersIsTheBox) {
  double felt = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Bench bench = Bench::make(seed);
    const Vector3 center = off(bench), half(0.05, 0.04, 0.03);
    BodyKnowledge box, hull;
    box.body = hull.body = 1;
    box.com_box = {center - half, center + half};
    for (int k = 0; k < 8; ++k) {
      hull.com_hull.push_back(center + half.cwiseProduct(Vector3(k & 1 ? 1 : -1, k & 2 ? 1 : -1, k & 4 ? 1 : -1)));
    }
    const PhysicalEstimate a = bench.with(box), b = bench.with(hull);
    expect_solved(a, "box");
    // The weights of a hull are not unique: on one of these instances rounding stops the duals at 1.5e-8.
    expect_solved(b, "hull");
    if (HasFatalFailure()) return;
    felt += a.cost - a.unconstrained_cost;
    EXPECT_NEAR(a.cost, b.cost, 1e-7 * a.cost) << "seed " << seed;
    EXPECT_LE(((bench.com(b) - center).cwiseAbs() - half).maxCoeff(), 1e-9);
    EXPECT_LE(((bench.com(a) - center).cwiseAbs() - half).maxCoeff(), 1e-9);
  }
  EXPECT_GT(felt, 1) << "not felt: the test shows nothing";
}

// A capsule without length and a round ellipsoid are the same ball.
TEST(Constraints, CapsuleWithoutLengthIsABall) {
  double felt = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Bench bench = Bench::make(seed);
    const Vector3 center = off(bench);
    BodyKnowledge capsule, ball;
    capsule.body = ball.body = 1;
    capsule.com_capsule = Capsule{center, center, 0.06};
    ball.com_ellipsoid = Ellipsoid{center, 0.06 * 0.06 * Matrix3::Identity()};
    const PhysicalEstimate a = bench.with(capsule), b = bench.with(ball);
    expect_solved(a, "capsule");
    expect_solved(b, "ball");
    if (HasFatalFailure()) return;
    felt += a.cost - a.unconstrained_cost;
    EXPECT_NEAR(a.cost, b.cost, 1e-7 * a.cost) << "seed " << seed;
    EXPECT_LE((bench.com(b) - center).norm(), 0.06 + 1e-9);
  }
  EXPECT_GT(felt, 1) << "not felt: the test shows nothing";
}

TEST(Constraints, CapsuleAndEllipsoidHoldTheCentreOfMass) {
  double felt = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Bench bench = Bench::make(seed);
    const Vector3 from = off(bench), along(0.1, -0.05, 0.2);
    BodyKnowledge known;
    known.body = 1;
    known.com_capsule = Capsule{from, from + along, 0.03};
    const PhysicalEstimate in_capsule = bench.with(known);
    expect_solved(in_capsule, "capsule");
    if (HasFatalFailure()) return;
    const Vector3 c = bench.com(in_capsule) - from;
    const double at = std::clamp(c.dot(along) / along.squaredNorm(), 0.0, 1.0);
    EXPECT_LE((c - at * along).norm(), 0.03 + 1e-9);
    known = {};
    known.body = 1;
    Matrix3 shape;
    shape << 0.01, 0.002, 0, 0.002, 0.004, 0.001, 0, 0.001, 0.002;
    known.com_ellipsoid = Ellipsoid{from, shape};
    const PhysicalEstimate in_ellipsoid = bench.with(known);
    expect_solved(in_ellipsoid, "ellipsoid");
    if (HasFatalFailure()) return;
    const Vector3 d = bench.com(in_ellipsoid) - from;
    EXPECT_LE(d.dot(shape.inverse() * d), 1 + 1e-7);
    felt += in_ellipsoid.cost - in_ellipsoid.unconstrained_cost;
  }
  EXPECT_GT(felt, 1) << "not felt: the test shows nothing";
}

// ∫ (x − c)ᵀ Q⁻¹ (x − c) dm ≤ m, from second moments about the origin: tr(Q⁻¹ (Σ − c hᵀ − h cᵀ + m c cᵀ)) ≤ m.
TEST(Constraints, InsideBoundsTheSecondMoments) {
  double felt = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Bench bench = Bench::make(seed);
    const Vector3 center = off(bench);
    const Matrix3 shape = Vector3(0.02, 0.03, 0.025).asDiagonal();
    BodyKnowledge known;
    known.body = 1;
    known.inside = Ellipsoid{center, shape};
    const PhysicalEstimate got = bench.with(known);
    expect_solved(got, "inside");
    if (HasFatalFailure()) return;
    const LinkInertia body = bench.model.inertia(got.pi, 1);
    const Matrix3 sigma = body.pseudo_inertia().topLeftCorner<3, 3>();
    const Vector3 h = body.first_moment();
    const Matrix3 about =
        sigma - center * h.transpose() - h * center.transpose() + body.M * center * center.transpose();
    EXPECT_LE((shape.inverse() * about).trace(), body.M * (1 + 1e-7));
    felt += got.cost - got.unconstrained_cost;
  }
  EXPECT_GT(felt, 1) << "not felt: the test shows nothing";
}

// Mass, centre of mass and moments of the right body are the left one's seen in a mirror.
TEST(Constraints, MirroredBodiesAreMirrorImages) {
  Bench bench = Bench::make(4);
  const Vector3 normal = Vector3(1, 2, -1).normalized();
  bench.problem.constraints.mirrors = {{0, 2, normal}};
  const PhysicalEstimate got = estimate_physical(bench.problem);
  expect_solved(got, "mirror");
  if (HasFatalFailure()) return;
  EXPECT_GT(got.cost - got.unconstrained_cost, 0.01) << "not felt: the test shows nothing";
  const LinkInertia left = bench.model.inertia(got.pi, 0), right = bench.model.inertia(got.pi, 2);
  const Matrix3 mirror = Matrix3::Identity() - 2 * normal * normal.transpose();
  EXPECT_NEAR(left.M, right.M, 1e-9 * left.M);
  EXPECT_LE((mirror * left.center_of_mass() - right.center_of_mass()).norm(), 1e-9);
  EXPECT_LE((mirror * left.inertia_about_com() * mirror - right.inertia_about_com()).norm(), 1e-9);
}

TEST(Constraints, RangesTiesAndRowsAreKept) {
  Bench bench = Bench::make(5);
  const int fv1 = bench.model.find("FV1"), fv2 = bench.model.find("FV2"), mx3 = bench.model.find("MX3");
  BodyKnowledge known;
  known.body = 2;
  known.mass = {20, 25};
  bench.problem.constraints.bodies = {known};
  bench.problem.constraints.total_mass = {0, 30};
  bench.problem.constraints.fixed = {{mx3, 0.5}};
  bench.problem.constraints.rows = {{"equal viscous friction", {{fv1, 1}, {fv2, -1}}, {0, 0}}};
  const PhysicalEstimate got = estimate_physical(bench.problem);
  expect_solved(got, "rows");
  if (HasFatalFailure()) return;
  EXPECT_GE(got.pi[29], 20 - 1e-7);
  EXPECT_LE(got.pi[9] + got.pi[19] + got.pi[29], 30 + 1e-7);
  EXPECT_NEAR(got.pi[mx3], 0.5, 1e-9);
  EXPECT_NEAR(got.pi[fv1], got.pi[fv2], 1e-9);
  EXPECT_EQ(got.standing[static_cast<std::size_t>(mx3)], Origin::Fixed);
}

// A box without the centre of mass that other constraints demand: these and no others.
TEST(Contradictions, ABoxWithoutTheNeededCentreOfMass) {
  Bench bench = Bench::make(6);
  BodyKnowledge known;
  known.body = 2;
  known.mass = {1, 3};
  known.com_box = {Vector3(-0.1, -0.1, -0.1), Vector3(0.1, 0.1, 0.1)};
  bench.problem.constraints.bodies = {known};
  bench.problem.constraints.fixed = {{bench.model.find("MX3"), 0.5}};
  const std::vector<std::string> expected = {"mass of link3 ≤ 3 kg", "centre of mass of link3: x ≤ 0.1 m", "MX3 = 0.5"};
  EXPECT_EQ(find_contradiction(bench.model, bench.problem.constraints), expected);
  const PhysicalEstimate got = estimate_physical(bench.problem);
  EXPECT_EQ(got.status, PhysicalStatus::Contradictory);
  EXPECT_FALSE(got.usable());
  EXPECT_EQ(got.contradiction, expected);
  EXPECT_NE(got.message.find("MX3 = 0.5"), std::string::npos) << got.message;
}

// Mass that must be inside an ellipsoid and a centre of mass outside it.
TEST(Contradictions, MassInsideAndCentreOutside) {
  Bench bench = Bench::make(7);
  BodyKnowledge known;
  known.body = 0;
  known.inside = Ellipsoid{Vector3::Zero(), 0.01 * Matrix3::Identity()};
  known.com_box = {Vector3(0.2, -1, -1), Vector3(0.3, 1, 1)};
  bench.problem.constraints.bodies = {known};
  const std::vector<std::string> expected = {"pseudo-inertia of link1", "centre of mass of link1: x ≥ 0.2 m",
                                             "mass of link1 inside its ellipsoid"};
  EXPECT_EQ(find_contradiction(bench.model, bench.problem.constraints), expected);
}

}  // namespace
}  // namespace armature
