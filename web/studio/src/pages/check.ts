// Check: are the logs what they should be?
import { api } from '../api';
import { h, readable } from '../../../src/dom';
import { table } from '../parts';
import { logPlots } from '../log_plots';
import type { Page } from '../page';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion, runRegion } from '../step';
import { identifyLogs, mappingFile, store } from '../store';
import { words } from '../../../src/text';
import type { Run } from '../types';

const t = words.check;

// What the preparation took the log for.
function believed(result: any): HTMLElement | null {
  const logs = (result?.logs ?? []) as any[];
  if (!logs.length) return null;
  return h('section', { class: 'panel' }, h('h2', {}, t.believed), table([t.log, t.rate, t.duration, t.period, t.residual], logs.map((l) => [l.name, readable(l.rate_hz), readable(l.duration_s), l.period_s === null ? t.none : readable(l.period_s), l.relative_residual === null ? '–' : readable(100 * l.relative_residual, 3)]), [false, true, true, true, true]));
}

async function details(run: Run): Promise<(HTMLElement | null)[]> {
  if (!run.files.includes('check.json')) return [];
  return [believed(await api.json(`${run.place}/check.json`)), await logPlots(identifyLogs(), run.findings)];
}

export function checkPage(): Page {
  const page = begin('check');
  page.region('which', identifyLogs, () => [h('p', {}, h('b', {}, words.check.logs), ': ', identifyLogs().join(', '))]);
  formRegion(page, () => [store.state?.project.robot, identifyLogs(), mappingFile()], () => ({
    verb: 'identify', fixed: { input: [store.state?.project.robot, ...identifyLogs()], check_only: true, ...(mappingFile() ? { mapping: mappingFile() } : {}) }, shown: [], hidden: ['partial'], out: 'check', button: words.run.check,
  }), 'check');
  jobsRegion(page, () => jobsOf('identify', (j) => j.command.includes('--check-only')));
  runRegion(page, 'check', details);
  nextRegion(page, 'check');
  return page;
}
