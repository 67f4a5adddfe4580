// The design spec as a file: the embedded default with some lines changed. Only lines that this page knows are touched,
// so a spec that somebody wrote by hand keeps the rest.
import type { Obstacle } from '../../src/types';

export interface BoxObstacle { name: string; center: number[]; half: number[]; rpy: number[] }

export interface SpecChoice {
  duration: number;   // of one period [s]
  harmonics: number;
  share: number;      // of velocity, acceleration and torque limits [%]
  margin: number;     // to position limits [deg]
  clearance: number;  // [m]
  floor: number | null;  // height [m]; null: none
  boxes: BoxObstacle[];
  kept: string[];     // entries that are not boxes of one line, as they are in the file
}

const number = (text: string, key: string): number => Number(new RegExp(`^\\s+${key}:\\s*([-+0-9.eE]+)`, 'm').exec(text)?.[1] ?? NaN);
const list = (text: string, key: string): number[] | undefined => new RegExp(`${key}:\\s*\\[([^\\]]*)\\]`).exec(text)?.[1].split(',').map(Number);
const scalar = (text: string, key: string): number | undefined => {
  const found = new RegExp(`${key}:\\s*([-+0-9.eE]+)`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};
const zero = () => [0, 0, 0];

// The list of obstacles: its line, and everything that is indented below it.
const block = /^ {2}obstacles:[ \t]*(?:#.*)?\n((?: {3,}.*\n| {2}[-#] ?.*\n|[ \t]*\n)*)/m;
// The same in one line: [{…}, {…}].
const flow = /^ {2}obstacles:[ \t]*\[(.*)\][ \t]*(?:#.*)?\n/m;
const opened = (text: string): string => text.replace(flow, (_, inner: string) => `  obstacles:\n${inner.split(/(?<=\}\s*\})\s*,\s*/).filter((e) => e.trim()).map((e) => `    - ${e.trim()}\n`).join('')}`);

// Entries of the list, each with its own lines.
function entriesOf(text: string): string[] {
  const body = block.exec(opened(text))?.[1] ?? '';
  const dash = /^( *)- /m.exec(body)?.[1] ?? '    ';
  return body.split(new RegExp(`^(?=${dash}- )`, 'm')).filter((entry) => entry.startsWith(`${dash}- `))
    .map((entry) => entry.trimEnd().split('\n').map((line) => `    ${line.slice(dash.length)}`).join('\n'));
}

const oneLine = (entry: string): { name: string; shape: string; body: string } | null => {
  const m = /^\s*-\s*\{name:\s*"?([^",}]*?)"?\s*,\s*(box|half_space|capsule):\s*\{(.*)\}\s*\}\s*(?:#.*)?$/.exec(entry);
  return m && { name: m[1], shape: m[2], body: m[3] };
};

function boxOf(entry: string): BoxObstacle | null {
  const found = oneLine(entry);
  const half = found?.shape === 'box' ? list(found.body, 'half_m') : undefined;
  return found && half ? { name: found.name, center: list(found.body, 'center_m') ?? zero(), half, rpy: list(found.body, 'rpy_deg') ?? zero() } : null;
}

// What is not edited here is drawn where it can be read.
function otherOf(entry: string): Obstacle | null {
  const found = oneLine(entry);
  if (found?.shape === 'half_space') {
    const normal = list(found.body, 'normal') ?? [0, 0, 1];
    const size = Math.hypot(...normal);
    return size > 0 ? { name: found.name, normal: normal.map((x) => x / size), offset_m: scalar(found.body, 'offset_m') ?? 0 } : null;
  }
  const [from, to, radius] = found ? [list(found.body, 'from_m'), list(found.body, 'to_m'), scalar(found.body, 'radius_m')] : [];
  return found && from && to && radius !== undefined ? { name: found.name, from_m: from, to_m: to, radius_m: radius } : null;
}

/// The floor, and the obstacles that are not edited here.
export const standingOf = (choice: SpecChoice): Obstacle[] => [
  ...(choice.floor === null ? [] : [{ name: 'floor', normal: [0, 0, 1], offset_m: choice.floor }]),
  ...choice.kept.map(otherOf).filter((o): o is Obstacle => !!o),
];

export function readSpec(text: string): SpecChoice {
  const entries = entriesOf(text);
  const boxes = entries.map(boxOf);
  const floor = number(text, 'floor_m');
  return {
    duration: Math.round(1e6 / number(text, 'frequency_hz')) / 1e6, harmonics: number(text, 'harmonics'), share: Math.round(1e4 * number(text, 'share')) / 100,
    margin: number(text, 'position_margin_deg'), clearance: number(text, 'clearance_m'), floor: Number.isNaN(floor) ? null : floor,
    boxes: boxes.filter((b): b is BoxObstacle => !!b), kept: entries.filter((_, i) => !boxes[i]),
  };
}

/// `base` with these values in it.
export function writeSpec(base: string, choice: SpecChoice): string {
  let text = opened(base);
  const set = (key: string, value: number) => {
    text = text.replace(new RegExp(`^(\\s+${key}:\\s*)[-+0-9.eE]+`, 'm'), (_, head: string) => head + String(value));
  };
  set('frequency_hz', Number((1 / choice.duration).toPrecision(12)));
  set('harmonics', choice.harmonics);
  set('share', choice.share / 100);
  set('position_margin_deg', choice.margin);
  set('clearance_m', choice.clearance);
  text = text.replace(/^name: .*$/m, 'name: design_spec').replace(/^comment: .*$/m, 'comment: "Changed in the studio."').replace(block, '');
  const floor = choice.floor === null ? '' : `  floor_m: ${choice.floor}\n`;
  const name = (raw: string) => raw.replace(/[^\w .-]/g, '_');
  const turned = (b: BoxObstacle) => (b.rpy.some((x) => x) ? `, rpy_deg: [${b.rpy.join(', ')}]` : '');
  const boxes = choice.boxes.map((b) => `    - {name: "${name(b.name)}", box: {center_m: [${b.center.join(', ')}], half_m: [${b.half.join(', ')}]${turned(b)}}}\n`);
  const entries = [...choice.kept.map((entry) => `${entry}\n`), ...boxes].join('');
  text = text.replace(/^ {2}floor_m:.*\n/m, '');
  return text.replace(/^safety:\n/m, `safety:\n${floor}${entries ? `  obstacles:\n${entries}` : ''}`);
}
