#include "armature/text.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "armature/rng.hpp"

namespace armature {
namespace {

TEST(Text, ExactReadsBackAsTheSameNumber) {
  Rng rng(7);
  for (int i = 0; i < 10000; ++i) {
    const double x = std::ldexp(rng.uniform(-1, 1), rng.index(600) - 300);
    EXPECT_EQ(parse_double(exact(x)), x);
  }
  EXPECT_EQ(exact(0.1), "0.1");
  EXPECT_EQ(exact(std::numeric_limits<double>::infinity()), "inf");
  EXPECT_EQ(exact(std::nan("")), "nan");
}

TEST(Text, ParseDoubleTakesTheWholeTextOrNothing) {
  EXPECT_EQ(parse_double("1e3"), 1000);
  EXPECT_EQ(parse_double("+2.5"), 2.5);
  EXPECT_EQ(parse_double("1e999"), std::numeric_limits<double>::infinity());
  EXPECT_TRUE(std::isnan(*parse_double("nan")));
  for (const char* bad : {"", " ", "1.5kg", "1,5", "1 ", "--1", "-+1", "0x10", "1e", "one"}) {
    EXPECT_FALSE(parse_double(bad)) << "'" << bad << "'";
  }
}

TEST(Text, ParseIntegerTakesTheWholeTextOrNothing) {
  EXPECT_EQ(parse_integer("-12"), -12);
  EXPECT_FALSE(parse_integer("12.0"));
  EXPECT_FALSE(parse_integer(""));
}

TEST(Text, FixedNeverShowsNegativeZero) {
  EXPECT_EQ(fixed(-0.0001, 2), "0.00");
  EXPECT_EQ(fixed(-0.012, 2), "-0.01");
  EXPECT_EQ(fixed(2.0 / 3, 3), "0.667");
}

TEST(Text, SignificantStaysPlainWherePeopleReadIt) {
  EXPECT_EQ(significant(0.0123456, 3), "0.0123");
  EXPECT_EQ(significant(1234.5, 3), "1234");
  EXPECT_EQ(significant(1.5e-9, 3), "1.50e-09");
  EXPECT_EQ(significant(0, 3), "0");
}

TEST(Text, GroupedSeparatesThousands) {
  EXPECT_EQ(grouped(9870), "9,870");
  EXPECT_EQ(grouped(-1234567), "-1,234,567");
  EXPECT_EQ(grouped(12), "12");
}

TEST(Text, SplitAndJoinAreInverse) {
  EXPECT_EQ(join(split("a,,b", ','), ","), "a,,b");
  EXPECT_EQ(split_white("  a \t b\n"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(trim(" \r\n x y\t"), "x y");
}

TEST(Text, NearestNameFindsSlipsOnly) {
  const std::vector<std::string> names = {"iiwa14", "panda", "ur5e"};
  EXPECT_EQ(nearest_name("iiwa_14", names), "iiwa14");
  EXPECT_EQ(nearest_name("Pnada", names), "panda");
  EXPECT_FALSE(nearest_name("scara", names));
}

TEST(Text, TableAlignsCodePointsAndNumbers) {
  EXPECT_EQ(format_table({{"name", "τ"}, {"MYR2", "5.8"}, {"M", "12.25"}}), "name  τ\nMYR2    5.8\nM     12.25\n");
}

}  // namespace
}  // namespace armature
