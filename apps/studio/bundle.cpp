#include "bundle.hpp"

// A string literal of this size is beyond what compilers must accept; the assembler takes the files directly.
#define ARMATURE_STUDIO_FILE(name, path) \
  asm(".section .rodata\n"               \
      ".global armature_studio_" name    \
      "_begin\n"                         \
      "armature_studio_" name            \
      "_begin:\n"                        \
      ".incbin \"" path                  \
      "\"\n"                             \
      ".global armature_studio_" name    \
      "_end\n"                           \
      "armature_studio_" name            \
      "_end:\n"                          \
      ".byte 0\n"                        \
      ".text\n")

ARMATURE_STUDIO_FILE("html", ARMATURE_STUDIO_DIST "/index.html");
ARMATURE_STUDIO_FILE("script", ARMATURE_STUDIO_DIST "/studio.js");
ARMATURE_STUDIO_FILE("style", ARMATURE_STUDIO_DIST "/studio.css");

extern "C" {
extern const char armature_studio_html_begin, armature_studio_html_end;
extern const char armature_studio_script_begin, armature_studio_script_end;
extern const char armature_studio_style_begin, armature_studio_style_end;
}

namespace armature::studio {
namespace {

std::string_view between(const char& begin, const char& end) {
  return {&begin, static_cast<std::size_t>(&end - &begin)};
}

}  // namespace

std::string_view page_html() { return between(armature_studio_html_begin, armature_studio_html_end); }
std::string_view page_script() { return between(armature_studio_script_begin, armature_studio_script_end); }
std::string_view page_style() { return between(armature_studio_style_begin, armature_studio_style_end); }

}  // namespace armature::studio
