// The sections of a page: what a report and the studio have in common.
import { bars, friction, heatmap, intervals, lines, links } from './charts';
import { fragment, setFragment } from './cursor';
import { h, spoken } from './dom';
import { scene } from './scene';
import { pageWords as words } from './text';
import { timeseries } from './timeseries';
import type { Cell, Made, PageData, Section, TableSection, Tile, Verdict } from './types';

const isNumber = (value: Cell | undefined): boolean => /^[-+−]?[\d.]/.test(String(typeof value === 'object' ? value.text : value));

function table(section: TableSection): HTMLElement {
  // A heading stands over its numbers.
  const numeric = section.head.map((_, i) => section.rows.some((row) => isNumber(row[i])));
  const head = h('tr', {}, section.head.map((t, i) => h('th', { scope: 'col', class: numeric[i] ? 'number' : undefined }, t)));
  // Names over several columns: [name, columns]. On a narrow screen each row is a card, and a cell says both names.
  const groups = section.groups ?? [];
  const groupOf = groups.flatMap(([name, span]) => Array<string>(span).fill(name));
  const over = h('tr', {}, groups.map(([name, span]) => (name ? h('th', { class: 'over', scope: 'colgroup', colspan: span }, name) : h('td', { colspan: span }))));
  const cell = (value: Cell, i: number) => {
    const shown = typeof value === 'object' ? value.text : value;
    if (i === 0) return h('th', { scope: 'row' }, shown);
    const kind = [isNumber(value) ? 'number' : '', typeof value === 'object' ? value.level : ''].join(' ').trim();
    return h('td', { class: kind, 'data-label': [groupOf[i], section.head[i]].filter(Boolean).join(', ') }, shown);
  };
  const rows = section.rows.map((row) => h('tr', {}, row.map(cell)));
  return h('div', { class: 'scroll' }, h('table', { class: groups.length ? 'cards grouped' : 'cards' }, h('thead', {}, groups.length ? [over, head] : head), h('tbody', {}, rows)));
}

function made(section: Section): Made {
  switch (section.type) {
    case 'text': return { node: h('div', {}, section.paragraphs.map((p) => h('p', {}, spoken(p)))) };
    case 'table': return { node: table(section) };
    case 'code': return { node: h('pre', {}, section.text) };
    case 'scene': return scene(section);
    case 'timeseries': return timeseries(section);
    case 'intervals': return { node: intervals(section) };
    case 'links': return { node: links(section) };
    case 'heatmap': return { node: heatmap(section) };
    case 'bars': return { node: bars(section) };
    case 'lines': return { node: lines(section) };
    case 'friction': return { node: friction(section) };
  }
}

export const knownKinds = new Set<string>(['text', 'table', 'code', 'scene', 'timeseries', 'intervals', 'links', 'heatmap', 'bars', 'lines', 'friction']);

const openOnes = (): string[] => (fragment('open') ?? '').split(',').filter(Boolean);

// A folded section is made when it is opened: charts need a width, and a page that is not read costs nothing.
function folded(section: Section, id: string): HTMLElement {
  const body = h('div', { class: 'body' });
  const block = h('details', { id, class: 'section' }, h('summary', {}, h('h2', {}, section.title), section.gist ? h('span', { class: 'gist' }, section.gist) : null), body);
  let begun = false;
  block.addEventListener('toggle', () => {
    const open = openOnes().filter((other) => other !== id);
    if (!document.documentElement.classList.contains('print')) setFragment('open', [...open, ...(block.open ? [id] : [])].join(','));
    if (!block.open || begun) return;
    begun = true;
    fill(body, section);
  });
  block.open = openOnes().includes(id);
  return block;
}

function fill(body: HTMLElement, section: Section): (() => void) | undefined {
  if (section.intro) body.append(h('p', {}, section.intro));
  const { node, start } = made(section);
  body.append(node);
  if (section.note) body.append(h('p', { class: 'note' }, section.note));
  if (body.isConnected) start?.();
  return start;
}

/// Adds every section to `parent`. Charts measure their width, so call what is returned once everything is on the page.
export function addSections(parent: HTMLElement, sections: Section[]): () => void {
  const later: (() => void)[] = [];
  sections.forEach((section, index) => {
    const id = section.id || `section-${index + 1}`;
    if (section.fold) {
      parent.append(folded(section, id));
      return;
    }
    const block = h('section', { id }, h('h2', {}, section.title));
    parent.append(block);
    const connected = block.isConnected;
    const start = fill(block, section);
    if (start && !connected) later.push(start);
  });
  return () => later.forEach((start) => start());
}

/// The conclusion with its reasons; many reasons are folded.
export function verdictBox(verdict: Verdict): HTMLElement {
  const level = verdict.level === 'warn' ? 'doubtful' : verdict.level;
  const reasons = verdict.reasons ?? [];
  const list = h('ul', {}, reasons.map((r) => h('li', {}, spoken(r))));
  return h('div', { class: `verdict ${level}` }, h('span', { class: 'mark', 'aria-hidden': 'true' }, { good: '✓', doubtful: '!', bad: '✕' }[level]),
    h('div', {}, h('p', { class: 'lead' }, h('strong', {}, `${words.verdicts[level]}: `), spoken(verdict.text)),
      reasons.length > 3 ? h('details', {}, h('summary', {}, words.reasons(reasons.length)), list) : reasons.length ? list : null));
}

export function tiles(list: Tile[]): HTMLElement {
  return h('dl', { class: 'tiles' }, list.map((tile) => h('div', { class: ['tile', tile.level ?? ''].join(' ').trim() }, h('dt', {}, tile.label), h('dd', {}, h('b', {}, tile.value), tile.note ? h('span', { class: 'note' }, tile.note) : null))));
}

/// Opens or closes every folded section of a page.
export function foldButton(parent: HTMLElement): HTMLElement {
  const button = h('button', { type: 'button', class: 'quiet fold', onclick: () => {
    const all = [...parent.querySelectorAll<HTMLDetailsElement>('details.section')];
    const open = all.some((part) => !part.open);
    for (const part of all) part.open = open;
    button.textContent = open ? words.closeAll : words.openAll;
  } }, words.openAll);
  return button;
}

export type { PageData, Section };
