// The design spec as a file: the embedded default with some lines changed. Only lines that this page knows are touched,
// so a spec that somebody wrote by hand keeps the rest.
export interface BoxObstacle { name: string; center: number[]; half: number[] }

export interface SpecChoice {
  duration: number;   // of one period [s]
  harmonics: number;
  share: number;      // of velocity, acceleration and torque limits [%]
  margin: number;     // to position limits [deg]
  clearance: number;  // [m]
  floor: number | null;  // height [m]; null: none
  boxes: BoxObstacle[];
}

const number = (text: string, key: string): number => Number(new RegExp(`^\\s+${key}:\\s*([-+0-9.eE]+)`, 'm').exec(text)?.[1] ?? NaN);
const list = (text: string, key: string): number[] => (new RegExp(`${key}:\\s*\\[([^\\]]*)\\]`).exec(text)?.[1] ?? '').split(',').map(Number);

export function readSpec(text: string): SpecChoice {
  const boxes = [...text.matchAll(/^\s+-\s*\{name:\s*"([^"]*)",\s*box:\s*\{(.*)\}\}\s*$/gm)].map((m) => ({ name: m[1], center: list(m[2], 'center_m'), half: list(m[2], 'half_m') }));
  const floor = number(text, 'floor_m');
  return {
    duration: Math.round(1e6 / number(text, 'frequency_hz')) / 1e6, harmonics: number(text, 'harmonics'), share: Math.round(1e4 * number(text, 'share')) / 100,
    margin: number(text, 'position_margin_deg'), clearance: number(text, 'clearance_m'), floor: Number.isNaN(floor) ? null : floor, boxes,
  };
}

/// `base` with these values in it.
export function writeSpec(base: string, choice: SpecChoice): string {
  let text = base;
  const set = (key: string, value: number) => {
    text = text.replace(new RegExp(`^(\\s+${key}:\\s*)[-+0-9.eE]+`, 'm'), (_, head: string) => head + String(value));
  };
  set('frequency_hz', Number((1 / choice.duration).toPrecision(12)));
  set('harmonics', choice.harmonics);
  set('share', choice.share / 100);
  set('position_margin_deg', choice.margin);
  set('clearance_m', choice.clearance);
  text = text.replace(/^name: .*$/m, 'name: design_spec').replace(/^comment: .*$/m, 'comment: "Changed in the studio."').replace(/^ {2}obstacles:\n(?: {4}-.*\n)*/m, '');
  const floor = choice.floor === null ? '' : `  floor_m: ${choice.floor}\n`;
  const name = (raw: string) => raw.replace(/[^\w .-]/g, '_');
  const boxes = choice.boxes.map((b) => `    - {name: "${name(b.name)}", box: {center_m: [${b.center.join(', ')}], half_m: [${b.half.join(', ')}]}}\n`).join('');
  text = text.replace(/^ {2}floor_m:.*\n/m, '');
  return text.replace(/^safety:\n/m, `safety:\n${floor}${boxes ? `  obstacles:\n${boxes}` : ''}`);
}
