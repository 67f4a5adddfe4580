// Check: are the logs what they should be?
import { api } from '../api';
import { h, readable } from '../../../src/dom';
import { acceptBox, commandLine, findingList, table, verdictBox } from '../parts';
import { logPlots } from '../log_plots';
import type { Page } from '../page';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion } from '../step';
import { identifyLogs, mappingFile, store } from '../store';
import { words } from '../../../src/text';

const t = words.check;

// What the preparation took the log for, from the result of --check-only.
function believed(result: any): HTMLElement | null {
  const logs = (result?.logs ?? []) as any[];
  if (!logs.length) return null;
  return h('section', {}, h('h3', {}, t.believed), table([t.log, t.rate, t.duration, t.period, t.residual], logs.map((l) => [l.name, readable(l.rate_hz), readable(l.duration_s), l.period_s === null ? t.none : readable(l.period_s), l.relative_residual === null ? '–' : readable(100 * l.relative_residual, 3)]), [false, true, true, true, true]));
}

const jobs = () => jobsOf('identify', (j) => j.command.includes('--check-only'));

export function checkPage(): Page {
  const page = begin('check');
  page.region('which', identifyLogs, () => [h('p', {}, h('b', {}, words.check.logs), ': ', identifyLogs().join(', '))]);
  formRegion(page, () => [store.state?.project.robot, identifyLogs(), mappingFile()], () => ({
    verb: 'identify', fixed: { input: [store.state?.project.robot, ...identifyLogs()], check_only: true, ...(mappingFile() ? { mapping: mappingFile() } : {}) }, shown: [], hidden: ['partial'], button: words.run.check,
  }), 'check');
  jobsRegion(page, jobs);
  const last = () => jobs().find((j) => j.state === 'ended');
  page.region('result', () => [last()?.id, store.state?.project.accepted], async () => {
    const job = last();
    const envelope = job ? (await api.job(job.id)).envelope : null;
    if (!envelope) return [];
    return [h('section', { class: 'panel' }, verdictBox(envelope.verdict), commandLine(envelope.command), h('h3', {}, words.findings), findingList(envelope.findings), acceptBox('check', envelope.verdict, envelope.findings)), h('section', { class: 'panel' }, believed(envelope.result)), await logPlots(identifyLogs(), envelope.findings)];
  });
  nextRegion(page, 'check');
  return page;
}
