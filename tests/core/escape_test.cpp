#include "core/escape.hpp"

#include <gtest/gtest.h>

#include <set>

#include "armature/output.hpp"
#include "armature/rng.hpp"

namespace armature {
namespace {

// Names made of what breaks out of a place: quotes, tags, comment ends, line ends, directions, paths, bytes that are
// no text.
std::vector<std::string> hostile_names(int count) {
  const std::vector<std::string> pieces = {"*/",
                                           "/*",
                                           "\"",
                                           "'",
                                           "\"\"\"",
                                           "'''",
                                           "<script>alert(1)</script>",
                                           "</script>",
                                           "<!--",
                                           "]]>",
                                           "&",
                                           "\\",
                                           "\\\n",
                                           "\?\?/",
                                           "\n",
                                           "\r",
                                           "\t",
                                           std::string(1, '\0'),
                                           "\x1b[2J",
                                           "..",
                                           "/",
                                           "../../x",
                                           "%31",
                                           "#",
                                           "?",
                                           ",",
                                           ";",
                                           "|",
                                           "\xE2\x80\xAE",
                                           "\xE2\x80\xA8",
                                           "\xC2\x85",
                                           "\xFF",
                                           "\xC0\xAF",
                                           "\xED\xA0\x80",
                                           "-rf",
                                           ".",
                                           " ",
                                           "$(id)",
                                           "`id`",
                                           "import os",
                                           "é",
                                           "関節",
                                           std::string(255, 'n')};
  Rng rng(22);
  std::vector<std::string> names;
  while (static_cast<int>(names.size()) < count) {
    std::string name;
    for (int i = 1 + rng.index(5); i > 0; --i) name += pieces[static_cast<std::size_t>(rng.index(std::ssize(pieces)))];
    names.push_back(name);
  }
  return names;
}

// The reverse of escape_xml, from the standard's rules.
std::string from_xml(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    EXPECT_TRUE(text[i] != '<' && text[i] != '>' && text[i] != '"' && text[i] != '\'') << text;
    if (text[i] != '&') {
      EXPECT_GE(static_cast<unsigned char>(text[i]), 0x20) << text;
      out += text[i++];
      continue;
    }
    const std::size_t end = text.find(';', i);
    const std::string entity = text.substr(i + 1, end - i - 1);
    if (entity == "amp")
      out += '&';
    else if (entity == "lt")
      out += '<';
    else if (entity == "gt")
      out += '>';
    else if (entity == "quot")
      out += '"';
    else
      out += static_cast<char>(std::stoi(entity.substr(1)));
    i = end + 1;
  }
  return out;
}

TEST(Escape, XmlComesBackAndBreaksOutOfNothing) {
  for (const std::string& name : hostile_names(300)) {
    std::string expected;
    for (const char c : valid_utf8(name)) {
      const auto byte = static_cast<unsigned char>(c);
      const bool kept = byte >= 0x20 ? byte != 0x7F : c == '\t' || c == '\n' || c == '\r';
      expected += kept ? std::string(1, c) : "\xEF\xBF\xBD";
    }
    EXPECT_EQ(from_xml(escape_xml(name)), expected);
  }
}

TEST(Escape, CommentsStayCommentsOnOneLine) {
  for (const std::string& name : hostile_names(300)) {
    const std::string c = escape_c_comment(name);
    for (const char* bad : {"*/", "/*", "//", "\n", "\r", "\\", "\?\?", "\xE2\x80\xAE", "\xE2\x80\xA8"})
      EXPECT_EQ(c.find(bad), std::string::npos) << c;
    const std::string python = escape_line_comment(name);
    for (const char* bad : {"\n", "\r", "\f", "\xE2\x80\xA8", "\xC2\x85"})
      EXPECT_EQ(python.find(bad), std::string::npos) << python;
  }
}

// The value of a C literal, from the standard's rules for simple and octal escapes.
std::string from_c(const std::string& literal) {
  std::string out;
  for (std::size_t i = 1; i + 1 < literal.size(); ++i) {
    EXPECT_NE(literal[i], '"') << literal;
    EXPECT_TRUE(literal[i] >= 0x20 && literal[i] < 0x7F && literal[i] != '?') << literal;
    if (literal[i] != '\\') {
      out += literal[i];
    } else if (literal[i + 1] >= '0' && literal[i + 1] <= '7') {
      out += static_cast<char>(std::stoi(literal.substr(i + 1, 3), nullptr, 8));
      i += 3;
    } else {
      out += literal[++i];
    }
  }
  return out;
}

TEST(Escape, XmlCommentsHoldNoTwoHyphens) {
  for (const std::string text : {"a", "--", "-->", "<!--", "a-", "---", "--out", "\n-\n-"}) {
    const std::string safe = escape_xml_comment(text) + "-->";
    EXPECT_EQ(safe.find("--"), safe.size() - 3) << text;
  }
}

TEST(Escape, CStringsComeBack) {
  for (const std::string& name : hostile_names(300)) EXPECT_EQ(from_c(c_string(name)), name);
}

TEST(Escape, PythonStringsAndScriptsStayInside) {
  for (const std::string& name : hostile_names(300)) {
    const std::string text = python_string(name);
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
      EXPECT_NE(text[i], '"') << text;
      EXPECT_NE(text[i], '\n') << text;
      if (text[i] == '\\') ++i;
      EXPECT_LT(i + 1, text.size()) << text;
    }
    EXPECT_EQ(json_in_script("\"" + name + "\"").find('<'), std::string::npos);
  }
}

TEST(Escape, FileNamesStayInTheDirectory) {
  std::set<std::string> all;
  for (const std::string& name : hostile_names(300)) {
    const std::string safe = safe_file_name(name);
    EXPECT_FALSE(safe.empty());
    EXPECT_LE(safe.size(), 100U);
    EXPECT_NE(safe[0], '.');
    EXPECT_NE(safe[0], '-');
    EXPECT_EQ(safe, valid_utf8(safe));
    for (const char c : safe) EXPECT_TRUE(c != '/' && c != '\0' && c != '\n' && c != '"' && c != '$') << safe;
    all.insert(safe);
  }
  EXPECT_GT(all.size(), 150U) << "names become too much alike";
}

TEST(Escape, ATerminalSeesPlainText) {
  EXPECT_EQ(plain_line("a\x1b[2Jb\nc"), "a?[2Jb?c");
  EXPECT_EQ(plain_line("\xE2\x80\xAE"
                       "x"),
            "?x");
  EXPECT_EQ(plain_line("N·m"), "N·m");
}

TEST(Escape, CsvCellsAreQuotedWhereNeeded) {
  EXPECT_EQ(csv_cell("q_elbow[rad]"), "q_elbow[rad]");
  EXPECT_EQ(csv_cell("a,b"), "\"a,b\"");
  EXPECT_EQ(csv_cell("say \"hi\""), "\"say \"\"hi\"\"\"");
  EXPECT_EQ(csv_cell("a\nb"), "\"a b\"");
}

}  // namespace
}  // namespace armature
