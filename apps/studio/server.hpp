// A small HTTP server for one user on one machine: loopback, one request per connection, one WebSocket per tab.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "armature/error.hpp"
#include "http.hpp"

namespace boost::asio {
class io_context;
}

namespace armature::studio {

class Server {
 public:
  /// `decide` sees every head; nothing of a body is read before it agrees. `greeting` is what a new WebSocket gets.
  using Decide = std::function<Decision(const RequestHead&)>;
  using Greeting = std::function<std::string()>;

  /// Listens on one number of this machine; port 0 takes a free one. Refuses names, and numbers that mean "all".
  static Result<std::unique_ptr<Server>> make(boost::asio::io_context& context, const std::string& listen, int port,
                                              const Limits& limits);
  virtual ~Server() = default;

  [[nodiscard]] virtual int port() const = 0;
  virtual void start(Decide decide, Greeting greeting) = 0;
  /// Sends a text to every WebSocket. One that is slow gets the newest text only.
  virtual void broadcast(const std::string& text) = 0;
  [[nodiscard]] virtual std::size_t listeners() const = 0;  ///< open WebSockets
  [[nodiscard]] virtual std::size_t sockets() const = 0;
};

}  // namespace armature::studio
