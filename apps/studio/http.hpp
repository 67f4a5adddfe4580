// Requests and responses as plain values, so that Boost.Beast stays in one source (server.cpp).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace armature::studio {

/// The head of a request. Header names are in lower case; a header given twice appears with both values.
struct RequestHead {
  std::string method;
  std::string target;  ///< as sent: path and query, not decoded
  std::vector<std::pair<std::string, std::string>> headers;
  bool upgrade = false;  ///< asks to become a WebSocket

  /// The only value of a header; empty where it is missing or given more than once.
  [[nodiscard]] std::string header(const std::string& name) const;
  [[nodiscard]] std::size_t count(const std::string& name) const;
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string file;  ///< send the content of this file instead of `body`; opened without following a last link
  std::vector<std::pair<std::string, std::string>> headers;
};

/// Where the body of a request goes.
class BodySink {
 public:
  virtual ~BodySink() = default;
  /// Empty, or what went wrong: the rest of the body is then not read.
  [[nodiscard]] virtual std::string write(const char* data, std::size_t size) = 0;
  /// Called once after the last byte.
  virtual void finish(std::function<void(Response)> reply) = 0;
};

/// What the server does with a request once its head was read: answer at once, take a body, or become a WebSocket.
struct Decision {
  std::unique_ptr<Response> answer;
  std::unique_ptr<BodySink> sink;  ///< used where `answer` is empty
  std::uint64_t body_limit = 0;    ///< of the sink [byte]
  bool websocket = false;
};

/// The limits of the server: what a client without a session can make it hold.
struct Limits {
  std::size_t header_bytes = 16 * 1024;     ///< browsers send about 1 kB
  std::size_t sockets = 256;                ///< at most this many connections; the oldest one that waits gives way
  std::size_t websockets = 32;              ///< one per tab
  int header_seconds = 10;                  ///< a slow head is closed
  int body_seconds = 30;                    ///< without a byte of the body
  std::uint64_t json_bytes = 1024 * 1024;   ///< of a request with JSON
  std::uint64_t upload_bytes = 4ull << 30;  ///< of one file
};

/// Whether a number can be reached from this machine only.
bool is_loopback(const std::string& listen);
std::string reason_body(const std::string& message);
/// A refusal as JSON: {"error": message}.
Response refusal(int status, const std::string& message);
/// Empty with this status.
Response empty_response(int status);

}  // namespace armature::studio
