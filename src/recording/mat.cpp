// MATLAB files of version 5, through matio.
#include <matio.h>

#include <memory>

#include "recording/table.hpp"

namespace armature::recording {
namespace {

// MATLAB stores by columns, as Eigen does.
template <class T>
Matrix copied(const matvar_t& variable) {
  const auto rows = static_cast<Eigen::Index>(variable.dims[0]), columns = static_cast<Eigen::Index>(variable.dims[1]);
  return Eigen::Map<const Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>>(static_cast<const T*>(variable.data), rows,
                                                                            columns)
      .template cast<double>();
}

// Real numbers in two dimensions; nothing for text, cells and complex numbers.
std::optional<Matrix> numbers(const matvar_t& variable) {
  if (variable.rank != 2 || variable.data == nullptr || variable.isComplex != 0) return std::nullopt;
  switch (variable.class_type) {
    case MAT_C_DOUBLE: return copied<double>(variable);
    case MAT_C_SINGLE: return copied<float>(variable);
    case MAT_C_INT64: return copied<std::int64_t>(variable);
    case MAT_C_UINT64: return copied<std::uint64_t>(variable);
    case MAT_C_INT32: return copied<std::int32_t>(variable);
    case MAT_C_UINT32: return copied<std::uint32_t>(variable);
    case MAT_C_INT16: return copied<std::int16_t>(variable);
    case MAT_C_UINT16: return copied<std::uint16_t>(variable);
    case MAT_C_INT8: return copied<std::int8_t>(variable);
    case MAT_C_UINT8: return copied<std::uint8_t>(variable);
    default: return std::nullopt;
  }
}

// Numbers under their own name, fields of a structure under the field's name, three levels deep.
constexpr int kDeepest = 3;
void collect(const std::string& name, matvar_t* variable, int depth, ArrayCollector& arrays) {
  if (variable == nullptr || depth > kDeepest) return;
  if (variable->class_type == MAT_C_STRUCT) {
    const unsigned count = Mat_VarGetNumberOfFields(variable);
    // Of an array of structures the first element.
    char* const* fields = Mat_VarGetStructFieldnames(variable);
    for (unsigned f = 0; f < count && fields != nullptr; ++f) {
      collect(fields[f], Mat_VarGetStructFieldByIndex(variable, f, 0), depth + 1, arrays);
    }
    return;
  }
  if (auto values = numbers(*variable)) arrays.add(name, std::move(*values));
}

}  // namespace

Result<Table> read_mat_table(const std::filesystem::path& path) {
  const std::string file = path.filename().string();
  // Closed at the end, whatever happens.
  const std::unique_ptr<mat_t, decltype(&Mat_Close)> mat(Mat_Open(path.c_str(), MAT_ACC_RDONLY), Mat_Close);
  if (!mat) return Error{ErrorCode::FileUnreadable, "cannot be opened as a MAT file", file, "Save it again with -v7."};
  // One variable at a time, so that only one is in memory beside the result.
  ArrayCollector arrays;
  while (matvar_t* raw = Mat_VarReadNext(mat.get())) {
    const std::unique_ptr<matvar_t, decltype(&Mat_VarFree)> variable(raw, Mat_VarFree);
    collect(raw->name == nullptr ? "" : raw->name, raw, 0, arrays);
  }
  return arrays.finish(file);
}

}  // namespace armature::recording
