// Robot: choose one, see it, move it, read what its torques can tell.
import { api, runQuick } from '../api';
import { h, readable } from '../../../src/dom';
import { acceptBox, commandLine, findingPart, showError, table, verdictBox } from '../parts';
import type { Page } from '../page';
import { dropZone } from '../upload';
import { drawnFrom, editPanel, shownNumber } from '../robot_edit';
import { robotView, type RobotView } from '../robot_view';
import { isPassed } from '../gate';
import { begin, nextLink, nextRegion } from '../step';
import { store } from '../store';
import { words } from '../../../src/text';
import type { Envelope } from '../types';

const t = words.robot;
const robotFile = /\.(urdf|xacro|mjcf|xml|ya?ml|csv|dh)$/i;

const choose = (robot: string) => api.robot(robot).catch(showError);

function picker(): HTMLElement {
  const files = (store.state?.files ?? []).filter((f) => (f.kind === 'robot' || (f.kind === 'yaml' && /robot/i.test(f.path))) && !f.path.includes('/'));
  const select = h('select', { id: 'robot', onchange: () => select.value && choose(select.value) },
    h('option', { value: '' }, t.none),
    files.length ? h('optgroup', { label: t.files }, files.map((f) => h('option', { value: f.path }, f.path))) : null,
    h('optgroup', { label: t.catalogue }, store.verbs!.catalogue.map((name) => h('option', { value: name }, name))));
  const robot = store.state?.project.robot ?? '';
  if (robot && ![...select.options].some((o) => o.value === robot)) select.append(h('option', { value: robot }, robot));
  select.value = robot;
  return h('label', { class: 'choice', for: 'robot' }, t.pick, ' ', select);
}

// A change of the file itself is a new robot too.
const robotKey = () => {
  const robot = store.state?.project.robot;
  const file = store.state?.files.find((f) => f.path === robot);
  return robot ? [robot, file?.time, file?.size] : null;
};

let known: { key: string; made: Promise<{ inspect: Envelope; plain: string; own: string | null }> } | null = null;

/// What inspect says about the robot that was chosen, and its URDF; asked once per robot and file.
export function robotData(): Promise<{ inspect: Envelope; plain: string; own: string | null }> {
  const key = JSON.stringify(robotKey());
  if (known?.key === key) return known.made;
  const robot = store.state!.project.robot;
  const ask = async () => {
    const inspect = await runQuick({ verb: 'inspect', options: { robot } });
    const plain = (await runQuick({ verb: 'inspect', options: { robot, urdf: true } })).result as string;
    const drawn = /\.urdf$/i.test(robot) ? robot : drawnFrom(robot);
    const own = drawn ? await api.text(drawn).catch(() => null) : null;
    return { inspect, plain, own };
  };
  const made = ask();
  known = { key, made };
  made.catch(() => (known = null));
  return made;
}

const order = ['XX', 'XY', 'XZ', 'YY', 'YZ', 'ZZ', 'MX', 'MY', 'MZ', 'M'];

function jointPanel(view: RobotView, result: any): HTMLElement {
  const outputs = new Map<string, [HTMLInputElement, HTMLOutputElement]>();
  const joints = result.joints as any[];
  const show = (name: string, value: number) => {
    const pair = outputs.get(name);
    if (!pair) return;
    pair[0].value = String(value);
    pair[1].textContent = readable(Math.abs(value) < 1e-9 ? 0 : value);
  };
  view.onMove(show);
  const rows = joints.filter((j) => view.joints.includes(j.name)).map((joint) => {
    const low = Math.max(joint.lower ?? -Math.PI, -2 * Math.PI);
    const high = Math.min(joint.upper ?? Math.PI, 2 * Math.PI);
    const slider = h('input', { type: 'range', min: low, max: high, step: 'any', 'aria-label': joint.name, oninput: () => {
      view.set(joint.name, Number(slider.value));
      show(joint.name, Number(slider.value));
    } });
    const value = h('output', {}, '0');
    outputs.set(joint.name, [slider, value]);
    const unit = joint.type === 'prismatic' ? 'm' : 'rad';
    return h('div', { class: 'joint' }, h('span', { class: 'jname' }, joint.name), slider, h('span', { class: 'jvalue' }, value, ` ${unit}`));
  });
  const home = result.home as number[];
  const goHome = () => joints.forEach((j, i) => {
    view.set(j.name, home[i] ?? 0);
    show(j.name, home[i] ?? 0);
  });
  setTimeout(goHome);
  return h('div', { class: 'joints' }, h('h3', {}, t.joints), rows, h('button', { type: 'button', onclick: goHome }, t.home));
}

// How many of a link's ten parameters torques show, alone or in a sum.
function seenByLink(result: any): Map<string, number> {
  const out = new Map<string, number>();
  (result.joints as any[]).forEach((joint, i) => {
    const own = (result.identifiability.parameters as any[]).filter((p) => order.some((o) => p.name === `${o}${i + 1}`));
    out.set(joint.link, own.filter((p) => p.class !== 'never').length);
  });
  return out;
}

// Ten steps from a dark violet to a light yellow: the order is seen without hue, too.
const scale = ['#440154', '#482878', '#3e4a89', '#31688e', '#26828e', '#1f9e89', '#35b779', '#6ece58', '#b5de2b', '#dce319', '#fde725'];

function colourSwitch(view: RobotView, result: any): HTMLElement {
  const seen = seenByLink(result);
  const apply = () => view.colour(box.checked ? new Map([...seen].map(([link, n]) => [link, scale[n]])) : null);
  const box = h('input', { type: 'checkbox', onchange: apply });
  box.checked = true;
  setTimeout(apply);
  const legend = h('span', { class: 'legend' }, [0, 2, 4, 6, 8, 10].map((n) => h('span', { class: `swatch s${n}` }, String(n))), ` ${t.share}`);
  return h('div', { class: 'row' }, h('label', { class: 'tick' }, box, ' ', t.colour), legend);
}

function identifiabilityTable(result: any, view: RobotView): HTMLElement {
  const parameters = new Map<string, string>((result.identifiability.parameters as any[]).map((p) => [p.name, p.class]));
  const mark = { alone: '●', combined: '◐', never: '○' } as Record<string, string>;
  const rows = (result.joints as any[]).map((joint, i) => [
    h('button', { type: 'button', class: 'place', onmouseenter: () => view.mark(joint.link), onmouseleave: () => view.mark(null), onfocus: () => view.mark(joint.link), onblur: () => view.mark(null) }, joint.link),
    ...order.map((name) => {
      const kind = parameters.get(`${name}${i + 1}`) ?? '';
      return h('span', { class: `dot ${kind}`, title: `${name}${i + 1}: ${kind}`, 'aria-label': kind }, mark[kind] ?? '');
    })]);
  const c = result.identifiability.counts;
  return h('section', {}, h('h2', {}, t.identifiability), h('p', {}, t.counts(c.alone, c.combined, c.never)), h('p', { class: 'note' }, t.explain), table([t.link_, ...order], rows, [], 'dots-table'),
    h('p', { class: 'note' }, (['alone', 'combined', 'never'] as const).map((k, i) => [i ? ' · ' : '', h('span', { class: `dot ${k}` }, mark[k]), ` ${t.legend[k]}`]).flat()),
    h('details', {}, h('summary', {}, `${t.base} (${result.identifiability.base_parameters.length})`),
      h('ul', { class: 'formulas' }, (result.identifiability.base_parameters as any[]).map((b) => h('li', {}, b.formula)))));
}

function whatIf(result: any): HTMLElement | null {
  const list = (result.identifiability.what_if ?? []) as any[];
  if (!list.length) return null;
  const rows = list.map((w) => [w.change, String(w.base_count), (w.better as any[]).map((b) => (typeof b === 'string' ? b : b.name ?? JSON.stringify(b))).join(', ') || '–']);
  return h('section', {}, h('h2', {}, t.whatIf), table([t.change, t.baseCount, t.better], rows, [false, true, false], 'wrap'));
}

function limits(result: any): HTMLElement {
  const rows = (result.joints as any[]).map((j) => [j.name, j.type, `${shownNumber(j.lower)} … ${shownNumber(j.upper)}`, shownNumber(j.velocity), shownNumber(j.effort)]);
  return h('section', {}, h('h2', {}, t.limitsTitle), table([t.joint, t.type, `${t.limits} [rad, m]`, `${t.velocity} [rad/s, m/s]`, `${t.effort} [N·m, N]`], rows, [false, false, true, true, true]));
}

// The arm that is shown, so that a finding can point at its link.
let shown: { view: RobotView; joints: any[] } | null = null;
const toLink = (where: string) => {
  const joint = shown?.joints.find((j) => where.includes(j.link) || where.includes(j.name));
  shown?.view.mark(joint?.link ?? null);
  shown?.view.node.scrollIntoView({ block: 'nearest' });
};

async function verdict(): Promise<(HTMLElement | null)[]> {
  if (!store.state?.project.robot) return [];
  const { inspect } = await robotData();
  return [h('section', { class: 'panel' }, verdictBox(inspect.verdict), commandLine(inspect.command), ...findingPart(inspect.findings, toLink), acceptBox('robot', inspect.verdict, inspect.findings), nextLink('robot'))];
}

async function details(): Promise<(HTMLElement | null)[]> {
  if (!store.state?.project.robot) return [];
  const { inspect, plain, own } = await robotData();
  const view = robotView(plain, own);
  shown = { view, joints: inspect.result.joints };
  return [
    h('section', {}, h('h2', {}, t.view), h('div', { class: 'split' }, h('div', {}, view.node, colourSwitch(view, inspect.result)), jointPanel(view, inspect.result))),
    editPanel(store.state.project.robot), limits(inspect.result), identifiabilityTable(inspect.result, view), whatIf(inspect.result),
  ];
}

export function robotPage(): Page {
  const page = begin('robot');
  page.region('choose', () => [store.state?.project.robot, store.state?.files.filter((f) => f.kind === 'robot' || f.kind === 'yaml').map((f) => f.path)],
    () => [h('section', { class: 'panel' }, picker(), dropZone(t.drop, (paths) => {
      const robot = paths.find((p) => /\.(urdf|xacro|mjcf)$/i.test(p)) ?? paths.find((p) => robotFile.test(p) && !p.includes('/'));
      if (robot) choose(robot);
    }))]);
  page.region('doubts', () => [robotKey(), store.state?.project.accepted, isPassed('robot')], verdict);
  page.region('details', robotKey, details);
  nextRegion(page, 'robot');
  return page;
}
