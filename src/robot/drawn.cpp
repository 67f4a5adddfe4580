#include "armature/drawn.hpp"

#include <tinyxml2.h>

#include <cmath>
#include <map>
#include <set>

#include "armature/files.hpp"
#include "robot/mesh_finder.hpp"
#include "robot/reading.hpp"
#include "robot/robot_text.hpp"

namespace armature {
namespace {

using Xml = tinyxml2::XMLElement;

// Finest and coarsest cells of the grid [m]; each step is half as coarse again.
constexpr double kFinest = 0.5e-3, kCoarsest = 0.2, kStep = 1.5;

// Three numbers of an optional attribute.
Vector3 triple(const char* text, const char* what, const Vector3& otherwise) {
  return text == nullptr ? otherwise : reading::three_numbers(text, what, "m", "visual");
}

// link_from_visual: <origin xyz rpy>, identity where it is missing.
Pose origin_of(const Xml& visual) {
  Pose out;
  if (const Xml* o = visual.FirstChildElement("origin")) {
    out.translation = triple(o->Attribute("xyz"), "xyz", Vector3::Zero());
    out.rotation = reading::exact_rotation_from_rpy(triple(o->Attribute("rpy"), "rpy", Vector3::Zero()));
  }
  return out;
}

// Triangles of the mesh of one <visual>, in the body's frame; none where there is no mesh, or none that can be read.
Mesh mesh_of(const Xml& visual, const Pose& body_from_link, const std::filesystem::path& file) {
  const Xml* geometry = visual.FirstChildElement("geometry");
  // Boxes, cylinders and spheres are not drawn here: only meshes have a file.
  const Xml* named = geometry == nullptr ? nullptr : geometry->FirstChildElement("mesh");
  if (named == nullptr || named->Attribute("filename") == nullptr) return {};
  const Vector3 scale = triple(named->Attribute("scale"), "scale", Vector3::Ones());
  auto mesh = reading::read_named_mesh(named->Attribute("filename"), scale, file, MeshRoots{});
  // A mesh that cannot be found or read is left out of the picture.
  if (!mesh) return {};
  // Corners from the mesh's frame to the body's.
  const Pose place = body_from_link * origin_of(visual);
  for (auto& triangle : *mesh)
    for (Vector3& point : triangle) point = place * point;
  return *std::move(mesh);
}

// All visual meshes of the links, by body.
std::map<int, Mesh> meshes_by_body(const Xml& robot_element, const Robot& robot, const std::filesystem::path& file) {
  std::map<int, Mesh> out;
  for (const Xml* link = robot_element.FirstChildElement("link"); link; link = link->NextSiblingElement("link")) {
    const char* name = link->Attribute("name");
    if (name == nullptr) continue;
    // The body that the link was lumped into; −2 marks a link that the robot does not have.
    const auto frame =
        robot.base_name == name ? Frame{name, -1, {}} : robot.find_frame(name).value_or(Frame{"", -2, {}});
    if (frame.body < -1) continue;
    // All visuals of the link are joined with those of the same body.
    for (const Xml* v = link->FirstChildElement("visual"); v; v = v->NextSiblingElement("visual")) {
      const Mesh one = mesh_of(*v, frame.body_from_frame, file);
      out[frame.body].insert(out[frame.body].end(), one.begin(), one.end());
    }
  }
  return out;
}

}  // namespace

// Clusters vertices by the cells of a grid; each occupied cell becomes one point.
DrawnSurface thinned(const Mesh& mesh, double cell) {
  using Cell = std::array<std::int64_t, 3>;
  struct Corner {
    Vector3 sum = Vector3::Zero();
    int count = 0, index = 0;
  };
  // Occupied cells: the sum of their points, and the index of the point that replaces them.
  std::map<Cell, Corner> cells;
  const auto cell_of = [&](const Vector3& p) {
    Cell at{};
    for (int k = 0; k < 3; ++k) at[static_cast<std::size_t>(k)] = std::llround(p[k] / cell);
    return at;
  };
  DrawnSurface out;
  std::set<std::array<int, 3>> seen;
  for (const auto& triangle : mesh) {
    std::array<int, 3> corners{};
    // Each corner joins its cell; the cell's number replaces the corner.
    for (std::size_t k = 0; k < 3; ++k) {
      const auto [at, fresh] = cells.try_emplace(cell_of(triangle[k]));
      if (fresh) at->second.index = static_cast<int>(cells.size()) - 1;
      at->second.sum += triangle[k], ++at->second.count;
      corners[k] = at->second.index;
    }
    // Two corners in one cell: the triangle has shrunk to a line or a point.
    if (corners[0] == corners[1] || corners[1] == corners[2] || corners[0] == corners[2]) continue;
    // Turn the corners until the smallest number is first, so that a repeated triangle is recognised.
    while (corners[0] > corners[1] || corners[0] > corners[2]) corners = {corners[1], corners[2], corners[0]};
    if (seen.insert(corners).second) out.triangles.push_back(corners);
  }
  // The replacing point is the mean of all corners in the cell.
  out.points.resize(cells.size());
  for (const auto& [at, corner] : cells) out.points[static_cast<std::size_t>(corner.index)] = corner.sum / corner.count;
  return out;
}

std::vector<DrawnSurface> drawn_surfaces(const std::string& path, const Robot& robot, std::size_t most_triangles) {
  // Only URDF and xacro have visuals here; the text is expanded.
  const auto text = reading::urdf_text(path);
  tinyxml2::XMLDocument document;
  if (!text || document.Parse(text->text.data(), text->text.size()) != tinyxml2::XML_SUCCESS) return {};
  std::map<int, Mesh> meshes;
  // A number that cannot be read leaves the picture empty, it does not refuse the robot.
  try {
    meshes = meshes_by_body(*document.RootElement(), robot, text->path);
  } catch (const reading::Refusal&) {
    return {};
  }
  // Coarsen the grid until all bodies together have few enough triangles.
  for (double cell = kFinest; cell < kCoarsest; cell *= kStep) {
    std::vector<DrawnSurface> out;
    std::size_t count = 0;
    for (const auto& [body, mesh] : meshes) {
      DrawnSurface one = thinned(mesh, cell);
      if (one.triangles.empty()) continue;
      one.body = body;
      count += one.triangles.size();
      out.push_back(std::move(one));
    }
    if (count <= most_triangles) return out;
  }
  // Even the coarsest grid has too many triangles.
  return {};
}

}  // namespace armature
