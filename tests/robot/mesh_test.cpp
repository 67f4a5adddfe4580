// Meshes are enclosed: no point of a triangle is outside of the capsules.
#include "armature/mesh.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>

#include "armature/rng.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

double outside(const std::vector<Capsule>& capsules, const Vector3& p) {
  double least = kInfinity;
  for (const Capsule& c : capsules) {
    const Vector3 d = c.to - c.from;
    const double s = d.squaredNorm() > 0 ? std::clamp(d.dot(p - c.from) / d.squaredNorm(), 0.0, 1.0) : 0.0;
    least = std::min(least, (p - c.from - s * d).norm() - c.radius);
  }
  return least;
}

// A bent tube of random triangles: long ones that cross every cut, and short ones.
Mesh random_mesh(Rng& rng, int triangles) {
  Mesh mesh;
  const double bend = rng.uniform(0, 2), length = rng.uniform(0.1, 1);
  const auto point = [&] {
    const double s = rng.uniform();
    const Vector3 middle(length * s, 0.3 * std::sin(bend * s), 0);
    return Vector3(middle + 0.05 * rng.uniform() * rng.direction());
  };
  for (int i = 0; i < triangles; ++i) {
    const Vector3 a = point();
    mesh.push_back(
        {a, rng.chance(0.2) ? point() : Vector3(a + 0.02 * rng.direction()), Vector3(a + 0.02 * rng.direction())});
  }
  return mesh;
}

TEST(Mesh, NoPointOfATriangleIsOutsideOfTheCapsules) {
  for (int seed = 1; seed <= 40; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Mesh mesh = random_mesh(rng, 60);
    const std::vector<Capsule> capsules = enclosing_capsules(mesh, 1 + seed % 4);
    ASSERT_FALSE(capsules.empty());
    for (const auto& t : mesh) {
      for (int k = 0; k < 20; ++k) {
        double u = rng.uniform(), v = rng.uniform();
        if (u + v > 1) u = 1 - u, v = 1 - v;
        EXPECT_LE(outside(capsules, t[0] + u * (t[1] - t[0]) + v * (t[2] - t[0])), 1e-12) << "seed " << seed;
      }
    }
  }
}

// A solid box: every inner point is inside too, and the capsules are not much larger than they must be.
TEST(Mesh, TheInsideOfASolidIsEnclosed) {
  const Vector3 half(0.4, 0.05, 0.03);
  Mesh box;
  const auto corner = [&](int i) {
    return Vector3(half.x() * (i & 1 ? 1 : -1), half.y() * (i & 2 ? 1 : -1), half.z() * (i & 4 ? 1 : -1));
  };
  const int faces[6][4] = {{0, 1, 3, 2}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 3, 7, 5}};
  for (const auto& f : faces) {
    box.push_back({corner(f[0]), corner(f[1]), corner(f[2])});
    box.push_back({corner(f[0]), corner(f[2]), corner(f[3])});
  }
  const std::vector<Capsule> capsules = enclosing_capsules(box);
  Rng rng(5);
  for (int k = 0; k < 5000; ++k) {
    const Vector3 p = half.cwiseProduct(Vector3(rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)));
    EXPECT_LE(outside(capsules, p), 1e-12);
  }
  for (const Capsule& c : capsules) EXPECT_LT(c.radius, 1.2 * std::hypot(0.05, 0.03));
}

std::string binary_stl(const Mesh& mesh) {
  std::string out = "solid misleading header";
  out.resize(80, ' ');
  const auto count = static_cast<std::uint32_t>(mesh.size());
  out.append(reinterpret_cast<const char*>(&count), 4);
  for (const auto& t : mesh) {
    float raw[12] = {0, 0, 0};
    for (int k = 0; k < 3; ++k)
      for (int i = 0; i < 3; ++i) raw[3 + 3 * k + i] = static_cast<float>(t[static_cast<std::size_t>(k)][i]);
    out.append(reinterpret_cast<const char*>(raw), 48);
    out.append(2, '\0');
  }
  return out;
}

TEST(Mesh, StlObjAndColladaAreRead) {
  const Mesh one = {{Vector3(0, 0, 0), Vector3(1, 0, 0), Vector3(0, 2, 0)}};
  EXPECT_EQ(parse_mesh(binary_stl(one), ".STL", "a.stl").value(), one);
  EXPECT_EQ(parse_mesh("solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 2e0 0\nendloop\n"
                       "endfacet\nendsolid\n",
                       ".stl", "a.stl")
                .value(),
            one);
  EXPECT_EQ(parse_mesh("# a\nv 0 0 0\nv 1 0 0\nv 0 2 0\nf 1/1/1 2//2 -1\n", ".obj", "a.obj").value(), one);
  const std::string dae =
      "<COLLADA><asset><unit meter=\"0.001\"/></asset><library_geometries><geometry id=\"g\"><mesh><source id=\"p\">"
      "<float_array count=\"6\">0 0 0 1000 0 0</float_array></source><vertices id=\"v\"><input semantic=\"POSITION\" "
      "source=\"#p\"/></vertices></mesh></geometry></library_geometries><library_visual_scenes><visual_scene>"
      "<node><translate>0 0 500</translate><rotate>0 0 1 90</rotate><instance_geometry url=\"#g\"/></node>"
      "</visual_scene></library_visual_scenes></COLLADA>";
  const Mesh cloud = parse_mesh(dae, ".dae", "a.dae").value();
  ASSERT_EQ(cloud.size(), 2U);
  EXPECT_LT((cloud[1][0] - Vector3(0, 1, 0.5)).norm(), 1e-12);
  EXPECT_EQ(enclosing_capsules(cloud, 3).size(), 1U) << "a cloud is not cut";
}

// Triangles and polygons of COLLADA are surfaces; anything that is not fully understood stays a cloud.
TEST(Mesh, ColladaFacesAreRead) {
  const auto dae = [](const std::string& faces) {
    return "<COLLADA><library_geometries><geometry id=\"g\"><mesh><source id=\"p\"><float_array>0 0 0 1 0 0 1 1 0 0 1 0"
           "</float_array></source><vertices id=\"v\"><input semantic=\"POSITION\" source=\"#p\"/></vertices>" +
           faces +
           "</mesh></geometry></library_geometries><library_visual_scenes><visual_scene><node><instance_geometry "
           "url=\"#g\"/></node></visual_scene></library_visual_scenes></COLLADA>";
  };
  const std::string inputs =
      "<input semantic=\"NORMAL\" source=\"#n\" offset=\"0\"/><input semantic=\"VERTEX\" source=\"#v\" offset=\"1\"/>";
  const Vector3 a(0, 0, 0), b(1, 0, 0), c(1, 1, 0), d(0, 1, 0);
  EXPECT_EQ(parse_mesh(dae("<triangles>" + inputs + "<p>9 0 9 1 9 2</p></triangles>"), ".dae", "a.dae").value(),
            (Mesh{{a, b, c}}));
  EXPECT_EQ(
      parse_mesh(dae("<polylist>" + inputs + "<vcount>4</vcount><p>9 0 9 1 9 2 9 3</p></polylist>"), ".dae", "a.dae")
          .value(),
      (Mesh{{a, b, c}, {a, c, d}}));
  for (const char* p : {"9 0 9 1 9 7", "9 0 9 1 9 x", "9 0 9 1 9"}) {
    const Mesh cloud =
        parse_mesh(dae("<triangles>" + inputs + "<p>" + p + "</p></triangles>"), ".dae", "a.dae").value();
    EXPECT_EQ(cloud, (Mesh{{a, a, a}, {b, b, b}, {c, c, c}, {d, d, d}})) << p;
  }
}

TEST(Mesh, DamagedFilesAreNamed) {
  std::string cut = binary_stl({{Vector3::Zero(), Vector3::UnitX(), Vector3::UnitY()}});
  cut[81] = 7;
  EXPECT_EQ(parse_mesh(cut, ".stl", "a.stl").error().where, "a.stl");
  EXPECT_FALSE(parse_mesh("", ".stl", "a.stl"));
  EXPECT_FALSE(parse_mesh("v 0 0\n", ".obj", "a.obj"));
  EXPECT_EQ(parse_mesh("v 0 0 0\nf 1 2 3\n", ".obj", "a.obj").error().where, "a.obj:2");
  EXPECT_FALSE(parse_mesh("<COLLADA/>", ".dae", "a.dae"));
  EXPECT_FALSE(parse_mesh("v nan 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", ".obj", "a.obj"));
  EXPECT_EQ(parse_mesh("", ".ply", "a.ply").error().code, ErrorCode::Unsupported);
}

// package:// and relative names are found beside and above the URDF; what leads elsewhere or is missing is noted, and
// the link then has no shape.
TEST(Mesh, UrdfMeshesBecomeCapsules) {
  namespace fs = std::filesystem;
  const fs::path root = fs::path(::testing::TempDir()) / "armature_mesh_test" / "arm_description";
  fs::create_directories(root / "urdf");
  fs::create_directories(root / "meshes");
  const auto write = [](const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
  };
  write(root / "meshes" / "bar.obj", "v 0 0 -10\nv 0 0 400\nv 10 0 0\nv 0 10 0\nf 1 2 3\nf 1 2 4\n");
  const auto link = [](const std::string& name, const std::string& mesh) {
    return "<link name=\"" + name +
           "\"><inertial><mass value=\"1\"/><inertia ixx=\"1\" ixy=\"0\" ixz=\"0\" iyy=\"1\" iyz=\"0\" "
           "izz=\"1\"/></inertial><collision><origin xyz=\"0 0 1\"/><geometry><mesh filename=\"" +
           mesh + "\" scale=\"0.001 0.001 0.001\"/></geometry></collision></link>";
  };
  const auto joint = [](const std::string& name, const std::string& parent, const std::string& child) {
    return "<joint name=\"" + name + "\" type=\"continuous\"><parent link=\"" + parent + "\"/><child link=\"" + child +
           "\"/><axis xyz=\"0 0 1\"/></joint>";
  };
  write(root / "urdf" / "arm.urdf",
        "<robot name=\"arm\"><link name=\"world\"/>" + link("a", "package://arm_description/meshes/bar.obj") +
            link("b", "../meshes/bar.obj") + link("c", "package://other/bar.obj") + joint("j1", "world", "a") +
            joint("j2", "a", "b") + joint("j3", "b", "c") + "</robot>");
  const auto reading = read_robot((root / "urdf" / "arm.urdf").string());
  ASSERT_TRUE(reading) << reading.error().text();
  const Robot& robot = reading->robot;
  for (int b = 0; b < 2; ++b) {
    ASSERT_FALSE(robot.bodies[static_cast<std::size_t>(b)].capsules.empty());
    EXPECT_LE(outside(robot.bodies[static_cast<std::size_t>(b)].capsules, Vector3(0, 0, 1.4)), 1e-12);
    EXPECT_GT(outside(robot.bodies[static_cast<std::size_t>(b)].capsules, Vector3(0, 0, 0.9)), 0);
  }
  EXPECT_TRUE(robot.bodies[2].capsules.empty());
  int noted = 0;
  for (const Finding& finding : reading->findings)
    noted += finding.message.find("package://other/bar.obj") != std::string::npos;
  EXPECT_EQ(noted, 1);
  const auto none = read_robot((root / "urdf" / "arm.urdf").string(), MeshRoots{.read = false, .directories = {}});
  EXPECT_TRUE(none->robot.bodies[0].capsules.empty());
  fs::remove_all(root.parent_path());
}

}  // namespace
}  // namespace armature
