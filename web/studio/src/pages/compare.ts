// Compare: what changed between any two runs of the folder.
import { h } from '../../../src/dom';
import type { Page } from '../page';
import { reportView } from '../report_view';
import { begin, formRegion, jobsOf, jobsRegion, runRegion } from '../step';
import { store, view } from '../store';
import { words } from '../../../src/text';
import type { Run } from '../types';

const t = words.compare;

// Every run of the folder, newest first; a comparison itself is none.
const runs = (): Run[] => (store.state?.runs ?? []).filter((r) => r.verb !== 'compare').sort((a, b) => b.time - a.time);

// Runs of one kind have numbers to compare.
const isLike = (a: Run, b: Run): boolean => a.verb === b.verb && a.job['check_only'] === b.job['check_only'] && a.job['for'] === b.job['for'];

/// The two that the address names; else the newest and the newest other one of its verb.
function chosen(): [string, string] {
  const all = runs();
  const named = (key: string) => all.find((r) => r.place === view.get(key));
  const b = named('second') ?? all.find((r) => r.verb === 'identify' && r.job['check_only'] !== true && all.some((o) => o !== r && isLike(o, r))) ?? all.find((r) => all.some((o) => o !== r && isLike(o, r))) ?? all[0];
  const a = named('first') ?? all.find((r) => r !== b && b && isLike(r, b)) ?? all.find((r) => r !== b);
  return [a?.place ?? '', b?.place ?? ''];
}

function choice(key: 'first' | 'second', label: string, value: string): HTMLElement {
  const select = h('select', { id: `compare-${key}`, onchange: () => {
    view.set({ [key]: select.value });
    dispatchEvent(new Event('studio:view'));
  } }, runs().map((r) => h('option', { value: r.place }, `${r.place} (${r.verb})`)));
  select.value = value;
  return h('label', { class: 'choice', for: `compare-${key}` }, label, ' ', select);
}

export function comparePage(): Page {
  const page = begin('compare');
  page.region('which', () => [runs().map((r) => r.place), chosen()], () => {
    const [a, b] = chosen();
    return [h('section', { class: 'panel' }, choice('first', t.first, a), ' ', choice('second', t.second, b))];
  });
  formRegion(page, chosen, () => {
    const [a, b] = chosen();
    return a && b && a !== b ? { verb: 'compare', fixed: { dir: [a, b] }, shown: [], out: 'comparison', button: t.run } : null;
  }, 'compare');
  jobsRegion(page, () => jobsOf('compare'));
  runRegion(page, 'compare', async (run) => (run.files.includes('compare.html') ? [await reportView(`${run.place}/compare.html`)] : []));
  return page;
}
