// Rows of numbers out of text, block by block.
#pragma once

#include <algorithm>
#include <memory>

#include "recording/table.hpp"

namespace armature::recording {

/// What the comment lines above our own header say.
struct OwnHead {
  bool ours = false;
  std::vector<std::pair<std::string, std::string>> lines;  ///< key, value
};

/// Text with delimiters, plain or gzip. Memory is bounded by the block, whatever the file's length.
class CsvReader {
 public:
  [[nodiscard]] static Result<std::unique_ptr<CsvReader>> open(const std::filesystem::path& path,
                                                               const Mapping& mapping);
  CsvReader(const CsvReader&) = delete;
  CsvReader& operator=(const CsvReader&) = delete;
  ~CsvReader();

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const OwnHead& head() const { return head_; }
  /// Only these columns are parsed; the others are NaN.
  void want(std::vector<char> wanted);
  /// Damaged rows stay where they are, as NaN: where the row's number is the clock, or its partner in another file.
  void keep_places() { places_ = true; }
  /// Fills up to out.rows() rows; how many, 0 at the end.
  [[nodiscard]] Result<Eigen::Index> read(RowMatrix& out);
  /// Rows and damaged cells so far.
  [[nodiscard]] const Ledger& ledger() const { return ledger_; }
  [[nodiscard]] long long bad_rows() const { return bad_rows_; }
  [[nodiscard]] const std::vector<std::string>& conversions() const { return conversions_; }

 private:
  CsvReader() = default;
  [[nodiscard]] std::optional<Error> fill();
  [[nodiscard]] bool next_line(const char*& begin, const char*& end, std::optional<Error>& failed);
  [[nodiscard]] std::optional<Error> read_head(const Mapping& mapping);
  void find_dialect(const std::vector<std::string>& sample, const Mapping& mapping);
  [[nodiscard]] bool take_units(const std::string& line);
  [[nodiscard]] bool parse_row(const char* begin, const char* end, double* out);
  [[nodiscard]] bool parse_cell(const char* begin, const char* end, double& out);
  [[nodiscard]] std::vector<std::string> cells(const std::string& line) const;
  [[nodiscard]] std::string place() const;

  void* file_ = nullptr;  // gzFile: reads plain files too
  std::string name_;
  std::vector<char> buffer_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool at_end_ = false;
  bool holding_ = false;
  bool places_ = false;
  long long line_ = 0;
  long long unpacked_ = 0;
  long long bad_rows_ = 0;
  char delimiter_ = ',';  // ' ' means any run of white space
  char decimal_ = '.';
  std::vector<std::string> names_;
  std::vector<char> wanted_;
  std::size_t last_wanted_ = 0;
  OwnHead head_;
  Ledger ledger_;
  std::vector<std::string> conversions_;
};

/// Rows to read at once: at most `most`, and not more than 32 MB of them.
[[nodiscard]] inline Eigen::Index block_rows(Eigen::Index columns, Eigen::Index most) {
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
  constexpr Eigen::Index kNumbers = 64;  // small files have more than one block, too
#else
  constexpr Eigen::Index kNumbers = Eigen::Index{1} << 22;
#endif
  return std::max<Eigen::Index>(1, std::min(most, kNumbers / std::max<Eigen::Index>(1, columns)));
}

}  // namespace armature::recording
