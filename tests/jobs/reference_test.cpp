// Pages that are made from the declarations are as the declarations say, and shells understand what is made for them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>

#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "jobs/field_values.hpp"
#include "model/json.hpp"
#include "support/places.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

// Compares a page with what is made now, or writes it where ARMATURE_UPDATE_DOCS=1 is set.
void expect_page(const std::string& name, const std::string& text) {
  const fs::path path = fs::path(testing::kSourceDirectory) / "docs" / name;
  const char* update = std::getenv("ARMATURE_UPDATE_DOCS");
  if (update != nullptr && std::string(update) == "1") {
    ASSERT_TRUE(write_file(path, text));
  }
  const auto there = read_file(path);
  EXPECT_TRUE(there && *there == text) << "docs/" << name
                                       << " is stale. ARMATURE_UPDATE_DOCS=1 build/tests/jobs_test "
                                          "--gtest_filter='Reference.*' writes it again.";
}

TEST(Reference, PageOfEveryVerbIsUpToDate) { expect_page("cli.md", reference_markdown()); }

TEST(Reference, SchemaIsUpToDate) { expect_page("job.schema.json", job_schema()); }

TEST(Reference, ManPagesAreUpToDateAndThereIsNoOther) {
  std::set<std::string> expected = {"armature.1"};
  expect_page("man/armature.1", man_page(""));
  for (const auto& job : make_all_jobs()) {
    const std::string name = std::string("armature-") + job->verb() + ".1";
    expect_page("man/" + name, man_page(job->verb()));
    expected.insert(name);
  }
  std::set<std::string> there;
  for (const auto& entry : fs::directory_iterator(fs::path(testing::kSourceDirectory) / "docs/man"))
    there.insert(entry.path().filename().string());
  EXPECT_EQ(there, expected);
}

TEST(Reference, EveryFieldIsOnThePage) {
  const std::string page = reference_markdown();
  for (const auto& job : make_all_jobs()) {
    for (const auto& item : list_fields(*job)) {
      const std::string flag = item.field.positional ? "`" + item.field.name + "`" : "`--" + item.field.name;
      EXPECT_NE(page.find(flag), std::string::npos) << job->verb() << " " << flag;
      EXPECT_FALSE(item.field.help.empty()) << job->verb() << " " << flag;
    }
    EXPECT_EQ(std::string(job->example()).rfind(std::string("armature ") + job->verb(), 0), 0U) << job->example();
  }
}

TEST(Reference, ExamplesAreCommandsOfTheirVerb) {
  for (const auto& job : make_all_jobs()) {
    const std::string example = job->example();
    for (std::size_t at = 0; (at = example.find("--", at)) != std::string::npos; ++at) {
      const std::string flag = example.substr(at + 2, example.find_first_of(" =", at) - at - 2);
      const auto fields = list_fields(*job);
      const bool known = flag == "out" || std::any_of(fields.begin(), fields.end(),
                                                      [&](const FieldValue& f) { return f.field.name == flag; });
      EXPECT_TRUE(known) << example;
    }
  }
}

// The flags of a command line; "--out" and its like are known to every verb.
void expect_known_flags(const std::string& command, const std::string& place) {
  const std::regex verb_of("armature ([a-z]+)");
  std::smatch verb;
  ASSERT_TRUE(std::regex_search(command, verb, verb_of));
  // Verbs of the Python package: python/tests/test_fleet_docs.py reads their options.
  if (verb[1] == "fleet" || verb[1] == "study") return;
  const auto jobs = make_all_jobs();
  const auto job = std::find_if(jobs.begin(), jobs.end(), [&](const auto& j) { return verb[1] == j->verb(); });
  ASSERT_NE(job, jobs.end()) << place << ": " << command;
  std::set<std::string> known = {"out", "json", "force", "quiet", "help"};
  for (const auto& item : list_fields(**job)) known.insert(item.field.name);
  const std::regex flag("--([a-z][a-z-]*)");
  for (std::sregex_iterator at(command.begin(), command.end(), flag), end; at != end; ++at)
    EXPECT_TRUE(known.count((*at)[1])) << place << ": " << command;
}

TEST(Reference, CommandsInSentencesNameOptionsThatExist) {
  const fs::path root = testing::kSourceDirectory;
  std::vector<fs::path> pages = {root / "README.md", root / "CONTRIBUTING.md"};
  for (const auto& entry : fs::recursive_directory_iterator(root / "docs")) {
    // The page of mistakes is about options that do not.
    if (entry.path().extension() == ".md" && entry.path().filename() != "mistakes.md") pages.push_back(entry.path());
  }
  const std::regex quoted("`(armature [a-z]+[^`]*)`");
  int found = 0;
  for (const fs::path& page : pages) {
    const std::string text = read_file(page).value();
    for (std::sregex_iterator at(text.begin(), text.end(), quoted), end; at != end; ++at, ++found)
      expect_known_flags((*at)[1], page.filename().string());
  }
  EXPECT_GT(found, 15);
}

TEST(Reference, SchemaHasEveryVerbAndEveryKey) {
  const Json schema = Json::parse(job_schema());
  for (const auto& job : make_jobs()) {
    const Json& type = schema.at("$defs").at("jobs").at(job->verb());
    for (const auto& item : list_fields(*job)) EXPECT_TRUE(type.at("properties").contains(json_key(item.field.name)));
    EXPECT_EQ(type.at("properties").size(), list_fields(*job).size()) << job->verb();
    const Json& result = schema.at("$defs").at("results").at(job->verb());
    EXPECT_TRUE(result.contains("type") || !result.at("anyOf").empty()) << job->verb();
  }
}

// What a shell itself makes of a script. Shells that are not installed are not asked.
std::string output_of(const std::string& command) {
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  char buffer[4096];
  for (std::size_t got = 0; (got = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, got);
  pclose(pipe);
  return text;
}

fs::path script_file(const std::string& shell) {
  const fs::path path = fs::temp_directory_path() / ("armature-completion-" + std::to_string(getpid()) + "." + shell);
  EXPECT_TRUE(write_file(path, completion_script(shell)));
  return path;
}

// bash's own function is called with the words of a command line; what it offers is printed.
std::string bash_offers(const fs::path& script, const std::string& words, int at) {
  return output_of("bash -c 'source " + script.string() + "; COMP_WORDS=(" + words +
                   "); COMP_CWORD=" + std::to_string(at) + "; _armature 2>/dev/null; echo \"${COMPREPLY[*]}\"'");
}

TEST(Completion, BashOffersVerbsOptionsAndChoices) {
  const fs::path script = script_file("bash");
  EXPECT_EQ(bash_offers(script, "armature ide", 1), "identify\n");
  EXPECT_EQ(bash_offers(script, "armature repeat --f", 2), "--force\n");
  EXPECT_EQ(bash_offers(script, "armature completion z", 2), "zsh\n");
  EXPECT_EQ(bash_offers(script, "armature design pan", 2), "panda\n");
  for (const auto& job : make_jobs()) {
    for (const auto& item : list_fields(*job)) {
      if (item.field.positional) continue;
      const std::string flag = "--" + item.field.name;
      const std::string offers = bash_offers(script, std::string("armature ") + job->verb() + " " + flag, 2);
      EXPECT_NE((" " + offers).find(" " + flag), std::string::npos) << job->verb() << ": " << offers;
    }
  }
  fs::remove(script);
}

TEST(Completion, ShellsParseTheirScripts) {
  int asked = 0;
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    if (output_of("command -v " + shell).empty()) continue;
    const fs::path script = script_file(shell);
    EXPECT_EQ(output_of(shell + " -n " + script.string() + " 2>&1"), "") << shell;
    fs::remove(script);
    ++asked;
  }
  EXPECT_GT(asked, 0);
}

TEST(Completion, AnotherShellIsRefused) {
  CompletionJob job;
  job.shell = "csh";
  const auto outcome = run_job(job);
  ASSERT_FALSE(outcome);
  EXPECT_NE(outcome.error().text().find("bash"), std::string::npos) << outcome.error().text();
}

}  // namespace
}  // namespace armature
