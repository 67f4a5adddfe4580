#include "physical/constraints/expression.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

#include "armature/text.hpp"

namespace armature::physical {

// One node of the syntax tree.
struct Expression::Node {
  char kind = 'n';  // n number, v variable, + − * / ^, f function
  double number = 0;
  int variable = 0;
  std::string function;
  std::shared_ptr<const Node> left, right;
};

namespace {

using NodePtr = std::shared_ptr<const Expression::Node>;

constexpr double kInf = std::numeric_limits<double>::infinity();

// Recursive descent, one function per level: relation, sum, product, sign, atom. The first problem is kept.
class Parser {
 public:
  Parser(const std::string& text, const std::vector<std::string>& names) : text_(text), names_(names) {}

  // sum (<=|>=|<|>|=) sum
  NodePtr relation(double& lower, double& upper) {
    NodePtr left = sum();
    skip();
    const char sign = at_ < text_.size() ? text_[at_] : '\0';
    if (failed() || (sign != '<' && sign != '>' && sign != '=')) return fail("expected <=, >= or =");
    ++at_;
    if (at_ < text_.size() && text_[at_] == '=') ++at_;
    NodePtr right = sum();
    skip();
    if (!failed() && at_ < text_.size()) return fail("cannot read further");
    // left − right ≤ 0, ≥ 0 or = 0.
    lower = sign == '<' ? -kInf : 0;
    upper = sign == '>' ? kInf : 0;
    return binary('-', left, right);
  }
  [[nodiscard]] bool failed() const { return !problem_.empty(); }
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] std::size_t place() const { return place_; }
  [[nodiscard]] const std::vector<int>& used() const { return used_; }

 private:
  // White space has no meaning.
  void skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }
  // Takes this character if it is the next one.
  bool take(char c) {
    skip();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  // Keeps the first problem and its place; later ones follow from it.
  NodePtr fail(const std::string& what) {
    if (problem_.empty()) problem_ = what, place_ = at_;
    return nullptr;
  }
  // Nodes of the tree.
  static NodePtr binary(char kind, NodePtr left, NodePtr right) {
    auto node = std::make_shared<Expression::Node>();
    node->kind = kind;
    node->left = std::move(left);
    node->right = std::move(right);
    return node;
  }
  static NodePtr number(double value) {
    auto node = std::make_shared<Expression::Node>();
    node->number = value;
    return node;
  }

  // product (+ product | − product)*
  NodePtr sum() {
    NodePtr left = product();
    while (!failed()) {
      if (take('+')) {
        left = binary('+', left, product());
      } else if (take('-')) {
        left = binary('-', left, product());
      } else {
        break;
      }
    }
    return left;
  }
  // sign (* sign | / sign)*
  NodePtr product() {
    NodePtr left = sign();
    while (!failed()) {
      if (take('*')) {
        left = binary('*', left, sign());
      } else if (take('/')) {
        left = binary('/', left, sign());
      } else {
        break;
      }
    }
    return left;
  }
  // − sign, or atom (^ sign): a power binds tighter than the minus before it, and groups from the right.
  NodePtr sign() {
    // Deep nesting would exhaust the stack.
    if (++depth_ > 200) return fail("nested too deeply");
    NodePtr out;
    if (take('-')) {
      out = binary('-', number(0), sign());
    } else {
      take('+');
      out = atom();
      if (!failed() && take('^')) out = binary('^', out, sign());
    }
    --depth_;
    return out;
  }
  // ( sum ), a number, a function or a name.
  NodePtr atom() {
    skip();
    if (take('(')) {
      NodePtr inside = sum();
      if (!failed() && !take(')')) return fail("expected )");
      return inside;
    }
    // A number and a name consist of the same characters.
    std::size_t end = at_;
    const auto more = [&] {
      const char c = end < text_.size() ? text_[end] : ' ';
      if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.') return true;
      // The sign of an exponent: 1e-3.
      return (c == '-' || c == '+') && end > at_ + 1 && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0 &&
             (text_[end - 1] == 'e' || text_[end - 1] == 'E');
    };
    while (more()) ++end;
    const std::string word = text_.substr(at_, end - at_);
    if (word.empty()) return fail("expected a number, a name or (");
    // A word that reads as a number is one.
    if (const auto value = parse_double(word)) return at_ = end, number(*value);
    return name(word, end);
  }
  // A function with its argument, or a variable; an unknown name gets the nearest known one as a hint.
  NodePtr name(const std::string& word, std::size_t end) {
    static const std::vector<std::string> functions = {"sqrt", "abs", "sin", "cos", "exp", "log"};
    auto node = std::make_shared<Expression::Node>();
    if (std::find(functions.begin(), functions.end(), word) != functions.end()) {
      at_ = end;
      if (!take('(')) return fail("expected ( after " + word);
      node->kind = 'f';
      node->function = word;
      node->left = sum();
      if (!failed() && !take(')')) return fail("expected )");
      return node;
    }
    // Anything else must be a known variable.
    const auto found = std::find(names_.begin(), names_.end(), word);
    if (found == names_.end()) {
      const auto near = nearest_name(word, names_);
      return fail("no parameter is named \"" + word + "\"" + (near ? "; did you mean " + *near + "?" : ""));
    }
    at_ = end;
    node->kind = 'v';
    node->variable = static_cast<int>(found - names_.begin());
    used_.push_back(node->variable);
    return node;
  }

  const std::string& text_;
  const std::vector<std::string>& names_;
  std::size_t at_ = 0, place_ = 0;
  int depth_ = 0;
  std::string problem_;
  std::vector<int> used_;
};

// f(u) with f' and f'': the chain rule to second order.
Jet chain(const Jet& u, double f, double d1, double d2) {
  return {f, d1 * u.gradient, d1 * u.hessian + d2 * u.gradient * u.gradient.transpose()};
}

// Product rule to second order.
Jet times(const Jet& a, const Jet& b) {
  const Matrix cross = a.gradient * b.gradient.transpose();
  return {a.value * b.value, a.value * b.gradient + b.value * a.gradient,
          a.value * b.hessian + b.value * a.hessian + cross + cross.transpose()};
}

// Value and two derivatives of each function.
Jet function(const std::string& name, const Jet& u) {
  const double x = u.value;
  if (name == "sqrt") return chain(u, std::sqrt(x), 0.5 / std::sqrt(x), -0.25 / (x * std::sqrt(x)));
  if (name == "abs") return chain(u, std::abs(x), x < 0 ? -1 : 1, 0);
  if (name == "sin") return chain(u, std::sin(x), std::cos(x), -std::sin(x));
  if (name == "cos") return chain(u, std::cos(x), -std::sin(x), -std::cos(x));
  if (name == "exp") return chain(u, std::exp(x), std::exp(x), std::exp(x));
  return chain(u, std::log(x), 1 / x, -1 / (x * x));
}

// A variable exponent goes through exp(n log u); a constant one keeps negative bases possible.
Jet power(const Jet& u, const Jet& exponent) {
  if (exponent.gradient.norm() > 0) return function("exp", times(exponent, function("log", u)));
  const double n = exponent.value, x = u.value;
  return chain(u, std::pow(x, n), n == 0 ? 0 : n * std::pow(x, n - 1),
               n == 0 || n == 1 ? 0 : n * (n - 1) * std::pow(x, n - 2));
}

// Value and derivatives of a node from those below it.
Jet walk(const Expression::Node& node, const Vector& x, const std::vector<int>& variables) {
  const auto size = static_cast<Eigen::Index>(variables.size());
  if (node.kind == 'n' || node.kind == 'v') {
    Jet jet{node.number, Vector::Zero(size), Matrix::Zero(size, size)};
    if (node.kind == 'v') {
      const auto at = std::lower_bound(variables.begin(), variables.end(), node.variable) - variables.begin();
      jet.value = x[node.variable];
      jet.gradient[at] = 1;
    }
    return jet;
  }
  const Jet a = walk(*node.left, x, variables);
  if (node.kind == 'f') return function(node.function, a);
  const Jet b = walk(*node.right, x, variables);
  // A quotient is the product with the reciprocal.
  switch (node.kind) {
    case '+': return {a.value + b.value, a.gradient + b.gradient, a.hessian + b.hessian};
    case '-': return {a.value - b.value, a.gradient - b.gradient, a.hessian - b.hessian};
    case '*': return times(a, b);
    case '/': return times(a, chain(b, 1 / b.value, -1 / (b.value * b.value), 2 / (b.value * b.value * b.value)));
    default: return power(a, b);
  }
}

}  // namespace

Result<Expression> Expression::parse(const std::string& text, const std::vector<std::string>& names) {
  Parser parser(text, names);
  // An error tells the character at which reading ended.
  Expression out;
  out.text_ = text;
  out.root_ = parser.relation(out.lower_, out.upper_);
  if (parser.failed()) {
    return Error{ErrorCode::Syntax, parser.problem(),
                 "constraint \"" + text + "\", character " + std::to_string(parser.place() + 1),
                 "Write for example \"m1 + m2 <= 3\" or \"Izz1 >= 2*Ixx1\"."};
  }
  // Each variable once, in order: derivatives follow this order.
  out.variables_ = parser.used();
  std::sort(out.variables_.begin(), out.variables_.end());
  out.variables_.erase(std::unique(out.variables_.begin(), out.variables_.end()), out.variables_.end());
  return out;
}

Jet Expression::evaluate(const Vector& x) const { return walk(*root_, x, variables_); }

}  // namespace armature::physical
