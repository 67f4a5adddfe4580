// Published base parameters of the iiwa 14: Stürz 2017 (Table 2) and Xu 2020 (Table 4), from papers/*.yaml.
#pragma once

#include <string>
#include <vector>

#include "armature/papers.hpp"

namespace armature::testing {

/// One line of a published table of base parameters.
struct PublishedBase {
  std::string name;  // of the base parameter
  double value;
  double rsd;  // relative standard deviation [%]
};

inline std::vector<PublishedBase> published_base(const std::string& paper, const std::string& table) {
  const Paper loaded = load_paper(paper).value();
  const PaperItem& item = loaded.item(table);
  std::vector<PublishedBase> out;
  for (const auto& row : item.rows) out.push_back({row[0], item.number(row[0], "value"), item.number(row[0], "rsd")});
  return out;
}

inline std::vector<PublishedBase> sturz2017_base() { return published_base("sturz2017", "Table 2"); }
inline std::vector<PublishedBase> xu2020_base() { return published_base("xu2020", "Table 4"); }

}  // namespace armature::testing
