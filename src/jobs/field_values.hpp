// The fields of a job as JSON values, and back.
#pragma once

#include <vector>

#include "armature/job.hpp"
#include "model/json.hpp"

namespace armature {

/// One declared field with its value as people see it.
struct FieldValue {
  Field field;
  Json value;               ///< null: a number that is absent or not finite
  std::vector<double> raw;  ///< the numbers of it, NaN and infinities included
};

/// All fields in the order of the declaration; `out` is not among them.
[[nodiscard]] std::vector<FieldValue> list_fields(Job& job);

/// "cutoff-hz" as a JSON key: "cutoff_hz".
[[nodiscard]] std::string json_key(const std::string& field_name);

/// Sets the fields that the object names; refuses unknown keys, wrong types and values out of range.
[[nodiscard]] Result<void> set_fields(Job& job, const Json& object, const std::string& name_for_messages);

/// The first field whose value is out of its declared range.
[[nodiscard]] std::optional<Error> first_problem(Job& job);

/// Every input field's paths.
[[nodiscard]] std::vector<std::string> input_paths(Job& job);

}  // namespace armature
