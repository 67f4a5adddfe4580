// Long CSV tables for plots: only as many points as a screen shows, and the extremes of every stretch.
#pragma once

#include <filesystem>
#include <limits>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "folder.hpp"

namespace armature::studio {

/// Numbers by column; the first column is time. A cell that is no number is NaN. Where the file's first column is no
/// clock, rows are counted and names[0] is "row".
struct Table {
  std::vector<std::string> names;
  std::vector<double> time;
  std::vector<std::vector<float>> columns;
};

/// Reads a CSV, with commas, semicolons, tabs or white space between the cells. Columns without a line of names are
/// called #1, #2, … as in mapping files. Refuses tables of more than 5·10⁷ cells.
[[nodiscard]] Result<Table> read_table(const std::filesystem::path& path);

struct Window {
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
  std::size_t points = 2000;
};

/// {"names", "time", "values" (one list per column), "rows", "from", "to", "clock": the file has a time}. The window is
/// cut into points/2 stretches; of each, every column keeps its least and its largest value, in the order they occur.
/// So no peak is lost.
[[nodiscard]] Json thin_out(const Table& table, const Window& window);

/// Tables by file, the last one kept. May be called from one thread beside the server's.
class Tables {
 public:
  [[nodiscard]] Result<Json> thin(const std::filesystem::path& path, const Window& window);

 private:
  std::mutex mutex_;
  std::string path_;
  std::filesystem::file_time_type time_;
  std::shared_ptr<const Table> table_;
};

}  // namespace armature::studio
