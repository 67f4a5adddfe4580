// What torques can tell about each link: a table, colours on the arm, and what a change of the set-up would do to both.
import { h, replace } from '../../../src/dom';
import { table } from '../parts';
import type { RobotView } from '../robot_view';
import { words } from '../../../src/text';

const t = words.robot;
const order = ['XX', 'XY', 'XZ', 'YY', 'YZ', 'ZZ', 'MX', 'MY', 'MZ', 'M'];
const mark: Record<string, string> = { alone: '●', combined: '◐', never: '○' };
const kinds = ['alone', 'combined', 'never'] as const;
type Kind = (typeof kinds)[number];

interface Change { change: string; base_count: number; better: string[]; worse: string[]; classes: Record<string, Kind> }
interface Found { parameters: { name: string; class: Kind }[]; base_parameters: { formula: string }[]; what_if?: Change[] }

// Ten steps from a dark violet to a light yellow: the order is seen without hue, too.
const scale = ['#440154', '#482878', '#3e4a89', '#31688e', '#26828e', '#1f9e89', '#35b779', '#6ece58', '#b5de2b', '#dce319', '#fde725'];

export interface Identifiability { colours: HTMLElement; section: HTMLElement }

/// The switch below the arm, and the section with the table. A change that is chosen shows in both at once.
export function identifiability(result: any, view: RobotView): Identifiability {
  const found = result.identifiability as Found;
  const joints = result.joints as { link: string }[];
  const changes = found.what_if ?? [];
  const now = new Map(found.parameters.map((p) => [p.name, p.class]));
  let chosen: Change | null = null;
  const classOf = (name: string): Kind | undefined => chosen?.classes[name] ?? now.get(name);

  const box = h('input', { type: 'checkbox', onchange: () => paint() });
  box.checked = true;
  const shownFor = h('b', {});
  // How many of a link's ten parameters torques show, alone or in a sum.
  const paint = () => {
    const seen = (i: number) => order.filter((o) => (classOf(`${o}${i + 1}`) ?? 'never') !== 'never').length;
    view.colour(box.checked ? new Map(joints.map((joint, i) => [joint.link, scale[seen(i)]])) : null);
    shownFor.textContent = chosen ? ` · ${chosen.change}` : '';
  };
  const colours = h('div', { class: 'row' }, h('label', { class: 'tick' }, box, ' ', t.colour),
    h('span', { class: 'legend' }, [0, 2, 4, 6, 8, 10].map((n) => h('span', { class: `swatch s${n}` }, String(n))), ` ${t.share}`, shownFor));

  const place = h('div', { 'aria-live': 'polite' });
  const buttons = new Map<Change | null, HTMLElement>();
  const draw = () => {
    const dot = (name: string) => {
      const kind = classOf(name) ?? '';
      const before = now.get(name) ?? '';
      const said = kind === before ? `${name}: ${kind}` : `${name}: ${kind}, ${t.wasBefore(before)}`;
      return h('span', { class: `dot ${kind}${kind === before ? '' : ' changed'}`, title: said, 'aria-label': said, role: 'img' }, mark[kind] ?? '');
    };
    const rows = joints.map((joint, i) => [
      h('button', { type: 'button', class: 'place', onmouseenter: () => view.mark(joint.link), onmouseleave: () => view.mark(null), onfocus: () => view.mark(joint.link), onblur: () => view.mark(null) }, joint.link),
      ...order.map((name) => dot(`${name}${i + 1}`))]);
    const count = (kind: Kind) => found.parameters.filter((p) => classOf(p.name) === kind).length;
    replace(place, h('p', {}, chosen ? h('b', {}, `${chosen.change}: `) : null, t.counts(chosen?.base_count ?? found.base_parameters.length, count('alone'), count('combined'), count('never'))), table([t.link_, ...order], rows, [], 'dots-table'));
    for (const [change, button] of buttons) button.setAttribute('aria-pressed', String(change === chosen));
    paint();
  };
  const choose = (change: Change | null, label: string) => {
    const button = h('button', { type: 'button', class: 'change', onclick: () => {
      chosen = change;
      draw();
    } }, label);
    buttons.set(change, button);
    return button;
  };
  const names = (list: string[]) => (list.length > 8 ? `${list.slice(0, 7).join(', ')} ${t.andMore(list.length - 7)}` : list.join(', ') || '–');
  const rows = changes.map((c) => [choose(c, c.change), String(c.base_count), names(c.better), names(c.worse)]);
  const whatIf = changes.length ? h('div', {}, h('h3', {}, t.whatIf), h('p', { class: 'note' }, t.whatIfText),
    table([t.change, t.baseCount, t.better, t.worse], [[choose(null, t.asIs), String(found.base_parameters.length), '–', '–'], ...rows], [false, true, false, false], 'cards wrap')) : null;
  draw();
  const section = h('section', {}, h('h2', {}, t.identifiability), h('p', { class: 'note' }, t.explain), place,
    h('p', { class: 'note' }, kinds.map((k, i) => [i ? ' · ' : '', h('span', { class: `dot ${k}` }, mark[k]), ` ${t.legend[k]}`]).flat()),
    whatIf, h('details', {}, h('summary', {}, `${t.base} (${found.base_parameters.length})`), h('ul', { class: 'formulas' }, found.base_parameters.map((b) => h('li', {}, b.formula)))));
  return { colours, section };
}
