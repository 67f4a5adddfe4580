// sin and cos of a pack. Included only by kernel.inl, inside the namespace of one instruction set.

struct SinCos {
  Pack sine, cosine;
};

inline SinCos sincos(Pack x) {
  SinCos out;
  for (int i = 0; i < kWidth; ++i) {
    out.sine.raw[i] = std::sin(x.raw[i]);
    out.cosine.raw[i] = std::cos(x.raw[i]);
  }
  return out;
}
