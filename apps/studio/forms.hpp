// What every verb takes, for the page's forms; and a filled form as the words of a command.
#pragma once

#include <string>
#include <vector>

#include "folder.hpp"

namespace armature::studio {

/// Every verb with its fields: name, help, unit, range, choices, default, type. Made from the declarations
/// (fields.hpp).
[[nodiscard]] Json describe_verbs();

/// A job that the page asks for.
struct Order {
  std::string verb;
  std::string out;                 ///< below the folder; empty: the verb's own
  std::vector<std::string> words;  ///< after the verb
  std::string command;             ///< as a person types it
};

/// {"verb": "design", "options": {"robot": "panda", "budget_s": 5}, "out": "design", "force": false} as a command. The
/// words are read again as the command line reads them, so a mistake has the command line's message. Paths stay inside
/// the folder.
[[nodiscard]] Result<Order> make_order(const Json& request, const Folder& folder);

}  // namespace armature::studio
