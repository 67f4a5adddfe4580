// Pieces that several pages use: verdicts, findings, progress, files dropped from outside.
import { api, filePath } from './api';
import { h, spoken } from '../../src/dom';
import { accepted, doubtOf } from './gate';
import type { PageName } from './store';
import { pageWords, words } from '../../src/text';
import type { Finding, JobState, Run, Verdict } from './types';
import { lines } from '../../src/charts';

const marks = { good: '✓', doubtful: '!', bad: '✕' } as const;

export function verdictBox(verdict: Verdict, stopped = false): HTMLElement {
  return h('div', { class: `verdict ${verdict.level}`, role: 'status' },
    h('span', { class: 'mark', 'aria-hidden': 'true' }, marks[verdict.level]),
    h('p', { class: 'lead' }, h('strong', {}, pageWords.verdicts[verdict.level] + ': '), verdict.text, stopped ? ` ${words.stopped}` : ''));
}

/// Findings under their heading; where there are none, one line.
export function findingPart(findings: Finding[], onPlace?: (where: string) => void): HTMLElement[] {
  return findings.length ? [h('h2', {}, words.findings), findingList(findings, onPlace)] : [findingList(findings)];
}

export function findingList(findings: Finding[], onPlace?: (where: string) => void): HTMLElement {
  if (!findings.length) return h('p', { class: 'note' }, words.noFindings);
  const order = { problem: 0, warning: 1, note: 2 };
  const sorted = [...findings].sort((a, b) => order[a.severity] - order[b.severity]);
  const item = (f: Finding) => h('li', { class: f.severity },
    h('span', { class: 'tag' }, words.severity[f.severity]), ' ',
    f.where ? (onPlace ? h('button', { class: 'place', type: 'button', onclick: () => onPlace(f.where) }, f.where) : h('b', {}, f.where)) : null,
    f.where ? ': ' : null, spoken(f.message), f.message.endsWith('.') || !f.advice ? ' ' : '. ', spoken(f.advice));
  const important = sorted.filter((f) => f.severity !== 'note');
  // Of one kind, a person reads two; the others are folded.
  const first = important.filter((f) => important.filter((o) => o.kind === f.kind).indexOf(f) < 2);
  const alike = important.filter((f) => !first.includes(f));
  const notes = sorted.filter((f) => f.severity === 'note');
  return h('div', {},
    first.length ? h('ul', { class: 'findings' }, first.map(item)) : null,
    alike.length ? h('details', {}, h('summary', {}, words.alike(alike.length)), h('ul', { class: 'findings' }, alike.map(item))) : null,
    notes.length ? h('details', { open: !first.length && notes.length < 4 }, h('summary', {}, `${notes.length} ${words.severity.note}${notes.length > 1 ? 's' : ''}`), h('ul', { class: 'findings' }, notes.map(item))) : null);
}

/// A doubt is accepted by its names: every kind of warning has its own tick.
export function acceptBox(step: PageName, verdict: Verdict, findings: Finding[]): HTMLElement | null {
  if (verdict.level !== 'doubtful') return null;
  if (accepted(step, verdict)) return h('p', { class: 'note accepted' }, '✓ ', words.accept.done);
  const kinds = [...new Set(findings.filter((f) => f.severity === 'warning').map((f) => f.kind))];
  const names = kinds.length ? kinds : ['doubtful'];
  const go = h('button', { type: 'button', class: 'main', disabled: true, onclick: () => api.accept(step, doubtOf(verdict)).catch(showError) }, words.accept.go);
  const boxes = names.map(() => h('input', { type: 'checkbox', onchange: () => (go.disabled = !boxes.every((b) => b.checked)) }));
  const about = (kind: string) => [...new Set(findings.filter((f) => f.kind === kind).map((f) => f.where))].filter(Boolean).slice(0, 4).join(', ');
  return h('fieldset', { class: 'accept' }, h('legend', {}, words.accept.title), h('p', { class: 'note' }, words.accept.text),
    names.map((name, i) => h('label', { class: 'tick' }, boxes[i], ' ', h('span', {}, h('b', {}, name), about(name) ? `: ${about(name)}` : ''))), go);
}

export function commandLine(command: string): HTMLElement {
  const button = h('button', { type: 'button', class: 'quiet', onclick: () => {
    navigator.clipboard?.writeText(command).then(() => (button.textContent = words.copied), () => undefined);
    setTimeout(() => (button.textContent = words.copy), 1500);
  } }, words.copy);
  return h('div', { class: 'command' }, h('span', { class: 'label' }, words.command), h('code', {}, command.split(' ').map((word) => [h('span', { class: 'word' }, word), ' ']).flat()), button);
}

/// Progress of a job that waits or runs: bar, value over time, stop.
export function progressBox(job: JobState): HTMLElement {
  const p = job.progress ?? {};
  const share = typeof p.share === 'number' && p.share >= 0 ? p.share : undefined;
  const left = typeof p.left_s === 'number' && p.left_s >= 0 ? words.left(Math.ceil(p.left_s)) : '';
  const said = job.state === 'waiting' ? words.waiting : job.stopping ? words.stopping : `${p.stage ?? '…'}${left}`;
  const bar = h('progress', { max: 1, value: share, 'aria-label': said });
  const box = h('div', { class: 'progress', role: 'status', 'aria-live': 'polite' }, bar, h('p', {}, said, p.message ? h('span', { class: 'value' }, ` ${p.message}`) : null));
  if ((job.history?.length ?? 0) > 2 && job.verb === 'design') {
    const history = job.history!;
    box.append(h('h2', {}, words.design.progress));
    box.append(lines({ x: history.map((v) => v[0]), series: [{ name: words.design.value, values: history.map((v) => v[1]) }], x_label: words.design.seconds, y_label: '–', log: history.every((v) => v[1] > 0) }));
  }
  box.append(h('div', { class: 'row' },
    h('button', { type: 'button', onclick: () => api.stop(job.id, false).catch(showError), disabled: job.stopping }, words.stop),
    h('button', { type: 'button', class: 'quiet', onclick: () => api.stop(job.id, true).catch(showError) }, words.kill)));
  return box;
}

export function runHead(run: Run): HTMLElement[] {
  return [
    h('p', { class: 'note' }, words.runOf(run.place), run.files.filter((f) => f.endsWith('.html')).map((f) => [' · ', h('a', { href: filePath(`${run.place}/${f}`), target: '_blank', rel: 'noopener' }, f)]).flat(),
      run.verb === 'play' ? run.files.filter((f) => f !== 'job.json').map((f) => [' · ', h('a', { href: `${filePath(`${run.place}/${f}`)}?download`, download: f }, f)]).flat() : null),
    ...(run.changed.length ? [h('p', { class: 'stale' }, words.stale(run.changed.join(', ')))] : []),
  ];
}

let messages: HTMLElement | null = null;
export function messageArea(): HTMLElement {
  return (messages ??= h('div', { class: 'messages', role: 'alert' }));
}
export function showError(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  const node = h('div', { class: 'message' }, h('span', {}, text), h('button', { type: 'button', class: 'quiet', onclick: () => node.remove() }, words.dismiss));
  messageArea().append(node);
}

export function bytes(size: number): string {
  let value = size;
  let unit = 0;
  while (value >= 1000 && unit < 3) [value, unit] = [value / 1000, unit + 1];
  return `${value < 10 && unit ? value.toFixed(1) : Math.round(value)} ${words.units.bytes[unit]}`;
}

export function table(head: string[], rows: (Node | string | number)[][], numeric: boolean[] = [], kind?: string): HTMLElement {
  return h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': head.join(', ') }, h('table', { class: kind ?? 'cards' },
    h('thead', {}, h('tr', {}, head.map((t, i) => h('th', { scope: 'col', class: numeric[i] ? 'number' : undefined }, t)))),
    h('tbody', {}, rows.map((row) => h('tr', {}, row.map((c, i) => (i === 0 ? h('th', { scope: 'row' }, c) : h('td', { class: numeric[i] ? 'number' : undefined, 'data-label': head[i] }, c))))))));
}
