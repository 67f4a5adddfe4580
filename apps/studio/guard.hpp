// Who may ask for what. Everything here is decided from the head of a request, before a byte of a body is read.
//
//   Host      must be 127.0.0.1:PORT, localhost:PORT or the number that was asked for      (DNS rebinding)
//   Origin    must be one of the same, where it is sent; anything but GET must send it       (another site's page)
//   token     in the address's fragment, which browsers do not send; good for one exchange   (who saw the address late)
//   session   a cookie that scripts cannot read and other sites' requests do not carry
#pragma once

#include <optional>
#include <string>

#include "http.hpp"

namespace armature::studio {

/// 32 random bytes of the system as 64 hexadecimal digits.
[[nodiscard]] std::string random_secret();
/// Whether two texts are equal, in a time that does not tell where they differ.
[[nodiscard]] bool same_secret(const std::string& a, const std::string& b);

class Guard {
 public:
  /// `listen` is the number that the studio listens on ("127.0.0.1").
  Guard(std::string listen, int port);

  /// Nothing where the request comes from the studio's own page or from typing its address.
  [[nodiscard]] std::optional<Response> foreign(const RequestHead& head) const;
  [[nodiscard]] bool has_session(const RequestHead& head) const;

  /// A token that can be exchanged once. The one before is no longer valid.
  [[nodiscard]] std::string new_token();
  /// The cookie for a token; nothing where it is wrong or used. After kMostGuesses wrong ones no token is good until
  /// a new one is made.
  [[nodiscard]] std::optional<std::string> exchange(const std::string& token);
  [[nodiscard]] std::string address(const std::string& token) const;

  static constexpr int kMostGuesses = 100;

 private:
  std::string listen_;
  int port_;
  std::string session_;
  std::string token_;
  int guesses_ = 0;
};

/// The headers of every answer: no framing by others, no sniffing, no referrer, no inline script.
void add_safety_headers(Response& response);

}  // namespace armature::studio
