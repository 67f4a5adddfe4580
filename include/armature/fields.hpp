// Every option is declared once. Flags, help, JSON, replay, reference pages, completion and forms are made from the
// list.
//
//   void declare(FieldVisitor& visitor, SignalOptions& options);
//
// lists the fields of one options struct. A visitor reads them, writes them or prints them.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "armature/error.hpp"

namespace armature {

/// What help, files and programs need to know about one field.
struct Field {
  std::string name;  ///< "cutoff-hz": the flag; with '_' for '-' the JSON key and the Python argument
  std::string help;  ///< one sentence
  std::string unit = {};
  double least = -std::numeric_limits<double>::infinity();  ///< smallest number allowed, also of each entry of a list
  double most = std::numeric_limits<double>::infinity();
  bool open = false;                      ///< the value `least` is not allowed
  std::vector<std::string> choices = {};  ///< values allowed; empty: any
  bool positional = false;                ///< given by its place on the command line, named in capitals
  bool required = false;
  bool input = false;  ///< a path that is read: its checksum is kept, and it is never replaced
  double scale = 1;    ///< number typed and shown = scale · number stored; 100 for a share given in per cent
};

/// Receives the fields of an options struct one by one, in the order of the declaration.
class FieldVisitor {
 public:
  virtual ~FieldVisitor() = default;
  virtual void visit(const Field& field, bool& value) = 0;
  virtual void visit(const Field& field, int& value) = 0;
  virtual void visit(const Field& field, std::uint64_t& value) = 0;
  virtual void visit(const Field& field, double& value) = 0;
  virtual void visit(const Field& field, std::optional<double>& value) = 0;
  virtual void visit(const Field& field, std::string& value) = 0;
  virtual void visit(const Field& field, std::vector<std::string>& value) = 0;
  virtual void visit(const Field& field, std::vector<double>& value) = 0;

  /// One member of the struct that is not set from outside, with the reason: it still counts as declared.
  virtual void internal(const char* /*member*/, const char* /*why*/) {}
  /// The fields of a struct inside a struct. Counts as one field of the outer one.
  virtual void nested(const std::function<void()>& declare_inner) { declare_inner(); }

  /// An enumeration by the names of its values, which become the field's choices.
  template <class Enum>
  void choice(Field field, Enum& value, const std::vector<std::pair<std::string, Enum>>& words);
};

template <class Enum>
void FieldVisitor::choice(Field field, Enum& value, const std::vector<std::pair<std::string, Enum>>& words) {
  std::string word;
  for (const auto& [name, meaning] : words) {
    field.choices.push_back(name);
    if (meaning == value) word = name;
  }
  visit(field, word);
  for (const auto& [name, meaning] : words) {
    if (name == word) value = meaning;
  }
}

/// Nothing if the value is one the field allows; otherwise what was expected and got. NaN is never allowed.
[[nodiscard]] std::optional<Error> field_problem(const Field& field, double shown);
[[nodiscard]] std::optional<Error> field_problem(const Field& field, const std::string& word);

/// How many fields an aggregate has: what a declaration is compared with, so that none is forgotten.
namespace detail {
struct AnyField {
  template <class T>
  operator T() const;  // never defined: used in unevaluated code only
};
template <class T, class... Fields>
consteval std::size_t count_fields() {
  if constexpr (requires { T{Fields{}..., AnyField{}}; }) {
    return count_fields<T, Fields..., AnyField>();
  } else {
    return sizeof...(Fields);
  }
}
}  // namespace detail
template <class T>
inline constexpr std::size_t field_count = detail::count_fields<T>();

}  // namespace armature
