#include "jobs/inspect_identifiability.hpp"

#include <algorithm>
#include <iomanip>
#include <map>

#include "armature/identifiability.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// How a class of parameters is printed.
struct Mark {
  const char* sign;
  const char* colour;  // ANSI
};

// Green: determined alone. Yellow: in a combination. Red: never seen.
Mark mark_of(Visibility v) {
  switch (v) {
    case Visibility::Alone: return {"●", "\033[32m"};
    case Visibility::Combined: return {"◐", "\033[33m"};
    default: return {"·", "\033[31m"};
  }
}

std::string cell(Visibility v) {
  const Mark mark = mark_of(v);
  return mark.colour + std::string(mark.sign) + "\033[0m";
}

// "FV3" → "FV", 3; names without a number go to column 0.
std::pair<std::string, int> split_name(const std::string& name) {
  auto digits = name.size();
  while (digits > 0 && std::isdigit(static_cast<unsigned char>(name[digits - 1])) != 0) --digits;
  const auto number = parse_integer(name.substr(digits));
  return {name.substr(0, digits), number ? static_cast<int>(*number) : 0};
}

// Rows are kinds (XX, FV, …), columns are joints, as in the papers' tables.
void print_table(std::ostream& out, const TorqueModel& model, const Identifiability& found) {
  // Kinds in the order of the model's parameters.
  std::vector<std::string> kinds;
  std::map<std::string, std::map<int, Visibility>> table;
  int last = 0;
  for (std::size_t c = 0; c < found.classes.size(); ++c) {
    const auto [kind, number] = split_name(model.parameters()[c].name);
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    table[kind][number] = found.classes[c];
    // Names like IAC12 belong to two joints; they are in the list of formulas.
    if (number <= model.bodies()) last = std::max(last, number);
  }
  // The head with the joints' numbers, then one row per kind.
  out << "       ";
  for (int i = 1; i <= last; ++i) out << std::setw(4) << i;
  out << '\n';
  for (const std::string& kind : kinds) {
    // A cell is one character on the screen but several bytes: its width is written as spaces.
    out << "  " << std::left << std::setw(5) << kind << std::right;
    for (int i = 1; i <= last; ++i) {
      const auto at = table[kind].find(i);
      out << "   " << (at == table[kind].end() ? " " : cell(at->second));
    }
    out << '\n';
  }
}

// At most eight names; seven and a count where there are more.
std::string names_of(const TorqueModel& model, const std::vector<int>& parameters) {
  std::vector<std::string> names;
  for (const int c : parameters) names.push_back(model.parameters()[static_cast<std::size_t>(c)].name);
  if (names.size() > 8) {
    const auto more = names.size() - 7;
    names.resize(7);
    names.push_back("and " + std::to_string(more) + " more");
  }
  return join(names, ", ");
}

// Another mounting, a force sensor, a locked joint, a known tool: how many parameters could then be seen.
void print_what_if(std::ostream& out, const TorqueModel& model, const Identifiability& found) {
  out << "\nWhat would change it (base parameters now: " << found.map.size() << ")\n";
  // How many base parameters there would be, and whose class would change.
  for (const WhatIf& w : found.what_if) {
    out << "  " << w.change << ": " << w.base_count;
    if (!w.better.empty()) out << "; better: " << names_of(model, w.better);
    if (!w.worse.empty()) out << "; worse: " << names_of(model, w.worse);
    out << '\n';
  }
}

// What the number of base parameters rests on: ranks by structure and by numbers, and the gap that divides them.
nlohmann::json evidence_json(const BaseEvidence& e) {
  return {{"rank", e.rank},
          {"numeric_rank", e.numeric_rank},
          {"smallest_kept", e.smallest_kept},
          {"largest_dropped", e.largest_dropped},
          {"null_residual", e.null_residual},
          {"agree", e.agree},
          {"rank_as_given", e.rank_as_given},
          {"rank_intended", e.rank_intended},
          {"ambiguous", e.ambiguous()},
          {"used_intended", e.used_intended},
          {"sampled", e.sampled},
          {"corrections", e.corrections}};
}

}  // namespace

void print_identifiability(std::ostream& out, const TorqueModel& model, const Identifiability& found) {
  // How many parameters of each class.
  const auto counts = found.counts();
  out << "What can be identified: " << found.map.evidence.brief() << '\n';
  // A rank that depends on the last digits of the geometry is told with the digits in question.
  for (const std::string& line : found.map.evidence.corrections) {
    if (found.map.evidence.ambiguous()) out << "  looks rounded: " << line << '\n';
  }
  // The legend, with the count of each class.
  out << "  " << cell(Visibility::Alone) << " alone " << counts[0] << "   " << cell(Visibility::Combined)
      << " in combination " << counts[1] << "   " << cell(Visibility::Never) << " never " << counts[2] << "\n\n";
  print_table(out, model, found);
  // Formulas only where several parameters act together; a parameter by itself needs none.
  out << "\nBase parameters that regroup others\n";
  for (const BaseParameter& p : found.map.parameters) {
    if (!p.others.empty()) out << "  " << formula(p, model.parameters()) << '\n';
  }
  print_what_if(out, model, found);
}

nlohmann::json identifiability_json(const TorqueModel& model, const Identifiability& found) {
  // Names instead of numbers of columns: readers of the file do not know their order.
  const auto name = [&](int c) { return model.parameters()[static_cast<std::size_t>(c)].name; };
  const auto list = [&](const std::vector<int>& columns) {
    auto out = nlohmann::json::array();
    for (const int c : columns) out.push_back(name(c));
    return out;
  };
  const auto counts = found.counts();
  nlohmann::json out = {{"counts", {{"alone", counts[0]}, {"combined", counts[1]}, {"never", counts[2]}}},
                        {"evidence", evidence_json(found.map.evidence)}};
  // beta_i = pi_column + Σ coefficient · pi_other.
  out["base_parameters"] = nlohmann::json::array();
  for (const BaseParameter& p : found.map.parameters) {
    auto others = nlohmann::json::array();
    for (const auto& [column, c] : p.others) others.push_back({{"name", name(column)}, {"coefficient", c}});
    out["base_parameters"].push_back({{"name", p.name},
                                      {"unit", p.unit},
                                      {"column", name(p.column)},
                                      {"others", others},
                                      {"formula", formula(p, model.parameters())}});
  }
  // The class of every standard parameter, and what would change it.
  out["parameters"] = nlohmann::json::array();
  for (std::size_t c = 0; c < found.classes.size(); ++c) {
    out["parameters"].push_back({{"name", name(static_cast<int>(c))}, {"class", to_string(found.classes[c])}});
  }
  out["what_if"] = nlohmann::json::array();
  for (const WhatIf& w : found.what_if) {
    // Only classes that change: the others are in "parameters".
    auto then = nlohmann::json::object();
    for (const auto* changed : {&w.better, &w.worse}) {
      for (const int c : *changed) then[name(c)] = to_string(w.classes[static_cast<std::size_t>(c)]);
    }
    out["what_if"].push_back({{"change", w.change},
                              {"base_count", w.base_count},
                              {"better", list(w.better)},
                              {"worse", list(w.worse)},
                              {"classes", then}});
  }
  return out;
}

}  // namespace armature
