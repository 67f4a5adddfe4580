#include "errors.hpp"

#include <nanobind/stl/string.h>

namespace armature::python {

namespace nb = nanobind;

// The class is written in Python, so that it can be caught by name; it gets all parts of the error.
void raise(const Error& error) {
  const nb::object type = nb::module_::import_("armature._errors").attr("Error");
  const nb::object instance = type(error.message, to_string(error.code), error.where, error.hint, error.text());
  PyErr_SetObject(type.ptr(), instance.ptr());
  throw nb::python_error();
}

}  // namespace armature::python
