// Identify: the estimate, parameters by link, the report.
import { h } from '../../../src/dom';
import type { Page } from '../page';
import { reportView } from '../report_view';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion, runRegion, stepLink } from '../step';
import { identifyLogs, mappingFile, runsOf, store } from '../store';
import { words } from '../../../src/text';
import type { Run } from '../types';

async function details(run: Run): Promise<(HTMLElement | null)[]> {
  return run.files.includes('report.html') ? [await reportView(`${run.place}/report.html`, (s) => s.id === 'next')] : [];
}

// A second run is compared with the first on a page of its own.
function compareLink(page: Page): void {
  page.region('compare', () => runsOf('identify').map((r) => r.place), () => {
    const [b, a] = runsOf('identify');
    return a ? [h('p', {}, stepLink('compare', words.compare.these(a.place, b.place), false, { first: a.place, second: b.place }))] : [];
  });
}

export function identifyPage(): Page {
  const page = begin('identify');
  formRegion(page, () => [store.state?.project.robot, identifyLogs(), mappingFile()], () => ({
    verb: 'identify', fixed: { input: [store.state?.project.robot, ...identifyLogs()], ...(mappingFile() ? { mapping: mappingFile() } : {}) }, shown: ['terms', 'fit_shapes', 'confidence_percent', 'out'], hidden: ['check_only', 'partial'], out: 'model', button: words.run.identify,
  }), 'identify');
  jobsRegion(page, () => jobsOf('identify', (j) => !j.command.includes('--check-only')));
  runRegion(page, 'identify', details);
  compareLink(page);
  nextRegion(page, 'identify');
  return page;
}
