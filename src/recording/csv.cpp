// CSV and its relatives.
#include "recording/csv.hpp"

#include <zlib.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "armature/text.hpp"
#include "core/escape.hpp"
#include "recording/number.hpp"

namespace armature::recording {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
// Large enough that system calls do not matter, small enough to stay in the cache and to cost nothing for a small file.
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
constexpr std::size_t kBuffer = 256;  // small files need more than one, too
#else
constexpr std::size_t kBuffer = std::size_t{1} << 17;
#endif
// A line longer than this is not a row of numbers.
constexpr std::size_t kLongestLine = std::size_t{1} << 26;

// Packed text may grow this much before its ratio counts, and by this ratio after.
constexpr long long kFree = 24LL << 20;
constexpr long long kRatio = 200;
// A robot has tens of signals.
constexpr std::size_t kMostColumns = 10000;
// Rows that are looked at for a decimal sign: a robot may stand still at 0 when its log begins.
constexpr std::size_t kMostSamples = 2000;

bool blank(char c) { return c == ' ' || c == '\t'; }

// A cell without white space and quotes around it.
std::string unquoted(std::string_view cell) {
  cell = trim(cell);
  const bool quoted = cell.size() >= 2 && cell.front() == '"' && cell.back() == '"';
  if (!quoted) return std::string(cell);
  // A doubled quote is a quote.
  std::string out;
  for (std::size_t i = 1; i + 1 < cell.size(); ++i) {
    out += cell[i];
    if (cell[i] == '"' && i + 2 < cell.size() && cell[i + 1] == '"') ++i;
  }
  return std::string(trim(out));
}

// Pieces between delimiters that are not inside quotes. A quote that is never closed is an ordinary character.
std::vector<std::string> split_quoted(const std::string& line, char delimiter) {
  if (std::count(line.begin(), line.end(), '"') % 2 != 0) return split(line, delimiter);
  std::vector<std::string> pieces(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (c == delimiter && !quoted)
      pieces.emplace_back();
    else
      pieces.back() += c;
  }
  return pieces;
}

// A point or a comma that may be a decimal sign; words such as "N.m" have no digits beside theirs.
bool has_fraction(const std::string& line) {
  constexpr std::string_view kDigits = "0123456789";
  for (std::size_t i = line.find_first_of(".,"); i != std::string::npos; i = line.find_first_of(".,", i + 1)) {
    if (i + 1 < line.size() && kDigits.find(line[i + 1]) != std::string_view::npos) return true;
  }
  return false;
}

// "deg" of "deg", "[deg]" or "(deg)".
std::string without_brackets(const std::string& cell) {
  const bool bracketed =
      cell.size() > 2 && ((cell.front() == '[' && cell.back() == ']') || (cell.front() == '(' && cell.back() == ')'));
  return bracketed ? std::string(trim(std::string_view(cell).substr(1, cell.size() - 2))) : cell;
}

std::size_t count_of(const std::string& text, char c) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), c));
}

}  // namespace

CsvReader::~CsvReader() {
  if (file_ != nullptr) gzclose(static_cast<gzFile>(file_));
}

Result<std::unique_ptr<CsvReader>> CsvReader::open(const std::filesystem::path& path, const Mapping& mapping) {
  std::unique_ptr<CsvReader> reader(new CsvReader);
  reader->name_ = path.filename().string();
  std::error_code code;
  if (std::filesystem::is_directory(path, code)) {
    return Error{ErrorCode::FileUnreadable, "is a directory", path.string(), "Name the file in it."};
  }
  // zlib reads files that are not packed as they are.
  reader->file_ = gzopen(path.c_str(), "rb");
  if (reader->file_ == nullptr) {
    return Error{ErrorCode::FileMissing, "cannot be opened", path.string(), "Check the path and its permissions."};
  }
  gzbuffer(static_cast<gzFile>(reader->file_), kBuffer / 2);
  reader->buffer_.resize(kBuffer);
  // Lines of the head must stay in the buffer until the dialect is known.
  reader->holding_ = true;
  if (auto failed = reader->read_head(mapping)) return *failed;
  reader->holding_ = false;
  // Names are text from here on: control characters and bytes that are no UTF-8 would not come back from our own files.
  for (std::string& name : reader->names_) {
    if (!is_text(name)) name = plain_line(name);
  }
  if (reader->names_.size() > kMostColumns) {
    return Error{ErrorCode::Syntax, "more than " + std::to_string(kMostColumns) + " columns", reader->name_,
                 "Check the delimiter, or give one in a mapping file."};
  }
  // All columns, until the caller asks for fewer.
  reader->want(std::vector<char>(reader->names_.size(), 1));
  return reader;
}

std::string CsvReader::place() const { return name_ + " line " + std::to_string(line_); }

// Moves what is left to the front and reads behind it.
std::optional<Error> CsvReader::fill() {
  // While the head is read its lines stay where they are: some are read again as rows.
  if (!holding_ && begin_ > 0) {
    const std::size_t left = end_ - begin_;
    std::memmove(buffer_.data(), buffer_.data() + begin_, left);
    begin_ = 0;
    end_ = left;
  }
  // Less than half a block is free: a long line, or a long head.
  if (buffer_.size() - end_ < kBuffer / 2) {
    if (buffer_.size() > kLongestLine) {
      return Error{ErrorCode::Syntax, "a line of more than 64 MB", place(), "This is not a text log."};
    }
    buffer_.resize(2 * buffer_.size());
  }
  const auto file = static_cast<gzFile>(file_);
  // 0 bytes is the end; a damaged archive shows here.
  const int got = gzread(file, buffer_.data() + end_, static_cast<unsigned>(buffer_.size() - end_));
  int code = Z_OK;
  const char* reason = gzerror(file, &code);
  if (got < 0 || (code != Z_OK && code != Z_STREAM_END)) {
    return Error{ErrorCode::FileUnreadable, std::string("damaged or cut off: ") + reason, place(),
                 "Copy the file again."};
  }
  at_end_ = got == 0;
  end_ += static_cast<std::size_t>(got);
  unpacked_ += got;
  // Text logs shrink to a thirtieth at best.
  if (unpacked_ > kFree && unpacked_ / kRatio > gzoffset(file)) {
    return Error{ErrorCode::FileUnreadable, "grows more than " + std::to_string(kRatio) + " times when unpacked",
                 place(), "This is not a log."};
  }
  return std::nullopt;
}

// The next line without its end, LF or CR LF; false at the end of the file or after an error.
bool CsvReader::next_line(const char*& begin, const char*& end, std::optional<Error>& failed) {
  for (;;) {
    const char* from = buffer_.data() + begin_;
    const auto* newline = static_cast<const char*>(std::memchr(from, '\n', end_ - begin_));
    // No whole line yet: read on.
    if (newline == nullptr && !at_end_) {
      failed = fill();
      if (failed) return false;
      continue;
    }
    // The last line may have no newline.
    if (newline == nullptr && begin_ == end_) return false;
    // Both kinds of line ends: LF, and CR LF of Windows.
    begin = from;
    end = newline != nullptr ? newline : buffer_.data() + end_;
    begin_ = static_cast<std::size_t>(end - buffer_.data()) + (newline != nullptr ? 1 : 0);
    if (end != begin && end[-1] == '\r') --end;
    ++line_;
    return true;
  }
}

// The cells of a line as text, without quotes.
std::vector<std::string> CsvReader::cells(const std::string& line) const {
  if (delimiter_ == ' ') return split_white(line);
  std::vector<std::string> out;
  for (const auto& cell : split_quoted(line, delimiter_)) out.push_back(unquoted(cell));
  return out;
}

// The line below the header goes to the names if it has no number and is mostly units.
bool CsvReader::take_units(const std::string& line) {
  const auto units = cells(line);
  if (units.size() != names_.size()) return false;
  std::size_t known = 0, words = 0;
  for (const auto& cell : units) {
    if (cell.empty()) continue;
    ++words;
    double value = 0;
    const char* stop = cell.data() + cell.size();
    if (parse_number(cell.data(), stop, decimal_, value) == stop) return false;
    if (unit_factor(without_brackets(cell))) ++known;
  }
  if (2 * known <= words) return false;
  for (std::size_t c = 0; c < units.size(); ++c) {
    if (!units[c].empty()) names_[c] += "[" + without_brackets(units[c]) + "]";
  }
  conversions_.emplace_back("units from the line below the header");
  return true;
}

// The delimiter from the second sample line, the decimal sign from the last.
void CsvReader::find_dialect(const std::vector<std::string>& sample, const Mapping& mapping) {
  // The second line is a row of numbers if the file has any; a header may hold other punctuation.
  const std::string& last = sample[std::min<std::size_t>(1, sample.size() - 1)];
  if (mapping.delimiter != 0) {
    delimiter_ = mapping.delimiter;
  } else if (count_of(last, ';') > 0) {
    delimiter_ = ';';
  } else if (count_of(last, '\t') > 0) {
    delimiter_ = '\t';
  } else if (count_of(last, ',') > 0) {
    // "1,5 2,5": commas inside numbers, white space between them.
    const auto words = split_white(last);
    const bool decimal_commas =
        words.size() > 1 && std::all_of(words.begin(), words.end(), [](const std::string& word) {
          return count_of(word, ',') <= 1 && word.back() != ',' && word.front() != ',';
        });
    delimiter_ = decimal_commas ? ' ' : ',';
  } else {
    delimiter_ = count_of(last, '|') > 0 ? '|' : ' ';
  }
  // Commas that delimit nothing are decimal ones, unless points are there, too.
  decimal_ = mapping.decimal;
  if (decimal_ != 0) return;
  const std::string& row = sample.back();
  const bool comma = delimiter_ != ',' && count_of(row, ',') > 0 && count_of(row, '.') == 0;
  decimal_ = comma ? ',' : '.';
  if (comma) conversions_.emplace_back("decimal commas");
}

// Finds the dialect and the names, and leaves the reader before the first row of numbers.
std::optional<Error> CsvReader::read_head(const Mapping& mapping) {
  std::vector<std::string> sample;
  std::string last_comment;
  std::optional<Error> failed;
  // Where the first line that is no comment begins and ends in the buffer.
  std::size_t first_at = 0, first_end = 0, second_end = 0;
  long long header_line = 0, second_line = 0;
  const char *begin = nullptr, *end = nullptr;
  // Comments, the header and one row of numbers with a decimal sign are enough to know the dialect.
  const auto enough = [&] {
    if (sample.size() < 2) return false;
    return mapping.decimal != 0 || sample.size() >= kMostSamples || has_fraction(sample.back());
  };
  while (!enough() && next_line(begin, end, failed)) {
    // Some editors write a byte order mark before the text.
    if (line_ == 1 && std::string_view(begin, end).starts_with("\xEF\xBB\xBF")) begin += 3;
    std::string line(begin, end);
    if (line_ <= mapping.skip_lines || trim(line).empty()) continue;
    // A comment. Behind Armature's own mark, comments are keys and values.
    if (line.front() == '#' || line.front() == '%') {
      last_comment = std::string(trim(line.substr(1)));
      const std::size_t colon = last_comment.find(": ");
      if (last_comment == "armature-recording: 1") head_.ours = true;
      if (head_.ours && colon != std::string::npos) {
        head_.lines.emplace_back(last_comment.substr(0, colon), last_comment.substr(colon + 2));
      }
      continue;
    }
    // A zero byte shows a binary file.
    if (line.find('\0') != std::string::npos) {
      return Error{ErrorCode::Syntax, "is not text", name_, "Give its format in a mapping file."};
    }
    // The rows begin at the first line, or behind it where it has names.
    sample.push_back(line);
    if (sample.size() == 1) {
      header_line = line_;
      first_at = static_cast<std::size_t>(begin - buffer_.data());
      first_end = begin_;
    } else if (sample.size() == 2) {
      second_line = line_;
      second_end = begin_;
    }
  }
  if (failed) return failed;
  if (sample.empty())
    return Error{ErrorCode::Syntax, "has no rows", name_, "Check that the logger wrote it to its end."};
  find_dialect(sample, mapping);

  // The first line names the columns if something in it is no number.
  // An empty cell is no name, so it does not make a header.
  const auto first = cells(sample.front());
  bool numbers = true;
  for (const auto& cell : first) {
    double value = 0;
    const char* stop = parse_number(cell.data(), cell.data() + cell.size(), decimal_, value);
    numbers = numbers && (cell.empty() || stop == cell.data() + cell.size());
  }
  if (mapping.header.value_or(!numbers)) {
    names_ = first;
    const bool units = sample.size() > 1 && take_units(sample[1]);
    begin_ = units ? second_end : first_end;
    line_ = units ? second_line : header_line;
    return std::nullopt;
  }
  // No header: a comment of as many words may be one (numpy.savetxt), else columns have numbers only.
  const auto commented = cells(last_comment);
  if (!head_.ours && commented.size() == first.size()) {
    names_ = commented;
  } else {
    for (std::size_t c = 1; c <= first.size(); ++c) names_.push_back("#" + std::to_string(c));
  }
  // Back to the first row: both sample lines are still in the buffer.
  begin_ = first_at;
  line_ = header_line - 1;
  return std::nullopt;
}

// A row may end after the last wanted column.
void CsvReader::want(std::vector<char> wanted) {
  wanted_ = std::move(wanted);
  last_wanted_ = 0;
  for (std::size_t c = 0; c < wanted_.size(); ++c) {
    if (wanted_[c] != 0) last_wanted_ = c;
  }
}

// Empty cells and words for "nothing" are NaN; other words too, and each kind is counted.
bool CsvReader::parse_cell(const char* begin, const char* end, double& out) {
  // Only cells that the fast reader has refused come here.
  const std::string text = lower_case(unquoted(std::string_view(begin, static_cast<std::size_t>(end - begin))));
  const char* stop = text.empty() ? nullptr : parse_number_slow(text.data(), text.data() + text.size(), decimal_, out);
  if (stop == text.data() + text.size() && stop != nullptr) return true;
  out = kNan;
  if (text.empty()) {
    ledger_.count("empty cells read as NaN", 1, place());
  } else if (text == "na" || text == "n/a" || text == "null" || text == "none" || text == "-") {
    ledger_.count("missing values read as NaN", 1, place());
  } else {
    ledger_.count("cells that are no number read as NaN", 1, place());
  }
  return true;
}

// False where the row ends before its last column, or goes on after it. Between white space the row may also end after
// its last wanted column.
bool CsvReader::parse_row(const char* p, const char* end, double* out) {
  const std::size_t columns = names_.size();
  const bool white = delimiter_ == ' ';
  // A delimiter between quotes is text, as in the header; a quote that is never closed is an ordinary character.
  const auto end_of_cell = [&](const char* from) {
    bool quoted = false;
    const char* at = from;
    for (; at != end && (quoted || (white ? !blank(*at) : *at != delimiter_)); ++at) {
      if (*at == '"' && !white) quoted = !quoted;
    }
    return quoted ? std::find(from, end, delimiter_) : at;
  };
  for (std::size_t c = 0; c < columns; ++c) {
    // A run of white space is one delimiter, also at the beginning.
    if (white) {
      while (p != end && blank(*p)) ++p;
      if (p == end) return c > last_wanted_;
    }
    // A column that is not needed is skipped without a look at its text.
    if (wanted_[c] == 0) {
      out[c] = kNan;
      p = end_of_cell(p);
    } else {
      // The fast way: a number up to the delimiter or the end of the line.
      while (p != end && *p == ' ') ++p;
      // The number must fill its cell; spaces after it do no harm.
      const char* stop = parse_number(p, end, decimal_, out[c]);
      const char* tail = stop;
      while (tail != nullptr && !white && tail != end && *tail == ' ') ++tail;
      if (tail != nullptr && (tail == end || *tail == delimiter_ || (white && blank(*tail)))) {
        p = tail;
      } else {
        // Anything else is looked at as text.
        const char* cell_end = end_of_cell(p);
        if (!parse_cell(p, cell_end, out[c])) return false;
        p = cell_end;
      }
    }
    if (white) continue;
    if (c + 1 == columns) break;
    if (p == end) return false;
    ++p;
  }
  // Some loggers end each row with a delimiter.
  while (p != end && (blank(*p) || *p == delimiter_)) ++p;
  return p == end;
}

// Fills rows until `out` is full or the file ends. A bad row is counted; its place is filled by the next, or NaN.
Result<Eigen::Index> CsvReader::read(RowMatrix& out) {
  Eigen::Index rows = 0;
  std::optional<Error> failed;
  const char *begin = nullptr, *end = nullptr;
  while (rows < out.rows() && next_line(begin, end, failed)) {
    // Comments may also be between the rows.
    if (begin == end || *begin == '#' || *begin == '%') continue;
    ++ledger_.rows_read;
    // The row is parsed straight into its place.
    if (parse_row(begin, end, out.data() + rows * out.cols())) {
      ++rows;
      ++ledger_.rows_used;
      continue;
    }
    ++bad_rows_;
    const std::string fate = places_ ? "read as NaN" : "dropped";
    ledger_.count("rows with a wrong number of cells " + fate, 1, place());
    if (places_) out.row(rows++).setConstant(kNan);
  }
  if (failed) return *failed;
  return rows;
}

}  // namespace armature::recording
