// Is "safe" ever false? Random motions of robots with meshes: what the certificate passes is sampled densely, and the
// meshes themselves are asked for contacts by FCL. Everything but the joints' transforms is independent of the library:
// the URDF's collision elements, the mesh files (assimp), the contacts.
//
// usage: bench_meshes MOTIONS SAMPLES URDF...        e.g. the URDFs of the wheel example-robot-data
//        bench_meshes check URDF POSITIONS.csv       contacts at given positions: a header of joint names, then rows
//                                                    [rad, m]; joints that are not named rest at home
#include <cmath>
#include <cstdio>
#include <cstdlib>

#ifdef ARMATURE_WITHOUT_FCL
int main() {
  std::puts("built without FCL and assimp");
  return 1;
}
#else

#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <fcl/fcl.h>
#include <tinyxml2.h>

#include <algorithm>
#include <assimp/Importer.hpp>
#include <filesystem>
#include <map>
#include <set>

#include "armature/certificate.hpp"
#include "armature/collision.hpp"
#include "armature/design.hpp"
#include "armature/files.hpp"
#include "armature/home.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"

namespace {

using namespace armature;
using Geometry = std::shared_ptr<fcl::CollisionGeometryd>;
namespace fs = std::filesystem;

struct Part {
  int body = -1;
  Pose body_from_part;
  Geometry shape;
};

Vector3 triple(const char* text, const Vector3& otherwise) {
  if (text == nullptr) return otherwise;
  Vector3 v = otherwise;
  std::sscanf(text, "%lf %lf %lf", &v[0], &v[1], &v[2]);
  return v;
}

Pose origin(const tinyxml2::XMLElement* e) {
  const auto* o = e->FirstChildElement("origin");
  Pose out;
  if (o == nullptr) return out;
  out.translation = triple(o->Attribute("xyz"), Vector3::Zero());
  out.rotation = rotation_from_rpy(triple(o->Attribute("rpy"), Vector3::Zero()));
  return out;
}

fs::path find_mesh(std::string name, const fs::path& urdf) {
  for (const char* prefix : {"package://", "model://"}) {
    if (name.rfind(prefix, 0) == 0) name = name.substr(std::string(prefix).size());
  }
  if (name.rfind("file://", 0) == 0) name = name.substr(7);
  for (fs::path at = fs::absolute(urdf).parent_path(); at != at.root_path(); at = at.parent_path()) {
    if (fs::exists(at / name)) return at / name;
    // The package may be the directory itself.
    const auto slash = name.find('/');
    if (slash != std::string::npos && fs::exists(at / name.substr(slash + 1))) return at / name.substr(slash + 1);
  }
  return {};
}

Geometry load_mesh(const fs::path& path, const Vector3& scale) {
  Assimp::Importer importer;
  importer.SetPropertyBool(AI_CONFIG_IMPORT_COLLADA_IGNORE_UP_DIRECTION, true);  // as ROS does
  const aiScene* scene = importer.ReadFile(path.string(), aiProcess_Triangulate | aiProcess_PreTransformVertices);
  if (scene == nullptr) return nullptr;
  auto model = std::make_shared<fcl::BVHModel<fcl::OBBRSSd> >();
  model->beginModel();
  for (unsigned m = 0; m < scene->mNumMeshes; ++m) {
    const aiMesh* mesh = scene->mMeshes[m];
    for (unsigned f = 0; f < mesh->mNumFaces; ++f) {
      if (mesh->mFaces[f].mNumIndices != 3) continue;
      Vector3 p[3];
      for (int k = 0; k < 3; ++k) {
        const aiVector3D& v = mesh->mVertices[mesh->mFaces[f].mIndices[k]];
        p[k] = Vector3(v.x, v.y, v.z).cwiseProduct(scale);
      }
      model->addTriangle(p[0], p[1], p[2]);
    }
  }
  model->endModel();
  return model;
}

// The collision elements of the file, each on its body. Empty: something was not understood.
std::vector<Part> read_parts(const fs::path& urdf, const Robot& robot) {
  tinyxml2::XMLDocument document;
  std::vector<Part> out;
  if (document.LoadFile(urdf.c_str()) != tinyxml2::XML_SUCCESS) return out;
  for (const auto* link = document.RootElement()->FirstChildElement("link"); link != nullptr;
       link = link->NextSiblingElement("link")) {
    Frame place{link->Attribute("name"), -1, {}};
    if (place.name != robot.base_name) {
      const auto found = robot.find_frame(place.name);
      if (!found) continue;
      place = *found;
    }
    for (const auto* c = link->FirstChildElement("collision"); c != nullptr; c = c->NextSiblingElement("collision")) {
      const auto* g = c->FirstChildElement("geometry");
      Part part{place.body, place.body_from_frame * origin(c), nullptr};
      if (const auto* e = g->FirstChildElement("box")) {
        const Vector3 s = triple(e->Attribute("size"), Vector3::Ones());
        part.shape = std::make_shared<fcl::Boxd>(s[0], s[1], s[2]);
      } else if (const auto* e = g->FirstChildElement("sphere")) {
        part.shape = std::make_shared<fcl::Sphered>(e->DoubleAttribute("radius"));
      } else if (const auto* e = g->FirstChildElement("cylinder")) {
        part.shape = std::make_shared<fcl::Cylinderd>(e->DoubleAttribute("radius"), e->DoubleAttribute("length"));
      } else if (const auto* e = g->FirstChildElement("mesh")) {
        part.shape =
            load_mesh(find_mesh(e->Attribute("filename"), urdf), triple(e->Attribute("scale"), Vector3::Ones()));
      }
      if (!part.shape) {
        std::printf("%s: a shape of %s was not read by the judge\n", urdf.filename().c_str(), place.name.c_str());
        return {};
      }
      out.push_back(part);
    }
  }
  return out;
}

// Pairs of bodies that FCL finds in contact.
std::set<std::pair<int, int> > contacts(const std::vector<Part>& parts, const std::vector<Pose>& poses,
                                        const Robot& robot) {
  std::set<std::pair<int, int> > out;
  const auto pose = [&](const Part& p) {
    const Pose world =
        (p.body < 0 ? robot.world_from_base : poses[static_cast<std::size_t>(p.body)]) * p.body_from_part;
    fcl::Transform3d t = fcl::Transform3d::Identity();
    t.linear() = world.rotation, t.translation() = world.translation;
    return t;
  };
  std::vector<fcl::Transform3d> at;
  for (const Part& p : parts) at.push_back(pose(p));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t k = i + 1; k < parts.size(); ++k) {
      const int a = std::min(parts[i].body, parts[k].body), b = std::max(parts[i].body, parts[k].body);
      if (a == b || robot.bodies[static_cast<std::size_t>(b)].parent == a || out.count({a, b})) continue;
      fcl::CollisionRequestd request;
      fcl::CollisionResultd result;
      if (fcl::collide(parts[i].shape.get(), at[i], parts[k].shape.get(), at[k], request, result) > 0)
        out.insert({a, b});
    }
  }
  return out;
}

Trajectory random_motion(const Robot& robot, const std::vector<JointLimits>& limits, Rng& rng) {
  const int n = robot.joint_count();
  FourierSeries s;
  s.frequency = 0.1;
  s.offset = robot.home_position();
  s.sine = Matrix(n, 3), s.cosine = Matrix(n, 3);
  const double size = std::pow(10, rng.uniform(-2, 0));
  for (Eigen::Index j = 0; j < n; ++j) {
    const JointLimits& l = limits[static_cast<std::size_t>(j)];
    const double room = std::isfinite(l.upper - l.lower) ? std::min(l.upper - s.offset[j], s.offset[j] - l.lower) : 3.0;
    for (Eigen::Index h = 0; h < 3; ++h) {
      s.sine(j, h) = 0.3 * size * room * rng.normal() * s.omega();
      s.cosine(j, h) = 0.3 * size * room * rng.normal() * s.omega();
    }
  }
  return s;
}

// Contacts at the positions of a file that the meshes do not have at home already. Exit 0: none.
int check_positions(const fs::path& urdf, const char* file) {
  const auto reading = read_robot(urdf.string());
  if (!reading) return std::puts(reading.error().text().c_str()), 2;
  const Robot& robot = reading->robot;
  const std::vector<Part> parts = read_parts(urdf, robot);
  const auto text = read_file(file);
  if (!text || parts.empty()) return std::puts("nothing to judge"), 2;
  const std::vector<std::string> lines = split(*text, '\n'), names = robot.joint_names();
  std::vector<Eigen::Index> column;
  for (const std::string& cell : split(lines[0], ',')) {
    const auto found = std::find(names.begin(), names.end(), std::string(trim(cell)));
    if (found == names.end()) return std::printf("no joint %s\n", cell.c_str()), 2;
    column.push_back(found - names.begin());
  }
  const TorqueModel model(robot);
  const Vector home = robot.home_position();
  const auto at_home = contacts(parts, body_poses(model, home), robot);
  int rows = 0, bad = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto cells = split(lines[i], ',');
    if (cells.size() != column.size()) continue;
    Vector q = home;
    for (std::size_t c = 0; c < cells.size(); ++c) q[column[c]] = std::atof(cells[c].c_str());
    ++rows;
    for (const auto& pair : contacts(parts, body_poses(model, q), robot)) {
      if (at_home.count(pair)) continue;
      if (++bad <= 3) {
        const auto name = [&](int b) {
          return b < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(b)].name;
        };
        std::printf("row %zu: %s touches %s\n", i, name(pair.first).c_str(), name(pair.second).c_str());
      }
    }
  }
  std::printf("%d contacts at %d positions, %zu pairs touch at home\n", bad, rows, at_home.size());
  return bad == 0 && rows > 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 4 && std::string(argv[1]) == "check") return check_positions(argv[2], argv[3]);
  const int motions = argc > 1 ? std::atoi(argv[1]) : 100, samples = argc > 2 ? std::atoi(argv[2]) : 200;
  std::printf(
      "| robot | motions | passed | contacts of watched pairs | contacts of pairs not watched | not watched | of which "
      "can "
      "be apart: nothing passes |\n|---|---|---|---|---|---|---|\n");
  int all = 0, passed_all = 0, false_all = 0;
  for (int i = 3; i < argc; ++i) {
    const fs::path urdf(argv[i]);
    const auto reading = read_robot(urdf.string());
    if (!reading) {
      std::printf("| %s | %s |\n", urdf.filename().c_str(), reading.error().text().c_str());
      continue;
    }
    const Robot robot = with_home(reading->robot, DesignSpec{});
    const std::vector<Part> parts = read_parts(urdf, robot);
    if (parts.empty()) continue;
    const TorqueModel model(robot);
    CertificateSpec spec;
    spec.limits = coordinate_limits(robot);
    spec.torque = false, spec.criterion = false, spec.rest_at_start = spec.rest_at_end = false;
    spec.home = robot.home_position(), spec.clearance = 0.005, spec.accept_unchecked = false;
    const CollisionModel ours(model, {}, spec.home, spec.clearance);
    std::set<std::pair<int, int> > excluded;
    for (const ExcludedPair& e : ours.excluded()) {
      if (e.pair.obstacle < 0 && e.reason != "neighbours")
        excluded.insert({std::min(e.pair.first, e.pair.second), std::max(e.pair.first, e.pair.second)});
    }
    const std::size_t open = unwatched_contacts(ours).size();
    spec.accept_unchecked = open == 0;  // shapes that are not known to us are not known to the judge either
    const auto at_home = contacts(parts, body_poses(model, spec.home), robot);
    Rng rng(static_cast<std::uint64_t>(i));
    int passed = 0, wrong = 0, unwatched = 0;
    for (int m = 0; m < motions; ++m) {
      const Trajectory motion = random_motion(robot, spec.limits, rng);
      if (!certify(model, motion, spec).usable()) continue;
      ++passed;
      bool bad = false, other = false;
      for (int k = 0; k < samples && !bad; ++k) {
        const double t = motion.duration() * (k + rng.uniform(0, 1)) / samples;
        for (const auto& pair : contacts(parts, body_poses(model, motion.evaluate(t).q), robot)) {
          if (at_home.count(pair)) continue;  // the meshes themselves touch where the robot rests
          (excluded.count(pair) ? other : bad) = true;
        }
      }
      wrong += bad, unwatched += other;
    }
    all += motions, passed_all += passed, false_all += wrong + unwatched;
    std::printf("| %s | %d | %d | %d | %d | %zu | %zu |\n", urdf.filename().c_str(), motions, passed, wrong, unwatched,
                excluded.size(), open);
    std::fflush(stdout);
  }
  std::printf("| all | %d | %d | false: %d | | | |\n", all, passed_all, false_all);
  return false_all == 0 ? 0 : 1;
}
#endif
