#include "guard.hpp"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace armature::studio {

// A header that is given twice is ambiguous: it counts as missing.
std::string RequestHead::header(const std::string& name) const {
  std::string found;
  for (const auto& [key, value] : headers) {
    if (key == name) found = value;
  }
  return count(name) == 1 ? found : std::string();
}

std::size_t RequestHead::count(const std::string& name) const {
  return static_cast<std::size_t>(
      std::count_if(headers.begin(), headers.end(), [&](const auto& header) { return header.first == name; }));
}

// From the system's generator, as hexadecimal digits.
std::string random_secret() {
  std::array<unsigned char, 32> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw std::runtime_error("the system has no random numbers");
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : bytes) text += kDigits[byte >> 4], text += kDigits[byte & 15];
  return text;
}

// Every byte is compared, whatever the first ones were.
bool same_secret(const std::string& a, const std::string& b) {
  unsigned difference = a.size() == b.size() ? 0 : 1;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  return difference == 0 && !a.empty();
}

namespace {

// Other studios on this machine have other ports, and cookies do not know ports: the name does.
std::string cookie_name(int port) { return "armature_" + std::to_string(port); }

// A number as it is written before a port; one of IPv6 has brackets.
std::string host_of(const std::string& listen) {
  return listen.find(':') == std::string::npos ? listen : "[" + listen + "]";
}

// Only numbers and "localhost": any other name could be somebody else's that points here.
bool is_own(const std::string& text, const std::string& before, const std::string& listen, int port) {
  const std::string tail = ":" + std::to_string(port);
  return text == before + host_of(listen) + tail ||
         (is_loopback(listen) && (text == before + "127.0.0.1" + tail || text == before + "localhost" + tail));
}

// The value of a cookie; empty where it is missing or given twice.
std::string cookie_of(const RequestHead& head, const std::string& name) {
  const std::string all = head.header("cookie");
  std::string found;
  std::size_t at = 0;
  while (at < all.size()) {
    // name=value; name=value …
    const std::size_t end = std::min(all.find(';', at), all.size());
    std::string part = all.substr(at, end - at);
    part.erase(0, part.find_first_not_of(' '));
    if (part.rfind(name + "=", 0) == 0) {
      if (!found.empty()) return {};
      found = part.substr(name.size() + 1);
    }
    at = end + 1;
  }
  return found;
}

}  // namespace

Guard::Guard(std::string listen, int port) : listen_(std::move(listen)), port_(port), session_(random_secret()) {}

// Host: another name that points here would make the browser treat its page as ours.
std::optional<Response> Guard::foreign(const RequestHead& head) const {
  if (head.count("host") != 1 || !is_own(head.header("host"), "", listen_, port_))
    return refusal(421, "this is not the studio's own address");
  // Origin: pages of other sites can send requests, but cannot hide where they come from.
  const bool sent = head.count("origin") > 0;
  if ((sent || head.method != "GET" || head.upgrade) && !is_own(head.header("origin"), "http://", listen_, port_))
    return refusal(403, "the request does not come from the studio's own page");
  // Browsers say where a request comes from. "none" is a typed address or a bookmark.
  const std::string site = head.header("sec-fetch-site");
  if (head.count("sec-fetch-site") > 0 && site != "same-origin" && site != "none" &&
      !(head.method == "GET" && head.target == "/" && head.header("sec-fetch-mode") == "navigate"))
    return refusal(403, "the request does not come from the studio's own page");
  return std::nullopt;
}

bool Guard::has_session(const RequestHead& head) const {
  return same_secret(cookie_of(head, cookie_name(port_)), session_);
}

// A new token starts the count of wrong guesses again.
std::string Guard::new_token() {
  guesses_ = 0;
  return token_ = random_secret();
}

// Good once: the token is forgotten when it is used.
std::optional<std::string> Guard::exchange(const std::string& token) {
  if (guesses_ >= kMostGuesses) return std::nullopt;
  if (!same_secret(token, token_)) {
    ++guesses_;
    return std::nullopt;
  }
  token_.clear();
  return cookie_name(port_) + "=" + session_ + "; Path=/; HttpOnly; SameSite=Strict";
}

// Browsers do not send the part behind #.
std::string Guard::address(const std::string& token) const {
  return "http://" + host_of(listen_) + ":" + std::to_string(port_) + "/#token=" + token;
}

// What an answer sets itself is kept.
void add_safety_headers(Response& response) {
  const auto has = [&](const std::string& name) {
    return std::any_of(response.headers.begin(), response.headers.end(),
                       [&](const auto& h) { return h.first == name; });
  };
  const auto add = [&](const std::string& name, const std::string& value) {
    if (!has(name)) response.headers.emplace_back(name, value);
  };
  add("Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  add("X-Content-Type-Options", "nosniff");
  add("X-Frame-Options", "DENY");
  add("Referrer-Policy", "no-referrer");
  add("Cross-Origin-Opener-Policy", "same-origin");
  add("Cross-Origin-Resource-Policy", "same-origin");
  add("Cache-Control", "no-store");
}

}  // namespace armature::studio
