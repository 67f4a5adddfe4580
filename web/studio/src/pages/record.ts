// Record: the motion to the controller, the logs back; or the virtual robot.
import { h, replace } from '../../../src/dom';
import { form } from '../form';
import { mappingEditor } from '../mapping_editor';
import { bytes, runHead, showError, verdictBox } from '../parts';
import type { Page } from '../page';
import { dropZone } from '../upload';
import { acceptedGuesses, roomOf, specFile, specInUse, specOption } from '../spec_panel';
import { begin, jobsOf, jobsRegion, nextRegion } from '../step';
import { identifyLogs, logFiles, mappingFile, runsOf, shownRun, store, validationLogs, view } from '../store';
import { words } from '../../../src/text';
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

function mappingPart(): HTMLElement[] {
  const files = (store.state?.files ?? []).filter((f) => f.kind === 'yaml' && !f.path.includes('/') && f.path !== store.state?.project.robot && f.path !== specFile);
  const select = h('select', { onchange: () => {
    view.set({ mapping: select.value || '-' });
    redraw();
  } }, h('option', { value: '' }, t.noMapping), files.map((f) => h('option', { value: f.path }, f.path)));
  select.value = mappingFile();
  const place = h('div', {});
  const log = identifyLogs().find((p) => /\.csv$/i.test(p));
  return [h('details', {}, h('summary', {}, t.mapping, mappingFile() ? `: ${mappingFile()}` : ''), h('label', { class: 'choice' }, t.mappingUse, ' ', select), ' ',
    log ? h('button', { type: 'button', onclick: () => mappingEditor(log, place).catch(showError) }, `${t.propose} ${log}`) : null, place)];
}

export function recordPage(): Page {
  const page = begin('record');
  const robot = () => store.state?.project.robot;
  const design = () => shownRun('design')?.place ?? '';
  const room = () => roomOf(shownRun('design'));
  page.region('play', () => [design(), room()], () => (design() ? [h('section', { class: 'panel' }, h('h2', {}, t.play), form({
    verb: 'play', fixed: { design: design(), ...acceptedGuesses(shownRun('design')) }, shown: ['to', 'periods', 'rate_hz'], hidden: ['robot', 'joints', 'tip', 'at', 'gravity'], out: 'play', initial: { to: 'csv' }, button: words.run.play,
  }, 'play'))] : []));
  page.region('played', () => runsOf('record')[0], () => runsOf('record').slice(0, 1).map((run) => h('section', { class: 'panel' }, verdictBox(run.verdict), ...runHead(run))));
  page.region('logs', () => [logFiles(), identifyLogs(), validationLogs(), mappingFile(), store.state?.files.filter((f) => f.kind === 'yaml').length], () => [h('section', { class: 'panel' }, h('h2', {}, t.logs),
    dropZone(t.drop, () => undefined), ...logTable(), ...mappingPart())]);

  // The virtual robot: one motion to learn from, another to judge by.
  const motions = () => store.state?.runs.find((r) => r.verb === 'design' && r.job['for'] === 'validation' && r.job['robot'] === robot());
  page.region('virtual', () => [robot(), design(), room(), specInUse(), motions()?.place, motions()?.files.length], () => {
    const made = motions();
    const names = (made?.files ?? []).filter((f) => f.endsWith('.csv')).map((f) => f.replace(/\.csv$/, ''));
    return [h('details', { class: 'panel', open: true }, h('summary', {}, t.virtual), h('p', {}, t.virtualText),
      design() ? h('section', {}, h('h3', {}, t.forIdentify), form({
        verb: 'rehearse', fixed: { robot: robot(), design: design(), ...room() }, shown: ['realism', 'individual', 'periods'], hidden: ['motion', 'spec'], out: 'recording', initial: { realism: 'lab' }, button: words.run.virtual,
      }, 'virtual')) : null,
      h('section', {}, h('h3', {}, t.forValidation), made && names.length ? form({
        verb: 'rehearse', fixed: { robot: robot(), design: made.place, motion: names[0], periods: 1, ...roomOf(made) }, shown: ['realism', 'individual'], hidden: ['spec'], out: 'recording_validation', initial: { realism: 'lab' }, button: words.run.virtual,
      }, 'virtual-validation') : form({
        verb: 'design', fixed: { robot: robot(), for: 'validation', ...specOption(), ...acceptedGuesses(shownRun('design')) }, shown: ['motion'], out: 'validation_motions', button: words.run.design,
      }, 'validation-motions')))];
  });
  jobsRegion(page, () => [...jobsOf('play'), ...jobsOf('rehearse'), ...jobsOf('design', (j) => j.out === 'validation_motions')].sort((a, b) => b.id - a.id));
  nextRegion(page, 'record');
  return page;
}
