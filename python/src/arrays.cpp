#include "arrays.hpp"

#include <nanobind/stl/string.h>

#include <stdexcept>

#include "transpose.hpp"

namespace armature::python {
namespace {

using Input = nb::ndarray<const double, nb::device::cpu>;

// The name of a value's Python type, for messages.
std::string name_of_type(nb::handle value) { return nb::cast<std::string>(value.type().attr("__name__")); }

// Everything NumPy can turn into float64 without losing what it says.
Input converted(nb::handle value, const char* name) {
  const std::string refusal = std::string(name) + " is not an array of numbers: ";
  // NumPy decides what an array is: lists, tuples, pandas columns, other number types.
  try {
    const nb::object numpy = nb::module_::import_("numpy");
    const nb::object array = numpy.attr("asarray")(value);
    const std::string kind = nb::cast<std::string>(array.attr("dtype").attr("kind"));
    // float64 would drop the imaginary part.
    if (kind == "c") throw nb::type_error((refusal + "it holds complex numbers").c_str());
    return nb::cast<Input>(numpy.attr("asarray")(array, numpy.attr("float64")));
  } catch (nb::python_error& error) {
    throw nb::type_error((refusal + "got " + name_of_type(value)).c_str());
  } catch (const nb::cast_error&) {
    throw nb::type_error((refusal + "got " + name_of_type(value)).c_str());
  }
}

// The fast way first: an array of float64 is used where it is, without a copy.
Input input_of(nb::handle value, const char* name) {
  Input array;
  if (nb::try_cast<Input>(value, array, false)) return array;
  return converted(value, name);
}

// Any strides; C order has a faster way.
void transpose_in(const double* from, Index row_stride, Index column_stride, Matrix& into) {
  const Index rows = into.rows(), columns = into.cols();
  if (column_stride == 1) return transpose(from, row_stride, rows, columns, into.data(), rows);
  for (Index k = 0; k < rows; ++k) {
    for (Index j = 0; j < columns; ++j) into(k, j) = from[k * row_stride + j * column_stride];
  }
}

}  // namespace

Numbers::Numbers(nb::handle value, const char* name) : array_(input_of(value, name)) {}

std::string Numbers::shape() const {
  std::string text = "(";
  for (std::size_t i = 0; i < rank(); ++i) text += (i > 0 ? ", " : "") + std::to_string(extent(i));
  return text + (rank() == 1 ? ",)" : ")");
}

Rows::Rows(nb::handle value, const char* name, Index columns, const char* what)
    : numbers_(value, name), name_(name), columns_(columns) {
  // A single sample is a line of `columns` numbers.
  const bool one = numbers_.rank() == 1 && numbers_.extent(0) == columns;
  const bool many = numbers_.rank() == 2 && numbers_.extent(1) == columns;
  if (!one && !many) {
    const std::string n = std::to_string(columns);
    throw std::invalid_argument(name_ + " has shape " + numbers_.shape() + "; expected (samples, " + n + ") or (" + n +
                                ",): the robot has " + n + " " + what);
  }
  if (many) samples_ = numbers_.extent(0);
}

void Rows::copy(Index first, Index count, Matrix& into) const {
  into.resize(count, columns_);
  // Strides count numbers. A single sample has no rows to step over.
  const Index row_stride = single() ? 0 : numbers_.stride(0), column_stride = numbers_.stride(single() ? 0 : 1);
  const double* from = numbers_.data() + first * row_stride;
  if (row_stride != 1) return transpose_in(from, row_stride, column_stride, into);
  // Fortran order: the columns lie as the library has them.
  for (Index j = 0; j < columns_; ++j) std::copy_n(from + j * column_stride, count, into.data() + j * count);
}

// All samples at once, for functions that need the whole motion.
Matrix Rows::all() const {
  Matrix out;
  copy(0, samples_, out);
  return out;
}

void Rows::same_samples(const Rows& other) const {
  if (samples_ == other.samples_) return;
  throw std::invalid_argument(name_ + " has " + std::to_string(samples_) + " samples and " + other.name_ + " has " +
                              std::to_string(other.samples_) + "; expected as many");
}

Vector read_vector(nb::handle value, const char* name) {
  const Numbers numbers(value, name);
  if (numbers.rank() != 1)
    throw std::invalid_argument(std::string(name) + " has shape " + numbers.shape() + "; expected one axis");
  // Any stride: a column of a table is read in place.
  Vector out(numbers.extent(0));
  for (Index i = 0; i < out.size(); ++i) out[i] = numbers.data()[i * numbers.stride(0)];
  return out;
}

Vector read_vector(nb::handle value, const char* name, Index count) {
  Vector out = read_vector(value, name);
  if (out.size() == count) return out;
  throw std::invalid_argument(std::string(name) + " has " + std::to_string(out.size()) + " numbers; expected " +
                              std::to_string(count));
}

namespace {

// numpy.empty or numpy.zeros, found once and kept as long as the interpreter: a lookup is a tenth of a short call.
// Python's lock guards what is kept. An import may hand the lock to another thread, which would wait for ever where the
// compiler's own lock of a static variable were held meanwhile: so each thread looks for itself, and the first one's
// find stays.
nb::handle maker(bool zeroed) {
  static PyObject* kept[2] = {nullptr, nullptr};
  PyObject*& found = kept[zeroed ? 1 : 0];
  if (found == nullptr) {
    nb::object made = nb::module_::import_("numpy").attr(zeroed ? "zeros" : "empty");
    if (found == nullptr) found = made.release().ptr();
  }
  return found;
}

}  // namespace

NewArray make_array(const std::vector<std::size_t>& shape, bool zeroed) {
  // The shape as a tuple, by the C interface: short calls are counted in microseconds.
  nb::object sides = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(shape.size())));
  for (std::size_t i = 0; i < shape.size(); ++i)
    PyTuple_SetItem(sides.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromSize_t(shape[i]));
  // NumPy's memory: the system gives it zeroed where that was asked for, and large pages where it is large.
  nb::object array = maker(zeroed)(sides);
  return {nb::cast<nb::ndarray<double, nb::c_contig, nb::device::cpu>>(array).data(), std::move(array)};
}

// Copies, so that Python never holds memory of the library.
Array to_array(const Vector& vector) {
  NewArray out = make_array({static_cast<std::size_t>(vector.size())});
  std::copy_n(vector.data(), vector.size(), out.data);
  return out.array;
}

Array to_array(const Matrix& matrix) {
  NewArray out = make_array({static_cast<std::size_t>(matrix.rows()), static_cast<std::size_t>(matrix.cols())});
  write_rows(matrix, out.data);
  return out.array;
}

// A block in column order is the transpose of rows in C order.
void write_rows(const Matrix& block, double* to) {
  transpose(block.data(), block.rows(), block.cols(), block.rows(), to, block.cols());
}

std::vector<std::size_t> batch_shape(const Rows& rows, std::initializer_list<Index> rest) {
  std::vector<std::size_t> shape;
  // (samples, rest…), or (rest…) where one sample came in.
  if (!rows.single()) shape.push_back(static_cast<std::size_t>(rows.samples()));
  for (const Index extent : rest) shape.push_back(static_cast<std::size_t>(extent));
  return shape;
}

std::vector<std::string> read_words(nb::handle value, const char* name) {
  std::vector<std::string> words;
  // One text: words between commas, empty ones left out.
  if (nb::isinstance<nb::str>(value)) {
    std::string word;
    for (const char c : nb::cast<std::string>(value) + ",") {
      if (c != ',')
        word += c;
      else if (!word.empty())
        words.push_back(word), word.clear();
    }
    return words;
  }
  // Anything else that can be iterated, such as a list or a tuple.
  try {
    for (const nb::handle item : nb::iter(value)) words.push_back(nb::cast<std::string>(item));
  } catch (const std::exception&) {
    throw nb::type_error((std::string(name) + " is not a word or a list of words: got " + name_of_type(value)).c_str());
  }
  return words;
}

}  // namespace armature::python
