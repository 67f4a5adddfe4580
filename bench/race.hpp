// Several programs for the same task, timed in turns: whatever else the machine does meets all of them alike.
#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace armature::bench {

/// Time this thread has spent computing [ns]: on a busy machine, waiting for a core is nobody's cost.
inline double thread_time() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e9 * static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec);
}

/// The processor, for the head of a table.
inline std::string machine() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  }
  return "unknown";
}

/// One of the programs. `run` does its work for `count` samples.
struct Entrant {
  std::string what, who;
  std::function<void()> run;
  double count = 1;
  std::vector<double> times = {};  ///< ns per sample of each run, sorted after race()

  [[nodiscard]] double quantile(double p) const {
    return times[static_cast<std::size_t>(p * static_cast<double>(times.size() - 1))];
  }
  [[nodiscard]] double median() const { return quantile(0.5); }
};

/// Runs all in turns, `rounds` times `turn` ns each and at least once per turn.
inline void race(std::vector<Entrant>& all, int rounds = 12, double turn = 2e7) {
  for (Entrant& e : all) e.run();
  for (int round = 0; round < rounds; ++round) {
    for (Entrant& e : all) {
      const double end = thread_time() + turn;
      do {
        const double start = thread_time();
        e.run();
        e.times.push_back((thread_time() - start) / e.count);
      } while (thread_time() < end);
    }
  }
  for (Entrant& e : all) std::sort(e.times.begin(), e.times.end());
}

/// The first entrant for `what`: ours comes first.
inline const Entrant& first_of(const std::vector<Entrant>& all, const std::string& what) {
  return *std::find_if(all.begin(), all.end(), [&](const Entrant& e) { return e.what == what; });
}

/// One line per entrant: median, middle half, ratio to the first that does the same.
inline void print(const std::vector<Entrant>& all) {
  for (const Entrant& e : all) {
    const Entrant& ours = first_of(all, e.what);
    std::printf("  %-17s %-30s %9.1f   [%8.1f %8.1f]", e.what.c_str(), e.who.c_str(), e.median(), e.quantile(0.25),
                e.quantile(0.75));
    if (&e != &ours) std::printf("   %6.1f×", e.median() / ours.median());
    std::printf("\n");
  }
}

}  // namespace armature::bench
