// Triangles from STL, OBJ and COLLADA.
#include <tinyxml2.h>

#include <Eigen/Geometry>
#include <charconv>
#include <cmath>
#include <cstring>
#include <map>

#include "armature/mesh.hpp"
#include "armature/text.hpp"
#include "armature/units.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

// More triangles than any collision mesh needs; a file that claims more is damaged.
constexpr std::size_t kMostTriangles = 4000000;

Error damaged(const std::string& message, const std::string& file) {
  return {ErrorCode::Syntax, message, file, "Export the mesh again, or give a cylinder, sphere or box instead."};
}

// No coordinate is infinite or not a number.
bool finite(const Mesh& mesh) {
  for (const auto& triangle : mesh)
    for (const Vector3& point : triangle)
      if (!point.allFinite()) return false;
  return true;
}

// The next word of a text, separated by white space.
std::string_view next_word(std::string_view& text) {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return text = {};
  const auto end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
  const std::string_view word = text.substr(begin, end - begin);
  text.remove_prefix(end);
  return word;
}

// A leading '+' is a number in STL and OBJ, but not to from_chars.
bool read_number(std::string_view word, double& value) {
  if (!word.empty() && word.front() == '+') word.remove_prefix(1);
  return !word.empty() && std::from_chars(word.data(), word.data() + word.size(), value).ec == std::errc();
}

bool read_vector(std::string_view& text, Vector3& out) {
  return read_number(next_word(text), out[0]) && read_number(next_word(text), out[1]) &&
         read_number(next_word(text), out[2]);
}

// 80 bytes of header, a count, and 50 bytes per triangle: normal, three corners, two bytes of attributes.
Result<Mesh> binary_stl(std::string_view bytes, const std::string& file) {
  std::uint32_t count = 0;
  std::memcpy(&count, bytes.data() + 80, 4);
  if (count > kMostTriangles || bytes.size() < 84 + 50 * std::size_t{count})
    return damaged("the STL file claims " + std::to_string(count) + " triangles and has " +
                       std::to_string(bytes.size()) + " bytes",
                   file);
  // Skip each normal (12 bytes); the corners are nine floats.
  Mesh mesh(count);
  for (std::size_t i = 0; i < count; ++i) {
    std::array<float, 9> corner{};
    std::memcpy(corner.data(), bytes.data() + 84 + 50 * i + 12, sizeof(corner));
    for (std::size_t k = 0; k < 3; ++k) mesh[i][k] = Vector3(corner[3 * k], corner[3 * k + 1], corner[3 * k + 2]);
  }
  return mesh;
}

// Every "vertex x y z" counts; facets, loops and normals are skipped.
Result<Mesh> text_stl(std::string_view text, const std::string& file) {
  Mesh mesh;
  std::size_t corners = 0;
  while (true) {
    const std::string_view word = next_word(text);
    if (word.empty()) break;
    if (word != "vertex") continue;
    // Three vertices in a row make a triangle.
    if (corners % 3 == 0) mesh.emplace_back();
    if (mesh.size() > kMostTriangles || !read_vector(text, mesh.back()[corners % 3]))
      return damaged("vertex " + std::to_string(corners + 1) + " is not three numbers", file);
    ++corners;
  }
  if (corners % 3 != 0) return damaged("the last facet has no third vertex", file);
  return mesh;
}

Result<Mesh> parse_stl(std::string_view bytes, const std::string& file) {
  std::uint32_t count = 0;
  if (bytes.size() >= 84) std::memcpy(&count, bytes.data() + 80, 4);
  // Some binary files begin with the word "solid" too: the size decides.
  const bool fits = bytes.size() >= 84 && bytes.size() == 84 + 50 * std::size_t{count};
  if (!fits && bytes.substr(0, 5) == "solid") return text_stl(bytes, file);
  if (bytes.size() < 84) return damaged("the STL file ends within its header", file);
  return binary_stl(bytes, file);
}

// Vertices and faces; faces of more than three corners are fans. Negative indices count from the last vertex.
Result<Mesh> parse_obj(std::string_view text, const std::string& file) {
  std::vector<Vector3> points;
  Mesh mesh;
  int number = 0;
  while (!text.empty()) {
    ++number;
    // One line at a time, so that a message can name it.
    const auto end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string_view kind = next_word(line);
    const auto bad = [&](const std::string& what) { return damaged(what, file + ":" + std::to_string(number)); };
    // A point: "v x y z".
    if (kind == "v") {
      points.emplace_back();
      if (!read_vector(line, points.back())) return bad("a vertex is not three numbers");
    }
    if (kind != "f") continue;
    // A face: "v", "v/vt", "v//vn" or "v/vt/vn"; only the vertex counts.
    std::vector<Vector3> face;
    for (std::string_view word = next_word(line); !word.empty(); word = next_word(line)) {
      double index = 0;
      if (!read_number(word.substr(0, word.find('/')), index)) return bad("a face names no vertex");
      // From 1 counted from the first vertex, below 0 from the last.
      const double at = index < 0 ? static_cast<double>(points.size()) + index : index - 1;
      if (!(at >= 0) || !(at < static_cast<double>(points.size())))
        return bad("a face names a vertex that is not there");
      face.push_back(points[static_cast<std::size_t>(at)]);
    }
    for (std::size_t k = 2; k < face.size(); ++k) mesh.push_back({face[0], face[k - 1], face[k]});
    if (mesh.size() > kMostTriangles) return bad("too many faces");
  }
  return mesh;
}

// ---- COLLADA ----

using Xml = tinyxml2::XMLElement;
using Transform = Eigen::Affine3d;

// All numbers of an element's text; none where one of them cannot be read.
std::vector<double> numbers_of(const Xml& element) {
  std::vector<double> out;
  std::string_view text = element.GetText() ? element.GetText() : "";
  for (std::string_view word = next_word(text); !word.empty(); word = next_word(text)) {
    double value = 0;
    if (!read_number(word, value)) return {};
    out.push_back(value);
  }
  return out;
}

std::string attribute(const Xml& element, const char* name) {
  const char* value = element.Attribute(name);
  return value ? value : "";
}

// "#name" as "name".
std::string reference(const Xml& element, const char* name) {
  const std::string text = attribute(element, name);
  return text.empty() || text[0] != '#' ? text : text.substr(1);
}

// The positions of a geometry: the source its <vertices> names for POSITION.
std::vector<Vector3> positions_of(const Xml& geometry) {
  std::vector<Vector3> out;
  const Xml* mesh = geometry.FirstChildElement("mesh");
  if (!mesh) return out;
  for (const Xml* v = mesh->FirstChildElement("vertices"); v; v = v->NextSiblingElement("vertices")) {
    for (const Xml* i = v->FirstChildElement("input"); i; i = i->NextSiblingElement("input")) {
      if (attribute(*i, "semantic") != "POSITION") continue;
      // The named source: its array holds x y z of one point after another.
      for (const Xml* s = mesh->FirstChildElement("source"); s; s = s->NextSiblingElement("source")) {
        const Xml* array = s->FirstChildElement("float_array");
        if (attribute(*s, "id") != reference(*i, "source") || !array) continue;
        const std::vector<double> values = numbers_of(*array);
        for (std::size_t k = 0; k + 2 < values.size(); k += 3)
          out.emplace_back(values[k], values[k + 1], values[k + 2]);
      }
    }
  }
  return out;
}

/// Points of a geometry and the corners of its triangles; no corners where a part of it is not understood.
struct Shape {
  std::vector<Vector3> points;
  std::vector<std::array<std::size_t, 3>> corners;
};

// One <triangles> or <polylist>: corners by index into the positions. False where it does not add up.
bool add_faces(const Xml& list, bool polygons, Shape& shape) {
  // <p> interleaves one index per input: `stride` of them per corner, the vertex at `offset`.
  double stride = 0, offset = -1;
  for (const Xml* i = list.FirstChildElement("input"); i; i = i->NextSiblingElement("input")) {
    double at = 0;
    i->QueryDoubleAttribute("offset", &at);
    stride = std::max(stride, at + 1);
    if (attribute(*i, "semantic") == "VERTEX") offset = at;
  }
  const Xml* p = list.FirstChildElement("p");
  if (p == nullptr) return true;  // a list of nothing
  if (offset < 0 || p->NextSiblingElement("p") != nullptr || stride > 100) return false;
  const std::vector<double> index = numbers_of(*p);
  // A list that cannot be read whole would leave triangles out.
  if (index.empty() && p->GetText() != nullptr) return false;
  // Triangles: three corners each. Polygons: <vcount> says how many.
  if (!polygons && std::fmod(static_cast<double>(index.size()), 3 * stride) != 0) return false;
  std::vector<double> counts(polygons ? 0 : index.size() / static_cast<std::size_t>(3 * stride), 3);
  if (polygons) {
    const Xml* vcount = list.FirstChildElement("vcount");
    if (vcount == nullptr) return false;
    counts = numbers_of(*vcount);
  }
  // Walk the indices corner by corner; each must name a point of the geometry.
  double at = offset;
  for (const double count : counts) {
    std::vector<std::size_t> face;
    for (double k = 0; k < count; ++k, at += stride) {
      if (!(at < static_cast<double>(index.size()))) return false;
      const double vertex = index[static_cast<std::size_t>(at)];
      if (!(vertex >= 0) || !(vertex < static_cast<double>(shape.points.size()))) return false;
      face.push_back(static_cast<std::size_t>(vertex));
    }
    // A polygon becomes a fan of triangles.
    for (std::size_t k = 2; k < face.size(); ++k) shape.corners.push_back({face[0], face[k - 1], face[k]});
    if (shape.corners.size() > kMostTriangles) return false;
  }
  return true;
}

// Lines are no surface. With any list other than these two, only the points are known.
Shape shape_of(const Xml& geometry) {
  Shape out{positions_of(geometry), {}};
  const Xml* mesh = geometry.FirstChildElement("mesh");
  bool understood = mesh != nullptr && mesh->FirstChildElement("vertices") == mesh->LastChildElement("vertices");
  for (const Xml* e = mesh ? mesh->FirstChildElement() : nullptr; e && understood; e = e->NextSiblingElement()) {
    const std::string kind = e->Name();
    if (kind == "triangles" || kind == "polylist") understood = add_faces(*e, kind == "polylist", out);
    if (kind == "polygons" || kind == "tristrips" || kind == "trifans") understood = false;
  }
  if (!understood) out.corners.clear();
  return out;
}

// The transformations of a node in their order.
Transform transform_of(const Xml& node) {
  Transform out = Transform::Identity();
  for (const Xml* e = node.FirstChildElement(); e; e = e->NextSiblingElement()) {
    const std::string kind = e->Name();
    // Other children (geometry, nodes) do not move anything.
    if (kind != "matrix" && kind != "translate" && kind != "rotate" && kind != "scale") continue;
    const std::vector<double> n = numbers_of(*e);
    // 16 numbers, row by row; the last row is 0 0 0 1.
    if (kind == "matrix" && n.size() == 16) {
      Transform m;
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 4; ++j) m(i, j) = n[static_cast<std::size_t>(4 * i + j)];
      m.makeAffine();
      out = out * m;
    }
    if (kind == "translate" && n.size() == 3) out.translate(Vector3(n[0], n[1], n[2]));
    if (kind == "scale" && n.size() == 3) out.scale(Vector3(n[0], n[1], n[2]));
    // Axis and angle in degrees.
    if (kind == "rotate" && n.size() == 4)
      out.rotate(Eigen::AngleAxisd(n[3] * kDegree, Vector3(n[0], n[1], n[2]).normalized()));
  }
  return out;
}

// Collects the triangles of a scene in its coordinates.
struct Collada {
  std::map<std::string, Shape> geometries;
  Mesh mesh;
  bool complete = true;

  void walk(const Xml& node, const Transform& above, int depth) {
    // Nodes kept in a library, and controllers, are not followed: their vertices would be missing.
    if (depth > 100 || node.FirstChildElement("instance_node") || node.FirstChildElement("instance_controller"))
      complete = false;
    if (depth > 100) return;
    // Transformations of nested nodes multiply.
    const Transform here = above * transform_of(node);
    for (const Xml* g = node.FirstChildElement("instance_geometry"); g;
         g = g->NextSiblingElement("instance_geometry")) {
      const auto at = geometries.find(reference(*g, "url"));
      // A geometry that was not read leaves a hole: the mesh is not complete.
      if (at == geometries.end() || at->second.points.empty()) {
        complete = false;
        continue;
      }
      std::vector<Vector3> moved;
      for (const Vector3& point : at->second.points) moved.push_back(here * point);
      // Triangles where they are known; otherwise each point is kept as a triangle of no size.
      for (const auto& c : at->second.corners) mesh.push_back({moved[c[0]], moved[c[1]], moved[c[2]]});
      if (!at->second.corners.empty()) continue;
      for (const Vector3& point : moved) mesh.push_back({point, point, point});
    }
    for (const Xml* n = node.FirstChildElement("node"); n; n = n->NextSiblingElement("node")) walk(*n, here, depth + 1);
  }
};

Result<Mesh> parse_collada(std::string_view text, const std::string& file) {
  // Guard before the parser, whose work grows with the square of the attributes of one element.
  if (xml::crowded_tag(text)) return damaged("an element has too many attributes", file);
  tinyxml2::XMLDocument document;
  if (document.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS)
    return damaged("this is not well-formed XML", file + ":" + std::to_string(document.ErrorLineNum()));
  const Xml* root = document.FirstChildElement("COLLADA");
  if (!root) return damaged("there is no <COLLADA> element", file);
  // Metres per unit of the file.
  double unit = 1;
  if (const Xml* asset = root->FirstChildElement("asset"))
    if (const Xml* u = asset->FirstChildElement("unit")) u->QueryDoubleAttribute("meter", &unit);
  if (!(unit > 0) || !std::isfinite(unit)) return damaged("the unit is not a length", file);
  Collada all;
  // Geometries by id; the scene then places them.
  if (const Xml* library = root->FirstChildElement("library_geometries"))
    for (const Xml* g = library->FirstChildElement("geometry"); g; g = g->NextSiblingElement("geometry"))
      all.geometries[attribute(*g, "id")] = shape_of(*g);
  const Xml* scenes = root->FirstChildElement("library_visual_scenes");
  const Xml* scene = scenes ? scenes->FirstChildElement("visual_scene") : nullptr;
  if (!scene || scene->NextSiblingElement("visual_scene")) return damaged("there is not exactly one scene", file);
  for (const Xml* n = scene->FirstChildElement("node"); n; n = n->NextSiblingElement("node"))
    all.walk(*n, Transform::Identity(), 0);
  // A part of the mesh would be missing from the collision check.
  if (!all.complete)
    return Error{ErrorCode::Unsupported, "a part of the scene cannot be followed", file, "Export it as STL."};
  for (auto& triangle : all.mesh)
    for (Vector3& point : triangle) point *= unit;
  return std::move(all.mesh);
}

}  // namespace

Result<Mesh> parse_mesh(std::string_view bytes, const std::string& extension, const std::string& name) {
  // The extension decides; the content of an STL then decides between its two forms.
  const std::string kind = lower_case(extension);
  Result<Mesh> mesh = Error{ErrorCode::Unsupported, "meshes of the kind '" + extension + "' are not read", name,
                            "Use STL, OBJ or COLLADA (.dae)."};
  if (kind == ".stl") mesh = parse_stl(bytes, name);
  if (kind == ".obj") mesh = parse_obj(bytes, name);
  if (kind == ".dae") mesh = parse_collada(bytes, name);
  if (!mesh) return mesh;
  // A mesh without a triangle, or with a coordinate that is no number, encloses nothing.
  if (mesh->empty()) return damaged("the mesh has no triangle", name);
  if (!finite(*mesh)) return damaged("a vertex is not finite", name);
  return mesh;
}

}  // namespace armature
