// What samples say about the base parameters: one small triangle per joint, made in one pass, added by stacking.
//
//   ‖Y_b,j beta − tau_j‖² = ‖factor_j beta_j − target_j‖² + rest_j      for every beta, j = 1 … n
//
// Y_b,j holds the rows of joint j and beta_j the base parameters this joint can see at all. The triangle comes from
// Householder reflections on [factor; new rows], never from normal equations, so nothing is squared: a condition number
// of 1e8 costs 8 digits, not 16. Everything after (weights, priors, elimination, constraints) starts here.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/least_squares_cost.hpp"
#include "armature/samples.hpp"

namespace armature {

/// One joint's share: ‖factor · beta(columns) − target‖² + rest.
struct JointInformation {
  std::vector<int> columns;  ///< the base parameters this joint can see, increasing
  Matrix factor;             ///< c × c, upper triangular [unit of tau / unit of beta]
  Vector target;             ///< c [N·m]
  double rest = 0;           ///< squared norm of what no beta explains [N²·m²]
  double count = 0;          ///< samples behind it
  double torque_square = 0;  ///< Σ tau² [N²·m²]

  /// ‖Y_b,j beta − tau_j‖² for the whole vector beta.
  [[nodiscard]] double residual_square(const Vector& beta) const;
};

/// What one or many recordings say. A value: copy it, merge it, save it.
struct Information {
  std::string robot;
  std::vector<std::string> joints;
  std::vector<std::string> parameters;  ///< names of the b base parameters
  std::vector<std::string> units;
  std::string fingerprint;         ///< of the kinematics, terms and base columns; parts with another one are refused
  std::string robot_file;          ///< the robot as a robot file (YAML), so that a part ends in a model; may be empty
  std::vector<std::string> terms;  ///< the words make_terms() reads; belongs to robot_file
  std::vector<JointInformation> of_joint;
  std::vector<std::string> sources;  ///< recordings, in the order they were merged

  /// Variance of the torque noise per joint from repeated periods, pooled over the parts that had it.
  std::optional<Vector> noise_variance;
  double noise_degrees_of_freedom = 0;
  /// By how much correlated residuals widen the variance of the estimate, per joint (≥ 1): samples / effective
  /// samples. Known after a pass over the residuals (statistics.hpp); pooled by count.
  std::optional<Vector> inflation;

  [[nodiscard]] int size() const { return static_cast<int>(parameters.size()); }
  [[nodiscard]] int joint_count() const { return static_cast<int>(of_joint.size()); }
  /// Equations: samples summed over the joints.
  [[nodiscard]] double count() const;
};

/// How samples are accumulated.
struct AccumulateOptions {
  int threads = 1;  ///< 0: one per core. The result has the same bits for any number
  /// Rows of a joint with |v_j| below this are left out [rad/s or m/s]; 0 keeps all (Ayvacı 2022 eq. 7).
  double minimum_speed = 0;
  /// Keep one row in `keep_every`, after torque and regressor went through the same zero-phase low-pass below the new
  /// Nyquist frequency (parallel filter): for recordings of kHz whose torque is noisy up there. 1 keeps all.
  int keep_every = 1;
  std::string source = {};  ///< name of the recording, kept in Information::sources
};

/// Takes in samples batch by batch; memory does not grow with their number.
class Accumulator {
 public:
  Accumulator(const TorqueModel& model, const BaseMap& base, const AccumulateOptions& options = {});
  Accumulator(Accumulator&&) noexcept;
  Accumulator& operator=(Accumulator&&) noexcept;
  Accumulator(const Accumulator&) = delete;
  Accumulator& operator=(const Accumulator&) = delete;
  ~Accumulator();

  /// Adds samples. `weights` (samples × n, empty: all 1) multiply the squared residuals; 0 leaves a row out.
  /// `starts`: first rows of stretches that are continuous in time; keep_every does not filter across them, nor
  /// from one call to the next: both ends of a stretch lose ten kept rows.
  /// Refuses non-finite numbers, naming the first; then nothing of the batch was added.
  [[nodiscard]] Result<void> add(const Motion& motion, const Matrix& tau, const Matrix& weights = {},
                                 const std::vector<Eigen::Index>& starts = {0});
  /// What was added so far.
  [[nodiscard]] Information information() const;

 private:
  struct Data;
  std::unique_ptr<Data> data_;
};

/// All of the samples' information. Refuses joints that are not the robot's, in number or by name, and NaN.
[[nodiscard]] Result<Information> accumulate(const TorqueModel& model, const BaseMap& base, const Samples& samples,
                                             const AccumulateOptions& options = {}, const Matrix& weights = {});

/// The information of all parts together, by stacking their triangles. Refuses parts of different models.
[[nodiscard]] Result<Information> merge(const std::vector<Information>& parts);

/// Written whole, with a version and a checksum; a truncated or altered file is refused when read.
[[nodiscard]] std::string write_information(const Information& information);
[[nodiscard]] Result<void> save_information(const Information& information, const std::filesystem::path& path);
[[nodiscard]] Result<Information> load_information(const std::filesystem::path& path);

/// The torque model that the information is about; Meaning where it does not hold its robot.
[[nodiscard]] Result<TorqueModel> model_of(const Information& information);

/// One cost over all b base parameters: every joint's triangle divided by its noise, stacked and made triangular.
///   cost(beta) = Σ_j ‖Y_b,j beta − tau_j‖² / sigma_j²
/// `sigma`: standard deviation of the torque noise per joint [N·m], all > 0.
[[nodiscard]] LeastSquaresCost make_cost(const Information& information, const Vector& sigma);

}  // namespace armature
