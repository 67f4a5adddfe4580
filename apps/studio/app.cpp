#include "app.hpp"

#include <boost/asio/post.hpp>
#include <charconv>

#include "armature/text.hpp"
#include "bundle.hpp"
#include "uploads.hpp"

namespace armature::studio {
namespace fs = std::filesystem;
namespace asio = boost::asio;
namespace {

constexpr auto kLookEvery = std::chrono::milliseconds(400);  // a file written by a command appears within this time
constexpr auto kTellEvery = std::chrono::milliseconds(100);  // progress of jobs reaches the page at most this often

// A page that a run wrote, or that was put into the folder: shown in a sandbox, without the studio's cookie and without
// access to the network.
constexpr const char* kForeignPage =
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: "
    "blob:; frame-ancestors 'none'";

// Answers at once, without a body of the request.
Decision answer(Response response) {
  Decision decision;
  decision.answer = std::make_unique<Response>(std::move(response));
  return decision;
}

// Takes a body of at most `limit` bytes.
Decision take(std::unique_ptr<BodySink> sink, std::uint64_t limit) {
  Decision decision;
  decision.sink = std::move(sink);
  decision.body_limit = limit;
  return decision;
}

Response json_response(const Json& json, int status = 200) {
  Response response;
  response.status = status;
  response.body = dump(json);
  return response;
}

// A file of the page.
Response asset(std::string_view content, const char* type) {
  Response response;
  response.type = type;
  response.body = std::string(content);
  return response;
}

Response from_error(const Error& error, int status = 400) { return refusal(status, error.text()); }

// Value of a hexadecimal digit.
std::optional<int> hex(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

// %41 becomes A. Refuses incomplete escapes and the zero byte, which would end a name early.
std::optional<std::string> decoded(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    const auto high = i + 1 < text.size() ? hex(text[i + 1]) : std::nullopt;
    const auto low = i + 2 < text.size() ? hex(text[i + 2]) : std::nullopt;
    if (!high || !low || (*high == 0 && *low == 0)) return std::nullopt;
    out += static_cast<char>(16 * *high + *low);
    i += 2;
  }
  return out;
}

// The number between two parts of a path: 12 of "/api/jobs/12/stop".
std::optional<int> number_after(const std::string& path, const std::string& before, const std::string& after) {
  if (path.rfind(before, 0) != 0 || !path.ends_with(after) || path.size() <= before.size() + after.size())
    return std::nullopt;
  int value = 0;
  const char* const begin = path.data() + before.size();
  const char* const end = path.data() + path.size() - after.size();
  const auto read = std::from_chars(begin, end, value);
  return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

// A sink that reads nothing and answers later.
class Later final : public BodySink {
 public:
  explicit Later(std::function<void(std::function<void(Response)>)> work) : work_(std::move(work)) {}
  std::string write(const char*, std::size_t) override { return "no body is expected"; }
  void finish(std::function<void(Response)> reply) override { work_(std::move(reply)); }

 private:
  std::function<void(std::function<void(Response)>)> work_;
};

// Only types that the page opens; a browser stores the rest.
const char* type_of(const fs::path& path) {
  const std::string extension = path.extension().string();
  if (extension == ".html") return "text/html; charset=utf-8";
  if (extension == ".json") return "application/json";
  if (extension == ".csv" || extension == ".txt" || extension == ".yaml" || extension == ".urdf")
    return "text/plain; charset=utf-8";
  return "application/octet-stream";
}

}  // namespace

std::string reason_body(const std::string& message) { return dump({{"error", message}}); }

Response refusal(int status, const std::string& message) {
  Response response;
  response.status = status;
  response.body = reason_body(message);
  return response;
}

Response empty_response(int status) {
  Response response;
  response.status = status;
  response.body = "{}";
  return response;
}

// Path and query are decoded after they are split, so that an escaped "?" or "&" separates nothing.
std::optional<Target> parse_target(const std::string& target) {
  if (target.empty() || target[0] != '/' || target.size() > 4096) return std::nullopt;
  Target out;
  const std::size_t question = target.find('?');
  const auto path = decoded(target.substr(0, question));
  if (!path) return std::nullopt;
  out.path = *path;
  if (question == std::string::npos) return out;
  // key=value; a key without "=" has an empty value.
  for (const std::string& part : split(target.substr(question + 1), '&')) {
    const std::size_t equals = part.find('=');
    const auto key = decoded(part.substr(0, equals));
    const auto value = decoded(equals == std::string::npos ? "" : part.substr(equals + 1));
    if (!key || !value) return std::nullopt;
    out.query[*key] = *value;
  }
  return out;
}

// The folder must exist: the studio makes none.
Result<std::unique_ptr<App>> App::make(asio::io_context& context, const AppOptions& options) {
  std::error_code failed;
  if (!fs::is_directory(options.folder, failed))
    return Error{ErrorCode::FileMissing, "this is not a directory", options.folder.string(),
                 "Make it first: mkdir " + options.folder.string()};
  auto server = Server::make(context, options.listen, options.port, options.limits);
  if (!server) return server.error();
  return std::make_unique<App>(context, options, *std::move(server));
}

App::App(asio::io_context& context, const AppOptions& options, std::unique_ptr<Server> server)
    : context_(context),
      folder_(options.folder),
      server_(std::move(server)),
      guard_(options.listen, server_->port()),
      limits_(options.limits),
      verbs_(describe_verbs()),
      look_(context),
      tell_(context),
      ended_(context, SIGCHLD),
      children_(context, options.program, folder_.root().string(), [this] { tell_soon(); }) {}

std::string App::new_address() { return guard_.address(guard_.new_token()); }

// Serves, looks at the folder, and waits for jobs that end.
void App::start() {
  server_->start([this](const RequestHead& head) { return decide(head); }, [this] { return state_text(); });
  watch();
  wait_for_children();
}

// Jobs end with the studio.
void App::stop() {
  children_.kill_all();
  worker_.stop();
  context_.stop();
}

// Looks at the folder while a page is open.
void App::watch() {
  look_.expires_after(kLookEvery);
  look_.async_wait([this](boost::system::error_code failed) {
    if (failed) return;
    if (server_->listeners() > 0 && folder_.look()) tell_soon();
    watch();
  });
}

// SIGCHLD says that a child ended, not which one: all are asked.
void App::wait_for_children() {
  ended_.async_wait([this](boost::system::error_code failed, int) {
    if (failed) return;
    children_.reap();
    wait_for_children();
  });
}

// Several changes within a moment become one message.
void App::tell_soon() {
  if (telling_) return;
  telling_ = true;
  tell_.expires_after(kTellEvery);
  tell_.async_wait([this](boost::system::error_code failed) {
    telling_ = false;
    if (!failed && server_->listeners() > 0) server_->broadcast(state_text());
  });
}

// Everything that the page shows: files, runs, project and jobs.
std::string App::state_text() {
  folder_.look();
  Json state = folder_.state();
  state["jobs"] = children_.describe();
  return dump(state);
}

// From the head alone: where the request comes from, whether it has a session, and where it goes.
Decision App::decide(const RequestHead& head) {
  if (auto refused = guard_.foreign(head)) return answer(*std::move(refused));
  const auto target = parse_target(head.target);
  if (!target) return answer(refusal(400, "the address is not well formed"));
  const auto& [path, query] = *target;

  // The page itself holds nothing of the folder. Everything else needs the session.
  if (head.method == "GET" && !head.upgrade) {
    if (path == "/") return answer(asset(page_html(), "text/html; charset=utf-8"));
    if (path == "/studio.js") return answer(asset(page_script(), "text/javascript; charset=utf-8"));
    if (path == "/studio.css") return answer(asset(page_style(), "text/css; charset=utf-8"));
  }
  const bool session = guard_.has_session(head);
  if (!session && !(head.method == "POST" && path == "/api/session"))
    return answer(refusal(401, "this browser has no session: open the address that armature studio printed"));

  // The only WebSocket.
  if (head.upgrade) {
    Decision decision;
    decision.websocket = head.method == "GET" && path == "/api/live";
    return decision.websocket ? std::move(decision) : answer(refusal(404, "there is nothing to listen to"));
  }
  // A JSON content type is required: a form of another site cannot send it without asking first.
  if (head.method == "GET") return route_get(head, path, query);
  if (head.method == "PUT") return route_put(head, path, query);
  if (head.method != "POST") return answer(refusal(405, "only GET, POST and PUT are known"));
  if (head.header("content-type") != "application/json") return answer(refusal(415, "the body must be JSON"));
  return route_post(path);
}

// Addresses that only read.
Decision App::route_get(const RequestHead&, const std::string& path, const std::map<std::string, std::string>& query) {
  if (path == "/api/verbs") return answer(json_response(verbs_));
  if (path == "/api/state") {
    Response response;
    response.body = state_text();
    return answer(std::move(response));
  }
  if (path == "/api/series") return series(query);
  if (const auto id = number_after(path, "/api/jobs/", "")) {
    const Json details = children_.details(*id);
    return answer(details.is_null() ? refusal(404, "there is no such job") : json_response(details));
  }
  if (path.rfind("/files/", 0) == 0) return answer(send_file(path.substr(7), query.count("download") > 0));
  return answer(refusal(404, "there is nothing at this address"));
}

// Addresses that change something; each body is a small JSON object.
Decision App::route_post(const std::string& path) {
  const auto use = [this](auto member) {
    return take(json_sink([this, member](const Json& body) { return (this->*member)(body); }), limits_.json_bytes);
  };
  // The only one that needs no session: it makes one from a token.
  if (path == "/api/session")
    return take(json_sink([this](const Json& body) {
                  const auto cookie = guard_.exchange(body.value("token", ""));
                  if (!cookie) return refusal(401, "this address was used already, or is not the studio's");
                  Response response = empty_response(200);
                  response.headers.emplace_back("Set-Cookie", *cookie);
                  return response;
                }),
                4096);
  if (path == "/api/jobs") return use(&App::start_job);
  if (path == "/api/command") return use(&App::show_command);
  if (path == "/api/project") return use(&App::set_robot);
  if (path == "/api/accept") return use(&App::accept_doubt);
  if (path == "/api/token")
    return take(json_sink([this](const Json&) { return json_response({{"address", new_address()}}); }), 4096);
  // Ask a job to end.
  if (const auto id = number_after(path, "/api/jobs/", "/stop"))
    return take(json_sink([this, id = *id](const Json& body) {
                  const auto done = children_.stop(id, body.value("now", false));
                  return done ? empty_response(200) : from_error(done.error(), 404);
                }),
                4096);
  return answer(refusal(404, "there is nothing at this address"));
}

// An upload: only below the folder, only as bytes.
Decision App::route_put(const RequestHead& head, const std::string& path,
                        const std::map<std::string, std::string>& query) {
  if (path.rfind("/files/", 0) != 0) return answer(refusal(404, "there is nothing at this address"));
  if (head.header("content-type") != "application/octet-stream")
    return answer(refusal(415, "an upload is application/octet-stream"));
  const auto place = folder_.upload_place(path.substr(7));
  if (!place) return answer(from_error(place.error()));
  const std::string shown = place->lexically_relative(folder_.root()).generic_string();
  return take(file_sink(*place, shown, query.count("replace") > 0, [this] { tell_soon(); }), limits_.upload_bytes);
}

// A file below the folder. Whatever it holds, it is shown without access to the studio.
Response App::send_file(const std::string& relative, bool download) const {
  const auto place = folder_.inside(relative);
  if (!place) return from_error(place.error(), 404);
  std::error_code failed;
  if (!fs::is_regular_file(*place, failed)) return refusal(404, "there is no such file");
  Response response;
  response.file = place->string();
  response.type = type_of(*place);
  response.headers.emplace_back("Content-Security-Policy", kForeignPage);
  // A header must not be broken by a name: the page says the name, this only says "save".
  if (download) response.headers.emplace_back("Content-Disposition", "attachment");
  return response;
}

// A filled form becomes a command and starts; 409 where it cannot start now.
Response App::start_job(const Json& body) {
  const auto order = make_order(body, folder_);
  if (!order) return from_error(order.error());
  const auto id = children_.start(*order);
  if (!id) return from_error(id.error(), 409);
  return json_response({{"id", *id}, {"command", order->command}}, 201);
}

// The same command without starting it.
Response App::show_command(const Json& body) {
  const auto order = make_order(body, folder_);
  return order ? json_response({{"command", order->command}}) : from_error(order.error());
}

// The chosen robot is kept in the folder.
Response App::set_robot(const Json& body) {
  const std::string robot = body.at("robot").get<std::string>();
  if (auto place = folder_.inside(robot); !place) return from_error(place.error());
  Json project = folder_.project();
  project["robot"] = robot;
  if (auto saved = folder_.save_project(project); !saved) return from_error(saved.error(), 507);
  tell_soon();
  return empty_response(200);
}

// One accepted doubt per step: a new one replaces the old.
Response App::accept_doubt(const Json& body) {
  const std::string step = body.at("step").get<std::string>(), doubt = body.at("doubt").get<std::string>();
  if (step.size() > 40 || doubt.empty() || doubt.size() > 8000) return refusal(400, "this is no doubt of a step");
  Json project = folder_.project();
  Json kept = Json::array();
  for (const Json& old : project["accepted"]) {
    if (old["step"] != step) kept.push_back(old);
  }
  if (kept.size() > 40) return refusal(400, "too many doubts are accepted");
  kept.push_back({{"step", step}, {"doubt", doubt}});
  project["accepted"] = kept;
  if (auto saved = folder_.save_project(project); !saved) return from_error(saved.error(), 507);
  tell_soon();
  return empty_response(200);
}

// A table for a plot: file, window, and how many points the screen shows.
Decision App::series(const std::map<std::string, std::string>& query) {
  const auto text = [&](const char* key) {
    const auto at = query.find(key);
    return at == query.end() ? std::string() : at->second;
  };
  const auto place = folder_.inside(text("file"));
  if (!place) return answer(from_error(place.error(), 404));
  std::error_code failed;
  if (!fs::is_regular_file(*place, failed)) return answer(refusal(404, "there is no such file"));
  Window window;
  if (const auto from = parse_double(text("from"))) window.from = *from;
  if (const auto to = parse_double(text("to"))) window.to = *to;
  if (const auto points = parse_integer(text("points")))
    window.points = static_cast<std::size_t>(std::clamp(*points, 2LL, 20000LL));
  // Reading a gigabyte takes seconds, in which other tabs must be served.
  return take(std::make_unique<Later>([this, place = *place, window](std::function<void(Response)> reply) {
                asio::post(worker_, [this, place, window, reply = std::move(reply), tables = tables_] {
                  auto result = tables->thin(place, window);
                  Response response = result ? json_response(*result) : from_error(result.error());
                  asio::post(context_, [reply, response = std::move(response)] { reply(response); });
                });
              }),
              0);
}

}  // namespace armature::studio
