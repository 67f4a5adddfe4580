// How fast text logs are read, in bounded memory.
//   bench_recording [megabytes, default 1000] [file to use]
// Compares the numbers with the ones written before it times anything, and prints time, rate and peak memory.
#include <sys/resource.h>
#include <sys/utsname.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>

#include "armature/recording.hpp"
#include "armature/rng.hpp"

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Seven joints, 15 columns, nine digits each: what real controllers write.
void make_file(const std::filesystem::path& path, double megabytes, double& sum, long long& rows) {
  armature::Rng rng(1);
  std::ofstream out(path, std::ios::binary);
  out << "t[s]";
  for (int j = 1; j <= 7; ++j) out << ",q_joint" << j << "[rad]";
  for (int j = 1; j <= 7; ++j) out << ",tau_joint" << j << "[Nm]";
  out << "\n";
  char cell[32];
  double written = 0;
  for (rows = 0; written < megabytes * 1e6; ++rows) {
    std::string line;
    std::snprintf(cell, sizeof cell, "%.4f", 0.001 * static_cast<double>(rows));
    line += cell;
    for (int c = 0; c < 14; ++c) {
      std::snprintf(cell, sizeof cell, ",%.9g", rng.uniform(-3, 3));
      line += cell;
      if (c == 0) sum += std::strtod(cell + 1, nullptr);
    }
    line += '\n';
    written += static_cast<double>(line.size());
    out << line;
  }
}

double peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace

int main(int argc, char** argv) {
  const double megabytes = argc > 1 ? std::atof(argv[1]) : 1000;
  const auto path = argc > 2 ? std::filesystem::path(argv[2])
                             : std::filesystem::temp_directory_path() / "armature_bench_recording.csv";
  utsname machine{};
  uname(&machine);
  std::printf("machine %s %s, compiler %s, command bench_recording %g\n", machine.sysname, machine.machine, __VERSION__,
              megabytes);
  double expected = 0;
  long long rows = 0;
  make_file(path, megabytes, expected, rows);
  const double before = peak_megabytes();

  const auto start = std::chrono::steady_clock::now();
  const std::clock_t cpu = std::clock();
  auto stream = armature::RecordingStream::open(path);
  if (!stream) return std::printf("%s\n", stream.error().text().c_str()), 1;
  double sum = 0;
  long long read = 0;
  while (const auto block = stream->next()) {
    for (Eigen::Index k = 0; k < block->size(); ++k) sum += block->q(k, 0);
    read += block->size();
  }
  const double wall = seconds_since(start);
  const double processor = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
  const bool same = read == rows && sum == expected;
  std::printf("%lld rows, numbers %s\n", read, same ? "equal" : "DIFFER");
  std::printf("stream: %.2f s wall, %.2f s processor, %.0f MB/s, peak memory %.0f MB (%.0f before)\n", wall, processor,
              megabytes / processor, peak_megabytes(), before);
  if (argc <= 2) std::filesystem::remove(path);
  return same ? 0 : 1;
}
