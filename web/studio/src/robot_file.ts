// A robot file as `armature inspect --yaml` writes it: read and changed line by line. What this page does not know stays
// as it is.
export interface JointChoice { name: string; slides: boolean; lower: number | null; upper: number | null; velocity: number | null; acceleration: number | null; effort: number | null; home: number | null }
export interface FrameChoice { name: string; on: string }
export interface RobotChoice { joints: JointChoice[]; base: { xyz: number[]; rpy: number[] }; frames: FrameChoice[]; links: string[]; tool: string }

const keys = {
  velocity: ['velocity_rad_s', 'velocity_m_s'], acceleration: ['acceleration_rad_s2', 'acceleration_m_s2'], effort: ['effort_nm', 'effort_n'], home: ['home_rad', 'home_m'],
} as const;
const positionKeys = ['position_rad', 'position_m'];

const unquote = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.startsWith('"') ? (JSON.parse(trimmed) as string) : trimmed.replace(/^'|'$/g, '');
};
const numbers = (text: string | undefined): number[] => (text ?? '').split(',').map((w) => Number(w));

interface Block { from: number; to: number }

// The lines of every joint.
function jointBlocks(lines: string[]): Block[] {
  const begin = lines.findIndex((l) => l === 'joints:');
  const out: Block[] = [];
  for (let i = begin + 1; i > 0 && i < lines.length; i++) {
    if (/^\S/.test(lines[i])) break;
    if (lines[i].startsWith('  - ')) out.push({ from: i, to: i + 1 });
    else if (out.length) out[out.length - 1].to = i + 1;
  }
  return out;
}

const valueOf = (lines: string[], block: Block, names: readonly string[]): string | null => {
  for (let i = block.from; i < block.to; i++) {
    const found = /^ {2}(?:- | {2})(\w+):\s*(.*)$/.exec(lines[i]);
    if (found && names.includes(found[1])) return found[2];
  }
  return null;
};

const asNumber = (text: string | null): number | null => (text === null || text === 'none' ? null : Number(text));

// Fixed axes x, y, z in degrees, from the rows of a rotation.
function rpyOf(r: number[]): number[] {
  const pitch = Math.atan2(-r[6], Math.hypot(r[0], r[3]));
  const upright = Math.hypot(r[0], r[3]) < 1e-9;
  const roll = upright ? 0 : Math.atan2(r[7], r[8]);
  const yaw = upright ? Math.atan2(-r[1], r[4]) : Math.atan2(r[3], r[0]);
  return [roll, pitch, yaw].map((x) => Math.round((x * 180e9) / Math.PI) / 1e9);
}

function readPose(text: string): { xyz: number[]; rpy: number[] } {
  const xyz = numbers(/xyz_m:\s*\[([^\]]*)\]/.exec(text)?.[1]);
  const rotation = /rotation:\s*\[\[([^\]]*)\],\s*\[([^\]]*)\],\s*\[([^\]]*)\]\]/.exec(text);
  const degrees = /rpy_deg:\s*\[([^\]]*)\]/.exec(text)?.[1];
  const radians = /rpy_rad:\s*\[([^\]]*)\]/.exec(text)?.[1];
  const rpy = rotation ? rpyOf(rotation.slice(1).flatMap(numbers)) : degrees ? numbers(degrees) : radians ? numbers(radians).map((x) => Math.round((x * 180e9) / Math.PI) / 1e9) : [0, 0, 0];
  return { xyz: xyz.length === 3 ? xyz : [0, 0, 0], rpy };
}

export function readRobot(text: string): RobotChoice {
  const lines = text.split('\n');
  const blocks = jointBlocks(lines);
  const joints = blocks.map((block) => {
    const [lower, upper] = (valueOf(lines, block, positionKeys)?.replace(/[[\]]/g, '').split(',').map((w) => w.trim()) ?? [null, null]) as (string | null)[];
    const one = (what: keyof typeof keys) => asNumber(valueOf(lines, block, keys[what]));
    return { name: unquote(valueOf(lines, block, ['name']) ?? ''), slides: valueOf(lines, block, ['type']) === 'prismatic', lower: asNumber(lower), upper: asNumber(upper), velocity: one('velocity'), acceleration: one('acceleration'), effort: one('effort'), home: one('home') };
  });
  const frames = lines.map((l) => /^ {2}- \{name: ("(?:[^"\\]|\\.)*"|[^,]+), on: ("(?:[^"\\]|\\.)*"|[^,]+),/.exec(l)).filter((m): m is RegExpExecArray => !!m).map((m) => ({ name: unquote(m[1]), on: unquote(m[2]) }));
  return {
    joints, base: readPose(lines.find((l) => l.startsWith('  pose: ')) ?? ''), frames, links: blocks.map((block) => unquote(valueOf(lines, block, ['link']) ?? '')),
    tool: unquote(/^tool: (.*)$/m.exec(text)?.[1] ?? ''),
  };
}

function setLine(lines: string[], name: string, names: readonly string[], slides: boolean, value: string | null): void {
  const block = jointBlocks(lines).find((b) => unquote(valueOf(lines, b, ['name']) ?? '') === name);
  if (!block) return;
  const key = names[slides ? 1 : 0];
  let at = -1;
  for (let i = block.from; i < block.to; i++) if (names.some((n) => lines[i].startsWith(`    ${n}:`))) at = i;
  if (value === null) {
    if (at >= 0) lines.splice(at, 1);
  } else if (at >= 0) {
    lines[at] = `    ${key}: ${value}`;
  } else {
    let frame = block.from;
    for (let i = block.from; i < block.to; i++) if (lines[i].startsWith('    frame:')) frame = i;
    lines.splice(frame + 1, 0, `    ${key}: ${value}`);
  }
}

/// `text` with these values in it; a new tool frame is added where `frame` names one.
export function writeRobot(text: string, choice: RobotChoice, frame?: { name: string; on: string; xyz: number[]; rpy: number[] }): string {
  const lines = text.split('\n');
  const now = readRobot(text);
  const open = (v: number | null) => (v === null ? 'none' : String(v));
  choice.joints.forEach((joint, i) => {
    const before = now.joints[i];
    if (joint.lower !== before.lower || joint.upper !== before.upper) setLine(lines, joint.name, positionKeys, joint.slides, joint.lower === null && joint.upper === null ? null : `[${open(joint.lower)}, ${open(joint.upper)}]`);
    for (const what of ['velocity', 'acceleration', 'effort', 'home'] as const) if (joint[what] !== before[what]) setLine(lines, joint.name, keys[what], joint.slides, joint[what] === null ? null : String(joint[what]));
  });
  if (choice.base.xyz.join() !== now.base.xyz.join() || choice.base.rpy.join() !== now.base.rpy.join()) {
    const at = lines.findIndex((l) => l.startsWith('  pose: '));
    const pose = `  pose: {xyz_m: [${choice.base.xyz.join(', ')}], rpy_deg: [${choice.base.rpy.join(', ')}]}`;
    if (at >= 0) lines[at] = pose;
  }
  let tool = choice.tool;
  if (frame?.name) {
    const entry = `  - {name: ${JSON.stringify(frame.name)}, on: ${JSON.stringify(frame.on)}, xyz_m: [${frame.xyz.join(', ')}], rpy_deg: [${frame.rpy.join(', ')}]}`;
    const at = lines.indexOf('frames:');
    if (at >= 0) lines.splice(at + 1, 0, entry);
    else lines.splice(lines.findIndex((l) => l.startsWith('tool:')) >= 0 ? lines.findIndex((l) => l.startsWith('tool:')) : lines.length - 1, 0, 'frames:', entry);
    tool = frame.name;
  }
  if (tool !== now.tool) {
    const at = lines.findIndex((l) => l.startsWith('tool:'));
    if (at >= 0) lines[at] = `tool: ${JSON.stringify(tool)}`;
    else lines.splice(lines.length - 1, 0, `tool: ${JSON.stringify(tool)}`);
  }
  return lines.join('\n');
}
