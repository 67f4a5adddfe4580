#include "robot/mjcf_parts.hpp"

#include <Eigen/Geometry>
#include <cmath>

#include "armature/text.hpp"
#include "robot/reading.hpp"

namespace armature::reading {
namespace {

bool says(const char* text, const char* word) { return text != nullptr && std::string(text) == word; }

// A body of a primitive's shape about its centre, axes as MuJoCo has them.
struct Solid {
  double volume = 0;
  Vector3 moments = Vector3::Zero();  ///< per unit of mass
};

// MuJoCo's sizes are half lengths and radii: sphere r; capsule and cylinder r, half length; box, ellipsoid three
// halves.
Solid solid_of(const std::string& type, const std::vector<double>& s) {
  const double pi = M_PI;
  if (type == "sphere") return {4.0 / 3 * pi * s[0] * s[0] * s[0], Vector3::Constant(0.4 * s[0] * s[0])};
  if (type == "ellipsoid") {
    return {4.0 / 3 * pi * s[0] * s[1] * s[2],
            0.2 * Vector3(s[1] * s[1] + s[2] * s[2], s[0] * s[0] + s[2] * s[2], s[0] * s[0] + s[1] * s[1])};
  }
  // Full edges are 2s, so (2s)² / 12 = s² / 3.
  if (type == "box") {
    return {8 * s[0] * s[1] * s[2],
            Vector3(s[1] * s[1] + s[2] * s[2], s[0] * s[0] + s[2] * s[2], s[0] * s[0] + s[1] * s[1]) / 3};
  }
  // h is the whole length of a cylinder, without the ends of a capsule.
  const double r = s[0], h = 2 * s[1];
  const double cylinder = pi * r * r * h;
  const double along = 0.5 * r * r, across = (3 * r * r + h * h) / 12;
  if (type == "cylinder") return {cylinder, {across, across, along}};
  // A capsule: the cylinder and a ball cut in two, each half moved out by h / 2.
  const double ball = 4.0 / 3 * pi * r * r * r, volume = cylinder + ball;
  const double z = (cylinder * along + ball * 0.4 * r * r) / volume;
  const double x = (cylinder * across + ball * (0.4 * r * r + h * h / 4 + 3.0 / 8 * h * r)) / volume;
  return {volume, {x, x, z}};
}

// A geom's type, sizes and place in the body.
struct Geom {
  std::string type;
  std::vector<double> size;
  Pose at;
};

std::optional<Geom> read_geom(const MjcfSettings& m, const XmlElement& e, const std::string& childclass) {
  // Attributes come from the element or from the defaults of its class.
  const auto text = [&](const char* name) { return m.attribute(e, name, childclass); };
  Geom out;
  out.type = text("type") == nullptr ? (text("mesh") != nullptr ? "mesh" : "sphere") : text("type");
  out.at = m.placement(e, childclass);
  // These have no primitive size: the caller treats them.
  if (out.type == "mesh" || out.type == "plane" || out.type == "hfield" || out.type == "sdf") return out;
  // How many numbers `size` needs per type.
  static const std::map<std::string, std::size_t> counts = {
      {"sphere", 1}, {"capsule", 2}, {"cylinder", 2}, {"box", 3}, {"ellipsoid", 3}};
  const auto count = counts.find(out.type);
  if (count == counts.end())
    refuse(ErrorCode::Unsupported, m.document().where(e), "the geom type '" + out.type + "' is not known", "");
  // With `fromto` the half length follows from the two ends, and `size` may leave it out.
  const char* ends = text("fromto");
  if (ends != nullptr && out.type == "sphere")
    refuse(ErrorCode::Meaning, m.document().where(e), "a sphere has no fromto",
           "Give its pos, or make it a capsule, cylinder, box or ellipsoid: MuJoCo refuses it, too.");
  const std::size_t least = ends != nullptr ? count->second - 1 : count->second;
  if (text("size") == nullptr)
    refuse(ErrorCode::Meaning, m.document().where(e), "it has no size", "Add size=\"…\" in m.");
  out.size = m.numbers(e, text("size"), "size", least, 3);
  if (ends != nullptr) {
    // The geom lies halfway between the ends, its z axis along them.
    const auto p = m.numbers(e, ends, "fromto", 6, 6);
    const Vector3 from(p[0], p[1], p[2]), to(p[3], p[4], p[5]), along = to - from;
    out.at.translation = 0.5 * (from + to);
    out.at.rotation = along.norm() > 0 ? rotation_between(Vector3::UnitZ(), along) : Matrix3::Identity();
    out.size.resize(count->second, out.size.back());
    if (out.type == "box" || out.type == "ellipsoid") out.size[1] = out.size[0];
    out.size.back() = 0.5 * along.norm();
  }
  for (std::size_t i = 0; i < count->second; ++i) {
    if (!(out.size[i] >= 0)) refuse(ErrorCode::Meaning, m.document().where(e), "a size is negative", "");
  }
  return out;
}

// A capsule that encloses the primitive, in the body's frame; a cylinder's rims lie inside the round ends.
Capsule around(const Geom& g) {
  const auto along_z = [&](double half, double radius) {
    return Capsule{g.at * Vector3(0, 0, -half), g.at * Vector3(0, 0, half), radius};
  };
  if (g.type == "sphere") return along_z(0, g.size[0]);
  if (g.type == "capsule" || g.type == "cylinder") return along_z(g.size[1], g.size[0]);
  // A box or an ellipsoid: along its longest edge, as thick as the cross section's half diagonal.
  const Vector3 half(g.size[0], g.size[1], g.size[2]);
  Eigen::Index longest = 0;
  const double length = half.maxCoeff(&longest);
  const double radius = std::sqrt(half.squaredNorm() - length * length);
  const Vector3 end = length * Vector3::Unit(longest);
  return {g.at * Vector3(-end), g.at * end, radius};
}

// <inertial>: mass, pose of its axes, and the tensor about the centre of mass in those axes.
LinkInertia from_element(const MjcfSettings& m, const XmlElement& e) {
  UrdfDocument& document = m.document();
  const double mass = document.required_number(e, "mass", "kg");
  if (mass < 0) refuse(ErrorCode::Meaning, document.where(e), "the mass is negative", "Write the mass in kg.");
  const Pose at = m.placement(e, "");
  Matrix3 about = Matrix3::Zero();
  if (const char* full = e.Attribute("fullinertia")) {
    // Ixx Iyy Izz Ixy Ixz Iyz
    const auto i = m.numbers(e, full, "fullinertia", 6, 6);
    about << i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2];
  } else if (const char* diagonal = e.Attribute("diaginertia")) {
    const auto i = m.numbers(e, diagonal, "diaginertia", 3, 3);
    about.diagonal() << i[0], i[1], i[2];
  } else {
    refuse(ErrorCode::Syntax, document.where(e), "it has neither diaginertia nor fullinertia", "Add one in kg·m².");
  }
  return LinkInertia::from_center_of_mass(mass, at.translation, at.rotation * about * at.rotation.transpose());
}

}  // namespace

MjcfSettings::MjcfSettings(UrdfDocument& document) : document_(document) {
  // <compiler>: units, Euler order, directories. A later one overrides an earlier one.
  const XmlElement& root = document.robot();
  for (const auto* c = root.FirstChildElement("compiler"); c != nullptr; c = c->NextSiblingElement("compiler")) {
    const auto set = [&](const char* name, std::string& to) {
      if (const char* value = c->Attribute(name)) to = value;
    };
    if (const char* unit = c->Attribute("angle")) degrees_ = std::string(unit) == "degree";
    if (const char* value = c->Attribute("autolimits")) autolimits_ = std::string(value) == "true";
    if (says(c->Attribute("coordinate"), "global"))
      refuse(ErrorCode::Unsupported, document.where(*c), "global coordinates are not read",
             "Convert the model with MuJoCo.");
    set("eulerseq", eulerseq_), set("inertiafromgeom", inertia_from_geom_);
    set("assetdir", directory_), set("meshdir", directory_);
    for (const char* name : {"settotalmass", "boundmass", "boundinertia"}) {
      if (c->Attribute(name) != nullptr)
        document.note(LintKind::FileNote, Severity::Warning, *c,
                      std::string(name) + " changes inertias when MuJoCo compiles the model; here they are as written",
                      "");
    }
  }
  // <default>: attributes by class, nested classes inherit.
  for (const auto* d = root.FirstChildElement("default"); d != nullptr; d = d->NextSiblingElement("default"))
    read_defaults(*d, "", true);
  // <asset><mesh>: file and scale by name; without a name the file's stem is the name, as in MuJoCo.
  for (const auto* a = root.FirstChildElement("asset"); a != nullptr; a = a->NextSiblingElement("asset")) {
    for (const auto* e = a->FirstChildElement("mesh"); e != nullptr; e = e->NextSiblingElement("mesh")) {
      const char* file = e->Attribute("file");
      if (file == nullptr) continue;
      const std::string path = file;
      const auto slash = path.find_last_of('/') + 1;
      const std::string stem = path.substr(slash, path.find_last_of('.') - slash);
      Mesh mesh;
      mesh.file = directory_.empty() || path.front() == '/' ? path : directory_ + "/" + path;
      if (const char* scale = attribute(*e, "scale", "")) {
        const auto s = numbers(*e, scale, "scale", 3, 3);
        mesh.scale = {s[0], s[1], s[2]};
      }
      meshes_[e->Attribute("name") != nullptr ? e->Attribute("name") : stem] = mesh;
    }
  }
}

void MjcfSettings::read_defaults(const XmlElement& element, const std::string& parent, bool top) {
  // The outermost class is "main" unless it is named.
  const char* given = element.Attribute("class");
  const std::string name = given != nullptr ? given : top ? "main" : "";
  Class& made = classes_[name];
  made.parent = parent;
  // The first element of a kind holds the class's defaults for that kind.
  for (const auto* e = element.FirstChildElement(); e != nullptr; e = e->NextSiblingElement()) {
    if (std::string(e->Name()) != "default") made.elements.emplace(e->Name(), e);
  }
  for (const auto* e = element.FirstChildElement("default"); e != nullptr; e = e->NextSiblingElement("default"))
    read_defaults(*e, name, false);
}

const char* MjcfSettings::attribute(const XmlElement& element, const char* name, const std::string& childclass) const {
  // First the element itself.
  if (const char* own = element.Attribute(name)) return own;
  // Then its class, else the surrounding childclass, else main.
  const char* stated = element.Attribute("class");
  std::string at = stated != nullptr ? stated : childclass.empty() ? "main" : childclass;
  if (classes_.count(at) == 0 && at != "main")
    refuse(ErrorCode::NotFound, document_.where(element), "the class '" + at + "' is not defined", "");
  // Then the classes that contain that class, outwards; 100 levels end a damaged chain.
  for (int k = 0; k < 100; ++k) {
    const auto found = classes_.find(at);
    if (found == classes_.end()) return nullptr;
    const auto e = found->second.elements.find(element.Name());
    if (e != found->second.elements.end()) {
      if (const char* value = e->second->Attribute(name)) return value;
    }
    if (found->second.parent.empty()) return nullptr;
    at = found->second.parent;
  }
  return nullptr;
}

std::vector<double> MjcfSettings::numbers(const XmlElement& element, const char* text, const char* what,
                                          std::size_t least, std::size_t most) const {
  std::vector<double> out;
  for (const std::string& word : split_white(text)) out.push_back(number(word, what, "", document_.where(element)));
  if (out.size() >= least && out.size() <= most) return out;
  refuse(ErrorCode::Syntax, document_.where(element),
         std::string(what) + " has " + std::to_string(out.size()) + " numbers, expected " + std::to_string(least), "");
}

std::optional<MjcfSettings::Mesh> MjcfSettings::mesh(const std::string& name) const {
  const auto at = meshes_.find(name);
  return at == meshes_.end() ? std::nullopt : std::optional(at->second);
}

Pose MjcfSettings::placement(const XmlElement& e, const std::string& childclass) const {
  Pose out;
  const auto text = [&](const char* name) { return attribute(e, name, childclass); };
  if (const char* pos = text("pos")) out.translation = three_numbers(pos, "pos", "m", document_.where(e));
  // A direction of length one; a vector of length zero has none.
  const auto unit = [&](const Vector3& v, const char* what) {
    if (!(v.norm() > 0)) refuse(ErrorCode::Meaning, document_.where(e), std::string(what) + " has no direction", "");
    return Vector3(v.normalized());
  };
  // MuJoCo's quaternion is w x y z, and need not have length one.
  if (const char* quat = text("quat")) {
    const auto q = numbers(e, quat, "quat", 4, 4);
    const Eigen::Quaterniond turn(q[0], q[1], q[2], q[3]);
    if (!(turn.norm() > 0)) refuse(ErrorCode::Meaning, document_.where(e), "quat is zero", "");
    out.rotation = turn.normalized().toRotationMatrix();
  } else if (const char* axisangle = text("axisangle")) {
    const auto a = numbers(e, axisangle, "axisangle", 4, 4);
    out.rotation = rotation_about(unit({a[0], a[1], a[2]}, "axisangle"), angle(a[3]));
  } else if (const char* euler = text("euler")) {
    const Vector3 a = three_numbers(euler, "euler", "", document_.where(e));
    // One turn per letter of eulerseq.
    out.rotation = Matrix3::Identity();
    for (std::size_t k = 0; k < 3 && k < eulerseq_.size(); ++k) {
      const char c = eulerseq_[k];
      const int axis = (c | 0x20) - 'x';
      if (axis < 0 || axis > 2) refuse(ErrorCode::Meaning, document_.where(e), "eulerseq is not of x, y and z", "");
      const Matrix3 turn = rotation_about(Vector3::Unit(axis), angle(a[static_cast<Eigen::Index>(k)]));
      // Small letters turn about the moved axes, capitals about the fixed ones.
      out.rotation = c >= 'x' ? Matrix3(out.rotation * turn) : Matrix3(turn * out.rotation);
    }
  } else if (const char* xyaxes = text("xyaxes")) {
    // Gram and Schmidt: y loses its part along x, z = x × y.
    const auto a = numbers(e, xyaxes, "xyaxes", 6, 6);
    const Vector3 x = unit({a[0], a[1], a[2]}, "xyaxes");
    const Vector3 given(a[3], a[4], a[5]);
    const Vector3 y = unit(given - x * x.dot(given), "xyaxes");
    out.rotation << x, y, x.cross(y);
  } else if (const char* zaxis = text("zaxis")) {
    out.rotation =
        rotation_between(Vector3::UnitZ(), unit(three_numbers(zaxis, "zaxis", "", document_.where(e)), "zaxis"));
  }
  return out;
}

std::optional<LinkInertia> mjcf_inertia(const MjcfSettings& m, const XmlElement& body, const std::string& childclass) {
  // <inertial> counts unless inertiafromgeom="true"; geoms count unless it is "false".
  const XmlElement* given = m.document().child(body, "inertial");
  if (given != nullptr && m.inertia_from_geom() != "true") return from_element(m, *given);
  if (m.inertia_from_geom() == "false") return std::nullopt;
  std::optional<LinkInertia> sum;
  for (const auto* e = body.FirstChildElement("geom"); e != nullptr; e = e->NextSiblingElement("geom")) {
    const auto geom = read_geom(m, *e, childclass);
    // A mass or density of this geom; nothing where none is given.
    const auto value = [&](const char* name) -> std::optional<double> {
      const char* text = m.attribute(*e, name, childclass);
      if (text == nullptr) return std::nullopt;
      const double read = number(text, name, "", m.document().where(*e));
      if (read < 0)
        refuse(ErrorCode::Meaning, m.document().where(*e), std::string("the ") + name + " is negative",
               "Write 0 or more.");
      return read;
    };
    // Without mass: planes, and geoms that are declared so.
    if (geom->type == "plane" || value("mass") == 0.0 || (!value("mass") && value("density") == 0.0)) continue;
    if (geom->type == "mesh" || geom->type == "hfield" || geom->type == "sdf") {
      m.document().note(LintKind::FileNote, Severity::Warning, *e,
                        "the body has no <inertial> and MuJoCo would weigh this mesh: its inertia is not known here",
                        "Write <inertial>: mj_saveLastXML has MuJoCo's own.");
      return std::nullopt;
    }
    const Solid solid = solid_of(geom->type, geom->size);
    // `mass` wins over `density`; MuJoCo's default density is that of water [kg/m³].
    const double mass = value("mass").value_or(value("density").value_or(1000) * solid.volume);
    // Tensor in the body's axes: R diag(m · moments) Rᵀ.
    const Matrix3 about =
        geom->at.rotation * Matrix3((mass * solid.moments).asDiagonal()) * geom->at.rotation.transpose();
    const LinkInertia one = LinkInertia::from_center_of_mass(mass, geom->at.translation, about);
    sum = sum ? *sum + one : one;
  }
  return sum;
}

void mjcf_shapes(const MjcfSettings& m, const XmlElement& body, const std::string& childclass, UrdfLink& link) {
  for (const auto* e = body.FirstChildElement("geom"); e != nullptr; e = e->NextSiblingElement("geom")) {
    const auto off = [&](const char* name) { return says(m.attribute(*e, name, childclass), "0"); };
    // Only drawn.
    if (off("contype") && off("conaffinity")) continue;
    const auto geom = read_geom(m, *e, childclass);
    if (geom->type == "plane") continue;
    if (geom->type != "mesh" && geom->type != "hfield" && geom->type != "sdf") {
      link.capsules.push_back(around(*geom));
      continue;
    }
    // A mesh needs the file that its asset names; height fields and signed distances are never read.
    const char* name = m.attribute(*e, "mesh", childclass);
    const auto mesh = name == nullptr ? std::nullopt : m.mesh(name);
    const auto capsules = mesh && m.document().meshes
                              ? m.document().meshes(mesh->file, mesh->scale)
                              : Result<std::vector<Capsule>>(Error{ErrorCode::FileMissing, "", "", ""});
    if (capsules) {
      for (const Capsule& c : *capsules) link.capsules.push_back({geom->at * c.from, geom->at * c.to, c.radius});
      continue;
    }
    // The link is marked, so that half a shape is not taken for the whole.
    link.unread.emplace_back(name == nullptr ? "a mesh" : name);
    m.document().note(LintKind::FileNote, Severity::Warning, *e,
                      "the mesh " + link.unread.back() + " is not read: collisions of this link are not checked",
                      "Put the mesh where the model says, or add a capsule, cylinder, sphere or box.");
  }
}

}  // namespace armature::reading
