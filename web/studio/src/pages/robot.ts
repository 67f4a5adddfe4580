// Robot: choose one, see it, move it, read what its torques can tell.
import { api, runQuick } from '../api';
import { h, readable } from '../../../src/dom';
import { copying, meshFile, meshNames, missingMeshes } from '../meshes';
import { acceptBox, commandLine, findingPart, showError, table, verdictBox } from '../parts';
import type { Page } from '../page';
import { dropZone } from '../upload';
import { drawnFrom, editPanel, shownNumber } from '../robot_edit';
import { robotView, type RobotView } from '../robot_view';
import { isPassed } from '../gate';
import { identifiability } from './identifiability';
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

// A change of the file itself, or of its meshes, is a new robot too.
let meshes: string[] = [];
const robotKey = () => {
  const robot = store.state?.project.robot;
  const file = store.state?.files.find((f) => f.path === robot);
  if (!copying.now) meshes = (store.state?.files ?? []).filter((f) => meshFile.test(f.path)).map((f) => `${f.path} ${f.time}`);
  return robot ? [robot, file?.time, file?.size, meshes] : null;
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

function limits(result: any): HTMLElement {
  const rows = (result.joints as any[]).map((j) => [j.name, j.type, `${shownNumber(j.lower)} … ${shownNumber(j.upper)}`, shownNumber(j.velocity), shownNumber(j.effort)]);
  return h('section', {}, h('h2', {}, t.limitsTitle), table([t.joint, t.type, `${t.limits} [rad, m]`, `${t.velocity} [rad/s, m/s]`, `${t.effort} [N·m, N]`], rows, [false, false, true, true, true]));
}

// The arm that is shown, so that a finding can point at its link: "… <link name="wrist">" or a joint's name.
let shown: { view: RobotView; joints: any[] } | null = null;
const linkAt = (where: string): string | null => {
  const within = (name: string) => new RegExp(`(^|[^\\w.-])${name.replace(/[^\w]/g, '\\$&')}($|[^\\w.-])`).test(where);
  const joint = shown?.joints.find((j) => within(j.name));
  const links = [...(shown?.view.links ?? [])].filter(within).sort((a, b) => b.length - a.length);
  return links[0] ?? joint?.link ?? null;
};
const toLink = (where: string) => {
  shown?.view.mark(linkAt(where));
  shown?.view.node.scrollIntoView({ block: 'center' });
};

// An arm without its meshes is drawn as sticks, and says which files would mend that.
function missing(own: string | null): HTMLElement | null {
  const names = own ? missingMeshes(own) : [];
  if (!names.length) return null;
  const short = [...new Set(names.map((name) => name.split('/').pop() ?? name))];
  return h('p', { class: 'stale' }, t.meshesMissing(names.length, meshNames(own!).length, short.slice(0, 3).join(', ') + (short.length > 3 ? ', …' : '')));
}

async function verdict(): Promise<(HTMLElement | null)[]> {
  if (!store.state?.project.robot) return [];
  const { inspect, own } = await robotData();
  return [missing(own), h('section', { class: 'panel' }, verdictBox(inspect.verdict), commandLine(inspect.command), ...findingPart(inspect.findings, toLink), acceptBox('robot', inspect.verdict, inspect.findings), nextLink('robot'))];
}

async function details(): Promise<(HTMLElement | null)[]> {
  if (!store.state?.project.robot) return [];
  const { inspect, plain, own } = await robotData();
  const view = robotView(plain, own);
  const told = identifiability(inspect.result, view);
  shown = { view, joints: inspect.result.joints };
  return [
    h('section', {}, h('h2', {}, t.view), h('div', { class: 'split' }, h('div', {}, view.node, told.colours), jointPanel(view, inspect.result))),
    editPanel(store.state.project.robot), limits(inspect.result), told.section,
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
