// Logs over time, with what was found in them on the time axis.
import { api } from './api';
import { h, whenShown } from '../../src/dom';
import { words } from '../../src/text';
import { timeseries } from '../../src/timeseries';
import type { PlotGroup, TimeEvent } from '../../src/types';
import type { Finding, Series } from './types';

const kindOf = (name: string): string => name.replace(/[_[(].*$/, '');
const unitOf = (names: string[], kind: string): string => /\[(.*?)\]/.exec(names.find((n) => kindOf(n) === kind) ?? '')?.[1] ?? '';

/// Columns of a log by what they are: "q_joint1 [rad]" is one of q.
function groupsOf(series: Series): PlotGroup[] {
  const kinds = [...new Set(series.names.slice(1).map(kindOf))].slice(0, 6);
  return kinds.map((kind) => ({
    title: kind, unit: unitOf(series.names, kind),
    series: series.names.slice(1).map((name, i) => ({ name, values: series.values[i] })).filter((s) => kindOf(s.name) === kind).slice(0, 12),
  }));
}

/// Where a message says "at 3.21 s" or "from 3.2 s": the quality report names the first instant of what it found.
export function eventOf(finding: Finding): TimeEvent | null {
  const at = /\b(?:at|from|near) (-?\d+(?:\.\d+)?(?:e[-+]?\d+)?) s\b/.exec(finding.message);
  return at ? { time: Number(at[1]), label: finding.message, level: finding.severity === 'problem' ? 'bad' : finding.severity === 'warning' ? 'warn' : 'good' } : null;
}

// Two decimals; a stamp a little before zero is zero.
const seconds = (t: number): string => (Math.abs(t) < 0.005 ? 0 : t).toFixed(2).replace('-', '−');

/// One log, thinned by the server to what a screen shows; a zoom asks for more of the stretch.
export async function logPlot(path: string, findings: Finding[] = []): Promise<HTMLElement> {
  const series = await api.series(path, 1600);
  const name = path.split('/').pop() ?? path;
  const events = findings.filter((f) => f.where.includes(name) || !/\.\w+/.test(f.where)).map(eventOf).filter((e): e is TimeEvent => !!e);
  // Stamps of a log may begin anywhere; messages count from its first row.
  const plots = timeseries({ time: series.time, groups: groupsOf(series), events }, {
    refine: async (from, to) => {
      const more = await api.series(path, 1600, from, to);
      return { time: more.time, groups: groupsOf(more) };
    },
  });
  whenShown(plots.node, plots.start);
  return h('div', {}, h('p', { class: 'note' }, words.record.rows(series.rows.toLocaleString('en'), seconds(series.from), seconds(series.to))),
    events.length ? h('ul', { class: 'events' }, events.map((e) => h('li', {}, `${e.time.toFixed(3)} s: ${e.label}`))) : null, plots.node);
}

/// The logs that tables can be made of; others (bags, MAT) are read by the commands only.
export async function logPlots(paths: string[], findings: Finding[]): Promise<HTMLElement | null> {
  const tables = paths.filter((p) => /\.csv$/i.test(p)).slice(0, 4);
  if (!tables.length) return null;
  const made = await Promise.all(tables.map((path) => logPlot(path, findings).then((node) => h('details', { open: tables.length === 1 }, h('summary', {}, path), node), () => null)));
  return h('section', {}, h('h2', {}, words.check.found), made);
}
