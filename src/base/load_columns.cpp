#include "base/load_columns.hpp"

namespace armature {
namespace {

// Column k: what the k-th load number alone is in the body's frame.
Matrix transport(const Pose& body_from_frame) {
  Matrix t(10, 10);
  for (int k = 0; k < 10; ++k) {
    const LinkInertia unit = LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil);
    t.col(k) = unit.moved_to(body_from_frame).to_vector(ParameterOrder::Khalil);
  }
  return t;
}

}  // namespace

Result<Frame> load_frame(const Robot& robot, const std::string& wanted) {
  // The frame that was asked for, the tool frame, the last body: the first that there is.
  const std::string name = wanted.empty() ? robot.tool_frame : wanted;
  if (name.empty()) return Frame{robot.bodies.back().name, static_cast<int>(robot.bodies.size()) - 1, {}};
  const auto frame = robot.find_frame(name);
  if (!frame)
    return Error{ErrorCode::NotFound, "no frame is called '" + name + "'", "payload",
                 "Name a frame or link of the robot."};
  if (frame->body < 0)
    return Error{ErrorCode::Meaning, "frame '" + name + "' is fixed to the base and does not move", "payload",
                 "Name a frame that moves."};
  return *frame;
}

Matrix load_columns(const BaseMap& base, const Frame& frame) {
  // The load's numbers about the body's origin add to that body's parameters.
  return base.projection.middleCols(10 * frame.body, 10) * transport(frame.body_from_frame);
}

}  // namespace armature
