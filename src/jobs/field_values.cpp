#include "jobs/field_values.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

// A share of 0.07 shown in per cent is 7, not 7.000000000000001: 15 digits survive the way there and back.
double shown(const Field& field, double stored) {
  if (field.scale == 1 || !std::isfinite(stored)) return stored;
  return *parse_double(significant(field.scale * stored, 15));
}

// JSON has no NaN and no infinity: null stands for both.
Json number(double value) { return std::isfinite(value) ? Json(value) : Json(); }

// Values as people see them, in their declared unit, and as plain numbers beside them.
class Lister final : public FieldVisitor {
 public:
  explicit Lister(std::vector<FieldValue>& out) : out_(out) {}
  void visit(const Field& f, bool& v) override { out_.push_back({f, Json(v), {}}); }
  void visit(const Field& f, int& v) override { out_.push_back({f, Json(v), {static_cast<double>(v)}}); }
  void visit(const Field& f, std::uint64_t& v) override { out_.push_back({f, Json(v), {}}); }
  void visit(const Field& f, double& v) override { out_.push_back({f, number(shown(f, v)), {shown(f, v)}}); }
  // An optional number that is not given is null.
  void visit(const Field& f, std::optional<double>& v) override {
    if (!v) return out_.push_back({f, Json(), {}});
    out_.push_back({f, number(shown(f, *v)), {shown(f, *v)}});
  }
  void visit(const Field& f, std::string& v) override { out_.push_back({f, Json(v), {}}); }
  void visit(const Field& f, std::vector<std::string>& v) override { out_.push_back({f, Json(v), {}}); }
  // Entry by entry, each in the unit that is shown.
  void visit(const Field& f, std::vector<double>& v) override {
    FieldValue out{f, Json::array(), {}};
    for (const double x : v) out.value.push_back(number(shown(f, x))), out.raw.push_back(shown(f, x));
    out_.push_back(out);
  }

 private:
  std::vector<FieldValue>& out_;
};

// Sets every field that the object has; the first mistake is kept.
class Setter final : public FieldVisitor {
 public:
  Setter(const Json& object, std::string name) : object_(object), name_(std::move(name)) {}

  void visit(const Field& f, bool& v) override {
    if (const Json* j = find(f, &Json::is_boolean, "true or false")) v = j->get<bool>();
  }
  // The value that is there already is allowed even out of range: it may switch something off.
  void visit(const Field& f, int& v) override {
    if (const Json* j = find(f, &Json::is_number_integer, "a whole number"))
      if (j->get<double>() == v || fits(f, j->get<double>())) v = j->get<int>();
  }
  void visit(const Field& f, std::uint64_t& v) override {
    if (const Json* j = find(f, &Json::is_number_unsigned, "a whole number that is not negative"))
      v = j->get<std::uint64_t>();
  }
  // null is how an infinite default is written: it changes nothing.
  void visit(const Field& f, double& v) override {
    if (is_null(f)) return;
    if (const Json* j = find(f, &Json::is_number, "a number"))
      if (j->get<double>() == shown(f, v) || fits(f, j->get<double>())) v = j->get<double>() / f.scale;
  }
  // null takes an optional number back to "not given".
  void visit(const Field& f, std::optional<double>& v) override {
    if (is_null(f)) return v.reset();
    if (const Json* j = find(f, &Json::is_number, "a number"))
      if (fits(f, j->get<double>())) v = j->get<double>() / f.scale;
  }
  void visit(const Field& f, std::string& v) override {
    if (const Json* j = find(f, &Json::is_string, "a text"))
      // The value that is there already is always allowed: a default may be no choice ("not asked for").
      if (j->get<std::string>() == v || keep(field_problem(f, j->get<std::string>()))) v = j->get<std::string>();
  }
  // All entries or none: a list with a mistake leaves the field as it was.
  void visit(const Field& f, std::vector<std::string>& v) override {
    const Json* j = find(f, &Json::is_array, "a list of texts");
    if (j == nullptr) return;
    std::vector<std::string> list;
    for (const Json& item : *j) {
      if (!item.is_string()) return wrong(f, "a list of texts");
      if (!keep(field_problem(f, item.get<std::string>()))) return;
      list.push_back(item.get<std::string>());
    }
    v = list;
  }
  void visit(const Field& f, std::vector<double>& v) override {
    const Json* j = find(f, &Json::is_array, "a list of numbers");
    if (j == nullptr) return;
    std::vector<double> list;
    for (const Json& item : *j) {
      if (!item.is_number()) return wrong(f, "a list of numbers");
      if (!fits(f, item.get<double>())) return;
      list.push_back(item.get<double>() / f.scale);
    }
    v = list;
  }

  // A key that no field asked for is misspelt, or of another version.
  std::optional<Error> mistake() {
    for (const auto& [key, value] : object_.items()) {
      if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) continue;
      const auto near = nearest_name(key, seen_);
      keep(Error{ErrorCode::Meaning, "\"" + key + "\" is not an option of this job", name_,
                 near ? "Did you mean " + *near + "?" : ""});
    }
    return mistake_;
  }

 private:
  // The first mistake is kept: later ones may follow from it.
  bool keep(std::optional<Error> error) {
    if (error && !mistake_) mistake_ = std::move(error);
    return !error;
  }
  bool fits(const Field& f, double value) { return keep(field_problem(f, value)); }
  void wrong(const Field& f, const char* expected) {
    keep(Error{ErrorCode::Meaning, json_key(f.name) + " is not " + expected, name_, ""});
  }
  // Whether the key is there and null; it then counts as known.
  bool is_null(const Field& f) {
    const auto at = object_.find(json_key(f.name));
    if (at == object_.end() || !at->is_null()) return false;
    seen_.push_back(json_key(f.name));
    return true;
  }
  // The value of a field if it has the right type; a wrong type is a mistake, an absent key is not.
  const Json* find(const Field& f, bool (Json::*is)() const noexcept, const char* expected) {
    const std::string key = json_key(f.name);
    seen_.push_back(key);
    const auto at = object_.find(key);
    if (at == object_.end()) return nullptr;
    if (((*at).*is)()) return &*at;
    wrong(f, expected);
    return nullptr;
  }

  const Json& object_;
  std::string name_;
  std::vector<std::string> seen_;
  std::optional<Error> mistake_;
};

}  // namespace

std::vector<FieldValue> list_fields(Job& job) {
  std::vector<FieldValue> out;
  Lister lister(out);
  job.declare(lister);
  return out;
}

std::string json_key(const std::string& field_name) {
  // Places are declared in capitals: ROBOT becomes "robot".
  std::string key = lower_case(field_name);
  std::replace(key.begin(), key.end(), '-', '_');
  return key;
}

Result<void> set_fields(Job& job, const Json& object, const std::string& name_for_messages) {
  if (!object.is_object()) return Error{ErrorCode::Syntax, "an object was expected", name_for_messages, ""};
  // One walk over the declaration; every field picks its own key.
  Setter setter(object, name_for_messages);
  job.declare(setter);
  if (auto mistake = setter.mistake()) return *mistake;
  return {};
}

// Compares with a fresh job: only what differs from the defaults must be within its range.
std::optional<Error> first_problem(Job& job) {
  const auto fresh = make_job(job.verb());
  const auto defaults = list_fields(*fresh);
  const auto values = list_fields(job);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto& [field, value, raw] = values[i];
    // Required fields have no default that could be used.
    if (field.required && (value.is_null() || value.empty() || value == ""))
      return Error{ErrorCode::Usage, (field.positional ? "" : "--") + field.name + " is missing",
                   std::string("armature ") + job.verb(), field.help};
    // A default may be infinite ("no limit") or a number that switches something off; what is given must be in range.
    if (raw != defaults[i].raw) {
      for (const double x : raw) {
        if (auto wrong = field_problem(field, x)) return wrong;
      }
    }
    // Texts, alone or in a list: one of the choices where there are any.
    const Json list = value.is_array() ? value : Json::array({value});
    for (const Json& item : list) {
      if (!item.is_string() || value == defaults[i].value) continue;
      if (auto wrong = field_problem(field, item.get<std::string>())) return wrong;
    }
  }
  return std::nullopt;
}

// Lists of paths and single paths alike; an empty text is no path.
std::vector<std::string> input_paths(Job& job) {
  std::vector<std::string> paths;
  for (const auto& [field, value, raw] : list_fields(job)) {
    if (!field.input) continue;
    const Json list = value.is_array() ? value : Json::array({value});
    for (const Json& item : list) {
      if (item.is_string() && item != "") paths.push_back(item.get<std::string>());
    }
  }
  return paths;
}

}  // namespace armature
