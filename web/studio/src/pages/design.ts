// Design: the search, its progress, and the certificate of what it found.
import { api } from '../api';
import { h, readable, svg, whenShown } from '../../../src/dom';
import { table } from '../parts';
import type { Page } from '../page';
import { robotView } from '../robot_view';
import { specInUse, specOption, specPanel } from '../spec_panel';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion, runRegion } from '../step';
import { store } from '../store';
import { words } from '../../../src/text';
import type { Run } from '../types';
import type { Obstacle } from '../../../src/types';
import { robotData } from './robot';
import { timeseries } from '../../../src/timeseries';
import { cursor } from '../../../src/cursor';
import { locate, player } from '../../../src/scene';


const t = words.design;

interface Item { kind: string; what: string; verdict: string; limit: number; bound: number; reached: number; at_s: number; unit: string; margin: number }

// What share of a limit is used: 1 touches it. Distances are limits from below.
const used = (item: Item): number => {
  const size = Math.abs(item.limit);
  if (!(size > 1e-9)) return 0;
  return item.margin >= 0 ? Math.max(0, 1 - item.margin / Math.max(size, Math.abs(item.reached))) : 1 + Math.abs(item.margin) / size;
};

function margins(items: Item[]): HTMLElement {
  const list = items.filter((i) => i.verdict !== 'not checked' && i.kind !== 'start' && i.kind !== 'end').map((i) => ({ ...i, share: used(i) })).sort((a, b) => b.share - a.share);
  const rows = list.slice(0, 12);
  const bars = h('ul', { class: 'bars' }, rows.map((item) => h('li', { title: `${t.limit} ${readable(item.limit)} ${item.unit}, ${t.reached} ${readable(item.reached)} ${t.at} ${readable(item.at_s)} s` },
    h('span', { class: 'what' }, `${item.kind} ${item.what}`),
    svg('svg', { viewBox: '0 0 110 10', preserveAspectRatio: 'none', class: 'chart bar-track', 'aria-hidden': 'true' }, svg('rect', { x: 0, y: 1, width: Math.max(0.5, 100 * Math.min(1.1, item.share)), height: 8, class: item.verdict === 'proven' ? 'bar' : 'bar broken' }), svg('line', { x1: 100, x2: 100, y1: 0, y2: 10, class: 'limit' })),
    h('span', { class: 'number' }, `${(100 * item.share).toFixed(0)} %`))));
  return h('section', {}, h('h2', {}, t.margins), h('p', { class: 'note' }, t.marginsText), bars,
    h('details', {}, h('summary', {}, `${items.length} ${t.limit}s`), table(['', t.limit, t.reached, '', t.at], items.map((i) => [`${i.kind} ${i.what}`, readable(i.limit), readable(i.reached), i.unit, `${readable(i.at_s)} s`]), [false, true, true, false, true])));
}

interface Uses { time_s: number[]; limits: { kind: string; what: string; used: (number | null)[] }[] }

// Every limit's use over time, one plot per kind, with the limit as a line.
function overTime(uses: Uses | undefined): HTMLElement | null {
  if (!uses?.limits.length) return null;
  const kinds = [...new Set(uses.limits.map((l) => l.kind))];
  const groups = kinds.map((kind) => ({
    title: t.kinds[kind] ?? kind, unit: t.ofLimit,
    series: [...uses.limits.filter((l) => l.kind === kind).map((l) => ({ name: l.what, values: l.used.map((v) => (v === null ? null : 100 * v)) })), { name: t.theLimit, role: 'limit', values: uses.time_s.map(() => 100) }],
  }));
  const plots = timeseries({ time: uses.time_s, groups }, { slider: false });
  whenShown(plots.node, plots.start);
  return h('section', {}, h('h2', {}, t.overTime), h('p', { class: 'note' }, t.overTimeText), plots.node);
}

// What the motion will give, in a user's own units.
function delivery(design: any, joints: string[]): HTMLElement {
  const d = design.delivery;
  const c = design.criterion;
  const each = (list: number[], scale = 1) => list.map((v, i) => `${joints[i] ?? i + 1} ${readable(scale * v, 2)}`).join(', ');
  const sentences = d ? [
    d.median_percent !== null && d.parameters.length ? t.paramText(d.parameters.length, readable(d.median_percent, 2)) : '',
    d.torque_deviation_nm?.length ? t.torqueText(each(d.torque_deviation_nm, 1.96)) : '',
    d.payload_half_interval_kg !== null ? t.loadText(readable(d.payload_half_interval_kg, 2)) : '',
    d.contact_threshold_nm?.length ? t.contactText(each(d.contact_threshold_nm)) : '',
  ].filter(Boolean) : [];
  const facts = [[t.condition, readable(c.condition_number)], [t.columns, String(c.columns)], [t.smallest, readable(c.smallest_singular_value)]];
  return h('section', { class: 'delivery' }, h('h2', {}, t.get),
    d ? h('p', {}, t.deliveryText(readable(d.seconds, 3), readable(100 * d.noise_share, 2))) : null, h('ul', {}, sentences.map((text) => h('li', {}, text))),
    h('p', {}, t.certified(design.certificate.items.filter((i: Item) => i.verdict === 'proven').length, readable(design.certificate.duration_s)), '. ', t.play),
    h('details', {}, h('summary', {}, t.numbers), h('dl', { class: 'facts' }, facts.map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]).flat())));
}

/// A motion of the folder played on the arm, with its positions over the same time.
async function motionView(file: string, obstacles: Obstacle[]): Promise<HTMLElement> {
  const [series, data] = await Promise.all([api.series(file, 1200), robotData()]);
  const view = robotView(data.plain, data.own);
  view.around(obstacles);
  const columns = series.names.slice(1).map((name, i) => ({ name, i })).filter((c) => /^q[_[(]/.test(c.name));
  const joints = columns.map((c) => ({ name: c.name.replace(/^q_/, '').replace(/\[.*$/, ''), values: series.values[c.i] }));
  const plots = timeseries({ time: series.time, groups: [{ title: t.kinds['position'], unit: 'rad, m', series: joints.map((j) => ({ name: j.name, values: j.values })) }] }, { slider: false });
  const controls = player(series.from, series.to);
  const node = h('div', {}, view.node, controls.node, plots.node);
  const pose = (time: number) => {
    if (!node.isConnected) return false;
    const [low, high, part] = locate(series.time, time);
    for (const joint of joints) view.set(joint.name, (joint.values[low] ?? 0) * (1 - part) + (joint.values[high] ?? 0) * part);
    return true;
  };
  const step = (now: number) => {
    if (!node.isConnected) return;
    controls.step(now);
    requestAnimationFrame(step);
  };
  whenShown(node, () => {
    plots.start();
    cursor.follow(pose);
    pose(cursor.time);
    cursor.restore();
    requestAnimationFrame(step);
  });
  return node;
}

async function details(run: Run): Promise<(HTMLElement | null)[]> {
  if (!run.files.includes('design.json')) return [];
  const [design, data] = await Promise.all([api.json(`${run.place}/design.json`), robotData()]);
  const motion = run.files.includes('motion.csv') ? await motionView(`${run.place}/motion.csv`, design.obstacles ?? []) : null;
  return [delivery(design, (data.inspect.result.joints as any[]).map((j) => j.name)), motion && h('section', {}, h('h2', {}, t.motion), motion), margins(design.certificate.items), overTime(design.margins)];
}

export function designPage(): Page {
  const page = begin('design');
  page.region('spec', () => store.state?.project.robot, () => [specPanel()]);
  formRegion(page, () => [store.state?.project.robot, specInUse()], () => ({
    verb: 'design', fixed: { robot: store.state?.project.robot, ...specOption() }, shown: ['criterion', 'budget_s', 'starts', 'wanted_percent'], hidden: ['check', 'motion', ...(specInUse() === 'default' ? [] : ['spec'])],
    choices: { criterion: t.criteria }, out: 'design', button: words.run.design,
  }), 'design');
  jobsRegion(page, () => jobsOf('design', (j) => j.out !== 'validation_motions'));
  runRegion(page, 'design', details);
  nextRegion(page, 'design');
  return page;
}

