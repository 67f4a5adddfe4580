// A certificate in words and as JSON.
#include <cmath>
#include <nlohmann/json.hpp>

#include "armature/certificate.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

nlohmann::ordered_json number(double value) {
  // JSON has no infinity; as text nobody reads it as a number by mistake.
  if (std::isfinite(value)) return value;
  return exact(value);
}

nlohmann::ordered_json item_json(const CertificateItem& item) {
  nlohmann::ordered_json j;
  j["kind"] = item.kind;
  j["what"] = item.what;
  j["verdict"] = to_string(item.verdict);
  j["limit"] = number(item.limit);
  j["bound"] = number(item.bound);
  j["reached"] = number(item.reached);
  j["at_s"] = number(item.at);
  j["unit"] = item.unit;
  j["margin"] = number(item.margin());
  if (!item.note.empty()) j["note"] = item.note;
  return j;
}

std::string amount(double value, const std::string& unit) { return significant(value, 5) + " " + unit; }

}  // namespace

const char* to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::Proven: return "proven";
    case Verdict::Violated: return "violated";
    case Verdict::Unknown: return "unknown";
    case Verdict::NotChecked: return "not checked";
  }
  return "?";
}

double CertificateItem::margin() const {
  if (verdict == Verdict::NotChecked) return 0;
  const double worst = verdict == Verdict::Violated ? reached : bound;
  return lower_is_worse ? worst - limit : limit - worst;
}

std::string CertificateItem::text() const {
  const std::string name = kind + " of " + what;
  const std::string after = note.empty() ? "" : " (" + note + ")";
  switch (verdict) {
    case Verdict::NotChecked: return name + ": not checked" + after;
    case Verdict::Unknown:
      return name + ": could not tell; " + amount(reached, unit) + " reached, limit " + amount(limit, unit) + after;
    case Verdict::Violated:
      return name + ": " + amount(reached, unit) + " at " + significant(at, 5) + " s breaks the limit " +
             amount(limit, unit) + " by " + significant(std::abs(reached - limit), 3) + after;
    case Verdict::Proven:
      return name + ": never " + (lower_is_worse ? "below " : "above ") + amount(bound, unit) + ", limit " +
             amount(limit, unit) + after;
  }
  return name;
}

int Certificate::count(Verdict verdict) const {
  int sum = 0;
  for (const CertificateItem& item : items) sum += item.verdict == verdict ? 1 : 0;
  return sum;
}

bool Certificate::usable() const {
  return !items.empty() && count(Verdict::Violated) == 0 && count(Verdict::Unknown) == 0;
}

const CertificateItem* Certificate::worst() const {
  const CertificateItem* found = nullptr;
  double furthest = -kInfinity;
  for (const CertificateItem& item : items) {
    if (item.verdict != Verdict::Violated && item.verdict != Verdict::Unknown) continue;
    // Relative to the limit; unknown items come after all violated ones.
    const double relative = item.verdict == Verdict::Unknown
                                ? -1
                                : std::abs(item.reached - item.limit) / std::max(1e-3, std::abs(item.limit));
    if (relative > furthest) furthest = relative, found = &item;
  }
  return found;
}

std::string Certificate::brief() const {
  std::string line = usable() ? "safe: " + std::to_string(count(Verdict::Proven)) +
                                    " limits proven for every instant of " + significant(duration, 4) + " s"
                              : "refused: " + std::to_string(count(Verdict::Violated)) + " violated, " +
                                    std::to_string(count(Verdict::Unknown)) + " unknown";
  if (const CertificateItem* item = worst()) line += "; " + item->text();
  if (criterion) line += "; condition number " + significant(criterion->condition_number, 4);
  for (const Warning& warning : warnings) line += "; " + warning.message;
  return line;
}

std::string Certificate::full() const {
  std::string page = "Certificate for " + robot + ", " + significant(duration, 5) + " s, motion " +
                     trajectory_checksum.substr(0, 12) + "\n" + brief() + "\n\n";
  std::vector<std::vector<std::string>> rows = {{"limit", "of", "verdict", "bound", "allowed", "unit", "at [s]"}};
  for (const CertificateItem& item : items) {
    const bool checked = item.verdict != Verdict::NotChecked;
    const double shown = item.verdict == Verdict::Proven ? item.bound : item.reached;
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
  if (!not_watched.empty()) page += "\nNot watched for collisions:\n  " + join(not_watched, "\n  ") + "\n";
  return page;
}

std::string Certificate::to_json() const {
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
  if (criterion) {
    j["criterion"] = {{"samples", criterion->samples},
                      {"columns", criterion->columns},
                      {"condition_number", number(criterion->condition_number)},
                      {"smallest_singular_value", number(criterion->smallest_singular_value)},
                      {"largest_singular_value", number(criterion->largest_singular_value)},
                      {"scaled_condition_number", number(criterion->scaled_condition_number)},
                      {"log_det", number(criterion->log_det)}};
  }
  j["warnings"] = nlohmann::ordered_json::array();
  for (const Warning& w : warnings)
    j["warnings"].push_back({{"message", w.message}, {"where", w.where}, {"hint", w.hint}});
  return j.dump(2) + "\n";
}

}  // namespace armature
