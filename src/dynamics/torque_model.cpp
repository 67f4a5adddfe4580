#include <algorithm>
#include <stdexcept>

#include "armature/dynamics.hpp"
#include "dynamics/mechanism.hpp"
#include "dynamics/plan.hpp"
#include "dynamics/term_check.hpp"

namespace armature {
namespace {

// Parameter k of a body, in Khalil's order: XX XY XZ YY YZ ZZ MX MY MZ M.
Parameter inertial_parameter(const Robot& robot, int body, int k) {
  Parameter p;
  p.name = kInertiaNames[static_cast<std::size_t>(k)] + std::to_string(body + 1);
  p.unit = k < 6 ? "kg·m²" : (k < 9 ? "kg·m" : "kg");
  p.body = body;
  // Moments of inertia and the mass of a body cannot be negative.
  const bool positive = k == 0 || k == 3 || k == 5 || k == 9;
  if (positive) p.lower = 0;
  // The robot file's value, where it has one.
  const auto& known = robot.bodies[static_cast<std::size_t>(body)].inertia;
  if (known) p.nominal = known->to_vector(ParameterOrder::Khalil)[k];
  return p;
}

}  // namespace

TorqueModel::TorqueModel(Robot robot, std::vector<Term> terms) {
  // A model that cannot be computed is never made.
  if (const auto error = robot.problem()) throw std::invalid_argument(error->text());
  if (const auto error = terms_problem(terms, robot)) throw std::invalid_argument(error->text());
  auto data = std::make_shared<Data>();
  data->mechanism = std::make_shared<Mechanism>(robot);
  data->joints = robot.joint_count();
  // Ten numbers per body, then one per column of the terms.
  for (int body = 0; body < static_cast<int>(robot.bodies.size()); ++body) {
    for (int k = 0; k < 10; ++k) data->parameters.push_back(inertial_parameter(robot, body, k));
  }
  for (const Term& term : terms) {
    for (const TermColumn& column : term.columns) {
      data->columns.push_back(column);
      data->parameters.push_back(column.parameter);
    }
  }
  // The plan keeps pointers to basis functions, so the columns are complete by now.
  data->plan = std::make_shared<Plan>(*data->mechanism, data->columns);
  data->robot = std::move(robot);
  data->terms = std::move(terms);
  data_ = std::move(data);
}

int TorqueModel::find(const std::string& name) const {
  const auto& list = parameters();
  const auto at = std::find_if(list.begin(), list.end(), [&](const Parameter& p) { return p.name == name; });
  return at == list.end() ? -1 : static_cast<int>(at - list.begin());
}

// What the robot file tells of every parameter, else 0.
Vector TorqueModel::nominal() const {
  Vector pi(parameter_count());
  for (int i = 0; i < parameter_count(); ++i) pi[i] = parameters()[static_cast<std::size_t>(i)].nominal.value_or(0);
  return pi;
}

// Inertias from outside; all other parameters keep their nominal values.
Vector TorqueModel::stack(const std::vector<LinkInertia>& inertias) const {
  if (static_cast<int>(inertias.size()) != bodies()) {
    throw std::invalid_argument("TorqueModel::stack: expected " + std::to_string(bodies()) + " inertias, got " +
                                std::to_string(inertias.size()));
  }
  Vector pi = nominal();
  for (int b = 0; b < bodies(); ++b)
    pi.segment<10>(10 * b) = inertias[static_cast<std::size_t>(b)].to_vector(ParameterOrder::Khalil);
  return pi;
}

LinkInertia TorqueModel::inertia(const Vector& pi, int body) const {
  return LinkInertia::from_vector(pi.segment<10>(10 * body), ParameterOrder::Khalil);
}

RegressorLayout regressor_layout(const TorqueModel& model) { return model.plan().layout; }

// Y(j, parameter) of one sample; what no column holds is structurally zero.
Matrix Regressor::dense(Eigen::Index sample, int parameter_count) const {
  Matrix y = Matrix::Zero(layout.joints(), parameter_count);
  for (int j = 0; j < layout.joints(); ++j) {
    for (int c = layout.begin[static_cast<std::size_t>(j)]; c < layout.begin[static_cast<std::size_t>(j) + 1]; ++c) {
      y(j, layout.parameter[static_cast<std::size_t>(c)]) = values(sample, c);
    }
  }
  return y;
}

// Rows sample by sample, joints within.
Matrix Regressor::stacked(int parameter_count) const {
  Matrix y(values.rows() * layout.joints(), parameter_count);
  for (Eigen::Index k = 0; k < values.rows(); ++k)
    y.middleRows(k * layout.joints(), layout.joints()) = dense(k, parameter_count);
  return y;
}

}  // namespace armature
