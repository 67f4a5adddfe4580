// Random bytes in a zip archive are stopped by its checksums. After every mutation the sums and sizes of members that
// are stored as they are get corrected, so that the arrays inside are read.
#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

template <class T>
T get(const std::uint8_t* at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}

// The members that the directory at `from` lists; every step stays inside the bytes.
void correct(std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::size_t mark = bytes.rfind("PK\x05\x06");
  if (mark == std::string_view::npos || mark + 22 > size) return;
  std::size_t at = get<std::uint32_t>(data + mark + 16);
  while (at + 46 <= size && bytes.substr(at, 4) == "PK\x01\x02") {
    const std::size_t offset = get<std::uint32_t>(data + at + 42);
    if (offset + 30 <= size && get<std::uint16_t>(data + at + 10) == 0) {
      const std::size_t begin =
          offset + 30 + get<std::uint16_t>(data + offset + 26) + get<std::uint16_t>(data + offset + 28);
      const std::uint32_t packed = get<std::uint32_t>(data + at + 20);
      if (begin <= size && packed <= size - begin) {
        const auto sum = static_cast<std::uint32_t>(crc32(0, data + begin, packed));
        std::memcpy(data + at + 16, &sum, 4);
        std::memcpy(data + at + 24, &packed, 4);
      }
    }
    at += 46 + std::size_t{get<std::uint16_t>(data + at + 28)} + get<std::uint16_t>(data + at + 30) +
          get<std::uint16_t>(data + at + 32);
  }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned) {
  const std::size_t made = LLVMFuzzerMutate(data, size, most);
  correct(data, made);
  return made;
}
