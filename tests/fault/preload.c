// Faults on request, for a program that is started with LD_PRELOAD=this library (tests/fault/inject.py).
//
//   ARMATURE_FAULT=count            nothing fails
//   ARMATURE_FAULT=fail:N:ERRNO     the N-th writing call fails with that number
//   ARMATURE_FAULT=after:N:ERRNO    and so do all after it, as on a full disk
//   ARMATURE_FAULT=short:N          the N-th writing call, if it is a write, takes half of what it is given
//   ARMATURE_FAULT=kill:N           the process dies instead of making the N-th writing call
//   ARMATURE_FAULT=memory:N         the N-th allocation gives nothing
//   ARMATURE_FAULT=sites:DEPTH      nothing fails; a line "site N" for every allocation N that is the first one with its
//                                   DEPTH innermost callers
//   ARMATURE_FAULT=switch:FILE      while FILE says "full", nothing can be written, as on a full disk; while it says "kill",
//                                   the process dies at its next writing call (the studio itself does not: its jobs do)
//   ARMATURE_FAULT_LOG=FILE         one line per writing call: what it is and which paths; at the end a line "allocations N"
//
// Writing calls are those that change a file system, and writes to standard output: opening to write, write, fsync,
// rename, mkdir, unlink, rmdir, link, truncate, chmod. Reading, pipes and /dev are left alone, and so is every process
// that was forked: a reader's box may not write anyway.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum Mode { kOff, kCount, kFail, kAfter, kShort, kKill, kMemory, kSites, kSwitch };

static enum Mode mode = kOff;
static const char* switch_file = NULL;
static int is_studio = 0;
static long wanted = 0;
static int reason = EIO;
static atomic_long calls = 0;
static atomic_long allocations = 0;
static int log_file = -1;
static pid_t owner = 0;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// A system call that is not counted.
static long raw(long number, long a, long b, long c, long d) { return REAL(syscall)(number, a, b, c, d); }

// The second word of the command line is the verb.
static int runs_studio(void) {
  char words[4096] = {0};
  const long file = raw(SYS_openat, AT_FDCWD, (long)"/proc/self/cmdline", O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return 0;
  raw(SYS_read, file, (long)words, sizeof words - 2, 0);
  raw(SYS_close, file, 0, 0, 0);
  return strcmp(words + strlen(words) + 1, "studio") == 0;
}

__attribute__((constructor)) static void begin(void) {
  const char* path = getenv("ARMATURE_FAULT_LOG");
  if (path != NULL)
    log_file = (int)raw(SYS_openat, AT_FDCWD, (long)path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  owner = getpid();
  const char* text = getenv("ARMATURE_FAULT");
  if (text == NULL) return;
  const char* number = strchr(text, ':');
  if (number != NULL) {
    wanted = atol(number + 1);
    const char* code = strchr(number + 1, ':');
    if (code != NULL) reason = atoi(code + 1);
  }
  switch_file = number != NULL ? number + 1 : NULL;
  // The first backtrace loads a library, which allocates.
  void* unused[2];
  backtrace(unused, 2);
  is_studio = runs_studio();
  mode = strncmp(text, "fail", 4) == 0     ? kFail
         : strncmp(text, "after", 5) == 0  ? kAfter
         : strncmp(text, "short", 5) == 0  ? kShort
         : strncmp(text, "kill", 4) == 0   ? kKill
         : strncmp(text, "memory", 6) == 0 ? kMemory
         : strncmp(text, "sites", 5) == 0  ? kSites
         : strncmp(text, "switch", 6) == 0 ? kSwitch
                                           : kCount;
}

static void note(const char* text) {
  if (log_file >= 0) raw(SYS_write, log_file, (long)text, (long)strlen(text), 0);
}

static const char* path_of(int file, char* buffer) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  const long got = raw(SYS_readlink, (long)link, (long)buffer, PATH_MAX - 1, 0);
  buffer[got > 0 ? got : 0] = '\0';
  return buffer;
}

// What the switch says now: 'f' full, 'k' kill, 0 nothing.
static char switched(void) {
  char word = 0;
  const long file = raw(SYS_openat, AT_FDCWD, (long)switch_file, O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return 0;
  if (raw(SYS_read, file, (long)&word, 1, 0) != 1) word = 0;
  raw(SYS_close, file, 0, 0, 0);
  return word;
}

// What needs room on the disk fails; pipes, and what makes room, do not.
static int fault_by_switch(const char* what, const char* path) {
  const char word = switched();
  if (word == 'k' && !is_studio) raw(SYS_kill, owner, SIGKILL, 0, 0);
  const int needs_room = strcmp(what, "write") == 0 || strcmp(what, "mkdir") == 0 || strcmp(what, "truncate") == 0;
  const int is_disk = strncmp(path, "pipe:", 5) != 0 && strncmp(path, "socket:", 7) != 0;
  if (word != 'f' || !needs_room || !is_disk) return 0;
  errno = ENOSPC;
  return -1;
}

__attribute__((destructor)) static void end(void) {
  if (mode == kOff || getpid() != owner) return;
  // What only prints dies before it has ended.
  if (mode == kSwitch) fault_by_switch("exit", "");
  char line[64];
  snprintf(line, sizeof line, "allocations %ld\n", (long)allocations);
  note(line);
}

// Counts a writing call. 0: make it; -1: it failed, errno is set; 1: make half of it.
static int fault(const char* what, const char* path, const char* to) {
  if (mode == kOff || getpid() != owner) return 0;
  if (strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0) return 0;
  if (mode == kSwitch) return fault_by_switch(what, path);
  const long number = ++calls;
  char line[2 * PATH_MAX + 64];
  snprintf(line, sizeof line, "%s\t%s\t%s\n", what, path, to);
  note(line);
  if (mode == kKill && number == wanted) raw(SYS_kill, owner, SIGKILL, 0, 0);
  if ((mode == kFail && number == wanted) || (mode == kAfter && number >= wanted)) {
    errno = reason;
    return -1;
  }
  return mode == kShort && number == wanted ? 1 : 0;
}

static int writes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0; }

#define OPEN(name)                                             \
  int name(const char* path, int flags, ...) {                 \
    va_list rest;                                              \
    va_start(rest, flags);                                     \
    const mode_t rights = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                              \
    if (writes(flags) && fault("open", path, "") != 0) return -1;       \
    return REAL(name)(path, flags, rights);                    \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                           \
  int name(int folder, const char* path, int flags, ...) {     \
    va_list rest;                                              \
    va_start(rest, flags);                                     \
    const mode_t rights = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                              \
    if (writes(flags) && fault("open", path, "") != 0) return -1;       \
    return REAL(name)(folder, path, flags, rights);            \
  }
OPENAT(openat)
OPENAT(openat64)

#define FOPEN(name)                                                                    \
  FILE* name(const char* path, const char* how) {                                      \
    if (strpbrk(how, "wa+") != NULL && fault("open", path, "") != 0) return NULL;      \
    return REAL(name)(path, how);                                                      \
  }
FOPEN(fopen)
FOPEN(fopen64)

static int is_file(int file) {
  struct stat about;
  return fstat(file, &about) == 0 && (S_ISREG(about.st_mode) || file == STDOUT_FILENO);
}

ssize_t write(int file, const void* data, size_t size) {
  char path[PATH_MAX];
  const int how = size > 0 && is_file(file) ? fault("write", path_of(file, path), "") : 0;
  if (how < 0) return -1;
  return REAL(write)(file, data, how > 0 && size > 1 ? size / 2 : size);
}

ssize_t writev(int file, const struct iovec* parts, int count) {
  char path[PATH_MAX];
  if (is_file(file) && fault("write", path_of(file, path), "") < 0) return -1;
  return REAL(writev)(file, parts, count);
}

int fsync(int file) {
  char path[PATH_MAX];
  return fault("fsync", path_of(file, path), "") < 0 ? -1 : REAL(fsync)(file);
}
int fdatasync(int file) {
  char path[PATH_MAX];
  return fault("fsync", path_of(file, path), "") < 0 ? -1 : REAL(fdatasync)(file);
}
int ftruncate(int file, off_t size) {
  char path[PATH_MAX];
  return fault("truncate", path_of(file, path), "") < 0 ? -1 : REAL(ftruncate)(file, size);
}

int rename(const char* from, const char* to) { return fault("rename", from, to) < 0 ? -1 : REAL(rename)(from, to); }
int renameat(int a, const char* from, int b, const char* to) {
  return fault("rename", from, to) < 0 ? -1 : REAL(renameat)(a, from, b, to);
}
int renameat2(int a, const char* from, int b, const char* to, unsigned flags) {
  if (fault(flags == 2 ? "swap" : "rename", from, to) < 0) return -1;
  return REAL(renameat2)(a, from, b, to, flags);
}
int mkdir(const char* path, mode_t rights) { return fault("mkdir", path, "") < 0 ? -1 : REAL(mkdir)(path, rights); }
int unlink(const char* path) { return fault("unlink", path, "") < 0 ? -1 : REAL(unlink)(path); }
int unlinkat(int folder, const char* path, int flags) {
  return fault("unlink", path, "") < 0 ? -1 : REAL(unlinkat)(folder, path, flags);
}
int remove(const char* path) { return fault("unlink", path, "") < 0 ? -1 : REAL(remove)(path); }
int rmdir(const char* path) { return fault("rmdir", path, "") < 0 ? -1 : REAL(rmdir)(path); }
int link(const char* from, const char* to) { return fault("link", from, to) < 0 ? -1 : REAL(link)(from, to); }
int symlink(const char* from, const char* to) { return fault("link", from, to) < 0 ? -1 : REAL(symlink)(from, to); }
int chmod(const char* path, mode_t rights) { return fault("chmod", path, "") < 0 ? -1 : REAL(chmod)(path, rights); }

// The library swaps directories through syscall(2), because old C libraries have no renameat2.
long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  const long a = va_arg(rest, long), b = va_arg(rest, long), c = va_arg(rest, long), d = va_arg(rest, long),
             e = va_arg(rest, long), f = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_renameat2 && fault(e == 2 ? "swap" : "rename", (const char*)b, (const char*)d) < 0) return -1;
  return REAL(syscall)(number, a, b, c, d, e, f);
}

// ---- memory ----

extern void* __libc_malloc(size_t size);
extern void* __libc_calloc(size_t count, size_t size);
extern void* __libc_realloc(void* old, size_t size);
extern void* __libc_memalign(size_t alignment, size_t size);

// Call stacks that were seen, as hashes in an open table; 0 is free.
enum { kSlots = 1 << 20, kDeepest = 32 };
static atomic_uintptr_t seen[kSlots];

static void note_site(long number) {
  static __thread int busy = 0;
  if (busy) return;
  busy = 1;
  void* frames[kDeepest];
  const int depth = backtrace(frames, wanted + 3 < kDeepest ? (int)wanted + 3 : kDeepest);
  uintptr_t hash = 14695981039346656037u;
  for (int i = 3; i < depth; ++i) hash = (hash ^ (uintptr_t)frames[i]) * 1099511628211u;  // 3: this file's own frames
  hash |= 1;
  size_t slot = hash % kSlots;
  uintptr_t found = 0;
  while (!atomic_compare_exchange_strong(&seen[slot], &found, hash) && found != hash) {
    slot = (slot + 1) % kSlots;
    found = 0;
  }
  if (found != hash) {
    char line[64];
    snprintf(line, sizeof line, "site %ld\n", number);
    note(line);
  }
  busy = 0;
}

static int no_memory(void) {
  if (mode == kOff || owner == 0) return 0;
  const long number = ++allocations;
  if (mode == kSites && getpid() == owner) note_site(number);
  if (mode != kMemory || number != wanted || getpid() != owner) return 0;
  errno = ENOMEM;
  return 1;
}

void* malloc(size_t size) { return no_memory() ? NULL : __libc_malloc(size); }
void* calloc(size_t count, size_t size) { return no_memory() ? NULL : __libc_calloc(count, size); }
void* realloc(void* old, size_t size) { return no_memory() ? NULL : __libc_realloc(old, size); }
void* memalign(size_t alignment, size_t size) { return no_memory() ? NULL : __libc_memalign(alignment, size); }
void* aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void** out, size_t alignment, size_t size) {
  void* made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *out = made;
  return 0;
}
