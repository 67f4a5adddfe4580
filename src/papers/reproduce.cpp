#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "core/pace.hpp"
#include "papers/study.hpp"

namespace armature {
namespace papers {

// The papers are fixed: the name was checked when the file was loaded.
std::vector<Maker> makers_of(const Study& study) {
  if (study.paper.name == "swevers2007") return study_swevers2007(study);
  if (study.paper.name == "sturz2017") return study_sturz2017(study);
  if (study.paper.name == "jia2019") return study_jia2019(study);
  if (study.paper.name == "xu2020") return study_xu2020(study);
  return study_ayvaci2022(study);
}

}  // namespace papers

namespace {

using papers::Maker;
using papers::Study;

// "4", "table 4" and "Table 4" name the same.
bool is_asked(const std::string& name, const std::string& asked) {
  if (asked.empty()) return true;
  const std::string word = lower_case(asked);
  // "10" also means "Table 10 LWR4+": a table of a second robot.
  return lower_case(name) == word || lower_case(name) == "table " + word ||
         lower_case(name).rfind("table " + word + " ", 0) == 0;
}

// An item that exists but cannot be repeated gets its reason, any other name the list.
Error not_there(const Paper& paper, const std::string& asked) {
  for (const PaperItem& item : paper.items) {
    if (is_asked(item.name, asked))
      return {ErrorCode::NotFound, item.name + " cannot be repeated: " + item.why, paper.name,
              "Leave --table out to repeat everything that can be."};
  }
  // Only items that can be repeated are offered.
  std::vector<std::string> names;
  for (const PaperItem& item : paper.items) {
    if (item.repeatable != Repeatable::Never) names.push_back(item.name);
  }
  return {ErrorCode::NotFound, "there is no \"" + asked + "\" in this paper", paper.name,
          "It has " + join(names, ", ") + "."};
}

}  // namespace

// Both numbers, the reason, and how it ends on equal terms.
std::string Contest::sentence() const {
  std::string out = what + ", " + significant(theirs, 3) + " against " + significant(ours, 3) + ".";
  if (!why.empty()) out += " " + why;
  if (std::isfinite(informed)) out += " With the same knowledge Armature has " + significant(informed, 3) + ".";
  return out;
}

// Beyond chance and rounding only: see Contest::worse.
std::vector<Contest> Reproduction::lost() const {
  std::vector<Contest> out;
  for (const ReproducedItem& item : items) {
    for (const Contest& one : item.contests) {
      if (one.worse()) out.push_back(one);
    }
  }
  return out;
}

int Reproduction::contests() const {
  std::size_t count = 0;
  for (const ReproducedItem& item : items) count += item.contests.size();
  return static_cast<int>(count);
}

Result<Reproduction> reproduce(const ReproduceOptions& options, const Progress& progress) {
  auto paper = load_paper(options.paper);
  if (!paper) return paper.error();
  // The study keeps a copy of what was asked, for every maker.
  const papers::Stopwatch watch;
  Reproduction out;
  out.paper = *paper;
  out.draws = options.draws;
  const Study study{*std::move(paper), options.draws, options.seed, progress};
  try {
    // Only the items that were asked for, in the paper's order.
    std::vector<Maker> makers = papers::makers_of(study);
    std::erase_if(makers, [&](const Maker& maker) { return !is_asked(maker.name, options.table); });
    if (makers.empty()) return not_there(study.paper, options.table);
    double done = 0;
    const Pace pace;
    for (const Maker& maker : makers) {
      // Asked to stop between two items: those that are finished are returned.
      if (progress.stopping()) {
        out.stopped = true;
        break;
      }
      // Progress counts items: some take much longer than others, the time left is an estimate.
      const double share = done++ / static_cast<double>(makers.size());
      progress.tell({maker.name, share, pace.left_s(share), ""});
      ReproducedItem item = maker.make();
      item.name = maker.name;
      // Without another title the item has that of the paper's file.
      if (item.title.empty()) item.title = study.paper.item(maker.name).about;
      out.items.push_back(std::move(item));
      progress.has_best();
    }
  } catch (const papers::StudyStopped&) {
    out.stopped = true;
  } catch (const papers::StudyFailure& failure) {
    // What a search says that was asked to stop is no failure of the study.
    if (!progress.stopping()) return failure.error;
    out.stopped = true;
  }
  out.seconds = watch.seconds();
  return out;
}

}  // namespace armature
