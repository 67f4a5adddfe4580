// Little-endian numbers out of untrusted bytes.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace armature::recording {

/// Reads forward; once it runs over the end it stays failed and gives zeros.
class Bytes {
 public:
  explicit Bytes(std::string_view data, std::size_t at = 0) : data_(data), at_(at), good_(at <= data.size()) {}

  template <class T>
  T take() {
    T value{};
    if (!need(sizeof(T))) return value;
    std::memcpy(&value, data_.data() + at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }
  std::string_view take(std::size_t count) {
    if (!need(count)) return {};
    const auto out = data_.substr(at_, count);
    at_ += count;
    return out;
  }
  /// A string with a 32-bit length before it (MCAP).
  std::string_view take_string() { return take(take<std::uint32_t>()); }
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] std::size_t left() const { return good_ ? data_.size() - at_ : 0; }

 private:
  bool need(std::size_t count) {
    if (good_ && count > data_.size() - at_) good_ = false;
    return good_;
  }
  std::string_view data_;
  std::size_t at_;
  bool good_;
};

}  // namespace armature::recording
