// Identify: the estimate, parameters by link, the report.
import { api } from '../api';
import { h, replace } from '../../../src/dom';
import { findingList, table, verdictBox } from '../parts';
import type { Page } from '../page';
import { reportView } from '../report_view';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion, runRegion } from '../step';
import { identifyLogs, mappingFile, runsOf, store } from '../store';
import { words } from '../../../src/text';
import type { Run } from '../types';

async function details(run: Run): Promise<(HTMLElement | null)[]> {
  return run.files.includes('report.html') ? [await reportView(`${run.place}/report.html`)] : [];
}

function compareForm(page: Page): void {
  page.region('compare', () => runsOf('identify').map((r) => r.place), () => {
    const runs = runsOf('identify');
    if (runs.length < 2) return [];
    const choose = (i: number) => {
      const select = h('select', { 'aria-label': words.compare.with }, runs.map((r) => h('option', { value: r.place }, r.place)));
      select.value = runs[i].place;
      return select;
    };
    const [a, b] = [choose(1), choose(0)];
    const out = h('div', {});
    return [h('section', { class: 'panel' }, h('h2', {}, words.compare.title), a, ' ', words.compare.with, ' ', b, ' ', h('button', { type: 'button', onclick: async () => {
      const { id } = await api.start({ verb: 'compare', options: { dir: [a.value, b.value] } });
      for (let job = await api.job(id); ; job = await api.job(id)) {
        if (job.state === 'ended' || job.state === 'failed' || job.state === 'killed') {
          if (!job.envelope) {
            replace(out, h('pre', {}, job.error ?? ''));
            return;
          }
          const changes = job.envelope.findings.filter((f) => f.severity === 'note');
          const rest = job.envelope.findings.filter((f) => f.severity !== 'note');
          replace(out, verdictBox(job.envelope.verdict), rest.length ? findingList(rest) : null, changes.length ? table([words.compare.where, words.compare.what], changes.map((f) => [f.where, f.message]), [], 'wrap') : null);
          return;
        }
        await new Promise((done) => setTimeout(done, 200));
      }
    } }, words.compare.run), out)];
  });
}

export function identifyPage(): Page {
  const page = begin('identify');
  formRegion(page, () => [store.state?.project.robot, identifyLogs(), mappingFile()], () => ({
    verb: 'identify', fixed: { input: [store.state?.project.robot, ...identifyLogs()], ...(mappingFile() ? { mapping: mappingFile() } : {}) }, shown: ['terms', 'fit_shapes', 'confidence_percent'], hidden: ['check_only', 'partial'], out: 'model', button: words.run.identify,
  }), 'identify');
  jobsRegion(page, () => jobsOf('identify', (j) => !j.command.includes('--check-only')));
  runRegion(page, 'identify', details);
  compareForm(page);
  nextRegion(page, 'identify');
  return page;
}
