// NumPy archives: a zip of arrays.
#include <zlib.h>

#include <algorithm>

#include "armature/text.hpp"
#include "recording/bytes.hpp"
#include "recording/table.hpp"

namespace armature::recording {
namespace {

// One member of the zip file.
struct Entry {
  std::string name;
  std::uint16_t method = 0;
  std::uint64_t packed = 0, size = 0, offset = 0;
  std::uint32_t crc = 0;
};

// The central directory at the end of a zip file.
std::optional<std::vector<Entry>> directory(std::string_view bytes) {
  // The last such signature is the end record; a comment may follow it.
  const std::size_t mark = bytes.rfind("PK\x05\x06");
  if (mark == std::string_view::npos) return std::nullopt;
  // Behind disk numbers and counts of this disk: total count, size and offset of the directory.
  Bytes end(bytes, mark + 10);
  const auto count = end.take<std::uint16_t>();
  (void)end.take<std::uint32_t>();
  Bytes in(bytes, end.take<std::uint32_t>());
  std::vector<Entry> out;
  for (int i = 0; i < count; ++i) {
    if (in.take(4) != std::string_view("PK\x01\x02", 4)) return std::nullopt;
    // Skipped fields: versions and flags, time and date, disk number and attributes.
    (void)in.take(6);
    Entry entry;
    entry.method = in.take<std::uint16_t>();
    (void)in.take(4);
    entry.crc = in.take<std::uint32_t>();
    entry.packed = in.take<std::uint32_t>();
    entry.size = in.take<std::uint32_t>();
    const auto name = in.take<std::uint16_t>(), extra = in.take<std::uint16_t>(), comment = in.take<std::uint16_t>();
    (void)in.take(8);
    entry.offset = in.take<std::uint32_t>();
    entry.name = std::string(in.take(name));
    (void)in.take(std::size_t{extra} + comment);
    if (!in.good()) return std::nullopt;
    out.push_back(std::move(entry));
  }
  return out;
}

// Members that share bytes, or grow more than any array does, are made to fill the memory; empty if all is well.
std::string bomb(const std::vector<Entry>& entries, std::size_t archive) {
  // Up to 64 MB any ratio is harmless; a larger archive may grow 200 times at most.
  constexpr std::uint64_t kFree = std::uint64_t{64} << 20, kRatio = 200;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;
  std::uint64_t total = 0;
  for (const Entry& entry : entries) {
    ranges.emplace_back(entry.offset, entry.offset + entry.packed);
    total += entry.size;
  }
  // In order of their offsets, neighbours show every overlap.
  std::sort(ranges.begin(), ranges.end());
  for (std::size_t i = 1; i < ranges.size(); ++i) {
    if (ranges[i].first < ranges[i - 1].second || ranges[i].first == ranges[i - 1].first)
      return "two of its arrays share the same bytes";
  }
  if (total > kFree && total / kRatio > archive) return "its arrays grow more than 200 times";
  return {};
}

// The entry's bytes, checked against their checksum.
std::optional<std::string> unpack(std::string_view bytes, const Entry& entry) {
  Bytes in(bytes, entry.offset);
  if (in.take(4) != std::string_view("PK\x03\x04", 4)) return std::nullopt;
  // The local header repeats the sizes; those of the directory are used.
  (void)in.take(22);
  const auto name = in.take<std::uint16_t>(), extra = in.take<std::uint16_t>();
  (void)in.take(std::size_t{name} + extra);
  const auto packed = in.take(entry.packed);
  // 1032 times is the best deflate can do; more is a lie about the size. A few bytes more for an empty block.
  constexpr std::uint64_t kBest = 1032, kEmpty = 64;
  if (!in.good() || entry.size > kBest * entry.packed + kEmpty) return std::nullopt;
  std::string out(packed);
  // Method 8 is deflate without a zlib header (negative window bits), method 0 is plain bytes.
  if (entry.method == 8) {
    out.assign(entry.size, '\0');
    z_stream z{};
    if (inflateInit2(&z, -MAX_WBITS) != Z_OK) return std::nullopt;
    std::string source(packed);
    z.next_in = reinterpret_cast<Bytef*>(source.data());
    z.avail_in = static_cast<uInt>(source.size());
    z.next_out = reinterpret_cast<Bytef*>(out.data());
    z.avail_out = static_cast<uInt>(out.size());
    const int code = inflate(&z, Z_FINISH);
    inflateEnd(&z);
    // The stream must end exactly where the directory says.
    if (code != Z_STREAM_END || z.avail_out != 0) return std::nullopt;
  } else if (entry.method != 0) {
    return std::nullopt;
  }
  const auto sum = crc32(0, reinterpret_cast<const Bytef*>(out.data()), static_cast<uInt>(out.size()));
  if (sum != entry.crc) return std::nullopt;
  return out;
}

// The value of a key in NumPy's header dictionary.
std::string header_value(const std::string& header, const std::string& key) {
  // The header is a Python dictionary as text: {'descr': '<f8', 'fortran_order': False, 'shape': (3, 2), }.
  const std::size_t at = header.find("'" + key + "':");
  if (at == std::string::npos) return {};
  const std::size_t begin = at + key.size() + 3;
  const std::size_t first = header.find_first_not_of(' ', begin);
  if (first == std::string::npos) return {};
  // A value in parentheses has commas of its own.
  const std::size_t end = header[first] == '(' ? header.find(')', begin) : header.find_first_of(",}", begin);
  return std::string(trim(std::string_view(header).substr(begin, end == std::string::npos ? end : end - begin)));
}

// Reads the numbers in the array's order of storage: by columns (Fortran) or by rows (C).
template <class T>
void fill(Bytes& in, bool fortran, Matrix& out) {
  for (Eigen::Index i = 0; i < out.size(); ++i) {
    const auto value = static_cast<double>(in.take<T>());
    if (fortran) {
      out(i % out.rows(), i / out.rows()) = value;
    } else {
      out(i / out.cols(), i % out.cols()) = value;
    }
  }
}

// One .npy; nothing for text, objects and more than two dimensions.
std::optional<Matrix> parse_npy(const std::string& bytes, bool& damaged) {
  Bytes in(bytes);
  // Magic, version, then the header's length: 16 bits in version 1, 32 bits later.
  damaged = in.take(6) != std::string_view("\x93NUMPY", 6);
  const auto major = in.take<std::uint8_t>();
  (void)in.take<std::uint8_t>();
  const std::size_t length = major == 1 ? in.take<std::uint16_t>() : in.take<std::uint32_t>();
  const std::string header(in.take(length));
  damaged = damaged || !in.good();
  if (damaged) return std::nullopt;
  // "(1000, 7)" or "(1000,)".
  std::string shape = header_value(header, "shape");
  std::vector<long long> sizes;
  for (const auto& word : split(shape.empty() ? "" : shape.substr(1), ',')) {
    if (const auto number = parse_integer(trim(word))) sizes.push_back(*number);
  }
  if (sizes.empty() || sizes.size() > 2) return std::nullopt;
  if (sizes.size() == 1) sizes.push_back(1);
  // One byte per number at least: a larger claim is damage, not data.
  if (sizes[0] <= 0 || sizes[1] <= 0 || sizes[0] > static_cast<long long>(in.left()) / sizes[1]) {
    damaged = sizes[0] < 0 || sizes[1] < 0 || (sizes[0] > 0 && sizes[1] > 0);
    return std::nullopt;
  }
  Matrix out(sizes[0], sizes[1]);
  // Little-endian numbers of the usual widths; other types are not signals.
  const std::string type = header_value(header, "descr");
  const bool fortran = header_value(header, "fortran_order") == "True";
  if (type == "'<f8'") {
    fill<double>(in, fortran, out);
  } else if (type == "'<f4'") {
    fill<float>(in, fortran, out);
  } else if (type == "'<i8'") {
    fill<std::int64_t>(in, fortran, out);
  } else if (type == "'<i4'") {
    fill<std::int32_t>(in, fortran, out);
  } else if (type == "'<i2'") {
    fill<std::int16_t>(in, fortran, out);
  } else {
    return std::nullopt;
  }
  damaged = !in.good();
  if (damaged) return std::nullopt;
  return out;
}

}  // namespace

// Each member is an array; those of one length become the table.
Result<Table> read_npz_table(const std::string& bytes, const std::string& file) {
  const auto entries = directory(bytes);
  const auto damage = [&](const std::string& what) {
    return Error{ErrorCode::FileUnreadable, what, file, "Copy the file again."};
  };
  if (!entries) return damage("the archive's directory is damaged or cut off");
  if (const std::string wrong = bomb(*entries, bytes.size()); !wrong.empty()) return damage(wrong);
  ArrayCollector arrays;
  for (const auto& entry : *entries) {
    const auto content = unpack(bytes, entry);
    if (!content) return damage("array \"" + entry.name + "\" is damaged");
    bool damaged = false;
    auto values = parse_npy(*content, damaged);
    if (damaged) return damage("array \"" + entry.name + "\" is damaged");
    if (!values) continue;
    // The member "q.npy" is the array "q".
    std::string name = entry.name;
    if (name.size() > 4 && name.ends_with(".npy")) name.resize(name.size() - 4);
    arrays.add(name, std::move(*values));
  }
  return arrays.finish(file);
}

}  // namespace armature::recording
