// What went wrong in the world outside, and a value that may be missing because of it.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

namespace armature {

/// Why an operation on the outside world failed. Numbers and meanings are listed in docs/statuses.md.
enum class ErrorCode {
  FileMissing = 1,     ///< the path does not exist or cannot be opened
  FileUnreadable = 2,  ///< it exists and reading failed half way
  FileUnwritable = 3,  ///< permission, full disk, or a directory in the way
  Syntax = 4,          ///< the bytes are not of the format
  Meaning = 5,         ///< well-formed, but its content is impossible
  Unsupported = 6,     ///< legal, and not something Armature handles
  Usage = 7,           ///< options that contradict each other or are out of range
  NotFound = 8,        ///< a name that nothing answers to
  Numerical = 9,       ///< the mathematics gave no answer
};

/// The code's name for a person, e.g. "file missing".
[[nodiscard]] const char* to_string(ErrorCode code);

/// One failure, described for a person.
struct Error {
  ErrorCode code = ErrorCode::Meaning;
  std::string message;  ///< what is wrong: expected and got
  std::string where;    ///< file, line, element: "arm.urdf:41: <joint name=\"elbow\">"
  std::string hint;     ///< the next step

  /// "where: message. hint" in one line.
  [[nodiscard]] std::string text() const;
  bool operator==(const Error&) const = default;
};

/// Thrown only by Result::value() on a missing value: a programming mistake. Its text is the error's.
class BadResult : public std::logic_error {
 public:
  explicit BadResult(const Error& error) : std::logic_error(error.text()) {}
};

/// A value, or the Error that kept it from being made. Member names follow std::expected.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : state_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  [[nodiscard]] T& value() & { return check(), std::get<0>(state_); }
  [[nodiscard]] const T& value() const& { return check(), std::get<0>(state_); }
  [[nodiscard]] T&& value() && { return check(), std::get<0>(std::move(state_)); }
  [[nodiscard]] T& operator*() & { return value(); }
  [[nodiscard]] const T& operator*() const& { return value(); }
  [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  [[nodiscard]] const Error& error() const { return std::get<1>(state_); }

 private:
  void check() const {
    if (!has_value()) throw BadResult(error());
  }
  std::variant<T, Error> state_;
};

/// Success, or an Error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] bool has_value() const { return !error_.has_value(); }
  explicit operator bool() const { return has_value(); }
  void value() const {
    if (error_) throw BadResult(*error_);
  }
  [[nodiscard]] const Error& error() const { return *error_; }

 private:
  std::optional<Error> error_;
};

/// Something a user should know that did not stop the work. Collected in results, in order.
struct Warning {
  std::string message;
  std::string where;
  std::string hint;
  bool operator==(const Warning&) const = default;
};

}  // namespace armature
