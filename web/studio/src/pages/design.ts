// Design: the search, its progress, and the certificate of what it found.
import { api } from '../api';
import { h, readable } from '../dom';
import { table } from '../parts';
import type { Page } from '../page';
import { robotView } from '../robot_view';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion, runRegion } from '../step';
import { store } from '../store';
import { words } from '../text';
import type { Run } from '../types';
import { robotData } from './robot';
import { timeseries } from '../../../src/timeseries.js';
import { cursor } from '../../../src/cursor.js';
import { svg, label } from '../../../src/dom.js';

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
  const rows = list.slice(0, 24);
  const height = 20;
  const chart = svg('svg', { viewBox: `0 0 720 ${rows.length * height + 20}`, class: 'chart margins', role: 'img', 'aria-label': t.margins });
  const x = (share: number) => 250 + 400 * Math.min(1.1, share);
  rows.forEach((item, i) => {
    const y = i * height;
    chart.append(label(242, y + 14, `${item.kind} ${item.what}`, { 'text-anchor': 'end' }));
    chart.append(svg('rect', { x: 250, y: y + 3, width: Math.max(1, x(item.share) - 250), height: height - 6, class: item.verdict === 'proven' ? 'bar' : 'bar broken' },
      [svg('title', {}, [document.createTextNode(`${t.limit} ${readable(item.limit)} ${item.unit}, ${t.reached} ${readable(item.reached)} ${t.at} ${readable(item.at_s)} s`)])]));
    chart.append(label(x(item.share) + 5, y + 14, `${(100 * item.share).toFixed(0)} %`));
  });
  chart.append(svg('line', { x1: x(1), x2: x(1), y1: 0, y2: rows.length * height, class: 'limit' }));
  return h('section', {}, h('h2', {}, t.margins), h('p', { class: 'note' }, t.marginsText), chart,
    h('details', {}, h('summary', {}, `${items.length} ${t.limit}s`), table(['', t.limit, t.reached, '', t.at], items.map((i) => [`${i.kind} ${i.what}`, readable(i.limit), readable(i.reached), i.unit, `${readable(i.at_s)} s`]), [false, true, true, false, true])));
}

function getWords(design: any): HTMLElement {
  const c = design.criterion;
  const sentence = (t.criterion as Record<string, string>)[String(c.objective).replace('-', '_').replace(' ', '_')];
  return h('section', {}, h('h2', {}, t.get), sentence ? h('p', {}, sentence) : null,
    h('dl', { class: 'facts' },
      [[t.condition, readable(c.condition_number)], [t.columns, String(c.columns)], [t.smallest, readable(c.smallest_singular_value)], ['', t.certified(design.certificate.items.filter((i: Item) => i.verdict === 'proven').length, readable(design.certificate.duration_s))]]
        .map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]).flat()));
}

/// A motion of the folder played on the arm, with its positions over the same time.
export async function motionView(file: string): Promise<HTMLElement> {
  const [series, data] = await Promise.all([api.series(file, 1200), robotData()]);
  const view = robotView(data.plain, data.own);
  const columns = series.names.slice(1).map((name, i) => ({ name, i })).filter((c) => /^q[_[(]/.test(c.name));
  const joints = columns.map((c) => ({ name: c.name.replace(/^q_/, '').replace(/\[.*$/, ''), values: series.values[c.i] }));
  const unit = /\[(.*)\]/.exec(columns[0]?.name ?? '')?.[1] ?? '';
  const plots = timeseries({ time: series.time, groups: [{ title: '', unit, series: joints.map((j) => ({ name: j.name, values: j.values })) }] });
  const slider = h('input', { type: 'range', min: series.from, max: series.to, step: 'any', value: series.from, 'aria-label': 'time', oninput: () => cursor.set(Number(slider.value), slider) });
  const clock = h('output', {}, '0.00 s');
  let playing = false;
  const button = h('button', { type: 'button', 'aria-label': 'play or pause', onclick: () => {
    playing = !playing;
    button.textContent = playing ? '❚❚' : '▶';
    if (playing) requestAnimationFrame(step);
    else cursor.keep();
  } }, '▶');
  let last = 0;
  const step = (now: number) => {
    if (!playing || !slider.isConnected) return;
    const next = cursor.time + (last ? Math.min(0.1, (now - last) / 1000) : 0);
    last = now;
    cursor.set(next > series.to ? series.from : next, 'play');
    requestAnimationFrame(step);
  };
  const pose = (time: number) => {
    if (!slider.isConnected) return false;
    slider.value = String(time);
    clock.textContent = `${time.toFixed(2)} s`;
    let k = 0;
    while (k + 1 < series.time.length && series.time[k + 1] <= time) k++;
    const part = k + 1 < series.time.length ? Math.min(1, Math.max(0, (time - series.time[k]) / (series.time[k + 1] - series.time[k] || 1))) : 0;
    for (const joint of joints) {
      const a = joint.values[k] ?? 0;
      view.set(joint.name, a + part * ((joint.values[k + 1] ?? a) - a));
    }
    return true;
  };
  const node = h('div', {}, view.node, h('div', { class: 'controls' }, button, slider, clock), plots.node);
  const start = (tries = 0): unknown => {
    if (!node.isConnected) return tries < 100 && setTimeout(() => start(tries + 1), 20);
    plots.start();
    cursor.follow(pose);
    pose(cursor.time);
    return cursor.restore();
  };
  setTimeout(start);
  return node;
}

async function details(run: Run): Promise<(HTMLElement | null)[]> {
  if (!run.files.includes('design.json')) return [];
  const design = await api.json(`${run.place}/design.json`);
  const motion = run.files.includes('motion.csv') ? await motionView(`${run.place}/motion.csv`) : null;
  return [getWords(design), margins(design.certificate.items), motion && h('section', {}, h('h2', {}, t.motion), motion)];
}

export function designPage(): Page {
  const page = begin('design');
  formRegion(page, () => store.state?.project.robot, () => ({
    verb: 'design', fixed: { robot: store.state?.project.robot }, shown: ['criterion', 'budget_s', 'starts', 'spec'], out: 'design', button: words.run.design,
  }), 'design');
  jobsRegion(page, () => jobsOf('design', (j) => j.out !== 'validation_motions'));
  runRegion(page, 'design', details);
  nextRegion(page, 'design');
  return page;
}
