// Could a robot have the published base parameters of Stürz 2017 (Table 2) and Xu 2020 (Table 4)? It could not.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "armature/feasibility.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

struct Entry {
  const char* column;  // the standard parameter the base parameter is regrouped onto
  double value;
  double rsd;  // relative standard deviation [%]
};

const std::vector<Entry> kSturz2017 = {
    {"ZZ1", -0.146, 1.02}, {"FV1", 0.181, 2.15},  {"FC1", 0.336, 0.69},  {"MX2", -0.020, 2.98}, {"MY2", 5.805, 0.01},
    {"XX2", 2.361, 0.19},  {"XY2", 0.033, 4.15},  {"XZ2", -0.025, 7.19}, {"YZ2", 0.022, 7.29},  {"ZZ2", 2.280, 0.12},
    {"FV2", 0.356, 1.19},  {"FC2", 0.161, 1.58},  {"MX3", -0.025, 2.87}, {"MY3", 0.018, 2.16},  {"XX3", 0.048, 6.35},
    {"XY3", -0.038, 3.66}, {"XZ3", -0.054, 2.90}, {"YZ3", -0.022, 7.21}, {"ZZ3", 0.051, 2.87},  {"FV3", 0.144, 2.65},
    {"FC3", 0.083, 3.02},  {"MX4", -0.006, 4.26}, {"MY4", -2.272, 0.02}, {"XX4", 0.751, 0.30},  {"XY4", -0.009, 11.51},
    {"XZ4", -0.005, 17.7}, {"YZ4", 0.020, 5.07},  {"ZZ4", 0.780, 0.19},  {"FV4", 0.070, 6.29},  {"FC4", 0.207, 1.14},
    {"MX5", 0.005, 5.35},  {"MY5", 0.081, 0.41},  {"XX5", 0.021, 7.64},  {"XY5", 0.029, 2.35},  {"XZ5", -0.025, 2.33},
    {"YZ5", 0.008, 9.40},  {"ZZ5", -0.002, 42.3}, {"FV5", 0.040, 6.77},  {"FC5", 0.085, 2.81},  {"MX6", -0.005, 3.62},
    {"MY6", 0.097, 0.20},  {"XX6", -0.007, 12.4}, {"XY6", -0.020, 2.69}, {"XZ6", 0.009, 4.90},  {"YZ6", 0.021, 2.07},
    {"ZZ6", 0.009, 6.17},  {"FV6", 0.137, 1.87},  {"FC6", 0.102, 2.09},  {"MX7", -0.004, 5.78}, {"MY7", 0.001, 24.8},
    {"XX7", -0.015, 3.33}, {"XY7", 0.000, 167.2}, {"XZ7", -0.003, 13.0}, {"YZ7", 0.007, 5.47},  {"ZZ7", -0.020, 3.16},
    {"FV7", 0.008, 31.49}, {"FC7", 0.166, 1.31}};

const std::vector<Entry> kXu2020 = {
    {"ZZ1", 0.0681, 11.48},  {"XX2", 2.5453, 0.81},   {"XY2", 0.5347, 2.16},   {"XZ2", -1.0326, 1.47},
    {"YZ2", -0.1019, 7.38},  {"ZZ2", 2.9141, 0.56},   {"MX2", 0.1448, 0.73},   {"MY2", 7.0581, 0.02},
    {"XX3", -0.2116, 6.24},  {"XY3", -0.0605, 11.79}, {"XZ3", -0.2259, 3.95},  {"YZ3", -0.0412, 20.58},
    {"ZZ3", 0.1806, 4.06},   {"MX3", -0.1603, 0.84},  {"MY3", 0.0359, 2.38},   {"XX4", 0.7817, 1.68},
    {"XY4", -0.1130, 5.27},  {"XZ4", 0.0753, 8.37},   {"YZ4", -0.2795, 1.85},  {"ZZ4", 1.0424, 0.61},
    {"MX4", 0.1030, 0.65},   {"MY4", -3.5033, 0.02},  {"XX5", 0.1817, 4.90},   {"XY5", 0.0098, 45.78},
    {"XZ5", -0.0375, 11.41}, {"YZ5", -0.0203, 21.08}, {"ZZ5", -0.0394, 12.46}, {"MX5", 0.0103, 7.34},
    {"MY5", 0.0548, 1.16},   {"XX6", 0.1738, 3.05},   {"XY6", 0.0004, 561.23}, {"XZ6", -0.0062, 35.66},
    {"YZ6", 0.0493, 5.23},   {"ZZ6", 0.1492, 2.34},   {"MX6", 0.0009, 51.84},  {"MY6", 0.8448, 0.06},
    {"XX7", 0.0737, 3.38},   {"XY7", 0.0141, 10.10},  {"XZ7", -0.0426, 3.01},  {"YZ7", -0.0112, 11.84},
    {"ZZ7", -0.0313, 5.33},  {"MX7", -0.0116, 3.69},  {"MY7", 0.0014, 25.91},  {"FV1", -0.0361, 37.43},
    {"FV2", 0.5078, 3.36},   {"FV3", 0.3798, 2.10},   {"FV4", -0.2160, 5.96},  {"FV5", -0.0010, 790.81},
    {"FV6", 0.0925, 9.25},   {"FV7", 0.0491, 13.81},  {"FC1", 0.2170, 1.99},   {"FC2", 0.4881, 1.01},
    {"FC3", 0.0310, 13.73},  {"FC4", 0.1820, 2.63},   {"FC5", 0.0897, 5.13},   {"FC6", 0.1740, 2.38},
    {"FC7", 0.1561, 2.90}};

struct Published {
  TorqueModel model;
  BaseMap base;
  Vector beta;
  Matrix metric;  // 1 / standard deviation on the diagonal
};

Published make_published(const std::vector<Entry>& table) {
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  Published out{model, compute_base(model), {}, {}};
  EXPECT_EQ(out.base.size(), 57);
  EXPECT_EQ(table.size(), 57u);
  out.beta = Vector::Zero(out.base.size());
  Vector inverse = Vector::Zero(out.base.size());
  for (const Entry& entry : table) {
    const int at = out.base.find(entry.column);
    EXPECT_GE(at, 0) << entry.column;
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
  expect_impossible(make_published(kSturz2017), {"ZZR1 = -0.146", "ZZR5 = -0.002", "ZZ7 = -0.02"});
}

TEST(PublishedBaseSets, Xu2020Table4IsImpossible) {
  expect_impossible(make_published(kXu2020),
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
