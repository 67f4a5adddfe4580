// A motion that the certificate refuses is searched again with more room where it was refused. Making it smaller around
// home as a whole, until the proof goes through, is the other way: it takes from every joint what one limit asks for,
// and a smaller motion is another path, which may touch what the larger one passes.
#include "design/search/refine.hpp"

#include <algorithm>
#include <cmath>

#include "design/search/search.hpp"

namespace armature::design {
namespace {

// What the next attempt leaves beyond what was missing: a hundredth of a limit, two millimetres.
constexpr double kMoreShare = 0.99, kMoreSpace = 0.002;
// Below this share of a limit more room does not help: the cause is another one.
constexpr double kLeastShare = 0.3;

// What was met where the limit is broken for certain; else what could not be excluded. A proof ends where a limit is
// broken, so that its bound then says little.
double worst_of(const CertificateItem& item) {
  return item.verdict == Proof::Violated || !std::isfinite(item.bound) ? item.reached : item.bound;
}

// The share of a limit that the search may use when it took too much of it.
double share_left(const CertificateItem& item) {
  const double taken = std::abs(worst_of(item));
  return taken > 0 ? std::clamp(kMoreShare * item.limit / taken, kLeastShare, 1.0) : 1.0;
}

bool starts_with(const std::string& text, const std::string& with) { return text.rfind(with, 0) == 0; }

}  // namespace

Room more_room(const Problem& problem, const Certificate& refused) {
  // Room only grows: what an earlier repair left stays.
  Room room = problem.room;
  const std::vector<std::string> joints = problem.robot.joint_names();
  if (room.torque.size() == 0) room.torque = Vector::Ones(problem.map.joints());
  for (const CertificateItem& item : refused.items) {
    // Only what is violated or could not be proven asks for room.
    if (item.verdict == Proof::Proven || item.verdict == Proof::NotChecked) continue;
    if (item.kind == "torque") {
      for (std::size_t j = 0; j < joints.size(); ++j)
        // The same joint has an item for the nominal robot and one for the box of robots.
        if (item.what == joints[j] || starts_with(item.what, joints[j] + " (")) {
          double& share = room.torque[static_cast<Eigen::Index>(j)];
          share = std::min(share, problem.room.torque.size() > 0
                                      ? problem.room.torque[static_cast<Eigen::Index>(j)] * share_left(item)
                                      : share_left(item));
        }
    } else if (item.kind == "power") {
      room.power = std::min(room.power, problem.room.power * share_left(item));
    } else if (item.kind == "tool speed") {
      room.tool_speed = std::min(room.tool_speed, problem.room.tool_speed * share_left(item));
    } else if (item.kind == "collision" || item.kind == "frame") {
      // Distances: as much more as was missing, and a little beyond.
      const double missing = item.limit - worst_of(item);
      room.space = std::max(room.space, problem.room.space + std::max(0.0, missing) + kMoreSpace);
    }
  }
  return room;
}

std::optional<Candidate> Search::moved_inside(const Candidate& found) const {
  const auto sets = problem_.constraints(kFirstRounding);
  std::optional<Candidate> best;
  // The end of its search, or the well-inside motion of the first round, whichever is better when it fits.
  for (const Vector& from : {found.x, found.inside}) {
    if (from.size() == 0) continue;
    Vector x = from;
    // Down to a half of it: what is smaller starts again from nothing.
    for (int trial = 0; trial < 24; ++trial, x *= 0.97) {
      if (!(slacks(sets, x).minCoeff() > 0)) continue;
      Candidate candidate{found.start, x, problem_.quick_criterion(x), found.gradients, found.inside};
      if (!best || candidate.at.objective < best->at.objective) best = std::move(candidate);
      break;
    }
  }
  return best;
}

std::vector<Candidate> Search::refine(const std::vector<Candidate>& found) {
  // Every candidate that fits into the tighter limits goes on from there.
  std::vector<Candidate> field;
  for (const Candidate& candidate : found)
    if (auto inside = moved_inside(candidate)) field.push_back(*std::move(inside));
  if (field.empty()) return field;
  doing_ = "searching with more room";
  const auto rounds = schedule(problem_.objective, problem_.spec.effort_scale);
  // From the second round on: they are searched motions already.
  plan(rounds, 1, field.size());
  compete(field, rounds, 1);
  sort(field);
  return field;
}

}  // namespace armature::design
