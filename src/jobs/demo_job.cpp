// armature demo: all of it on an embedded robot, from nothing to a report.
#include "armature/jobs.hpp"

#ifdef ARMATURE_WITH_SIMULATE
#include "jobs/demo_story.hpp"
#endif

namespace armature {

void DemoJob::declare(FieldVisitor& visitor) {
  visitor.visit({.name = "robot", .help = "catalogue name or robot file with inertias", .input = true}, robot.robot);
  declare_part(visitor, robot);
  visitor.visit({.name = "seed", .help = "of the data sheet's errors, the search and the noise"}, seed);
  visitor.visit({.name = "quick", .help = "a shorter search and one validation motion"}, quick);
}

#ifdef ARMATURE_WITH_SIMULATE
Result<Outcome> DemoJob::run(const Progress& progress) { return tell_story(*this, progress); }
#else
// Without MuJoCo there is no virtual robot.
Result<Outcome> DemoJob::run(const Progress&) {
  return Error{ErrorCode::Unsupported, "this program was built without MuJoCo", "armature demo",
               "Build it with ARMATURE_WITH_MUJOCO=ON."};
}
#endif

}  // namespace armature
