// Jia 2019 section 4.2: its own nine columns, and better values than its Tables 2 and 3.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/rng.hpp"
#include "design/problem.hpp"

namespace armature {
namespace {

TEST(Jia2019, ColumnsAreThoseOfThePaperWithItsMisprintsCorrected) {
  const Robot robot = *load_catalogue_robot("planar2r");
  const auto columns = design::observed_columns(robot, *load_design_spec("jia2019"));
  ASSERT_TRUE(columns.has_value()) << columns.error().text();
  const design::Observation observation(columns->model, columns->selection);
  Rng rng(1);
  Motion m(20, 2);
  for (Matrix* part : {&m.q, &m.v, &m.a})
    for (double& x : part->reshaped()) x = rng.uniform(-3, 3);
  const Matrix f = observation.matrix(m);
  for (int k = 0; k < 20; ++k) {
    const double s2 = std::sin(m.q(k, 1)), c2 = std::cos(m.q(k, 1)), s1 = std::sin(m.q(k, 0));
    const double s12 = std::sin(m.q(k, 0) + m.q(k, 1));
    const double v1 = m.v(k, 0), v2 = m.v(k, 1), a1 = m.a(k, 0), a2 = m.a(k, 1);
    const auto sign = [](double x) { return x > 0 ? 1.0 : -1.0; };
    Eigen::RowVectorXd first(9), second(9);
    first << a1, c2 * (2 * a1 + a2) - s2 * (2 * v1 * v2 + v2 * v2), a2, s1, s12, v1, sign(v1), 0, 0;
    second << 0, c2 * a1 + s2 * v1 * v1, a1 + a2, 0, s12, 0, 0, v2, sign(v2);
    EXPECT_LT((f.row(k) - first).norm(), 1e-9) << k;
    EXPECT_LT((f.row(20 + k) - second).norm(), 1e-9) << k;
  }
}

Design best(Objective::Kind kind) {
  DesignSpec spec = *load_design_spec("jia2019");
  spec.objective.kind = kind;
  spec.budget_s = 600;  // rounds end by counts, so that the value does not depend on the machine
  auto design = design_motion(*load_catalogue_robot("planar2r"), spec);
  EXPECT_TRUE(design.has_value()) << design.error().text();
  EXPECT_TRUE(design->usable()) << design->certificate.full();
  return *design;
}

TEST(Jia2019, ConditionNumber) { EXPECT_LE(best(Objective::Kind::ConditionNumber).value, 2.65); }
TEST(Jia2019, LogDet) { EXPECT_LE(best(Objective::Kind::DOptimal).value, -83.3); }
TEST(Jia2019, EmbeddedCriterion) {
  const Design design = best(Objective::Kind::Embedded);
  EXPECT_LE(design.value, 3.95);
  EXPECT_LE(-design.criterion.log_det, -75);
}

}  // namespace
}  // namespace armature
