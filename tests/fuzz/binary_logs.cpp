// Binary logs, in this process: the fuzzer must see inside what a command runs in a child.
#include <zlib.h>

#include <array>
#include <cstdint>

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

// The bytes between two lines of "====" are one array each, packed here with right checksums: t, q, tau.
void npy(std::string_view bytes) {
  constexpr std::string_view kBetween = "====";
  constexpr std::array<const char*, 4> kNames = {"t.npy", "q.npy", "tau.npy", "x.npy"};
  std::string archive, directory;
  std::uint16_t count = 0;
  const auto number = [](std::string& out, std::uint64_t value, int size) {
    for (int i = 0; i < size; ++i) out += static_cast<char>(i < 8 ? value >> (8 * i) & 0xFF : 0);
  };
  while (count < kNames.size()) {
    const std::size_t end = bytes.find(kBetween);
    const std::string_view part = bytes.substr(0, end);
    const std::string name = kNames[count++];
    std::string about;
    number(about, 20, 2), number(about, 0, 8);  // version, flags, stored, time
    number(about, crc32(0, reinterpret_cast<const Bytef*>(part.data()), static_cast<uInt>(part.size())), 4);
    number(about, part.size(), 4), number(about, part.size(), 4), number(about, name.size(), 2), number(about, 0, 2);
    const std::size_t at = archive.size();
    archive += "PK\3\4" + about + name + std::string(part);
    directory += std::string("PK\1\2") + about.substr(0, 2) + about;
    number(directory, 0, 10), number(directory, at, 4);
    directory += name;
    if (end == std::string_view::npos) break;
    bytes.remove_prefix(end + kBetween.size());
  }
  const std::size_t at = archive.size();
  archive += directory + "PK\5\6";
  number(archive, 0, 4), number(archive, count, 2), number(archive, count, 2), number(archive, directory.size(), 4);
  number(archive, at, 4), number(archive, 0, 2);
  use(recording::read_npz_table(archive, "fuzz.npz"));
}

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
