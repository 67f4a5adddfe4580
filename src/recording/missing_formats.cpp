// What is answered for a format whose library this build was made without (src/recording/module.cmake).
#include "recording/joint_state.hpp"
#include "recording/table.hpp"

namespace armature::recording {

// Builds that have every library use none of this.
[[maybe_unused]] static Error built_without(const std::filesystem::path& path, const std::string& format,
                                            const std::string& option, const std::string& package) {
  return Error{ErrorCode::Unsupported, "this program was built without " + format, path.filename().string(),
               "Install " + package + " and build with -DARMATURE_WITH_" + option + "=ON, or save the log as CSV."};
}

#ifndef ARMATURE_WITH_MATIO
Result<Table> read_mat_table(const std::filesystem::path& path) {
  return built_without(path, "the reader of MATLAB files", "MATIO", "libmatio-dev");
}
#endif

#ifndef ARMATURE_WITH_HDF5
Result<Table> read_hdf5_table(const std::filesystem::path& path) {
  return built_without(path, "the reader of HDF5 files", "HDF5", "libhdf5-dev");
}
#endif

#ifndef ARMATURE_WITH_SQLITE3
Result<Table> read_rosbag2_table(const std::filesystem::path& path, const Mapping&) {
  return built_without(path, "the reader of rosbag2 files", "SQLITE3", "libsqlite3-dev");
}
// The reader above refuses such a bag, whatever its compression is.
std::optional<Error> unsupported_compression(const std::filesystem::path&) { return std::nullopt; }
#endif

}  // namespace armature::recording
