// Points sorted into cells of neighbours: the largest value of a function over them, without looking at every point.
#pragma once

#include <vector>

#include "armature/robot.hpp"

namespace armature {

class PointCells {
 public:
  struct Cell {
    Vector3 middle;
    double radius = 0;  ///< no point of the cell is farther from the middle; room for rounding is included
    std::size_t begin = 0, end = 0;
  };
  struct Found {
    double value = -kInfinity;
    std::size_t index = 0;  ///< of the point, in the order given
  };

  /// Needs at least one point.
  explicit PointCells(const std::vector<Vector3>& points);

  /// The first of the points with the largest value. bound(cell) ≥ value(point) for every point of the cell.
  template <class Bound, class Value>
  [[nodiscard]] Found largest(const Bound& bound, const Value& value) const {
    // The most promising cell first: what it gives rules out most others.
    std::vector<double> bounds;
    bounds.reserve(cells_.size());
    std::size_t promising = 0;
    for (const Cell& cell : cells_) {
      bounds.push_back(bound(cell));
      if (bounds.back() > bounds[promising]) promising = bounds.size() - 1;
    }
    Found best;
    search(cells_[promising], value, best);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (i != promising && bounds[i] >= best.value) search(cells_[i], value, best);
    }
    return best;
  }

 private:
  template <class Value>
  void search(const Cell& cell, const Value& value, Found& best) const {
    for (std::size_t i = cell.begin; i < cell.end; ++i) {
      const double x = value(points_[i]);
      if (x > best.value || (x == best.value && index_[i] < best.index)) best = {x, index_[i]};
    }
  }

  void add_cell(const std::vector<Vector3>& points, std::vector<std::size_t> members, double margin);

  std::vector<Cell> cells_;
  std::vector<Vector3> points_;     // cell by cell, each once
  std::vector<std::size_t> index_;  // of each, where it was first given
};

}  // namespace armature
