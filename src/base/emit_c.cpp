#include <algorithm>
#include <cctype>
#include <vector>

#include "armature/text.hpp"
#include "base/emit.hpp"
#include "core/escape.hpp"
#include "dynamics/shape_facts.hpp"

namespace armature::symbolic {
namespace {

// Macros carry the prefix in capitals.
std::string upper_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

const ShapeLanguage kC = {.text = &ShapeFacts::c,
                          .number = literal,
                          .sign = "({x} > 0.0 ? 1.0 : ({x} < 0.0 ? -1.0 : 0.0))",
                          .above = "({x} > 0.0 ? 1.0 : 0.0)",
                          .below = "({x} < 0.0 ? 1.0 : 0.0)",
                          .size = "fabs({x})",
                          .smooth_sign = "tanh({x} / {width})",
                          .smooth_above = "0.5 * (1.0 + tanh({x} / {width}))",
                          .smooth_below = "0.5 * (1.0 - tanh({x} / {width}))",
                          .dead_band = "({size} < {band} ? 0.0 : {value})"};

// Functions of terms that a program calls, each as C text of x: they become helpers of one sample.
class Helpers {
 public:
  explicit Helpers(std::string prefix) : prefix_(std::move(prefix)) {}
  /// The call of f; sin and cos have wide forms in kReal.
  std::string call(const Basis& f, const std::string& argument) {
    const std::string text = write_shape(f, "x", kC);
    if (text == "sin(x)") return prefix_ + "_sin(" + argument + ")";
    if (text == "cos(x)") return prefix_ + "_cos(" + argument + ")";
    // Equal functions are one helper.
    auto at = std::find(texts_.begin(), texts_.end(), text);
    if (at == texts_.end()) at = texts_.insert(at, text);
    return prefix_ + "_f" + std::to_string(at - texts_.begin()) + "(" + argument + ")";
  }
  // Each helper for one sample, and for all samples of a pack.
  [[nodiscard]] std::string definitions() const {
    std::string out;
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      const std::string name = prefix_ + "_f" + std::to_string(i);
      out += "static inline double " + name + "_of_one(double x) { return " + texts_[i] + "; }\n";
      out += "static inline " + prefix_ + "_real " + name + "(" + prefix_ + "_real x) { " + upper_case(prefix_) +
             "_EACH(" + name + "_of_one) }\n";
    }
    return out.empty() ? out : out + "\n";
  }

 private:
  std::string prefix_;
  std::vector<std::string> texts_;
};

// One sample, or several side by side in GNU C's vectors. @ is the prefix, $ the prefix in capitals. The polynomials
// are those of src/dynamics/sincos.hpp.
constexpr const char* kReal =
    R"(/* One sample at a time with double. Several at once with -D$_LANES=4 (AVX2) or 8 (AVX-512), by GCC or clang: every
   number of q, v, a and of the results is then $_LANES samples side by side; beta stays plain. */
#ifdef $_LANES
typedef double @_real __attribute__((vector_size(8 * $_LANES)));
typedef long long @_bits __attribute__((vector_size(8 * $_LANES)));
static inline @_real @_all(double x) { @_real y = {0}; return y + x; }
#define $_EACH(f) @_real y = x; int i; for (i = 0; i < $_LANES; ++i) y[i] = f(x[i]); return y;
/* sin(x + quarter * pi / 2), to 2 units of the last place; beyond 10,000 rad by <math.h>. */
static inline @_real @_turned(@_real x, int quarter) {
  const @_bits far = ~((x <= 1e4) & (x >= -1e4));
  const @_real shifted = x * 6.36619772367581382433e-01 + 6755399441055744.0, k = shifted - 6755399441055744.0;
  const @_real r = ((x - k * 1.57079632673412561417e+00) - k * 6.07710050630396597660e-11) - k * 2.02226624879595063154e-21;
  const @_real z = r * r, half = 0.5 * z, head = 1.0 - half;
  const @_real s = r + (z * r) * (-1.66666666666666324348e-01 + z * (8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04
      + z * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))));
  const @_real c = head + (((1.0 - head) - half) + (z * z) * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03
      + z * (2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09
      - z * 1.13596475577881948265e-11))))));
  const @_bits quadrant = (@_bits)shifted + quarter, odd = -(quadrant & 1);
  @_real y = (@_real)((((@_bits)s & ~odd) | ((@_bits)c & odd)) ^ ((quadrant & 2) << 62));
  long long any = 0;
  int i;
  for (i = 0; i < $_LANES; ++i) any |= far[i];
  if (any) for (i = 0; i < $_LANES; ++i) if (far[i]) y[i] = quarter ? cos(x[i]) : sin(x[i]);
  return y;
}
static inline @_real @_sin(@_real x) { return @_turned(x, 0); }
static inline @_real @_cos(@_real x) { return @_turned(x, 1); }
#else
typedef double @_real;
static inline @_real @_all(double x) { return x; }
#define $_EACH(f) return f(x);
#define @_sin sin
#define @_cos cos
#endif

)";

// A fixed text with the prefix in it.
std::string with_prefix(const char* text, const std::string& prefix) {
  std::string out;
  for (const char* c = text; *c != '\0'; ++c) {
    if (*c == '@')
      out += prefix;
    else if (*c == '$')
      out += upper_case(prefix);
    else
      out += *c;
  }
  return out;
}

// Whether each node is a number per sample, or one for all of them: what depends on beta alone.
std::vector<bool> wide_nodes(const Graph& graph) {
  std::vector<bool> wide;
  for (const Node& n : graph.nodes()) {
    const auto of = [&](int operand) { return operand >= 0 && wide[static_cast<std::size_t>(operand)]; };
    wide.push_back(n.kind == Node::Kind::Input ? graph.name(n.which).rfind("beta[", 0) != 0 : of(n.a) || of(n.b));
  }
  return wide;
}

// Lengths of the arrays as macros, so that the caller sees them in the signature.
std::string size_macro(const Program& p, const std::string& array) {
  return upper_case(p.prefix) + (array == "beta" ? "_BASE" : "_JOINTS");
}

// The head of a function: arrays by their length, beta plain, all else per sample.
std::string signature(const Program& p, const Function& f) {
  std::string text = "static inline void " + p.prefix + "_" + f.name + "(";
  for (const std::string& array : f.inputs)
    text += "const " + (array == "beta" ? std::string("double ") : p.prefix + "_real ") + array + "[" +
            size_macro(p, array) + "], ";
  std::string size = f.rows == p.model.joints() ? size_macro(p, "q") : std::to_string(f.rows);
  if (f.columns > 1) size += " * " + (f.columns == p.model.joints() ? size_macro(p, "q") : size_macro(p, "beta"));
  return text + p.prefix + "_real " + f.output + "[" + size + "])";
}

// A function as a list of assignments, one per node that its results need.
std::string function_in_c(const Program& p, const Function& f, const Operations& ops, const std::vector<bool>& wide,
                          Helpers& helpers) {
  std::string text = "/* " + f.meaning + "\n   " + std::to_string(ops.multiplications) + " multiplications, " +
                     std::to_string(ops.additions) + " additions, " + std::to_string(ops.calls) + " functions. */\n";
  text += signature(p, f) + " {\n";
  const auto nodes = needed(p.graph, f.values);
  // An argument that no result depends on would be a warning.
  for (const std::string& array : f.inputs) {
    const bool used = std::any_of(nodes.begin(), nodes.end(), [&](int i) {
      const Node& n = p.graph.nodes()[static_cast<std::size_t>(i)];
      return n.kind == Node::Kind::Input && p.graph.name(n.which).rfind(array + "[", 0) == 0;
    });
    if (!used) text += "  (void)" + array + ";\n";
  }
  const auto is_wide = [&](int node) { return wide[static_cast<std::size_t>(node)]; };
  for (const int i : nodes) {
    text += "  const " + (is_wide(i) ? p.prefix + "_real" : std::string("double")) + " t" + std::to_string(i) + " = " +
            right_side(
                p.graph, i, [](const std::string& name) { return name; },
                [&](const Basis& basis, const std::string& x) { return helpers.call(basis, x); }) +
            ";\n";
  }
  for (std::size_t i = 0; i < f.values.size(); ++i) {
    const Expr& value = f.values[i];
    // A result that is one number for all samples is spread over them.
    const bool plain = value.is_constant() || !is_wide(value.node());
    text += "  " + f.output + "[" + std::to_string(i) +
            "] = " + (plain ? p.prefix + "_all(" + operand_text(value) + ")" : operand_text(value)) + ";\n";
  }
  return text + "}\n\n";
}

// One step of src/monitor/observer.cpp: the drive by the trapezoidal rule, the residual's own feedback implicitly.
constexpr const char* kObserver =
    R"(/* The momentum observer: collisions without a force sensor. A state of zeros begins; every call takes the state and
   torque dt seconds [s] after the last one and gives the residual r, r' = gain (external torque - r), gain in 1/s. */
typedef struct @_observer {
  @_real start[$_JOINTS], integral[$_JOINTS], drive[$_JOINTS], fed_back[$_JOINTS];
  int started;
} @_observer;
static inline void @_observer_step(@_observer* o, double gain, double dt, const @_real q[$_JOINTS],
                                   const @_real v[$_JOINTS], const @_real tau[$_JOINTS], const double beta[$_BASE],
                                   @_real residual[$_JOINTS]) {
  @_real terms[2 * $_JOINTS];
  const double half = 0.5 * dt, feedback = gain / (1.0 + gain * dt);
  int j;
  @_momentum(q, v, beta, terms);
  for (j = 0; j < $_JOINTS; ++j) {
    const @_real drive = tau[j] + terms[$_JOINTS + j];
    residual[j] = @_all(0.0);
    if (o->started) {
      o->integral[j] = o->integral[j] + half * (drive + o->drive[j]);
      residual[j] = feedback * (terms[j] - o->start[j] - o->integral[j] - o->fed_back[j]);
      o->fed_back[j] = o->fed_back[j] + dt * residual[j];
    } else {
      o->start[j] = terms[j];
    }
    o->drive[j] = drive;
  }
  o->started = 1;
}

)";

// beta = projection · pi as one sum per base parameter.
std::string regrouping_in_c(const Program& p) {
  const std::string big = upper_case(p.prefix);
  std::string text = "/* beta = projection . pi: standard parameters to base parameters. */\n";
  text += "static inline void " + p.prefix + "_base_parameters(const double pi[" + big + "_STANDARD], double beta[" +
          big + "_BASE]) {\n";
  for (int i = 0; i < p.map.size(); ++i) {
    const BaseParameter& b = p.map.parameters[static_cast<std::size_t>(i)];
    text += "  beta[" + std::to_string(i) + "] = pi[" + std::to_string(b.column) + "]";
    // The regrouped parameters with their coefficients.
    for (const auto& [column, c] : b.others) {
      text += (c < 0 ? " - " : " + ") + literal(std::abs(c)) + " * pi[" + std::to_string(column) + "]";
    }
    text += ";\n";
  }
  if (p.map.size() == 0) text += "  (void)pi;\n  (void)beta;\n";
  return text + "}\n\n";
}

// The names of the base parameters, by their number.
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
  // The head of the file: what it is, and what beta and pi hold.
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
  // Functions are written first: only then is known which helpers they call.
  const std::vector<bool> wide = wide_nodes(p.graph);
  Helpers helpers(p.prefix);
  std::string functions;
  for (std::size_t i = 0; i < p.functions.size(); ++i)
    functions += function_in_c(p, p.functions[i], p.operations[i], wide, helpers);
  return text + with_prefix(kReal, p.prefix) + helpers.definitions() + functions + with_prefix(kObserver, p.prefix) +
         regrouping_in_c(p) + names(p) + "#endif /* " + big + "_DYNAMICS_H */\n";
}

}  // namespace armature::symbolic
