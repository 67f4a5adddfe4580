// What the robot did, as it was recorded.
//
// A Recording holds every row of its files, in SI units and in the order they were written: rows with NaN, repeated
// stamps or gaps are all there. Repairs happen later (signal.hpp), in the open, and are counted in a Ledger.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "armature/error.hpp"
#include "armature/robot.hpp"
#include "armature/types.hpp"

namespace armature {

/// What happened to rows and cells, counted.
struct Ledger {
  struct Entry {
    std::string what;     ///< "repeated stamps merged"
    long long count = 0;  ///< 0: a remark without a number, such as "resampled to 500 Hz"
    std::string place;    ///< where it first happened: "wrist.csv line 813"
    bool operator==(const Entry&) const = default;
  };
  long long rows_read = 0;
  long long rows_used = 0;
  std::vector<Entry> entries;

  /// Adds to the entry of that name, or makes one. Does nothing for count = 0.
  void count(const std::string& what, long long how_many, const std::string& place = {});
  void remark(const std::string& what);
  void merge(const Ledger& other);
  /// The count of an entry; 0 if there is none.
  [[nodiscard]] long long counted(const std::string& what) const;
  /// "used 9,870 of 10,000 rows: 112 repeated stamps merged, 18 outside the motion dropped; resampled to 500 Hz"
  [[nodiscard]] std::string text() const;
  bool operator==(const Ledger&) const = default;
};

/// Joint signals over time; one joint per column, one row per sample.
struct Recording {
  std::vector<std::string> joints;
  std::vector<std::string> position_units;  ///< "rad" or "m" per joint
  Vector time;                              ///< [s], as recorded (may repeat, jump or be NaN)
  Matrix q;                                 ///< samples × n [rad or m]
  std::optional<Matrix> v;                  ///< [rad/s or m/s], where the log has it
  std::optional<Matrix> a;                  ///< [rad/s² or m/s²]
  std::optional<Matrix> tau;                ///< joint side [N·m or N]
  std::optional<Matrix> current;            ///< [A]; kept beside a torque that was computed from it
  std::optional<Matrix> temperature;        ///< of every joint [°C]
  /// First rows of the files or pieces that were joined; time need not go on from one to the next.
  std::vector<Eigen::Index> starts = {0};
  std::int64_t epoch_ns = 0;             ///< what time = 0 means in nanoseconds since 1970; 0 where unknown
  std::string source;                    ///< file names, joined by " + "
  std::string checksum;                  ///< SHA-256 of the files' bytes; empty for streams
  std::vector<std::string> conversions;  ///< what was done to the files' numbers: "q: degrees to rad"
  Ledger ledger;
  /// Covariance of the relative errors of the torques' scales, n × n, where the drive gains were calibrated. Empty: not
  /// known.
  Matrix gain_covariance = {};

  [[nodiscard]] Eigen::Index size() const { return time.size(); }
  [[nodiscard]] Eigen::Index joint_count() const { return static_cast<Eigen::Index>(joints.size()); }
  /// Median of the positive time steps [s]; 0 with fewer than two samples.
  [[nodiscard]] double median_step() const;
  /// Rows first … first + count − 1, as one piece.
  [[nodiscard]] Recording slice(Eigen::Index first, Eigen::Index count) const;
  /// Nothing if shapes agree; otherwise which does not.
  [[nodiscard]] std::optional<Error> problem() const;
};

/// Same bits everywhere; NaN equals NaN.
[[nodiscard]] bool identical(const Recording& one, const Recording& other);

/// Which columns of a foreign file hold one kind of signal.
struct ChannelMapping {
  /// One header name per joint, or "#3" for the third column; a single pattern is used for all joints: "q_mot{j}" with
  /// {j} the joint's number from 1 and {name} its name. Empty: not in the file.
  std::vector<std::string> columns;
  std::string file;  ///< part of the name of the file that has it, when files are joined side by side
  std::string unit;  ///< "rad", "deg", "m", "mm", "rev", "rpm", "deg/s", "Nm", "mNm", "A", "mA", "C", "K", "count";
                     ///< empty: SI, and °C
  std::vector<double> scale;   ///< per joint (or one for all): SI per unit, for counts; multiplies the unit's factor
  std::vector<double> sign;    ///< per joint: +1 or −1, applied last but for the offset
  std::vector<double> offset;  ///< per joint, added last [SI]
  bool motor_side = false;     ///< gear ratios and coupling apply

  [[nodiscard]] bool present() const { return !columns.empty(); }
};

/// How to read a log that does not have the header of Armature's CSV.
///
///   q   = sign · R⁻¹ (unit · file) + offset       R = motor_from_joint, diag(gear) if absent; only on the motor side
///   tau = sign · R_tau (unit · file) + offset     R_tau = joint_from_motor_torque, diag(gear) if absent
///   tau_motor = Σ_k torque_constant[k] · i^(k+1)  where the file has currents and no torque
struct Mapping {
  std::string format;  ///< "csv", "npz", "mat", "hdf5", "rosbag2", "mcap"; empty: by the file's name and first bytes
  char delimiter = 0;  ///< 0: found
  char decimal = 0;    ///< '.' or ','; 0: found
  std::optional<bool> header;   ///< whether the first row has names; nothing: found
  int skip_lines = 0;           ///< lines before the header
  std::string topic;            ///< of a bag; empty: the only JointState topic
  std::string time_column;      ///< empty: found
  std::string time_unit = "s";  ///< "s", "ms", "us", "ns"
  double rate = 0;              ///< [Hz], for logs without a time column
  bool side_by_side = false;    ///< the files are columns of one table, not one after the other
  std::vector<std::string> joints;
  ChannelMapping q, v, a, tau, current, temperature;
  std::vector<double> gear;                          ///< motor turns per joint turn, per joint
  Matrix motor_from_joint;                           ///< q_motor = R q; empty: diag(gear)
  Matrix joint_from_motor_torque;                    ///< tau = R_tau tau_motor; empty: diag(gear)
  std::vector<std::vector<double>> torque_constant;  ///< per joint: coefficients of i, i², … [N·m/A, N·m/A², …]
  std::string nanoseconds_column;  ///< added to the time, for logs that split it into seconds and nanoseconds
  /// A controller's usual log (mapping.hpp): what is not given above is found by its column names.
  std::string preset;
  /// Of the relative errors of the torques' scales per joint, as `armature calibrate` found them; n × n, empty: not
  /// known.
  Matrix gain_covariance;
};

/// A mapping file (YAML; docs/recordings.md has the keys), or the name of a preset where no such file exists.
[[nodiscard]] Result<Mapping> load_mapping(const std::filesystem::path& path);
[[nodiscard]] Result<Mapping> parse_mapping(const std::string& yaml, const std::string& where = "mapping");

/// How much a reader may take.
struct ReadOptions {
  double child_seconds = 60;      ///< a reader in a child process is stopped after this time
  double child_gigabytes = 8;     ///< and above this much memory
  double bad_rows_allowed = 0.1;  ///< more than this part of rows that cannot be parsed is an Error
  bool compute_checksum = true;   ///< SHA-256 of the file
};

/// One log: CSV and its relatives (also .gz), NPZ, MAT 5 and 7.3, HDF5, rosbag2 (.db3 or its directory), MCAP.
[[nodiscard]] Result<Recording> read_recording(const std::filesystem::path& path, const Mapping& mapping = {},
                                               const ReadOptions& options = {});
/// Several logs of the same joints as one experiment; each file is a piece in `starts` (or all are columns of one
/// table, with mapping.side_by_side). Joints are matched by name.
[[nodiscard]] Result<Recording> read_recordings(const std::vector<std::filesystem::path>& paths,
                                                const Mapping& mapping = {}, const ReadOptions& options = {});

/// Pieces one after the other, joints matched by name; a channel that one piece lacks is dropped and counted.
[[nodiscard]] Result<Recording> join_recordings(const std::vector<Recording>& pieces);

/// Columns in the order of the robot's joints, matched by name: exactly, without regard to case, after the prefix or
/// suffix that all names share ("fer_joint1" is "panda_joint1"), or by number ("q3" is the third joint). `conversions`
/// records how. Error NotFound names the joints that are missing.
[[nodiscard]] Result<Recording> match_joints(const Recording& recording, const Robot& robot);

/// Armature CSV: `t[s],q_<joint>[rad],v_<joint>[rad/s],a_…[rad/s^2],tau_<joint>[Nm],i_<joint>[A],temp_<joint>[C]`,
/// comment lines above it for the rest. Numbers are exact: reading it back gives the identical recording.
[[nodiscard]] Result<void> write_recording_csv(const std::filesystem::path& path, const Recording& recording);
[[nodiscard]] std::string recording_csv(const Recording& recording);

/// A log of any length in blocks, in bounded memory. CSV and its relatives only (also .gz); other formats are read
/// whole.
///
///   auto stream = RecordingStream::open("day.csv");
///   while (auto block = stream->next(100000)) use(*block);      // each at most that many rows
///   if (auto error = stream->error()) …
class RecordingStream {
 public:
  [[nodiscard]] static Result<RecordingStream> open(const std::filesystem::path& path, const Mapping& mapping = {},
                                                    const ReadOptions& options = {});
  RecordingStream(RecordingStream&&) noexcept;
  RecordingStream& operator=(RecordingStream&&) noexcept;
  ~RecordingStream();

  /// The next rows; nothing at the end or after an error.
  [[nodiscard]] std::optional<Recording> next(Eigen::Index max_rows = 65536);
  [[nodiscard]] const std::optional<Error>& error() const;
  /// Of everything read so far.
  [[nodiscard]] const Ledger& ledger() const;

 private:
  struct State;
  explicit RecordingStream(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace armature
