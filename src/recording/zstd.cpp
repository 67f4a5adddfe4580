// zstd frames: whole bags, chunks of an MCAP, single messages.
#include <zstd.h>

#include <memory>

#include "recording/table.hpp"

namespace armature::recording {
namespace {

// Logs shrink to a tenth at best, constant ones to a hundredth. More than this is made to fill the memory.
constexpr std::size_t kFree = std::size_t{32} << 20;
constexpr std::size_t kRatio = 200;
constexpr unsigned long long kMessage = 1ULL << 20;  // the size in the frame header is trusted up to this limit

// A frame that says it is small, as those of single messages do: one allocation, no stream.
std::optional<std::string> unpack_small(std::string_view packed) {
  // A size that is unknown, wrong or large takes the way below.
  const unsigned long long size = ZSTD_getFrameContentSize(packed.data(), packed.size());
  if (size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR || size > kMessage) return std::nullopt;
  std::string out(size, '\0');
  const std::size_t written = ZSTD_decompress(out.data(), out.size(), packed.data(), packed.size());
  if (ZSTD_isError(written) != 0 || written != size) return std::nullopt;
  return out;
}

}  // namespace

bool is_zstd(std::string_view bytes) { return bytes.substr(0, 4) == std::string_view("\x28\xB5\x2F\xFD", 4); }

Result<std::string> unpack_zstd(std::string_view packed, const std::string& where) {
  // A bag that is compressed message by message has many small frames.
  if (auto small = unpack_small(packed)) return *std::move(small);
  std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> stream(ZSTD_createDStream(), ZSTD_freeDStream);
  // A frame may ask for a window of gigabytes; ours are unpacked with 64 MB.
  ZSTD_DCtx_setParameter(stream.get(), ZSTD_d_windowLogMax, 26);
  ZSTD_inBuffer in{packed.data(), packed.size(), 0};
  // Larger frames: block by block, so that a bomb is seen while it grows.
  std::string out;
  std::string block(ZSTD_DStreamOutSize(), '\0');
  std::size_t code = 1;
  while (in.pos < in.size) {
    ZSTD_outBuffer to{block.data(), block.size(), 0};
    code = ZSTD_decompressStream(stream.get(), &to, &in);
    if (ZSTD_isError(code) != 0) break;
    out.append(block.data(), to.pos);
    if (out.size() > kFree && out.size() / kRatio > packed.size()) {
      return Error{ErrorCode::FileUnreadable, "zstd data grow more than " + std::to_string(kRatio) + " times", where,
                   "This is not a log."};
    }
  }
  // Code 0: the last frame is complete. Otherwise the decoder waits for more bytes.
  if (code == 0) return out;
  return Error{ErrorCode::FileUnreadable, "zstd data is damaged or cut off", where, "Copy the file again."};
}

}  // namespace armature::recording
