// MCAP: records, some of them in compressed chunks.
#include <lz4frame.h>

#include <functional>
#include <map>

#include "recording/bytes.hpp"
#include "recording/joint_state.hpp"

namespace armature::recording {
namespace {

constexpr std::string_view kMagic("\x89MCAP0\r\n", 8);
// The record types that are read; all others are skipped by their length.
enum Opcode : std::uint8_t {
  kFooter = 0x02,
  kSchema = 0x03,
  kChannel = 0x04,
  kMessage = 0x05,
  kChunk = 0x06,
  kDataEnd = 0x0F
};

// The `size` bytes of one lz4 frame; anything else is damage.
Result<std::string> unpack_lz4(std::string_view packed, std::uint64_t size, const std::string& where) {
  const Error damaged{ErrorCode::FileUnreadable, "lz4 chunk is damaged", where, "Copy the file again."};
  // lz4 cannot shrink more than about 255 times; its frame has a head and an end.
  constexpr std::uint64_t kBest = 256, kFrame = 1024;
  if (size > kBest * packed.size() + kFrame) return damaged;
  LZ4F_dctx* context = nullptr;
  if (LZ4F_isError(LZ4F_createDecompressionContext(&context, LZ4F_VERSION)) != 0) return damaged;
  std::string out(size, '\0');
  std::size_t written = 0, read = 0;
  // Each call says how much it has taken and how much it has given.
  while (read < packed.size() && written < out.size()) {
    std::size_t to = out.size() - written, from = packed.size() - read;
    const auto code = LZ4F_decompress(context, out.data() + written, &to, packed.data() + read, &from, nullptr);
    if (LZ4F_isError(code) != 0 || (to == 0 && from == 0)) break;
    written += to;
    read += from;
  }
  LZ4F_freeDecompressionContext(context);
  // A frame that holds less than the chunk says is cut off.
  if (written != out.size()) return damaged;
  return out;
}

class McapReader {
 public:
  McapReader(std::string file, const Mapping& mapping) : file_(std::move(file)), mapping_(mapping) {}

  // Two passes: which topics there are, then the messages of one of them.
  Result<Table> read(std::string_view bytes) {
    // First pass: schemas and channels only, behind the 8 bytes of the magic.
    if (auto failed = walk(bytes.substr(8), nullptr)) return *failed;
    std::vector<std::pair<std::string, std::string>> topics;
    for (const auto& [id, channel] : channels_) topics.emplace_back(channel.topic, channel.type);
    const auto topic = choose_topic(topics, mapping_, file_);
    if (!topic) return topic.error();
    // Second pass: the messages of the chosen topic.
    JointStateCollector collector(topic->kind);
    const auto use = [&](std::uint16_t channel, std::int64_t time, std::string_view data) {
      const auto found = channels_.find(channel);
      if (found != channels_.end() && found->second.topic == topic->name) collector.add(time, data);
    };
    if (auto failed = walk(bytes.substr(8), use)) return *failed;
    auto table = collector.finish(file_);
    if (table && cut_off_) table->ledger.remark("the file is cut off: read as far as it goes");
    return table;
  }

 private:
  struct Channel {
    std::string topic, type;
  };
  using Use = std::function<void(std::uint16_t, std::int64_t, std::string_view)>;

  // Goes through records of the form: opcode, 64-bit length, content. `use` gets the messages; without it they are
  // skipped.
  std::optional<Error> walk(std::string_view bytes, const Use& use) {
    Bytes in(bytes);
    while (in.left() > 0) {
      const auto opcode = in.take<std::uint8_t>();
      const auto length = in.take<std::uint64_t>();
      const auto content = in.take(length);
      // A logger that was switched off leaves a half record. What comes before it is good.
      if (!in.good()) {
        cut_off_ = true;
        return std::nullopt;
      }
      if (opcode == kDataEnd || opcode == kFooter) return std::nullopt;
      if (auto failed = record(opcode, content, use)) return failed;
    }
    // A file ends with a footer; only the records inside a chunk may just end.
    cut_off_ = cut_off_ || !inside_chunk_;
    return std::nullopt;
  }

  // One record by its type.
  std::optional<Error> record(std::uint8_t opcode, std::string_view content, const Use& use) {
    Bytes in(content);
    if (opcode == kSchema) {
      // Of a schema only its name, the ROS type, is needed.
      const auto id = in.take<std::uint16_t>();
      schemas_[id] = std::string(in.take_string());
    } else if (opcode == kChannel) {
      // A channel joins a topic with a schema. Messages in other encodings than CDR cannot be decoded here.
      const auto id = in.take<std::uint16_t>(), schema = in.take<std::uint16_t>();
      const std::string topic(in.take_string());
      if (in.take_string() == "cdr") channels_[id] = {topic, schemas_[schema]};
    } else if (opcode == kMessage && use) {
      // Channel, sequence number, log time, publish time, data. The log time is the bag's clock.
      const auto channel = in.take<std::uint16_t>();
      (void)in.take<std::uint32_t>();
      const auto log_time = in.take<std::uint64_t>();
      (void)in.take<std::uint64_t>();
      if (in.good()) use(channel, static_cast<std::int64_t>(log_time), in.take(in.left()));
    } else if (opcode == kChunk) {
      return chunk(in, use);
    }
    return std::nullopt;
  }

  // Unpacks a chunk and goes through the records in it.
  std::optional<Error> chunk(Bytes& in, const Use& use) {
    if (inside_chunk_) return Error{ErrorCode::Syntax, "a chunk inside a chunk", file_, "MCAP has no such thing."};
    // Time of the first and last message, size when unpacked, checksum, compression, packed bytes.
    (void)in.take(16);
    const auto size = in.take<std::uint64_t>();
    (void)in.take<std::uint32_t>();
    const auto compression = in.take_string();
    const auto packed = in.take(in.take<std::uint64_t>());
    if (!in.good()) return Error{ErrorCode::FileUnreadable, "a chunk is damaged", file_, "Copy the file again."};
    Result<std::string> content = std::string();
    std::string_view records = packed;
    if (compression == "zstd") {
      content = unpack_zstd(packed, file_);
    } else if (compression == "lz4") {
      content = unpack_lz4(packed, size, file_);
    } else if (!compression.empty()) {
      return Error{ErrorCode::Unsupported, "chunks compressed with \"" + std::string(compression) + "\"", file_, ""};
    }
    if (!content) return content.error();
    if (!compression.empty()) records = *content;
    // A chunk inside a chunk could nest without end, so it is refused above.
    inside_chunk_ = true;
    auto failed = walk(records, use);
    inside_chunk_ = false;
    return failed;
  }

  std::string file_;
  const Mapping& mapping_;
  std::map<std::uint16_t, std::string> schemas_;
  std::map<std::uint16_t, Channel> channels_;
  bool cut_off_ = false;
  bool inside_chunk_ = false;
};

}  // namespace

// `bytes` is the whole file.
Result<Table> read_mcap_table(const std::string& bytes, const std::string& file, const Mapping& mapping) {
  if (std::string_view(bytes).substr(0, 8) != kMagic) return Error{ErrorCode::Syntax, "is not an MCAP file", file, ""};
  return McapReader(file, mapping).read(bytes);
}

}  // namespace armature::recording
