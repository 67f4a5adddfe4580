#include "jobs/accepted_stories.hpp"

#include <algorithm>

#include "armature/text.hpp"

namespace armature {
namespace {

// "swap:a,b" arrives as two words, because lists are written with commas.
std::vector<std::string> joined_names(const std::vector<std::string>& words) {
  std::vector<std::string> out;
  for (const std::string& word : words) {
    const bool second = !out.empty() && out.back().rfind("swap", 0) == 0 && out.back().find(',') == std::string::npos &&
                        word.find(':') == std::string::npos && word != "mounting";
    if (second)
      out.back() += "," + word;
    else
      out.push_back(word);
  }
  return out;
}

// The story of that name with the largest gain in likelihood, over all logs.
const Story* find_best(const std::string& name, const ChosenLogs& logs) {
  const Story* best = nullptr;
  for (const QualityReport& quality : logs.quality) {
    const Story* story = quality.stories.find(name);
    if (story != nullptr && (best == nullptr || story->gain > best->gain)) best = story;
  }
  return best;
}

// Names what the recordings do tell, so that a misspelt story is found at once.
Error not_told(const std::string& name, const ChosenLogs& logs) {
  // Each name once, however many logs tell it.
  std::vector<std::string> told;
  for (const QualityReport& quality : logs.quality) {
    for (const Story& story : quality.stories.told) {
      if (std::find(told.begin(), told.end(), story.name) == told.end()) told.push_back(story.name);
    }
  }
  return {ErrorCode::Meaning, "the recordings do not tell \"" + name + "\"", "--accept",
          told.empty() ? "They tell nothing that could be accepted: leave --accept out."
                       : "They tell " + join(told, ", ") + "."};
}

// The mounting from the log that determines its first turn of gravity best.
Story mounting_of(const ChosenLogs& logs, const Robot& robot) {
  std::optional<Story> best;
  // deviation[0] is that of the first turn of gravity [rad]: the smallest is the surest.
  for (const Samples& samples : logs.samples) {
    Story story = estimate_mounting(samples, robot);
    if (!best || story.deviation[0] < best->deviation[0]) best = std::move(story);
  }
  return *best;
}

}  // namespace

Result<std::vector<Story>> accepted_stories(const Acceptance& wanted, const ChosenLogs& logs, const Robot& robot) {
  std::vector<Story> out;
  // Named stories must be told by a log; that of a tool cannot be applied.
  for (const std::string& name : joined_names(wanted.names)) {
    const Story* story = find_best(name, logs);
    if (story == nullptr || story->kind == StoryKind::Tool) return not_told(name, logs);
    out.push_back(*story);
  }
  // --mounting free estimates the direction of gravity even where no log tells of another one.
  const bool there = std::any_of(out.begin(), out.end(), [](const Story& s) { return s.kind == StoryKind::Mounting; });
  if (wanted.mounting == "free" && !there && !logs.samples.empty()) out.push_back(mounting_of(logs, robot));
  // --mounting auto follows the logs only where the mounting explains them best, clearly ahead of the rest.
  if (wanted.mounting == "auto" && !there) {
    const Story* story = find_best("mounting", logs);
    const bool named = std::any_of(logs.quality.begin(), logs.quality.end(), [](const QualityReport& q) {
      return q.stories.separated && q.stories.told.front().kind == StoryKind::Mounting;
    });
    if (story != nullptr && named) out.push_back(*story);
  }
  return out;
}

void write_down(const std::vector<Story>& accepted, ChosenLogs& logs) {
  for (const Story& story : accepted) {
    // Both the ledger of every log and the findings say that the data were changed.
    const std::string words = "accepted: " + story.words;
    for (Samples& samples : logs.samples) samples.ledger.push_back(words);
    logs.findings.push_back({Severity::Note, "accepted-story", story.joint.empty() ? "robot" : story.joint,
                             story.words + ": applied as --accept or --mounting asks", ""});
  }
}

}  // namespace armature
