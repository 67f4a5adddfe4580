// Values and expressions of xacro: the arithmetic of Python that robot descriptions use, and nothing that can act.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace armature::reading {

/// A number, a truth value, a text, a list or a table.
struct XacroValue {
  using List = std::vector<XacroValue>;
  using Table = std::map<std::string, XacroValue>;
  std::variant<std::monostate, bool, long long, double, std::string, std::shared_ptr<const List>,
               std::shared_ptr<const Table>>
      is;

  /// As xacro prints it into the robot: 0.1, 3, True, text.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] bool truth() const;
  [[nodiscard]] bool number(double& out) const;
};

/// The value of a text in a file: 3, 0.5, True, or the text itself.
[[nodiscard]] XacroValue xacro_word(const std::string& text);

/// What an expression may ask for.
struct XacroNames {
  std::function<XacroValue(const std::string& name)> value;      ///< throws a message where there is none
  std::function<XacroValue(const std::string& file)> load_yaml;  ///< xacro.load_yaml
};

/// Sums, products, powers, comparisons, and, or, not, "a if c else b", lists, tables, subscripts, and these functions:
/// sin cos tan asin acos atan atan2 sqrt exp log radians degrees abs min max int float str round floor ceil pow len.
/// Throws std::string, a sentence, for anything else.
[[nodiscard]] XacroValue evaluate_xacro(std::string_view expression, const XacroNames& names);

}  // namespace armature::reading
