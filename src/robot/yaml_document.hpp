// Strict access to a YAML document: every key is known, used once, and every value is of its kind.
#pragma once

#include <yaml-cpp/yaml.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "armature/types.hpp"

namespace armature::reading {

/// A node with the path that led to it, for messages: "arm.yaml:12: joints[3]: inertia".
class YamlValue {
 public:
  YamlValue(YAML::Node node, const std::string* file, std::string path)
      : node_(std::move(node)), file_(file), path_(std::move(path)) {}

  [[nodiscard]] std::string where() const;
  [[nodiscard]] const YAML::Node& node() const { return node_; }

  /// Refuses unless a map with no key twice and no key outside `known`.
  void expect_map(const std::vector<std::string>& known) const;
  [[nodiscard]] bool has(const std::string& key) const;
  /// The key's value; refuses with `hint` if it is not there.
  [[nodiscard]] YamlValue at(const std::string& key, const std::string& hint) const;
  [[nodiscard]] std::optional<YamlValue> find(const std::string& key) const;

  [[nodiscard]] std::vector<YamlValue> items() const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] double number(const std::string& unit) const;
  [[nodiscard]] Vector3 vector3(const std::string& unit) const;

 private:
  YAML::Node node_;
  const std::string* file_;
  std::string path_;
};

/// The document's root. Refuses broken YAML, anchors and aliases, tags, several documents, and deep nesting.
[[nodiscard]] YamlValue parse_yaml_document(std::string_view text, const std::string& file);

}  // namespace armature::reading
