// Limits, mounting and tool, edited in place: the changes become a robot file of their own beside the user's.
import { api, runQuick } from './api';
import { h, readable, replace } from '../../src/dom';
import { showError, table } from './parts';
import { readRobot, type RobotChoice, writeRobot } from './robot_file';
import { store } from './store';
import { words } from '../../src/text';

const t = words.edit;

/// Where changes of a robot go: "arm.urdf" is left alone, "arm_edited.yaml" is written.
export const editedName = (robot: string): string => (robot.endsWith('_edited.yaml') ? robot : `${robot.replace(/\.[a-z]+$/i, '').replace(/[^\w.-]/g, '_')}_edited.yaml`);
/// The file whose meshes an edited robot is drawn with.
export const drawnFrom = (robot: string): string | null => {
  const stem = /^(.*)_edited\.yaml$/.exec(robot)?.[1];
  return stem ? store.state?.files.find((f) => f.path === `${stem}.urdf`)?.path ?? null : null;
};

function numberField(label: string, value: number | null, set: (v: number | null) => void, empty = '∞'): HTMLInputElement {
  const input = h('input', { type: 'text', inputmode: 'decimal', 'aria-label': label, autocomplete: 'off', placeholder: empty, value: value === null ? '' : String(Number(value.toPrecision(8))), class: 'cell' });
  input.addEventListener('input', () => {
    const typed = input.value.trim().replace('−', '-');
    const made = typed === '' ? null : Number(typed);
    input.setAttribute('aria-invalid', String(made !== null && !Number.isFinite(made)));
    set(made === null ? null : Number.isFinite(made) ? made : NaN);
  });
  return input;
}

const triple = (label: string, names: string[], value: number[], unit: string): HTMLElement =>
  h('div', { class: 'field' }, h('span', { class: 'name' }, label, h('span', { class: 'unit' }, ` [${unit}]`)), h('span', { class: 'triple' }, names.map((n, i) => numberField(`${label} ${n}`, value[i], (v) => (value[i] = v ?? 0), '0'))));

function limitsTable(choice: RobotChoice): HTMLElement {
  const head = [words.robot.joint, t.lower, t.upper, t.velocity, t.acceleration, t.effort, t.home];
  const rows = choice.joints.map((joint) => {
    const field = (key: 'lower' | 'upper' | 'velocity' | 'acceleration' | 'effort' | 'home', name: string) => numberField(`${joint.name}: ${name}`, joint[key], (v) => (joint[key] = v), key === 'home' ? '–' : '∞');
    return [joint.name, field('lower', t.lower), field('upper', t.upper), field('velocity', t.velocity), field('acceleration', t.acceleration), field('effort', t.effort), field('home', t.home)];
  });
  return h('div', {}, h('h3', {}, t.limits), h('p', { class: 'note' }, t.limitsText), table(head, rows, [], 'cards edit'));
}

const wrong = (choice: RobotChoice): boolean => choice.joints.some((j) => [j.lower, j.upper, j.velocity, j.acceleration, j.effort, j.home].some((v) => v !== null && !Number.isFinite(v))) || [...choice.base.xyz, ...choice.base.rpy].some((v) => !Number.isFinite(v));

/// The panel; what it shows is read when it is opened first.
export function editPanel(robot: string): HTMLElement {
  const body = h('div', {});
  const said = h('p', { class: 'note', role: 'status' });
  const panel = h('details', { class: 'panel edit' }, h('summary', {}, t.title), h('p', { class: 'note' }, t.text(editedName(robot))), body, said);
  const open = async () => {
    const text = (await runQuick({ verb: 'inspect', options: { robot, yaml: true } })).result as string;
    const choice = readRobot(text);
    const frame = { name: '', on: choice.links[choice.links.length - 1] ?? '', xyz: [0, 0, 0], rpy: [0, 0, 0] };
    const tool = h('select', { id: 'tool-frame', onchange: () => (choice.tool = tool.value) }, [...new Set(['', choice.tool, ...choice.frames.map((f) => f.name), ...choice.links])].map((n) => h('option', { value: n }, n || t.lastLink)));
    tool.value = choice.tool;
    const on = h('select', { id: 'tool-on', onchange: () => (frame.on = on.value) }, choice.links.map((n) => h('option', { value: n }, n)));
    on.value = frame.on;
    const name = h('input', { type: 'text', id: 'tool-name', autocomplete: 'off', oninput: () => (frame.name = name.value.trim()) });
    const presets = h('select', { id: 'mounting', onchange: () => {
      const rpy = ({ floor: [0, 0, 0], ceiling: [180, 0, 0], wall: [0, 90, 0] } as Record<string, number[]>)[presets.value];
      if (rpy) choice.base.rpy = rpy;
      drawMounting();
    } }, Object.entries(t.mountings).map(([key, label]) => h('option', { value: key }, label)));
    const mounting = h('div', { class: 'fields' });
    const drawMounting = () => replace(mounting, h('div', { class: 'field' }, h('label', { for: 'mounting' }, t.mounted), presets), triple(t.base, ['x', 'y', 'z'], choice.base.xyz, 'm'), triple(t.turned, ['roll', 'pitch', 'yaw'], choice.base.rpy, '°'));
    drawMounting();
    const save = h('button', { type: 'button', class: 'main', onclick: async () => {
      if (wrong(choice)) {
        said.textContent = t.wrong;
        return;
      }
      const file = editedName(robot);
      try {
        await api.upload(file, new Blob([writeRobot(text, choice, frame.name ? frame : undefined)]), true);
        await api.robot(file);
        said.textContent = t.saved(file);
      } catch (error) {
        showError(error);
      }
    } }, t.save);
    replace(body, limitsTable(choice), h('h3', {}, t.mountingTitle), mounting, h('h3', {}, t.tool), h('div', { class: 'fields' },
      h('div', { class: 'field' }, h('label', { for: 'tool-frame' }, t.toolFrame), tool),
      h('div', { class: 'field' }, h('label', { for: 'tool-name' }, t.newFrame), name), h('div', { class: 'field' }, h('label', { for: 'tool-on' }, t.on), on),
      triple(t.at, ['x', 'y', 'z'], frame.xyz, 'm'), triple(t.turned, ['roll', 'pitch', 'yaw'], frame.rpy, '°')), save);
  };
  let begun = false;
  panel.addEventListener('toggle', () => {
    if (!panel.open || begun) return;
    begun = true;
    open().catch((error) => {
      begun = false;
      showError(error);
    });
  });
  return panel;
}

export const shownNumber = (v: number | null): string => (v === null ? '∞' : readable(v));
