// What a rehearsal says of itself.
#include "armature/rehearse.hpp"
#include "armature/text.hpp"

namespace armature {

const char* to_string(RehearsalOptions::Realism realism) {
  switch (realism) {
    case RehearsalOptions::Realism::Ideal: return "ideal";
    case RehearsalOptions::Realism::Lab: return "lab";
    case RehearsalOptions::Realism::Rough: return "rough";
  }
  return "unknown";
}

std::string Rehearsal::brief() const {
  if (!usable()) return "nothing was rehearsed";
  // Never "safe" while something was not checked.
  if (safe && !unchecked.empty())
    return "no fault in " + fixed(truth.time[truth.size() - 1], 1) + " s; not checked, accepted: collisions of " +
           unchecked.front().words +
           (unchecked.size() > 1 ? " (and " + std::to_string(unchecked.size() - 1) + " more)" : "");
  if (safe) return "safe to run: " + fixed(truth.time[truth.size() - 1], 1) + " s, no contact, all limits kept";
  return "must not run on a robot: " + reasons.front() +
         (reasons.size() > 1 ? " (and " + std::to_string(reasons.size() - 1) + " more)" : "");
}

std::string Rehearsal::full() const {
  // The table, then every reason, then the pairs that were left out.
  std::vector<std::vector<std::string>> rows = {
      {"joint", "tracking RMS", "worst", "peak torque", "of limit", "peak velocity", "of limit", "margin to range"}};
  for (const JointRehearsal& j : joints) {
    rows.push_back({j.name, significant(j.tracking_rms, 3), significant(j.tracking_worst, 3),
                    significant(j.torque_peak, 4), fixed(100 * j.torque_share, 0) + " %",
                    significant(j.velocity_peak, 4), fixed(100 * j.velocity_share, 0) + " %",
                    significant(j.position_margin, 3)});
  }
  std::string text = brief() + "\n\n" + format_table(rows) + "\npeak power " + fixed(peak_power_w, 0) + " W\n";
  for (const std::string& reason : reasons) text += "- " + reason + "\n";
  for (const auto& [first, second] : contacts_ignored) text += "not watched: " + first + " - " + second + "\n";
  return text;
}

}  // namespace armature
