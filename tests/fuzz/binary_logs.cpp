// Binary logs, in this process: the fuzzer must see inside what a command runs in a child.
#include "fuzz/memory_file.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"
#include "recording/child.hpp"
#include "recording/joint_state.hpp"
#include "recording/table.hpp"

namespace armature::fuzz {
namespace {

void use(const Result<recording::Table>& table) {
  if (!accepted(table)) return;
  promise(table->values.cols() == std::ssize(table->names), "a table with other columns than names");
  const auto made = recording::make_recording(*table, {});
  if (accepted(made)) promise(!made->problem(), "a recording whose shapes differ");
}

}  // namespace

void npz(std::string_view bytes) { use(recording::read_npz_table(std::string(bytes), "fuzz.npz")); }

void mcap(std::string_view bytes) { use(recording::read_mcap_table(std::string(bytes), "fuzz.mcap", {})); }

void cdr(std::string_view bytes) {
  if (bytes.empty()) return;
  // The first byte chooses the kind of message.
  constexpr int kKinds = 5;
  recording::JointStateCollector collector(
      static_cast<recording::JointMessage>(static_cast<unsigned char>(bytes[0]) % kKinds));
  // The rest is one message, then the same twice as two, at stamps far apart.
  bytes.remove_prefix(1);
  collector.add(0, bytes);
  collector.add(INT64_MAX, bytes.substr(0, bytes.size() / 2));
  collector.add(INT64_MIN, bytes.substr(bytes.size() / 2));
  use(collector.finish("fuzz"));
}

void zstd(std::string_view bytes) {
  if (const auto content = recording::unpack_zstd(bytes, "fuzz"); accepted(content))
    promise(content->size() <= (std::size_t{32} << 20) || content->size() / 200 <= bytes.size() + 1, "a bomb unpacked");
}

void rosbag2(std::string_view bytes) { use(recording::read_rosbag2_table(memory_file("bag.db3", bytes), {})); }

void answer(std::string_view bytes) { use(recording::unpack_answer(std::string(bytes), "fuzz")); }

}  // namespace armature::fuzz
