// papers/*.yaml: printed numbers with their tables. Strict: an unknown key or a row of the wrong length is an Error.
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <stdexcept>

#include "armature/papers.hpp"
#include "armature/text.hpp"
#include "papers/paper_catalogue.hpp"
#include "robot/yaml_guard.hpp"

namespace armature {
namespace {

// In the order of publication.
const std::vector<std::string> kNames = {"swevers2007", "sturz2017", "jia2019", "xu2020", "ayvaci2022"};

// A file that does not have the form; becomes the Error of parse_paper.
struct Misfit : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Only these keys; the line of the first unknown one is in the message.
void allow_only(const YAML::Node& node, const std::vector<std::string>& keys) {
  if (!node.IsMap()) throw Misfit("line " + std::to_string(node.Mark().line + 1) + ": expected keys and values");
  for (const auto& entry : node) {
    const auto key = entry.first.as<std::string>();
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      throw Misfit("line " + std::to_string(entry.first.Mark().line + 1) + ": unknown key \"" + key + "\"");
  }
}

// Text of a key, empty where it is missing.
std::string word(const YAML::Node& node, const char* key) {
  return node[key] ? node[key].as<std::string>() : std::string();
}

// The words of the files for Repeatable.
Repeatable read_repeatable(const std::string& word) {
  if (word == "repeated") return Repeatable::Exactly;
  if (word == "virtual") return Repeatable::Virtually;
  if (word == "not") return Repeatable::Never;
  throw Misfit("standing \"" + word + "\" is neither repeated, virtual nor not");
}

// A table or figure with its printed cells.
PaperItem read_item(const YAML::Node& node) {
  allow_only(node, {"name", "section", "about", "standing", "why", "columns", "rows"});
  PaperItem item{word(node, "name"),
                 word(node, "section"),
                 word(node, "about"),
                 read_repeatable(word(node, "standing")),
                 word(node, "why"),
                 {},
                 {}};
  // Rows of another length than the head are a mistake of typing.
  for (const auto& column : node["columns"]) item.columns.push_back(column.as<std::string>());
  for (const auto& row : node["rows"]) {
    std::vector<std::string> cells;
    // ~ is an empty cell: the paper prints nothing there.
    for (const auto& cell : row) cells.push_back(cell.IsNull() ? std::string() : cell.as<std::string>());
    if (cells.size() != item.columns.size())
      throw Misfit("line " + std::to_string(row.Mark().line + 1) + ": " + std::to_string(cells.size()) +
                   " cells, expected " + std::to_string(item.columns.size()));
    item.rows.push_back(std::move(cells));
  }
  // What is left out must say why.
  if (item.repeatable == Repeatable::Never && item.why.empty())
    throw Misfit(item.name + ": say why it cannot be repeated");
  return item;
}

// The whole file: who wrote it, settings of the experiment, items, equations.
Paper read_paper(const YAML::Node& root) {
  allow_only(root, {"armature_paper", "name", "letter", "title", "authors", "published", "robot", "experiment",
                    "settings", "items", "equations"});
  Paper paper{word(root, "name"),
              word(root, "letter"),
              word(root, "title"),
              word(root, "authors"),
              word(root, "published"),
              word(root, "robot"),
              word(root, "experiment"),
              {},
              {},
              {}};
  // Settings are lists of numbers; most have one entry.
  for (const auto& entry : root["settings"]) {
    const auto values = entry.second.as<std::vector<double>>();
    paper.settings.emplace_back(entry.first.as<std::string>(),
                                Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size())));
  }
  for (const auto& node : root["items"]) paper.items.push_back(read_item(node));
  for (const auto& node : root["equations"]) {
    allow_only(node, {"number", "about", "code"});
    paper.equations.push_back({word(node, "number"), word(node, "about"), word(node, "code")});
  }
  return paper;
}

}  // namespace

const char* to_string(Repeatable repeatable) {
  switch (repeatable) {
    case Repeatable::Exactly: return "repeated";
    case Repeatable::Virtually: return "repeated on a virtual robot";
    case Repeatable::Never: break;
  }
  return "not repeatable";
}

// Row by the first cell, column by the head.
const std::string& PaperItem::cell(const std::string& row, const std::string& column) const {
  const auto c = std::find(columns.begin(), columns.end(), column);
  const auto r = std::find_if(rows.begin(), rows.end(), [&](const auto& cells) { return cells.front() == row; });
  if (c == columns.end() || r == rows.end())
    throw std::invalid_argument(name + " has no cell \"" + row + "\", \"" + column + "\"");
  return (*r)[static_cast<std::size_t>(c - columns.begin())];
}

// Cells are kept as printed; they are read as numbers only when asked for.
double PaperItem::number(const std::string& row, const std::string& column) const {
  return parse_double(cell(row, column)).value_or(std::numeric_limits<double>::quiet_NaN());
}

Vector PaperItem::numbers(const std::string& column) const {
  Vector out(static_cast<Eigen::Index>(rows.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) out[static_cast<Eigen::Index>(i)] = number(rows[i].front(), column);
  return out;
}

const PaperItem& Paper::item(const std::string& wanted) const {
  for (const PaperItem& one : items) {
    if (one.name == wanted) return one;
  }
  throw std::invalid_argument(name + " has no item \"" + wanted + "\"");
}

const Vector& Paper::setting(const std::string& wanted) const {
  for (const auto& [key, value] : settings) {
    if (key == wanted) return value;
  }
  throw std::invalid_argument(name + " has no setting \"" + wanted + "\"");
}

std::vector<std::string> paper_names() { return kNames; }

Result<Paper> parse_paper(std::string_view text, const std::string& name_for_messages) {
  // The guard first; a paper's file needs fewer than eight levels.
  if (auto wrong = yaml_problem(text, name_for_messages, 8)) return *wrong;
  try {
    return read_paper(YAML::Load(std::string(text)));
  } catch (const std::runtime_error& error) {
    return Error{ErrorCode::Meaning, error.what(), name_for_messages, "papers/jia2019.yaml shows the form."};
  }
}

Result<Paper> load_paper(const std::string& name) {
  // The files are embedded in the program.
  for (const PaperEntry& entry : paper_catalogue()) {
    if (entry.name == name) return parse_paper(entry.text, name);
  }
  const auto near = nearest_name(name, kNames);
  return Error{ErrorCode::NotFound, "no paper is called \"" + name + "\"", "",
               near ? "Did you mean " + *near + "?" : "There are " + join(kNames, ", ") + "."};
}

}  // namespace armature
