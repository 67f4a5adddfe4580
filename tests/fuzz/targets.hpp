// The readers of untrusted files, each as one function of bytes.
//
// A target returns whatever the bytes are. It aborts, or the sanitizers do, where a reader breaks its promise: no
// crash, no undefined behaviour, no exception, and what it accepts can be written and read again.
// tests/fault/corpus_test.cpp runs the inputs that are kept in tests/fault/corpus; libFuzzer calls the same functions
// (driver.cpp, ./dev fuzz).
#pragma once

#include <string_view>
#include <vector>

namespace armature::fuzz {

void urdf(std::string_view bytes);         ///< URDF
void xacro(std::string_view bytes);        ///< URDF with macros; nothing is included
void mjcf(std::string_view bytes);         ///< MuJoCo's robots
void sdf(std::string_view bytes);          ///< Gazebo's robots
void robot_yaml(std::string_view bytes);   ///< our robot file
void mesh(std::string_view bytes);         ///< STL, OBJ or COLLADA: the first byte chooses
void csv(std::string_view bytes);          ///< a text log, plain or gzip
void mapping(std::string_view bytes);      ///< how to read a foreign log
void npz(std::string_view bytes);          ///< NumPy archives
void npy(std::string_view bytes);          ///< arrays of an archive whose checksums are right
void mcap(std::string_view bytes);         ///< MCAP, with zstd and lz4 chunks
void cdr(std::string_view bytes);          ///< ROS messages: the first byte chooses the type
void zstd(std::string_view bytes);         ///< zstd frames
void rosbag2(std::string_view bytes);      ///< bags in sqlite3
void answer(std::string_view bytes);       ///< what a reader's child process sends back
void trajectory(std::string_view bytes);   ///< motions and designs
void design_spec(std::string_view bytes);  ///< what a design shall keep
void model(std::string_view bytes);        ///< model.json, its checksum left out
void information(std::string_view bytes);  ///< the body of information.json; the checksum is computed
void constraints(std::string_view bytes);  ///< what is known of the bodies
void job(std::string_view bytes);          ///< job.json, as a job to repeat and as the mark of a directory
void base_table(std::string_view bytes);   ///< base parameters to check
void compared(std::string_view bytes);     ///< results that are compared: the first byte chooses the file
void patched(std::string_view bytes);      ///< a URDF that gets new inertials
void boxed(std::string_view bytes);        ///< MAT and HDF5 in the reader's box
#ifdef ARMATURE_FUZZ_STUDIO
void studio_request(std::string_view bytes);  ///< what reaches the studio: the first byte chooses
#endif

struct Target {
  const char* name;
  void (*run)(std::string_view);
};

[[nodiscard]] inline std::vector<Target> targets() {
  return {{"urdf", urdf},
          {"xacro", xacro},
          {"mjcf", mjcf},
          {"sdf", sdf},
          {"robot_yaml", robot_yaml},
          {"mesh", mesh},
          {"csv", csv},
          {"mapping", mapping},
          {"npz", npz},
          {"npy", npy},
          {"mcap", mcap},
          {"cdr", cdr},
          {"zstd", zstd},
          {"rosbag2", rosbag2},
#ifndef ARMATURE_FUZZ_READERS
          {"trajectory", trajectory},
          {"model", model},
          {"design_spec", design_spec},
          {"information", information},
          {"constraints", constraints},
          {"base_table", base_table},
          {"compared", compared},
          {"patched", patched},
          {"boxed", boxed},
#ifdef ARMATURE_FUZZ_STUDIO
          {"studio", studio_request},
#endif
          {"job", job},
#endif
          {"answer", answer}};
}

}  // namespace armature::fuzz
