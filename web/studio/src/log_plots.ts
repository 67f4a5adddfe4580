// Logs over time, with what was found in them on the time axis.
import { api } from './api';
import { h, whenShown } from '../../src/dom';
import { words } from '../../src/text';
import { timeseries } from '../../src/timeseries';
import type { PlotGroup, TimeEvent } from '../../src/types';
import { kinds as signalKinds, type Mapping, readMapping } from './mapping_file';
import { mappingFile } from './store';
import type { Finding, Series } from './types';

const kindOf = (name: string): string => name.replace(/[_[(].*$/, '');
const unitOf = (names: string[], kind: string): string => /\[(.*?)\]/.exec(names.find((n) => kindOf(n) === kind) ?? '')?.[1].replace(/^Nm$/, 'N·m') ?? '';

/// Columns of a log by what they are: as the mapping says, or "q_joint1 [rad]" is one of q.
function groupsOf(series: Series, mapping: Mapping | null): PlotGroup[] {
  const mapped = mapping ? signalKinds.flatMap((kind): PlotGroup[] => {
    const columns = mapping.channels[kind]?.columns ?? [];
    const own = columns.map((name, i) => ({ name: mapping.joints[i] ?? name, at: series.names.indexOf(name) - 1 })).filter((c) => c.at >= 0);
    return own.length ? [{ title: words.record.kinds[kind as keyof typeof words.record.kinds] ?? kind, unit: mapping.channels[kind]?.unit ?? '', series: own.map((c) => ({ name: c.name, values: series.values[c.at] })) }] : [];
  }) : [];
  if (mapped.length) return mapped;
  // Columns without names are one group.
  if (series.names.slice(1).every((name) => name.startsWith('#'))) return [{ title: words.record.columns, unit: '', series: series.names.slice(1, 25).map((name, i) => ({ name, values: series.values[i] })) }];
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
  const [series, mapping] = await Promise.all([api.series(path, 1600), mappingFile() ? api.text(mappingFile()).then(readMapping, () => null) : null]);
  const name = path.split('/').pop() ?? path;
  const events = findings.filter((f) => f.where.includes(name) || !/\.\w+/.test(f.where)).map(eventOf).filter((e): e is TimeEvent => !!e);
  // Stamps of a log may begin anywhere; messages count from its first row.
  for (const event of events) if (event.time < series.from && series.from + event.time <= series.to) event.time += series.from;
  const plots = timeseries({ time: series.time, groups: groupsOf(series, mapping), events }, {
    refine: async (from, to) => {
      const more = await api.series(path, 1600, from, to);
      return { time: more.time, groups: groupsOf(more, mapping) };
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
