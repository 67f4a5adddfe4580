#include "armature/export.hpp"

#include <algorithm>
#include <stdexcept>

#include "armature/files.hpp"
#include "armature/term_kinds.hpp"
#include "model/json.hpp"

namespace armature {
namespace {

// Calls visit(term, column, parameter index) for every term column.
template <class Visit>
void for_each_column(const IdentifiedModel& model, const Visit& visit) {
  int index = 10 * static_cast<int>(model.robot.bodies.size());
  for (const Term& term : model.terms) {
    for (const TermColumn& column : term.columns) visit(term, column, index++);
  }
}

}  // namespace

Robot identified_robot(const IdentifiedModel& model, ParameterSet set) {
  // A combination has no body to be written to.
  if (set == ParameterSet::Base || set == ParameterSet::Essential) {
    throw std::invalid_argument(std::string("identified_robot: ") + to_string(set) +
                                " parameters are combinations that no single body owns; use the physical set");
  }
  const Predictor predictor(model, set);
  Robot robot = model.robot;
  const auto coordinates = robot.coordinates();
  // Every body gets its inertia, and a drive of zeros that the terms fill.
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    robot.bodies[b].inertia = predictor.torque_model().inertia(predictor.parameters(), static_cast<int>(b));
    robot.bodies[b].joint.nominal = JointNominal{};
  }
  // Terms whose parameter has a place in a robot file (TermSymbol::nominal).
  for_each_column(model, [&](const Term&, const TermColumn& column, int index) {
    const TermSymbol* symbol = find_term_symbol(column.parameter.name);
    if (symbol == nullptr || symbol->nominal == nullptr || !symbol->kept || column.parameter.joint < 0) return;
    const auto body = static_cast<std::size_t>(coordinates[static_cast<std::size_t>(column.parameter.joint)]);
    (*robot.bodies[body].joint.nominal).*(symbol->nominal) = predictor.parameters()[index];
  });
  return robot;
}

std::string side_file(const IdentifiedModel& model, const std::vector<std::string>& held, const std::string& exported) {
  // What is left over: the parameters of terms that the format cannot hold.
  const Predictor predictor(model, model.best());
  Json list = Json::array();
  for_each_column(model, [&](const Term& term, const TermColumn& column, int index) {
    if (std::find(held.begin(), held.end(), term.kind) != held.end()) return;
    const auto names = model.robot.joint_names();
    Json joints = Json::array();
    for (const auto& row : column.rows) joints.push_back(names[static_cast<std::size_t>(row.first)]);
    list.push_back({{"name", column.parameter.name},
                    {"term", term.kind},
                    {"joints", joints},
                    {"value", number_to_json(predictor.parameters()[index])},
                    {"unit", column.parameter.unit}});
    // The number inside the function, such as the Stribeck velocity.
    if (const double number = column.rows.front().second.p0; number != 0) list.back()["shape"] = number_to_json(number);
  });
  if (list.empty()) return "";
  Json side = {{"format", "armature side file"},
               {"format_version", 1},
               {"meaning", "parameters of the model that the exported format has no place for"},
               {"parameters", list}};
  // Ties the file to the text that it was written with.
  if (!exported.empty()) side["belongs_to_sha256"] = checksum(exported);
  return pretty(side);
}

}  // namespace armature
