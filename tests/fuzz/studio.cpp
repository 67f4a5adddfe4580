// What a page, or somebody who pretends to be one, sends to the studio. The first byte chooses: an address, the head of
// a request, a filled form, the body of another request, a table for a plot, a job.json in the folder.
#include <filesystem>

#include "app.hpp"
#include "armature/arguments.hpp"
#include "armature/job.hpp"
#include "armature/text.hpp"
#include "forms.hpp"
#include "fuzz/memory_file.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"
#include "guard.hpp"
#include "series.hpp"
#include "uploads.hpp"

namespace armature::fuzz {
namespace {

namespace fs = std::filesystem;
using studio::Json;

bool is_below(const fs::path& path, const fs::path& root) {
  const auto [at, end] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  return at == root.end();
}

const fs::path& root() {
  static const fs::path path = fs::canonical(memory_file("studio.txt", "x").parent_path());
  return path;
}

const studio::Folder& folder() {
  static const studio::Folder here(root());
  return here;
}

void address(const std::string& text) {
  const auto target = studio::parse_target(text);
  if (!target) return;
  promise(target->path.starts_with('/'), "an address that is not absolute");
  for (const std::string& name : {target->path.substr(1), target->path}) {
    if (const auto place = folder().inside(name); accepted(place))
      promise(is_below(fs::weakly_canonical(*place), root()), "a path outside of the folder: " + place->string());
    if (const auto place = folder().upload_place(name); accepted(place))
      promise(is_below(fs::weakly_canonical(*place), root()), "an upload outside of the folder: " + place->string());
  }
}

// "METHOD target\nname:value\n...": nobody has the session.
void head(const std::string& text) {
  static const studio::Guard guard("127.0.0.1", 4711);
  const auto lines = split(text, '\n');
  const std::size_t blank = lines[0].find(' ');
  studio::RequestHead request{
      lines[0].substr(0, blank), blank == std::string::npos ? "" : lines[0].substr(blank + 1), {}, false};
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::size_t colon = lines[i].find(':');
    request.headers.emplace_back(lines[i].substr(0, colon),
                                 colon == std::string::npos ? "" : lines[i].substr(colon + 1));
  }
  const bool foreign = guard.foreign(request).has_value();
  promise(foreign || request.header("host") == "127.0.0.1:4711" || request.header("host") == "localhost:4711",
          "another host is let in");
  promise(foreign || request.method == "GET" || request.count("origin") == 1, "a change without an origin is let in");
  promise(!guard.has_session(request), "a session was guessed");
}

void form(const std::string& text) {
  auto sink = studio::json_sink([](const Json& body) {
    const auto order = studio::make_order(body, folder());
    if (!accepted(order)) return studio::refusal(400, order.error().text());
    // What the studio starts is what it shows.
    const auto job = make_job(order->verb);
    promise(job && read_arguments(*job, order->words).has_value(), "the words of an order are refused");
    promise(is_below((root() / order->out).lexically_normal(), root()), "results outside of the folder: " + order->out);
    return studio::empty_response(200);
  });
  (void)sink->write(text.data(), text.size());
  sink->finish([](const studio::Response& response) { promise(!response.body.empty(), "an answer without words"); });
}

void table(const std::string& text) {
  const auto read = studio::read_table(memory_file("studio.csv", text));
  if (!accepted(read)) return;
  for (const auto& column : read->columns) promise(column.size() == read->time.size(), "columns of different lengths");
  studio::Window window;
  window.points = 20;
  (void)studio::thin_out(*read, window);
  window.from = 0, window.to = 1;
  (void)studio::thin_out(*read, window);
}

void run_in_folder(const std::string& text) {
  const fs::path place = root() / "run";
  fs::create_directories(place);
  memory_file("run/job.json", text);
  studio::Folder here(root());
  (void)here.look();
  promise(!studio::dump(here.state()).empty(), "no state");
  memory_file("studio.json", text);
  (void)here.project();
  fs::remove(root() / "studio.json");
}

}  // namespace

void studio_request(std::string_view bytes) {
  if (bytes.empty()) return;
  const std::string rest(bytes.substr(1));
  switch (static_cast<unsigned char>(bytes[0]) % 5) {
    case 0: return address(rest);
    case 1: return head(rest);
    case 2: return form(rest);
    case 3: return table(rest);
    default: return run_in_folder(rest);
  }
}

}  // namespace armature::fuzz
