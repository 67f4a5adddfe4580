// armature studio: its options. The program overrides run() (apps/studio/studio_job.cpp).
#include "armature/jobs.hpp"

namespace armature {

void StudioJob::declare(FieldVisitor& visitor) {
  visitor.visit({.name = "FOLDER", .help = "where the robot's files and results are", .positional = true}, folder);
  visitor.visit({.name = "listen",
                 .help = "address of this machine to listen on; any but 127.0.0.1 opens the studio to a network, "
                         "unencrypted"},
                listen);
  visitor.visit({.name = "port", .help = "to listen on; 0: a free one", .least = 0, .most = 65535}, port);
  visitor.visit({.name = "no-browser", .help = "print the address only"}, no_browser);
}

// For a build of the library alone, which has no web server.
Result<Outcome> StudioJob::run(const Progress& /*progress*/) {
  return Error{ErrorCode::Unsupported, "this build has no studio", "armature studio",
               "Build the command line with libboost-dev installed."};
}

}  // namespace armature
