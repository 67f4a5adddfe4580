// Names and other text from outside, made harmless for the place where they are written. One function per target; every
// writer uses these and no other.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace armature {

/// The code point at `at` and its length in bytes; length 0 if these bytes are not UTF-8.
[[nodiscard]] std::pair<std::uint32_t, std::size_t> code_point(std::string_view text, std::size_t at);

/// The same text with every byte that is no UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string valid_utf8(std::string_view text);

/// Whether a name can be written into every format and come back: UTF-8 without control characters and without the
/// code points that are no characters.
[[nodiscard]] bool is_text(std::string_view name);

/// Text or attribute of XML, HTML and SVG. What XML 1.0 cannot hold (control characters, bytes that are no UTF-8)
/// becomes U+FFFD; white space other than blanks becomes a reference, so that attributes keep it.
[[nodiscard]] std::string escape_xml(std::string_view text);

/// Inside an XML comment: no two hyphens beside each other, none at the end. One line.
[[nodiscard]] std::string escape_xml_comment(std::string_view text);

/// Inside a C block comment: nothing ends it, continues a line or begins another comment. One line.
[[nodiscard]] std::string escape_c_comment(std::string_view text);
/// A C string literal with its quotes. Same bytes when compiled; no trigraphs.
[[nodiscard]] std::string c_string(std::string_view text);

/// Behind a '#' of Python: one line.
[[nodiscard]] std::string escape_line_comment(std::string_view text);
/// A Python string literal with its quotes.
[[nodiscard]] std::string python_string(std::string_view text);

/// A cell of a CSV file: quoted where it holds a delimiter, a quote or white space at an end. Line ends become blanks.
[[nodiscard]] std::string csv_cell(std::string_view text);

/// JSON inside an HTML script element: no '<', so that nothing ends the element or hides its end.
[[nodiscard]] std::string json_in_script(std::string json);

/// One line for a person's terminal: control characters and marks that change the direction of text become '?'.
[[nodiscard]] std::string plain_line(std::string_view text);

}  // namespace armature
