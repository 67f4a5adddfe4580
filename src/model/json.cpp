#include "model/json.hpp"

#include <cmath>
#include <map>

#include "armature/text.hpp"
#include "dynamics/shape_facts.hpp"

namespace armature {
namespace {

// Names of signals and factors in files.
const std::map<std::string, SignalPart::Kind> kKinds = {
    {"q", SignalPart::Kind::Position}, {"v", SignalPart::Kind::Velocity}, {"a", SignalPart::Kind::Acceleration}};

const std::map<std::string, Basis::Factor> kFactors = {
    {"load", Basis::Factor::Load}, {"temperature", Basis::Factor::Temperature}, {"warm_up", Basis::Factor::WarmUp}};

// From a value to its name, and back; a name that is not in the table is an error.
template <class Value>
std::string name_of(const std::map<std::string, Value>& names, Value value) {
  for (const auto& [name, entry] : names) {
    if (entry == value) return name;
  }
  return "unknown";
}

template <class Value>
Value value_of(const std::map<std::string, Value>& names, const Json& json, const std::string& what) {
  if (json.is_string()) {
    if (const auto at = names.find(json.get<std::string>()); at != names.end()) return at->second;
  }
  throw JsonMisfit(what + " " + json.dump() + " is not known");
}

// A member that must be a text.
std::string text_of(const Json& json, const std::string& key) {
  const Json& value = member(json, key);
  if (!value.is_string()) throw JsonMisfit("'" + key + "' is not a text");
  return value.get<std::string>();
}

// A basis function; numbers that are 0 are left out. `smooth` is never saved.
Json basis_to_json(const Basis& basis) {
  Json json = {{"shape", std::string(facts_of(basis.shape).name)}};
  for (const SignalPart& part : basis.parts) {
    json["of"].push_back(
        {{"signal", name_of(kKinds, part.kind)}, {"joint", part.joint}, {"weight", number_to_json(part.weight)}});
  }
  // Numbers of the shape. Parameters of other shapes are 0.
  for (const auto& [key, value] :
       {std::pair{"shift", basis.shift}, {"p0", basis.p0}, {"p1", basis.p1}, {"dead_band", basis.dead_band}}) {
    if (value != 0) json[key] = number_to_json(value);
  }
  // What multiplies the shape, with what it needs.
  if (basis.factor != Basis::Factor::None) json["times"] = name_of(kFactors, basis.factor);
  for (const double value : basis.load) json["load"].push_back(number_to_json(value));
  if (basis.warm_path != 0) json["warm_path"] = number_to_json(basis.warm_path);
  return json;
}

Basis basis_from_json(const Json& json) {
  Basis basis;
  // Shapes have names in files, so that new ones do not change old ones.
  const ShapeFacts* facts = find_shape(text_of(json, "shape"));
  if (facts == nullptr) throw JsonMisfit("shape " + member(json, "shape").dump() + " is not known");
  basis.shape = facts->shape;
  if (json.contains("of")) {
    for (const Json& part : json["of"]) {
      basis.parts.push_back({value_of(kKinds, member(part, "signal"), "signal"), integer_of(part, "joint"),
                             number_from_json(member(part, "weight"), "weight")});
    }
  }
  // What to_json left out is 0.
  const auto optional = [&](const char* key) { return json.contains(key) ? number_from_json(json[key], key) : 0.0; };
  basis.shift = optional("shift"), basis.p0 = optional("p0"), basis.p1 = optional("p1"),
  basis.dead_band = optional("dead_band");
  if (json.contains("times")) basis.factor = value_of(kFactors, json["times"], "factor");
  if (json.contains("load")) {
    for (const Json& value : json["load"]) basis.load.push_back(number_from_json(value, "load"));
  }
  basis.warm_path = optional("warm_path");
  // Presliding is computed from one joint's path and divides by p0.
  const bool along_one = basis.parts.size() == 1 && basis.depends_on(SignalPart::Kind::Velocity);
  if (basis.follows_path() && !(along_one && basis.p0 > 0))
    throw JsonMisfit("presliding needs the velocity of one joint and a positive 'p0'");
  return basis;
}

// A parameter and the functions that it multiplies, joint by joint.
Json column_to_json(const TermColumn& column) {
  const Parameter& p = column.parameter;
  Json json = {{"name", p.name},
               {"unit", p.unit},
               {"joint", p.joint},
               {"lower", number_to_json(p.lower)},
               {"upper", number_to_json(p.upper)}};
  if (p.nominal) json["nominal"] = number_to_json(*p.nominal);
  for (const auto& [joint, basis] : column.rows)
    json["acts_on"].push_back({{"joint", joint}, {"basis", basis_to_json(basis)}});
  return json;
}

// The same keys read back.
TermColumn column_from_json(const Json& json) {
  TermColumn column;
  Parameter& p = column.parameter;
  p.name = text_of(json, "name"), p.unit = text_of(json, "unit"), p.joint = integer_of(json, "joint");
  p.lower = number_from_json(member(json, "lower"), "lower"),
  p.upper = number_from_json(member(json, "upper"), "upper");
  if (json.contains("nominal")) p.nominal = number_from_json(json["nominal"], "nominal");
  for (const Json& row : member(json, "acts_on"))
    column.rows.emplace_back(integer_of(row, "joint"), basis_from_json(member(row, "basis")));
  return column;
}

// Numbers, or short arrays of them, stay on one line; everything else is indented by two.
bool is_flat(const Json& json) {
  if (!json.is_array()) return !json.is_object() || json.empty();
  for (const Json& item : json) {
    if (item.is_structured()) return false;
  }
  return true;
}

// Texts are one per line: the robot and the ledger are read by people.
bool is_lines(const Json& json) { return json.is_array() && json.size() > 1 && json[0].is_string(); }

// Indented JSON, recursively; bytes that are no UTF-8 are replaced.
void print(const Json& json, const std::string& indent, std::string& out) {
  if (is_flat(json) && !is_lines(json)) {
    out += json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return;
  }
  const bool object = json.is_object();
  out += object ? "{\n" : "[\n";
  // A comma after every entry but the last.
  std::size_t left = json.size();
  for (const auto& [key, value] : json.items()) {
    out += indent + "  ";
    if (object) out += Json(key).dump(-1, ' ', false, Json::error_handler_t::replace) + ": ";
    print(value, indent + "  ", out);
    out += --left > 0 ? ",\n" : "\n";
  }
  out += indent + (object ? "}" : "]");
}

}  // namespace

// An entry that must be there.
const Json& member(const Json& json, const std::string& key) {
  if (!json.is_object() || !json.contains(key)) throw JsonMisfit("'" + key + "' is missing");
  return json[key];
}

int integer_of(const Json& json, const std::string& key) {
  const Json& value = member(json, key);
  if (!value.is_number_integer()) throw JsonMisfit("'" + key + "' is not a whole number");
  // Half of the number is compared, because the absolute value of the smallest one does not exist.
  const bool fits = value.is_number_unsigned() ? value.get<std::uint64_t>() <= 1000000000U
                                               : std::abs(value.get<std::int64_t>() / 2) <= 500000000;
  if (!fits) throw JsonMisfit("'" + key + "' is " + value.dump() + ", which is too large");
  return static_cast<int>(value.get<std::int64_t>());
}

// JSON has no NaN and no infinities: they are written as text.
Json number_to_json(double value) {
  if (!std::isfinite(value)) return exact(value);
  return value;
}

// A number, or one of the three words for what JSON cannot write.
double number_from_json(const Json& json, const std::string& what) {
  if (json.is_number()) return json.get<double>();
  if (json.is_string()) {
    const auto text = json.get<std::string>();
    if (text == "nan" || text == "inf" || text == "-inf") return *parse_double(text);
  }
  throw JsonMisfit(what + " " + json.dump() + " is not a number");
}

Json to_json(const Vector& vector) {
  Json json = Json::array();
  for (const double value : vector) json.push_back(number_to_json(value));
  return json;
}

Vector vector_from_json(const Json& json, const std::string& what) {
  if (!json.is_array()) throw JsonMisfit(what + " is not a list of numbers");
  Vector vector(static_cast<Eigen::Index>(json.size()));
  for (std::size_t i = 0; i < json.size(); ++i) vector[static_cast<Eigen::Index>(i)] = number_from_json(json[i], what);
  return vector;
}

Json symmetric_to_json(const Matrix& matrix) {
  Json json = Json::array();
  // Row i of the lower triangle has i + 1 numbers.
  for (Eigen::Index i = 0; i < matrix.rows(); ++i)
    json.push_back(to_json(Vector(matrix.row(i).head(i + 1).transpose())));
  return json;
}

Matrix symmetric_from_json(const Json& json, const std::string& what) {
  if (!json.is_array()) throw JsonMisfit(what + " is not a list of rows");
  const auto size = static_cast<Eigen::Index>(json.size());
  Matrix matrix(size, size);
  for (Eigen::Index i = 0; i < size; ++i) {
    const Vector row = vector_from_json(json[static_cast<std::size_t>(i)], what);
    if (row.size() != i + 1) throw JsonMisfit(what + " is not a lower triangle");
    // Both triangles.
    matrix.row(i).head(i + 1) = row.transpose();
    matrix.col(i).head(i + 1) = row;
  }
  return matrix;
}

// Terms in their order, which is that of the parameters.
Json to_json(const std::vector<Term>& terms) {
  Json json = Json::array();
  for (const Term& term : terms) {
    Json columns = Json::array();
    for (const TermColumn& column : term.columns) columns.push_back(column_to_json(column));
    json.push_back({{"kind", term.kind}, {"columns", columns}});
  }
  return json;
}

std::vector<Term> terms_from_json(const Json& json) {
  if (!json.is_array()) throw JsonMisfit("'terms' is not a list");
  std::vector<Term> terms;
  for (const Json& item : json) {
    Term term{text_of(item, "kind"), {}};
    for (const Json& column : member(item, "columns")) term.columns.push_back(column_from_json(column));
    terms.push_back(std::move(term));
  }
  return terms;
}

std::string pretty(const Json& json) {
  std::string out;
  print(json, "", out);
  return out + '\n';
}

}  // namespace armature
