// What each column of a log is: proposed by `armature mapping`, changed in a table, written as mapping.yaml.
import { api, runQuick } from './api';
import { h, readable, replace } from '../../src/dom';
import { holes, readMapping, type Row, rowsOf, unitsOf, writeMapping, type Meaning } from './mapping_file';
import { commandLine, findingList, showError } from './parts';
import { robotData } from './pages/robot';
import { store, view } from './store';
import { words } from '../../src/text';
import type { Series } from './types';

const t = words.record;
const meanings: Meaning[] = ['ignore', 'time', 'q', 'v', 'tau', 'current'];
const redraw = () => dispatchEvent(new Event('studio:view'));

// From its least to its largest number: often enough to know what a column is.
function rangesOf(series: Series): Map<string, string> {
  const out = new Map<string, string>();
  if (series.clock) out.set(series.names[0], `${readable(series.from)} … ${readable(series.to)}`);
  series.names.slice(1).forEach((name, i) => {
    const values = series.values[i].filter((v): v is number => v !== null);
    out.set(name, values.length ? `${readable(Math.min(...values))} … ${readable(Math.max(...values))}` : '–');
  });
  return out;
}

const choice = <T extends string>(label: string, value: T, all: [T, string][], set: (v: T) => void): HTMLSelectElement => {
  const select = h('select', { 'aria-label': label, onchange: () => set(select.value as T) }, all.map(([v, text]) => h('option', { value: v }, text)));
  select.value = value;
  return select;
};

/// The table for one log. What is written is what the table shows; lines of the proposal that it does not show are kept.
export async function mappingEditor(log: string, place: HTMLElement): Promise<void> {
  const robot = store.state!.project.robot;
  const [series, joints, proposal] = await Promise.all([api.series(log, 800), robotData().then((d) => (d.inspect.result.joints as any[]).map((j) => String(j.name))),
    runQuick({ verb: 'mapping', options: { log, robot } }).catch(() => runQuick({ verb: 'mapping', options: { log } })).catch(() => null)]);
  const mapping = readMapping(String(proposal?.result?.mapping ?? ''));
  const columns = series.clock ? series.names : series.names.slice(1);
  const rows = rowsOf(columns, mapping, joints);
  const ranges = rangesOf(series);
  const head = h('tr', {});
  const body = h('tbody', {});
  const said = h('p', { class: 'note', role: 'status' });
  const rate = h('input', { type: 'text', inputmode: 'decimal', id: 'mapping-rate', class: 'cell', autocomplete: 'off', value: mapping.rate });
  const clockless = h('p', {}, h('label', { for: 'mapping-rate' }, t.rate, ' '), rate, ' Hz');
  const cells = (row: Row): (HTMLElement | string)[] => {
    const change = (key: 'joint' | 'unit' | 'constant') => (v: string) => {
      row[key] = v;
      tell();
    };
    const meaning = choice(`${row.name} ${t.meaning}`, row.meaning, meanings.map((m) => [m, t.kinds[m as keyof typeof t.kinds]]), (v) => {
      row.meaning = v;
      row.unit = unitsOf[v][0];
      draw();
    });
    const single = row.meaning === 'ignore' || row.meaning === 'time';
    const constant = h('input', { type: 'text', inputmode: 'decimal', class: 'cell', autocomplete: 'off', 'aria-label': `${row.name} ${t.constant}`, value: row.constant, oninput: () => change('constant')(constant.value) });
    return [row.name, ranges.get(row.name) ?? '', meaning, single ? '' : choice(`${row.name} ${t.jointOf}`, row.joint, joints.map((j) => [j, j]), change('joint')),
      row.meaning === 'ignore' ? '' : choice(`${row.name} ${t.unit}`, row.unit, unitsOf[row.meaning].map((u) => [u, u]), change('unit')),
      single ? '' : choice(`${row.name} ${t.sign}`, String(row.sign), [['1', '+'], ['-1', '−']], (v) => (row.sign = Number(v))),
      ...(currents() ? [row.meaning === 'current' ? constant : ''] : [])];
  };
  const currents = () => rows.some((r) => r.meaning === 'current');
  const draw = () => {
    const names = [t.column, t.range, t.meaning, t.jointOf, t.unit, t.sign, ...(currents() ? [t.constant] : [])];
    replace(head, names.map((w) => h('th', { scope: 'col' }, w)));
    replace(body, rows.map((row) => h('tr', {}, cells(row).map((cell, i) => (i ? h('td', { 'data-label': names[i], class: i === 1 ? 'number' : undefined }, cell) : h('th', { scope: 'row' }, cell))))));
    tell();
  };
  // What keeps the file from being written, in words.
  const problem = (): string => {
    const open = holes(rows, joints);
    if (!rows.some((r) => r.meaning === 'q')) return t.noPosition;
    if (!rows.some((r) => r.meaning === 'tau' || r.meaning === 'current')) return t.noTorque;
    if (open.length) return t.hole(t.kinds[open[0][0] as keyof typeof t.kinds], open[0][1]);
    if (!rows.some((r) => r.meaning === 'time') && !(Number(rate.value) > 0)) return t.noTime;
    if (currents() && rows.some((r) => r.meaning === 'current' && !(Number(r.constant) > 0))) return t.noConstant;
    return '';
  };
  const save = h('button', { type: 'button', onclick: () => api.upload('mapping.yaml', new Blob([writeMapping(mapping, rows, joints, rate.value.trim())]), true).then(() => {
    view.set({ mapping: 'mapping.yaml' });
    redraw();
  }, showError) }, t.save);
  const tell = () => {
    clockless.hidden = rows.some((r) => r.meaning === 'time');
    said.textContent = problem();
    save.disabled = said.textContent !== '';
  };
  rate.addEventListener('input', tell);
  draw();
  replace(place, h('p', { class: 'note' }, t.mappingText), proposal ? commandLine(proposal.command) : h('p', { class: 'stale' }, t.noProposal), proposal?.findings.length ? findingList(proposal.findings) : null,
    h('div', { class: 'scroll' }, h('table', { class: 'cards mapping' }, h('thead', {}, head), body)), clockless, h('div', { class: 'row' }, save, said));
}
