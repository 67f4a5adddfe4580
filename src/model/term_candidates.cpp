#include "model/term_candidates.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "armature/presliding.hpp"
#include "armature/term_kinds.hpp"
#include "armature/text.hpp"

namespace armature::choosing {
namespace {

using Index = Eigen::Index;

// Stribeck velocities that are tried, as shares of the joint's top speed.
constexpr double kStribeckShares[] = {0.03, 0.1, 0.3};
// Lengths of presliding that are tried [rad or m]: half a decade apart around what gears show.
constexpr double kPreslidingLengths[] = {1e-4, 1e-3, 3e-3, 1e-2, 3e-2};
// Nothing warms up noticeably in less [s].
constexpr double kWarmUpLeast_s = 60;

// Scales of the exponential of temperature that are tried [K], where temperatures differ by this much.
constexpr double kTemperatureScales[] = {10, 20, 50};
constexpr double kLeastWarming = 2;  // [K]

// "0.05": a number of two digits, as it is typed and as it is used.
std::string two_digits(double x) { return significant(x, 2); }

Vector sign_of(const Vector& v) { return v.cwiseSign(); }

// Columns of one candidate in the rows of one joint of one recording.
using Columns = std::function<Matrix(const Samples& samples, std::size_t recording)>;

Matrix side_by_side(const std::vector<Vector>& list) {
  Matrix out(list.front().size(), static_cast<Index>(list.size()));
  for (std::size_t c = 0; c < list.size(); ++c) out.col(static_cast<Index>(c)) = list[c];
  return out;
}

class Maker {
 public:
  Maker(const Robot& robot, const std::vector<Samples>& samples, const std::vector<Matrix>& load)
      : samples_(samples), load_(load), joints_(robot.joint_count()) {
    set_.joints.resize(static_cast<std::size_t>(joints_));
    for (JointExtras& extras : set_.joints) extras.values.resize(samples.size());
  }

  // Terms of each joint, then couplings of neighbours.
  [[nodiscard]] CandidateSet all() {
    for (int j = 0; j < joints_; ++j) {
      add_friction(j);
      add_others(j);
      add_warmth(j);
      add_temperature(j);
    }
    for (int j = 0; j + 1 < joints_; ++j) add_wrist(j, j + 1);
    return std::move(set_);
  }

 private:
  [[nodiscard]] static std::string number(int joint) { return std::to_string(joint + 1); }

  // A candidate that acts on one joint alone.
  void add(const std::string& word, const std::string& typed, int joint, const std::string& family,
           const Columns& columns, bool position = false, bool replaces = false) {
    Candidate made{word, typed, joint, family, append(joint, columns), position, replaces};
    set_.candidates.push_back(std::move(made));
  }
  // A kind that acts on every joint, restricted to this one: "stribeck:0.05@3".
  void add_everywhere(const std::string& word, int joint, const std::string& family, const Columns& columns,
                      bool replaces = false) {
    add(word, word + "@" + number(joint), joint, family, columns, false, replaces);
  }

  // New columns of the wide regressor, or, with `ids`, further rows of columns that are there.
  std::vector<int> append(int joint, const Columns& columns, std::vector<int> ids = {}) {
    JointExtras& extras = set_.joints[static_cast<std::size_t>(joint)];
    for (std::size_t r = 0; r < samples_.size(); ++r) {
      const Matrix made = columns(samples_[r], r);
      while (ids.size() < static_cast<std::size_t>(made.cols())) ids.push_back(set_.columns++);
      Matrix& values = extras.values[r];
      const Index before = values.cols();
      values.conservativeResize(made.rows(), before + made.cols());
      values.rightCols(made.cols()) = made;
    }
    extras.columns.insert(extras.columns.end(), ids.begin(), ids.end());
    return ids;
  }

  // Top speed of a joint in all recordings.
  [[nodiscard]] double top_speed(int j) const {
    double top = 0;
    for (const Samples& s : samples_) top = std::max(top, s.motion.v.col(j).cwiseAbs().maxCoeff());
    return top;
  }

  void add_friction(int j) {
    const auto v = [j](const Samples& s) { return Vector(s.motion.v.col(j)); };
    // As typed, so that the fit and the word mean the same number.
    for (const double share : kStribeckShares) {
      const std::string speed = two_digits(share * top_speed(j));
      const double at = parse_double(speed).value_or(0);
      if (!(at > 0)) continue;
      add_everywhere("stribeck:" + speed, j, "stribeck", [=](const Samples& s, std::size_t) {
        return Matrix(sign_of(v(s)).array() * (-(v(s).array() / at).square()).exp());
      });
    }
    // Between Coulomb and viscous friction.
    add_everywhere("power:0.5", j, "power", [=](const Samples& s, std::size_t) {
      return Matrix(sign_of(v(s)).array() * v(s).array().abs().sqrt());
    });
    add_everywhere("asymmetric-viscous", j, "asymmetric-viscous",
                   [=](const Samples& s, std::size_t) { return Matrix(v(s).cwiseAbs()); });
    // Presliding takes the place of Coulomb friction: the same parameter with a memory.
    for (const double length : kPreslidingLengths) {
      add_everywhere(
          "presliding:" + exact(length), j, "presliding",
          [=](const Samples& s, std::size_t) { return Matrix(presliding_state(s.motion.q.col(j), s.starts, length)); },
          true);
    }
    // Only where gravity loads the joint at all, beyond rounding.
    constexpr double kRounding = 1e-9, kNotZero = 1e-300;
    const bool loaded = std::any_of(load_.begin(), load_.end(), [&](const Matrix& g) {
      return g.size() > 0 && g.col(j).cwiseAbs().maxCoeff() > kRounding * std::max(kNotZero, g.cwiseAbs().maxCoeff());
    });
    if (loaded)
      add_everywhere("load", j, "load", [=, this](const Samples& s, std::size_t r) {
        return Matrix(sign_of(v(s)).array() * load_[r].col(j).array().abs());
      });
  }

  // Terms that are no friction: offset, rotor, gravity spring.
  void add_others(int j) {
    add_everywhere("offset", j, "offset",
                   [](const Samples& s, std::size_t) { return Matrix(Matrix::Ones(s.size(), 1)); });
    add_everywhere("rotor", j, "rotor", [=](const Samples& s, std::size_t) { return Matrix(s.motion.a.col(j)); });
    add(
        "gravity-spring", "gravity-spring:" + number(j), j, "gravity-spring",
        [=](const Samples& s, std::size_t) {
          const auto q = s.motion.q.col(j).array();
          return side_by_side({Vector(q.sin()), Vector(q.cos())});
        },
        true);
  }

  void add_warmth(int j) {
    // The longest recording and the longest path of the joint.
    double longest = 0, path = 0;
    for (const Samples& s : samples_) {
      if (s.size() < 2) return;
      const Vector q = s.motion.q.col(j);
      longest = std::max(longest, s.time[s.size() - 1] - s.time[0]);
      path = std::max(path, (q.tail(q.size() - 1) - q.head(q.size() - 1)).cwiseAbs().sum());
    }
    // Coulomb and viscous friction, each times the warmth.
    const auto both = [j](const Samples& s, const Vector& w) {
      const Vector v = s.motion.v.col(j);
      return side_by_side({Vector(sign_of(v).cwiseProduct(w)), Vector(v.cwiseProduct(w))});
    };
    if (longest < kWarmUpLeast_s || !(path > 0)) return;
    // A third of the way: most of the change is in the recording, and its course can be told from a straight line.
    const std::string length = two_digits(path / 3);
    const double at = parse_double(length).value_or(1);
    add_everywhere("warm-up:" + length, j, "warmth", [=](const Samples& s, std::size_t) {
      return both(s, warm_up_state(s.motion.q.col(j), s.starts, at));
    });
  }

  // Only where every recording has temperatures and they differ.
  void add_temperature(int j) {
    double coldest = 1e300, warmest = -1e300;
    for (const Samples& s : samples_) {
      if (s.motion.temperature.size() == 0) return;
      coldest = std::min(coldest, s.motion.temperature.col(j).minCoeff());
      warmest = std::max(warmest, s.motion.temperature.col(j).maxCoeff());
    }
    if (!(warmest - coldest > kLeastWarming)) return;
    for (const double scale : kTemperatureScales) {
      add_everywhere("temperature:" + two_digits(scale), j, "warmth", [=](const Samples& s, std::size_t) {
        const Vector v = s.motion.v.col(j), factor = 1 - (-s.motion.temperature.col(j).array() / scale).exp();
        return side_by_side({Vector(sign_of(v).cwiseProduct(factor)), Vector(v.cwiseProduct(factor))});
      });
    }
  }

  // One actuator drives two joints: the same three parameters in the rows of both.
  void add_wrist(int first, int second) {
    const auto rows = [=](int other) {
      return [=](const Samples& s, std::size_t) {
        const Vector both = s.motion.v.col(first) + s.motion.v.col(second);
        return side_by_side({Vector(s.motion.a.col(other)), Vector(s.motion.v.col(other)), sign_of(both)});
      };
    };
    // The second joint uses the columns of the first: one parameter each.
    const std::vector<int> ids = append(first, rows(second));
    const std::string word = "wrist:" + number(first) + ":" + number(second);
    append(second, rows(first), ids);
    set_.candidates.push_back({word, word, second, "wrist", ids, false, false});
  }

  const std::vector<Samples>& samples_;
  const std::vector<Matrix>& load_;
  int joints_ = 0;
  CandidateSet set_;
};

}  // namespace

CandidateSet make_candidates(const Robot& robot, const std::vector<Samples>& samples, const std::vector<Matrix>& load) {
  return Maker(robot, samples, load).all();
}

}  // namespace armature::choosing
