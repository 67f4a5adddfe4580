#include "forms.hpp"

#include <algorithm>
#include <cmath>

#include "armature/arguments.hpp"
#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/text.hpp"

namespace armature::studio {
namespace {

// "keep-every" becomes keep_every, as in JSON files.
std::string key_of(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return c == '-' ? '_' : static_cast<char>(std::tolower(c)); });
  return name;
}

// JSON has no infinity.
Json number_or_null(double value) { return std::isfinite(value) ? Json(value) : Json(); }

// Fields as the page draws them.
class Describer final : public FieldVisitor {
 public:
  Json fields = Json::array();
  void visit(const Field& f, bool& v) override { add(f, "switch", v); }
  void visit(const Field& f, int& v) override { add(f, "whole", v); }
  void visit(const Field& f, std::uint64_t& v) override { add(f, "whole", v); }
  void visit(const Field& f, double& v) override { add(f, "number", number_or_null(v * f.scale)); }
  void visit(const Field& f, std::optional<double>& v) override { add(f, "number", v ? Json(*v * f.scale) : Json()); }
  void visit(const Field& f, std::string& v) override { add(f, "text", v); }
  void visit(const Field& f, std::vector<std::string>& v) override { add(f, "texts", v); }
  void visit(const Field& f, std::vector<double>& v) override {
    Json list = Json::array();
    for (const double x : v) list.push_back(number_or_null(x * f.scale));
    add(f, "numbers", list);
  }

 private:
  // Everything that the page needs to draw and check a field.
  void add(const Field& f, const char* type, const Json& value) {
    fields.push_back({{"name", f.name},
                      {"key", key_of(f.name)},
                      {"type", type},
                      {"help", f.help},
                      {"unit", f.unit},
                      {"least", number_or_null(f.least)},
                      {"most", number_or_null(f.most)},
                      {"open", f.open},
                      {"choices", f.choices},
                      {"positional", f.positional},
                      {"required", f.required},
                      {"input", f.input},
                      {"default", value}});
  }
};

// Where a verb writes, in words of the page.
const char* output_word(Job::Output output) {
  switch (output) {
    case Job::Output::None: return "none";
    case Job::Output::Directory: return "directory";
    case Job::Output::File: return "file";
  }
  return "none";
}

// One value of a form as the text after a flag.
Result<std::string> word_of(const Json& value, const std::string& name) {
  const auto wrong = [&] {
    return Error{ErrorCode::Usage, "this is not a text or a number", name, "Fill in the field again."};
  };
  // Integers as they are, other numbers with all digits.
  if (value.is_number_integer()) return value.dump();
  if (value.is_number()) return exact(value.get<double>());
  if (!value.is_string()) return wrong();
  std::string text = value.get<std::string>();
  if (text.size() > 4096) return Error{ErrorCode::Usage, "the text is too long", name, ""};
  if (text.find('\0') != std::string::npos) return wrong();
  return text;
}

// Collects the words of a form in the order of the declaration.
class Words final : public FieldVisitor {
 public:
  // Words with a flag and words without; `used` counts the entries of the form that a field asked for.
  Words(const Json& options, const Folder& folder) : options_(options), folder_(folder) {}
  std::vector<std::string> flags, places;
  std::optional<Error> mistake;
  std::size_t used = 0;

  // A switch is named when it is on.
  void visit(const Field& f, bool&) override {
    const Json* value = find(f);
    if (value == nullptr) return;
    if (!value->is_boolean()) return keep({ErrorCode::Usage, "this is neither yes nor no", f.name, ""});
    if (value->get<bool>()) flags.push_back("--" + f.name);
  }
  void visit(const Field& f, int&) override { one(f); }
  void visit(const Field& f, std::uint64_t&) override { one(f); }
  void visit(const Field& f, double&) override { one(f); }
  void visit(const Field& f, std::optional<double>&) override { one(f); }
  void visit(const Field& f, std::string&) override { one(f); }
  void visit(const Field& f, std::vector<std::string>&) override { many(f); }
  void visit(const Field& f, std::vector<double>&) override { many(f); }

 private:
  // A value that is null counts as known but not given.
  const Json* find(const Field& f) {
    const auto at = options_.find(key_of(f.name));
    if (at == options_.end()) return nullptr;
    ++used;
    return at->is_null() ? nullptr : &*at;
  }
  // The first mistake is the one that is reported.
  void keep(Error error) {
    if (!mistake) mistake = std::move(error);
  }
  // A path must be inside the folder; a name without a folder may be built in.
  bool allowed(const Field& f, const std::string& word) {
    if (!f.input) return true;
    if (auto place = folder_.inside(word); !place) return keep(place.error()), false;
    return true;
  }
  // --flag=value in one word, so that a value that begins with "-" is no flag.
  void add(const Field& f, const std::string& word) {
    if (f.positional)
      places.push_back(word);
    else
      flags.push_back("--" + f.name + "=" + word);
  }
  // A field with one value; an empty text is left out.
  void one(const Field& f) {
    const Json* value = find(f);
    if (value == nullptr) return;
    auto word = word_of(*value, f.name);
    if (!word) return keep(word.error());
    if (word->empty()) return;
    if (allowed(f, *word)) add(f, *word);
  }
  // A field with a list: the flag is repeated.
  void many(const Field& f) {
    const Json* value = find(f);
    if (value == nullptr) return;
    if (!value->is_array() || value->size() > 1000) return keep({ErrorCode::Usage, "this is not a list", f.name, ""});
    for (const Json& entry : *value) {
      auto word = word_of(entry, f.name);
      if (!word) return keep(word.error());
      if (!allowed(f, *word)) return;
      add(f, *word);
    }
  }

  const Json& options_;
  const Folder& folder_;
};

// A request that the page itself never makes.
Error not_a_job(const std::string& message) { return {ErrorCode::Usage, message, "job", "Load the page again."}; }

}  // namespace

// All verbs, the catalogue of robots, the version and the default specification of a design.
Json describe_verbs() {
  Json verbs = Json::object();
  for (const auto& job : make_jobs()) {
    Describer describer;
    job->declare(describer);
    verbs[job->verb()] = {{"summary", job->summary()},
                          {"output", output_word(job->output())},
                          {"default_out", job->default_out()},
                          {"fields", describer.fields}};
  }
  return {{"verbs", verbs},
          {"catalogue", catalogue_names()},
          {"version", version_text()},
          {"default_spec", design_spec_text("default")}};
}

// The request comes from a browser: each part is checked before it is used.
Result<Order> make_order(const Json& request, const Folder& folder) {
  if (!request.is_object() || !request.value("verb", Json()).is_string()) return not_a_job("no verb is given");
  Order order;
  order.verb = request["verb"].get<std::string>();
  const auto job = make_job(order.verb);
  if (!job) return not_a_job("there is no such verb");
  const Json options = request.value("options", Json::object());
  if (!options.is_object()) return not_a_job("the options are not an object");
  // The job declares its options; each is looked up in the form. What is left over is unknown.
  Words words(options, folder);
  job->declare(words);
  if (words.mistake) return *words.mistake;
  if (words.used != options.size()) return not_a_job("an option is not one of this verb");
  order.words = words.flags;

  // The place of the results, then the words that have no flag; "--" keeps a name that begins with '-' a name.
  const Json out = request.value("out", Json(""));
  if (!out.is_string()) return not_a_job("the place of the results is not a text");
  order.out = out.get<std::string>();
  if (!order.out.empty()) {
    if (auto place = folder.inside(order.out); !place) return place.error();
    // The verb's own place is not named, as a person who types the command does not name it. It may depend on options.
    const auto typed = make_job(order.verb);
    std::vector<std::string> without = order.words;
    without.emplace_back("--");
    without.insert(without.end(), words.places.begin(), words.places.end());
    if (auto read = read_arguments(*typed, without); !read) return read.error();
    if (order.out != typed->default_out()) order.words.push_back("--out=" + order.out);
  }
  // Permission to replace results.
  const Json force = request.value("force", Json(false));
  if (force.is_boolean() && force.get<bool>()) order.words.emplace_back("--force");
  order.words.emplace_back("--");
  order.words.insert(order.words.end(), words.places.begin(), words.places.end());

  // Read as the command line reads them; the command is the one that job.json will hold.
  if (auto read = read_arguments(*job, order.words); !read) return read.error();
  order.command = command_line(*job);
  if (order.out.empty()) order.out = job->default_out();
  return order;
}

}  // namespace armature::studio
