// The studio itself: which address does what. The folder's files are the state; nothing else is kept but the jobs of
// this session.
//
//   GET  /, /studio.js, /studio.css   the page                       (no session needed: they hold nothing)
//   POST /api/session                 a token for a cookie, once
//   GET  /api/live                    WebSocket: the state, again whenever it changes
//   GET  /api/verbs                   forms
//   GET  /api/state                   the same state, once
//   POST /api/command                 a filled form as a command, or what is wrong with it
//   POST /api/jobs                    start;   GET /api/jobs/N its result;   POST /api/jobs/N/stop
//   POST /api/project                 choose the robot;   POST /api/accept   go on with a doubt
//   POST /api/token                   a new address, for another browser
//   GET  /api/series?file=            a CSV for a plot
//   GET  /files/PATH                  a file;   PUT /files/PATH   an upload
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <map>
#include <memory>
#include <string>

#include "children.hpp"
#include "guard.hpp"
#include "series.hpp"
#include "server.hpp"

namespace armature::studio {

struct AppOptions {
  std::filesystem::path folder;
  std::string program;  ///< what runs a job: this program
  std::string listen = "127.0.0.1";
  int port = 0;
  Limits limits;
};

class App {
 public:
  static Result<std::unique_ptr<App>> make(boost::asio::io_context& context, const AppOptions& options);
  App(boost::asio::io_context& context, const AppOptions& options, std::unique_ptr<Server> server);

  /// The address to open, with a token that is good once.
  [[nodiscard]] std::string new_address();
  void start();
  /// Ends the jobs and the server.
  void stop();

 private:
  // From the head of a request to what is done with it.
  Decision decide(const RequestHead& head);
  Decision route_get(const RequestHead& head, const std::string& path, const std::map<std::string, std::string>& query);
  Decision route_post(const std::string& path);
  Decision route_put(const RequestHead& head, const std::string& path, const std::map<std::string, std::string>& query);
  // Answers of single addresses.
  Response send_file(const std::string& relative, bool download) const;
  Response start_job(const Json& body);
  Response show_command(const Json& body);
  Response set_robot(const Json& body);
  Response accept_doubt(const Json& body);
  Decision series(const std::map<std::string, std::string>& query);
  // The state, and what makes it change.
  std::string state_text();
  void watch();
  void wait_for_children();
  void tell_soon();

  boost::asio::io_context& context_;
  boost::asio::thread_pool worker_{1};  // reads long tables
  Folder folder_;
  std::unique_ptr<Server> server_;
  Guard guard_;
  Limits limits_;
  std::shared_ptr<Tables> tables_ = std::make_shared<Tables>();
  Json verbs_;
  boost::asio::steady_timer look_, tell_;
  boost::asio::signal_set ended_;
  Children children_;
  bool telling_ = false;
};

/// A path and its query, decoded; nothing where an escape is wrong.
struct Target {
  std::string path;
  std::map<std::string, std::string> query;
};
[[nodiscard]] std::optional<Target> parse_target(const std::string& target);

}  // namespace armature::studio
