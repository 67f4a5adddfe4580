// rosbag2 with sqlite3 storage.
#include <sqlite3.h>
#include <yaml-cpp/yaml.h>

#include <memory>

#include "armature/files.hpp"
#include "recording/joint_state.hpp"
#include "robot/yaml_guard.hpp"

namespace armature::recording {

namespace {

using Database = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;
using Statement = std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>;

// An open database, and its bytes where it was unpacked into memory.
struct Bag {
  std::string unpacked;  // before the database that reads from it
  Database database{nullptr, sqlite3_close};
};

Error damage(const Bag& bag, const std::string& file) {
  return {ErrorCode::FileUnreadable, std::string("sqlite3: ") + sqlite3_errmsg(bag.database.get()), file,
          "Copy the bag again, or repair it with `ros2 bag reindex`."};
}

// A path inside a URI: '%', '?' and '#' mean something there, and so may any byte that is not plain.
std::string in_uri(const std::string& path) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string out;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' ||
                       c == '.' || c == '-' || c == '_';
    if (plain)
      out += c;
    else
      out += {'%', kDigits[byte / 16], kDigits[byte % 16]};
  }
  return out;
}

// Opens the bag for reading only; a compressed one is unpacked into memory.
Result<Bag> open_bag(const std::filesystem::path& path) {
  Bag bag;
  const std::string file = path.filename().string();
  sqlite3* raw = nullptr;
  if (path.extension() == ".zstd" || path.extension() == ".zst") {
    auto packed = read_file(path);
    if (!packed) return packed.error();
    auto content = unpack_zstd(*packed, file);
    if (!content) return content.error();
    // The database works on these bytes in place.
    bag.unpacked = std::move(*content);
    const int code = sqlite3_open(":memory:", &raw);
    bag.database.reset(raw);
    if (code != SQLITE_OK) return damage(bag, file);
    const auto size = static_cast<sqlite3_int64>(bag.unpacked.size());
    auto* bytes = reinterpret_cast<unsigned char*>(bag.unpacked.data());
    if (sqlite3_deserialize(raw, "main", bytes, size, size, SQLITE_DESERIALIZE_READONLY) != SQLITE_OK) {
      return damage(bag, file);
    }
    return bag;
  }
  // Immutable: no lock file is made beside a bag on a read-only disk.
  const std::string uri = "file:" + in_uri(std::filesystem::absolute(path).string()) + "?immutable=1";
  const int code = sqlite3_open_v2(uri.c_str(), &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
  bag.database.reset(raw);
  if (code != SQLITE_OK) return damage(bag, file);
  return bag;
}

// Text of a column; empty where it is NULL.
std::string text_of(sqlite3_stmt* statement, int column) {
  const auto* text = sqlite3_column_text(statement, column);
  return text == nullptr ? std::string() : std::string(reinterpret_cast<const char*>(text));
}

}  // namespace

std::optional<Error> unsupported_compression(const std::filesystem::path& directory) {
  const auto text = read_file(directory / "metadata.yaml");
  if (!text) return std::nullopt;
  std::string format;
  // Damaged metadata say nothing; the bag itself is still there to be read.
  if (yaml_problem(*text, "metadata.yaml", 32)) return std::nullopt;
  // A bag that says no compression, or zstd, can be read.
  try {
    format = YAML::Load(*text)["rosbag2_bagfile_information"]["compression_format"].as<std::string>("");
  } catch (const YAML::Exception&) {
    return std::nullopt;
  }
  if (format.empty() || format == "none" || format == "zstd") return std::nullopt;
  return Error{ErrorCode::Unsupported, "compression_format \"" + format + "\"",
               (directory.filename() / "metadata.yaml").string(),
               "Only zstd is read. Write the bag again with `ros2 bag convert` and compression_format zstd or none."};
}

Result<Table> read_rosbag2_table(const std::filesystem::path& path, const Mapping& mapping) {
  const std::string file = path.filename().string();
  auto bag = open_bag(path);
  if (!bag) return bag.error();
  sqlite3* database = bag->database.get();
  const auto prepare = [&](const char* sql) {
    sqlite3_stmt* raw = nullptr;
    sqlite3_prepare_v2(database, sql, -1, &raw, nullptr);
    return Statement(raw, sqlite3_finalize);
  };

  // What looks like a table may be a view with a query of its own, which may never end.
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 1 << 28);
  // Both tables must be real ones: stored pages and a plain CREATE TABLE.
  const Statement tables = prepare(
      "SELECT count(*) FROM sqlite_master WHERE name IN ('topics', 'messages') AND type = 'table' AND rootpage > 0 "
      "AND sql LIKE 'CREATE TABLE%'");
  if (!tables || sqlite3_step(tables.get()) != SQLITE_ROW) return damage(*bag, file);
  if (sqlite3_column_int(tables.get(), 0) != 2) {
    return Error{ErrorCode::Meaning, "it has no tables of topics and messages", file,
                 "Is this a bag that ros2 bag has written?"};
  }

  // Which topics there are; only CDR can be decoded.
  std::vector<std::pair<std::string, std::string>> topics;
  const Statement list = prepare("SELECT name, type, serialization_format FROM topics");
  if (!list) return damage(*bag, file);
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(list.get())) == SQLITE_ROW) {
    if (text_of(list.get(), 2) == "cdr") topics.emplace_back(text_of(list.get(), 0), text_of(list.get(), 1));
  }
  if (code != SQLITE_DONE) return damage(*bag, file);
  const auto topic = choose_topic(topics, mapping, file);
  if (!topic) return topic.error();

  // The messages of the chosen topic in order of time; equal times in the order they came in.
  const Statement messages = prepare(
      "SELECT messages.timestamp, messages.data FROM messages JOIN topics ON topics.id = messages.topic_id "
      "WHERE topics.name = ? ORDER BY messages.timestamp, messages.id");
  if (!messages) return damage(*bag, file);
  sqlite3_bind_text(messages.get(), 1, topic->name.c_str(), -1, SQLITE_TRANSIENT);
  JointStateCollector collector(topic->kind);
  while ((code = sqlite3_step(messages.get())) == SQLITE_ROW) {
    // An empty blob has a null pointer.
    const auto* blob = static_cast<const char*>(sqlite3_column_blob(messages.get(), 1));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(messages.get(), 1));
    collector.add(sqlite3_column_int64(messages.get(), 0), std::string_view(blob, blob == nullptr ? 0 : size));
  }
  if (code != SQLITE_DONE) return damage(*bag, file);
  return collector.finish(file);
}

}  // namespace armature::recording
