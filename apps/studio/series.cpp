#include "series.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "armature/files.hpp"

namespace armature::studio {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMostCells = 50'000'000;        // 200 MB
constexpr std::uintmax_t kMostBytes = 1'000'000'000;  // of the text
constexpr const char* kRow = "row";                   // the time of a table that has none

// What separates the cells of a table, by its first line; a blank stands for any white space.
char separator_of(std::string_view line) {
  for (const char c : {';', '\t', ','}) {
    if (line.find(c) != std::string_view::npos) return c;
  }
  return ' ';
}

// Cells of the line of names; quotes may hold separators, and several blanks count as one.
std::vector<std::string> cells_of(std::string_view line, char separator) {
  std::vector<std::string> out(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') {
      quoted = !quoted;
    } else if (c == separator && !quoted) {
      if (separator != ' ' || !out.back().empty()) out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  if (separator == ' ' && out.back().empty()) out.pop_back();
  return out;
}

// Columns of a log without a line of names are called as in a mapping file: #1, #2, …
bool all_numbers(const std::vector<std::string>& cells) {
  return std::all_of(cells.begin(), cells.end(), [](const std::string& cell) {
    return !cell.empty() && cell.find_first_not_of("0123456789+-.,eE ") == std::string::npos;
  });
}

// The numbers of a line; what is missing or no number is NaN.
void read_row(std::string_view line, char separator, std::vector<double>& row) {
  // Where cells are not separated by commas, a comma is a decimal point.
  std::string points;
  if (separator != ',' && line.find(',') != std::string_view::npos) {
    points = line;
    std::replace(points.begin(), points.end(), ',', '.');
    line = points;
  }
  const char* at = line.data();
  const char* const end = at + line.size();
  // A cell that cannot be read stays NaN; reading goes on behind the next separator.
  for (double& value : row) {
    value = std::numeric_limits<double>::quiet_NaN();
    while (at < end && (*at == ' ' || *at == '+')) ++at;
    const auto read = std::from_chars(at, end, value);
    at = std::find(read.ptr, end, separator);
    if (at < end) ++at;
  }
}

Error refuse(const fs::path& path, const std::string& message) {
  return {ErrorCode::Unsupported, message, path.filename().string(), ""};
}

float not_a_number() { return std::numeric_limits<float>::quiet_NaN(); }

// Positions of the least and the largest value of a stretch, in the order they occur.
std::pair<std::size_t, std::size_t> extremes(const std::vector<float>& column, std::size_t begin, std::size_t end) {
  // NaN is passed over; where all are NaN both positions are the end.
  std::size_t least = end, most = end;
  for (std::size_t k = begin; k < end; ++k) {
    if (std::isnan(column[k])) continue;
    if (least == end || column[k] < column[least]) least = k;
    if (most == end || column[k] > column[most]) most = k;
  }
  return {std::min(least, most), std::max(least, most)};
}

// The shortest text that reads back as the same float, as a number.
Json number(float value) {
  if (!std::isfinite(value)) return Json();
  // Seven digits are all a float has.
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
  double shown = 0;
  std::from_chars(text.data(), end, shown);
  return shown;
}

// A first column that steps back more than once in ten rows is a signal, not a clock: rows are counted instead.
void count_rows(Table& table) {
  std::size_t back = 0;
  // A column that never changes is no clock either.
  for (std::size_t k = 1; k < table.time.size(); ++k) back += table.time[k] < table.time[k - 1] ? 1 : 0;
  const bool still = table.time.size() > 1 && table.time.front() == table.time.back() && back == 0;
  if (!still && 10 * back <= table.time.size()) return;
  // The column is a signal then, and the row number is the time.
  table.columns.insert(table.columns.begin(), std::vector<float>(table.time.begin(), table.time.end()));
  table.names.insert(table.names.begin(), kRow);
  for (std::size_t k = 0; k < table.time.size(); ++k) table.time[k] = static_cast<double>(k);
}

}  // namespace

Result<Table> read_table(const fs::path& path) {
  std::error_code failed;
  if (fs::file_size(path, failed) > kMostBytes || failed) return refuse(path, "the table is too large to be plotted");
  const auto text = read_file(path);
  if (!text) return text.error();
  std::string_view rest(*text);
  // The next line, without the end of line of Windows.
  const auto line = [&rest] {
    const auto end = std::min(rest.find('\n'), rest.size());
    std::string_view out = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!out.empty() && out.back() == '\r') out.remove_suffix(1);
    return out;
  };
  // Comment lines before the names are skipped.
  Table table;
  std::string_view head = line();
  while (!head.empty() && (head[0] == '#' || head[0] == '%') && !rest.empty()) head = line();
  const char separator = separator_of(head);
  table.names = cells_of(head, separator);
  if (table.names.size() < 2 || table.names.size() > 1000) return refuse(path, "this is not a table of numbers");
  // No names: the first line is data and is read again.
  if (all_numbers(table.names)) {
    for (std::size_t c = 0; c < table.names.size(); ++c) table.names[c] = "#" + std::to_string(c + 1);
    rest = std::string_view(*text).substr(static_cast<std::size_t>(head.data() - text->data()));
  }
  table.columns.resize(table.names.size() - 1);
  std::vector<double> row(table.names.size());
  // Rows without a time are left out.
  while (!rest.empty()) {
    const std::string_view words = line();
    if (words.empty() || words[0] == '#' || words[0] == '%') continue;
    read_row(words, separator, row);
    if (std::isnan(row[0])) continue;
    table.time.push_back(row[0]);
    for (std::size_t c = 1; c < row.size(); ++c) table.columns[c - 1].push_back(static_cast<float>(row[c]));
    if (table.time.size() * row.size() > kMostCells) return refuse(path, "the table is too large to be plotted");
  }
  if (table.time.empty()) return refuse(path, "there is no row of numbers");
  count_rows(table);
  return table;
}

Json thin_out(const Table& table, const Window& window) {
  // Stamps of a log may step back; a plot needs them in order only roughly.
  const auto begin = static_cast<std::size_t>(std::lower_bound(table.time.begin(), table.time.end(), window.from) -
                                              table.time.begin());
  const auto end = std::max(
      begin,
      static_cast<std::size_t>(std::upper_bound(table.time.begin(), table.time.end(), window.to) - table.time.begin()));
  const std::size_t rows = end - begin;
  // Two points per stretch. A window with fewer rows is shown whole.
  const std::size_t stretches = std::clamp<std::size_t>(window.points / 2, 1, 10000);
  const bool whole = rows <= 2 * stretches;
  Json time = Json::array(), values = Json::array();
  std::vector<std::size_t> edges;
  for (std::size_t s = 0; !whole && s <= stretches; ++s) edges.push_back(begin + rows * s / stretches);
  // Times: of all rows, or of the beginning and the middle of each stretch.
  if (whole) {
    for (std::size_t k = begin; k < end; ++k) time.push_back(table.time[k]);
  } else {
    for (std::size_t s = 0; s < stretches; ++s) {
      time.push_back(table.time[edges[s]]);
      time.push_back(table.time[(edges[s] + edges[s + 1]) / 2]);
    }
  }
  // Values: of all rows, or the two extremes of each stretch.
  for (const auto& column : table.columns) {
    Json list = Json::array();
    for (std::size_t k = begin; whole && k < end; ++k) list.push_back(number(column[k]));
    for (std::size_t s = 0; !whole && s < stretches; ++s) {
      const auto [first, second] = extremes(column, edges[s], edges[s + 1]);
      list.push_back(number(first < edges[s + 1] ? column[first] : not_a_number()));
      list.push_back(number(second < edges[s + 1] ? column[second] : not_a_number()));
    }
    values.push_back(std::move(list));
  }
  return {{"names", table.names},
          {"time", time},
          {"values", values},
          {"rows", table.time.size()},
          {"from", table.time.front()},
          {"to", table.time.back()},
          {"clock", table.names.front() != kRow}};
}

// The table is read again only when another file is asked for or this one has changed.
Result<Json> Tables::thin(const fs::path& path, const Window& window) {
  const std::lock_guard lock(mutex_);
  std::error_code failed;
  const auto time = fs::last_write_time(path, failed);
  if (!table_ || path_ != path.string() || time_ != time) {
    table_.reset();
    auto table = read_table(path);
    if (!table) return table.error();
    table_ = std::make_shared<const Table>(*std::move(table));
    path_ = path.string();
    time_ = time;
  }
  return thin_out(*table_, window);
}

}  // namespace armature::studio
