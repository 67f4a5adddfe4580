// What every reader makes of a file, before the columns have a meaning.
#pragma once

#include <string>
#include <vector>

#include "armature/recording.hpp"

namespace armature::recording {

using RowMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Named columns of numbers. Units that the file states are in the names: "q_elbow[rad]".
struct Table {
  std::vector<std::string> names;
  RowMatrix values;  ///< rows × names
  std::int64_t epoch_ns = 0;
  std::string file;  ///< name without directories
  std::string checksum;
  std::vector<std::string> conversions;
  Ledger ledger;
};

/// The column of each signal of each joint in a table, and how its numbers become SI.
struct Plan {
  struct Column {
    int index = -1;
    double scale = 1;   ///< unit, count, sign where nothing is coupled
    double offset = 0;  ///< added last
  };
  struct Channel {
    std::vector<Column> columns;  ///< one per joint; empty: absent
    Matrix mix;                   ///< applied to the scaled values before the sign: motor to joint; empty: none
    std::vector<double> sign;
  };
  std::vector<std::string> joints;
  std::vector<std::string> position_units;
  int time = -1;
  double time_scale = 1;
  int nanoseconds = -1;  ///< added to the time where there is one
  double rate = 0;       ///< [Hz], used when there is no time column
  Channel q, v, a, tau, current, temperature;
  std::vector<std::vector<double>> torque_constant;  ///< torque from current where not empty
  std::vector<std::string> conversions;
  std::vector<std::string> unused;  ///< columns that were not asked for
  Matrix gain_covariance;           ///< as the mapping says

  /// "3 columns not used: a, b, c".
  [[nodiscard]] std::string unused_text() const;
  /// Columns of the table that are needed, for readers that can skip the rest.
  [[nodiscard]] std::vector<char> wanted(std::size_t columns) const;
};

/// From a mapping, or from the names themselves where the mapping is silent.
[[nodiscard]] Result<Plan> make_plan(const std::vector<std::string>& names, const Mapping& mapping,
                                     const std::string& where);

/// Appends `rows` rows of numbers to the recording. `first_row` is the number of rows before, for the time of logs
/// without a time column.
void append_rows(const Plan& plan, const RowMatrix& values, Eigen::Index rows, Eigen::Index first_row,
                 Recording& recording);

/// A recording out of one whole table.
[[nodiscard]] Result<Recording> make_recording(const Table& table, const Mapping& mapping);

/// What a column name says of itself: "qd_elbow[deg/s]" is the velocity of "elbow" in deg/s.
struct HeaderName {
  enum class Kind { Other, Time, Position, Velocity, Acceleration, Torque, Current, Temperature };
  Kind kind = Kind::Other;
  std::string joint;
  std::string unit;       ///< empty: not stated
  int time_rank = 0;      ///< smaller: the better clock
  bool modified = false;  ///< a target, reference or error, not the measured signal ("q_des1")
};
[[nodiscard]] HeaderName parse_header_name(const std::string& name);

/// SI per unit; nothing for an unknown unit.
[[nodiscard]] std::optional<double> unit_factor(const std::string& unit);

/// Arrays of a file that has no rows: collected, then those of one common length become columns "name[1]", "name[2]" ….
class ArrayCollector {
 public:
  /// A vector (cols = 1) or matrix; either dimension may be the time.
  void add(const std::string& name, Matrix values);
  /// Remembers why an array is not used.
  void leave_out(const std::string& name, const std::string& reason);
  /// Nothing that fits together is an Error.
  [[nodiscard]] Result<Table> finish(const std::string& file);

 private:
  std::vector<std::pair<std::string, Matrix>> arrays_;
  std::vector<std::string> left_out_;
};

/// Any log as a table, by its name and first bytes; of a bag in pieces the first. For those who look before they map.
[[nodiscard]] Result<Table> read_log_table(const std::filesystem::path& path, const Mapping& mapping,
                                           const ReadOptions& options);

/// The readers. Each gives an Error with file and place instead of half a table.
[[nodiscard]] Result<Table> read_csv_table(const std::filesystem::path& path, const Mapping& mapping,
                                           const ReadOptions& options);
[[nodiscard]] Result<Table> read_npz_table(const std::string& bytes, const std::string& file);
/// These are called in a child process only (child.hpp): a crash or a runaway there is an Error here.
[[nodiscard]] Result<Table> read_mat_table(const std::filesystem::path& path);
[[nodiscard]] Result<Table> read_hdf5_table(const std::filesystem::path& path);
[[nodiscard]] Result<Table> read_rosbag2_table(const std::filesystem::path& path, const Mapping& mapping);
[[nodiscard]] Result<Table> read_mcap_table(const std::string& bytes, const std::string& file, const Mapping& mapping);

/// Whether these bytes begin a zstd frame. No CDR message does.
[[nodiscard]] bool is_zstd(std::string_view bytes);
/// The bytes of a zstd frame.
[[nodiscard]] Result<std::string> unpack_zstd(std::string_view packed, const std::string& where);

/// What a file's first bytes say it is: "csv", "npz", "mat", "hdf5", "rosbag2", "mcap".
[[nodiscard]] Result<std::string> find_format(const std::filesystem::path& path);

}  // namespace armature::recording
