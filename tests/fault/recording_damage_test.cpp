// Damage done on purpose: each kind is reported by its name, or shown to be harmless. None is silent.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <iostream>

#include "armature/quality.hpp"
#include "armature/text.hpp"
#include "support/log_formats.hpp"
#include "support/sweep.hpp"
#include "support/synthetic.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using testing::SyntheticOptions;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

struct Damage {
  std::string name;
  std::vector<double> severities;
  std::vector<QualityKind> reported_as;
  std::function<void(Recording&, Rng&, double)> apply;
};

void keep_rows(Recording& r, const std::vector<Eigen::Index>& rows) {
  r.time = Vector(r.time(rows));
  r.q = Matrix(r.q(rows, Eigen::all));
  r.tau = Matrix((*r.tau)(rows, Eigen::all));
  r.ledger.rows_read = r.ledger.rows_used = std::ssize(rows);
}

double rms(const Matrix& m, Eigen::Index j) {
  return std::sqrt(m.col(j).squaredNorm() / static_cast<double>(m.rows()));
}

void quantise(Eigen::Ref<Vector> x, double step) {
  for (double& value : x) value = step * std::round(value / step);
}

std::vector<Damage> value_damage() {
  using K = QualityKind;
  return {
      {"NaN",
       {0.002, 0.1},
       {K::MissingValues},
       [](Recording& r, Rng& rng, double part) {
         for (double& x : r.tau->reshaped()) x = rng.chance(part) ? kNan : x;
       }},
      {"stuck position",
       {0.2, 1.5},
       {K::Stuck},
       [](Recording& r, Rng&, double seconds) {
         const auto count = static_cast<Eigen::Index>(seconds * 250);
         r.q.col(1).segment(700, count).setConstant(r.q(700, 1));
       }},
      {"stuck torque",
       {0.2, 1.5},
       {K::Stuck},
       [](Recording& r, Rng&, double seconds) {
         const auto count = static_cast<Eigen::Index>(seconds * 250);
         r.tau->col(2).segment(900, count).setConstant((*r.tau)(900, 2));
       }},
      {"spikes in torque",
       {3, 40},
       {K::Spikes},
       [](Recording& r, Rng& rng, double count) {
         for (int i = 0; i < count; ++i) (*r.tau)(1 + rng.index(static_cast<int>(r.size()) - 2), 3) += 100;
       }},
      {"spikes in position",
       {3, 40},
       {K::Spikes},
       [](Recording& r, Rng& rng, double count) {
         for (int i = 0; i < count; ++i) r.q(1 + rng.index(static_cast<int>(r.size()) - 2), 3) += 0.3;
       }},
      {"saturation",
       {0.85, 0.5},
       {K::Saturation},
       [](Recording& r, Rng&, double part) {
         const double limit = part * r.tau->col(1).cwiseAbs().maxCoeff();
         r.tau->col(1) = r.tau->col(1).cwiseMin(limit).cwiseMax(-limit).eval();
       }},
      {"quantised torque",
       {0.02, 0.1},
       {K::Quantisation},
       [](Recording& r, Rng&, double part) {
         for (Eigen::Index j = 0; j < 7; ++j) quantise(r.tau->col(j), part * rms(*r.tau, j));
       }},
      {"quantised position",
       {2e-3, 2e-2},
       {K::Quantisation},
       [](Recording& r, Rng&, double step) {
         for (Eigen::Index j = 0; j < 7; ++j) quantise(r.q.col(j), step);
       }},
  };
}

std::vector<Damage> time_damage() {
  using K = QualityKind;
  return {
      {"jitter",
       {0.05, 0.3},
       {K::Jitter},
       [](Recording& r, Rng& rng, double part) {
         for (double& t : r.time) t += part * 0.004 * rng.uniform(-1, 1);
       }},
      {"drops",
       {0.01, 0.1},
       {K::DroppedSamples},
       [](Recording& r, Rng& rng, double part) {
         std::vector<Eigen::Index> rows;
         for (Eigen::Index k = 0; k < r.size(); ++k) {
           if (!rng.chance(part)) rows.push_back(k);
         }
         keep_rows(r, rows);
       }},
      {"duplicates",
       {0.01, 0.1},
       {K::RepeatedStamps},
       [](Recording& r, Rng& rng, double part) {
         std::vector<Eigen::Index> rows;
         for (Eigen::Index k = 0; k < r.size(); ++k) {
           rows.push_back(k);
           if (rng.chance(part)) rows.push_back(k);
         }
         keep_rows(r, rows);
       }},
      {"backwards",
       {2, 40},
       {K::BackwardStamps},
       [](Recording& r, Rng& rng, double count) {
         for (int i = 0; i < count; ++i) {
           const auto k = 10 + rng.index(static_cast<int>(r.size()) - 20);
           std::swap(r.time[k], r.time[k + 3]);
         }
       }},
      {"gap",
       {0.1, 2},
       {K::Gap},
       [](Recording& r, Rng&, double seconds) {
         std::vector<Eigen::Index> rows;
         for (Eigen::Index k = 0; k < r.size(); ++k) {
           if (k < 1000 || k >= 1000 + static_cast<Eigen::Index>(seconds * 250)) rows.push_back(k);
         }
         keep_rows(r, rows);
       }},
      {"clock drift",
       {0.01, 0.1},
       {K::ClockDrift},
       [](Recording& r, Rng&, double part) {
         const double span = r.time[r.size() - 1];
         for (double& t : r.time) t += part * t * t / (2 * span);
       }},
      {"coarse stamps",
       {0.01, 0.05},
       {K::CoarseStamps},
       [](Recording& r, Rng&, double step) {
         for (double& t : r.time) t = step * std::floor(t / step + 1e-9);
       }},
      {"delay of torque",
       {0.02, 0.08},
       {K::Delay},
       [](Recording& r, Rng&, double seconds) {
         const auto late = static_cast<Eigen::Index>(seconds * 250);
         const Matrix tau = *r.tau;
         for (Eigen::Index k = r.size() - 1; k >= late; --k) r.tau->row(k) = tau.row(k - late);
       }},
  };
}

std::vector<Damage> meaning_damage() {
  using K = QualityKind;
  return {
      {"swapped torques",
       {1, 4},
       {K::SwappedJoints},
       [](Recording& r, Rng&, double at) {
         const auto j = static_cast<Eigen::Index>(at);
         r.tau->col(j).swap(r.tau->col(j + 1));
       }},
      {"swapped joints",
       {1, 3},
       {K::SwappedJoints},
       [](Recording& r, Rng&, double at) {
         const auto j = static_cast<Eigen::Index>(at);
         r.tau->col(j).swap(r.tau->col(j + 1));
         r.q.col(j).swap(r.q.col(j + 1));
       }},
      {"wrap-around",
       {0, 4},
       {K::WrapAround},
       [](Recording& r, Rng&, double joint) {
         auto q = r.q.col(static_cast<Eigen::Index>(joint));
         const double middle = q.mean();
         for (double& x : q) x = x > middle ? x - 2 * M_PI : x;
       }},
      {"degrees",
       {1, 7},
       {K::Degrees, K::OutsideLimits},
       [](Recording& r, Rng&, double joints) { r.q.leftCols(static_cast<Eigen::Index>(joints)) *= 180 / M_PI; }},
      {"torque reversed",
       {1, 3},
       {K::ReversedJoint},
       [](Recording& r, Rng&, double joint) { r.tau->col(static_cast<Eigen::Index>(joint)) *= -1; }},
      {"position reversed",
       {1, 3},
       {K::ReversedJoint},
       [](Recording& r, Rng&, double joint) { r.q.col(static_cast<Eigen::Index>(joint)) *= -1; }},
      {"position offset",
       {M_PI / 2, -M_PI / 2},
       {K::PositionOffset, K::WrongRobot, K::WrongMounting},
       [](Recording& r, Rng&, double offset) { r.q.col(1).array() += offset; }},
      {"gravity removed",
       {1, 0.8},
       {K::GravityRemoved},
       [](Recording& r, Rng&, double part) {
         const TorqueModel model(testing::iiwa14());
         *r.tau -= part * gravity_torque(model, model.nominal(), r.q);
       }},
      {"torque scale", {0.5, 3}, {K::TorqueScale}, [](Recording& r, Rng&, double scale) { *r.tau *= scale; }},
      {"torque offset",
       {0.3, 1},
       {K::TorqueOffset},
       [](Recording& r, Rng&, double part) {
         for (Eigen::Index j = 0; j < 7; ++j) r.tau->col(j).array() += part * rms(*r.tau, j);
       }},
      {"current for torque",
       {0.05, 0.2},
       {K::CurrentForTorque, K::TorqueScale},
       [](Recording& r, Rng&, double scale) {
         for (Eigen::Index j = 0; j < 7; ++j) r.tau->col(j) *= scale / (1.0 + static_cast<double>(j));
       }},
      {"missing joint",
       {0, 6},
       {K::MissingJoint},
       [](Recording& r, Rng&, double joint) { r.joints[static_cast<std::size_t>(joint)] = "gripper"; }},
      {"wrong mounting",
       {0, 1},
       {K::WrongMounting},
       [](Recording& r, Rng&, double way) {
         Robot robot = testing::iiwa14();
         robot.gravity_in_world = kStandardGravity * (way > 0 ? Vector3::UnitZ() : Vector3::UnitX());
         const TorqueModel there(robot), here(testing::iiwa14());
         *r.tau += gravity_torque(there, there.nominal(), r.q) - gravity_torque(here, here.nominal(), r.q);
       }},
      {"wrong robot",
       {1, 2},
       {K::WrongRobot, K::SwappedJoints, K::PositionOffset, K::WrongMounting, K::ReversedJoint},
       [](Recording& r, Rng&, double seed) {
         Rng other(static_cast<std::uint64_t>(seed) + 100);
         Robot robot = testing::random_robot(other, {7, 7, 0, 0, 0, true});
         const auto names = r.joints;
         Rng same(77);
         r = testing::synthetic_recording(robot, same, {.rate = 250, .periods = 2, .torque_noise = 0.005});
         r.joints = names;
       }},
  };
}

// Written by five kinds of programs, read back.
Recording through(const Recording& r, int format, const testing::TemporaryDirectory& dir) {
  const std::string names[] = {"own.csv", "other.csv", "own.csv.gz", "bag.db3", "log.mcap"};
  const auto path = dir / names[format];
  std::filesystem::remove(path);
  if (format == 0) {
    EXPECT_TRUE(write_recording_csv(path, r));
  }
  if (format == 1) dir.write(names[1], testing::semicolon_text(r));
  if (format == 2) testing::write_gzip(path, recording_csv(r));
  if (format == 3) testing::write_rosbag2(path, r);
  if (format == 4) dir.write(names[4], testing::mcap_bytes(r));
  const auto read = read_recording(path);
  EXPECT_TRUE(read) << names[format] << ": " << read.error().text();
  return read ? *read : r;
}

TEST(RecordingDamage, IsNeverSilent) {
  const Robot robot = testing::iiwa14();
  Rng clean_rng(77);
  const SyntheticOptions made{.rate = 250, .periods = 2, .torque_noise = 0.005};
  const Recording clean = testing::synthetic_recording(robot, clean_rng, made);
  QualityOptions options;
  options.samples = 150;
  const QualityReport reference = check_quality(clean, robot, options);
  EXPECT_TRUE(reference.usable()) << reference.full();

  std::vector<Damage> all = value_damage();
  for (auto& more : {time_damage(), meaning_damage()}) all.insert(all.end(), more.begin(), more.end());
  EXPECT_GE(all.size(), 24U);
  testing::TemporaryDirectory dir;
  std::vector<std::vector<std::string>> table = {{"damage", "severity", "format", "reported as", "severity given"}};
  constexpr const char* kFormats[] = {"own CSV", "semicolons", "gzip", "rosbag2", "MCAP"};
  // Severities and formats take turns in the small run, every kind once; the sweep tries all of each.
  const bool whole = testing::sweep_factor() > 1;
  int format = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Damage& damage = all[i];
    const std::vector<double> severities =
        whole ? damage.severities : std::vector<double>{damage.severities[i % damage.severities.size()]};
    for (const double severity : severities) {
      for (int turn = 0; turn < (whole ? 5 : 1); ++turn) {
        Rng rng(5);
        Recording bad = clean;
        damage.apply(bad, rng, severity);
        format = (format + 1) % 5;
        const Recording read = through(bad, format, dir);
        const QualityReport report = check_quality(read, robot, options);
        std::string found = "SILENT", given;
        for (const auto& finding : report.findings) {
          for (const QualityKind kind : damage.reported_as) {
            if (finding.kind != kind || found != "SILENT") continue;
            found = to_string(kind);
            given = to_string(finding.severity);
          }
        }
        table.push_back({damage.name, significant(severity, 3), kFormats[format], found, given});
        EXPECT_NE(found, "SILENT") << damage.name << " " << severity << " " << kFormats[format] << "\n"
                                   << report.full();
      }
    }
  }
  std::cout << format_table(table);
}

TEST(RecordingDamage, EveryFormatGivesTheSameNumbers) {
  const Robot robot = testing::iiwa14();
  Rng rng(3);
  const Recording r = testing::synthetic_recording(robot, rng, {.rate = 100, .period = 2, .periods = 1});
  testing::TemporaryDirectory dir;
  for (int format = 0; format < 5; ++format) {
    const Recording read = through(r, format, dir);
    EXPECT_EQ(read.joints, r.joints) << format;
    EXPECT_EQ(read.q, r.q) << format;
    EXPECT_EQ(*read.tau, *r.tau) << format;
    EXPECT_LE((read.time - r.time).cwiseAbs().maxCoeff(), 1e-9) << format;
  }
}

TEST(RecordingDamage, CutAndFlippedFilesAreErrorsNotCrashes) {
  const Robot robot = testing::iiwa14();
  Rng rng(4);
  const Recording r = testing::synthetic_recording(robot, rng, {.rate = 50, .period = 2, .periods = 1});
  testing::TemporaryDirectory dir;
  testing::write_rosbag2(dir / "bag.db3", r);
  testing::write_gzip(dir / "log.csv.gz", recording_csv(r));
  dir.write("log.mcap", testing::mcap_bytes(r));
  ASSERT_TRUE(write_recording_csv(dir / "log.csv", r));
  for (const std::string name : {"bag.db3", "log.csv.gz", "log.mcap", "log.csv"}) {
    std::string bytes;
    {
      std::ifstream in(dir / name, std::ios::binary);
      bytes.assign(std::istreambuf_iterator<char>(in), {});
    }
    for (int trial = 0; trial < 60; ++trial) {
      std::string bad = bytes;
      if (trial % 3 == 0) bad.resize(static_cast<std::size_t>(rng.index(static_cast<int>(bad.size()))));
      for (int flips = trial % 3 == 0 ? 0 : 1 + rng.index(20); flips > 0 && !bad.empty(); --flips) {
        bad[static_cast<std::size_t>(rng.index(static_cast<int>(bad.size())))] = static_cast<char>(rng.index(256));
      }
      dir.write("bad_" + name, bad);
      // Either a recording with consistent shapes, or an Error with words.
      const auto read = read_recording(dir / ("bad_" + name));
      if (read) {
        EXPECT_FALSE(read->problem()) << name << " " << trial;
      } else {
        EXPECT_FALSE(read.error().message.empty()) << name << " " << trial;
      }
    }
  }
}

}  // namespace
}  // namespace armature
