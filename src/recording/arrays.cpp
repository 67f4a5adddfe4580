// Arrays to columns.
#include <algorithm>
#include <map>

#include "recording/table.hpp"

namespace armature::recording {

// Empty arrays have nothing to say about the common length.
void ArrayCollector::add(const std::string& name, Matrix values) {
  if (values.size() > 0) arrays_.emplace_back(name, std::move(values));
}

void ArrayCollector::leave_out(const std::string& name, const std::string& reason) {
  left_out_.push_back("array " + name + " not used: " + reason);
}

Result<Table> ArrayCollector::finish(const std::string& file) {
  // The time's length if there is a time, else the length that most columns share.
  std::map<Eigen::Index, Eigen::Index> votes;
  Eigen::Index length = 0;
  for (auto& [name, values] : arrays_) {
    // A row vector (1 × n) is a signal of n samples. A vector whose name is a clock's sets the length.
    if (values.rows() == 1) values.transposeInPlace();
    const bool clock = parse_header_name(name).kind == HeaderName::Kind::Time && values.cols() == 1;
    if (clock && values.rows() > 1) length = values.rows();
    // Of a matrix the longer dimension is probably the time; each of its columns is one vote.
    const Eigen::Index longer = std::max(values.rows(), values.cols());
    if (longer > 1) votes[longer] += std::min(values.rows(), values.cols());
  }
  if (length == 0) {
    Eigen::Index most = 0;
    for (const auto& [rows, columns] : votes) {
      if (columns > most) length = rows;
      most = std::max(most, columns);
    }
  }
  // Keep the arrays of that length, each turned so that time runs down its rows.
  Table out;
  out.file = file;
  out.conversions = left_out_;
  std::vector<const Matrix*> used;
  Eigen::Index columns = 0;
  for (auto& [name, values] : arrays_) {
    if (values.rows() != length && values.cols() == length) values.transposeInPlace();
    if (values.rows() != length) {
      out.conversions.push_back("array " + name + " not used: its length is not " + std::to_string(length));
      continue;
    }
    used.push_back(&values);
    columns += values.cols();
    // A matrix "q" becomes the columns q[1], q[2], …, which the header's rules understand.
    for (Eigen::Index c = 1; c <= values.cols(); ++c) {
      out.names.push_back(values.cols() == 1 ? name : name + "[" + std::to_string(c) + "]");
    }
  }
  if (columns == 0) {
    return Error{ErrorCode::Meaning, "no arrays of numbers" + (left_out_.empty() ? "" : "; " + left_out_.front()), file,
                 ""};
  }
  // Put the columns side by side.
  out.values.resize(length, columns);
  Eigen::Index at = 0;
  for (const Matrix* values : used) {
    out.values.middleCols(at, values->cols()) = *values;
    at += values->cols();
  }
  out.ledger.rows_read = out.ledger.rows_used = length;
  return out;
}

}  // namespace armature::recording
