// Every option is declared once, and nothing is forgotten: structs are compared with their declarations.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <regex>
#include <set>

#include "armature/arguments.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/field_values.hpp"
#include "support/places.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

// Counts what one declaration lists at its own level.
class Counter final : public FieldVisitor {
 public:
  void visit(const Field&, bool&) override { add(); }
  void visit(const Field&, int&) override { add(); }
  void visit(const Field&, std::uint64_t&) override { add(); }
  void visit(const Field&, double&) override { add(); }
  void visit(const Field&, std::optional<double>&) override { add(); }
  void visit(const Field&, std::string&) override { add(); }
  void visit(const Field&, std::vector<std::string>&) override { add(); }
  void visit(const Field&, std::vector<double>&) override { add(); }
  void internal(const char*, const char* why) override {
    EXPECT_FALSE(std::string(why).empty());
    add();
  }
  void nested(const std::function<void()>& inner) override {
    add();
    ++depth_;
    inner();
    --depth_;
  }
  std::size_t count = 0;

 private:
  void add() { count += depth_ == 0 ? 1 : 0; }
  int depth_ = 0;
};

template <class Options>
class Declared : public ::testing::Test {};
using OptionStructs =
    ::testing::Types<RobotChoice, SignalOptions, EstimateOptions, EssentialOptions, Refinement, IdentifyOptions,
                     ValidateOptions, ObserverOptions, MonitorOptions, PayloadOptions, RehearsalOptions, GainOptions>;
TYPED_TEST_SUITE(Declared, OptionStructs);

TYPED_TEST(Declared, EveryFieldOfTheStruct) {
  Counter counter;
  TypeParam options;
  declare(counter, options);
  EXPECT_EQ(counter.count, field_count<TypeParam>)
      << "a field of the struct has no line in declare() (src/jobs/options.cpp), or two";
}

std::string source(const fs::path& path) { return read_file(fs::path(testing::kSourceDirectory) / path).value(); }

// Every declare(FieldVisitor&, X&) of the header is in the list of types above.
TEST(Declarations, AllStructsAreTested) {
  const std::string header = source("include/armature/jobs.hpp");
  const std::string test = source("tests/jobs/fields_test.cpp");
  const std::string list = test.substr(test.find("OptionStructs"), 400);
  const std::regex declaration(R"(void declare\(FieldVisitor& \w+, (\w+)& \w+\))");
  int found = 0;
  for (std::sregex_iterator at(header.begin(), header.end(), declaration), end; at != end; ++at, ++found)
    EXPECT_TRUE(std::regex_search(list, std::regex("\\b" + (*at)[1].str() + "\\b"))) << (*at)[1];
  EXPECT_GE(found, 11);
}

// Members of a struct: the lines between "struct X {" and its first function or its end.
std::vector<std::string> members_of(const std::string& header, const std::string& name) {
  std::smatch head;
  if (!std::regex_search(header, head, std::regex("struct " + name + "( final)?( : Job)? \\{"))) return {};
  const auto begin = static_cast<std::size_t>(head.position());
  const auto end = std::min(header.find("[[nodiscard]]", begin), header.find("\n};", begin));
  const std::string body = header.substr(begin, end - begin);
  std::vector<std::string> members;
  const std::regex member(R"(\n  [A-Za-z0-9:<> _]+[ >]([a-z_]+(?:, [a-z_]+)*)(?: = [^;]+)?;)");
  for (std::sregex_iterator at(body.begin(), body.end(), member), last; at != last; ++at) {
    for (const std::string& one : split((*at)[1].str(), ',')) members.emplace_back(trim(one));
  }
  // One semicolon per member line: the expression above has missed none.
  const std::regex line(R"(\n  [^\n/]*;)");
  const auto lines = std::distance(std::sregex_iterator(body.begin(), body.end(), line), std::sregex_iterator());
  const auto matched = std::distance(std::sregex_iterator(body.begin(), body.end(), member), std::sregex_iterator());
  EXPECT_EQ(lines, matched) << name;
  return members;
}

// The body of XJob::declare, wherever in src/jobs it is.
std::string declaration_of(const std::string& job) {
  for (const auto& entry : fs::directory_iterator(fs::path(testing::kSourceDirectory) / "src/jobs")) {
    const std::string text = read_file(entry.path()).value();
    const auto at = text.find("void " + job + "::declare(");
    if (at != std::string::npos) return text.substr(at, text.find("\n}\n", at) - at);
  }
  return "";
}

std::string headers_of_jobs() {
  return source("include/armature/jobs.hpp") + source("include/armature/reproduce_job.hpp");
}

TEST(Declarations, EveryMemberOfEveryJob) {
  const std::string header = headers_of_jobs();
  const std::regex job(R"(struct (\w+Job)(?: final)? : Job \{)");
  int jobs = 0;
  for (std::sregex_iterator at(header.begin(), header.end(), job), end; at != end; ++at, ++jobs) {
    const std::string name = (*at)[1], body = declaration_of(name);
    ASSERT_FALSE(body.empty()) << name << "::declare is not to be found in src/jobs";
    for (const std::string& member : members_of(header, name))
      EXPECT_TRUE(std::regex_search(body, std::regex("\\b" + member + "\\b"))) << name << "::" << member;
  }
  EXPECT_EQ(jobs, static_cast<int>(make_all_jobs().size()));
}

// Members that each job declares in its own words, since they are called otherwise in each.
TEST(Declarations, EveryMemberOfTheChoiceOfLogs) {
  const std::string header = headers_of_jobs();
  const auto members = members_of(header, "LogChoice");
  EXPECT_GE(members.size(), 2U);
  const std::regex owner(R"(struct (\w+Job) final : Job \{[^\[]*\n  LogChoice logs;)");
  int jobs = 0;
  for (std::sregex_iterator at(header.begin(), header.end(), owner), end; at != end; ++at, ++jobs) {
    const std::string body = declaration_of((*at)[1]);
    for (const std::string& member : members)
      EXPECT_NE(body.find("logs." + member), std::string::npos) << (*at)[1] << "::logs." << member;
  }
  EXPECT_GE(jobs, 3);
}

// The checks above would notice a member that is left out.
TEST(Declarations, AForgottenMemberWouldBeNoticed) {
  const std::string members =
      "\n  std::string one;  ///< text; with a semicolon\n  std::optional<double> two, three;\n"
      "  std::vector<std::string> four = {\"a\"};\n  std::uint64_t five = 1;\n";
  const std::vector<std::string> expected = {"one", "two", "three", "four", "five"};
  EXPECT_EQ(members_of("struct XJob final : Job {" + members + "\n  [[nodiscard]]", "XJob"), expected);
  EXPECT_EQ(members_of("struct XJob : Job {" + members + "\n  [[nodiscard]]", "XJob"), expected);
  EXPECT_EQ(members_of("struct X {" + members + "};", "X"), expected);
}

TEST(Declarations, NamesAreUniqueAndWellFormed) {
  for (const auto& job : make_jobs()) {
    std::set<std::string> names = {"out", "force", "json", "quiet", "help"};
    for (const auto& item : list_fields(*job)) {
      EXPECT_TRUE(names.insert(item.field.name).second) << job->verb() << " " << item.field.name;
      const std::regex form(item.field.positional ? "[A-Z]+" : "[a-z][a-z0-9-]*");
      EXPECT_TRUE(std::regex_match(item.field.name, form)) << item.field.name;
    }
  }
}

// Another value that the field allows; null where there is none to be told (a list that may hold anything).
Json another(const FieldValue& item) {
  const Field& f = item.field;
  const bool number = item.value.is_number() || item.value.is_null();
  if (item.value.is_boolean()) return !item.value.get<bool>();
  if (!f.choices.empty()) {
    const std::string word = item.value == f.choices.front() ? f.choices.back() : f.choices.front();
    return item.value.is_array() ? Json::array({word}) : Json(word);
  }
  if (number) {
    const double least = std::isfinite(f.least) ? f.least : 0, most = std::isfinite(f.most) ? f.most : least + 7;
    const double middle = std::floor(least + (most - least) / 2);
    const double value = middle != item.raw.at(0) && middle > least ? middle : least + (most - least) / 4;
    return item.value.is_number_integer() ? Json(static_cast<std::uint64_t>(value)) : Json(value);
  }
  if (!item.value.is_array()) return "a name's, with a comma.yaml";
  const bool numbers = !f.unit.empty() || std::isfinite(f.least);
  return numbers ? Json::array({1.0, 2.5, 3.0}) : Json::array({"one", "two"});
}

Json values_of(Job& job) {
  Json out = Json::object();
  for (const auto& item : list_fields(job)) out[json_key(item.field.name)] = item.value;
  return out;
}

// A job with every field changed.
std::unique_ptr<Job> changed_job(const std::string& verb) {
  auto job = make_job(verb);
  Json changed = Json::object();
  for (FieldValue item : list_fields(*job)) {
    if (item.raw.empty()) item.raw = {NAN};
    changed[json_key(item.field.name)] = another(item);
  }
  const auto set = set_fields(*job, changed, "test");
  EXPECT_TRUE(set) << verb << ": " << set.error().text();
  return job;
}

TEST(RoundTrip, ListedFieldsSetAnotherJobTheSame) {
  for (const auto& verb : make_jobs()) {
    const auto job = changed_job(verb->verb());
    const auto copy = make_job(verb->verb());
    ASSERT_TRUE(set_fields(*copy, values_of(*job), "test"));
    EXPECT_EQ(values_of(*copy), values_of(*job)) << verb->verb();
  }
}

TEST(RoundTrip, DefaultsAreAccepted) {
  for (const auto& fresh : make_jobs()) {
    const auto copy = make_job(fresh->verb());
    const auto set = set_fields(*copy, values_of(*fresh), "test");
    EXPECT_TRUE(set) << fresh->verb() << ": " << set.error().text();
    EXPECT_EQ(values_of(*copy), values_of(*fresh)) << fresh->verb();
  }
}

TEST(RoundTrip, EveryFieldCanBeChanged) {
  for (const auto& fresh : make_jobs()) {
    const auto job = changed_job(fresh->verb());
    const auto before = list_fields(*fresh), after = list_fields(*job);
    for (std::size_t i = 0; i < before.size(); ++i)
      EXPECT_NE(before[i].value, after[i].value) << fresh->verb() << " " << before[i].field.name;
  }
}

// The words that a shell makes of a command.
std::vector<std::string> shell_words(const std::string& command) {
  FILE* pipe = popen(("printf '%s\\n' " + command).c_str(), "r");
  std::string text;
  char buffer[4096];
  for (std::size_t got = 0; (got = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, got);
  pclose(pipe);
  auto words = split(text, '\n');
  words.pop_back();
  return words;
}

TEST(RoundTrip, CommandLineGivesTheSameJob) {
  for (const auto& fresh : make_jobs()) {
    const auto job = changed_job(fresh->verb());
    job->out = "some where";
    const auto words = shell_words(command_line(*job));
    ASSERT_GE(words.size(), 2U);
    EXPECT_EQ(words[0] + " " + words[1], std::string("armature ") + fresh->verb());
    const auto read = make_job(words[1]);
    const auto common = read_arguments(*read, {words.begin() + 2, words.end()});
    ASSERT_TRUE(common) << command_line(*job) << "\n" << common.error().text();
    EXPECT_EQ(values_of(*read), values_of(*job)) << command_line(*job);
    EXPECT_EQ(read->out, job->out);
    EXPECT_EQ(command_line(*read), command_line(*job));
  }
}

TEST(RoundTrip, CommandNamesEveryChange) {
  for (const auto& fresh : make_jobs()) {
    const auto job = changed_job(fresh->verb());
    const std::string command = command_line(*job);
    for (const auto& item : list_fields(*job)) {
      const bool off = item.value.is_boolean() && !item.value.get<bool>();
      if (item.field.positional || off) continue;
      EXPECT_NE(command.find(" --" + item.field.name), std::string::npos) << command;
    }
  }
}

TEST(Ranges, NotANumberAndOutsideAreRefused) {
  int tried = 0;
  for (const auto& fresh : make_jobs()) {
    for (const auto& item : list_fields(*fresh)) {
      if (!item.value.is_number_float()) continue;
      EXPECT_TRUE(field_problem(item.field, NAN)) << fresh->verb() << " " << item.field.name;
      EXPECT_TRUE(field_problem(item.field, INFINITY)) << fresh->verb() << " " << item.field.name;
      ++tried;
    }
  }
  EXPECT_GT(tried, 20);
}

}  // namespace
}  // namespace armature
