// The five papers that Armature comes from: what they print, and their experiments repeated on virtual robots.
//
// papers/*.yaml hold every printed number once, with its table and section. reproduce() runs a paper's experiment by
// the paper's method and by Armature's default on the same recordings, and puts the three side by side.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "armature/error.hpp"
#include "armature/finding.hpp"
#include "armature/progress.hpp"
#include "armature/types.hpp"

namespace armature {

/// How far an item of a paper can be repeated.
enum class Repeatable {
  Exactly,    ///< mathematics: nothing was measured
  Virtually,  ///< on a virtual robot, because the recordings were never published
  Never,      ///< a photo, a diagram, another program
};
[[nodiscard]] const char* to_string(Repeatable repeatable);

/// One table or figure of a paper, with what it prints.
struct PaperItem {
  std::string name;     ///< "Table 4", "Figure 7", "Equation 6"
  std::string section;  ///< section of the paper
  std::string about;    ///< what it shows
  Repeatable repeatable = Repeatable::Never;
  std::string why;                   ///< why not, or with which restriction; may be empty
  std::vector<std::string> columns;  ///< empty: nothing printed that is a number
  std::vector<std::vector<std::string>>
      rows;  ///< as printed; the first cell names the row; empty cell: nothing printed

  /// The cell of a row and a column; throws std::invalid_argument where there is none.
  [[nodiscard]] const std::string& cell(const std::string& row, const std::string& column) const;
  /// The same as a number; NaN where nothing is printed.
  [[nodiscard]] double number(const std::string& row, const std::string& column) const;
  /// A whole column, the rows in their order, as numbers.
  [[nodiscard]] Vector numbers(const std::string& column) const;
};

/// An equation, and where the code has it.
struct PaperEquation {
  std::string number;
  std::string about;
  std::string code;
};

struct Paper {
  std::string name;    ///< "xu2020"
  std::string letter;  ///< "X"
  std::string title;
  std::string authors;
  std::string published;
  std::string robot;       ///< catalogue name of the virtual robot
  std::string experiment;  ///< what the virtual experiment is made of
  std::vector<std::pair<std::string, Vector>> settings;
  std::vector<PaperItem> items;  ///< every table and figure
  std::vector<PaperEquation> equations;

  /// Throws std::invalid_argument where there is none of that name.
  [[nodiscard]] const PaperItem& item(const std::string& wanted) const;
  [[nodiscard]] const Vector& setting(const std::string& wanted) const;
  [[nodiscard]] double value(const std::string& wanted) const { return setting(wanted)[0]; }
};

/// Names of the papers, in the order of publication.
[[nodiscard]] std::vector<std::string> paper_names();
/// NotFound with the nearest name otherwise.
[[nodiscard]] Result<Paper> load_paper(const std::string& name);
[[nodiscard]] Result<Paper> parse_paper(std::string_view text, const std::string& name_for_messages);

/// Curves over time or anything else, of a figure.
struct FigurePlot {
  struct Curve {
    std::string name;
    std::string role;  ///< measured, predicted, residual, reference or empty
    Vector values;
  };
  std::string title, x_label, unit;
  Vector x;
  std::vector<Curve> curves;
};

/// Marks a number that was not computed.
inline constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

/// One number that both methods have, lower being better: who is ahead?
struct Contest {
  std::string what;
  double theirs = 0;  ///< the paper's method on the virtual robot
  double ours = 0;
  double spread = 0;  ///< standard error of the difference, or an assumed one where there is one draw; 0: not random
  /// Armature with the knowledge that the paper's method was given, for example its bounds; NaN: the default has it.
  double informed = kNoNumber;
  std::string why = {};  ///< why a method that is ahead is ahead, one sentence; may be empty

  /// Ours is worse by more than chance and rounding explain: beyond three standard errors and 1 %.
  [[nodiscard]] bool worse() const { return ours - theirs > 3 * spread + 0.01 * theirs; }
  /// What to print where the paper's method is ahead: both numbers, the reason, and the equal terms.
  [[nodiscard]] std::string sentence() const;
};

/// A table or figure of a paper repeated: printed, by the paper's method here, by ours.
struct ReproducedItem {
  std::string name;  ///< of the PaperItem
  std::string title;
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
  std::vector<std::string> differences;  ///< one sentence on each difference
  std::vector<FigurePlot> plots;
  std::vector<Contest> contests;
  /// How long the methods took here, in a table of its own: it differs from run to run, and nothing else does.
  std::vector<std::string> time_head = {};
  std::vector<std::vector<std::string>> times = {};
};

struct ReproduceOptions {
  std::string paper;
  std::string table;       ///< "4", "Table 4", "Figure 7", "Equation 6"; empty: all
  int draws = 0;           ///< repetitions with other noise; 0: as many as the paper's command takes by default
  std::uint64_t seed = 1;  ///< of motions and noise
};

struct Reproduction {
  Paper paper;
  std::vector<ReproducedItem> items;  ///< in the paper's order
  int draws = 0;
  double seconds = 0;
  bool stopped = false;

  /// Contests in which the paper's method is better.
  [[nodiscard]] std::vector<Contest> lost() const;
  [[nodiscard]] int contests() const;
};

/// Repeats a paper's experiment. The same options give the same numbers, times excepted. Asked to stop, it returns the
/// items that are finished.
[[nodiscard]] Result<Reproduction> reproduce(const ReproduceOptions& options, const Progress& progress = {});

/// A section of docs/papers.md: the tables, the differences, every item with its standing, the equations and their
/// code.
[[nodiscard]] std::string paper_markdown(const Reproduction& reproduction);
/// docs/papers.md without its times: one row per paper, then the sections.
[[nodiscard]] std::string papers_markdown(const std::vector<Reproduction>& reproductions);
/// How long everything took: the end of docs/papers.md, and a file of its own beside the tables.
[[nodiscard]] std::string times_markdown(const std::vector<Reproduction>& reproductions);

}  // namespace armature
