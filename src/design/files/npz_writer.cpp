// NumPy's .npz: a ZIP archive of .npy arrays, stored without compression (numpy.lib.format, version 1.0).
#include <array>
#include <cstdint>
#include <cstring>

#include "design/files/controller_writers.hpp"

namespace armature::controllers {
namespace {

/// The checksum of ZIP entries: CRC-32 with the reversed polynomial 0xedb88320, bit by bit.
std::uint32_t crc32(const std::string& bytes) {
  std::uint32_t crc = 0xffffffffU;
  for (const char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
  }
  return ~crc;
}

/// A number in little-endian bytes.
void put(std::string& out, std::uint32_t value, int bytes) {
  for (int k = 0; k < bytes; ++k) out += static_cast<char>((value >> (8 * k)) & 0xffU);
}

// Magic, version, length of the header, the header padded so that the data begin at a multiple of 64.
std::string npy(const std::string& kind, const std::string& shape, const std::string& data) {
  std::string header = "{'descr': '" + kind + "', 'fortran_order': False, 'shape': " + shape + ", }";
  // 10 bytes come before the header, and a newline ends it.
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';
  std::string out("\x93NUMPY\x01\x00", 8);
  put(out, static_cast<std::uint32_t>(header.size()), 2);
  return out + header + data;
}

/// Row by row, as numpy expects with fortran_order False. A little-endian machine is assumed, as '<f8' says.
std::string doubles(const Matrix& m) {
  std::string data;
  for (Eigen::Index i = 0; i < m.rows(); ++i) {
    for (Eigen::Index j = 0; j < m.cols(); ++j) {
      std::array<char, 8> raw{};
      const double value = m(i, j);
      std::memcpy(raw.data(), &value, 8);
      data.append(raw.data(), 8);
    }
  }
  return data;
}

std::string array_of(const Matrix& m) {
  return npy("<f8", "(" + std::to_string(m.rows()) + ", " + std::to_string(m.cols()) + ")", doubles(m));
}

// Names as UTF-8 bytes ('S'), padded with zeros.
std::string array_of(const std::vector<std::string>& names) {
  // All names of an 'S' array have the same number of bytes.
  std::size_t longest = 1;
  for (const std::string& name : names) longest = std::max(longest, name.size());
  std::string data;
  for (std::string name : names) {
    name.resize(longest, '\0');
    data += name;
  }
  return npy("|S" + std::to_string(longest), "(" + std::to_string(names.size()) + ",)", data);
}

// Local headers and contents one after the other, then the directory (PKWARE's APPNOTE 4.3).
class StoredZip {
 public:
  void add(const std::string& name, const std::string& content) {
    // The part that the local header and the directory share.
    std::string facts;
    put(facts, 20, 2), put(facts, 0, 2), put(facts, 0, 2);  // version, flags, stored
    put(facts, 0, 2), put(facts, 0x21, 2);                  // 1980-01-01 00:00: the same bytes every day
    put(facts, crc32(content), 4);
    put(facts, static_cast<std::uint32_t>(content.size()), 4),
        put(facts, static_cast<std::uint32_t>(content.size()), 4);
    put(facts, static_cast<std::uint32_t>(name.size()), 2), put(facts, 0, 2);
    // The directory's entry also says where the local header begins.
    directory_ += std::string("PK\x01\x02", 4);
    put(directory_, 20, 2);
    directory_ += facts;
    put(directory_, 0, 2), put(directory_, 0, 2), put(directory_, 0, 2), put(directory_, 0, 4);
    put(directory_, static_cast<std::uint32_t>(bytes_.size()), 4);
    directory_ += name;
    bytes_ += std::string("PK\x03\x04", 4) + facts + name + content;
    ++count_;
  }
  [[nodiscard]] std::string finish() const {
    // The end of the directory: number of entries, its size and where it begins.
    std::string end("PK\x05\x06", 4);
    put(end, 0, 2), put(end, 0, 2), put(end, count_, 2), put(end, count_, 2);
    put(end, static_cast<std::uint32_t>(directory_.size()), 4), put(end, static_cast<std::uint32_t>(bytes_.size()), 4);
    put(end, 0, 2);
    return bytes_ + directory_ + end;
  }

 private:
  std::string bytes_, directory_;
  std::uint32_t count_ = 0;
};

}  // namespace

std::string write_npz(const Robot& robot, const SampledTrajectory& s) {
  // numpy.load() gives these names as keys.
  StoredZip zip;
  zip.add("time.npy", npy("<f8", "(" + std::to_string(s.time.size()) + ",)", doubles(s.time)));
  zip.add("q.npy", array_of(s.motion.q));
  zip.add("v.npy", array_of(s.motion.v));
  zip.add("a.npy", array_of(s.motion.a));
  zip.add("joints.npy", array_of(robot.joint_names()));
  return zip.finish();
}

}  // namespace armature::controllers
