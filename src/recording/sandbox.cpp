#include "recording/sandbox.hpp"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <vector>

namespace armature::recording {
namespace {

// Bytes of address space in use: the limit counts what the parent had mapped, too.
// The first number of statm is the size of the address space in pages.
std::uint64_t mapped_bytes() {
  const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  char text[64] = {};
  const ssize_t got = file < 0 ? 0 : ::read(file, text, sizeof text - 1);
  if (file >= 0) ::close(file);
  unsigned long long pages = 0;
  if (got <= 0 || std::sscanf(text, "%llu", &pages) != 1) return 0;
  return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

// The hard limit too, so that the process cannot raise it again.
void limit(int what, std::uint64_t most) {
  const rlimit value{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
  setrlimit(static_cast<__rlimit_resource_t>(what), &value);
}

#if defined(__x86_64__) || defined(__aarch64__)

// System calls that change something outside, or let another process do it. A reader may make all others.
constexpr int kForbidden[] = {
    SYS_socket,
    SYS_socketpair,
    SYS_connect,
    SYS_bind,
    SYS_sendto,
    SYS_sendmsg,
    SYS_execve,
    SYS_execveat,
    SYS_ptrace,
    SYS_unlinkat,
    SYS_mkdirat,
    SYS_symlinkat,
    SYS_linkat,
    SYS_renameat2,
    SYS_mknodat,
    SYS_fchmodat,
    SYS_fchownat,
    SYS_truncate,
    SYS_mount,
    SYS_umount2,
    SYS_kill,
    SYS_tkill,
    SYS_setsid,
    SYS_unshare,
    SYS_setns,
    SYS_bpf,
    SYS_process_vm_writev,
    SYS_sendmmsg,
    SYS_pidfd_send_signal,
    // Opens for writing with flags that a filter cannot see; and a queue of calls that no filter sees.
    SYS_openat2,
    SYS_io_uring_setup,
#if defined(__x86_64__)
    SYS_unlink,
    SYS_mkdir,
    SYS_rmdir,
    SYS_rename,
    SYS_symlink,
    SYS_link,
    SYS_chmod,
    SYS_chown,
    SYS_creat,
    SYS_mknod,
    SYS_fork,
    SYS_vfork,
#endif
};

// Numbers of system calls belong to one architecture.
#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif

// Loads 32 bits of the call's description at that offset.
sock_filter load(std::size_t offset) { return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)); }

// Goes on where the loaded word equals `value`, else jumps over the next `skip` instructions.
sock_filter unless_equal(std::uint32_t value, std::uint8_t skip) {
  return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip);
}

// A refused call fails with EPERM; the reader goes on and reports an error.
constexpr sock_filter kRefuse = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (EPERM & SECCOMP_RET_DATA));
constexpr sock_filter kAllow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);

// Refuses an open call whose flags (argument `argument`, low word) ask for anything but reading.
void refuse_writing(std::vector<sock_filter>& rules, int call, std::size_t argument) {
  constexpr std::uint32_t kWriting = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
  rules.push_back(unless_equal(static_cast<std::uint32_t>(call), 4));
  // Arguments have 64 bits; the low word comes first on these machines.
  rules.push_back(load(offsetof(seccomp_data, args) + 8 * argument));
  rules.push_back(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, kWriting, 0, 1));
  rules.push_back(kRefuse);
  rules.push_back(kAllow);
}

void forbid_calls() {
  // Calls of another architecture are refused; then the number of the call decides.
  std::vector<sock_filter> rules = {load(offsetof(seccomp_data, arch)), unless_equal(kArchitecture, 1),
                                    BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0), kRefuse, load(offsetof(seccomp_data, nr))};
#if defined(__x86_64__)
  // The x32 numbers of the same calls.
  rules.push_back(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000U, 0, 1));
  rules.push_back(kRefuse);
#endif
  // Each forbidden call: compare, and refuse where equal.
  for (const int call : kForbidden) {
    rules.push_back(unless_equal(static_cast<std::uint32_t>(call), 1));
    rules.push_back(kRefuse);
  }
  // The flags are the third argument of openat and the second of open.
  refuse_writing(rules, SYS_openat, 2);
#if defined(__x86_64__)
  refuse_writing(rules, SYS_open, 1);
#endif
  rules.push_back(kAllow);
  const sock_fprog program{static_cast<unsigned short>(rules.size()), rules.data()};
  // Without this promise the kernel takes a filter from root only.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else

void forbid_calls() {}

#endif

}  // namespace

void enter_sandbox(const SandboxLimits& limits, int parent) {
  // Dies with its parent, also when that died before this line.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(1);
  // No core file; SIGXCPU when the processor time is used up.
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, limits.seconds);
#if !defined(ARMATURE_SANITIZED)
  // The address sanitizer reserves terabytes and calls what is forbidden here, so it cannot live under these.
  limit(RLIMIT_AS, mapped_bytes() + limits.bytes);
  forbid_calls();
#else
  (void)limits.bytes;
#endif
}

}  // namespace armature::recording
