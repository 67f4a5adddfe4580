// The same recording as other programs would have written it: for tests of the readers.
#pragma once

#include <lz4frame.h>
#include <sqlite3.h>
#include <zlib.h>
#include <zstd.h>

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "armature/recording.hpp"
#include "armature/text.hpp"

namespace armature::testing {

/// Semicolons and decimal commas, no units, columns of a torque before the positions.
inline std::string semicolon_text(const Recording& r) {
  std::string out = "time";
  for (const auto& joint : r.joints) out += ";torque_" + joint;
  for (const auto& joint : r.joints) out += ";pos_" + joint;
  out += "\r\n";
  const auto number = [](double value) {
    std::string text = exact(value);
    for (char& c : text) c = c == '.' ? ',' : c;
    return text;
  };
  for (Eigen::Index k = 0; k < r.size(); ++k) {
    out += number(r.time[k]);
    for (Eigen::Index j = 0; j < r.joint_count(); ++j) out += ";" + number((*r.tau)(k, j));
    for (Eigen::Index j = 0; j < r.joint_count(); ++j) out += ";" + number(r.q(k, j));
    out += "\r\n";
  }
  return out;
}

inline void write_gzip(const std::filesystem::path& path, const std::string& text) {
  gzFile file = gzopen(path.c_str(), "wb1");
  gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
  gzclose(file);
}

/// sensor_msgs/msg/JointState in CDR.
inline std::string joint_state_cdr(const Recording& r, Eigen::Index k) {
  std::string out("\x00\x01\x00\x00", 4);
  const auto align = [&](std::size_t size) {
    while ((out.size() - 4) % size != 0) out += '\0';
  };
  const auto put = [&](auto value) {
    align(sizeof value);
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
  };
  const auto text = [&](const std::string& s) {
    put(static_cast<std::uint32_t>(s.size() + 1));
    out += s;
    out += '\0';
  };
  const double t = r.time[k];
  const auto seconds = static_cast<std::int32_t>(std::floor(t));
  put(seconds);
  put(static_cast<std::uint32_t>(std::llround((t - seconds) * 1e9)));
  text("base");
  put(static_cast<std::uint32_t>(r.joints.size()));
  for (const auto& joint : r.joints) text(joint);
  const auto row = [&](const Matrix& m) {
    put(static_cast<std::uint32_t>(m.cols()));
    for (Eigen::Index j = 0; j < m.cols(); ++j) put(double{m(k, j)});
  };
  row(r.q);
  put(std::uint32_t{0});
  row(*r.tau);
  return out;
}

/// `bytes` as one frame of "lz4" or "zstd"; unchanged for "".
inline std::string packed(const std::string& bytes, const std::string& compression) {
  std::string out;
  if (compression == "lz4") {
    out.resize(LZ4F_compressFrameBound(bytes.size(), nullptr));
    out.resize(LZ4F_compressFrame(out.data(), out.size(), bytes.data(), bytes.size(), nullptr));
  } else if (compression == "zstd") {
    out.resize(ZSTD_compressBound(bytes.size()));
    out.resize(ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), 3));
  } else {
    return bytes;
  }
  return out;
}

/// A bag in sqlite3; `each` compresses every message by itself, as rosbag2's compression_mode MESSAGE does.
inline void write_rosbag2(const std::filesystem::path& path, const Recording& r, const std::string& each = "") {
  sqlite3* db = nullptr;
  sqlite3_open(path.c_str(), &db);
  sqlite3_exec(db,
               "CREATE TABLE topics(id INTEGER PRIMARY KEY,name TEXT,type TEXT,serialization_format TEXT,"
               "offered_qos_profiles TEXT);CREATE TABLE messages(id INTEGER PRIMARY KEY,topic_id INTEGER,"
               "timestamp INTEGER,data BLOB);INSERT INTO topics VALUES(1,'/joint_states',"
               "'sensor_msgs/msg/JointState','cdr','');BEGIN",
               nullptr, nullptr, nullptr);
  sqlite3_stmt* insert = nullptr;
  sqlite3_prepare_v2(db, "INSERT INTO messages VALUES(?,1,?,?)", -1, &insert, nullptr);
  for (Eigen::Index k = 0; k < r.size(); ++k) {
    const std::string data = packed(joint_state_cdr(r, k), each);
    sqlite3_bind_int64(insert, 1, k + 1);
    sqlite3_bind_int64(insert, 2, k * 1000000);
    sqlite3_bind_blob(insert, 3, data.data(), static_cast<int>(data.size()), SQLITE_TRANSIENT);
    sqlite3_step(insert);
    sqlite3_reset(insert);
  }
  sqlite3_finalize(insert);
  sqlite3_exec(db, "COMMIT", nullptr, nullptr, nullptr);
  sqlite3_close(db);
}

/// One chunk; compression "", "lz4" or "zstd" of the chunk, `each` of every message by itself.
inline std::string mcap_bytes(const Recording& r, const std::string& compression = "", const std::string& each = "") {
  const auto put = [](std::string& to, auto value) { to.append(reinterpret_cast<const char*>(&value), sizeof value); };
  const auto text = [&](std::string& to, const std::string& s) {
    put(to, static_cast<std::uint32_t>(s.size()));
    to += s;
  };
  const auto record = [&](std::string& to, std::uint8_t opcode, const std::string& content) {
    put(to, opcode);
    put(to, static_cast<std::uint64_t>(content.size()));
    to += content;
  };
  const std::string magic("\x89MCAP0\r\n", 8);
  std::string out = magic, chunk, head, schema, channel;
  text(head, "ros2");
  text(head, "test");
  record(out, 0x01, head);
  put(schema, std::uint16_t{1});
  text(schema, "sensor_msgs/msg/JointState");
  text(schema, "ros2msg");
  text(schema, "");
  record(chunk, 0x03, schema);
  put(channel, std::uint16_t{7});
  put(channel, std::uint16_t{1});
  text(channel, "/joint_states");
  text(channel, "cdr");
  put(channel, std::uint32_t{0});
  record(chunk, 0x04, channel);
  for (Eigen::Index k = 0; k < r.size(); ++k) {
    std::string message;
    put(message, std::uint16_t{7});
    put(message, static_cast<std::uint32_t>(k));
    put(message, static_cast<std::uint64_t>(k));
    put(message, static_cast<std::uint64_t>(k));
    record(chunk, 0x05, message + packed(joint_state_cdr(r, k), each));
  }
  std::string content;
  put(content, std::uint64_t{0});
  put(content, std::uint64_t{0});
  put(content, static_cast<std::uint64_t>(chunk.size()));
  put(content, std::uint32_t{0});
  text(content, compression);
  const std::string stored = packed(chunk, compression);
  put(content, static_cast<std::uint64_t>(stored.size()));
  record(out, 0x06, content + stored);
  record(out, 0x0F, std::string(4, '\0'));
  return out + magic;
}

}  // namespace armature::testing
