// What a model is for: the load on the flange, and contacts. Each reads logs of the folder with the model of Identify.
import { h } from '../../../src/dom';
import { words } from '../../../src/text';
import type { Page } from '../page';
import { reportView } from '../report_view';
import { begin, formRegion, jobsOf, jobsRegion, modelChoice, runRegion } from '../step';
import { chosenModel, logFiles, mappingFile, view } from '../store';

// A path breaks after a slash where the window is narrow, not inside a name.
const breakable = (path: string): (string | Node)[] => path.split('/').flatMap((part, i) => (i ? ['/', h('wbr'), part] : [part]));

const redraw = () => dispatchEvent(new Event('studio:view'));

// Logs by the address (?load=a.csv|b.csv); nothing is chosen at first.
const chosen = (key: string): string[] => {
  const all = logFiles().map((f) => f.path);
  return (view.get(key)?.split('|') ?? []).filter((p) => all.includes(p));
};

function logChoice(page: Page, key: string, label: string): void {
  page.region(`choice ${key}`, () => [logFiles().map((f) => f.path), chosen(key)], () => {
    const logs = logFiles();
    const now = new Set(chosen(key));
    return [h('fieldset', { class: 'panel' }, h('legend', {}, label), logs.length ? logs.map((log) => {
      const box = h('input', { type: 'checkbox', onchange: () => {
        if (box.checked) now.add(log.path);
        else now.delete(log.path);
        view.set({ [key]: [...now].join('|') });
        redraw();
      } });
      box.checked = now.has(log.path);
      return h('label', { class: 'tick' }, box, ' ', h('span', {}, breakable(log.path)));
    }) : h('p', { class: 'note' }, words.record.nothing))];
  });
}

function usePage(verb: 'payload' | 'monitor', key: string, shown: string[], extra: { key: string; option: string; label: string }, file: string): Page {
  const page = begin(verb);
  const model = chosenModel;
  modelChoice(page);
  logChoice(page, key, words.use[verb].logs);
  logChoice(page, extra.key, extra.label);
  formRegion(page, () => [model(), chosen(key), chosen(extra.key), mappingFile()], () => (chosen(key).length ? {
    verb, fixed: { model: model(), log: chosen(key), ...(chosen(extra.key).length ? { [extra.option]: chosen(extra.key) } : {}), ...(mappingFile() ? { mapping: mappingFile() } : {}) },
    shown, hidden: [extra.option, 'mapping'], out: verb, button: words.use[verb].run,
  } : null), verb);
  page.region('hint', () => chosen(key).length > 0, () => (chosen(key).length ? [] : [h('p', { class: 'note' }, words.use.choose)]));
  jobsRegion(page, () => jobsOf(verb));
  runRegion(page, verb, async (run) => (run.files.includes(file) ? [await reportView(`${run.place}/${file}`)] : []));
  return page;
}

export const payloadPage = (): Page => usePage('payload', 'loaded', ['frame', 'torque_scale_percent', 'mounting'], { key: 'bare', option: 'bare', label: words.use.payload.bare }, 'payload.html');
export const monitorPage = (): Page => usePage('monitor', 'watched', ['false_alarms_per_hour', 'bandwidth_hz'], { key: 'quiet', option: 'quiet_logs', label: words.use.monitor.quiet }, 'monitor.html');
