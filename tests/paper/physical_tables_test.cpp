// Could a robot have the published base parameters of Stürz 2017 (Table 2) and Xu 2020 (Table 4)? It could not.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "armature/feasibility.hpp"
#include "support/published_base.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

struct Published {
  TorqueModel model;
  BaseMap base;
  Vector beta;
  Matrix metric;  // 1 / standard deviation on the diagonal
};

Published make_published(const std::vector<testing::PublishedBase>& table) {
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  Published out{model, compute_base(model), {}, {}};
  EXPECT_EQ(out.base.size(), 57);
  EXPECT_EQ(table.size(), 57u);
  out.beta = Vector::Zero(out.base.size());
  Vector inverse = Vector::Zero(out.base.size());
  for (const testing::PublishedBase& entry : table) {
    const int at = out.base.find(entry.name);
    EXPECT_GE(at, 0) << entry.name;
    if (at < 0) continue;
    out.beta[at] = entry.value;
    // Values are printed with three or four decimals: half a unit of the last stands in for a printed zero.
    inverse[at] = 100 / (entry.rsd * std::max(std::abs(entry.value), 5e-4));
  }
  EXPECT_GT(inverse.minCoeff(), 0);
  out.metric = inverse.asDiagonal();
  return out;
}

bool names(const std::vector<std::string>& lines, const std::string& what) {
  return std::any_of(lines.begin(), lines.end(), [&](const std::string& l) { return l.rfind(what, 0) == 0; });
}

void expect_impossible(const Published& published, const std::vector<std::string>& alone) {
  for (const Matrix& metric : {Matrix(), published.metric}) {
    const FeasibilityAnswer answer = check_feasibility(published.model, published.base, published.beta, metric);
    ASSERT_EQ(answer.status, FeasibilityStatus::Impossible) << answer.message;
    ASSERT_TRUE(answer.proof.has_value());
    EXPECT_TRUE(verify(*answer.proof, published.model, published.base, published.beta));
    EXPECT_LT(answer.proof->value, 0);
    // The nearest set is possible: a body for every link, and no proof against it.
    EXPECT_FALSE(verify(*answer.proof, published.model, published.base, answer.nearest));
    EXPECT_LE((published.base.to_base(answer.pi) - answer.nearest).norm(), 1e-10);
    for (int b = 0; b < 7; ++b) EXPECT_FALSE(published.model.inertia(answer.pi, b).impossible()) << "body " << b + 1;
    for (const std::string& name : alone) EXPECT_TRUE(names(answer.impossible, name)) << name;
    EXPECT_EQ(answer.impossible.size(), alone.size());
  }
}

TEST(PublishedBaseSets, Sturz2017Table2IsImpossible) {
  expect_impossible(make_published(testing::sturz2017_base()), {"ZZR1 = -0.146", "ZZR5 = -0.002", "ZZ7 = -0.02"});
}

TEST(PublishedBaseSets, Xu2020Table4IsImpossible) {
  expect_impossible(make_published(testing::xu2020_base()),
                    {"ZZR5 = -0.0394", "ZZ7 = -0.0313", "FV1 = -0.0361", "FV4 = -0.216", "FV5 = -0.001"});
}

// Stürz 2017 Table 3 satisfies (10) on the diagonal, and yet link 7's principal moments break the triangle inequality:
// its pseudo-inertia has a negative eigenvalue.
TEST(PublishedPhysicalSets, Sturz2017Table3HasABodyThatCannotExist) {
  const Robot robot = testing::iiwa14();
  const LinkInertia& link7 = *robot.bodies[6].inertia;
  EXPECT_TRUE(link7.impossible().has_value());
  EXPECT_LT(Eigen::SelfAdjointEigenSolver<Matrix4>(link7.pseudo_inertia()).eigenvalues()[0], -1e-6);
}

}  // namespace
}  // namespace armature
