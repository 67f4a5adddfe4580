// Identify: the estimate, parameters by link, the report.
import { api } from '../api';
import { h, readable } from '../dom';
import { table } from '../parts';
import type { Page } from '../page';
import { pageData, reportView } from '../report_view';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion, runRegion } from '../step';
import { identifyLogs, mappingFile, runsOf, store } from '../store';
import { words } from '../text';
import type { Run } from '../types';
import { robotData } from './robot';

const t = words.identify;

interface Item { name: string; unit: string; value: number; lower: number | null; upper: number | null; standing: string }

// Physical parameters by the link they belong to; friction and drives of the same joint beside them.
function byLink(items: Item[], joints: any[]): HTMLElement {
  const groups = joints.map((joint, i) => ({ joint, items: items.filter((item) => new RegExp(`^[A-Za-z]+${i + 1}$`).test(item.name)) }));
  const nominal = (joint: any, name: string): number | null => {
    const short = name.replace(/\d+$/, '');
    const value = joint.inertia?.[short] ?? joint.drive?.[short];
    return typeof value === 'number' ? value : null;
  };
  const row = (joint: any, item: Item) => [item.name, readable(item.value), item.lower === null ? '–' : `${readable(item.lower)} … ${readable(item.upper)}`, readable(nominal(joint, item.name)), item.unit,
    h('span', { class: `standing ${item.standing}` }, item.standing)];
  return h('section', {}, h('h2', {}, t.parameters), h('p', { class: 'note' }, t.standings), groups.map(({ joint, items: own }, i) => {
    const mass = own.find((item) => item.name === `M${i + 1}`);
    return h('details', { open: i === 0 }, h('summary', {}, h('b', {}, joint.link), ` · ${joint.name}`, mass ? ` · ${readable(mass.value)} kg` : ''),
      table([t.parameter, t.value, t.interval, t.nominal, t.unit, t.standing], own.map((item) => row(joint, item)), [false, true, true, true]));
  }));
}

async function details(run: Run): Promise<(HTMLElement | null)[]> {
  if (!run.files.includes('report.html')) return [];
  const [data, robot, page] = await Promise.all([pageData(`${run.place}/report.html`), robotData(), reportView(`${run.place}/report.html`, (s) => s.type === 'intervals' && /physical/i.test(s.title))]);
  const physical = (data.sections as any[]).find((s) => s.type === 'intervals' && /physical/i.test(s.title));
  return [physical ? byLink(physical.items, robot.inspect.result.joints) : null, page];
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
          out.replaceChildren(h('pre', {}, job.envelope ? `${job.envelope.verdict.text}\n${job.envelope.findings.map((f) => `${f.where}: ${f.message}`).join('\n')}` : job.error ?? ''));
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
