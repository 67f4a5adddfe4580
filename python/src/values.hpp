// The library's values as Python holds them: never changed after they were made, so threads may share them.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/dynamics.hpp"
#include "armature/information.hpp"
#include "armature/model.hpp"
#include "armature/recording.hpp"
#include "armature/samples.hpp"

namespace armature::python {

/// Robot and terms ready to compute, with the parameters that are known beforehand.
struct Compiled {
  TorqueModel model;
  Vector nominal;
  bool known;  ///< every body has a nominal inertia
};

/// Where a value was read, so that a job can be given the file itself while it still says the same.
struct Source {
  std::string path;      ///< a catalogue name or a file; empty: made in memory
  std::string checksum;  ///< of the file; empty for a catalogue name
};

// armature.Robot: the robot, where it came from, and its compiled forms.
class PyRobot {
 public:
  explicit PyRobot(Robot robot, Source source = {}) : robot_(std::move(robot)), source_(std::move(source)) {}
  [[nodiscard]] const Robot& robot() const { return robot_; }
  [[nodiscard]] const Source& source() const { return source_; }
  [[nodiscard]] int joints() const { return robot_.joint_count(); }
  /// Compiled once per list of terms. Needs the GIL where terms are refused.
  [[nodiscard]] std::shared_ptr<const Compiled> compiled(const std::vector<std::string>& terms) const;

 private:
  // Shared by copies of the value; filled on demand, by any thread.
  struct Cache {
    std::mutex mutex;
    std::map<std::vector<std::string>, std::shared_ptr<const Compiled>> of_terms;
  };
  Robot robot_;
  Source source_;
  std::shared_ptr<Cache> cache_ = std::make_shared<Cache>();
};

// armature.Recording.
struct PyRecording {
  Recording recording;
  Source source = {};
};

/// A base map with the names its formulas are written in.
struct PyBase {
  TorqueModel model;
  BaseMap map;
};

// armature.Information.
struct PyInformation {
  Information information;
};

// armature.Model: the identified model, where it came from, and its predictors.
class PyModel {
 public:
  explicit PyModel(IdentifiedModel model, Source source = {}) : model_(std::move(model)), source_(std::move(source)) {}
  [[nodiscard]] const IdentifiedModel& model() const { return model_; }
  [[nodiscard]] const Source& source() const { return source_; }
  [[nodiscard]] int joints() const { return model_.robot.joint_count(); }
  /// Ready to compute with one set; empty: the best there is. ValueError where the model has no such set.
  [[nodiscard]] const Predictor& predictor(const std::string& set) const;

 private:
  // As in PyRobot, one predictor per parameter set.
  struct Cache {
    std::mutex mutex;
    std::map<ParameterSet, std::unique_ptr<const Predictor>> of_set;
  };
  IdentifiedModel model_;
  Source source_;
  std::shared_ptr<Cache> cache_ = std::make_shared<Cache>();
};

/// SHA-256 of a file, empty where it cannot be read.
[[nodiscard]] std::string file_checksum(const std::string& path);

}  // namespace armature::python
