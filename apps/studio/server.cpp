// The only source that includes Boost.Beast: its templates take most of the studio's compile time.
#include "server.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <list>
#include <optional>
#include <set>

#include "guard.hpp"

namespace armature::studio {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Failure = beast::error_code;

constexpr std::size_t kChunk = 64 * 1024;  // bytes of a body that are in memory at a time

// Letters of ASCII only, whatever the locale.
std::string lower(beast::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

// The head as plain values.
RequestHead head_of(const http::request<http::buffer_body>& request) {
  RequestHead head{std::string(request.method_string()), std::string(request.target()), {}, false};
  for (const auto& field : request) head.headers.emplace_back(lower(field.name_string()), std::string(field.value()));
  head.upgrade = websocket::is_upgrade(request);
  return head;
}

class Connection;
class Listener;

// What connections share with the server.
struct Shared {
  Limits limits;
  Server::Decide decide;
  Server::Greeting greeting;
  std::list<Connection*> connections;  // oldest first
  std::set<Listener*> listeners;
};

// A tab that listens. It only receives; anything it says ends it.
class Listener : public std::enable_shared_from_this<Listener> {
 public:
  // Registers itself, so that texts reach it as long as it lives.
  Listener(tcp::socket&& socket, std::shared_ptr<Shared> shared)
      : stream_(std::move(socket)), shared_(std::move(shared)) {
    shared_->listeners.insert(this);
  }
  ~Listener() { shared_->listeners.erase(this); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  // Pings find a tab that is gone; a listener may send next to nothing.
  void start(http::request<http::buffer_body> request) {
    request_ = std::move(request);
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(40);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(256);
    stream_.async_accept(request_, [self = shared_from_this()](Failure failed) {
      if (failed) return;
      self->listen();
      self->send(std::make_shared<const std::string>(self->shared_->greeting()));
    });
  }

  // Only the newest text waits while one is being written.
  void send(std::shared_ptr<const std::string> text) {
    next_ = std::move(text);
    if (!writing_) write();
  }

 private:
  // Writes what waits, and again until nothing waits.
  void write() {
    if (!next_ || closing_) return;
    writing_ = std::move(next_);
    next_.reset();
    stream_.text(true);
    stream_.async_write(asio::buffer(*writing_), [self = shared_from_this()](Failure failed, std::size_t) {
      self->writing_.reset();
      if (!failed) self->write();
    });
  }
  // Whatever arrives, or the end of the stream, ends the listener.
  void listen() {
    stream_.async_read(incoming_, [self = shared_from_this()](Failure failed, std::size_t) {
      if (failed) return;
      // Closing politely would wait for the other side's consent.
      self->closing_ = true;
      Failure ignored;
      beast::get_lowest_layer(self->stream_).socket().close(ignored);
    });
  }

  websocket::stream<beast::tcp_stream, false> stream_;
  std::shared_ptr<Shared> shared_;  // outlives the server while a handler waits
  http::request<http::buffer_body> request_;
  beast::flat_static_buffer<512> incoming_;
  std::shared_ptr<const std::string> writing_, next_;
  bool closing_ = false;
};

// One request and its answer.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  // Takes its place behind those that came before.
  Connection(tcp::socket&& socket, std::shared_ptr<Shared> shared)
      : stream_(std::move(socket)), shared_(std::move(shared)) {
    place_ = shared_->connections.insert(shared_->connections.end(), this);
  }
  ~Connection() {
    shared_->connections.erase(place_);
    if (file_ >= 0) ::close(file_);
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Whether its head is still unfinished.
  [[nodiscard]] bool waits() const { return waits_; }
  // Closes at once, without an answer.
  void drop() {
    Failure ignored;
    stream_.socket().close(ignored);
  }

  // The head must arrive in time and within its size; the body's limit is set by the decision.
  void start() {
    parser_.header_limit(static_cast<std::uint32_t>(shared_->limits.header_bytes));
    parser_.body_limit(shared_->limits.upload_bytes);
    stream_.expires_after(std::chrono::seconds(shared_->limits.header_seconds));
    http::async_read_header(stream_, buffer_, parser_, [self = shared_from_this()](Failure failed, std::size_t) {
      self->waits_ = false;
      self->on_head(failed);
    });
  }

 private:
  // A head that is no HTTP gets an answer; a connection that was cut gets none.
  void on_head(Failure failed) {
    // A head or body that is too long, or no HTTP at all.
    if (failed == http::error::header_limit) return answer(refusal(431, "the head of the request is too long"));
    if (failed == http::error::body_limit) return answer(refusal(413, "the body is too long"));
    if (failed && failed.category() == http::make_error_code(http::error::bad_method).category() &&
        failed != http::error::end_of_stream && failed != http::error::partial_message)
      return answer(refusal(400, "this is not HTTP/1.1"));
    if (failed) return;
    // The decision comes before any byte of the body is read.
    decision_ = shared_->decide(head_of(parser_.get()));
    if (decision_.answer) return answer(std::move(*decision_.answer));
    if (decision_.websocket) return become_listener();
    // A stated length that is too large is refused before a byte is read.
    const auto length = parser_.content_length();
    if (length && *length > decision_.body_limit) return answer(refusal(413, "the body is too long"));
    read_body();
  }

  // The socket moves to a listener; this connection ends.
  void become_listener() {
    if (shared_->listeners.size() >= shared_->limits.websockets)
      return answer(refusal(503, "too many windows of the studio are open"));
    stream_.expires_never();
    std::make_shared<Listener>(stream_.release_socket(), shared_)->start(parser_.release());
  }

  // One part of the body, then its sink, then the next part.
  void read_body() {
    if (parser_.is_done()) return finish_body();
    // The parser writes into the chunk, one part at a time.
    auto& body = parser_.get().body();
    body.data = chunk_.data();
    body.size = chunk_.size();
    stream_.expires_after(std::chrono::seconds(shared_->limits.body_seconds));
    http::async_read_some(stream_, buffer_, parser_, [self = shared_from_this()](Failure failed, std::size_t) {
      if (failed == http::error::need_buffer) failed = {};
      if (failed == http::error::body_limit) return self->answer(refusal(413, "the body is too long"));
      if (failed) return;  // cut off: nothing is answered, the sink cleans up
      self->keep_chunk();
    });
  }

  // A body without a length is counted as it comes.
  void keep_chunk() {
    // What the parser left free of the chunk was not received.
    const std::size_t got = chunk_.size() - parser_.get().body().size;
    read_ += got;
    if (read_ > decision_.body_limit) return answer(refusal(413, "the body is too long"));
    if (const std::string wrong = decision_.sink->write(chunk_.data(), got); !wrong.empty())
      return answer(refusal(507, wrong));
    read_body();
  }

  // The sink may take its time to answer: there is no time limit now.
  void finish_body() {
    stream_.expires_never();
    decision_.sink->finish([self = shared_from_this()](Response response) { self->answer(std::move(response)); });
  }

  // Every answer closes its connection: there is no second request to smuggle.
  void answer(Response response) {
    response_ = std::move(response);
    // A file is opened before the head is written, because its size is part of the head.
    if (!response_.file.empty() && !open_file()) response_ = refusal(404, "there is no such file");
    if (file_ < 0) left_ = response_.body.size();
    add_safety_headers(response_);
    // Head first; the body follows in parts.
    auto& message = message_.emplace();
    message.version(11);
    message.result(static_cast<unsigned>(response_.status));
    message.keep_alive(false);
    message.set(http::field::content_type, response_.type);
    for (const auto& [name, value] : response_.headers) message.insert(name, value);
    message.content_length(left_);
    message.body().data = nullptr;
    message.body().more = left_ > 0;
    serializer_.emplace(message);
    stream_.expires_after(std::chrono::seconds(shared_->limits.body_seconds));
    http::async_write_header(stream_, *serializer_, [self = shared_from_this()](Failure failed, std::size_t) {
      if (!failed) self->write_part();
    });
  }

  // A regular file only: a pipe could block, a device could have no end.
  bool open_file() {
    file_ = ::open(response_.file.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    struct stat about = {};
    if (file_ >= 0 && ::fstat(file_, &about) == 0 && S_ISREG(about.st_mode)) {
      left_ = static_cast<std::uint64_t>(about.st_size);
      return true;
    }
    if (file_ >= 0) ::close(file_);
    file_ = -1;
    return false;
  }

  // The next part of the body: of the string at once, of a file by chunks.
  bool next_part() {
    auto& body = message_->body();
    // The whole string; or the next chunk of the file; or, of an empty file, nothing.
    if (file_ < 0) {
      body.data = left_ > 0 ? response_.body.data() : nullptr;
      body.size = left_;
      left_ = 0;
    } else if (left_ > 0) {
      const auto got = ::read(file_, chunk_.data(), std::min<std::uint64_t>(chunk_.size(), left_));
      if (got <= 0) return false;  // it became shorter meanwhile
      body.data = chunk_.data();
      body.size = static_cast<std::size_t>(got);
      left_ -= static_cast<std::uint64_t>(got);
    } else {
      body.data = nullptr;
    }
    body.more = left_ > 0;
    return true;
  }

  // Every part has its time limit; at the end the sending side is closed.
  void write_part() {
    if (!next_part()) return drop();
    stream_.expires_after(std::chrono::seconds(shared_->limits.body_seconds));
    http::async_write(stream_, *serializer_, [self = shared_from_this()](Failure failed, std::size_t) {
      if (failed == http::error::need_buffer) return self->write_part();
      if (failed) return;
      Failure ignored;
      self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
      self->linger();
    });
  }

  // Reads what is still on its way for a moment: closing at once would throw the answer away at the other side.
  void linger() {
    stream_.expires_after(std::chrono::seconds(2));
    stream_.async_read_some(asio::buffer(chunk_), [self = shared_from_this()](Failure failed, std::size_t got) {
      self->lingered_ += got;
      if (!failed && self->lingered_ < (std::size_t{4} << 20)) self->linger();
    });
  }

  beast::tcp_stream stream_;
  std::shared_ptr<Shared> shared_;  // outlives the server while a handler waits
  std::list<Connection*>::iterator place_;
  beast::flat_buffer buffer_{2 * kChunk};
  http::request_parser<http::buffer_body> parser_;
  std::array<char, kChunk> chunk_{};
  Decision decision_;
  Response response_;
  std::optional<http::response<http::buffer_body>> message_;
  std::optional<http::response_serializer<http::buffer_body>> serializer_;
  std::uint64_t read_ = 0, left_ = 0;
  std::size_t lingered_ = 0;
  int file_ = -1;
  bool waits_ = true;
};

// Accepts connections and keeps what they share.
class BeastServer final : public Server {
 public:
  BeastServer(tcp::acceptor&& acceptor, const Limits& limits)
      : acceptor_(std::move(acceptor)), port_(acceptor_.local_endpoint().port()) {
    shared_->limits = limits;
  }

  [[nodiscard]] int port() const override { return port_; }
  void start(Decide decide, Greeting greeting) override {
    shared_->decide = std::move(decide);
    shared_->greeting = std::move(greeting);
    accept();
  }
  // One text for all listeners, without copies.
  void broadcast(const std::string& text) override {
    const auto shared_text = std::make_shared<const std::string>(text);
    for (Listener* listener : shared_->listeners) listener->send(shared_text);
  }
  [[nodiscard]] std::size_t listeners() const override { return shared_->listeners.size(); }
  [[nodiscard]] std::size_t sockets() const override { return shared_->connections.size() + shared_->listeners.size(); }

 private:
  // One connection after another, until the server ends.
  void accept() {
    acceptor_.async_accept([this](Failure failed, tcp::socket socket) {
      if (failed == asio::error::operation_aborted) return;
      if (!failed) {
        make_room();
        std::make_shared<Connection>(std::move(socket), shared_)->start();
      }
      accept();
    });
  }
  // Closes the connection that has waited longest with an unfinished head.
  void make_room() {
    if (shared_->connections.size() < shared_->limits.sockets) return;
    for (Connection* connection : shared_->connections) {
      if (connection->waits()) return connection->drop();
    }
  }

  tcp::acceptor acceptor_;
  int port_;
  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

}  // namespace

// Addresses 127.0.0.0/8 and ::1.
bool is_loopback(const std::string& listen) {
  Failure failed;
  const auto number = asio::ip::make_address(listen, failed);
  return !failed && number.is_loopback();
}

// Only the number of one interface: names are not looked up.
Result<std::unique_ptr<Server>> Server::make(asio::io_context& context, const std::string& listen, int port,
                                             const Limits& limits) {
  Failure failed;
  const auto number = asio::ip::make_address(listen, failed);
  // "All numbers" would leave nothing to compare the Host of a request with.
  if (failed || number.is_unspecified() || number.is_multicast())
    return Error{ErrorCode::Usage, "this is not the number of one network card", listen,
                 "Give a number like 192.168.1.5 (ip address lists yours), or leave --listen out."};
  // A port that was just closed may be used again.
  tcp::acceptor acceptor(context);
  const tcp::endpoint here(number, static_cast<unsigned short>(port));
  acceptor.open(here.protocol(), failed);
  if (!failed) acceptor.set_option(asio::socket_base::reuse_address(true), failed);
  if (!failed) acceptor.bind(here, failed);
  if (!failed) acceptor.listen(asio::socket_base::max_listen_connections, failed);
  if (failed)
    return Error{ErrorCode::FileUnwritable, "cannot listen: " + failed.message(),
                 listen + ", port " + std::to_string(port),
                 "Leave --port out to take a free one; --listen takes an address of this machine."};
  return std::unique_ptr<Server>(std::make_unique<BeastServer>(std::move(acceptor), limits));
}

}  // namespace armature::studio
