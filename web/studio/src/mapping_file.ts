// A mapping file (docs/recordings.md), as `armature mapping` writes it: read into columns, changed, and written again.
export const kinds = ['q', 'v', 'a', 'tau', 'current'] as const;
export type Kind = (typeof kinds)[number];
export type Meaning = 'ignore' | 'time' | Kind;

/// One signal kind: a column per joint, a unit, and per joint what makes SI of it.
interface Channel { columns: string[]; unit: string; sign: number[]; other: string[] }
export interface Mapping {
  /// Lines that this table does not show: presets, separators, gears. They are kept.
  before: string[]; after: string[];
  time: string; timeUnit: string; rate: string; joints: string[];
  channels: Partial<Record<Kind, Channel>>;
  /// N·m per ampere, one per joint.
  constants: string[];
}
/// One column of the log, and what it is believed to be.
export interface Row { name: string; meaning: Meaning; joint: string; unit: string; sign: number; constant: string }

export const unitsOf: Record<Meaning, string[]> = {
  ignore: [''], time: ['s', 'ms', 'us', 'ns'], q: ['rad', 'deg', 'rev', 'm', 'mm'], v: ['rad/s', 'deg/s', 'rpm', 'm/s'], a: ['rad/s^2'], tau: ['Nm', 'mNm'], current: ['A', 'mA'],
};

const plain = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1').replace(/\\(["\\])/g, '$1');
const list = (text: string): string[] => [...text.trim().replace(/^\[|\]$/g, '').matchAll(/"((?:[^"\\]|\\.)*)"|([^,\s][^,]*)/g)].map((m) => (m[1] ?? m[2]).trim().replace(/\\(["\\])/g, '$1'));

export function readMapping(text: string): Mapping {
  const out: Mapping = { before: [], after: [], time: '', timeUnit: 's', rate: '', joints: [], channels: {}, constants: [] };
  let open: Channel | null = null;
  for (const line of text.split('\n')) {
    const inner = /^ +(\w+): (.*)$/.exec(line);
    const outer = /^(\w+):(?: (.*))?$/.exec(line);
    if (inner && open) {
      if (inner[1] === 'columns') open.columns = list(inner[2]);
      else if (inner[1] === 'unit') open.unit = plain(inner[2]);
      else if (inner[1] === 'sign') open.sign = list(inner[2]).map(Number);
      else open.other.push(line);
      continue;
    }
    open = null;
    if (!outer) continue;
    const [, key, value = ''] = outer;
    if (key === 'time') {
      out.time = /column: ("(?:[^"\\]|\\.)*")/.exec(value)?.[1] ?? '';
      out.time = plain(out.time);
      out.timeUnit = /unit: "?([a-z]+)/.exec(value)?.[1] ?? 's';
    } else if (key === 'rate_hz') out.rate = value;
    else if (key === 'joints') out.joints = list(value);
    else if (key === 'torque_constant') out.constants = list(value.replace(/\[\[/, '[').replace(/\]\]/, ']').replace(/\], \[/g, ', '));
    else if ((kinds as readonly string[]).includes(key)) out.channels[key as Kind] = open = { columns: [], unit: '', sign: [], other: [] };
    else (out.joints.length ? out.after : out.before).push(line);
  }
  return out;
}

/// What the mapping says about each column. Joints that it only counts are the robot's, in order.
export function rowsOf(columns: string[], mapping: Mapping, joints: string[]): Row[] {
  const named = mapping.joints.length > 0 && mapping.joints.every((j) => joints.includes(j));
  const jointAt = (i: number) => (named ? mapping.joints[i] : joints[i]) ?? joints[0] ?? '';
  return columns.map((name) => {
    if (name === mapping.time) return { name, meaning: 'time', joint: '', unit: mapping.timeUnit, sign: 1, constant: '' };
    for (const kind of kinds) {
      const channel = mapping.channels[kind];
      const i = channel?.columns.indexOf(name) ?? -1;
      if (!channel || i < 0) continue;
      const unit = unitsOf[kind].includes(channel.unit) ? channel.unit : unitsOf[kind][0];
      return { name, meaning: kind, joint: jointAt(i), unit, sign: channel.sign[i] ?? 1, constant: mapping.constants[i] ?? '' };
    }
    return { name, meaning: 'ignore', joint: joints[0] ?? '', unit: '', sign: 1, constant: '' };
  });
}

const quote = (text: string) => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/// The joints with a position, and what is missing of them: [kind, joint]. Every kind that is used needs all of them.
export function holes(rows: Row[], joints: string[]): [Kind, string][] {
  const used = joints.filter((j) => rows.some((r) => r.meaning === 'q' && r.joint === j));
  return kinds.flatMap((kind) => {
    const own = rows.filter((r) => r.meaning === kind);
    return own.length ? used.filter((j) => own.filter((r) => r.joint === j).length !== 1).map((j): [Kind, string] => [kind, j]) : [];
  });
}

export function writeMapping(mapping: Mapping, rows: Row[], joints: string[], rate: string): string {
  const used = joints.filter((j) => rows.some((r) => r.meaning === 'q' && r.joint === j));
  const lines = [...mapping.before];
  const time = rows.find((r) => r.meaning === 'time');
  if (time) lines.push(`time: {column: ${quote(time.name)}, unit: ${quote(time.unit)}}`);
  else if (rate) lines.push(`rate_hz: ${rate}`);
  lines.push(`joints: [${used.map(quote).join(', ')}]`);
  for (const kind of kinds) {
    const own = used.map((j) => rows.find((r) => r.meaning === kind && r.joint === j));
    if (!own.length || own.some((r) => !r)) continue;
    lines.push(`${kind}:`, `  columns: [${own.map((r) => quote(r!.name)).join(', ')}]`, `  unit: ${quote(own[0]!.unit)}`);
    if (own.some((r) => r!.sign < 0)) lines.push(`  sign: [${own.map((r) => r!.sign).join(', ')}]`);
    lines.push(...(mapping.channels[kind]?.other ?? []));
    if (kind === 'current' && own.every((r) => r!.constant.trim() !== '')) lines.push(`torque_constant: [${own.map((r) => Number(r!.constant)).join(', ')}]`);
  }
  return [...lines, ...mapping.after].join('\n') + '\n';
}
