#include "armature/information.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>

#include "armature/files.hpp"
#include "armature/parallel.hpp"
#include "armature/presliding.hpp"
#include "armature/text.hpp"
#include "estimate/blocks.hpp"
#include "estimate/thinning.hpp"
#include "estimate/triangle.hpp"

namespace armature {
namespace {

// Samples per unit of parallel work: merging a 46-column triangle then costs 2 %.
constexpr Eigen::Index kChunk = 2048;
// Chunks whose triangles are held at once: 7 joints × 46² × 8 B × 64 = 8 MB.
constexpr int kWave = 64;

// A pose as exact text: two poses give the same text only if they are equal bit for bit.
std::string describe(const Pose& pose) {
  std::string text;
  for (double x : pose.rotation.reshaped()) text += exact(x) + ' ';
  for (double x : pose.translation) text += exact(x) + ' ';
  return text;
}

// The same for a basis function: shape, signals, shift, both numbers inside, dead band, and its factor if it has one.
std::string describe(const Basis& b) {
  std::string text = std::to_string(static_cast<int>(b.shape));
  for (const SignalPart& part : b.parts)
    text +=
        ' ' + std::to_string(static_cast<int>(part.kind)) + ' ' + std::to_string(part.joint) + ' ' + exact(part.weight);
  text += ' ' + exact(b.shift) + ' ' + exact(b.p0) + ' ' + exact(b.p1) + ' ' + exact(b.dead_band);
  if (b.factor != Basis::Factor::None) {
    text += " x" + std::to_string(static_cast<int>(b.factor)) + ' ' + exact(b.warm_path);
    for (const double x : b.load) text += ' ' + exact(x);
  }
  return text + '\n';
}

// Two informations may be added where this agrees: geometry, terms and base columns, not nominal inertias.
std::string fingerprint_of(const TorqueModel& model, const BaseMap& base) {
  // Geometry: base pose, gravity, and every body with its parent, joint, axis and coupling.
  std::string text = describe(model.robot().world_from_base);
  for (double x : model.robot().gravity_in_world) text += exact(x) + ' ';
  for (const Body& body : model.robot().bodies) {
    text += std::to_string(body.parent) + ' ' + body.joint.name + ' ' + to_string(body.joint.type) + ' ' +
            describe(body.joint.parent_from_joint);
    for (double x : body.joint.axis) text += exact(x) + ' ';
    if (const auto& m = body.joint.mimic)
      text += std::to_string(m->joint) + ' ' + exact(m->multiplier) + ' ' + exact(m->offset);
    text += '\n';
  }
  // Terms with their basis functions, then the standard columns that the base parameters are made from.
  for (const TermColumn& column : model.columns()) {
    text += column.parameter.name + '\n';
    for (const auto& [joint, basis] : column.rows) text += std::to_string(joint) + ' ' + describe(basis);
  }
  for (int c : base.columns) text += std::to_string(c) + ' ';
  return checksum(text).substr(0, 16);
}

// The first number that is NaN or infinite, as an error that names its sample and joint.
std::optional<Error> non_finite(const Matrix& values, const char* name) {
  // 0 · x is 0 for every number and NaN for NaN and infinity; a sum is taken several numbers at a time.
  if (std::isfinite((0.0 * values.array()).sum())) return {};
  for (Eigen::Index k = 0; k < values.rows(); ++k) {
    for (Eigen::Index j = 0; j < values.cols(); ++j) {
      if (std::isfinite(values(k, j))) continue;
      return Error{ErrorCode::Meaning, std::string(name) + " is " + (std::isnan(values(k, j)) ? "NaN" : "infinite"),
                   "sample " + std::to_string(k) + ", joint " + std::to_string(j + 1),
                   "drop or repair the sample before estimation; armature check lists all of them"};
    }
  }
  return {};
}

}  // namespace

// ‖factor_j beta_j − target_j‖² + rest_j, with beta_j the entries of beta that this joint sees.
double JointInformation::residual_square(const Vector& beta) const {
  Vector seen(static_cast<Eigen::Index>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) seen[static_cast<Eigen::Index>(i)] = beta[columns[i]];
  return (factor.triangularView<Eigen::Upper>() * seen - target).squaredNorm() + rest;
}

// Equations of all joints together.
double Information::count() const {
  double sum = 0;
  for (const auto& joint : of_joint) sum += joint.count;
  return sum;
}

struct Accumulator::Data {
  TorqueModel model;
  AccumulateOptions options;
  Information head;  // without triangles
  std::vector<JointColumns> columns;
  int value_columns = 0;
  std::vector<Triangle> triangles;
  Vector count, torque_square;

  // Triangles and sums of one chunk, made alone by one thread.
  struct Chunk {
    std::vector<Matrix> triangles;
    Vector count, torque_square;
  };
  // What one thread works in, chunk after chunk: fresh memory for each cost a tenth of the time.
  struct Workspace {
    std::vector<Triangle> triangles;
    Vector storage;  // of the regressor's values, with room to begin on a cache line
    std::vector<Eigen::Index> kept;
  };

  // One empty triangle per joint, as wide as the number of base parameters that the joint sees.
  [[nodiscard]] std::vector<Triangle> empty_triangles() const {
    std::vector<Triangle> list;
    for (const auto& c : columns) list.emplace_back(static_cast<int>(c.value.size()), static_cast<int>(kBlock));
    return list;
  }
  // Rows from … end − 1 of the torque equations, before their regressor is computed.
  struct Rows {
    const Matrix &v, &tau, &weights;  // of all samples
    Eigen::Index from, end;
    // Fills the regressor's values of rows first … first + values.rows() − 1.
    std::function<void(Eigen::Index first, Eigen::Ref<Matrix> values)> regressor;
  };
  [[nodiscard]] Chunk make_chunk(const Rows& rows, Workspace& work) const;
  // `rows_of` gives the rows of chunk i.
  void add_chunks(int chunks, const std::function<Rows(int)>& rows_of);
  void take_in(const Chunk& chunk);
};

Accumulator::Data::Chunk Accumulator::Data::make_chunk(const Rows& all, Workspace& work) const {
  // Start from empty triangles; memory for the regressor of one block is kept from chunk to chunk.
  const auto& [v, tau, weights, from, end, regressor] = all;
  const auto n = static_cast<Eigen::Index>(columns.size());
  Chunk chunk{{}, Vector::Zero(n), Vector::Zero(n)};
  for (Triangle& triangle : work.triangles) triangle.clear();
  constexpr Eigen::Index kStride = kBlock + kLine;
  work.storage.resize(kStride * value_columns + kLine);
  // Without weights and without a lowest speed every row counts, and rows need not be picked.
  const bool all_count = options.minimum_speed <= 0 && weights.size() == 0;
  std::vector<Eigen::Index>& kept = work.kept;
  for (Eigen::Index first = from; first < end; first += kBlock) {
    const Eigen::Index rows = std::min(kBlock, end - first);
    // One regressor for all joints: its columns begin on a cache line.
    auto values = Eigen::Map<Matrix>(on_a_line(work.storage.data()), kStride, value_columns).topRows(rows);
    regressor(first, values);
    // Each joint takes its own columns, with the torque as the last one.
    for (Eigen::Index j = 0; j < n; ++j) {
      const auto& own = columns[static_cast<std::size_t>(j)];
      Triangle& triangle = work.triangles[static_cast<std::size_t>(j)];
      Eigen::Map<Matrix> block = triangle.block();
      const auto c = static_cast<Eigen::Index>(own.value.size());
      // Which rows count: all of them in the common case, one column copy each.
      kept.clear();
      for (Eigen::Index k = 0; k < rows && !all_count; ++k) {
        const bool fast = std::abs(v(first + k, j)) >= options.minimum_speed;
        if (fast && (weights.size() == 0 || weights(first + k, j) > 0)) kept.push_back(k);
      }
      const auto m = all_count ? rows : static_cast<Eigen::Index>(kept.size());
      if (m == 0) continue;
      if (m == rows) {
        for (Eigen::Index i = 0; i < c; ++i)
          std::copy_n(values.col(own.value[static_cast<std::size_t>(i)]).data(), rows, block.col(i).data());
        block.col(c).head(rows) = tau.col(j).segment(first, rows);
      } else {
        for (Eigen::Index i = 0; i < c; ++i)
          block.col(i).head(m) = values.col(own.value[static_cast<std::size_t>(i)])(kept);
        block.col(c).head(m) = tau.col(j).segment(first, rows)(kept);
      }
      // A weight multiplies the squared residual, so the row is multiplied by its root.
      if (weights.size() != 0) {
        const Vector root = weights.col(j).segment(first, rows)(kept).cwiseSqrt();
        block.topRows(m).array().colwise() *= root.array();
      }
      // Count the rows and their squared torque, then eliminate the block into the joint's triangle.
      chunk.count[j] += static_cast<double>(m);
      chunk.torque_square[j] += block.col(c).head(m).squaredNorm();
      triangle.absorb(static_cast<int>(m));
    }
  }
  for (const Triangle& triangle : work.triangles) chunk.triangles.push_back(triangle.rows());
  return chunk;
}

// Chunks are cut and merged in the same order whatever the number of threads.
void Accumulator::Data::add_chunks(int chunks, const std::function<Rows(int)>& rows_of) {
  // As many workspaces as threads that run at once.
  std::vector<std::unique_ptr<Workspace>> idle;
  std::mutex guard;
  // A thread takes an idle workspace, or makes one if all are in use.
  const auto take = [&] {
    const std::scoped_lock lock(guard);
    if (idle.empty()) return std::make_unique<Workspace>(Workspace{empty_triangles(), {}, {}});
    auto work = std::move(idle.back());
    idle.pop_back();
    return work;
  };
  // One wave at a time: its chunks are made in parallel and then merged in their order.
  for (int wave = 0; wave < chunks; wave += kWave) {
    const int size = std::min(kWave, chunks - wave);
    std::vector<Chunk> made(static_cast<std::size_t>(size));
    parallel_for(size, options.threads, [&](int i) {
      std::unique_ptr<Workspace> work = take();
      made[static_cast<std::size_t>(i)] = make_chunk(rows_of(wave + i), *work);
      const std::scoped_lock lock(guard);
      idle.push_back(std::move(work));
    });
    for (const Chunk& chunk : made) take_in(chunk);
  }
}

// Merges one chunk: its triangles are rows like any others.
void Accumulator::Data::take_in(const Chunk& chunk) {
  for (std::size_t j = 0; j < triangles.size(); ++j) triangles[j].absorb(chunk.triangles[j]);
  count += chunk.count;
  torque_square += chunk.torque_square;
}

Accumulator::Accumulator(const TorqueModel& model, const BaseMap& base, const AccumulateOptions& options)
    : data_(std::make_unique<Data>(Data{model, options, {}, joint_columns(model, base), 0, {}, {}, {}})) {
  // The base map must belong to this model.
  if (base.full_size() != model.parameter_count())
    throw std::invalid_argument("Accumulator: the base map is for " + std::to_string(base.full_size()) +
                                " parameters, the model has " + std::to_string(model.parameter_count()));
  Data& d = *data_;
  // Empty triangles and sums.
  d.value_columns = regressor_layout(model).columns();
  d.triangles = d.empty_triangles();
  d.count = d.torque_square = Vector::Zero(model.joints());
  // What describes the information: names, units, fingerprint, source.
  d.head.robot = model.robot().name;
  d.head.joints = model.robot().joint_names();
  for (const auto& p : base.parameters) {
    d.head.parameters.push_back(p.name);
    d.head.units.push_back(p.unit);
  }
  d.head.fingerprint = fingerprint_of(model, base);
  if (!options.source.empty()) d.head.sources.push_back(options.source);
}

Accumulator::Accumulator(Accumulator&&) noexcept = default;
Accumulator& Accumulator::operator=(Accumulator&&) noexcept = default;
Accumulator::~Accumulator() = default;

Result<void> Accumulator::add(const Motion& motion, const Matrix& tau, const Matrix& weights,
                              const std::vector<Eigen::Index>& starts) {
  Data& d = *data_;
  const auto n = static_cast<Eigen::Index>(d.columns.size());
  // Shapes first: a wrong one is an error of the caller.
  if (motion.joints() != n || tau.cols() != n || tau.rows() != motion.samples())
    throw std::invalid_argument("Accumulator::add: expected motion and tau of " + std::to_string(n) +
                                " joints and equal samples, got " + std::to_string(motion.samples()) + " × " +
                                std::to_string(motion.joints()) + " and " + std::to_string(tau.rows()) + " × " +
                                std::to_string(tau.cols()));
  if (weights.size() != 0 && (weights.rows() != tau.rows() || weights.cols() != n))
    throw std::invalid_argument("Accumulator::add: weights must have the shape of tau, or be empty");
  // Refuse NaN and infinity before anything is added.
  const std::pair<const Matrix*, const char*> checked[] = {
      {&motion.q, "position"}, {&motion.v, "velocity"}, {&motion.a, "acceleration"}, {&tau, "torque"}};
  for (const auto& [values, name] : checked) {
    if (auto error = non_finite(*values, name)) return *error;
  }
  // All rows: the regressor of each block is computed straight from the motion.
  const auto chunks_of = [](Eigen::Index rows) { return static_cast<int>((rows + kChunk - 1) / kChunk); };
  if (d.options.keep_every == 1) {
    d.add_chunks(chunks_of(motion.samples()), [&](int i) {
      const Eigen::Index from = i * kChunk, rows = std::min(kChunk, motion.samples() - from);
      return Data::Rows{motion.v, tau, weights, from, from + rows, [&](Eigen::Index first, Eigen::Ref<Matrix> values) {
                          compute_regressor_into(d.model, motion.slice(first, values.rows()), values);
                        }};
    });
    return {};
  }
  // One row in keep_every: torque and regressor go through the same low-pass first.
  const Thinning thinning(motion.samples(), starts, d.options.keep_every);
  if (thinning.size() == 0)
    return Error{ErrorCode::Meaning,
                 "one row in " + std::to_string(d.options.keep_every) + " leaves none of " + grouped(motion.samples()) +
                     " samples: the filter reaches over " + grouped(thinning.reach()),
                 d.options.source, "Keep more rows, or give a longer recording."};
  // Speeds and weights of a kept row are those of the sample in its middle.
  const Matrix v = motion.v(thinning.centres(), Eigen::all), smooth = thinning.filtered(tau);
  const Matrix kept = weights.size() == 0 ? weights : Matrix(weights(thinning.centres(), Eigen::all));
  d.add_chunks(chunks_of(thinning.size()), [&](int i) {
    const Eigen::Index from = i * kChunk, rows = std::min(kChunk, thinning.size() - from);
    return Data::Rows{v, smooth, kept, from, from + rows, [&](Eigen::Index first, Eigen::Ref<Matrix> values) {
                        thinning.regressor_into(d.model, motion, first, values);
                      }};
  });
  return {};
}

Information Accumulator::information() const {
  const Data& d = *data_;
  Information result = d.head;
  for (std::size_t j = 0; j < d.triangles.size(); ++j) {
    const auto at = static_cast<Eigen::Index>(j);
    const Triangle& t = d.triangles[j];
    result.of_joint.push_back({d.columns[j].base, t.factor(), t.target(), t.rest(), d.count[at], d.torque_square[at]});
  }
  return result;
}

Result<Information> accumulate(const TorqueModel& model, const BaseMap& base, const Samples& samples,
                               const AccumulateOptions& options, const Matrix& weights) {
  // The recording must be of this robot: the same joints, by name and number.
  const auto names = model.robot().joint_names();
  if (!samples.joints.empty() && samples.joints != names) {
    return Error{ErrorCode::Meaning,
                 "the recording's joints are " + join(samples.joints, ", ") + "; " + model.robot().name + " has " +
                     join(names, ", "),
                 options.source, "name the log's columns after the robot's joints, or give a mapping file"};
  }
  if (options.keep_every < 1)
    return Error{ErrorCode::Usage, "one row in " + std::to_string(options.keep_every) + " cannot be kept",
                 options.source, "Keep one in 1 (all) or more."};
  if (samples.motion.joints() != model.joints())
    return Error{ErrorCode::Meaning,
                 "the recording has " + std::to_string(samples.motion.joints()) + " joints, " + model.robot().name +
                     " has " + std::to_string(model.joints()),
                 options.source, "is this the robot that was recorded?"};
  Accumulator accumulator(model, base, options);
  // Terms may depend on the path so far, so the whole motion goes in at once.
  const MotionAlongPath path(model, samples.motion, samples.starts);
  if (auto added = accumulator.add(path.motion(), samples.tau, weights, samples.starts); !added) return added.error();
  Information result = accumulator.information();
  // The low-pass of keep_every reduces the noise between periods too.
  result.noise_variance = samples.noise_variance;
  if (result.noise_variance && options.keep_every > 1)
    *result.noise_variance *= Thinning(0, {}, options.keep_every).noise_gain();
  result.noise_degrees_of_freedom = samples.noise_variance ? samples.noise_degrees_of_freedom : 0;
  return result;
}

}  // namespace armature
