#include <armature/recording.hpp>
#include <fstream>
#include <iostream>

int main() {
  std::ofstream("stranger.csv") << "t[s],q_j1[rad],tau_j1[Nm]\n0,0.1,1\n0.01,0.2,2\n0.02,0.3,3\n";
  const auto log = armature::read_recording("stranger.csv");
  if (!log) return 1;
  std::cout << log->size() << " rows\n";
}
