// Collisions of a virtual iiwa 14 in MuJoCo, seen by three detectors.
//
// The robot that moves is the catalogue's with every inertia, mass and friction changed at random (±10 %, ±30 %): the
// catalogue's own numbers are then "nominal", and the identified ones come from a noisy recording of the changed robot.
#pragma once

#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "armature/estimate.hpp"
#include "armature/observer.hpp"
#include "armature/papers.hpp"
#include "armature/robot_file.hpp"
#include "model/residual_spread.hpp"
#include "simulate/plant.hpp"
#include "support/loaded_arm.hpp"

namespace armature::testing {

/// Xu 2020 Table 8, first column [N·m].
inline const Vector kCollisionNoise = load_paper("xu2020").value().item("Table 8").numbers("base 1").head(7);
constexpr double kCollisionRate = 500, kCollisionStep = 1e-3;
constexpr double kCollisionSettle = 0.4;  ///< [s]: the arm starts at rest and catches up with its path; no log yet

/// One run: what was logged, and what touched the arm.
struct CollisionRun {
  Samples samples;
  double force = 0;   ///< [N]; 0: nothing touched it
  int body = -1;      ///< that was touched
  double onset = -1;  ///< [s], in samples.time
  bool touched_itself = false;
};

struct CollisionArm {
  Robot nominal = load_robot("iiwa14").value();
  Robot truth = nominal;
  TorqueModel model, true_model;
  BaseMap base;
  Vector true_pi;
  Matrix root;                 ///< of the covariance of an identification
  IdentifiedModel identified;  ///< with the true base parameters: draw() adds the error
  IdentifiedModel catalogue;   ///< the nominal parameters, taken for exact
  TorqueModel rigid;           ///< what the controller computes with
  Vector rigid_pi;

  explicit CollisionArm(std::uint64_t seed)
      : truth(changed(nominal, seed)),
        model(nominal, {viscous_friction(nominal), coulomb_friction(nominal), rotor_inertia(nominal)}),
        true_model(truth, {viscous_friction(truth), coulomb_friction(truth), rotor_inertia(truth)}),
        base(compute_base(model)),
        true_pi(true_model.nominal()),
        rigid(nominal, {rotor_inertia(nominal)}) {
    Rng rng(seed);
    const Motion learned = fourier(rng, 7, 10, 50);
    const Samples s = samples_of(true_model, true_pi, learned, 50, kCollisionNoise, rng);
    const Estimate e = estimate(accumulate(model, base, s).value());
    identified = exact_model(model, true_pi);
    identified.physical.reset();
    identified.noise = identified.residual = kCollisionNoise;
    identified.base_covariance = e.covariance;
    catalogue = exact_model(model, model.nominal());
    catalogue.physical.reset();
    catalogue.noise = catalogue.residual = kCollisionNoise;
    root = e.covariance.llt().matrixL();
    rigid_pi = rigid.nominal();
  }

  static Robot changed(Robot robot, std::uint64_t seed) {
    Rng rng(seed + 1000);
    for (Body& body : robot.bodies) {
      // The same mass density, heavier or lighter: any factor is possible. And the centre a centimetre off.
      const LinkInertia& i = *body.inertia;
      const double heavier = rng.uniform(0.9, 1.1);
      const Vector3 shift(rng.uniform(-0.01, 0.01), rng.uniform(-0.01, 0.01), rng.uniform(-0.01, 0.01));
      body.inertia =
          LinkInertia::from_center_of_mass(heavier * i.M, i.center_of_mass() + shift, heavier * i.inertia_about_com());
      if (body.joint.nominal) {
        body.joint.nominal->viscous *= rng.uniform(0.7, 1.3);
        body.joint.nominal->coulomb *= rng.uniform(0.7, 1.3);
      }
    }
    return robot;
  }

  /// A model as wrong as its covariance says.
  [[nodiscard]] IdentifiedModel draw(Rng& rng) const {
    IdentifiedModel out = identified;
    out.base += root * rng.normal_vector(root.cols());
    return out;
  }

  [[nodiscard]] Plant plant() const {
    PlantOptions options;
    options.step_s = kCollisionStep;
    for (const Body& body : truth.bodies) {
      PlantFriction f;
      f.viscous = body.joint.nominal->viscous, f.coulomb = body.joint.nominal->coulomb;
      // As steep as the integrator can follow.
      f.velocity = 5e-3;
      options.friction.push_back(f);
    }
    return Plant::make(truth, options).value();
  }

  /// `seconds` of a random motion under a controller that knows the nominal model. With `force` above 0, something
  /// pushes a random body at a random place of its surface from a random time on.
  [[nodiscard]] CollisionRun run(Plant& plant, Rng& rng, double seconds, double force) const {
    const auto settle = static_cast<Eigen::Index>(std::llround(kCollisionSettle / kCollisionStep));
    const auto steps = static_cast<Eigen::Index>(std::llround(seconds / kCollisionStep));
    const auto every = static_cast<Eigen::Index>(std::llround(1 / (kCollisionRate * kCollisionStep)));
    const Vector time = Vector::LinSpaced(settle + steps, 0, static_cast<double>(settle + steps - 1)) * kCollisionStep;
    const Motion wanted = FourierMotion(rng, 7, 5, 10, 0.6).at(time);
    const Matrix friction =
        inverse_dynamics(model, model.nominal(), wanted) - inverse_dynamics(rigid, rigid_pi, wanted);
    CollisionRun out;
    out.force = force;
    Frame contact;
    Vector3 push = Vector3::Zero();
    Eigen::Index begin = settle + steps;
    if (force > 0) {
      out.body = rng.index(7);
      begin = settle + static_cast<Eigen::Index>(rng.uniform(0.2, 0.5) * static_cast<double>(steps));
      contact = surface_point(rng, out.body);
      push = force * rng.direction();
    }
    Samples& s = out.samples;
    s.joints = nominal.joint_names(), s.rate = kCollisionRate;
    s.time = Vector(steps / every), s.motion = Motion(steps / every, 7), s.tau = Matrix(steps / every, 7);
    plant.reset(wanted.q.row(0).transpose());
    const double w = 2 * M_PI * 8;
    for (Eigen::Index k = 0; k < settle + steps; ++k) {
      const Vector q = plant.q(), v = plant.v();
      // Computed torque with the nominal model; friction at the wanted velocity.
      const Eigen::RowVectorXd push_back =
          w * w * (wanted.q.row(k) - q.transpose()) + 2 * w * (wanted.v.row(k) - v.transpose());
      const Motion now(q.transpose(), v.transpose(), wanted.a.row(k) + push_back);
      const Vector tau = inverse_dynamics(rigid, rigid_pi, now).transpose() + friction.row(k).transpose();
      Vector felt = tau;
      if (k >= begin) felt += frame_jacobian(model, contact, q).topRows(3).transpose() * push;
      plant.apply(felt);
      if (k >= settle && (k - settle) % every == 0) {
        const Eigen::Index row = (k - settle) / every;
        s.time[row] = time[k], s.motion.q.row(row) = q, s.motion.v.row(row) = v, s.motion.a.row(row) = plant.a();
        s.tau.row(row) = tau;
        out.touched_itself = out.touched_itself || !plant.contacts().empty();
      }
      plant.advance();
    }
    for (Eigen::Index j = 0; j < 7; ++j) s.tau.col(j) += kCollisionNoise[j] * rng.normal_vector(s.tau.rows());
    if (force > 0) out.onset = time[begin];
    return out;
  }

  [[nodiscard]] Frame surface_point(Rng& rng, int body) const {
    const auto& capsules = nominal.bodies[static_cast<std::size_t>(body)].capsules;
    Vector3 at = rng.uniform(0.05, 0.08) * rng.direction();
    if (!capsules.empty()) {
      const Capsule& c = capsules[static_cast<std::size_t>(rng.index(static_cast<int>(capsules.size())))];
      at = c.from + rng.uniform(0, 1) * (c.to - c.from) + c.radius * rng.direction();
    }
    return {"contact", body, Pose{Matrix3::Identity(), at}};
  }
};

/// How far over its line a residual is at every sample: alarm where score > level.
struct Scores {
  Vector time, score;
};

/// The observer's residual alone, without the cost of thresholds.
inline Matrix observer_residual(const IdentifiedModel& model, const Samples& s) {
  const Predictor predictor(model, ParameterSet::Base);
  Observer observer(predictor);
  Matrix out(s.size(), s.tau.cols());
  for (Eigen::Index k = 0; k < s.size(); ++k)
    out.row(k) =
        observer.step(1 / s.rate, s.motion.position(k), s.motion.velocity(k), s.tau.row(k).transpose()).transpose();
  return out;
}

/// Ours: (|r_j| − standstill_j) / deviation_j, the largest over the joints; a level is a number of deviations.
inline Scores uncertainty_scores(const IdentifiedModel& model, const Samples& samples, const Matrix& residual,
                                 std::vector<ResidualProcess>* processes = nullptr) {
  const ResidualSpread spread = residual_spread(model, samples, {.set = ParameterSet::Base});
  if (processes) *processes = spread.processes;
  return {samples.time, spread.scores(residual)};
}

/// Constant thresholds: |r_j| / threshold_j; level 1 is the threshold.
inline Scores constant_scores(const Matrix& residual, const Vector& time, const Vector& threshold) {
  return {time, (residual.cwiseAbs().array().rowwise() / threshold.transpose().array()).rowwise().maxCoeff()};
}

/// Excursions above the level, as the monitor counts them.
inline int alarms(const Scores& s, double level) {
  return static_cast<int>(find_excursions(s.score, s.time, {0}, level, level, kEventHold).size());
}

/// Seconds from the onset to the first sample above the level; −1: none.
inline double delay_of(const Scores& s, double onset, double level) {
  for (Eigen::Index k = 0; k < s.score.size(); ++k) {
    if (s.time[k] >= onset && s.score[k] > level) return s.time[k] - onset;
  }
  return -1;
}

}  // namespace armature::testing
