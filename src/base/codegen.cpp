#include "armature/codegen.hpp"

#include <cctype>
#include <stdexcept>

#include "armature/text.hpp"
#include "base/emit.hpp"

namespace armature {
namespace symbolic {

std::string literal(double value) {
  std::string text = exact(value);
  // Neither a dot, an exponent nor "nan" or "inf": an integer, which C would divide as one.
  if (text.find_first_of(".en") == std::string::npos) text += ".0";
  return text;
}

std::string operand_text(const Expr& e) {
  return e.is_constant() ? literal(e.value()) : "t" + std::to_string(e.node());
}

}  // namespace symbolic

namespace {

// A name that C takes: letters, digits and underscores, small letters.
std::string identifier(const std::string& name) {
  std::string out;
  for (const char c : name) out += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  // Names that begin with _ belong to the compiler: "__real" is one of its keywords.
  if (out.empty() || std::isalpha(static_cast<unsigned char>(out[0])) == 0) out = "robot_" + out;
  return lower_case(out);
}

}  // namespace

GeneratedCode generate_code(const TorqueModel& model, const BaseMap& map, const CodegenOptions& options) {
  // The map must be of this model.
  if (map.full_size() != model.parameter_count()) {
    throw std::invalid_argument("generate_code: the base map has " + std::to_string(map.full_size()) +
                                " standard parameters, the model " + std::to_string(model.parameter_count()));
  }
  symbolic::Graph graph;
  symbolic::Program program{model, map, graph, symbolic::make_functions(graph, model, map, options.friction_velocity),
                            {},    {}};
  program.prefix = identifier(options.prefix.empty() ? model.robot().name : options.prefix);
  GeneratedCode out;
  out.prefix = program.prefix;
  // The work of each function, for the file and for the caller.
  for (const symbolic::Function& f : program.functions) {
    const auto ops = count(graph, needed(graph, f.values));
    program.operations.push_back(ops);
    out.counts.push_back({f.name, ops.multiplications, ops.additions, ops.calls});
  }
  out.text = options.language == CodegenOptions::Language::C ? emit_c(program) : emit_numpy(program);
  return out;
}

}  // namespace armature
