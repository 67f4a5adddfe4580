// From a recording to samples: which stamps are believed, which rows are left out, and how near the motion comes.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/quality.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "signal/samples_check.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
using Method = SignalOptions::Method;

const Robot& arm() {
  static const Robot robot = load_robot("iiwa14").value();
  return robot;
}

// Sums of sines with a period of 10 s, or none.
struct Truth {
  Matrix q, v, a;
};
Truth motion_at(const Vector& time, bool periodic) {
  const Index n = arm().joint_count();
  Truth out{Matrix::Zero(time.size(), n), Matrix::Zero(time.size(), n), Matrix::Zero(time.size(), n)};
  Rng rng(11);
  for (Index j = 0; j < n; ++j) {
    for (int l = 1; l <= 5; ++l) {
      const double w = 2 * M_PI * (periodic ? 0.1 * l : 0.083 * l * (1 + 0.11 * rng.normal()));
      const double size = 0.35 / l * rng.uniform(0.5, 1), phase = rng.uniform(0, 6.28);
      const auto angle = w * time.array() + phase;
      out.q.col(j).array() += size * angle.sin();
      out.v.col(j).array() += size * w * angle.cos();
      out.a.col(j).array() -= size * w * w * angle.sin();
    }
  }
  return out;
}

Recording record(const Vector& time, bool periodic, double noise, Rng& rng) {
  Recording r;
  r.joints = arm().joint_names();
  r.position_units.assign(r.joints.size(), "rad");
  r.time = time;
  r.q = motion_at(time, periodic).q;
  for (double& x : r.q.reshaped()) x += noise * rng.normal();
  r.tau = Matrix(r.q);
  for (double& x : r.tau->reshaped()) x += 0.1 * rng.normal();
  r.source = "made";
  return r;
}

Vector even(Index rows, double step) { return step * Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)); }

bool mentions(const Samples& s, const std::string& words) {
  for (const std::string& line : s.ledger) {
    if (line.find(words) != std::string::npos) return true;
  }
  return false;
}

double rms(const Matrix& x) { return std::sqrt(x.squaredNorm() / static_cast<double>(x.size())); }

// RMS error of the acceleration over the RMS acceleration, at the samples' own times.
double acceleration_error(const Samples& s, bool periodic) {
  const Truth truth = motion_at(s.time, periodic);
  return rms(s.motion.a - truth.a) / rms(truth.a);
}

// Both ways on one log. Averages of five periods know the motion far better than the smoother, which knows nothing of
// the period: it may differ from them by its stated deviations and not by more. Sines make 1 − 1.5/p of the stated
// variance of v and 1 − 2.5/p of that of a (smoother_test.cpp), 0.7 and 0.5 for p = 5.
TEST(Prepare, SmootherAndAveragesAgreeOnPeriodicData) {
  Rng rng(1);
  const Recording r = record(even(25000, 0.002), true, 2e-5, rng);
  const Samples averaged = prepare(r, arm()).value();
  SignalOptions options;
  options.method = Method::Smoother;
  const Samples smoothed = prepare(r, arm(), options).value();
  ASSERT_TRUE(averaged.noise_variance.has_value());
  ASSERT_FALSE(smoothed.noise_variance.has_value());
  EXPECT_LE(acceleration_error(averaged, true), 1e-4);
  EXPECT_LE(acceleration_error(smoothed, true), 2e-3);
  const Truth truth = motion_at(smoothed.time, true);
  const auto share = [](const Matrix& error, const Matrix& deviation) {
    return (error.array() / deviation.array()).square().mean();
  };
  EXPECT_NEAR(share(smoothed.motion.v - truth.v, smoothed.v_deviation), 0.7, 0.15);
  EXPECT_NEAR(share(smoothed.motion.a - truth.a, smoothed.a_deviation), 0.5, 0.15);
  EXPECT_LE(rms(smoothed.motion.v - truth.v) / rms(truth.v), 1.5e-4);
  EXPECT_LE(rms(smoothed.motion.q - truth.q), 5e-6);
}

// A joint that stands has one position, to the last bit: the rounding of its mean is no motion. With 2,000 harmonics
// the accelerations of the others would be noise.
TEST(Prepare, AJointThatStandsAddsNoHarmonics) {
  Rng rng(2);
  Recording r = record(even(25000, 0.002), true, 2e-5, rng);
  r.q.col(1).setConstant(-1.5707975);
  const Samples s = prepare(r, arm()).value();
  Truth truth = motion_at(s.time, true);
  truth.a.col(1).setZero();
  EXPECT_LE(rms(s.motion.a - truth.a) / rms(truth.a), 1e-4) << s.ledger.back();
  EXPECT_LE(s.motion.a.col(1).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(Prepare, BelievesTheStampsThatExplainThePositions) {
  Rng rng(2);
  const Index rows = 6000;
  Vector uneven(rows);
  uneven[0] = 0;
  for (Index k = 1; k < rows; ++k) uneven[k] = uneven[k - 1] + 0.002 * rng.uniform(0.4, 1.6);
  // Sampled when the stamps say.
  const Samples as_recorded = prepare(record(uneven, false, 2e-5, rng), arm()).value();
  EXPECT_TRUE(mentions(as_recorded, "as recorded is believed")) << as_recorded.ledger[0];
  EXPECT_LE(acceleration_error(as_recorded, false), 3e-3);

  // Sampled evenly, stamped late by up to a step.
  Recording host = record(even(rows, 0.002), false, 2e-5, rng);
  for (Index k = 0; k < rows; ++k) host.time[k] += 0.0018 * rng.uniform();
  const Samples clocked = prepare(host, arm()).value();
  EXPECT_TRUE(mentions(clocked, "an even clock is believed")) << clocked.ledger[0];
  Samples shifted = clocked;
  shifted.time.array() -= 0.0009;
  EXPECT_LE(acceleration_error(shifted, false), 3e-3);

  // The same with rows missing.
  std::vector<Index> kept;
  for (Index k = 0; k < rows; ++k) {
    if (rng.uniform() > 0.05) kept.push_back(k);
  }
  Recording holes = record(even(rows, 0.002), false, 2e-5, rng);
  for (Index k = 0; k < rows; ++k) holes.time[k] += 0.0006 * rng.uniform();
  Recording fewer = holes;
  fewer.time = Vector(holes.time(kept));
  fewer.q = Matrix(holes.q(kept, Eigen::all));
  fewer.tau = Matrix((*holes.tau)(kept, Eigen::all));
  const Samples grid = prepare(fewer, arm()).value();
  EXPECT_TRUE(mentions(grid, "an even clock with missing rows is believed")) << grid.ledger[0];
}

// Sampled every 8 ms, stamped by a clock of 10 ms: one stamp in five is repeated with other values.
TEST(Prepare, SeesThroughAClockThatIsCoarserThanTheSampling) {
  Rng rng(12);
  Recording r = record(even(5000, 0.008), false, 2e-5, rng);
  for (double& t : r.time) t = 0.01 * std::floor(t / 0.01 + 1e-9);
  const Samples s = prepare(r, arm()).value();
  EXPECT_TRUE(mentions(s, "an even clock is believed")) << s.ledger[0];
  EXPECT_EQ(s.size(), 5000) << s.ledger[0];
  // The clock cuts off 4 ms on the average: the motion is that much early, and nothing else is wrong with it.
  Samples late = s;
  late.time.array() += 0.004;
  EXPECT_LE(acceleration_error(late, false), 1e-2);
}

// 500 Hz under a clock of whole seconds: rate and duration are the samples', not the clock's.
TEST(Quality, ACoarseClockDoesNotStretchTheLog) {
  Rng rng(13);
  Recording r = record(even(10000, 0.002), false, 2e-5, rng);
  for (double& t : r.time) t = std::floor(t + 1e-9);
  const QualityReport report = check_quality(r, arm());
  EXPECT_NEAR(report.duration, 19, 1e-9) << report.brief();
  EXPECT_NEAR(report.rate, 10000 / 19.0, 1e-9) << report.brief();
}

// Stamps that jitter by 7 % of a step beside a rate that changes by half a per cent: told, and not told where it does
// not.
TEST(Quality, ADriftingClockIsSeenBesideJitter) {
  QualityOptions stamps_only;
  stamps_only.check_dynamics = false;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const double change : {0.0, 0.005}) {
      Rng rng(seed);
      Recording r = record(even(10000, 0.002), false, 2e-5, rng);
      const double span = r.time[r.size() - 1];
      for (double& t : r.time) t += 0.5 * change * t * t / span + 0.07 * 0.002 * rng.normal();
      const QualityReport report = check_quality(r, arm(), stamps_only);
      EXPECT_EQ(report.has(QualityKind::ClockDrift), change > 0) << seed << ": " << report.full();
    }
  }
}

TEST(Prepare, LeavesOutStaleRows) {
  Rng rng(3);
  Recording r = record(even(8000, 0.001), false, 2e-5, rng);
  Index copies = 0;
  for (Index k = 1; k < r.size(); ++k) {
    if (rng.uniform() > 0.06) continue;
    r.q.row(k) = r.q.row(k - 1), r.tau->row(k) = r.tau->row(k - 1);
    ++copies;
  }
  const Samples s = prepare(r, arm()).value();
  EXPECT_TRUE(mentions(s, std::to_string(copies) + " stale rows")) << s.ledger[0];
  EXPECT_LE(acceleration_error(s, false), 5e-3);

  // Positions that come at half the torque's rate.
  Recording slow = record(even(8000, 0.001), false, 2e-5, rng);
  for (Index k = 1; k < slow.size(); k += 2) slow.q.row(k) = slow.q.row(k - 1);
  const Samples half = prepare(slow, arm()).value();
  EXPECT_TRUE(mentions(half, "not measured again")) << half.ledger[0];
  EXPECT_GE(half.size(), 7000);
  EXPECT_LE(acceleration_error(half, false), 5e-3);
}

TEST(Prepare, LeavesOutPositionsThatAreWrong) {
  Rng rng(4);
  Recording r = record(even(8000, 0.002), false, 2e-5, rng);
  for (int i = 0; i < 30; ++i) r.q(100 + 250 * i, i % 7) += 0.01 * rng.normal();
  const Samples s = prepare(r, arm()).value();
  EXPECT_TRUE(mentions(s, "far from their neighbours")) << s.ledger[0];
  EXPECT_LE(acceleration_error(s, false), 5e-3);
}

TEST(Prepare, CarriesTheMotionOverShortGapsOnly) {
  Rng rng(5);
  Vector time = even(8000, 0.001);
  time.tail(6000).array() += 0.008;
  time.tail(3000).array() += 1.0;
  const Samples s = prepare(record(time, false, 2e-5, rng), arm()).value();
  EXPECT_LE(acceleration_error(s, false), 1e-2);
  ASSERT_EQ(s.starts.size(), 2u);
  EXPECT_NEAR(s.time[s.starts[1]] - s.time[s.starts[1] - 1], 1.0, 0.3);
  EXPECT_GE(s.size(), 7600);
}

// Stamps made to break an even grid: steps that grow without end, and bursts.
TEST(Prepare, NeedsNoGrid) {
  Rng rng(6);
  const Index rows = 2000;
  Vector growing(rows), bursts(rows), nanoseconds(rows);
  growing[0] = bursts[0] = nanoseconds[0] = 0;
  for (Index k = 1; k < rows; ++k) {
    growing[k] = growing[k - 1] + 1e-9 * std::pow(1.0125, static_cast<double>(k));
    bursts[k] = bursts[k - 1] + (k % 10 == 0 ? 0.02 : 1e-5);
    nanoseconds[k] = nanoseconds[k - 1] + (k % 10 == 0 ? 0.02 : 1e-9);
  }
  SignalOptions grid;
  grid.method = Method::LowPass;
  for (const Vector& time : {growing, bursts}) {
    const Recording r = record(time, false, 2e-5, rng);
    const auto samples = prepare(r, arm());
    ASSERT_TRUE(samples) << samples.error().text();
    EXPECT_TRUE(samples->motion.a.allFinite());
    EXPECT_LE(samples->size(), rows);
    const auto filtered = prepare(r, arm(), grid);
    EXPECT_TRUE(filtered || filtered.error().text().find("grid") != std::string::npos ||
                filtered.error().text().find("nothing usable") != std::string::npos)
        << filtered.error().text();
  }
  // A typical step of a nanosecond is another unit, not a robot: refused at the door.
  const auto refused = prepare(record(nanoseconds, false, 2e-5, rng), arm());
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("which cannot be right for the log of a robot"), std::string::npos)
      << refused.error().text();
}

TEST(Prepare, SaysThatAFilterBiasesFriction) {
  Rng rng(7);
  SignalOptions options;
  options.cutoff = 10;
  const Samples s = prepare(record(even(4000, 0.002), false, 2e-5, rng), arm(), options).value();
  ASSERT_FALSE(s.warnings.empty());
  EXPECT_NE(s.warnings.front().message.find("friction at reversals is biased"), std::string::npos);
}

// Milliseconds that are taken for seconds: 1 kHz has steps of 1, and clocks jitter.
TEST(Prepare, MillisecondsAreNotTakenForSeconds) {
  for (const double step_ms : {0.4999, 0.5, 0.9997, 1.0, 2.0, 4.0}) {
    Rng rng(5);
    const auto refused = prepare(record(even(500, step_ms), false, 2e-5, rng), arm());
    ASSERT_FALSE(refused) << step_ms;
    EXPECT_NE(refused.error().hint.find("unit: ms"), std::string::npos) << refused.error().text();
  }
  // A slow logger of a real robot.
  for (const double step : {0.25, 0.1, 0.001}) {
    Rng rng(5);
    EXPECT_FALSE(time_problem(record(even(50, step), false, 2e-5, rng))) << step;
  }
}

}  // namespace
}  // namespace armature
