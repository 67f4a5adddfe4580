// docs/job.schema.json: what every --json output and job.json obeys.
#include <cmath>

#include "armature/jobs.hpp"
#include "jobs/reference_parts.hpp"

namespace armature {
namespace {

Json list_of(const Json& items) { return {{"type", "array"}, {"items", items}}; }

Json text_type() { return {{"type", "string"}}; }

// An object of which every key is listed and needed.
Json object_of(const Json& properties) {
  Json required = Json::array();
  for (const auto& [key, value] : properties.items()) required.push_back(key);
  return {{"type", "object"}, {"properties", properties}, {"required", required}, {"additionalProperties", false}};
}

// Numbers as people see them: in the unit of the flag.
Json number_type(const Field& field, bool whole, bool absent) {
  // An optional number may be null.
  Json type = {
      {"type", absent ? Json::array({whole ? "integer" : "number", "null"}) : Json(whole ? "integer" : "number")}};
  if (std::isfinite(field.least)) type[field.open ? "exclusiveMinimum" : "minimum"] = field.least;
  if (std::isfinite(field.most)) type["maximum"] = field.most;
  return type;
}

// A text, one of the choices where there are any.
Json word_type(const Field& field) {
  Json type = text_type();
  if (!field.choices.empty()) type["enum"] = field.choices;
  return type;
}

bool is_number_list(const OptionText& option) { return option.value == "NUMBER,..."; }

Json field_type(const OptionText& option) {
  const Json& value = option.default_value;
  const Field& field = option.field;
  // By the default value: its JSON type is the option's type.
  Json type;
  if (value.is_boolean()) type = {{"type", "boolean"}};
  if (value.is_number() || value.is_null()) type = number_type(field, value.is_number_integer(), value.is_null());
  if (value.is_string()) type = word_type(field);
  if (value.is_array()) type = list_of(is_number_list(option) ? number_type(field, false, false) : word_type(field));
  // A default may lie outside the range that is allowed for what people give: it switches something off.
  const bool outside = value.is_number() ? field_problem(field, value.get<double>()).has_value()
                                         : value.is_string() && field_problem(field, value.get<std::string>());
  if (outside) type = {{"anyOf", Json::array({{{"const", value}}, type})}};
  type["description"] = option_sentence(option);
  return type;
}

// The options of one verb. What the command line adds to every verb is no part of a job.
Json job_type(Job& job) {
  Json properties = Json::object();
  for (const OptionText& option : describe(job)) {
    const bool common = option.field.name == "out" || option.field.name == "force" || option.field.name == "json" ||
                        option.field.name == "quiet";
    if (!common) properties[json_key(option.field.name)] = field_type(option);
  }
  return object_of(properties);
}

// Verdicts and findings are the same for every verb.
Json verdict_type() {
  return object_of(
      {{"level", {{"enum", {"good", "doubtful", "bad"}}}}, {"text", text_type()}, {"reasons", list_of(text_type())}});
}

Json finding_type() {
  return object_of({{"severity", {{"enum", {"note", "warning", "problem"}}}},
                    {"kind", text_type()},
                    {"where", text_type()},
                    {"message", text_type()},
                    {"advice", text_type()}});
}

}  // namespace

std::string job_schema() {
  // One definition per verb, chosen by the value of "verb".
  Json verbs = Json::array(), by_verb = Json::array(), jobs = Json::object(), results = Json::object();
  for (const auto& job : make_jobs()) {
    verbs.push_back(job->verb());
    jobs[job->verb()] = job_type(*job);
    results[job->verb()] = result_type(job->verb());
    const auto one = [&](const char* kind) {
      return Json{{"$ref", std::string("#/$defs/") + kind + "/" + job->verb()}};
    };
    by_verb.push_back({{"if", {{"properties", {{"verb", {{"const", job->verb()}}}}}}},
                       {"then", {{"properties", {{"job", one("jobs")}, {"result", one("results")}}}}}});
  }
  // SHA-256 in hexadecimal, or empty for what is built in.
  const Json checksum = {{"type", "string"}, {"pattern", "^([0-9a-f]{64})?$"}};
  // What is common to both texts; `result` belongs to --json, the other three to job.json.
  const Json schema = {
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"title", "An Armature job: what --json prints, and job.json"},
      {"description",
       "A number that is not finite (no limit, not known) is null. `result` is there in what --json prints; its keys "
       "depend on the verb. job.json has `out`, `ran_in` and `checksums` instead, and lists files that hold times of "
       "the machine in `of_this_run`: they have no checksum, and `armature repeat` does not compare them. Options are "
       "in "
       "the units of the flags."},
      {"type", "object"},
      {"properties",
       {{"format", {{"const", "armature job"}}},
        {"format_version", {{"const", 1}}},
        {"version", text_type()},
        {"verb", {{"enum", verbs}}},
        {"command", text_type()},
        {"inputs", list_of(object_of({{"path", text_type()}, {"checksum", checksum}}))},
        {"job", {{"type", "object"}}},
        {"verdict", verdict_type()},
        {"findings", list_of(finding_type())},
        {"stopped", {{"type", "boolean"}}},
        {"files", list_of(text_type())},
        {"result", true},
        {"out", text_type()},
        {"ran_in", text_type()},
        {"checksums", {{"type", "object"}, {"additionalProperties", checksum}}},
        {"rewritten", list_of(text_type())},
        {"of_this_run", list_of(text_type())}}},
      {"required",
       {"format", "format_version", "version", "verb", "command", "inputs", "job", "verdict", "findings", "stopped",
        "files"}},
      {"additionalProperties", false},
      {"anyOf", Json::array({{{"required", {"result"}}}, {{"required", {"out", "ran_in", "checksums"}}}})},
      {"allOf", by_verb},
      {"$defs", {{"jobs", jobs}, {"results", results}}}};
  return schema.dump(2) + "\n";
}

}  // namespace armature
