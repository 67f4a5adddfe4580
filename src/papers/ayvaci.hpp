// Ayvacı 2022: the three loops on Gen2 and LWR4+ of the catalogue.
#pragma once

#include <array>
#include <map>
#include <memory>

#include "armature/identifiability.hpp"
#include "armature/identify.hpp"
#include "papers/study.hpp"

namespace armature::papers {

/// What the three loops gave for one arm.
struct AyvaciRun {
  Identification ours;  ///< identify() with default options
  TorqueModel model;    ///< with rotor inertia and friction
  BaseMap base;
  Vector truth;
  double seconds[3] = {0, 0, 0};  ///< of loops 1 to 3
  int lines_of_code = 0;          ///< that loop 1 generates
  bool safe = false;              ///< what the rehearsal says of the exciting motion
  Samples samples = {};           ///< exciting motion, derivatives by eq. 22
  Samples unseen = {};            ///< validation motion, treated alike
  Recording recording = {}, truth_of_recording = {};
  Vector beta = {};                 ///< eq. 24
  double recursive_difference = 0;  ///< largest, of recursive least squares from eq. 24, in deviations
};

class AyvaciLab {
 public:
  explicit AyvaciLab(const Study& study) : study_(study) {}
  [[nodiscard]] const Study& study() const { return study_; }
  const AyvaciRun& run(const std::string& robot);

 private:
  Study study_;
  std::map<std::string, AyvaciRun> runs_;
};

/// Classes of the 77 parameters in standard DH frames: alone, combined, never.
[[nodiscard]] std::vector<Visibility> dh_classes(const std::string& robot);

[[nodiscard]] ReproducedItem ayvaci_classes(const Study& study, const std::string& robot);
[[nodiscard]] ReproducedItem ayvaci_table_5(const Study& study);
[[nodiscard]] ReproducedItem ayvaci_table_10(AyvaciLab& lab, const std::string& robot);
[[nodiscard]] ReproducedItem ayvaci_table_12(AyvaciLab& lab);
[[nodiscard]] ReproducedItem ayvaci_times(AyvaciLab& lab, const std::string& table);
[[nodiscard]] ReproducedItem ayvaci_figure(AyvaciLab& lab, const std::string& robot, bool torque);

}  // namespace armature::papers
