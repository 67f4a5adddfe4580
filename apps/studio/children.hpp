// Jobs as child processes of the same program. A child that crashes or is killed is reported; the studio goes on.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "forms.hpp"

namespace armature::studio {

class Child;

class Children {
 public:
  static constexpr std::size_t kAtATime = 2;   ///< further ones wait
  static constexpr std::size_t kWaiting = 16;  ///< further ones are refused
  static constexpr std::size_t kKept = 60;     ///< finished ones that are remembered

  /// `changed` is called when anything that describe() shows has changed.
  Children(boost::asio::io_context& context, std::string program, std::string folder, std::function<void()> changed);
  ~Children();
  Children(const Children&) = delete;
  Children& operator=(const Children&) = delete;

  /// Starts a job, or queues it; its number. Refuses a second one that writes to the same place.
  [[nodiscard]] Result<int> start(const Order& order);
  /// Asks a job to end with the best it has (as Ctrl-C does); a second time, or with `now`, it is killed.
  [[nodiscard]] Result<void> stop(int id, bool now);
  /// All that are remembered, oldest first, without their results.
  [[nodiscard]] Json describe() const;
  /// One with its result (the JSON envelope that the command prints) and what it said on stderr; null: not known.
  [[nodiscard]] Json details(int id) const;
  /// Collects children that have ended. Called after SIGCHLD.
  void reap();
  void kill_all();

 private:
  void start_waiting();
  [[nodiscard]] std::shared_ptr<Child> find(int id) const;

  boost::asio::io_context& context_;
  std::string program_, folder_;
  std::function<void()> changed_;
  std::deque<std::shared_ptr<Child>> children_;
  int last_ = 0;
};

}  // namespace armature::studio
