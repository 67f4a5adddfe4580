#include <algorithm>

#include "armature/physical.hpp"
#include "physical/constraints/assembly.hpp"

namespace armature {
namespace {

using physical::Assembly;
using physical::Named;

// min t with B_k(x) + t · size_k · E ⪰ 0 and t ≥ −1: a feasible interior exists exactly when t < 0.
struct PhaseOne {
  bool feasible = false;
  std::vector<double> weight;  // of every constraint kept, in order: how much it pushes t up
};

// Only the constraints that are kept.
PhaseOne solve_phase_one(Assembly assembly, const std::vector<int>& kept) {
  std::vector<Named> constraints;
  for (int k : kept) constraints.push_back(assembly.constraints[static_cast<std::size_t>(k)]);
  assembly.constraints = constraints;
  cone::Program program = assembly.program(0);
  const int t = assembly.variables;
  // t is one more variable. It is all that is minimised, and no equation contains it.
  const auto grow = [&](Vector& v, double value) { v.conservativeResize(t + 1), v[t] = value; };
  grow(program.scale, 1);
  grow(program.start, 1);
  grow(program.c, 1);
  program.E.conservativeResize(Eigen::NoChange, t + 1);
  program.E.rightCols(1).setZero();
  program.A = Matrix(0, t + 1);
  program.a = Vector(0);
  // Every block may be relaxed by t times its own size.
  std::size_t at = 0;
  for (const Named& named : constraints) {
    if (named.equality()) continue;
    cone::Block& block = program.blocks[at++];
    block.variables.push_back(t);
    block.map.conservativeResize(Eigen::NoChange, block.map.cols() + 1);
    block.map.rightCols(1) =
        named.size * (block.size == 1 ? Matrix(Matrix::Ones(1, 1)) : Matrix(cone::pack(Matrix4::Identity())));
  }
  // t ≥ −1 keeps the search bounded where there is room.
  cone::Block floor;
  floor.variables = {t};
  floor.map = Matrix::Ones(1, 1);
  floor.offset = Vector::Ones(1);
  program.blocks.push_back(floor);
  const cone::Solution solution = cone::solve(program);
  PhaseOne out;
  // Equations that exclude each other: none of them can be told from the others here.
  if (solution.status == cone::Status::Inconsistent) {
    out.weight.assign(kept.size(), 1.0);
    return out;
  }
  out.feasible = solution.x.size() > 0 && solution.x[t] < -1e-7 && solution.status != cone::Status::NotConverged;
  // The multiplier says how much a block pushes t up; an equation counts 1.
  at = 0;
  for (const Named& named : constraints) {
    out.weight.push_back(named.equality() || solution.duals.empty() ? 1.0 : named.size * solution.duals[at].norm());
    if (!named.equality()) ++at;
  }
  return out;
}

}  // namespace

std::vector<std::string> find_contradiction(const TorqueModel& model, const PhysicalConstraints& constraints,
                                            const PhysicalOptions& options) {
  // Begin with all constraints; if there is room inside, nothing contradicts.
  const physical::Reference reference = physical::make_reference(model, options);
  const Assembly assembly = physical::assemble(model, constraints, options, reference, options.margin);
  std::vector<int> kept;
  for (std::size_t k = 0; k < assembly.constraints.size(); ++k) kept.push_back(static_cast<int>(k));
  const PhaseOne all = solve_phase_one(assembly, kept);
  if (all.feasible) return {};
  // What the certificate does not use is not part of the contradiction; a deletion filter removes the rest.
  const double largest = *std::max_element(all.weight.begin(), all.weight.end());
  std::vector<int> used;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (all.weight[i] > 1e-7 * largest) used.push_back(kept[i]);
  }
  // Use the certificate only if what it names is still a contradiction.
  if (!solve_phase_one(assembly, used).feasible) kept = used;
  // Leave out each constraint in turn: if the rest still contradicts, it was not needed.
  for (std::size_t i = 0; i < kept.size();) {
    std::vector<int> without = kept;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
    if (!without.empty() && !solve_phase_one(assembly, without).feasible) {
      kept = without;
    } else {
      ++i;
    }
  }
  // Several blocks may have one name; it is told once.
  std::vector<std::string> names;
  for (int k : kept) {
    const std::string& name = assembly.constraints[static_cast<std::size_t>(k)].name;
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

}  // namespace armature
