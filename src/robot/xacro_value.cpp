#include "robot/xacro_value.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "armature/text.hpp"
#include "robot/xacro_operations.hpp"

namespace armature::reading {
namespace xacro {

using List = XacroValue::List;
using Table = XacroValue::Table;

namespace {

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

}  // namespace

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

namespace {

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

}  // namespace

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

}  // namespace xacro

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
  if (const auto* list = std::get_if<std::shared_ptr<const XacroValue::List>>(&is)) {
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
  if (const auto* list = std::get_if<std::shared_ptr<const XacroValue::List>>(&is)) return !(*list)->empty();
  if (const auto* table = std::get_if<std::shared_ptr<const XacroValue::Table>>(&is)) return !(*table)->empty();
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

}  // namespace armature::reading
