// From a motion and a recording to a model: design, rehearse on the virtual robot, prepare, identify.
//
//   beta = argmin Σ ‖Y_b beta − tau‖² / sigma²,  then pi with every link's pseudo-inertia positive definite
#include <iostream>

#include "armature/design.hpp"
#include "armature/identify.hpp"
#include "armature/rehearse.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"

int main() {
  using namespace armature;  // an example may
  const Robot robot = load_robot("planar2r").value();

  DesignSpec spec;
  spec.budget_s = 2;
  const Design design = design_motion(robot, spec).value();
  std::cout << design.brief() << '\n';

  FourierSeries motion = design.series;
  motion.periods = 4;
  const Rehearsal rehearsal = rehearse(robot, motion).value();
  std::cout << rehearsal.brief() << '\n';

  const Samples samples = prepare(rehearsal.recording, robot).value();
  const Identification found = identify(robot, {samples}).value();
  std::cout << found.estimate.full() << found.physical->brief() << '\n';
  return found.estimate.usable() ? 0 : 1;
}
