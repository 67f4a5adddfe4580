// Text logs and the mappings that explain them.
#include "armature/recording.hpp"
#include "fuzz/memory_file.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"
#include "recording/table.hpp"

namespace armature::fuzz {

void csv(std::string_view bytes) {
  Mapping mapping;
  mapping.format = "csv";
  ReadOptions options;
  options.compute_checksum = false;
  const auto read = read_recording(memory_file("log.csv", bytes), mapping, options);
  if (!accepted(read)) return;
  promise(!read->problem(), "a recording whose shapes differ");
  // Our own form gives the same recording, bit by bit.
  const auto again = read_recording(memory_file("own.csv", recording_csv(*read)), {}, options);
  promise(again.has_value(), "the recording we wrote is refused: " + (again ? "" : again.error().text()));
  promise(again->joints == read->joints, "joints change their names in our own CSV");
  promise(again->size() == read->size(), "rows are lost in our own CSV");
}

void mapping(std::string_view bytes) {
  const auto read = parse_mapping(std::string(bytes), "fuzz.yaml");
  if (!accepted(read)) return;
  // A table to apply it to: times, two joints, and columns by number.
  recording::Table table;
  table.names = {"t", "q1", "q2", "tau1", "tau2", "i1", "i2", "x"};
  table.values = recording::RowMatrix::Constant(4, 8, 0.5);
  table.file = "log.csv";
  const auto made = recording::make_recording(table, *read);
  if (accepted(made)) promise(!made->problem(), "a recording whose shapes differ");
}

}  // namespace armature::fuzz
