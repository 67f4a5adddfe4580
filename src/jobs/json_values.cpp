#include "jobs/json_values.hpp"

#include <cmath>

namespace armature {

Json finite(double value) { return std::isfinite(value) ? Json(value) : Json(); }

Json finite(const Vector& values) {
  Json list = Json::array();
  for (const double value : values) list.push_back(finite(value));
  return list;
}

// Descends through objects and lists; all other values stay as they are.
Json without_words(Json value) {
  if (value.is_structured()) {
    for (Json& inner : value) inner = without_words(std::move(inner));
  } else if (value == "nan" || value == "inf" || value == "-inf") {
    return Json();
  }
  return value;
}

std::string compact(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace armature
