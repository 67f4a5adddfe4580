// Every build of Pinocchio that bench/peers/pinocchio.cmake made, and robots in them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "armature/robot.hpp"
#include "peers/pinocchio.hpp"

namespace armature::bench {

/// One compiler's build.
class PinocchioBuild {
 public:
  using Make = PinocchioArm* (*)(const PlainBody*, int, const double*);
  PinocchioBuild(std::string called, Make maker) : name_(std::move(called)), make_(maker) {}

  [[nodiscard]] const std::string& name() const { return name_; }
  /// Every body needs an inertia; mimic joints are not known there.
  [[nodiscard]] std::unique_ptr<PinocchioArm> make(const Robot& robot) const;

 private:
  std::string name_;
  Make make_;
};

/// Empty where Pinocchio was not found; the first call then says so on stdout.
[[nodiscard]] const std::vector<PinocchioBuild>& pinocchio_builds();

}  // namespace armature::bench
