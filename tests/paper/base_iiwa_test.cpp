// Stürz 2017 eq. 6 and Tables 2–3; Xu 2020 Tables 4, 6 and 7.
#include <gtest/gtest.h>

#include <map>

#include "armature/base.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

using Combination = std::map<std::string, double>;

// The relations of Stürz 2017 eq. 6 as printed, with rl3 = 0.42 m and rl5 = 0.40 m; MR_j is inserted.
std::map<std::string, Combination> printed_relations() {
  const double l3 = 0.42, l5 = 0.40;
  std::map<std::string, Combination> mr;  // MR_j := M_j + MR_{j+1}
  mr["MR6"] = {{"M6", 1}, {"M7", 1}};
  for (int j = 5; j >= 3; --j) {
    mr["MR" + std::to_string(j)] = mr["MR" + std::to_string(j + 1)];
    mr["MR" + std::to_string(j)]["M" + std::to_string(j)] = 1;
  }
  const auto with = [](Combination c, double factor, const Combination& masses) {
    for (const auto& [name, value] : masses) c[name] += factor * value;
    return c;
  };
  std::map<std::string, Combination> r;
  r["ZZR1"] = {{"ZZ1", 1}, {"YY2", 1}};
  r["MYR2"] = with({{"MY2", 1}, {"MZ3", 1}}, l3, mr["MR3"]);
  r["XXR2"] = with({{"XX2", 1}, {"YY2", -1}, {"YY3", 1}, {"MZ3", 2 * l3}}, l3 * l3, mr["MR3"]);
  r["ZZR2"] = with({{"ZZ2", 1}, {"YY3", 1}, {"MZ3", 2 * l3}}, l3 * l3, mr["MR3"]);
  r["XXR3"] = {{"XX3", 1}, {"YY3", -1}, {"YY4", 1}};
  r["MYR3"] = {{"MY3", 1}, {"MZ4", 1}};
  r["ZZR3"] = {{"ZZ3", 1}, {"YY4", 1}};
  r["MYR4"] = with({{"MY4", 1}, {"MZ5", -1}}, -l5, mr["MR5"]);
  r["XXR4"] = with({{"XX4", 1}, {"YY5", 1}, {"YY4", -1}, {"MZ5", 2 * l5}}, l5 * l5, mr["MR5"]);
  r["ZZR4"] = with({{"ZZ4", 1}, {"YY5", 1}, {"MZ5", 2 * l5}}, l5 * l5, mr["MR5"]);
  r["MYR5"] = {{"MY5", 1}, {"MZ6", -1}};
  r["XXR5"] = {{"XX5", 1}, {"YY5", -1}, {"YY6", 1}};
  r["ZZR5"] = {{"ZZ5", 1}, {"YY6", 1}};
  r["MYR6"] = {{"MY6", 1}, {"MZ7", 1}};
  r["XXR6"] = {{"XX6", 1}, {"YY6", -1}, {"YY7", 1}};
  r["ZZR6"] = {{"ZZ6", 1}, {"YY7", 1}};
  r["XXR7"] = {{"XX7", 1}, {"YY7", -1}};
  return r;
}

TEST(Sturz2017, Equation6Exactly) {
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot);
  const BaseMap map = compute_base(model);
  EXPECT_EQ(map.size(), 43);
  EXPECT_TRUE(map.evidence.agree) << map.evidence.brief();
  const auto printed = printed_relations();
  std::size_t regrouped = 0;
  for (const BaseParameter& p : map.parameters) {
    if (p.others.empty()) continue;
    ++regrouped;
    ASSERT_TRUE(printed.count(p.name)) << formula(p, model.parameters());
    Combination ours{{model.parameters()[static_cast<std::size_t>(p.column)].name, 1}};
    for (const auto& [c, value] : p.others) ours[model.parameters()[static_cast<std::size_t>(c)].name] = value;
    const Combination& theirs = printed.at(p.name);
    ASSERT_EQ(ours.size(), theirs.size()) << formula(p, model.parameters());
    for (const auto& [name, value] : theirs) EXPECT_NEAR(ours[name], value, 1e-15) << p.name << " " << name;
  }
  EXPECT_EQ(regrouped, printed.size());
}

TEST(Sturz2017, FiftySevenWithViscousAndCoulombFriction) {
  const Robot robot = testing::iiwa14();
  const BaseMap map = compute_base(TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot)}));
  EXPECT_EQ(map.size(), 57);
  EXPECT_TRUE(map.evidence.agree) << map.evidence.brief();
}

// Table 3 regrouped, to the digits the issue of identification prints: gravity fixes these combinations well, so the
// physical parameters of Table 3 reproduce the identified base parameters of Table 2.
TEST(Sturz2017, Table3RegroupsToTable2WhereGravityDominates) {
  const TorqueModel model(testing::iiwa14());
  const BaseMap map = compute_base(model);
  const Vector beta = map.to_base(model.nominal());
  struct Row {
    const char* name;
    double regrouped;  // from Table 3
    double table2;
  };
  for (const Row& row : {Row{"MYR2", 5.817, 5.805},
                         {"MYR4", -2.278, -2.272},
                         {"MYR6", 0.094, 0.097},
                         {"ZZR4", 0.780, 0.780},
                         {"XXR4", 0.757, 0.751}}) {
    const int i = map.find(row.name);
    ASSERT_GE(i, 0) << row.name;
    EXPECT_NEAR(beta[i], row.regrouped, 5e-4) << row.name;
    EXPECT_NEAR(beta[i], row.table2, 0.013) << row.name;
  }
}

TEST(Xu2020, Tables6And7RegroupToTable4WhereGravityDominates) {
  Robot robot = testing::iiwa14();
  const double mass[7] = {1.0000, 5.5609, 5.9199, 6.0000, 2.9896, 1.0000, 3.5296};
  const double com[7][3] = {{-0.0180, 0.0455, -0.1050}, {0.0219, 0.1218, 0.0500},   {-0.0216, 0.0500, -0.3000},
                            {0.0161, -0.2004, -0.0425}, {5.6e-04, 0.0131, -0.2390}, {0.0074, 0.1500, -0.0232},
                            {-0.0029, 8.1e-04, 0.1998}};
  // Ixx Ixy Ixz Iyy Iyz Izz about the centre of mass.
  const double inertia[7][6] = {{0.5468, -0.0082, 0.0116, 0.6997, -0.0136, 0.1625},
                                {0.0022, 7.3e-05, -7.3e-05, 7.3e-04, -7.3e-05, 0.0029},
                                {3.0e-04, -5.4e-06, -1.0e-05, 4.0e-04, -9.8e-06, 1.0e-04},
                                {3.0e-04, -9.9e-06, 9.9e-06, 1.0e-04, -1.0e-05, 4.0e-04},
                                {3.0e-04, 1.0e-05, -9.8e-06, 3.0e-04, 9.8e-06, 1.0e-04},
                                {1.0e-04, -9.9e-06, -1.0e-05, 1.0e-04, 9.9e-06, 1.0e-04},
                                {0.0081, -9.1e-06, -9.9e-06, 1.0e-04, -9.9e-06, 0.0080}};
  for (std::size_t i = 0; i < 7; ++i) {
    Matrix3 about_com;
    const double* t = inertia[i];
    about_com << t[0], t[1], t[2], t[1], t[3], t[4], t[2], t[4], t[5];
    robot.bodies[i].inertia = LinkInertia::from_center_of_mass(mass[i], {com[i][0], com[i][1], com[i][2]}, about_com);
  }
  const TorqueModel model(robot);
  const BaseMap map = compute_base(model);
  const Vector beta = map.to_base(model.nominal());
  EXPECT_NEAR(beta[map.find("MYR2")], 7.066, 1e-3);
  EXPECT_NEAR(beta[map.find("MYR2")], 7.0581, 0.01);
  EXPECT_NEAR(beta[map.find("MYR4")], -3.496, 1e-3);
  EXPECT_NEAR(beta[map.find("MYR4")], -3.5033, 0.01);
}

}  // namespace
}  // namespace armature
