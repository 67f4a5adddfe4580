// The parts of the extension armature._core, one function each.
#pragma once

#include <nanobind/nanobind.h>

namespace armature::python {

namespace nb = nanobind;

// Each adds its classes and functions to the module.
void bind_robot(nb::module_& module);
void bind_base(nb::module_& module);
void bind_recording(nb::module_& module);
void bind_information(nb::module_& module);
void bind_model(nb::module_& module);
void bind_observer(nb::module_& module);
void bind_jobs(nb::module_& module);

/// A method written in Python (`module`.`function`), imported when it is first called: import armature stays quick, and
/// what only some people have installed is asked for by those who use it.
inline auto elsewhere(const char* module, const char* function) {
  return [module, function](nb::handle self, const nb::args& args, const nb::kwargs& kwargs) -> nb::object {
    return nb::module_::import_(module).attr(function)(self, *args, **kwargs);
  };
}

}  // namespace armature::python
