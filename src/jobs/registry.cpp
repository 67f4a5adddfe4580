#include "jobs/registry.hpp"

#include "armature/jobs.hpp"
#include "armature/reproduce_job.hpp"

namespace armature {
namespace {

template <class T>
std::unique_ptr<Job> make() {
  return std::make_unique<T>();
}

}  // namespace

// The order of the work, which help and pages keep. Verbs that simulate need MuJoCo.
const std::vector<JobMaker>& job_makers() {
  static const std::vector<JobMaker> list = {
      make<InspectJob>,  make<DesignJob>,
#ifdef ARMATURE_WITH_SIMULATE
      make<RehearseJob>,
#endif
      make<PlayJob>,     make<CalibrateJob>, make<IdentifyJob>, make<ValidateJob>,
#ifdef ARMATURE_WITH_SIMULATE
      make<DemoJob>,
#endif
      make<PayloadJob>,  make<MonitorJob>,   make<ExportJob>,   make<CheckJob>,      make<ReproduceJob>,
      make<RepeatJob>,   make<CompareJob>,   make<MappingJob>,  make<CompletionJob>,
  };
  return list;
}

// And the verbs that only the program itself can run.
std::vector<std::unique_ptr<Job>> make_all_jobs() {
  auto jobs = make_jobs();
  jobs.push_back(std::make_unique<StudioJob>());
  return jobs;
}

}  // namespace armature
