// Our values as JSON, numbers exact. NaN and infinities are written as the words "nan", "inf", "-inf".
#pragma once

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "armature/terms.hpp"
#include "armature/types.hpp"

namespace armature {

using Json = nlohmann::ordered_json;

/// Thrown while reading JSON that is well-formed and not what was expected; the reader turns it into an Error.
class JsonMisfit : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

[[nodiscard]] Json number_to_json(double value);
[[nodiscard]] double number_from_json(const Json& json, const std::string& what);
[[nodiscard]] Json to_json(const Vector& vector);
[[nodiscard]] Vector vector_from_json(const Json& json, const std::string& what);
/// The lower triangle of a symmetric matrix, row by row.
[[nodiscard]] Json symmetric_to_json(const Matrix& matrix);
[[nodiscard]] Matrix symmetric_from_json(const Json& json, const std::string& what);
[[nodiscard]] Json to_json(const std::vector<Term>& terms);
[[nodiscard]] std::vector<Term> terms_from_json(const Json& json);
/// A whole number of at most 1e9.
[[nodiscard]] int integer_of(const Json& json, const std::string& key);
/// json[key], or JsonMisfit that names the key.
[[nodiscard]] const Json& member(const Json& json, const std::string& key);

/// Indented, arrays of numbers on one line.
[[nodiscard]] std::string pretty(const Json& json);

}  // namespace armature
