#include "armature/mesh.hpp"

#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"

namespace armature::fuzz {

void mesh(std::string_view bytes) {
  if (bytes.empty()) return;
  constexpr const char* kKinds[] = {".stl", ".obj", ".dae"};
  const auto kind = static_cast<unsigned char>(bytes[0]) % 3U;
  const auto read = parse_mesh(bytes.substr(1), kKinds[kind], "fuzz");
  if (!accepted(read)) return;
  promise(!read->empty(), "a mesh without triangles is accepted");
  for (const Capsule& capsule : enclosing_capsules(*read))
    promise(std::isfinite(capsule.radius) && capsule.from.allFinite() && capsule.to.allFinite(),
            "a capsule that is not finite");
}

}  // namespace armature::fuzz
