// armature._core: the library as Python sees it.
#include "module.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "armature/arguments.hpp"

// main() of the command line (apps/cli/main.cpp), under another name.
int armature_main(int argc, char** argv);

namespace armature::python {

NB_MODULE(_core, module) {
  module.doc() = "The compiled part of armature. Import armature instead.";
  module.attr("version") = version_text().substr(version_text().find(' ') + 1);
  module.def(
      "main",
      // argv ends in a null pointer, as main() expects.
      [](std::vector<std::string> words) {
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        nb::gil_scoped_release released;
        return armature_main(static_cast<int>(words.size()), argv.data());
      },
      nb::arg("words"), "The command line: program name and words in, exit code out.");
  bind_base(module);
  bind_robot(module);
  bind_recording(module);
  bind_information(module);
  bind_model(module);
  bind_observer(module);
  bind_jobs(module);
}

}  // namespace armature::python
