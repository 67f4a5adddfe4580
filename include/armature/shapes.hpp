// Find the numbers inside basis functions: Stribeck velocities, widths, lengths, exponents.
#pragma once

#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

/// A number inside a basis function that is to be found: Stribeck velocity, width of a smooth sign, length
/// of presliding, exponent, lever.
struct ShapeParameter {
  enum class Field { P0, P1, Shift };
  std::string column =
      {};  ///< parameter name of the term's column: "FS3", or a prefix for all of them, one shape each: "FS"
  Field field = Field::P0;
  double lower = 0;
  double upper = 0;
};

/// Every such number of these terms with the range it has on real joints: Stribeck velocity 10⁻³–1 rad/s, width of a
/// smooth sign 10⁻⁴–0.3 rad/s, length of presliding 10⁻⁵–0.1 rad, exponent of a power 0.05–3, ratio of a lever
/// 0.01–0.99.
[[nodiscard]] std::vector<ShapeParameter> free_shapes(const std::vector<Term>& terms);

struct ShapeOptions {
  std::vector<ShapeParameter> shapes = {};
  /// Stop when every |Δp| ≤ step_tolerance · (upper − lower).
  double step_tolerance = 1e-5;
  int max_iterations = 30;
  EstimateOptions estimate = {};
  AccumulateOptions accumulate = {};
};

struct FoundShape {
  std::string column;
  ShapeParameter::Field field = ShapeParameter::Field::P0;
  double start = 0;
  double value = 0;
  double deviation = 0;  ///< with beta free
  bool at_bound = false;
};

struct ShapeFit {
  std::vector<Term> terms;  ///< with the shapes found
  std::vector<FoundShape> shapes;
  Estimate estimate;  ///< of the model with those terms
  /// What the error of the shapes adds to beta's covariance: covariance with the shapes free less that with them given.
  Matrix added_covariance;
  double rms_before = 0;
  int iterations = -1;
  bool converged = false;
  [[nodiscard]] std::string brief() const;
};

/// Variable projection (Golub and Pereyra 1973; Kaufman's form): Gauss–Newton steps in the shapes with beta always at
/// its linear optimum, each step shortened until the weighted cost falls. Starts from the numbers in the terms.
/// `weights` as in accumulate(), each 0 or 1.
[[nodiscard]] Result<ShapeFit> fit_shapes(const TorqueModel& model, const Samples& samples, const ShapeOptions& options,
                                          const Matrix& weights = {});

}  // namespace armature
