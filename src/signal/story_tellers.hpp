// How each kind of story is told: what it changes, and its numbers at their best.
#pragma once

#include <string>
#include <vector>

#include "signal/story_fit.hpp"

namespace armature::signal {

/// A story with the fit behind it.
struct Telling {
  Story story;
  TellingFit fit;
  int numbers = 0;          ///< that were estimated
  double alternatives = 1;  ///< how many of its kind were tried
  Matrix covariance = {};   ///< of its numbers, if every window were worth one independent value
};

/// What all tellings share.
struct Scene {
  const Robot& robot;
  const StoryOptions& options;
  Witness witness;
  TorqueModel model;
  NominalBelief belief;
  TellingFit own;  ///< the recording's own word
};
[[nodiscard]] Scene make_scene(const Samples& samples, const Robot& robot, const StoryOptions& options,
                               Eigen::Index windows);

/// The fit under a change, with its own noise.
[[nodiscard]] TellingFit tell(const Scene& scene, const StoryChange& change);

/// Exchanged joints, signs, degrees, gravity removed, zeros off by right angles, gravity along another axis: as they
/// are, without a search.
[[nodiscard]] std::vector<Telling> readings(const Scene& scene);

/// A joint's gain or zero, or gravity's direction, by Gauss–Newton from the telling's present change.
void refine_gain(const Scene& scene, int joint, Telling& telling);
void refine_zero(const Scene& scene, int joint, Telling& telling);
void refine_mounting(const Scene& scene, Telling& telling);

/// Columns d tau / d number at the recording as it is: gains of all joints, then their zeros, then two turns of
/// gravity.
[[nodiscard]] FurtherColumns all_columns(const Scene& scene);

/// The log against the robot file: another last body, or one scale for all torques, the likelier first; gains already
/// set. Nothing where the robot file has no bodies.
[[nodiscard]] std::vector<Telling> tell_against_file(const Scene& scene, const Vector& memory);

/// Name, words and advice from the numbers.
void put_into_words(const Scene& scene, const Vector& memory, Telling& telling);

}  // namespace armature::signal
