// Expressions of xacro, read and evaluated in one pass.
#include <algorithm>
#include <cctype>

#include "armature/text.hpp"
#include "robot/xacro_operations.hpp"

namespace armature::reading {
namespace xacro {
namespace {

using List = XacroValue::List;
using Table = XacroValue::Table;

// Nesting of brackets and operators; deeper expressions would exhaust the stack.
constexpr int kDeepestExpression = 60;

// What and, or, if do not choose is parsed too, but not evaluated: no name is asked for.
// Grammar, from loose to tight: choice, either, both, negation, comparison, sum, product, factor, entry, atom.
class Parser {
 public:
  Parser(std::string_view text, const XacroNames& names) : text_(text), names_(names) {}

  XacroValue whole_expression() {
    XacroValue out = choice(true);
    space();
    if (at_ < text_.size()) fail("\"" + std::string(text_.substr(at_)) + "\" was not understood");
    return out;
  }

 private:
  // Counts the depth while a level of the grammar is being read.
  struct Deeper {
    explicit Deeper(int& counter) : depth(counter) {
      if (++depth > kDeepestExpression) fail("the expression is nested too deep");
    }
    ~Deeper() { --depth; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;
    int& depth;
  };

  void space() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }
  static bool in_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
  // Consumes a sign or word if it comes next; "or" does not match the beginning of "origin".
  bool take(std::string_view sign) {
    space();
    if (text_.substr(at_, sign.size()) != sign) return false;
    if (in_name(sign.back()) && at_ + sign.size() < text_.size() && in_name(text_[at_ + sign.size()])) return false;
    at_ += sign.size();
    return true;
  }
  // Looks without consuming.
  bool comes(std::string_view sign) {
    space();
    return text_.substr(at_, sign.size()) == sign;
  }
  // Two words with any white space between them.
  bool take_not_in() {
    const std::size_t begin = at_;
    if (take("not") && take("in")) return true;
    at_ = begin;
    return false;
  }
  void need(std::string_view sign) {
    if (!take(sign)) fail("\"" + std::string(sign) + "\" is missing");
  }

  // a if c else b: which of the two counts is known after both were read.
  XacroValue choice(bool count) {
    const Deeper deeper(depth_);
    const std::size_t begin = at_;
    // Read without evaluating: an "if" behind it may decide that it does not count.
    XacroValue out = either(false);
    if (!take("if")) {
      // No "if" follows: read it again, and evaluate.
      if (!count) return out;
      at_ = begin;
      return either(true);
    }
    // Remember where condition and alternative begin, and read over both.
    const std::size_t condition_at = at_;
    (void)either(false);
    need("else");
    const std::size_t other_at = at_;
    (void)choice(false);
    const std::size_t end = at_;
    if (!count) return {};
    // Go back: evaluate the condition, then only the branch that it chooses.
    at_ = condition_at;
    const bool yes = either(true).truth();
    at_ = yes ? begin : other_at;
    out = yes ? either(true) : choice(true);
    at_ = end;
    return out;
  }
  // or: the first operand that is true, else the last one, as in Python.
  XacroValue either(bool count) {
    const Deeper deeper(depth_);
    XacroValue out = both(count);
    while (take("or")) {
      const bool done = count && out.truth();
      const XacroValue next = both(count && !done);
      if (!done) out = next;
    }
    return out;
  }
  // and: the first operand that is false, else the last one.
  XacroValue both(bool count) {
    XacroValue out = negation(count);
    while (take("and")) {
      const bool done = count && !out.truth();
      const XacroValue next = negation(count && !done);
      if (!done) out = next;
    }
    return out;
  }
  XacroValue negation(bool count) {
    const Deeper deeper(depth_);
    if (!take("not")) return comparison(count);
    const XacroValue v = negation(count);
    return count ? of(!v.truth()) : XacroValue{};
  }
  // Chains as in Python: a < b < c means a < b and b < c.
  XacroValue comparison(bool count) {
    XacroValue left = sum(count);
    bool any = false, all = true;
    // Longer signs first, so that "<=" is not read as "<".
    for (;;) {
      std::string how;
      for (const char* sign : {"==", "!=", "<=", ">=", "<", ">", "in"}) {
        if (how.empty() && take(sign)) how = sign;
      }
      if (how.empty() && take_not_in()) how = "not in";
      if (how.empty()) break;
      const XacroValue right = sum(count);
      any = true;
      if (count && (how == "in" || how == "not in"))
        all = all && contains(right, left) == (how == "in");
      else if (count)
        all = all && compare(how, left, right);
      left = right;
    }
    return any ? of(all) : left;
  }
  // Left to right: a − b − c = (a − b) − c.
  XacroValue sum(bool count) {
    XacroValue out = product(count);
    for (;;) {
      const bool plus = take("+");
      if (!plus && !take("-")) return out;
      const XacroValue next = product(count);
      if (count) out = plus ? add(out, next) : subtract(out, next);
    }
  }
  // "//" before "/", and "**" is not "*".
  XacroValue product(bool count) {
    XacroValue out = factor(count);
    for (;;) {
      std::string how;
      for (const char* sign : {"//", "/", "%"}) {
        if (how.empty() && take(sign)) how = sign;
      }
      if (how.empty() && !comes("**") && take("*")) how = "*";
      if (how.empty()) return out;
      const XacroValue next = factor(count);
      if (count) out = how == "*" ? multiply(out, next) : divide(out, next, how);
    }
  }
  // Signs bind looser than powers: −2 ** 2 = −4; powers associate to the right.
  XacroValue factor(bool count) {
    const Deeper deeper(depth_);
    if (take("-")) {
      const XacroValue v = factor(count);
      return count ? subtract(XacroValue{0LL}, v) : v;
    }
    if (take("+")) return factor(count);
    const XacroValue base = entry(count);
    if (!take("**")) return base;
    const XacroValue exponent = factor(count);
    return count ? power(base, exponent) : base;
  }
  // Subscripts and entries by name: table['a'][0], table.a.
  XacroValue entry(bool count) {
    XacroValue out = atom(count);
    for (;;) {
      if (take("[")) {
        const XacroValue key = choice(count);
        need("]");
        if (count) out = subscript(out, key);
      } else if (comes(".") && at_ + 1 < text_.size() && std::isalpha(static_cast<unsigned char>(text_[at_ + 1]))) {
        ++at_;
        const std::string key = name();
        if (count) out = subscript(out, {key});
      } else {
        return out;
      }
    }
  }
  std::string name() {
    std::string out;
    while (at_ < text_.size() && in_name(text_[at_])) out += text_[at_++];
    return out;
  }
  // Values between commas up to the closing bracket; a comma may come last.
  List values(char end, bool count) {
    List out;
    while (!take(std::string_view(&end, 1))) {
      if (!out.empty()) need(",");
      if (take(std::string_view(&end, 1))) break;
      out.push_back(choice(count));
    }
    return out;
  }
  // A bracket, a list, a table, a text, a number, a function call or a name.
  XacroValue atom(bool count) {
    const Deeper deeper(depth_);
    space();
    if (at_ >= text_.size()) fail("the expression ends too early");
    const char c = text_[at_];
    if (take("(")) {
      XacroValue out = choice(count);
      need(")");
      return out;
    }
    if (take("[")) return {std::make_shared<const List>(values(']', count))};
    if (take("{")) return table(count);
    if (c == '\'' || c == '"') return quoted(c);
    if (std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.') return literal();
    if (!in_name(c)) fail("\"" + std::string(text_.substr(at_)) + "\" was not understood");
    std::string word = name();
    // Functions may be written with their module: math.sin, xacro.load_yaml.
    if (word == "math" || word == "xacro" || word == "python") {
      const std::string module = word;
      if (!take(".")) fail("\"" + module + "\" is not a value");
      word = name();
      if (module == "xacro" && word != "load_yaml") fail("xacro." + word + " is not read");
    }
    // A function: evaluated only where its value counts, so that no file is read for nothing.
    if (take("(")) {
      const List arguments = values(')', count);
      if (!count) return {};
      if (word == "load_yaml") {
        if (arguments.size() != 1) fail("load_yaml takes one file");
        return names_.load_yaml(arguments[0].text());
      }
      return call(word, arguments);
    }
    return count ? constant(word) : XacroValue{};
  }
  // Constants of Python and math; names with two underscores reach into Python and are refused.
  XacroValue constant(const std::string& word) {
    if (word == "True" || word == "true") return of(true);
    if (word == "False" || word == "false") return of(false);
    if (word == "None") return {};
    if (word == "pi") return of(M_PI);
    if (word == "e") return of(M_E);
    if (word.rfind("__", 0) == 0) fail("\"" + word + "\" is not read");
    return names_.value(word);
  }
  // {key: value, …}; keys are compared as text.
  XacroValue table(bool count) {
    Table out;
    while (!take("}")) {
      if (!out.empty()) need(",");
      const XacroValue key = choice(count);
      need(":");
      out[key.text()] = choice(count);
    }
    return {std::make_shared<const Table>(std::move(out))};
  }
  // Text between quotes; escapes are not read.
  XacroValue quoted(char quote) {
    const std::size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) fail("a text is not closed");
    std::string out(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return {std::move(out)};
  }
  // A number: whole without point and exponent, otherwise real.
  XacroValue literal() {
    const std::size_t begin = at_;
    bool real = false;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      // A sign belongs to the number only after its exponent's letter.
      const bool sign = (c == '-' || c == '+') && (text_[at_ - 1] == 'e' || text_[at_ - 1] == 'E') && at_ > begin;
      if (std::isdigit(static_cast<unsigned char>(c)) == 0 && c != '.' && c != 'e' && c != 'E' && !sign) break;
      real = real || c == '.' || c == 'e' || c == 'E';
      ++at_;
    }
    const std::string_view text = text_.substr(begin, at_ - begin);
    if (!real) {
      if (const auto n = parse_integer(text)) return {*n};
    }
    const auto x = parse_double(text);
    if (!x) fail("\"" + std::string(text) + "\" is not a number");
    return of(*x);
  }

  std::string_view text_;
  const XacroNames& names_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace
}  // namespace xacro

XacroValue evaluate_xacro(std::string_view expression, const XacroNames& names) {
  // Longer ones come from no robot, and the parser reads parts of an expression twice.
  if (expression.size() > 10000) xacro::fail("the expression is longer than 10000 characters");
  return xacro::Parser(expression, names).whole_expression();
}

}  // namespace armature::reading
