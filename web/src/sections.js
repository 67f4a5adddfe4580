// The sections of a page: what a report and the studio have in common.
import { scene } from './scene.js';
import { timeseries } from './timeseries.js';
import { bars, heatmap, intervals, lines } from './charts.js';
import { element, text } from './dom.js';

const renderers = {
  text: (section) => element('div', {}, section.paragraphs.map((p) => element('p', {}, [text(p)]))),
  table,
  code: (section) => element('pre', {}, [text(section.text)]),
  scene,
  timeseries,
  intervals,
  heatmap,
  bars,
  lines,
};

function cell(tag, value) {
  const numeric = /^[-+]?[\d.]/.test(String(value));
  const level = typeof value === 'object' && value ? value.level : undefined;
  const shown = level ? value.text : value;
  return element(tag, { class: [numeric ? 'number' : '', level || ''].join(' ').trim() }, [text(shown)]);
}

function table(section) {
  // A heading stands over its numbers.
  const numeric = section.head.map((_, i) => section.rows.length > 0 && /^[-+−]?[\d.]/.test(String(section.rows[0][i])));
  const head = element('tr', {}, section.head.map((h, i) => element('th', { class: numeric[i] ? 'number' : '' }, [text(h)])));
  // Names that stand over several columns: [name, columns].
  const over = element('tr', {}, (section.groups || []).map(([name, span]) =>
    element('th', { class: 'over', colspan: span }, [text(name)])));
  const rows = section.rows.map((row) => element('tr', {}, row.map((c) => cell('td', c))));
  const body = element('div', { class: 'scroll' }, [element('table', section.groups ? { class: 'grouped' } : {}, [element('thead', {}, section.groups ? [over, head] : [head]), element('tbody', {}, rows)])]);
  return element('div', {}, section.note ? [body, element('p', { class: 'note' }, [text(section.note)])] : [body]);
}

/// Adds every section to `parent`. Charts measure their width, so call what is returned once everything stands.
export function addSections(parent, sections) {
  const later = [];
  sections.forEach((section, index) => {
    const id = section.id || `section-${index + 1}`;
    const block = element('section', { id }, [element('h2', {}, [text(section.title)])]);
    if (section.intro) block.append(element('p', {}, [text(section.intro)]));
    parent.append(block);
    const made = renderers[section.type](section, block);
    if (made && made.start) {
      block.append(made.node);
      later.push(made.start);
    } else if (made) {
      block.append(made);
    }
  });
  return () => later.forEach((start) => start());
}
