// NumPy arrays as people have them, (samples, joints) in C order, and the library's columns.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "armature/parallel.hpp"
#include "armature/types.hpp"

namespace armature::python {

namespace nb = nanobind;
using Eigen::Index;

/// What goes back to Python: a NumPy array that owns its memory.
using Array = nb::object;

/// Numbers of any shape and stride, float64. float32, lists and pandas columns are converted by NumPy first; what is
/// not numbers gets a sentence with the argument's name.
class Numbers {
 public:
  Numbers(nb::handle value, const char* name);
  [[nodiscard]] std::size_t rank() const { return array_.ndim(); }
  [[nodiscard]] Index extent(std::size_t axis) const { return static_cast<Index>(array_.shape(axis)); }
  [[nodiscard]] const double* data() const { return array_.data(); }
  [[nodiscard]] Index stride(std::size_t axis) const { return static_cast<Index>(array_.stride(axis)); }
  /// "(1000, 7)"
  [[nodiscard]] std::string shape() const;

 private:
  nb::ndarray<const double, nb::device::cpu> array_;
};

/// A (samples, columns) array, or one sample of `columns` numbers.
class Rows {
 public:
  /// ValueError with what was expected and got where the shape is another. `what` names the columns: "joints".
  Rows(nb::handle value, const char* name, Index columns, const char* what = "joints");
  [[nodiscard]] Index samples() const { return samples_; }
  [[nodiscard]] bool single() const { return numbers_.rank() == 1; }
  /// Samples first … first + count − 1, one per row of `into`, which is count × columns.
  void copy(Index first, Index count, Matrix& into) const;
  [[nodiscard]] Matrix all() const;
  /// Throws unless both have the same number of samples.
  void same_samples(const Rows& other) const;

 private:
  Numbers numbers_;
  std::string name_;
  Index samples_ = 1;
  Index columns_ = 0;
};

/// `count` numbers in one axis.
[[nodiscard]] Vector read_vector(nb::handle value, const char* name, Index count);
/// Any number of them.
[[nodiscard]] Vector read_vector(nb::handle value, const char* name);

/// A new array of this shape, filled by the caller; `zeroed` memory comes from the system without being touched.
struct NewArray {
  double* data = nullptr;
  Array array;
};
[[nodiscard]] NewArray make_array(const std::vector<std::size_t>& shape, bool zeroed = false);
[[nodiscard]] Array to_array(const Vector& vector);
[[nodiscard]] Array to_array(const Matrix& matrix);

/// Writes `block` (one sample per row) to C-order rows beginning at `to`.
void write_rows(const Matrix& block, double* to);

/// A shape with the axis of the samples in front, unless there was one sample only.
[[nodiscard]] std::vector<std::size_t> batch_shape(const Rows& rows, std::initializer_list<Index> rest);

/// Samples handled at a time: they are transposed while they are in the first cache. Multiples of the 16 samples that a
/// kernel takes at once, so that only the last block has a tail, which costs as much as a whole step. No powers of two:
/// columns 2 kB apart share two sets of the first cache, and the 49 columns of a mass matrix would push each other out.
inline constexpr Index kBlock = 240;
inline constexpr Index kWideBlock = 112;

/// work(first, count) for blocks of samples, without the GIL where it is worth releasing.
template <class Work>
void for_blocks(Index samples, int threads, Index block, const Work& work) {
  // A block belongs to one thread; the last one holds what is left.
  const auto all = [&] {
    const int blocks = static_cast<int>((samples + block - 1) / block);
    const auto one = [&](int i) { work(i * block, std::min(block, samples - i * block)); };
    if (threads == 1 || blocks <= 1) {
      for (int i = 0; i < blocks; ++i) one(i);
    } else {
      parallel_for(blocks, threads, one);
    }
  };
  // A short call is over before the lock would be released and taken again.
  if (samples < 16) return all();
  nb::gil_scoped_release released;
  all();
}

/// "viscous,coulomb", or a list of such words.
[[nodiscard]] std::vector<std::string> read_words(nb::handle value, const char* name);

}  // namespace armature::python
