// The targets under libFuzzer: armature_fuzz TARGET [options of libFuzzer] [corpus]...
//
// Bytes are changed as libFuzzer does it; where a target reads JSON, every second change is made to a value inside, so
// that the text stays JSON and the reader behind the parser is reached (json_mutator.cpp).
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>

#include "fuzz/json_mutator.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t most);

namespace {

armature::fuzz::Target chosen{nullptr, nullptr};
bool reads_json = false;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
  const std::string name = *count > 1 ? (*words)[1] : "";
  for (const armature::fuzz::Target& target : armature::fuzz::targets()) {
    if (name == "--list") std::printf("%s\n", target.name);
    if (target.name == name) chosen = target;
  }
  if (name == "--list") std::exit(0);
  if (chosen.run == nullptr) {
    std::fprintf(stderr, "There is no target \"%s\"; --list shows them.\n", name.c_str());
    std::exit(2);
  }
  // Bodies of JSON; a motion and a robot may be written in either form, and YAML holds JSON.
  reads_json =
      std::set<std::string>{"model", "information", "job", "trajectory", "studio", "robot_yaml", "mapping", "compared"}
          .contains(name);
  std::memmove(*words + 1, *words + 2, static_cast<std::size_t>(*count - 1) * sizeof(char*));
  --*count;
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  armature::fuzz::current_input = {reinterpret_cast<const char*>(data), size};
  chosen.run(armature::fuzz::current_input);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t most, unsigned seed) {
  if (reads_json && seed % 2 == 0) {
    const std::string changed = armature::fuzz::change_json({reinterpret_cast<const char*>(data), size}, seed / 2);
    if (!changed.empty() && changed.size() <= most) {
      std::memcpy(data, changed.data(), changed.size());
      return changed.size();
    }
  }
  return LLVMFuzzerMutate(data, size, most);
}
