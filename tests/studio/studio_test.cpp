// The studio's parts that need no socket: paths, forms, tables, tokens.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "app.hpp"
#include "armature/arguments.hpp"
#include "armature/files.hpp"
#include "armature/rng.hpp"
#include "support/places.hpp"

namespace armature::studio {
namespace {

namespace fs = std::filesystem;

// A folder of its own per test.
class StudioFolder : public ::testing::Test {
 protected:
  void SetUp() override {
    root_ = fs::path(testing::kBinaryDirectory) / "studio-unit" /
            ::testing::UnitTest::GetInstance()->current_test_info()->name();
    fs::remove_all(root_);
    fs::create_directories(root_ / "in" / "run");
    write("outside.txt", "secret");
    write("in/log.csv", "t,a\n0,1\n1,2\n");
    write("in/run/job.json", "{\"format\":\"armature job\",\"verb\":\"design\",\"files\":[],\"inputs\":[]}");
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream(root_ / name) << text; }
  [[nodiscard]] Folder folder() const { return Folder(root_ / "in"); }
  fs::path root_;
};

TEST_F(StudioFolder, PathsStayInside) {
  fs::create_symlink(root_ / "outside.txt", root_ / "in/link");
  fs::create_symlink(root_, root_ / "in/up");
  const Folder f = folder();
  EXPECT_TRUE(f.inside("log.csv"));
  EXPECT_TRUE(f.inside("new/name.csv"));
  for (const char* bad : {"", "..", "../outside.txt", "run/../../outside.txt", "/etc/passwd", "link", "up/outside.txt",
                          ".x", "run/.x", "a\\b", "a\nb", "./log.csv"})
    EXPECT_FALSE(f.inside(bad)) << bad;
}

TEST_F(StudioFolder, UploadsNeverChangeARun) {
  const Folder f = folder();
  EXPECT_TRUE(f.upload_place("meshes/visual/link.stl"));
  for (const char* bad : {"run/x.csv", "run/job.json", "studio.json", "x.urdf.job.json", "../x", "a/b/c/d/e/f/g/h/i/j"})
    EXPECT_FALSE(f.upload_place(bad)) << bad;
  // Characters that a shell or a page could take for something else do not survive.
  const std::string name = f.upload_place("<img src=x onerror=alert(1)>.csv").value().filename().string();
  EXPECT_EQ(name.find_first_of("<>\"'&;$`"), std::string::npos) << name;
}

TEST_F(StudioFolder, ARunAndItsChangedInputAppear) {
  write("in/run/job.json", R"({"format":"armature job","verb":"identify","inputs":[{"path":"log.csv","checksum":")" +
                               checksum("t,a\n0,1\n1,2\n") + R"("}],"ran_in":"..","files":[]})");
  Folder f = folder();
  ASSERT_EQ(f.state()["runs"].size(), 1u);
  EXPECT_TRUE(f.state()["runs"][0]["changed"].empty());
  EXPECT_FALSE(f.look());
  write("in/log.csv", "t,a\n0,1\n1,3 changed\n");
  EXPECT_TRUE(f.look());
  EXPECT_EQ(f.state()["runs"][0]["changed"], Json::array({"log.csv"}));
}

TEST_F(StudioFolder, DoubtsAreKept) {
  const Folder f = folder();
  Json project = f.project();
  project["robot"] = "panda";
  project["accepted"].push_back({{"step", "robot"}, {"doubt", "d"}});
  ASSERT_TRUE(f.save_project(project));
  EXPECT_EQ(f.project(), project);
}

// What a form sends is read by the command line as it was typed: every field of every verb, one at a time.
TEST_F(StudioFolder, EveryFieldOfEveryVerbReachesTheCommand) {
  const Folder f = folder();
  int tried = 0;
  const Json all = describe_verbs();
  for (const auto& [verb, about] : all["verbs"].items()) {
    Json places = Json::object();
    for (const Json& field : about["fields"]) {
      if (field["positional"] != true) continue;
      const std::string word = field["choices"].empty() ? "log.csv" : field["choices"][0].get<std::string>();
      places[field["key"].get<std::string>()] = field["type"] == "texts" ? Json::array({word, word}) : Json(word);
    }
    for (const Json& field : about["fields"]) {
      if (field["positional"] == true) continue;
      const double least = field["least"].is_null() ? 0 : field["least"].get<double>();
      const Json number = std::floor(least) + 1 > (field["most"].is_null() ? 1e9 : field["most"].get<double>())
                              ? field["most"]
                              : Json(static_cast<int>(std::floor(least)) + 1);
      const std::string word = field["choices"].empty() ? "log.csv" : field["choices"].back().get<std::string>();
      Json options = places;
      const std::string type = field["type"];
      options[field["key"].get<std::string>()] = type == "switch"    ? Json(true)
                                                 : type == "text"    ? Json(word)
                                                 : type == "texts"   ? Json::array({word})
                                                 : type == "numbers" ? Json::array({number})
                                                                     : number;
      const auto order = make_order({{"verb", verb}, {"options", options}}, f);
      ASSERT_TRUE(order) << verb << " " << field["name"] << ": " << order.error().text();
      const bool given = order->command.find("--" + field["name"].get<std::string>()) != std::string::npos;
      const bool is_default = field["default"] == options[field["key"].get<std::string>()];
      EXPECT_TRUE(given || is_default) << verb << " " << field["name"] << ": " << order->command;
      ++tried;
    }
  }
  EXPECT_GT(tried, 100);
}

TEST_F(StudioFolder, MistakesHaveTheCommandLinesWords) {
  const auto order =
      make_order({{"verb", "design"}, {"options", {{"robot", "planar2r"}, {"budget_s", "soon"}}}}, folder());
  ASSERT_FALSE(order);
  EXPECT_NE(order.error().text().find("\"soon\" is not a number"), std::string::npos) << order.error().text();
}

// No peak is lost: of every column, the extremes of the window are among what is shown.
TEST(Series, ThinningKeepsTheExtremes) {
  Rng rng(7);
  Table table;
  table.names = {"t", "a"};
  table.columns.resize(1);
  for (int k = 0; k < 100000; ++k) {
    table.time.push_back(1e-3 * k);
    table.columns[0].push_back(static_cast<float>(rng.normal()));
  }
  table.columns[0][77777] = 50, table.columns[0][12345] = -60, table.columns[0][500] = std::nanf("");
  const Json shown = thin_out(table, {.points = 1000});
  ASSERT_EQ(shown["time"].size(), 1000u);
  ASSERT_EQ(shown["values"][0].size(), 1000u);
  double least = 0, most = 0;
  for (const Json& v : shown["values"][0])
    least = std::min(least, v.get<double>()), most = std::max(most, v.get<double>());
  EXPECT_EQ(least, -60);
  EXPECT_EQ(most, 50);
  for (std::size_t i = 1; i < 1000; ++i) EXPECT_LT(shown["time"][i - 1].get<double>(), shown["time"][i].get<double>());
  // A window short enough is shown row by row.
  EXPECT_EQ(thin_out(table, {.from = 1, .to = 1.1, .points = 1000})["time"].size(), 101u);
}

// Logs of other people: no line of names, other separators, decimal commas, no clock.
TEST_F(StudioFolder, ReadsTablesOfOtherPeople) {
  const auto read = [&](const std::string& text) {
    write("in/log.csv", text);
    return read_table(root_ / "in/log.csv").value();
  };
  const Table bare = read("0.00,1.5,-2\n0.01,1.6,-3\n");
  EXPECT_EQ(bare.names, (std::vector<std::string>{"#1", "#2", "#3"}));
  EXPECT_EQ(bare.time, (std::vector<double>{0, 0.01}));
  EXPECT_EQ(bare.columns[1], (std::vector<float>{-2, -3}));
  const Table decimal = read("t;q1\n0,5;1,25\n1,0;-2,5e-1\n");
  EXPECT_EQ(decimal.time, (std::vector<double>{0.5, 1}));
  EXPECT_EQ(decimal.columns[0], (std::vector<float>{1.25F, -0.25F}));
  const Table blanks = read("t   q1  q2\n 0  1   2 \n1 3    4\n");
  EXPECT_EQ(blanks.names, (std::vector<std::string>{"t", "q1", "q2"}));
  EXPECT_EQ(blanks.columns[1], (std::vector<float>{2, 4}));
  // A first column that swings is a signal: the rows are the time, and the column is kept.
  const Table swings = read("1,5\n-1,6\n1,7\n-1,8\n");
  EXPECT_EQ(swings.names, (std::vector<std::string>{"row", "#1", "#2"}));
  EXPECT_EQ(swings.time, (std::vector<double>{0, 1, 2, 3}));
  EXPECT_EQ(swings.columns[0], (std::vector<float>{1, -1, 1, -1}));
  EXPECT_FALSE(thin_out(swings, {})["clock"].get<bool>());
  EXPECT_TRUE(thin_out(bare, {})["clock"].get<bool>());
}

TEST(Guard, ATokenIsGoodOnce) {
  Guard guard("127.0.0.1", 4711);
  const std::string first = guard.new_token(), second = guard.new_token();
  EXPECT_FALSE(guard.exchange(first));
  EXPECT_FALSE(guard.exchange(""));
  ASSERT_TRUE(guard.exchange(second));
  EXPECT_FALSE(guard.exchange(second));
  EXPECT_FALSE(guard.exchange(""));
}

TEST(Guard, GuessingEnds) {
  Guard guard("127.0.0.1", 4711);
  const std::string token = guard.new_token();
  for (int i = 0; i < Guard::kMostGuesses; ++i) EXPECT_FALSE(guard.exchange(random_secret()));
  EXPECT_FALSE(guard.exchange(token));
  EXPECT_TRUE(guard.exchange(guard.new_token()));
}

// A studio that was asked to listen on a network answers to that number, and to no name and no other number.
TEST(Guard, AnswersToItsOwnNumberOnly) {
  const auto taken = [](const Guard& guard, const std::string& host) {
    return !guard.foreign({"GET", "/", {{"host", host}}, false}).has_value();
  };
  const Guard here("127.0.0.1", 4711), network("192.168.1.5", 4711), six("fd00::5", 4711);
  EXPECT_TRUE(taken(here, "127.0.0.1:4711") && taken(here, "localhost:4711"));
  EXPECT_TRUE(taken(network, "192.168.1.5:4711"));
  EXPECT_TRUE(taken(six, "[fd00::5]:4711"));
  EXPECT_EQ(six.address("x"), "http://[fd00::5]:4711/#token=x");
  for (const char* host : {"127.0.0.1:4711", "localhost:4711", "192.168.1.5", "192.168.1.5:4712", "robot.lan:4711"})
    EXPECT_FALSE(taken(network, host)) << host;
}

TEST(Server, ListensOnOneNumber) {
  boost::asio::io_context context;
  for (const char* bad : {"0.0.0.0", "::", "localhost", "", "224.0.0.1", "1.2.3"})
    EXPECT_FALSE(Server::make(context, bad, 0, {})) << bad;
  EXPECT_TRUE(is_loopback("127.0.0.1") && is_loopback("::1") && !is_loopback("192.168.1.5") && !is_loopback("x"));
}

TEST(Target, IsDecodedOnce) {
  EXPECT_EQ(parse_target("/files/a%20b.csv?x=%2f&y")->path, "/files/a b.csv");
  EXPECT_EQ(parse_target("/files/a?x=%2f&y")->query.at("x"), "/");
  EXPECT_EQ(parse_target("/%252e")->path, "/%2e");
  for (const char* bad : {"", "files", "/%", "/%0", "/%zz", "/%00", "/a?b=%0"}) EXPECT_FALSE(parse_target(bad)) << bad;
}

// A place that is the verb's own is not named, also where it depends on an option.
TEST_F(StudioFolder, TheDefaultPlaceIsNotTyped) {
  const auto order = make_order(
      {{"verb", "design"}, {"options", {{"robot", "planar2r"}, {"for", "validation"}}}, {"out", "validation_motions"}},
      folder());
  ASSERT_TRUE(order);
  for (const std::string& word : order->words) EXPECT_NE(word.rfind("--out", 0), 0U) << word;
}

}  // namespace
}  // namespace armature::studio
