#include "jobs/design_words.hpp"

#include <algorithm>

#include "armature/text.hpp"
#include "jobs/stopped_finding.hpp"

namespace armature {

std::string nearest_limits(const Certificate& certificate, std::size_t most) {
  std::vector<const CertificateItem*> items;
  for (const CertificateItem& item : certificate.items) {
    // Standing still at the ends has no limit that one could be near to.
    const bool rest = item.verdict == Proof::Proven && (item.kind == "start" || item.kind == "end");
    if (item.verdict != Proof::NotChecked && !rest) items.push_back(&item);
  }
  // Room as a share of the limit; the floor of 1e-3 keeps limits of zero comparable.
  const auto room = [](const CertificateItem* item) {
    if (item->verdict != Proof::Proven) return -kInfinity;
    return item->margin() / std::max(1e-3, std::abs(item->limit));
  };
  std::stable_sort(items.begin(), items.end(),
                   [&](const CertificateItem* a, const CertificateItem* b) { return room(a) < room(b); });
  std::string text;
  for (std::size_t i = 0; i < std::min(most, items.size()); ++i) text += "  " + items[i]->text() + "\n";
  if (items.size() > most) text += "  and " + std::to_string(items.size() - most) + " more in certificate.json\n";
  return text;
}

// The criterion's numbers in a table, and the limits that leave least room.
std::string design_text(const Design& design) {
  const CriterionValues& c = design.criterion;
  std::vector<std::vector<std::string>> rows = {
      {"quantity", "value"},
      {"criterion", std::string(to_string(design.spec.objective.kind)) + " of " + to_string(design.spec.observed)},
      {"objective", significant(design.value, 6)},
      {"condition number", significant(c.condition_number, 6)},
      {"condition number, columns scaled", significant(c.scaled_condition_number, 6)},
      {"smallest singular value", significant(c.smallest_singular_value, 6)},
      {"log det", significant(c.log_det, 7)},
      {"seed, starts", std::to_string(design.spec.seed) + ", " + std::to_string(design.spec.starts)},
      {"time", significant(design.seconds, 3) + " s"}};
  // The V-criterion is a variance ratio: its root is a deviation.
  if (design.spec.objective.kind == Objective::Kind::VOptimal)
    rows.insert(rows.begin() + 3,
                {"predicted torque, deviation over its noise", significant(std::sqrt(design.value), 3)});
  // How far the motion can be from the best one: the bound on log det, and the efficiency that follows.
  if (design.bound) {
    rows.push_back({"log det no motion can beat", significant(design.bound->log_det, 7)});
    rows.push_back({"D-efficiency", significant(100 * design.bound->efficiency, 3) + " %"});
  }
  return design.message + "\n" + design.spec.margins() + "\n\n" +
         (design.delivery ? design.delivery->text() + "\n" : "") + format_table(rows) + "\nnearest to a limit:\n" +
         nearest_limits(design.certificate, 5);
}

std::vector<Finding> certificate_findings(const Certificate& certificate, const std::string& motion) {
  std::vector<Finding> out;
  for (const Warning& w : certificate.warnings)
    out.push_back({Severity::Warning, "certificate", w.where.empty() ? motion : w.where, w.message, w.hint});
  // What is not known of the robot cannot be checked. A person may accept that, which is then only a warning.
  for (const std::string& what : certificate.unchecked)
    out.push_back({certificate.unchecked_accepted ? Severity::Warning : Severity::Problem, "not-checked", motion, what,
                   certificate.unchecked_accepted ? "" : "Describe it, or pass the motion with --accept-unchecked."});
  // Broken limits and limits that could not be decided, one finding each.
  if (certificate.usable()) return out;
  for (const CertificateItem& item : certificate.items) {
    if (item.verdict == Proof::Violated) out.push_back({Severity::Problem, "limit-broken", motion, item.text(), ""});
    if (item.verdict == Proof::Unknown) out.push_back({Severity::Problem, "limit-unknown", motion, item.text(), ""});
  }
  // A motion that is not usable needs at least one problem, so that its verdict is bad.
  if (level_of(out) != Verdict::Level::Bad)
    out.push_back({Severity::Problem, "not-certified", motion, certificate.brief(), ""});
  return out;
}

std::string certified_words(const Certificate& certificate) {
  return std::to_string(certificate.count(Proof::Proven)) + " limits proven for every instant of " +
         significant(certificate.duration, 4) + " s";
}

std::string refused_words(const Certificate& certificate) {
  const CertificateItem* worst = certificate.worst();
  return "do not run this motion: " + (worst ? worst->text() : certificate.brief());
}

std::vector<Finding> design_findings(const Design& design, const std::string& robot) {
  std::vector<Finding> out = certificate_findings(design.certificate, "motion of " + robot);
  for (const Warning& w : design.warnings) out.push_back({Severity::Warning, "design", w.where, w.message, w.hint});
  // A spec of the user's that leaves no margin may do so by oversight.
  const auto embedded = design_spec_names();
  if (design.spec.share >= 1 && std::find(embedded.begin(), embedded.end(), design.spec.name) == embedded.end())
    out.push_back({Severity::Note, "no-margin", "spec " + design.spec.name,
                   "the motion may use all of the velocity, acceleration and torque limits",
                   "Leave some: begin the file with armature_design: 2, or give limits: {share: 0.8}."});
  // A search that ends by the clock gives another motion on another machine.
  if (design.status == DesignStatus::StoppedByBudget)
    out.push_back({Severity::Note, "stopped-by-budget", "--budget-s",
                   "the search used up its " + exact(design.spec.budget_s) +
                       " s; how far it comes in that time depends on the machine",
                   "Give it more time, or fewer --starts, for a motion that is the same everywhere."});
  if (design.status == DesignStatus::Stopped)
    out.push_back(stopped_finding("motion of " + robot, "the search was stopped: this is its best so far"));
  // A parameter that is known to less than its own size might as well be zero.
  if (design.delivery && design.delivery->median_percent > 100)
    out.push_back(
        {Severity::Warning, "shows-little", "motion of " + robot,
         "half of the parameters will be known to ± " + significant(design.delivery->median_percent, 2) +
             " % of their values, or worse",
         "Give more --starts and time, or a home with more room around it (motion: {home_rad: [...]} in a spec "
         "file): the robot hardly moves."});
  if (design.status == DesignStatus::Trivial)
    out.push_back({Severity::Warning, "trivial-motion", "motion of " + robot,
                   "the search found nothing better than its first safe guess",
                   "Give more time or more starts, or widen the limits."});
  return out;
}

}  // namespace armature
