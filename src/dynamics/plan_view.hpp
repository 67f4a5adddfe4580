// The mechanism flattened into plain numbers for the kernels.
//
// Kernels are compiled once per instruction set. They see no Eigen and no std::vector, so that no inline function of
// either is compiled with instructions the machine may lack and then picked by the linker for the whole program.
#pragma once

namespace armature {

/// MechanismBody without Eigen; see there for the meaning of the constants.
struct PlanBody {
  int parent = -1;
  int coordinate = 0;
  bool revolute = true;
  bool turns_about_z = false;     ///< revolute with axis = (0, 0, 1) exactly: and multiplier 1
  bool at_parent_origin = false;  ///< revolute with origin = 0 exactly
  /// turns_about_z, and its frame at x = 0 is the parent's turned by right angles exactly: the frame's axis k is plus
  /// or minus the parent's axis from[k].
  bool right_angled = false;
  int from[3] = {0, 1, 2};
  bool lever_along_axis = false;  ///< right_angled with origin = lever · (0, 0, 1) in its own frame exactly
  double lever = 0;
  double multiplier = 1;
  double offset = 0;
  double still[3][3] = {}, sine[3][3] = {}, cosine[3][3] = {};
  double origin[3] = {};
  double slide[3] = {};
  double axis[3] = {};
  int first_pair = 0;  ///< its (joint, body) pairs are first_pair … first_pair + pair_count − 1
  int pair_count = 0;
  int own_pair = 0;  ///< the one of its own joint
  /// right_angled: the pair of the parent's joint, where that one turns about its z and is at right angles to the
  /// body's axis; −1: none.
  int near_pair = -1;
  bool leaf = true;  ///< no body hangs on it
};

/// One joint that moves one body: ten columns of the regressor.
struct PlanPair {
  int coordinate = 0;
  int parent = -1;   ///< the same joint's pair of the parent body; −1 where the joint does not move the parent
  bool own = false;  ///< the body's own joint follows this coordinate
  int column = 0;    ///< first of the ten columns of Regressor::values
};

/// What a kernel reads.
struct PlanView {
  const PlanBody* bodies = nullptr;
  const PlanPair* pairs = nullptr;
  int body_count = 0;
  int pair_count = 0;
  int coordinates = 0;
  int columns = 0;  ///< of Regressor::values, terms included
  double base_acceleration[3] = {};
};

}  // namespace armature
