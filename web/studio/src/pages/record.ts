// Record: the motion to the controller, the logs back; or the virtual robot.
import { api, runQuick } from '../api';
import { h, replace } from '../../../src/dom';
import { form } from '../form';
import { bytes, commandLine, findingList, runHead, showError, verdictBox } from '../parts';
import type { Page } from '../page';
import { dropZone } from '../upload';
import { begin, jobsOf, jobsRegion, nextRegion } from '../step';
import { identifyLogs, logFiles, mappingFile, runsOf, shownRun, store, validationLogs, view } from '../store';
import { words } from '../../../src/text';
import { robotData } from './robot';
import { logPlot } from '../log_plots';

const t = words.record;
const redraw = () => dispatchEvent(new Event('studio:view'));

async function preview(path: string, place: HTMLElement): Promise<void> {
  if (place.childElementCount) return replace(place);
  try {
    replace(place, await logPlot(path));
  } catch (error) {
    showError(error);
  }
}

function logTable(): HTMLElement[] {
  const logs = logFiles();
  if (!logs.length) return [h('p', { class: 'note' }, t.nothing)];
  const chosen = { logs: new Set(identifyLogs()), unseen: new Set(validationLogs()) };
  const set = (key: 'logs' | 'unseen', path: string, on: boolean) => {
    const other = key === 'logs' ? 'unseen' : 'logs';
    chosen[key].delete(path);
    if (on) {
      chosen[key].add(path);
      chosen[other].delete(path);
    }
    view.set({ logs: [...chosen.logs].join('|') || '-', unseen: [...chosen.unseen].join('|') || '-' });
    redraw();
  };
  const box = (key: 'logs' | 'unseen', path: string, label: string) => {
    const input = h('input', { type: 'checkbox', 'aria-label': `${label}: ${path}`, onchange: () => set(key, path, input.checked) });
    input.checked = chosen[key].has(path);
    return h('label', { class: 'tick' }, input, ' ', label);
  };
  return [h('ul', { class: 'logs' }, logs.map((log) => {
    const place = h('div', { class: 'preview' });
    return h('li', {}, h('span', { class: 'path' }, log.path), h('span', { class: 'note' }, bytes(log.size)), box('logs', log.path, t.use), box('unseen', log.path, t.keep),
      /\.csv$/i.test(log.path) ? h('button', { type: 'button', class: 'quiet', onclick: () => preview(log.path, place) }, t.preview) : null, place);
  }))];
}

const meanings = ['ignore', 'time', 'q', 'v', 'tau', 'current'] as const;
type Meaning = (typeof meanings)[number];
const unitsOf: Record<Meaning, string[]> = { ignore: [''], time: ['s', 'ms', 'us', 'ns'], q: ['rad', 'deg', 'rev', 'm', 'mm'], v: ['rad/s', 'deg/s', 'rpm', 'm/s'], tau: ['Nm', 'mNm'], current: ['A', 'mA'] };

// What `armature mapping` believes, column by column: its file has one line per kind of signal.
interface Believed { joints: string[]; time: string; units: Partial<Record<Meaning, string>>; of: Map<string, { meaning: Meaning; joint: number }> }

function readMapping(text: string): Believed {
  const list = (line: string, key: string): string[] => {
    const found = new RegExp(`${key}: (\\[[^\\]]*\\])`).exec(line)?.[1];
    try {
      return found ? (JSON.parse(found) as string[]) : [];
    } catch {
      return [];
    }
  };
  const unit = (line: string): string | undefined => /unit: "?([^",}]*)"?/.exec(line)?.[1];
  const out: Believed = { joints: [], time: '', units: {}, of: new Map() };
  for (const line of text.split('\n')) {
    const kind = /^(time|joints|q|v|tau|current):/.exec(line)?.[1];
    if (kind === 'joints') out.joints = list(line, 'joints');
    else if (kind === 'time') {
      const column = /column: ("(?:[^"\\]|\\.)*")/.exec(line)?.[1];
      if (column) out.of.set(JSON.parse(column) as string, { meaning: 'time', joint: -1 });
      out.units.time = unit(line);
    } else if (kind) {
      list(line, 'columns').forEach((name, joint) => out.of.set(name, { meaning: kind as Meaning, joint }));
      out.units[kind as Meaning] = unit(line);
    }
  }
  return out;
}

const quote = (text: string) => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

// The mapping file (docs/recordings.md): one list of columns and one unit per kind, in the order of the joints.
function mappingText(joints: string[], rows: { name: string; meaning: Meaning; joint: string; unit: string }[]): string {
  const lines = [`joints: [${joints.map(quote).join(', ')}]`];
  const time = rows.find((r) => r.meaning === 'time');
  if (time) lines.push(`time: {column: ${quote(time.name)}, unit: ${time.unit}}`);
  for (const kind of ['q', 'v', 'tau', 'current'] as const) {
    const own = joints.map((j) => rows.find((r) => r.meaning === kind && r.joint === j));
    if (own.every((r) => r)) lines.push(`${kind}: {columns: [${own.map((r) => quote(r!.name)).join(', ')}], unit: ${own[0]!.unit}}`);
  }
  return lines.join('\n') + '\n';
}

async function mappingEditor(log: string, place: HTMLElement): Promise<void> {
  const robot = store.state!.project.robot;
  const [series, joints, proposal] = await Promise.all([api.series(log, 2), robotData().then((d) => (d.inspect.result.joints as any[]).map((j) => String(j.name))),
    runQuick({ verb: 'mapping', options: { log, robot } }).catch(() => runQuick({ verb: 'mapping', options: { log } })).catch(() => null)]);
  const believed = readMapping(String(proposal?.result?.mapping ?? ''));
  const rows = series.names.map((name) => {
    const found = believed.of.get(name);
    const meaning: Meaning = found?.meaning ?? 'ignore';
    const wanted = believed.units[meaning];
    const jointName = found && believed.joints[found.joint];
    return { name, meaning, joint: jointName && joints.includes(jointName) ? jointName : joints[found?.joint ?? 0] ?? joints[0], unit: wanted && unitsOf[meaning].includes(wanted) ? wanted : unitsOf[meaning][0] };
  });
  const body = h('tbody', {});
  const draw = () => replace(body, rows.map((row, i) => {
    const meaning = h('select', { 'aria-label': `${row.name} ${t.meaning}`, onchange: () => {
      row.meaning = meaning.value as Meaning;
      row.unit = unitsOf[row.meaning][0];
      draw();
    } }, meanings.map((m) => h('option', { value: m }, t.kinds[m])));
    meaning.value = row.meaning;
    const joint = h('select', { 'aria-label': `${row.name} ${t.jointOf}`, onchange: () => (rows[i].joint = joint.value) }, joints.map((j) => h('option', { value: j }, j)));
    joint.value = row.joint;
    const unit = h('select', { 'aria-label': `${row.name} ${t.unit}`, onchange: () => (rows[i].unit = unit.value) }, unitsOf[row.meaning].map((u) => h('option', { value: u }, u)));
    unit.value = row.unit;
    const single = row.meaning === 'ignore' || row.meaning === 'time';
    return h('tr', {}, h('td', {}, row.name), h('td', {}, meaning), h('td', {}, single ? '' : joint), h('td', {}, row.meaning === 'ignore' ? '' : unit));
  }));
  draw();
  const said = h('p', { class: 'note', role: 'status' });
  replace(place, h('p', { class: 'note' }, t.mappingText), proposal ? commandLine(proposal.command) : null, proposal?.findings.length ? findingList(proposal.findings) : null, h('div', { class: 'scroll' }, h('table', {}, h('thead', {}, h('tr', {}, [t.column, t.meaning, t.jointOf, t.unit].map((w) => h('th', {}, w)))), body)),
    h('button', { type: 'button', onclick: () => api.upload('mapping.yaml', new Blob([mappingText(joints, rows)]), true).then(() => {
      view.set({ mapping: 'mapping.yaml' });
      said.textContent = t.saved;
    }, showError) }, t.save), said);
}

function mappingPart(): HTMLElement[] {
  const files = (store.state?.files ?? []).filter((f) => f.kind === 'yaml' && !f.path.includes('/') && f.path !== store.state?.project.robot);
  const select = h('select', { onchange: () => {
    view.set({ mapping: select.value || '-' });
    redraw();
  } }, h('option', { value: '' }, t.noMapping), files.map((f) => h('option', { value: f.path }, f.path)));
  select.value = mappingFile();
  const place = h('div', {});
  const log = identifyLogs().find((p) => /\.csv$/i.test(p));
  return [h('details', {}, h('summary', {}, t.mapping), h('label', { class: 'choice' }, t.mappingUse, ' ', select), ' ',
    log ? h('button', { type: 'button', onclick: () => mappingEditor(log, place).catch(showError) }, `${t.propose} ${log}`) : null, place)];
}

export function recordPage(): Page {
  const page = begin('record');
  const robot = () => store.state?.project.robot;
  const design = () => shownRun('design')?.place ?? '';
  page.region('play', design, () => (design() ? [h('section', { class: 'panel' }, h('h2', {}, t.play), form({
    verb: 'play', fixed: { design: design() }, shown: ['to', 'periods', 'rate_hz'], hidden: ['robot', 'joints', 'tip', 'at', 'gravity'], out: 'play', initial: { to: 'csv' }, button: words.run.play,
  }, 'play'))] : []));
  page.region('played', () => runsOf('record')[0], () => runsOf('record').slice(0, 1).map((run) => h('section', { class: 'panel' }, verdictBox(run.verdict), ...runHead(run))));
  page.region('logs', () => [logFiles(), identifyLogs(), validationLogs(), mappingFile(), store.state?.files.filter((f) => f.kind === 'yaml').length], () => [h('section', { class: 'panel' }, h('h2', {}, t.logs),
    dropZone(t.drop, () => undefined), ...logTable(), ...mappingPart())]);

  // The virtual robot: one motion to learn from, another to judge by.
  const motions = () => store.state?.runs.find((r) => r.verb === 'design' && r.job['for'] === 'validation' && r.job['robot'] === robot());
  page.region('virtual', () => [robot(), design(), motions()?.place, motions()?.files.length], () => {
    const made = motions();
    const names = (made?.files ?? []).filter((f) => f.endsWith('.csv')).map((f) => f.replace(/\.csv$/, ''));
    return [h('details', { class: 'panel', open: true }, h('summary', {}, t.virtual), h('p', {}, t.virtualText),
      design() ? h('section', {}, h('h3', {}, t.forIdentify), form({
        verb: 'rehearse', fixed: { robot: robot(), design: design() }, shown: ['realism', 'individual', 'periods'], hidden: ['motion'], out: 'recording', initial: { realism: 'lab' }, button: words.run.virtual,
      }, 'virtual')) : null,
      h('section', {}, h('h3', {}, t.forValidation), made && names.length ? form({
        verb: 'rehearse', fixed: { robot: robot(), design: made.place, motion: names[0], periods: 1 }, shown: ['realism', 'individual'], out: 'recording_validation', initial: { realism: 'lab' }, button: words.run.virtual,
      }, 'virtual-validation') : form({
        verb: 'design', fixed: { robot: robot(), for: 'validation' }, shown: ['motion'], out: 'validation_motions', button: words.run.design,
      }, 'validation-motions')))];
  });
  jobsRegion(page, () => [...jobsOf('play'), ...jobsOf('rehearse'), ...jobsOf('design', (j) => j.out === 'validation_motions')].sort((a, b) => b.id - a.id));
  nextRegion(page, 'record');
  return page;
}
