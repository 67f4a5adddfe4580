// Everything, in the order data flows. Include single headers where compile time matters.
#pragma once

#include "armature/error.hpp"
#include "armature/fields.hpp"
#include "armature/files.hpp"
#include "armature/finding.hpp"
#include "armature/origin.hpp"
#include "armature/output.hpp"
#include "armature/parallel.hpp"
#include "armature/progress.hpp"
#include "armature/rng.hpp"
#include "armature/text.hpp"
#include "armature/torque_band.hpp"
#include "armature/types.hpp"
#include "armature/units.hpp"
//
#include "armature/catalogue.hpp"
#include "armature/chain.hpp"
#include "armature/inertia.hpp"
#include "armature/lint.hpp"
#include "armature/mapping.hpp"
#include "armature/mesh.hpp"
#include "armature/pose.hpp"
#include "armature/robot.hpp"
#include "armature/robot_file.hpp"
//
#include "armature/compare.hpp"
#include "armature/dynamics.hpp"
#include "armature/motion.hpp"
#include "armature/presliding.hpp"
#include "armature/terms.hpp"
//
#include "armature/base.hpp"
#include "armature/codegen.hpp"
#include "armature/identifiability.hpp"
//
#include "armature/trajectory.hpp"
#include "armature/trajectory_file.hpp"
//
#include "armature/certificate.hpp"
#include "armature/collision.hpp"
#include "armature/controllers.hpp"
#include "armature/delivery.hpp"
#include "armature/design.hpp"
//
#include "armature/recording.hpp"
//
#include "armature/quality.hpp"
#include "armature/samples.hpp"
#include "armature/signal.hpp"
#include "armature/smoother.hpp"
//
#include "armature/essential.hpp"
#include "armature/estimate.hpp"
#include "armature/estimator.hpp"
#include "armature/gains.hpp"
#include "armature/home.hpp"
#include "armature/information.hpp"
#include "armature/least_squares_cost.hpp"
#include "armature/maximum_likelihood.hpp"
#include "armature/motion_error.hpp"
#include "armature/near_rest.hpp"
#include "armature/online.hpp"
#include "armature/robust.hpp"
#include "armature/selection.hpp"
#include "armature/shapes.hpp"
#include "armature/statistics.hpp"
#include "armature/stories.hpp"
//
#include "armature/feasibility.hpp"
#include "armature/nonlinear.hpp"
#include "armature/physical.hpp"
//
#include "armature/export.hpp"
#include "armature/identify.hpp"
#include "armature/judgement.hpp"
#include "armature/model.hpp"
#include "armature/next_motion.hpp"
#include "armature/noise_model.hpp"
#include "armature/posterior.hpp"
#include "armature/term_choice.hpp"
#include "armature/term_kinds.hpp"
//
#include "armature/rollout.hpp"
#include "armature/validate.hpp"
//
#include "armature/payload.hpp"
//
#include "armature/observer.hpp"
//
#include "armature/report.hpp"
//
#include "armature/rehearse.hpp"
#include "armature/reimport.hpp"
//
#include "armature/papers.hpp"
//
#include "armature/arguments.hpp"
#include "armature/drawn.hpp"
#include "armature/job.hpp"
#include "armature/jobs.hpp"
#include "armature/reproduce_job.hpp"
