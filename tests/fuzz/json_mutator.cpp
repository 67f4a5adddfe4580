#include "fuzz/json_mutator.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <random>
#include <vector>

namespace armature::fuzz {
namespace {

using Json = nlohmann::ordered_json;
using Random = std::minstd_rand;

std::size_t pick(Random& random, std::size_t count) { return std::size_t{random()} % count; }

// Every value of the tree, its containers too.
void collect(Json& value, std::vector<Json*>& all) {
  all.push_back(&value);
  if (value.is_structured()) {
    for (auto& child : value) collect(child, all);
  }
}

Json odd_value(Random& random) {
  static const std::vector<Json> values = {nullptr,
                                           true,
                                           false,
                                           0,
                                           1,
                                           -1,
                                           2,
                                           7,
                                           255,
                                           65536,
                                           INT32_MAX,
                                           INT32_MIN,
                                           INT64_MAX,
                                           INT64_MIN,
                                           UINT64_MAX,
                                           1e-320,
                                           1e-9,
                                           0.5,
                                           -0.0,
                                           1e9,
                                           1e160,
                                           1.7e308,
                                           -1e308,
                                           "",
                                           "nan",
                                           "inf",
                                           "-inf",
                                           "0",
                                           "1e999",
                                           "..",
                                           "../x",
                                           "/",
                                           "a",
                                           "planar2r",
                                           "revolute",
                                           "<script>",
                                           "*/",
                                           "\"\"\"",
                                           "\n",
                                           std::string(300, 'x'),
                                           Json::array(),
                                           Json::object(),
                                           Json::array({1, 2, 3}),
                                           Json::array({Json::array()})};
  return values[pick(random, values.size())];
}

void change(Json& root, Random& random) {
  std::vector<Json*> all;
  collect(root, all);
  Json& at = *all[pick(random, all.size())];
  switch (pick(random, 8)) {
    case 0: at = odd_value(random); return;
    case 1:  // another value of the same text
      at = Json(*all[pick(random, all.size())]);
      return;
    case 2:
      if (at.is_number()) at = at.get<double>() * (pick(random, 2) == 0 ? -1 : 1e3);
      return;
    case 3:  // one entry less
      if (at.is_structured() && !at.empty())
        at.erase(std::next(at.begin(), static_cast<std::ptrdiff_t>(pick(random, at.size()))));
      return;
    case 4:  // one entry twice
      if (at.is_array() && !at.empty()) at.push_back(Json(at[pick(random, at.size())]));
      return;
    case 5: {  // nested deeper
      Json inner = at;
      at = pick(random, 2) == 0 ? Json::array({std::move(inner)}) : Json{{"x", std::move(inner)}};
      return;
    }
    case 6:
      if (at.is_number_integer()) at = at.get<std::int64_t>() / 2 + static_cast<std::int64_t>(pick(random, 5)) - 2;
      return;
    default:  // the value of another key
      if (at.is_object() && at.size() > 1) {
        auto one = std::next(at.begin(), static_cast<std::ptrdiff_t>(pick(random, at.size())));
        auto other = std::next(at.begin(), static_cast<std::ptrdiff_t>(pick(random, at.size())));
        std::swap(one.value(), other.value());
      }
      return;
  }
}

}  // namespace

std::string change_json(std::string_view text, unsigned seed) {
  // A target may use the first byte to choose; what follows is the JSON.
  const std::size_t begin = text.find('{');
  if (begin == std::string_view::npos || begin > 1) return {};
  Json root = Json::parse(text.substr(begin), nullptr, false);
  if (root.is_discarded()) return {};
  Random random(seed + 1);
  for (std::size_t n = 1 + pick(random, 4); n > 0; --n) change(root, random);
  return std::string(text.substr(0, begin)) + root.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace armature::fuzz
