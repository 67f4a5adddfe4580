// armature reproduce PAPER: a paper's tables and figures, by its method and by ours.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "armature/job.hpp"

namespace armature {

/// The options are those of ReproduceOptions (papers.hpp).
struct ReproduceJob final : Job {
  std::string paper;
  std::string table;
  int draws = 0;
  std::uint64_t seed = 1;

  [[nodiscard]] const char* verb() const override { return "reproduce"; }
  [[nodiscard]] const char* summary() const override {
    return "a paper's tables and figures, by its own method and by ours, on a virtual robot";
  }
  [[nodiscard]] const char* example() const override { return "armature reproduce jia2019 --table 6"; }
  [[nodiscard]] Group group() const override { return Group::Tools; }
  [[nodiscard]] Output output() const override { return Output::Directory; }
  [[nodiscard]] std::string default_out() const override { return "reproduction"; }
  [[nodiscard]] std::vector<std::string> file_names() const override;
  void declare(FieldVisitor& visitor) override;
  [[nodiscard]] Result<Outcome> run(const Progress& progress) override;
};

}  // namespace armature
