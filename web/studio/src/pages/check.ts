// Check: are the logs what they should be?
import { api } from '../api';
import { h } from '../dom';
import { acceptBox, commandLine, findingList, verdictBox } from '../parts';
import type { Page } from '../page';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion } from '../step';
import { identifyLogs, mappingFile, store } from '../store';
import { words } from '../text';

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
    return [h('section', { class: 'panel' }, verdictBox(envelope.verdict), commandLine(envelope.command), h('h3', {}, words.findings), findingList(envelope.findings), acceptBox('check', envelope.verdict, envelope.findings))];
  });
  nextRegion(page, 'check');
  return page;
}
