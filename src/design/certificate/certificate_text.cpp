// A certificate in words and as JSON.
#include <cmath>
#include <nlohmann/json.hpp>

#include "armature/certificate.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

/// A number, or "inf" and "nan" as text.
nlohmann::ordered_json ordered_number(double value) {
  // JSON has no infinity; as text it is not taken for a number by mistake.
  if (std::isfinite(value)) return value;
  return exact(value);
}

/// One item with every number, its unit, and the margin that follows from them.
nlohmann::ordered_json item_json(const CertificateItem& item) {
  nlohmann::ordered_json j;
  j["kind"] = item.kind;
  j["what"] = item.what;
  j["verdict"] = to_string(item.verdict);
  j["limit"] = ordered_number(item.limit);
  j["bound"] = ordered_number(item.bound);
  j["reached"] = ordered_number(item.reached);
  j["at_s"] = ordered_number(item.at);
  j["unit"] = item.unit;
  j["margin"] = ordered_number(item.margin());
  if (!item.note.empty()) j["note"] = item.note;
  return j;
}

/// "1.84 rad/s".
std::string amount(double value, const std::string& unit) { return significant(value, 5) + " " + unit; }

}  // namespace

const char* to_string(Proof verdict) {
  switch (verdict) {
    case Proof::Proven: return "proven";
    case Proof::Violated: return "violated";
    case Proof::Unknown: return "unknown";
    case Proof::NotChecked: return "not checked";
  }
  return "?";
}

double CertificateItem::margin() const {
  // What was really reached where it is violated; otherwise the proven worst case.
  if (verdict == Proof::NotChecked) return 0;
  const double worst = verdict == Proof::Violated ? reached : bound;
  return lower_is_worse ? worst - limit : limit - worst;
}

std::string CertificateItem::text() const {
  const std::string name = kind + " of " + what;
  const std::string after = note.empty() ? "" : " (" + note + ")";
  // The verdict first, then the numbers that it rests on.
  switch (verdict) {
    case Proof::NotChecked: return name + ": not checked" + after;
    case Proof::Unknown:
      return name + ": could not tell; " + amount(reached, unit) + " reached, limit " + amount(limit, unit) + after;
    case Proof::Violated:
      return name + ": " + amount(reached, unit) + " at " + significant(at, 5) + " s breaks the limit " +
             amount(limit, unit) + " by " + significant(std::abs(reached - limit), 3) + after;
    case Proof::Proven:
      return name + ": never " + (lower_is_worse ? "below " : "above ") + amount(bound, unit) + ", limit " +
             amount(limit, unit) + after;
  }
  return name;
}

int Certificate::count(Proof verdict) const {
  int sum = 0;
  for (const CertificateItem& item : items) sum += item.verdict == verdict ? 1 : 0;
  return sum;
}

// Items that were not checked prove nothing, however many there are.
bool Certificate::proven() const {
  return count(Proof::Proven) > 0 && count(Proof::Violated) == 0 && count(Proof::Unknown) == 0;
}

const CertificateItem* Certificate::worst() const {
  const CertificateItem* found = nullptr;
  double furthest = -kInfinity;
  // Only items that keep the motion from being proven.
  for (const CertificateItem& item : items) {
    if (item.verdict != Proof::Violated && item.verdict != Proof::Unknown) continue;
    // Relative to the limit; unknown items come after all violated ones.
    const double relative = item.verdict == Proof::Unknown
                                ? -1
                                : std::abs(item.reached - item.limit) / std::max(1e-3, std::abs(item.limit));
    if (relative > furthest) furthest = relative, found = &item;
  }
  return found;
}

std::string Certificate::brief() const {
  const std::string kept =
      std::to_string(count(Proof::Proven)) + " limits proven for every instant of " + significant(duration, 4) + " s";
  // "Safe" is for a motion of which everything was checked.
  std::string line;
  if (count(Proof::NotChecked) == static_cast<int>(items.size())) {
    line = "refused: nothing was checked, because there is no limit to compare with";
  } else if (!proven()) {
    line = "refused: " + std::to_string(count(Proof::Violated)) + " violated, " +
           std::to_string(count(Proof::Unknown)) + " unknown";
  } else if (!unchecked.empty()) {
    const std::string more = unchecked.size() > 1 ? " (and " + std::to_string(unchecked.size() - 1) + " more)" : "";
    line = "not checked" + std::string(unchecked_accepted ? ", accepted: " : ": ") + unchecked.front() + more + "; " +
           kept;
  } else {
    line =
        (collisions_asked ? "safe: " : "kept: ") + kept + (collisions_asked ? "" : "; collisions were not asked for");
  }
  // The worst item, the criterion and warnings follow in the same line.
  if (const CertificateItem* item = worst()) line += "; " + item->text();
  if (criterion) line += "; condition number " + significant(criterion->condition_number, 4);
  for (const Warning& warning : warnings) line += "; " + warning.message;
  return line;
}

std::string Certificate::full() const {
  // The verdict, the table of all limits, the criterion, and what was left out.
  std::string page = "Certificate for " + robot + ", " + significant(duration, 5) + " s, motion " +
                     trajectory_checksum.substr(0, 12) + "\n" + brief() + "\n\n";
  std::vector<std::vector<std::string>> rows = {{"limit", "of", "verdict", "bound", "allowed", "unit", "at [s]"}};
  for (const CertificateItem& item : items) {
    const bool checked = item.verdict != Proof::NotChecked;
    // A proven bound, or the value that was met.
    const double shown = item.verdict == Proof::Proven ? item.bound : item.reached;
    rows.push_back({item.kind, item.what, to_string(item.verdict), checked ? significant(shown, 5) : "",
                    checked ? significant(item.limit, 5) : "", item.unit,
                    checked ? significant(item.at, 4) : item.note});
  }
  page += format_table(rows);
  if (criterion) {
    page += "\n" + std::to_string(criterion->columns) + " base parameters, " + std::to_string(criterion->samples) +
            " samples: condition number " + significant(criterion->condition_number, 5) + ", smallest singular value " +
            significant(criterion->smallest_singular_value, 5) + ", column-scaled condition number " +
            significant(criterion->scaled_condition_number, 5) + ", log det " + significant(criterion->log_det, 5) +
            "\n";
  }
  // What was not checked is as important as what was proven.
  if (!unchecked.empty()) page += "\nNot checked:\n  " + join(unchecked, "\n  ") + "\n";
  if (!not_watched.empty()) page += "\nNot watched for collisions:\n  " + join(not_watched, "\n  ") + "\n";
  return page;
}

std::string Certificate::to_json() const {
  // The format has a version; keys keep their order, so equal certificates are equal bytes.
  nlohmann::ordered_json j;
  j["format"] = "armature-certificate";
  j["version"] = 1;
  j["robot"] = robot;
  j["trajectory_checksum"] = trajectory_checksum;
  j["duration_s"] = duration;
  j["usable"] = usable();
  j["brief"] = brief();
  j["items"] = nlohmann::ordered_json::array();
  for (const CertificateItem& item : items) j["items"].push_back(item_json(item));
  j["not_watched"] = not_watched;
  j["unchecked"] = unchecked;
  j["unchecked_accepted"] = unchecked_accepted;
  // Left out where it was not computed.
  if (criterion) {
    j["criterion"] = {{"samples", criterion->samples},
                      {"columns", criterion->columns},
                      {"condition_number", ordered_number(criterion->condition_number)},
                      {"smallest_singular_value", ordered_number(criterion->smallest_singular_value)},
                      {"largest_singular_value", ordered_number(criterion->largest_singular_value)},
                      {"scaled_condition_number", ordered_number(criterion->scaled_condition_number)},
                      {"log_det", ordered_number(criterion->log_det)}};
  }
  j["warnings"] = nlohmann::ordered_json::array();
  for (const Warning& w : warnings)
    j["warnings"].push_back({{"message", w.message}, {"where", w.where}, {"hint", w.hint}});
  return j.dump(2) + "\n";
}

}  // namespace armature
