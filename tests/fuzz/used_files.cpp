// Files that a verb takes apart in its own way: results that are compared, tables that are checked, a URDF whose
// inertials are replaced, and what only other people's libraries can read.
#include <array>
#include <filesystem>

#include "armature/base.hpp"
#include "armature/export.hpp"
#include "armature/jobs.hpp"
#include "armature/recording.hpp"
#include "armature/robot_file.hpp"
#include "fuzz/memory_file.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"
#include "jobs/base_table.hpp"
#include "jobs/difference.hpp"

namespace armature::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kJob =
    R"({"format":"armature job","format_version":1,"verb":"inspect","version":"1","command":"armature inspect planar2r",)"
    R"("job":{"robot":"planar2r"},"inputs":[],"verdict":{"level":"good","text":"","reasons":[]},"findings":[]})";

}  // namespace

// A table of base parameters for `armature check`; the robot is the same each time.
void base_table(std::string_view bytes) {
  static const BaseMap base = [] {
    const Robot robot = load_robot("planar2r").value();
    return compute_base(TorqueModel(robot, make_terms(robot, CheckJob().terms).value()));
  }();
  const auto read = read_base_table(std::string(bytes), "base.csv", base);
  if (!accepted(read)) return;
  promise(read->beta.allFinite(), "a base parameter that is not finite");
  promise(read->metric.size() == 0 || read->metric.allFinite(), "a weight that is not finite");
}

// Results in a directory, compared with those of another; the first byte chooses the file. And the words of `repeat`.
void compared(std::string_view bytes) {
  if (bytes.empty()) return;
  constexpr std::array<const char*, 4> kFiles = {"design.json", "validation.json", "payload.json", "job.json"};
  const std::string chosen = kFiles[static_cast<unsigned char>(bytes[0]) % kFiles.size()];
  bytes.remove_prefix(1);
  CompareJob job;
  for (const char* name : {"one", "two"}) {
    const fs::path folder = memory_file("folder", "").parent_path() / name;
    fs::create_directories(folder);
    for (const char* file : kFiles) fs::remove(folder / file);
    memory_file(std::string(name) + "/job.json", kJob);
    memory_file(std::string(name) + "/" + chosen, bytes);
    job.directories.push_back(folder.string());
  }
  (void)accepted(job.run({}));
  (void)content_differences(bytes, kJob);
}

// Every other byte of a URDF stays when its inertials are replaced, and it is read as the robot that was put in.
void patched(std::string_view bytes) {
  const auto read = read_urdf(bytes, "fuzz.urdf");
  if (!accepted(read)) return;
  Robot robot = read->robot;
  if (!robot.inertias()) return;
  const auto text = patch_urdf(std::string(bytes), "fuzz.urdf", robot);
  if (!accepted(text)) return;
  const auto again = parse_urdf(*text, "patched.urdf");
  promise(again.has_value(), "the URDF we patched is refused: " + (again ? "" : again.error().text()));
  promise(again->joint_names() == robot.joint_names(), "joints change their names in a patched URDF");
}

// MAT and HDF5 files in the reader's box: whatever happens to it, this process goes on. The first byte chooses.
void boxed(std::string_view bytes) {
  if (bytes.empty()) return;
  const char* name = static_cast<unsigned char>(bytes[0]) % 2 == 0 ? "log.mat" : "log.h5";
  ReadOptions options;
  options.compute_checksum = false;
  const auto read = read_recording(memory_file(name, bytes.substr(1)), {}, options);
  if (accepted(read)) promise(!read->problem(), "a recording whose shapes differ");
}

}  // namespace armature::fuzz
