// What every step's page has: the lock, the running job, the verdict of the run that is shown, its findings, the way on.
import { api } from './api';
import { h, replace } from '../../src/dom';
import { form, type FormSpec } from './form';
import { isPassed, isUse, standingOf } from './gate';
import { Page } from './page';
import { acceptBox, commandLine, findingPart, progressBox, runHead, showError, verdictBox } from './parts';
import { liveMotion, type LiveMotion } from './live_motion';
import { chosenModel, jobsOf, type PageName, runsOf, shownRun, stepNames, store, type Step, view } from './store';
import { words } from '../../src/text';
import type { Finding, JobState, Run } from './types';

export const go = (step: PageName, changes: Record<string, string | null> = {}): void => {
  view.set({ ...changes, step, run: changes.run ?? null }, true);
  dispatchEvent(new Event('studio:view'));
};

export function stepLink(step: PageName, label: string, main = false, changes: Record<string, string | null> = {}): HTMLElement {
  return h('a', { class: main ? 'button main' : 'button', href: view.address({ ...changes, step, run: null }), onclick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(step, changes);
  } }, label);
}

export function begin(step: PageName): Page {
  const page = new Page();
  page.add(h('h1', { tabindex: -1 }, words.steps[step]), h('p', { class: 'subtitle' }, words.lead[step]));
  return page;
}

export function lockedPage(step: PageName): Page {
  const before = step === 'compare' ? 'robot' : isUse(step) ? 'identify' : stepNames[stepNames.indexOf(step) - 1];
  // The step before may be locked, too: the way leads to the first that is open and not done.
  const open = stepNames.find((s) => !isPassed(s) && standingOf(s) !== 'locked') ?? before;
  return begin(step).add(h('div', { class: 'panel' }, h('p', {}, step === 'compare' ? words.compare.locked : words.locked(words.steps[before])), stepLink(open, words.goThere(words.steps[open]), true)));
}

/// A form that is drawn again when the page's own choices change.
export function formRegion(page: Page, key: () => unknown, spec: () => FormSpec | null, name: string): void {
  page.region('form-region', key, () => {
    const made = spec();
    return made ? [h('section', { class: 'panel' }, form(made, name))] : [];
  });
}

/// Jobs of a verb that wait or run, and the last one where it failed. A search plays its best motion meanwhile.
export function jobsRegion(page: Page, jobs: () => JobState[]): void {
  const dismissed = new Set<number>();
  const boxes = new Map<number, { node: HTMLElement; inner: HTMLElement; live: LiveMotion | null }>();
  const box = (job: JobState) => {
    let made = boxes.get(job.id);
    if (!made) {
      const inner = h('div', {});
      made = { node: h('section', { class: 'panel' }, commandLine(job.command), inner), inner, live: null };
      boxes.set(job.id, made);
    }
    if (job.motion && !made.live) {
      made.live = liveMotion();
      made.node.append(made.live.node);
    }
    made.live?.show(job.motion);
    replace(made.inner, progressBox(job));
    return made.node;
  };
  const active = () => jobs().filter((j) => j.state === 'running' || j.state === 'waiting');
  const last = () => jobs()[0];
  // The frame of a running job stays, so that the arm in it is not made again with every message.
  page.region('jobs', () => active().map((j) => j.id), () => active().map(box));
  page.region('told', () => active(), () => {
    active().forEach(box);
    return [];
  });
  page.region('outcome', () => [last()?.id, last()?.state, [...dismissed]], () => {
    const job = last();
    if (!job || dismissed.has(job.id)) return [];
    if (job.state === 'ended' && job.verdict?.level === 'bad' && job.files === 0) return withoutResults(job);
    if (job.state !== 'failed' && job.state !== 'killed') return [];
    return [h('section', { class: 'panel failed', role: 'alert' }, h('strong', {}, job.state === 'killed' ? words.killed : words.failed), h('pre', {}, job.error ?? ''), /mapping file/.test(job.error ?? '') ? h('p', {}, words.mappingHint, ' ', stepLink('record', words.goThere(words.steps.record))) : /\bhome\b/.test(job.error ?? '') ? h('p', {}, words.homeHint, ' ', stepLink('robot', words.goThere(words.steps.robot))) : null, commandLine(job.command),
      h('button', { type: 'button', class: 'quiet', onclick: () => {
        dismissed.add(job.id);
        page.update();
      } }, words.dismiss))];
  });
}

// What a robot's file does not describe cannot be checked. Whoever runs the motion may accept that: the same job once more.
function uncheckedPart(verb: string, order: Record<string, unknown>, out: string, findings: Finding[]): HTMLElement | null {
  const fields = store.verbs!.verbs[verb].fields;
  if (!findings.some((f) => f.kind === 'not-checked' && f.severity === 'problem') || !fields.some((f) => f.key === 'accept_unchecked')) return null;
  const options = Object.fromEntries(Object.entries(order).filter(([key]) => fields.some((f) => f.key === key)));
  return h('p', { class: 'unchecked' }, words.unchecked, ' ', h('button', { type: 'button', onclick: () => {
    api.start({ verb, options: { ...options, accept_unchecked: true }, out }).catch(showError);
  } }, words.acceptUnchecked));
}

// A job whose answer is bad may write nothing: its verdict and findings are all there is.
async function withoutResults(job: JobState): Promise<HTMLElement[]> {
  const envelope = (await api.job(job.id)).envelope;
  const findings = envelope?.findings ?? [];
  return [h('section', { class: 'panel failed', role: 'alert' }, verdictBox(job.verdict!), h('p', {}, words.nothingWritten), commandLine(job.command), ...findingPart(findings), uncheckedPart(job.verb, envelope?.job ?? {}, job.out, findings))];
}

/// Which model a page works with, where there are several.
export function modelChoice(page: Page): void {
  page.region('model', () => [runsOf('identify').map((r) => r.place), chosenModel()], () => {
    const runs = runsOf('identify');
    if (runs.length < 2) return [];
    const select = h('select', { id: 'model', onchange: () => {
      view.set({ model: select.value });
      dispatchEvent(new Event('studio:view'));
    } }, runs.map((r) => h('option', { value: r.place }, `${r.place}: ${words.state[r.verdict.level]}`)));
    select.value = chosenModel();
    return [h('label', { class: 'choice', for: 'model' }, words.model, ' ', select)];
  });
}

/// The choice among the runs of a step, where there are several.
function runChoice(step: PageName, run: Run): HTMLElement | null {
  const runs = runsOf(step);
  if (runs.length < 2) return null;
  const select = h('select', { 'aria-label': words.runs, onchange: () => {
    view.set({ run: select.value });
    dispatchEvent(new Event('studio:view'));
  } }, runs.map((r) => h('option', { value: r.place }, `${r.place}: ${words.state[r.verdict.level]}`)));
  select.value = run.place;
  return h('label', { class: 'choice' }, words.runs, ' ', select);
}

/// Verdict, findings and doubts of the run that is shown; then what `details` makes of it.
export function runRegion(page: Page, step: PageName, details?: (run: Run) => Promise<(HTMLElement | null)[]>): void {
  const key = () => {
    const run = shownRun(step);
    return run && [run.place, run.time, run.verdict, run.changed, runsOf(step).map((r) => r.place), store.state?.project.accepted];
  };
  page.region('result', key, () => {
    const run = shownRun(step);
    if (!run) return [];
    return [h('section', { class: 'panel' }, runChoice(step, run), verdictBox(run.verdict, run.stopped), ...runHead(run), commandLine(run.command),
      ...findingPart(run.findings), uncheckedPart(run.verb, run.job, run.place, run.findings), isUse(step) ? null : acceptBox(step, run.verdict, run.findings), nextLink(step))];
  });
  if (details) {
    page.region('details', () => {
      const run = shownRun(step);
      return run && [run.place, run.time];
    }, async () => {
      const run = shownRun(step);
      return run ? await details(run) : [];
    });
  }
}

/// The way on, where the step has passed.
export function nextLink(step: PageName): HTMLElement | null {
  const next = isUse(step) ? undefined : stepNames[stepNames.indexOf(step) + 1];
  return next && isPassed(step) ? h('p', { class: 'on' }, stepLink(next, words.next(words.steps[next]), true)) : null;
}

export function nextRegion(page: Page, step: Step): void {
  const next = stepNames[stepNames.indexOf(step) + 1];
  if (!next) return;
  page.region('next', () => isPassed(step) && standingOf(next), () => (isPassed(step) ? [stepLink(next, words.next(words.steps[next]), true)] : []));
}

export { api, jobsOf, showError };
