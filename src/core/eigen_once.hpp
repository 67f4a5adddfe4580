// Eigen's decompositions and product kernels for Matrix and Vector are compiled once, in eigen_once_*.cpp.
//
// cmake/ArmaturePrecompile.cmake puts this header into every source of the repository; no source includes it. Where it
// is absent (-DARMATURE_PRECOMPILE=OFF, or another program) each source instantiates what it uses, with the
// same result. Only functions that Eigen does not define inside a class are listed: compilers instantiate the others
// anyway.
#pragma once

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <Eigen/QR>
#include <Eigen/SVD>

// The source that compiles a group defines its macro as nothing; everywhere else the group is compiled elsewhere.
#ifndef ARMATURE_ONCE_ORTHOGONAL
#define ARMATURE_ONCE_ORTHOGONAL extern
#endif
#ifndef ARMATURE_ONCE_SPECTRAL
#define ARMATURE_ONCE_SPECTRAL extern
#endif
#ifndef ARMATURE_ONCE_PRODUCTS
#define ARMATURE_ONCE_PRODUCTS extern
#endif

namespace Eigen {

#define ARMATURE_ONCE ARMATURE_ONCE_ORTHOGONAL template
ARMATURE_ONCE class HouseholderQR<MatrixXd>;
ARMATURE_ONCE class ColPivHouseholderQR<MatrixXd>;
ARMATURE_ONCE class CompleteOrthogonalDecomposition<MatrixXd>;
ARMATURE_ONCE class FullPivLU<MatrixXd>;
ARMATURE_ONCE class PartialPivLU<MatrixXd>;
ARMATURE_ONCE LLT<MatrixXd>& LLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
ARMATURE_ONCE LDLT<MatrixXd>& LDLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
// Right sides with one and with several columns.
#define ARMATURE_SOLVES(...)                                                     \
  ARMATURE_ONCE void __VA_ARGS__::_solve_impl(const MatrixXd&, MatrixXd&) const; \
  ARMATURE_ONCE void __VA_ARGS__::_solve_impl(const VectorXd&, VectorXd&) const;
ARMATURE_SOLVES(HouseholderQR<MatrixXd>)
ARMATURE_SOLVES(ColPivHouseholderQR<MatrixXd>)
ARMATURE_SOLVES(CompleteOrthogonalDecomposition<MatrixXd>)
ARMATURE_SOLVES(LLT<MatrixXd>)
ARMATURE_SOLVES(LDLT<MatrixXd>)
#undef ARMATURE_SOLVES
#undef ARMATURE_ONCE

#define ARMATURE_ONCE ARMATURE_ONCE_SPECTRAL template
ARMATURE_ONCE class JacobiSVD<MatrixXd>;
ARMATURE_ONCE class BDCSVD<MatrixXd>;
ARMATURE_ONCE SelfAdjointEigenSolver<MatrixXd>& SelfAdjointEigenSolver<MatrixXd>::compute(const EigenBase<MatrixXd>&,
                                                                                          int);
ARMATURE_ONCE SelfAdjointEigenSolver<Matrix3d>& SelfAdjointEigenSolver<Matrix3d>::compute(const EigenBase<Matrix3d>&,
                                                                                          int);
ARMATURE_ONCE SelfAdjointEigenSolver<Matrix4d>& SelfAdjointEigenSolver<Matrix4d>::compute(const EigenBase<Matrix4d>&,
                                                                                          int);

#undef ARMATURE_ONCE

#define ARMATURE_ONCE ARMATURE_ONCE_PRODUCTS template
namespace internal {

// Matrix times matrix: the kernel and the packing of its operands.
using GemmTraits = gebp_traits<double, double>;
using GemmResult = blas_data_mapper<double, Index, ColMajor, Unaligned, 1>;
template <int order>
using GemmOperand = const_blas_data_mapper<double, Index, order>;
ARMATURE_ONCE struct gebp_kernel<double, double, Index, GemmResult, GemmTraits::mr, GemmTraits::nr, false, false>;
#define ARMATURE_PACK(order)                                                                                     \
  ARMATURE_ONCE struct gemm_pack_lhs<double, Index, GemmOperand<order>, GemmTraits::mr, GemmTraits::LhsProgress, \
                                     GemmTraits::LhsPacket4Packing, order>;                                      \
  ARMATURE_ONCE struct gemm_pack_rhs<double, Index, GemmOperand<order>, GemmTraits::nr, order>;
ARMATURE_PACK(ColMajor)
ARMATURE_PACK(RowMajor)
#undef ARMATURE_PACK
ARMATURE_ONCE void evaluateProductBlockingSizesHeuristic<double, double, 1, Index>(Index&, Index&, Index&, Index);
ARMATURE_ONCE void evaluateProductBlockingSizesHeuristic<double, double, 4, Index>(Index&, Index&, Index&, Index);

// Matrix times vector.
#define ARMATURE_GEMV(left, right, version)                                                                 \
  ARMATURE_ONCE struct general_matrix_vector_product<Index, double, GemmOperand<left>, left, false, double, \
                                                     GemmOperand<right>, false, version>;
ARMATURE_GEMV(ColMajor, ColMajor, Specialized)
ARMATURE_GEMV(ColMajor, RowMajor, Specialized)
ARMATURE_GEMV(RowMajor, ColMajor, Specialized)
ARMATURE_GEMV(RowMajor, RowMajor, Specialized)
ARMATURE_GEMV(ColMajor, RowMajor, BuiltIn)
ARMATURE_GEMV(RowMajor, ColMajor, BuiltIn)
ARMATURE_GEMV(ColMajor, ColMajor, BuiltIn)
ARMATURE_GEMV(RowMajor, RowMajor, BuiltIn)
#undef ARMATURE_GEMV

// Triangles: solving for many right sides, and times a vector.
#define ARMATURE_TRIANGLE(mode, order)                                                                      \
  ARMATURE_ONCE struct triangular_solve_matrix<double, Index, OnTheLeft, mode, false, order, ColMajor, 1>;  \
  ARMATURE_ONCE struct triangular_solve_matrix<double, Index, OnTheRight, mode, false, order, ColMajor, 1>; \
  ARMATURE_ONCE struct triangular_matrix_vector_product<Index, mode, double, false, double, false, order, Specialized>;
ARMATURE_TRIANGLE(Upper, ColMajor)
ARMATURE_TRIANGLE(Upper, RowMajor)
ARMATURE_TRIANGLE(Lower, ColMajor)
ARMATURE_TRIANGLE(Lower, RowMajor)
ARMATURE_TRIANGLE(UnitUpper, ColMajor)
ARMATURE_TRIANGLE(UnitUpper, RowMajor)
ARMATURE_TRIANGLE(UnitLower, ColMajor)
ARMATURE_TRIANGLE(UnitLower, RowMajor)
#undef ARMATURE_TRIANGLE

}  // namespace internal
}  // namespace Eigen

#undef ARMATURE_ONCE
