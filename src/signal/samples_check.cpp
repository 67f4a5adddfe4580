#include "signal/samples_check.hpp"

#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

// Beyond what any arm reaches: [rad, m, rad/s] and [rad/s², N·m].
constexpr double kMostMotion = 1e6;
constexpr double kMostForce = 1e9;
// No controller logs joints more slowly than 2.5 times a second, or faster than 500 kHz. A log in milliseconds that is
// taken for seconds has steps of 1 at 1 kHz and 0.5 at 2 kHz.
constexpr double kLongestStep = 0.4;
constexpr double kShortestStep = 2e-6;

// The first number that is not finite or too large.
std::optional<Error> number_problem(const Matrix& values, double most, const char* what, const Samples& s,
                                    const std::string& where) {
  if (values.size() == 0 || (values.allFinite() && values.cwiseAbs().maxCoeff() <= most)) return std::nullopt;
  // In the order of time, so that the message names the first one.
  for (Eigen::Index k = 0; k < values.rows(); ++k) {
    for (Eigen::Index j = 0; j < values.cols(); ++j) {
      if (std::abs(values(k, j)) <= most) continue;
      const auto joint = static_cast<std::size_t>(j);
      return Error{ErrorCode::Meaning,
                   std::string(what) + " of " + (joint < s.joints.size() ? s.joints[joint] : std::to_string(j + 1)) +
                       " is " + significant(values(k, j), 3) + " at " + significant(s.time[k], 6) + " s",
                   where, "No arm does this: check the units and the column."};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> samples_problem(const Samples& s, const std::string& where) {
  // Shapes, then time, then each signal.
  const Eigen::Index rows = s.time.size(), n = static_cast<Eigen::Index>(s.joints.size());
  for (const Matrix* m : {&s.motion.q, &s.motion.v, &s.motion.a, &s.tau}) {
    if (m->rows() != rows || (n > 0 && m->cols() != n))
      return Error{ErrorCode::Meaning, "its signals differ in length or number of joints", where, "Prepare it again."};
  }
  if (!s.time.allFinite())
    return Error{ErrorCode::Meaning, "a time is not a finite number", where, "Check the stamps."};
  if (auto wrong = number_problem(s.motion.q, kMostMotion, "the position", s, where)) return wrong;
  if (auto wrong = number_problem(s.motion.v, kMostMotion, "the velocity", s, where)) return wrong;
  if (auto wrong = number_problem(s.motion.a, kMostForce, "the acceleration", s, where)) return wrong;
  return number_problem(s.tau, kMostForce, "the torque", s, where);
}

std::optional<Error> time_problem(const Recording& recording) {
  // A median step outside the range shows a time in other units.
  const double step = recording.median_step();
  if (recording.size() < 2 || (step >= kShortestStep && step <= kLongestStep)) return std::nullopt;
  if (step == 0) return std::nullopt;  // stamps that never advance are told about elsewhere
  return Error{ErrorCode::Meaning,
               "its stamps are " + significant(step, 3) + " s apart, which cannot be right for the log of a robot",
               recording.source,
               "If the time is in other units, say so in a mapping file: time: {column: t, unit: ms} (or us, ns)."};
}

}  // namespace armature
