// Counting what happened to rows.
#include "armature/recording.hpp"
#include "armature/text.hpp"

namespace armature {

void Ledger::count(const std::string& what, long long how_many, const std::string& place) {
  if (how_many == 0) return;
  for (auto& entry : entries) {
    if (entry.what != what) continue;
    entry.count += how_many;
    return;
  }
  entries.push_back({what, how_many, place});
}

void Ledger::remark(const std::string& what) {
  for (const auto& entry : entries) {
    if (entry.what == what) return;
  }
  entries.push_back({what, 0, {}});
}

void Ledger::merge(const Ledger& other) {
  rows_read += other.rows_read;
  rows_used += other.rows_used;
  for (const auto& entry : other.entries) {
    if (entry.count == 0) {
      remark(entry.what);
    } else {
      count(entry.what, entry.count, entry.place);
    }
  }
}

long long Ledger::counted(const std::string& what) const {
  for (const auto& entry : entries) {
    if (entry.what == what) return entry.count;
  }
  return 0;
}

std::string Ledger::text() const {
  std::string out = "used " + grouped(rows_used) + " of " + grouped(rows_read) + " rows";
  std::vector<std::string> counts, remarks;
  for (const auto& entry : entries) {
    if (entry.count == 0) {
      remarks.push_back(entry.what);
    } else {
      const std::string place = entry.place.empty() ? "" : " (first: " + entry.place + ")";
      counts.push_back(grouped(entry.count) + " " + entry.what + place);
    }
  }
  if (!counts.empty()) out += ": " + join(counts, ", ");
  if (!remarks.empty()) out += "; " + join(remarks, "; ");
  return out;
}

}  // namespace armature
