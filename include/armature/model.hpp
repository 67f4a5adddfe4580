// The identified model: what people take away.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/dynamics.hpp"
#include "armature/error.hpp"
#include "armature/noise_model.hpp"
#include "armature/origin.hpp"
#include "armature/samples.hpp"

namespace armature {

[[nodiscard]] const char* to_string(Origin origin);

/// A file that went into a result.
struct InputFile {
  std::string name;      ///< file name without its directory
  std::string checksum;  ///< SHA-256
  bool operator==(const InputFile&) const = default;
};

/// What made a result, so that it can be made again.
struct Provenance {
  std::string version;     ///< of Armature
  std::string command;     ///< the command line that repeats it
  std::uint64_t seed = 0;  ///< 0 where nothing was random
  std::vector<InputFile> inputs;
  std::vector<std::string> ledger;  ///< what was done to the data, in words
  bool operator==(const Provenance&) const = default;
};

/// Base parameters without those that the data cannot tell from zero (Xu 2020, II-A).
struct EssentialSet {
  std::vector<int> kept;  ///< indices into the base parameters, increasing
  Vector values;          ///< as many as kept
  Matrix covariance;
};

/// Parameters that a real body could have.
struct PhysicalSet {
  Vector pi;                   ///< standard parameters, TorqueModel's order
  Vector sigma;                ///< PhysicalEstimate::sigma_released: what intervals are made of
  std::vector<Origin> origin;  ///< of each
};

/// What errors of the drive gains did to the base parameters: every recording of this arm shares them.
///   tau_j is (1 + e_j) times what was logged, e ~ (0, covariance)   moves beta by   sensitivity · e
/// base_covariance contains sensitivity · covariance · sensitivityᵀ.
struct GainError {
  Matrix covariance;   ///< n × n, relative
  Matrix sensitivity;  ///< b × n
};

/// Which numbers to compute with.
enum class ParameterSet { Base, Essential, Physical, Nominal };

[[nodiscard]] const char* to_string(ParameterSet set);
[[nodiscard]] std::optional<ParameterSet> parse_parameter_set(const std::string& name);

/// A robot, its terms, and what was found about their parameters.
struct IdentifiedModel {
  Robot robot;
  std::vector<Term> terms;
  std::vector<std::string> base_names;  ///< "ZZR1", …, in BaseMap's order
  Vector base;                          ///< beta
  Matrix base_covariance;               ///< b × b
  std::optional<EssentialSet> essential;
  std::optional<PhysicalSet> physical;
  Vector noise;     ///< standard deviation of one raw torque sample's noise per joint [N·m]; empty if unknown
  Vector residual;  ///< RMS of measured less predicted torque per joint on the data used [N·m]
  std::optional<NoiseModel> noise_model;  ///< the noise with its colour, and what the model lacks; old files have none
  std::optional<GainError> gain_error;    ///< where the torques came from calibrated drives (gains.hpp)
  /// n × n: E[s sᵀ] of the relative errors of the joints' torque scales, by their disagreement about the links they
  /// share (Statistics::scale_square). Empty: they agree, or the gains were calibrated.
  Matrix scale_covariance;
  Provenance provenance;

  /// Nothing if usable; otherwise what does not fit together.
  [[nodiscard]] std::optional<Error> problem() const;
  /// The best set there is: physical, else base.
  [[nodiscard]] ParameterSet best() const { return physical ? ParameterSet::Physical : ParameterSet::Base; }
  [[nodiscard]] bool has(ParameterSet set) const;
};

/// A model ready to compute with one of its parameter sets. tau = Y · pi, whichever set pi comes from.
class Predictor {
 public:
  /// Throws std::invalid_argument if the model has no such set.
  Predictor(const IdentifiedModel& model, ParameterSet set);

  [[nodiscard]] const TorqueModel& torque_model() const { return torque_model_; }
  /// Standard parameters that give the set's torques. Of a base set this is one of many, and no body's own.
  [[nodiscard]] const Vector& parameters() const { return pi_; }

  /// tau for every sample, samples × n.
  [[nodiscard]] Matrix predict(const Motion& motion, const BatchOptions& options = {}) const;
  /// The same along a recorded path, so that presliding friction is known.
  [[nodiscard]] Matrix predict(const Samples& samples, const BatchOptions& options = {}) const;
  /// g(q), samples × n.
  [[nodiscard]] Matrix gravity(const Matrix& q) const;
  [[nodiscard]] Matrix mass_matrix(const Vector& q) const;
  [[nodiscard]] Vector forward_dynamics(const Vector& q, const Vector& v, const Vector& tau) const;

 private:
  TorqueModel torque_model_;
  Vector pi_;
};

/// Standard deviation of a predicted torque that the parameters' covariance causes, samples × n:
///   sigma² = diag(Y_b · C · Y_bᵀ)
[[nodiscard]] Matrix prediction_sigma(const IdentifiedModel& model, const Motion& motion);

/// How an arm is simulated.
struct SimulationOptions {
  double step = 1e-3;   ///< [s], fourth-order Runge–Kutta
  double duration = 1;  ///< [s]
  double friction_velocity =
      1e-2;  ///< [rad/s]: sign(v) is replaced by tanh(v / friction_velocity) to keep the equation solvable
};
/// States of a simulated arm at every step, the start included. `finite` is false where the state ran away; the rows
/// after that are cut.
struct Simulation {
  Vector time;
  Motion motion;
  bool finite = true;
};
/// Integrates M(q) a + … = torque(t, q, v) from rest or motion.
[[nodiscard]] Simulation simulate(const Predictor& predictor, const Vector& q0, const Vector& v0,
                                  const std::function<Vector(double t, const Vector& q, const Vector& v)>& torque,
                                  const SimulationOptions& options = {});

/// model.json: versioned, readable by people; read back it is the same model.
[[nodiscard]] std::string write_model(const IdentifiedModel& model);
[[nodiscard]] Result<IdentifiedModel> parse_model(const std::string& text, const std::string& name_for_messages);
/// A model file, or a directory that holds model.json.
[[nodiscard]] Result<IdentifiedModel> load_model(const std::filesystem::path& path);

}  // namespace armature
