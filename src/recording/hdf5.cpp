// HDF5, and MATLAB files of version 7.3, which are HDF5 inside.
#include <hdf5.h>

#include "recording/table.hpp"

namespace armature::recording {
namespace {

// What the visitor fills.
struct Collected {
  hid_t file = -1;
  ArrayCollector arrays;
};

// The last part of "/log/run1/q".
std::string base_name(const std::string& path) {
  const std::size_t slash = path.find_last_of('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

// Whether the numbers are in this file: a dataset may name any other file of the machine instead.
bool is_inside(hid_t dataset) {
  // External files and virtual datasets both point elsewhere.
  const hid_t plan = H5Dget_create_plist(dataset);
  const bool inside = plan >= 0 && H5Pget_external_count(plan) == 0 && H5Pget_layout(plan) != H5D_VIRTUAL;
  if (plan >= 0) H5Pclose(plan);
  return inside;
}

// Adds a vector or matrix of real numbers; other datasets are passed over.
void read_dataset(hid_t file, const char* name, ArrayCollector& arrays) {
  const hid_t dataset = H5Dopen2(file, name, H5P_DEFAULT);
  if (dataset < 0) return;
  if (!is_inside(dataset)) {
    H5Dclose(dataset);
    arrays.leave_out(base_name(name), "its numbers are in another file");
    return;
  }
  // Type and shape before any number is read.
  const hid_t type = H5Dget_type(dataset), space = H5Dget_space(dataset);
  const H5T_class_t kind = H5Tget_class(type);
  const int rank = H5Sget_simple_extent_ndims(space);
  // A vector is a matrix with one column.
  hsize_t sizes[2] = {1, 1};
  if ((kind == H5T_FLOAT || kind == H5T_INTEGER) && (rank == 1 || rank == 2)) {
    H5Sget_simple_extent_dims(space, sizes, nullptr);
    // 2³¹ numbers are 16 GB, more than any log.
    constexpr hsize_t kMostNumbers = hsize_t{1} << 31;
    if (sizes[0] * sizes[1] > 0 && sizes[0] * sizes[1] < kMostNumbers) {
      // HDF5 stores by rows and converts to double itself.
      RowMatrix values(static_cast<Eigen::Index>(sizes[0]), static_cast<Eigen::Index>(sizes[1]));
      if (H5Dread(dataset, H5T_NATIVE_DOUBLE, H5S_ALL, H5S_ALL, H5P_DEFAULT, values.data()) >= 0) {
        arrays.add(base_name(name), values);
      }
    }
  }
  H5Sclose(space);
  H5Tclose(type);
  H5Dclose(dataset);
}

// Called for every object of the file, in any group.
herr_t visit(hid_t file, const char* name, const H5O_info_t* info, void* data) {
  // References inside MATLAB's cell arrays are not signals.
  const bool hidden = name[0] == '#';
  if (info->type == H5O_TYPE_DATASET && !hidden) read_dataset(file, name, static_cast<Collected*>(data)->arrays);
  return 0;
}

}  // namespace

Result<Table> read_hdf5_table(const std::filesystem::path& path) {
  const std::string file = path.filename().string();
  // The library would print its errors; ours say what happened.
  H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
  Collected all;
  all.file = H5Fopen(path.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT);
  if (all.file < 0) {
    return Error{ErrorCode::FileUnreadable, "cannot be opened as HDF5: damaged or cut off", file,
                 "Copy the file again."};
  }
  // In the order of names, so that the table is the same every time.
  H5Ovisit2(all.file, H5_INDEX_NAME, H5_ITER_INC, visit, &all, H5O_INFO_BASIC);
  H5Fclose(all.file);
  return all.arrays.finish(file);
}

}  // namespace armature::recording
