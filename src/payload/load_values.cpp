#include "payload/load_values.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "core/escape.hpp"
#include "estimate/distributions.hpp"
#include "payload/intervals.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

constexpr std::array<const char*, 10> kNames = {"mass", "cx", "cy", "cz", "Ixx", "Ixy", "Ixz", "Iyy", "Iyz", "Izz"};

// Mass, centre, inertia about the centre, in the order of kNames.
Vector10 as_typed(const Vector10& khalil) {
  const LinkInertia load = LinkInertia::from_vector(khalil, ParameterOrder::Khalil);
  const Vector3 c = load.center_of_mass();
  const Matrix3 i = load.inertia_about_com();
  return (Vector10() << load.M, c, i(0, 0), i(0, 1), i(0, 2), i(1, 1), i(1, 2), i(2, 2)).finished();
}

// d(typed)/d(khalil) by central differences of a rational function: exact to 1e-9 of its size, far below any sigma.
Eigen::Matrix<double, 10, 10> jacobian(const Vector10& khalil) {
  Eigen::Matrix<double, 10, 10> j;
  for (int k = 0; k < 10; ++k) {
    // Smaller steps for a light load: the centre is a quotient by the mass.
    constexpr double kStep = 1e-6, kLightest = 1e-3;
    const double step = kStep * std::max(1.0, std::abs(khalil[k])) * std::max(kLightest, std::abs(khalil[9]));
    Vector10 more = khalil, less = khalil;
    more[k] += step, less[k] -= step;
    j.col(k) = (as_typed(more) - as_typed(less)) / (2 * step);
  }
  return j;
}

// What is known of each number before any data: a body inside the allowed ball, of some mass up to 100 kg.
double open_deviation(int index, double mass, double extent) {
  constexpr double kHeaviest = 100, kLightest = 0.1;  // [kg]
  if (index == 0) return kHeaviest;
  return index < 4 ? extent : std::max(mass, kLightest) * extent * extent;
}

// Bounds that any body of at most this mass inside the ball obeys.
// Of a body of mass m within r: |c| ≤ r, I_ii ≤ m r², |I_ij| ≤ m r² / 2.
Interval possible(int index, double most_mass, double extent) {
  const double moment = most_mass * extent * extent;
  if (index == 0) return {0, kInfinity};
  if (index < 4) return {-extent, extent};
  const bool diagonal = index == 4 || index == 7 || index == 9;
  return diagonal ? Interval{0, moment} : Interval{-0.5 * moment, 0.5 * moment};
}

// What the data alone say of each number. The ten are jointly normal; mass and moments of inertia cannot be negative,
// the centre of mass is a quotient, and the inertia about it is taken to first order around the least-squares answer.
// Deviations that are estimates themselves are widened from normal to Student's t.
std::array<Interval, 10> data_intervals(const Vector10& x, const Matrix& covariance, const LoadFreedom& freedom,
                                        double confidence) {
  const double nothing = kInfinity, z = normal_quantile(confidence);
  const auto wider = [&](const Vector& gradient, double variance) {
    return student_quantile(confidence, freedom.of(gradient, variance)) / z;
  };
  std::array<Interval, 10> list;
  list.fill({-nothing, nothing});
  const double mass_sigma = std::sqrt(covariance(9, 9)) * wider(Vector10::Unit(9), covariance(9, 9));
  list[0] = interval_above_zero(x[9], mass_sigma, confidence);
  // Where the mass may be zero, a centre or an inertia about it may be anything.
  if (list[0].lower <= 0) return list;
  const Vector10 typed = as_typed(x);
  const auto j = jacobian(x);
  // First order: the covariance of the typed numbers is J C Jᵀ; each deviation gets its own degrees of freedom.
  Vector sigma = (j * covariance * j.transpose()).diagonal().cwiseMax(0).cwiseSqrt(), scale(10);
  for (Eigen::Index k = 0; k < 10; ++k) scale[k] = wider(j.row(k).transpose(), sigma[k] * sigma[k]);
  sigma = sigma.cwiseProduct(scale);
  // Centre: first moment over mass.
  for (Eigen::Index k = 0; k < 3; ++k) {
    const Matrix wide = scale[1 + k] * scale[1 + k] * covariance;
    if (const auto c = interval_of_quotient(x[6 + k], x[9], wide(6 + k, 6 + k), wide(6 + k, 9), wide(9, 9), confidence))
      list[static_cast<std::size_t>(1 + k)] = *c;
  }
  // Inertia: the moments cannot be negative, the products can.
  for (Eigen::Index k = 4; k < 10; ++k) {
    const bool diagonal = k == 4 || k == 7 || k == 9;
    list[static_cast<std::size_t>(k)] = diagonal ? interval_above_zero(typed[k], sigma[k], confidence)
                                                 : Interval{typed[k] - z * sigma[k], typed[k] + z * sigma[k]};
  }
  return list;
}

}  // namespace

std::vector<LoadValue> load_values(const LinkInertia& load, const LinkInertia& least_squares, const Matrix& covariance,
                                   const LoadFreedom& freedom, const PayloadOptions& options, bool contradicted) {
  const Vector10 khalil = load.to_vector(ParameterOrder::Khalil);
  const Vector10 typed = as_typed(khalil);
  const auto j = jacobian(khalil);
  const Matrix c = j * covariance * j.transpose();
  const auto data =
      data_intervals(least_squares.to_vector(ParameterOrder::Khalil), covariance, freedom, options.confidence);
  std::vector<LoadValue> list;
  for (int k = 0; k < 10; ++k) {
    LoadValue v;
    v.name = kNames[static_cast<std::size_t>(k)];
    v.unit = k == 0 ? "kg" : (k < 4 ? "m" : "kg·m²");
    v.value = typed[k];
    v.sigma = std::sqrt(std::max(0.0, c(k, k)));
    // A truth is always possible, so cutting off what is not possible costs no coverage. The value to type is inside.
    const Interval body = possible(k, data[0].upper, options.largest_extent);
    Interval seen = data[static_cast<std::size_t>(k)];
    if (contradicted) {
      const double reach = normal_quantile(options.confidence) * v.sigma;
      seen = {std::min(seen.lower, v.value - reach), std::max(seen.upper, v.value + reach)};
    }
    v.lower = std::min(v.value, std::clamp(seen.lower, body.lower, body.upper));
    v.upper = std::max(v.value, std::clamp(seen.upper, body.lower, body.upper));
    // A third of what is known without data: wider than that, the data have added nothing worth the name. And where
    // the mass may be zero, there may be no body to have a centre.
    constexpr double kThird = 3;
    const bool open = v.sigma > open_deviation(k, load.M, options.largest_extent) / kThird;
    if (open || (k > 0 && data[0].lower <= 0)) v.standing = Origin::Prior;
    list.push_back(v);
  }
  return list;
}

// A name that does not exist is a mistake of the caller.
const LoadValue& PayloadEstimate::value(const std::string& name) const {
  for (const LoadValue& v : values) {
    if (v.name == name) return v;
  }
  throw std::invalid_argument("a load has no value '" + name + "'");
}

std::string PayloadEstimate::brief() const {
  if (values.empty()) return message;
  return fixed(load.M, 3) + " kg ± " + fixed(values[0].sigma, 3) + " at (" + fixed(1000 * values[1].value, 1) + ", " +
         fixed(1000 * values[2].value, 1) + ", " + fixed(1000 * values[3].value, 1) + ") mm in " + frame + ": " +
         message;
}

// The table of all ten, what was found wrong, and whether the load was moved to a possible body.
std::string PayloadEstimate::full() const {
  std::vector<std::vector<std::string>> rows = {
      {"load", "value", "sigma", significant(100 * confidence, 3) + " % interval", "unit", "standing"}};
  for (const LoadValue& v : values) {
    rows.push_back({v.name, significant(v.value, 5), significant(v.sigma, 2),
                    significant(v.lower, 4) + " … " + significant(v.upper, 4), v.unit,
                    v.standing == Origin::Measured ? "seen" : "inferred"});
  }
  std::string text = brief() + "\n\n" + format_table(rows);
  for (const Finding& finding : findings) text += finding.text() + "\n";
  if (changed_for_consistency)
    text += "\nThe least-squares answer was not a possible body; these are the nearest numbers that are.\n";
  return text;
}

// SI and millimetres side by side: controllers ask for either.
std::vector<std::vector<std::string>> PayloadEstimate::controller_rows() const {
  const Matrix3 about_com = load.inertia_about_com();
  const Vector3 c = load.center_of_mass();
  std::vector<std::vector<std::string>> rows = {{"mass", fixed(load.M, 4) + " kg", ""}};
  constexpr std::array<const char*, 3> kAxes = {"x", "y", "z"};
  for (int i = 0; i < 3; ++i)
    rows.push_back({std::string("centre of mass ") + kAxes[static_cast<std::size_t>(i)], fixed(c[i], 5) + " m",
                    fixed(1000 * c[i], 2) + " mm"});
  constexpr std::array<std::pair<int, int>, 6> kEntries = {{{0, 0}, {1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}}};
  for (const auto& [i, k] : kEntries) {
    const double value = about_com(i, k);
    rows.push_back({std::string("I") + kAxes[static_cast<std::size_t>(i)] + kAxes[static_cast<std::size_t>(k)],
                    fixed(value, 6) + " kg·m²", fixed(1e6 * value, 0) + " kg·mm²"});
  }
  return rows;
}

std::string PayloadEstimate::controller_text() const {
  return "frame " + frame + "\n" + format_table(controller_rows()) + "inertia about the centre of mass\n";
}

// The inertia is about the centre of mass, in the axes of the frame, as URDF has it.
std::string payload_urdf(const PayloadEstimate& payload) {
  const Matrix3 i = payload.load.inertia_about_com();
  using xml::attribute;
  return "<?xml version=\"1.0\"?>\n<robot name=\"load\">\n  <!-- fix this link to the frame " +
         escape_xml_comment(payload.frame) + " -->\n  <link name=\"load\">\n    <inertial>\n      <origin xyz=\"" +
         xml::numbers(payload.load.center_of_mass()) + "\" rpy=\"0 0 0\"/>\n      <mass" +
         attribute("value", payload.load.M) + "/>\n      <inertia" + attribute("ixx", i(0, 0)) +
         attribute("ixy", i(0, 1)) + attribute("ixz", i(0, 2)) + attribute("iyy", i(1, 1)) + attribute("iyz", i(1, 2)) +
         attribute("izz", i(2, 2)) + "/>\n    </inertial>\n  </link>\n</robot>\n";
}

}  // namespace armature
