#include "robot/xacro_value.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "armature/text.hpp"

namespace armature::reading {
namespace {

using List = XacroValue::List;
using Table = XacroValue::Table;

// Nesting of brackets and operators; deeper expressions would exhaust the stack.
constexpr int kDeepestExpression = 60;

[[noreturn]] void fail(const std::string& message) { throw std::string(message); }

XacroValue of(double x) { return {x}; }
XacroValue of(bool x) { return {x}; }

// The value as a number; `what` is the operator that needs one, for the message.
double number_of(const XacroValue& v, const char* what) {
  double out = 0;
  if (!v.number(out)) fail(std::string(what) + " needs a number, got \"" + v.text() + "\"");
  return out;
}

// Python keeps whole numbers whole.
bool both_whole(const XacroValue& a, const XacroValue& b) {
  return std::holds_alternative<long long>(a.is) && std::holds_alternative<long long>(b.is);
}

// Texts are joined. Whole numbers stay whole unless the sum overflows; then they are real.
XacroValue add(const XacroValue& a, const XacroValue& b) {
  if (const auto* x = std::get_if<std::string>(&a.is), *y = std::get_if<std::string>(&b.is); x && y) return {*x + *y};
  long long sum = 0;
  if (both_whole(a, b) && !__builtin_add_overflow(std::get<long long>(a.is), std::get<long long>(b.is), &sum))
    return {sum};
  return of(number_of(a, "+") + number_of(b, "+"));
}

XacroValue subtract(const XacroValue& a, const XacroValue& b) {
  long long out = 0;
  if (both_whole(a, b) && !__builtin_sub_overflow(std::get<long long>(a.is), std::get<long long>(b.is), &out))
    return {out};
  return of(number_of(a, "-") - number_of(b, "-"));
}

XacroValue multiply(const XacroValue& a, const XacroValue& b) {
  long long out = 0;
  if (both_whole(a, b) && !__builtin_mul_overflow(std::get<long long>(a.is), std::get<long long>(b.is), &out))
    return {out};
  return of(number_of(a, "*") * number_of(b, "*"));
}

// Python's rules: / is real, // rounds down, % has the sign of the divisor.
XacroValue divide(const XacroValue& a, const XacroValue& b, const std::string& how) {
  const double x = number_of(a, how.c_str()), y = number_of(b, how.c_str());
  if (y == 0) fail("division by zero");
  if (how == "/") return of(x / y);
  const double floored = std::floor(x / y);
  const double out = how == "//" ? floored : x - floored * y;
  // Below 1e15 a double holds whole numbers exactly.
  if (both_whole(a, b) && std::abs(out) < 1e15) return {static_cast<long long>(out)};
  return of(out);
}

// A whole number to a whole power of 0 or more is whole, as long as a double holds it exactly.
XacroValue power(const XacroValue& a, const XacroValue& b) {
  const double out = std::pow(number_of(a, "**"), number_of(b, "**"));
  if (!std::isfinite(out)) fail(a.text() + " ** " + b.text() + " is not a number");
  if (both_whole(a, b) && std::get<long long>(b.is) >= 0 && std::abs(out) < 9e15) return {static_cast<long long>(out)};
  return of(out);
}

// Numbers by value (1 == 1.0 == True), everything else by its text.
bool equal(const XacroValue& a, const XacroValue& b) {
  double x = 0, y = 0;
  if (a.number(x) && b.number(y)) return x == y;
  return a.text() == b.text();
}

// Two texts in alphabetical order, otherwise numbers.
bool compare(const std::string& how, const XacroValue& a, const XacroValue& b) {
  if (how == "==") return equal(a, b);
  if (how == "!=") return !equal(a, b);
  const auto *s = std::get_if<std::string>(&a.is), *t = std::get_if<std::string>(&b.is);
  const double x = s && t ? s->compare(*t) : number_of(a, how.c_str());
  const double y = s && t ? 0 : number_of(b, how.c_str());
  if (how == "<") return x < y;
  if (how == "<=") return x <= y;
  if (how == ">") return x > y;
  return x >= y;
}

// An entry of a list, a key of a table, a part of a text.
bool contains(const XacroValue& all, const XacroValue& one) {
  if (const auto* list = std::get_if<std::shared_ptr<const List>>(&all.is))
    return std::any_of((*list)->begin(), (*list)->end(), [&](const XacroValue& v) { return equal(v, one); });
  if (const auto* table = std::get_if<std::shared_ptr<const Table>>(&all.is)) return (*table)->count(one.text()) > 0;
  if (const auto* text = std::get_if<std::string>(&all.is)) return text->find(one.text()) != std::string::npos;
  fail("\"in\" needs a list, a table or a text");
}

// table[key] or list[index]; negative indices count from the end.
XacroValue subscript(const XacroValue& all, const XacroValue& key) {
  if (const auto* table = std::get_if<std::shared_ptr<const Table>>(&all.is)) {
    const auto at = (*table)->find(key.text());
    if (at == (*table)->end()) fail("there is no entry \"" + key.text() + "\"");
    return at->second;
  }
  if (const auto* list = std::get_if<std::shared_ptr<const List>>(&all.is)) {
    double at = number_of(key, "an index");
    if (at < 0) at += static_cast<double>((*list)->size());
    if (!(at >= 0 && at < static_cast<double>((*list)->size()))) fail("the index " + key.text() + " is out of range");
    return (**list)[static_cast<std::size_t>(at)];
  }
  fail("\"" + all.text() + "\" has no entries");
}

// float() and int() also take text.
double turn_to_number(const XacroValue& v) {
  if (const auto* text = std::get_if<std::string>(&v.is)) {
    const auto parsed = parse_double(trim(*text));
    if (!parsed) fail("\"" + *text + "\" is not a number");
    return *parsed;
  }
  return number_of(v, "float");
}

// 9e15 is near 2⁵³: beyond it a double does not hold every whole number.
XacroValue whole(double x) {
  if (!(std::abs(x) < 9e15)) fail("the number is too large");
  return {static_cast<long long>(x)};
}

// Calls one of the functions that are allowed; there is no other way to do anything.
XacroValue call(const std::string& name, const List& a) {
  const auto x = [&](std::size_t i) { return number_of(a.at(i), name.c_str()); };
  // The number of arguments is fixed for most functions.
  const auto takes = [&](std::size_t count) {
    if (a.size() != count) fail(name + " takes " + std::to_string(count) + " values, got " + std::to_string(a.size()));
  };
  // Functions of one number; a result that is not finite (√−1, log 0) is refused.
  static const std::map<std::string, double (*)(double)> plain = {
      {"sin", std::sin},   {"cos", std::cos},   {"tan", std::tan}, {"asin", std::asin}, {"acos", std::acos},
      {"atan", std::atan}, {"sqrt", std::sqrt}, {"exp", std::exp}, {"log", std::log},
  };
  if (const auto f = plain.find(name); f != plain.end()) {
    takes(1);
    const double y = f->second(x(0));
    if (!std::isfinite(y)) fail(name + " of " + a[0].text() + " is not a number");
    return of(y);
  }
  // Angles, powers and rounding.
  if (name == "radians") return takes(1), of(x(0) * M_PI / 180);
  if (name == "degrees") return takes(1), of(x(0) * 180 / M_PI);
  if (name == "atan2") return takes(2), of(std::atan2(x(0), x(1)));
  if (name == "pow") return takes(2), of(std::pow(x(0), x(1)));
  if (name == "floor") return takes(1), whole(std::floor(x(0)));
  if (name == "ceil") return takes(1), whole(std::ceil(x(0)));
  if (name == "int") return takes(1), whole(std::trunc(turn_to_number(a[0])));
  if (name == "float") return takes(1), of(turn_to_number(a[0]));
  if (name == "str") return takes(1), XacroValue{a[0].text()};
  if (name == "bool") return takes(1), of(a[0].truth());
  // A whole number stays whole unless it is very large.
  if (name == "abs") {
    takes(1);
    const auto* n = std::get_if<long long>(&a[0].is);
    return n != nullptr && *n > -9000000000000000LL ? XacroValue{std::llabs(*n)} : of(std::abs(x(0)));
  }
  // Halves go to the even neighbour, as in Python 3.
  if (name == "round") {
    if (a.size() == 1) return whole(std::nearbyint(x(0)));
    takes(2);
    const double scale = std::pow(10, x(1));
    return of(std::nearbyint(x(0) * scale) / scale);
  }
  // Keys of a table, entries of a list, bytes of a text; a number has no length.
  if (name == "len") {
    takes(1);
    if (const auto* table = std::get_if<std::shared_ptr<const Table>>(&a[0].is))
      return {static_cast<long long>((*table)->size())};
    if (const auto* list = std::get_if<std::shared_ptr<const List>>(&a[0].is))
      return {static_cast<long long>((*list)->size())};
    const auto* text = std::get_if<std::string>(&a[0].is);
    if (text == nullptr) fail("len needs a list, a table or a text");
    return {static_cast<long long>(text->size())};
  }
  // The argument itself is returned, so that its type is kept.
  if (name == "min" || name == "max") {
    if (a.empty()) fail(name + " needs values");
    std::size_t best = 0;
    for (std::size_t i = 1; i < a.size(); ++i) {
      if (name == "min" ? x(i) < x(best) : x(i) > x(best)) best = i;
    }
    return a[best];
  }
  fail("the function \"" + name + "\" is not one of those that are read");
}

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

std::string XacroValue::text() const {
  if (const auto* b = std::get_if<bool>(&is)) return *b ? "True" : "False";
  if (const auto* n = std::get_if<long long>(&is)) return std::to_string(*n);
  if (const auto* x = std::get_if<double>(&is)) {
    const std::string out = exact(*x);
    // Python writes 1.0 for a real number that is whole.
    return out.find_first_not_of("-0123456789") == std::string::npos ? out + ".0" : out;
  }
  if (const auto* s = std::get_if<std::string>(&is)) return *s;
  // A list as Python prints it, but for quotes around its texts.
  if (const auto* list = std::get_if<std::shared_ptr<const List>>(&is)) {
    std::vector<std::string> words;
    for (const XacroValue& v : **list) words.push_back(v.text());
    return "[" + join(words, ", ") + "]";
  }
  return std::holds_alternative<std::monostate>(is) ? "None" : "a table";
}

// True is 1, False is 0; text is never a number here.
bool XacroValue::number(double& out) const {
  if (const auto* b = std::get_if<bool>(&is)) return out = *b ? 1 : 0, true;
  if (const auto* n = std::get_if<long long>(&is)) return out = static_cast<double>(*n), true;
  if (const auto* x = std::get_if<double>(&is)) return out = *x, true;
  return false;
}

// Python's truth: nothing, zero and empty are false.
bool XacroValue::truth() const {
  double x = 0;
  if (number(x)) return x != 0;
  if (const auto* s = std::get_if<std::string>(&is)) return !s->empty();
  if (const auto* list = std::get_if<std::shared_ptr<const List>>(&is)) return !(*list)->empty();
  if (const auto* table = std::get_if<std::shared_ptr<const Table>>(&is)) return !(*table)->empty();
  return false;
}

XacroValue xacro_word(const std::string& text) {
  // A truth value, a whole number, a finite real number, otherwise the text as it is.
  const std::string word(trim(text));
  if (word == "True" || word == "true") return {true};
  if (word == "False" || word == "false") return {false};
  if (const auto n = parse_integer(word)) return {*n};
  if (const auto x = parse_double(word); x && std::isfinite(*x)) return {*x};
  return {text};
}

XacroValue evaluate_xacro(std::string_view expression, const XacroNames& names) {
  // Longer ones come from no robot, and the parser reads parts of an expression twice.
  if (expression.size() > 10000) fail("the expression is longer than 10000 characters");
  return Parser(expression, names).whole_expression();
}

}  // namespace armature::reading
