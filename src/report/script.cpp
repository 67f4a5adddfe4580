// The bundled script of our pages, as bytes of the library.
#include "report/page.hpp"

// A string literal of this size is beyond what compilers must accept; the assembler takes the file directly.
asm(".section .rodata\n"
    ".global armature_page_script_begin\n"
    "armature_page_script_begin:\n"
    ".incbin \"" ARMATURE_PAGE_SCRIPT
    "\"\n"
    ".global armature_page_script_end\n"
    "armature_page_script_end:\n"
    ".byte 0\n"
    ".text\n");

extern "C" {
extern const char armature_page_script_begin;
extern const char armature_page_script_end;
}

namespace armature {

std::string_view page_script() {
  return {&armature_page_script_begin,
          static_cast<std::size_t>(&armature_page_script_end - &armature_page_script_begin)};
}

}  // namespace armature
