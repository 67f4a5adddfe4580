// Duration, limits and obstacles of a design, edited in place: design_spec.yaml beside the user's files.
import { api } from './api';
import { h, replace } from '../../src/dom';
import { showError } from './parts';
import { robotView } from './robot_view';
import { type BoxObstacle, readSpec, type SpecChoice, standingOf, writeSpec } from './spec_file';
import { store } from './store';
import { words } from '../../src/text';
import { robotData } from './pages/robot';
import type { Run } from './types';

const t = words.spec;
export const specFile = 'design_spec.yaml';
/// The spec that a search uses: the user's changes where there are any.
export const specInUse = (): string => (store.state?.files.some((f) => f.path === specFile) ? specFile : 'default');

/// As an option of a verb; nothing where it is the default.
export const specOption = (spec = specInUse()): Record<string, string> => (spec === 'default' || spec === '' ? {} : { spec });
/// Guessed shapes that were accepted for a design count for all that is done with its motion.
export const acceptedGuesses = (design: Run | undefined): Record<string, unknown> => (design?.job['accept_unchecked'] === true ? { accept_unchecked: true } : {});
/// The floor and the obstacles that a design was made for, and what was accepted: a simulator needs them too.
export const roomOf = (design: Run | undefined): Record<string, unknown> => ({ ...specOption(String(design?.job['spec'] ?? '')), ...acceptedGuesses(design) });
/// What it says, floor and obstacles included.
export const chosenSpec = async (): Promise<SpecChoice> => readSpec(specInUse() === specFile ? await api.text(specFile) : store.verbs!.default_spec);

function field(label: string, unit: string, help: string, value: number | null, set: (v: number) => void): HTMLElement {
  const id = `spec-${label.replace(/\W+/g, '-')}`;
  const input = h('input', { id, type: 'text', inputmode: 'decimal', autocomplete: 'off', value: value === null ? '' : String(value), 'aria-describedby': `${id}-help` });
  input.addEventListener('change', () => set(input.value.trim() === '' ? NaN : Number(input.value.replace('−', '-'))));
  return h('div', { class: 'field' }, h('label', { for: id }, label, h('span', { class: 'unit' }, ` [${unit}]`)), input, h('p', { class: 'help', id: `${id}-help` }, help));
}

function obstacleRow(box: BoxObstacle, changed: () => void, remove: () => void): HTMLElement {
  const cell = (label: string, list: number[], i: number, scale = 1) => {
    const input = h('input', { type: 'text', inputmode: 'decimal', class: 'cell', 'aria-label': `${box.name}: ${label}`, value: String(Math.round(list[i] * scale * 1000) / 1000) });
    input.addEventListener('change', () => {
      const typed = Number(input.value);
      if (Number.isFinite(typed)) list[i] = typed / scale;
      changed();
    });
    return input;
  };
  const name = h('input', { type: 'text', class: 'cell wide', 'aria-label': t.name, value: box.name });
  name.addEventListener('change', () => {
    box.name = name.value.trim() || box.name;
    changed();
  });
  return h('li', { class: 'obstacle' }, name, h('span', { class: 'triple' }, h('span', { class: 'note' }, t.centre), ['x', 'y', 'z'].map((n, i) => cell(`${t.centre} ${n}`, box.center, i))),
    h('span', { class: 'triple' }, h('span', { class: 'note' }, t.size), ['x', 'y', 'z'].map((n, i) => cell(`${t.size} ${n}`, box.half, i, 2))), h('button', { type: 'button', class: 'quiet', onclick: remove }, t.remove));
}

// Near enough to matter, beside an arm that is stretched out, and not where the box before was put.
function newBox(count: number, reach: number): BoxObstacle {
  const at = (share: number) => Math.max(0.01, Math.round(share * reach * 100) / 100);
  const turn = Math.PI / 4 + (count * Math.PI) / 2;
  const side = (x: number) => Math.sign(x) * at(0.5);
  return { name: `box ${count + 1}`, center: [side(Math.cos(turn)), side(Math.sin(turn)), at(0.15)], half: [at(0.1), at(0.1), at(0.15)], rpy: [0, 0, 0] };
}

/// The panel; it reads the spec when it is opened, and every change is written at once.
export function specPanel(): HTMLElement {
  const body = h('div', {});
  const panel = h('details', { class: 'panel spec' }, h('summary', {}, t.title), h('p', { class: 'note' }, t.text(specFile)), body);
  const open = async () => {
    const base = specInUse() === specFile ? await api.text(specFile) : store.verbs!.default_spec;
    const choice = readSpec(base);
    const { plain, own } = await robotData();
    const view = robotView(plain, own);
    const list = h('ul', { class: 'obstacles' });
    const said = h('p', { class: 'note', role: 'status' });
    let timer = 0;
    const save = () => {
      const numbers = [choice.duration, choice.harmonics, choice.share, choice.margin, choice.clearance];
      if (numbers.some((v) => !Number.isFinite(v) || v < 0) || !(choice.duration > 0)) {
        said.textContent = t.wrong;
        return;
      }
      clearTimeout(timer);
      timer = window.setTimeout(() => api.upload(specFile, new Blob([writeSpec(base, choice)]), true).then(() => (said.textContent = t.saved(specFile)), showError), 250);
    };
    const draw = () => {
      replace(list, choice.boxes.map((box, i) => obstacleRow(box, () => {
        view.obstacles(choice.boxes, dragged);
        save();
      }, () => {
        choice.boxes.splice(i, 1);
        draw();
        save();
      })));
      view.obstacles(choice.boxes, dragged);
    };
    const dragged = (i: number, center: number[]) => {
      choice.boxes[i].center = center;
      const cells = list.children[i]?.querySelectorAll<HTMLInputElement>('.triple:first-of-type input');
      cells?.forEach((cell, k) => (cell.value = String(center[k])));
      save();
    };
    const set = (key: 'duration' | 'harmonics' | 'share' | 'margin' | 'clearance') => (v: number) => {
      choice[key] = v;
      save();
    };
    const floor = h('input', { type: 'checkbox', id: 'spec-floor', onchange: () => {
      choice.floor = floor.checked ? 0 : null;
      view.around(standingOf(choice));
      save();
    } });
    floor.checked = choice.floor !== null;
    replace(body, h('div', { class: 'fields' }, field(t.duration, 's', t.durationHelp, choice.duration, set('duration')), field(t.harmonics, t.each, t.harmonicsHelp, choice.harmonics, set('harmonics')),
      field(t.share, '%', t.shareHelp, choice.share, set('share')), field(t.margin, '°', t.marginHelp, choice.margin, set('margin')), field(t.clearance, 'm', t.clearanceHelp, choice.clearance, set('clearance'))),
    h('label', { class: 'tick', for: 'spec-floor' }, floor, ' ', t.floor), h('h2', {}, t.obstacles), h('p', { class: 'note' }, t.obstaclesText), view.node, list,
    h('button', { type: 'button', onclick: () => {
      choice.boxes.push(newBox(choice.boxes.length, view.reach()));
      draw();
      save();
    } }, t.add), said);
    view.around(standingOf(choice));
    draw();
  };
  let begun = false;
  panel.addEventListener('toggle', () => {
    if (!panel.open || begun) return;
    begun = true;
    open().catch(showError);
  });
  return panel;
}
