#include "jobs/base_table.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

/// One row: which parameter, its value, its relative deviation in per cent (0: not given).
struct BaseRow {
  int at = -1;
  double value = 0;
  double rsd_percent = 0;
};

// "name,value[,rsd_percent]".
Result<BaseRow> read_row(const std::string& line, const std::string& place, const BaseMap& base) {
  const auto wrong = [&](const std::string& message, const std::string& hint) {
    return Error{ErrorCode::Meaning, message, place, hint};
  };
  const auto cells = split(line, ',');
  if (cells.size() < 2) return wrong("expected name,value[,rsd_percent]", "Separate with commas.");
  const std::string name(trim(cells[0]));
  BaseRow row;
  row.at = base.find(name);
  // A name that no base parameter of this robot with these terms has.
  if (row.at < 0) {
    std::vector<std::string> known;
    for (const BaseParameter& p : base.parameters) known.push_back(p.name);
    const auto near = nearest_name(name, known);
    return wrong("no base parameter is named \"" + name + "\"",
                 near ? "Did you mean " + *near + "?" : "`armature inspect ROBOT` lists them; see also --terms.");
  }
  // A value must be a finite number; the third column may be left out.
  const auto value = parse_double(trim(cells[1]));
  if (!value || !std::isfinite(*value))
    return wrong("\"" + cells[1] + "\" is not a number", "Give a value in SI units.");
  row.value = *value;
  if (cells.size() < 3 || trim(cells[2]).empty()) return row;
  // A relative deviation in per cent, as papers print it.
  const auto rsd = parse_double(trim(cells[2]));
  if (!rsd || !(*rsd >= 0) || !std::isfinite(*rsd))
    return wrong("\"" + cells[2] + "\" is not a relative deviation in per cent", "Give a number of 0 or more.");
  row.rsd_percent = *rsd;
  return row;
}

}  // namespace

Result<BaseTable> read_base_table(const std::string& text, const std::string& file, const BaseMap& base) {
  // NaN marks a parameter that has not been read yet.
  BaseTable out{Vector::Constant(base.size(), NAN), {}};
  Vector inverse = Vector::Zero(base.size());
  std::size_t number = 0;
  // Empty lines, comments and the heading are passed over.
  for (const std::string& raw : split(text, '\n')) {
    const std::string place = file + ":" + std::to_string(++number);
    const std::string line(trim(raw));
    if (line.empty() || line[0] == '#' || lower_case(line).rfind("name", 0) == 0) continue;
    const auto row = read_row(line, place, base);
    if (!row) return row.error();
    if (!std::isnan(out.beta[row->at]))
      return Error{ErrorCode::Meaning, base.parameters[static_cast<std::size_t>(row->at)].name + " is given twice",
                   place, "Keep one of them."};
    out.beta[row->at] = row->value;
    // A value printed as zero has no relative deviation; a ten-thousandth is used.
    if (row->rsd_percent > 0) inverse[row->at] = 100 / (row->rsd_percent * std::max(std::abs(row->value), 1e-4));
  }
  // Torques need every base parameter: a table with gaps is refused.
  for (int i = 0; i < base.size(); ++i) {
    if (!std::isnan(out.beta[i])) continue;
    return Error{ErrorCode::Meaning, "no value for base parameter " + base.parameters[static_cast<std::size_t>(i)].name,
                 file, "All " + std::to_string(base.size()) + " base parameters are needed; see also --terms."};
  }
  // Distances are in deviations only where every parameter has one; else the metric is the unit matrix.
  if (inverse.minCoeff() > 0) out.metric = inverse.asDiagonal();
  return out;
}

}  // namespace armature
