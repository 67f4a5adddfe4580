#include <algorithm>
#include <cctype>

#include "armature/text.hpp"
#include "base/emit.hpp"
#include "core/escape.hpp"

namespace armature::symbolic {
namespace {

using Shape = Basis::Shape;

std::string upper_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

std::string sign_of(const std::string& x) { return "(" + x + " > 0.0 ? 1.0 : (" + x + " < 0.0 ? -1.0 : 0.0))"; }

std::string shape_text(const Basis& f, const std::string& x) {
  const std::string p0 = literal(f.p0);
  switch (f.shape) {
    case Shape::One: return "1.0";
    case Shape::Identity: return x;
    case Shape::Presliding:
    case Shape::Sign: return sign_of(x);
    case Shape::Positive: return "(" + x + " > 0.0 ? 1.0 : 0.0)";
    case Shape::Negative: return "(" + x + " < 0.0 ? -1.0 : 0.0)";
    case Shape::Tanh: return "tanh(" + x + " / " + p0 + ")";
    case Shape::Stribeck: return sign_of(x) + " * exp(-pow(fabs(" + x + ") / " + p0 + ", " + literal(f.p1) + "))";
    case Shape::Power: return sign_of(x) + " * pow(fabs(" + x + "), " + p0 + ")";
    case Shape::Sin: return "sin(" + x + ")";
    case Shape::Cos: return "cos(" + x + ")";
    case Shape::Lever:
      return "sin(" + x + ") / sqrt(" + literal(1 + f.p0 * f.p0) + " - " + literal(2 * f.p0) + " * cos(" + x + "))";
  }
  return "0.0";
}

std::string call_in_c(const Basis& f, const std::string& x) {
  const std::string plain = shape_text(f, x);
  return f.dead_band > 0 ? "(fabs(" + x + ") < " + literal(f.dead_band) + " ? 0.0 : " + plain + ")" : plain;
}

// Lengths of the arrays as macros, so that the caller sees them in the signature.
std::string size_macro(const Program& p, const std::string& array) {
  return upper_case(p.prefix) + (array == "beta" ? "_BASE" : "_JOINTS");
}

std::string signature(const Program& p, const Function& f) {
  std::string text = "static inline void " + p.prefix + "_" + f.name + "(";
  for (const std::string& array : f.inputs) text += "const double " + array + "[" + size_macro(p, array) + "], ";
  std::string size = size_macro(p, "q");
  if (f.columns > 1) size += " * " + (f.columns == f.rows ? size_macro(p, "q") : size_macro(p, "beta"));
  return text + "double " + f.output + "[" + size + "])";
}

std::string function_in_c(const Program& p, const Function& f, const Operations& ops) {
  std::string text = "/* " + f.meaning + "\n   " + std::to_string(ops.multiplications) + " multiplications, " +
                     std::to_string(ops.additions) + " additions, " + std::to_string(ops.calls) + " functions. */\n";
  text += signature(p, f) + " {\n";
  const auto nodes = needed(p.graph, f.values);
  for (const std::string& array : f.inputs) {
    const bool used = std::any_of(nodes.begin(), nodes.end(), [&](int i) {
      const Node& n = p.graph.nodes()[static_cast<std::size_t>(i)];
      return n.kind == Node::Kind::Input && p.graph.name(n.which).rfind(array + "[", 0) == 0;
    });
    if (!used) text += "  (void)" + array + ";\n";
  }
  for (const int i : nodes) {
    text += "  const double t" + std::to_string(i) + " = " +
            right_side(
                p.graph, i, [](const std::string& name) { return name; }, call_in_c) +
            ";\n";
  }
  for (std::size_t i = 0; i < f.values.size(); ++i) {
    text += "  " + f.output + "[" + std::to_string(i) + "] = " + operand_text(f.values[i]) + ";\n";
  }
  return text + "}\n\n";
}

// beta = projection · pi as one sum per base parameter.
std::string regrouping_in_c(const Program& p) {
  const std::string big = upper_case(p.prefix);
  std::string text = "/* beta = projection . pi: standard parameters to base parameters. */\n";
  text += "static inline void " + p.prefix + "_base_parameters(const double pi[" + big + "_STANDARD], double beta[" +
          big + "_BASE]) {\n";
  for (int i = 0; i < p.map.size(); ++i) {
    const BaseParameter& b = p.map.parameters[static_cast<std::size_t>(i)];
    text += "  beta[" + std::to_string(i) + "] = pi[" + std::to_string(b.column) + "]";
    for (const auto& [column, c] : b.others) {
      text += (c < 0 ? " - " : " + ") + literal(std::abs(c)) + " * pi[" + std::to_string(column) + "]";
    }
    text += ";\n";
  }
  if (p.map.size() == 0) text += "  (void)pi;\n  (void)beta;\n";
  return text + "}\n\n";
}

std::string names(const Program& p) {
  std::string text = "/* Name of base parameter i, \"\" outside 0 ... " + upper_case(p.prefix) + "_BASE - 1. */\n";
  text += "static inline const char* " + p.prefix + "_base_name(int i) {\n  switch (i) {\n";
  for (int i = 0; i < p.map.size(); ++i) {
    text += "    case " + std::to_string(i) + ": return " +
            c_string(p.map.parameters[static_cast<std::size_t>(i)].name) + ";\n";
  }
  return text + "    default: return \"\";\n  }\n}\n\n";
}

}  // namespace

std::string emit_c(const Program& p) {
  const std::string big = upper_case(p.prefix);
  std::string text = "/* Dynamics of " + escape_c_comment(p.model.robot().name) +
                     ", generated by Armature. SI units; matrices row by row.\n\n   Base parameters beta:\n";
  for (int i = 0; i < p.map.size(); ++i) {
    const BaseParameter& b = p.map.parameters[static_cast<std::size_t>(i)];
    text += "     " + std::to_string(i) + "  " +
            escape_c_comment(formula(b, p.model.parameters()) + "  [" + b.unit + "]") + "\n";
  }
  text += "\n   Standard parameters pi: XX XY XZ YY YZ ZZ MX MY MZ M per body, then the joint terms. */\n";
  text += "#ifndef " + big + "_DYNAMICS_H\n#define " + big + "_DYNAMICS_H\n\n#include <math.h>\n\n";
  text += "#define " + big + "_JOINTS " + std::to_string(p.model.joints()) + "\n";
  // An array of length zero is not C; a robot without a base parameter keeps one unused place.
  text += "#define " + big + "_BASE " + std::to_string(std::max(1, p.map.size())) + "\n";
  text += "#define " + big + "_STANDARD " + std::to_string(p.model.parameter_count()) + "\n\n";
  for (std::size_t i = 0; i < p.functions.size(); ++i) text += function_in_c(p, p.functions[i], p.operations[i]);
  return text + regrouping_in_c(p) + names(p) + "#endif /* " + big + "_DYNAMICS_H */\n";
}

}  // namespace armature::symbolic
