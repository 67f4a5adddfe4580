#!/bin/bash
# The package on a machine that has nothing else: installed in a fresh Debian root, the demo runs without a compiler, and
# after its removal no file of it is left.
#
# usage: fresh_root.sh PACKAGE.deb ROOT [MIRROR]
#
# Needs root, debootstrap and Debian's packages. ROOT must not exist; it is deleted after a good end and kept after a bad one.
set -euo pipefail

if [ $# -lt 2 ]; then
  sed -n '2,8p' "$0" | cut -c3-
  exit 2
fi
package=$(realpath "$1")
root=$(realpath -m "$2")
mirror=${3:-http://deb.debian.org/debian}
[ ! -e "$root" ] || { echo "$root exists already: name a folder that does not" >&2; exit 2; }

say() { echo "== $*"; }
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
leave() { umount "$root/proc" 2>/dev/null || true; }
trap leave EXIT

say "a fresh Debian 12 in $root"
debootstrap --variant=minbase bookworm "$root" "$mirror" >"$root.log" 2>&1 || { tail -n 5 "$root.log" >&2; exit 1; }
mount -t proc proc "$root/proc"
if inside sh -c 'command -v cc || command -v g++'; then
  echo "the fresh root has a compiler, so it proves nothing" >&2
  exit 1
fi

say "install $(basename "$package")"
cp "$package" "$root/tmp/armature.deb"
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tmp/armature.deb >>"$root.log" 2>&1 || { tail -n 5 "$root.log" >&2; exit 1; }
inside dpkg -L armature | sort >"$root.files"
inside armature --version

# A doubtful end (1) is an end: the demo's robot has friction that the model lacks.
say "armature demo --quick"
code=0
inside sh -c 'cd /root && armature demo --quick --out demo' >"$root.demo" 2>&1 || code=$?
tail -n 1 "$root.demo"
[ "$code" -le 1 ] || { tail -n 20 "$root.demo" >&2; exit 1; }
page=$(find "$root/root/demo" -name '*.html' -size +10k | head -n 1)
[ -n "$page" ] || { echo "the demo wrote no page" >&2; exit 1; }

say "remove"
inside apt-get remove -y -qq --purge armature >>"$root.log" 2>&1
left=0
while read -r file; do
  if [ -f "$root$file" ]; then
    echo "still there: $file" >&2
    left=1
  fi
done <"$root.files"
[ "$left" = 0 ] && ! inside sh -c 'command -v armature' || exit 1

say "installed, used and removed: $(wc -l <"$root.files") paths"
umount "$root/proc"
rm -rf --one-file-system "$root" "$root.log" "$root.files" "$root.demo"
