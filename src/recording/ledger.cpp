// Counting what happened to rows.
#include "armature/recording.hpp"
#include "armature/text.hpp"

namespace armature {

// Adds to the entry of that name. The place stays that of the first time.
void Ledger::count(const std::string& what, long long how_many, const std::string& place) {
  if (how_many == 0) return;
  for (auto& entry : entries) {
    if (entry.what != what) continue;
    entry.count += how_many;
    return;
  }
  // The first time: remember where.
  entries.push_back({what, how_many, place});
}

// A remark is an entry without a number; once is enough.
void Ledger::remark(const std::string& what) {
  for (const auto& entry : entries) {
    if (entry.what == what) return;
  }
  entries.push_back({what, 0, {}});
}

// Sums of two ledgers: counts add up, remarks are not repeated.
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

// One sentence: rows, then counts with their first places, then remarks.
std::string Ledger::text() const {
  std::string out = "used " + grouped(rows_used) + " of " + grouped(rows_read) + " rows";
  std::vector<std::string> counts, remarks;
  for (const auto& entry : entries) {
    if (entry.count == 0) {
      remarks.push_back(entry.what);
    } else {
      // "112 repeated stamps merged (first: wrist.csv line 813)".
      const std::string place = entry.place.empty() ? "" : " (first: " + entry.place + ")";
      counts.push_back(grouped(entry.count) + " " + entry.what + place);
    }
  }
  if (!counts.empty()) out += ": " + join(counts, ", ");
  if (!remarks.empty()) out += "; " + join(remarks, "; ");
  return out;
}

}  // namespace armature
