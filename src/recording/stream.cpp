// Logs of any length, block by block; and whole CSV files, which are the same thing collected.
#include <algorithm>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "recording/armature_csv.hpp"
#include "recording/csv.hpp"

namespace armature {

using recording::CsvReader;
using recording::Plan;

namespace {

// Ten bad rows are always allowed, so that a short log may have a few.
std::optional<Error> too_damaged(const CsvReader& reader, const ReadOptions& options, const std::string& name) {
  const long long read = reader.ledger().rows_read;
  const auto bad = static_cast<double>(reader.bad_rows());
  if (bad <= 10 || bad <= options.bad_rows_allowed * static_cast<double>(read)) return std::nullopt;
  return Error{ErrorCode::Syntax,
               grouped(reader.bad_rows()) + " of " + grouped(read) + " rows have a wrong number of cells", name,
               "Check the delimiter, or give one in a mapping file."};
}

}  // namespace

// A CSV file being read, and what turns its columns into signals.
struct RecordingStream::State {
  std::unique_ptr<CsvReader> reader;
  Plan plan;
  ReadOptions options;
  std::string name;
  recording::RowMatrix block;
  Eigen::Index rows_before = 0;
  std::optional<Error> error;
  Recording empty;  ///< names and sources, no rows
};

RecordingStream::RecordingStream(std::unique_ptr<State> state) : state_(std::move(state)) {}
RecordingStream::RecordingStream(RecordingStream&&) noexcept = default;
RecordingStream& RecordingStream::operator=(RecordingStream&&) noexcept = default;
RecordingStream::~RecordingStream() = default;

Result<RecordingStream> RecordingStream::open(const std::filesystem::path& path, const Mapping& mapping,
                                              const ReadOptions& options) {
  auto reader = CsvReader::open(path, mapping);
  if (!reader) return reader.error();
  auto state = std::make_unique<State>();
  state->reader = std::move(*reader);
  state->options = options;
  state->name = path.filename().string();
  // The plan says which columns are needed; the others are not even parsed.
  auto plan = recording::make_plan(state->reader->names(), mapping, state->name);
  if (!plan) return plan.error();
  state->plan = std::move(*plan);
  state->reader->want(state->plan.wanted(state->reader->names().size()));
  if (state->plan.time < 0) state->reader->keep_places();

  // Every block begins as a copy of this: joints, units and sources without rows.
  Recording& empty = state->empty;
  empty.joints = state->plan.joints;
  empty.position_units = state->plan.position_units;
  empty.source = state->name;
  empty.gain_covariance = state->plan.gain_covariance;
  empty.conversions = state->reader->conversions();
  // What the reader converted (decimal commas), what the plan converts, and what is not used.
  const auto& made = state->plan.conversions;
  empty.conversions.insert(empty.conversions.end(), made.begin(), made.end());
  if (!state->plan.unused.empty()) empty.conversions.push_back(state->plan.unused_text());
  return RecordingStream(std::move(state));
}

std::optional<Recording> RecordingStream::next(Eigen::Index max_rows) {
  State& state = *state_;
  if (state.error) return std::nullopt;
  // As many rows as were asked for, or fewer where they would need too much memory.
  const auto columns = std::max<Eigen::Index>(std::ssize(state.reader->names()), 1);
  state.block.resize(recording::block_rows(columns, max_rows), columns);
  const auto rows = state.reader->read(state.block);
  if (!rows) {
    state.error = rows.error();
    return std::nullopt;
  }
  // Judged at the end and after each block of a file that is mostly damage.
  state.error = too_damaged(*state.reader, state.options, state.name);
  if (state.error) return std::nullopt;
  // The end of the file.
  if (*rows == 0) return std::nullopt;
  // The rows before set the time of a log without a time column.
  Recording out = state.empty;
  recording::append_rows(state.plan, state.block, *rows, state.rows_before, out);
  out.ledger.rows_read = out.ledger.rows_used = *rows;
  state.rows_before += *rows;
  return out;
}

const std::optional<Error>& RecordingStream::error() const { return state_->error; }
const Ledger& RecordingStream::ledger() const { return state_->reader->ledger(); }

namespace recording {

// A whole CSV file: its blocks joined, with the ledger of all.
Result<Recording> read_csv(const std::filesystem::path& path, const Mapping& mapping, const ReadOptions& options) {
  auto stream = RecordingStream::open(path, mapping, options);
  if (!stream) return stream.error();
  std::vector<Recording> blocks;
  while (auto block = stream->next()) blocks.push_back(std::move(*block));
  if (stream->error()) return *stream->error();
  if (blocks.empty()) {
    return Error{ErrorCode::Meaning, "no rows of numbers", path.filename().string(), "Only the header was read."};
  }
  auto whole = join_recordings(blocks);
  if (!whole) return whole.error();
  // The blocks are one piece of one file, which join_recordings cannot know.
  whole->starts = {0};
  whole->source = path.filename().string();
  whole->conversions = blocks.front().conversions;
  whole->ledger = stream->ledger();
  // The checksum is that of the file as it lies on the disk, packed or not.
  if (options.compute_checksum) {
    auto content = read_file(path);
    if (!content) return content.error();
    whole->checksum = armature::checksum(*content);
  }
  return whole;
}

// All columns of a CSV file as numbers, before they have a meaning.
Result<Table> read_csv_table(const std::filesystem::path& path, const Mapping& mapping, const ReadOptions& options) {
  auto reader = CsvReader::open(path, mapping);
  if (!reader) return reader.error();
  // Blocks of at most 65536 rows.
  CsvReader& csv = **reader;
  if (mapping.side_by_side) csv.keep_places();
  Table table;
  table.names = csv.names();
  table.file = path.filename().string();
  const auto columns = std::ssize(table.names);
  // How many rows there are is known only at the end, so blocks are collected and then put under each other.
  std::vector<RowMatrix> blocks;
  Eigen::Index total = 0;
  for (;;) {
    RowMatrix block(block_rows(columns, 65536), columns);
    const auto rows = csv.read(block);
    if (!rows) return rows.error();
    if (auto failed = too_damaged(csv, options, table.file)) return *failed;
    if (*rows == 0) break;
    block.conservativeResize(*rows, columns);
    total += *rows;
    blocks.push_back(std::move(block));
  }
  table.values.resize(total, columns);
  Eigen::Index at = 0;
  for (const auto& block : blocks) {
    table.values.middleRows(at, block.rows()) = block;
    at += block.rows();
  }
  table.ledger = csv.ledger();
  table.conversions = csv.conversions();
  if (options.compute_checksum) {
    auto content = read_file(path);
    if (!content) return content.error();
    table.checksum = armature::checksum(*content);
  }
  return table;
}

}  // namespace recording
}  // namespace armature
