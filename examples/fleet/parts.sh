#!/usr/bin/env bash
# parts.sh ROBOT OUT LOG...: one model from many logs without Python: one process per log, two at a time, then one merge.
# What is done is not done again, so that the same command goes on after it was stopped. PROCESSES=8 takes eight.
set -euo pipefail
robot=$1 out=$2
shift 2
mkdir -p "$out/parts"

# A part is named after its log, so that two logs of one name would be one part. In order: the same bits whoever was first.
mapfile -t names < <(for log; do basename "${log%.*}"; done | LC_ALL=C sort)
twice=$(printf '%s\n' "${names[@]}" | uniq -d | head -1)
[ -z "$twice" ] || { echo "parts.sh: two logs are named $twice. Rename one of them." >&2; exit 2; }

# A part is a directory that appears whole, named after its log. A doubtful log (exit 1) still makes a part.
one_part() {
  local place="$2/parts/$(basename "${3%.*}")"
  [ -f "$place/information.json" ] || armature identify "$1" "$3" --partial --out "$place" --quiet >/dev/null || [ $? = 1 ]
}
export -f one_part
printf '%s\0' "$@" | xargs -0 -n 1 -P "${PROCESSES:-2}" bash -c 'one_part "$1" "$2" "$3"' parts "$robot" "$out"

# The parts of these logs only: those of an earlier call with others may lie beside them.
armature identify "${names[@]/#/$out/parts/}" --out "$out/model"
