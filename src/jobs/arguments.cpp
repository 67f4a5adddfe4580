#include "armature/arguments.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "armature/text.hpp"

namespace armature {
namespace {

// What follows a flag on the command line.
struct Shape {
  bool takes_value = true;
  bool list = false;
  bool positional = false;
  bool input = false;
};

// Lists what each declared option looks like, without reading any value.
class Shapes final : public FieldVisitor {
 public:
  std::vector<std::pair<std::string, Shape>> all;
  void visit(const Field& f, bool&) override { add(f, false, false); }
  void visit(const Field& f, int&) override { add(f, true, false); }
  void visit(const Field& f, std::uint64_t&) override { add(f, true, false); }
  void visit(const Field& f, double&) override { add(f, true, false); }
  void visit(const Field& f, std::optional<double>&) override { add(f, true, false); }
  void visit(const Field& f, std::string&) override { add(f, true, false); }
  void visit(const Field& f, std::vector<std::string>&) override { add(f, true, true); }
  void visit(const Field& f, std::vector<double>&) override { add(f, true, true); }

  // The shape of a flag; places have no flag.
  [[nodiscard]] const Shape* find(const std::string& flag) const {
    for (const auto& [name, shape] : all) {
      if (name == flag && !shape.positional) return &shape;
    }
    return nullptr;
  }

 private:
  void add(const Field& f, bool takes_value, bool list) {
    all.emplace_back(f.name, Shape{takes_value, list, f.positional, f.input});
  }
};

// What was typed, by option, before it has a type.
using Given = std::map<std::string, std::vector<std::string>>;

// Sets typed fields from words; the first mistake is kept.
class ArgumentSetter final : public FieldVisitor {
 public:
  explicit ArgumentSetter(const Given& given) : given_(given) {}
  std::optional<Error> mistake;

  // A switch is on as soon as it is named.
  void visit(const Field& f, bool& v) override {
    if (find(f) != nullptr) v = true;
  }
  // Of a single value given twice the last one counts.
  void visit(const Field& f, int& v) override {
    const auto* words = find(f);
    if (words == nullptr) return;
    const auto value = parse_integer(words->back());
    // 2e9 is within an int of 32 bits, which the cast below needs.
    if (!value || std::abs(static_cast<double>(*value)) > 2e9) return wrong(f, words->back(), "a whole number");
    if (keep(field_problem(f, static_cast<double>(*value)))) v = static_cast<int>(*value);
  }
  void visit(const Field& f, std::uint64_t& v) override {
    const auto* words = find(f);
    if (words == nullptr) return;
    const auto value = parse_integer(words->back());
    if (!value || *value < 0) return wrong(f, words->back(), "a whole number that is not negative");
    v = static_cast<std::uint64_t>(*value);
  }
  void visit(const Field& f, double& v) override {
    if (const auto* words = find(f)) number(f, words->back(), v);
  }
  // An optional number keeps its default, "not given", until it is named.
  void visit(const Field& f, std::optional<double>& v) override {
    double value = 0;
    if (const auto* words = find(f)) {
      if (number(f, words->back(), value)) v = value;
    }
  }
  void visit(const Field& f, std::string& v) override {
    const auto* words = find(f);
    if (words != nullptr && keep(field_problem(f, words->back()))) v = words->back();
  }
  // A list that is given replaces the default list; it does not add to it.
  void visit(const Field& f, std::vector<std::string>& v) override {
    const auto* words = find(f);
    if (words == nullptr) return;
    v.clear();
    for (const std::string& word : pieces(f, *words)) {
      if (!keep(field_problem(f, word))) return;
      v.push_back(word);
    }
  }
  // Numbers of a list are read like single ones, each in the unit of the flag.
  void visit(const Field& f, std::vector<double>& v) override {
    const auto* words = find(f);
    if (words == nullptr) return;
    v.clear();
    for (const std::string& word : pieces(f, *words)) {
      double value = 0;
      if (!number(f, word, value)) return;
      v.push_back(value);
    }
  }

 private:
  // Paths may hold commas; other lists are cut at them.
  static std::vector<std::string> pieces(const Field& f, const std::vector<std::string>& words) {
    if (f.input || f.positional) return words;
    std::vector<std::string> out;
    for (const std::string& word : words) {
      for (const std::string& piece : split(word, ',')) out.emplace_back(trim(piece));
    }
    return out;
  }
  // The words of one option; null where it was not named.
  const std::vector<std::string>* find(const Field& f) const {
    const auto at = given_.find(f.name);
    return at == given_.end() || at->second.empty() ? nullptr : &at->second;
  }
  // People type percent where a share is stored: the range is that of the typed number, the scale comes after.
  bool number(const Field& f, const std::string& word, double& v) {
    const auto value = parse_double(trim(word));
    if (!value) return wrong(f, word, "a number"), false;
    if (!keep(field_problem(f, *value))) return false;
    v = *value / f.scale;
    return true;
  }
  // The first mistake is the one that a reader can understand; later ones may follow from it.
  bool keep(std::optional<Error> error) {
    if (error && !mistake) mistake = std::move(error);
    return !error;
  }
  void wrong(const Field& f, const std::string& word, const std::string& expected) {
    const std::string unit = f.unit.empty() ? "" : " [" + f.unit + "]";
    keep(Error{ErrorCode::Usage, "\"" + word + "\" is not " + expected, "--" + f.name,
               "Its help says: " + f.help + unit + "."});
  }

  const Given& given_;
};

// A flag that does not exist, with the nearest one that does.
Error unknown_flag(const Job& job, const std::string& flag, const Shapes& shapes) {
  // Options of every verb, then those of this one.
  std::vector<std::string> known = {"--out", "--json", "--quiet", "--force", "--help"};
  for (const auto& [name, shape] : shapes.all) {
    if (!shape.positional) known.push_back("--" + name);
  }
  const std::string verb = std::string("armature ") + job.verb();
  const auto near = nearest_name(flag, known);
  return {ErrorCode::Usage, "there is no option " + flag, verb,
          near ? "Did you mean " + *near + "?" : verb + " --help lists them."};
}

// Reads the words one by one.
// The job is declared twice: once for the shapes, before the words, and once to set its fields.
class Reader {
 public:
  Reader(Job& job, const std::vector<std::string>& words) : job_(job), words_(words) { job.declare(shapes_); }

  Result<CommonArguments> read() {
    for (; at_ < words_.size(); ++at_) {
      const std::string& word = words_[at_];
      // "-0.5" is a number, "-" alone is a place, and after "--" everything is a place.
      const bool flag = !only_places_ && word.size() > 1 && word[0] == '-' && !parse_double(word);
      if (word == "--" && !only_places_) {
        only_places_ = true;
      } else if (!flag) {
        places_.push_back(word);
      } else if (auto done = read_flag(word); !done) {
        return done.error();
      }
    }
    // Help is wanted even where required words are missing.
    if (common_.help) return common_;
    // Words without a flag fill the places; then every field takes the words that are its own.
    if (auto done = place_words(); !done) return done.error();
    ArgumentSetter setter(given_);
    job_.declare(setter);
    if (setter.mistake) return *setter.mistake;
    return common_;
  }

 private:
  // One flag with its value: --name value, --name=value, or a switch without a value.
  Result<void> read_flag(const std::string& word) {
    const auto equals = word.find('=');
    const std::string flag = word.substr(0, equals);
    if (flag == "--help" || flag == "-h") return common_.help = true, Result<void>();
    // Verbs that give no result, such as the studio, have none of these options.
    const bool result = job_.gives_result();
    if (result && equals != std::string::npos && (flag == "--json" || flag == "--quiet" || flag == "--force"))
      return Error{ErrorCode::Usage, flag + " takes no value", std::string("armature ") + job_.verb(), ""};
    if (result && flag == "--json") return common_.json = true, Result<void>();
    if (result && flag == "--quiet") return common_.quiet = true, Result<void>();
    if (result && flag == "--force") return common_.force = true, Result<void>();
    // --out is an option of every such verb, though no job declares it.
    const Shape out_shape;
    const std::string name = flag.rfind("--", 0) == 0 ? flag.substr(2) : "";
    const Shape* shape = name == "out" && result ? &out_shape : shapes_.find(name);
    if (shape == nullptr) return unknown_flag(job_, flag, shapes_);
    // A switch; "--quick=no" would look as if it were possible to switch it off.
    if (!shape->takes_value) {
      if (equals != std::string::npos)
        return Error{ErrorCode::Usage, flag + " takes no value", std::string("armature ") + job_.verb(), ""};
      given_[name].emplace_back("true");
      return {};
    }
    // A list of paths takes every word up to the next flag, so that a shell's wildcard works.
    std::vector<std::string> values;
    if (equals != std::string::npos) {
      values.push_back(word.substr(equals + 1));
    } else if (at_ + 1 < words_.size() && !is_flag(words_[at_ + 1])) {
      values.push_back(words_[++at_]);
      while (shape->list && shape->input && at_ + 1 < words_.size() && !is_flag(words_[at_ + 1]))
        values.push_back(words_[++at_]);
    }
    if (values.empty())
      return Error{ErrorCode::Usage, flag + " needs a value", std::string("armature ") + job_.verb(),
                   std::string("armature ") + job_.verb() + " --help says which."};
    // Where results go is asked of every job; it is no option of one.
    if (name == "out") return job_.out = values.back(), Result<void>();
    // A flag given twice: lists grow, the last of single values counts.
    for (std::string& value : values) given_[name].push_back(std::move(value));
    return {};
  }

  // A list may begin with a negative number: "-1.57,0,0" is a value.
  static bool is_flag(const std::string& word) {
    return word.size() > 1 && word[0] == '-' && !parse_double(word) && !parse_double(word.substr(0, word.find(',')));
  }

  // Places are filled in order; the last one may be a list.
  Result<void> place_words() {
    // The declared places, in order.
    std::vector<std::pair<std::string, Shape>> places;
    for (const auto& entry : shapes_.all) {
      if (entry.second.positional) places.push_back(entry);
    }
    std::size_t next = 0;
    for (std::size_t p = 0; p < places.size(); ++p) {
      // A list takes every word but those that the places after it need.
      const std::size_t after = places.size() - p - 1;
      std::size_t take = std::min<std::size_t>(1, places_.size() - next);
      if (places[p].second.list) take = places_.size() - next > after ? places_.size() - next - after : 0;
      for (std::size_t k = 0; k < take; ++k) given_[places[p].first].push_back(places_[next++]);
    }
    // What no place takes is refused: a forgotten flag must not pass for a file.
    if (next < places_.size())
      return Error{ErrorCode::Usage, "\"" + places_[next] + "\" is one word too many",
                   std::string("armature ") + job_.verb(), std::string("Example: ") + job_.example()};
    return {};
  }

  // What is read, where the reader is, and what it has understood so far.
  Job& job_;
  const std::vector<std::string>& words_;
  Shapes shapes_;
  std::size_t at_ = 0;
  bool only_places_ = false;
  std::vector<std::string> places_;
  Given given_;
  CommonArguments common_;
};

}  // namespace

Result<CommonArguments> read_arguments(Job& job, const std::vector<std::string>& words) {
  return Reader(job, words).read();
}

}  // namespace armature
