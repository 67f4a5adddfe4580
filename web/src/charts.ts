// Charts that stand still, as SVG: they print well. Each is drawn for the width it has, so that its text stays readable
// on a narrow screen.
import { h, label, readable, svg } from './dom';
import { pageWords as words } from './text';
import { onThemeChange } from './theme';
import type { BarsSection, FrictionJoint, FrictionSection, HeatmapSection, IntervalsSection, Item, LinesSection, LinksSection } from './types';

/// Draws for the width of the place, and again where it changes.
function responsive(draw: (width: number) => SVGElement): HTMLElement {
  const node = h('div', { class: 'chart-place' });
  let drawn = 0;
  const fit = () => {
    const width = Math.round(node.clientWidth);
    if (width < 40 || width === drawn) return;
    drawn = width;
    node.replaceChildren(draw(width));
  };
  new ResizeObserver(fit).observe(node);
  const end = onThemeChange(() => (node.isConnected ? fit() : end()));
  return node;
}

const intervalText = (item: Item): string => (item.lower === null || item.upper === null ? '–' : `${readable(item.lower)} … ${readable(item.upper)}`);

// Value and interval on a scale of the value's own size, zero and nominal value marked: a long bar means little is known.
function intervalBar(item: Item): SVGElement {
  const width = 130;
  const node = svg('svg', { viewBox: `0 0 ${width} 14`, width, height: 14, role: 'img', 'aria-label': `${item.name}: ${readable(item.value)}, ${intervalText(item)}` });
  if (item.lower === null || item.upper === null) return node;
  const nominal = item.nominal ?? null;
  const size = Math.max(Math.abs(item.value), Math.abs(item.lower), Math.abs(item.upper), nominal === null ? 0 : Math.min(Math.abs(nominal), 3 * Math.abs(item.value))) * 1.15 || 1;
  const x = (v: number) => ((Math.max(-1, Math.min(1, v / size)) + 1) / 2) * width;
  node.append(svg('line', { x1: width / 2, x2: width / 2, y1: 1, y2: 13, class: 'zero' }));
  node.append(svg('line', { x1: x(item.lower), x2: Math.max(x(item.upper), x(item.lower) + 1), y1: 7, y2: 7, class: 'range' }));
  if (nominal !== null) node.append(svg('line', { x1: x(nominal), x2: x(nominal), y1: 2, y2: 12, class: 'nominal' }));
  node.append(svg('circle', { cx: x(item.value), cy: 7, r: 3, class: 'value' }));
  return node;
}

function intervalTable(items: Item[], interval: string): HTMLElement {
  const withNominal = items.some((item) => item.nominal !== undefined);
  const head = [words.parameter, words.value, interval, '', ...(withNominal ? [words.nominal] : []), words.unit, words.origin];
  const cell = (name: string, attributes: Record<string, unknown>, ...children: (Node | string)[]) => h('td', { 'data-label': name, ...attributes }, ...children);
  const rows = items.map((item) => h('tr', {},
    h('th', { scope: 'row' }, item.name),
    cell(words.value, { class: 'number' }, readable(item.value)),
    cell(interval, { class: 'number' }, intervalText(item)),
    h('td', { class: 'interval' }, intervalBar(item)),
    withNominal ? cell(words.nominal, { class: 'number' }, readable(item.nominal)) : null,
    cell(words.unit, {}, item.unit),
    cell(words.origin, {}, h('span', { class: `standing ${item.standing}` }, words.origins[item.standing] ?? item.standing))));
  const numeric = new Set([words.value, interval, words.nominal]);
  return h('div', { class: 'scroll' }, h('table', { class: 'cards' },
    h('thead', {}, h('tr', {}, head.map((t) => h('th', { scope: 'col', class: numeric.has(t) ? 'number' : undefined }, t || h('span', { class: 'hidden' }, words.picture))))), h('tbody', {}, rows)));
}

/// Each parameter's value and interval, and where the number comes from.
export function intervals(section: IntervalsSection): HTMLElement {
  return intervalTable(section.items, section.interval);
}

const count = (items: Item[], standing: string): number => items.filter((item) => item.standing === standing).length;

/// Parameters by the link they belong to, each link folded under its mass.
export function links(section: LinksSection): HTMLElement {
  return h('div', { class: 'links' }, section.links.map(({ link, joint, items }) => {
    const mass = items.find((item) => /^M\d+$/.test(item.name));
    const half = mass && mass.lower !== null && mass.upper !== null ? (mass.upper - mass.lower) / 2 : null;
    const parts = [mass ? `${readable(mass.value)} kg${half === null ? '' : ` ± ${readable(half, 2)}`}` : '',
      ...['seen', 'inferred', 'set'].map((s) => (count(items, s) ? `${count(items, s)} ${words.origins[s]}` : ''))].filter(Boolean);
    return h('details', { 'data-link': link }, h('summary', {}, h('b', {}, link), joint && joint !== link ? ` (${joint})` : '', h('span', { class: 'gist' }, parts.join(' · '))), intervalTable(items, section.interval));
  }));
}

/// A square matrix of numbers between −1 and 1 (correlations).
export function heatmap(section: HeatmapSection): HTMLElement {
  const n = section.labels.length;
  return responsive((width) => {
    const space = Math.min(width, 760);
    const margin = space / n >= 11 ? 60 : 8;
    const cell = Math.max(2, Math.min(18, (space - margin - 4) / n));
    const size = margin + n * cell + 4;
    const node = svg('svg', { viewBox: `0 0 ${size} ${size}`, width: size, height: size, class: 'chart', role: 'img', 'aria-label': section.title });
    section.values.forEach((row, i) => {
      row.forEach((value, j) => {
        const strength = Math.min(1, Math.abs(value ?? 0));
        if (strength < 0.05) return;
        node.append(svg('rect', {
          x: margin + j * cell, y: margin + i * cell, width: cell * 0.95, height: cell * 0.95,
          class: (value ?? 0) >= 0 ? 'positive' : 'negative', 'fill-opacity': (strength * strength).toFixed(3),
        }, svg('title', {}, `${section.labels[i]} · ${section.labels[j]}: ${readable(value)}`)));
      });
      if (margin > 8) {
        const font = { 'font-size': Math.min(10, cell) };
        node.append(label(margin - 4, margin + i * cell + cell * 0.8, section.labels[i], { 'text-anchor': 'end', ...font }));
        const x = margin + i * cell + cell * 0.8;
        node.append(label(x, margin - 4, section.labels[i], { transform: `rotate(-90 ${x} ${margin - 4})`, ...font }));
      }
    });
    return node;
  });
}

interface Frame { width: number; height: number; left: number; right: number; top: number; bottom: number }
const frameOf = (width: number, height = 240): Frame => ({ width: Math.min(width, 900), height, left: 62, right: 12, top: 10, bottom: 40 });

interface Scale { at: (v: number) => number; low: number; high: number }

function scale(values: number[], log: boolean, from: number, to: number): Scale {
  const f = log ? (v: number) => Math.log10(Math.max(v, 1e-300)) : (v: number) => v;
  let low = Infinity;
  let high = -Infinity;
  for (const v of values) {
    low = Math.min(low, f(v));
    high = Math.max(high, f(v));
  }
  if (!(low < high)) [low, high] = Number.isFinite(low) ? [low - 1, high + 1] : [0, 1];
  return { at: (v) => from + ((f(v) - low) / (high - low)) * (to - from), low, high };
}

function ticks(low: number, high: number, log: boolean, most: number, whole = false): number[] {
  if (log) {
    const step = Math.max(1, Math.ceil((high - low) / most));
    // Less than two decades need the steps in between.
    const within = high - low < 2 ? [1, 2, 5] : [1];
    const list: number[] = [];
    for (let e = Math.floor(low); e <= high; e += step) {
      for (const m of within) if (Math.log10(m) + e >= low - 1e-9 && Math.log10(m) + e <= high + 1e-9) list.push(m * 10 ** e);
    }
    return list.length ? list : [10 ** low, 10 ** high];
  }
  const raw = (high - low) / most;
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max([1, 2, 5, 10].map((m) => m * unit).find((s) => s >= raw) ?? 10 * unit, whole ? 1 : 0);
  const list: number[] = [];
  for (let v = Math.ceil(low / step) * step; v <= high + 1e-12; v += step) list.push(Math.abs(v) < step / 1e6 ? 0 : v);
  return list;
}

// Ticks are told apart: as many decimals as their distance asks for.
function named(list: number[], log: boolean): [number, string][] {
  const step = list.length > 1 ? list[1] - list[0] : 1;
  const decimals = Math.max(0, Math.min(12, 1 - Math.floor(Math.log10(step))));
  const fine = !log && step < 1e-3 * Math.max(...list.map(Math.abs));
  return list.map((value) => [value, fine ? value.toFixed(decimals).replace('-', '−') : readable(value)]);
}

interface AxisText { x_label?: string; y_label?: string; log?: boolean; log_x?: boolean; whole?: boolean }

function axes(node: SVGElement, f: Frame, text: AxisText, x: Scale | null, y: Scale): void {
  for (const [value, name] of named(ticks(y.low, y.high, text.log ?? false, 5), text.log ?? false)) {
    const at = y.at(value);
    node.append(svg('line', { x1: f.left, x2: f.width - f.right, y1: at, y2: at, class: 'grid' }));
    node.append(label(f.left - 6, at + 4, name, { 'text-anchor': 'end' }));
  }
  if (x) {
    const most = Math.max(2, Math.floor((f.width - f.left - f.right) / 90));
    for (const [value, name] of named(ticks(x.low, x.high, text.log_x ?? false, most, text.whole), text.log_x ?? false)) {
      node.append(svg('line', { x1: x.at(value), x2: x.at(value), y1: f.height - f.bottom, y2: f.height - f.bottom + 4, class: 'grid' }));
      node.append(label(x.at(value), f.height - f.bottom + 16, name, { 'text-anchor': 'middle' }));
    }
  }
  node.append(label((f.left + f.width - f.right) / 2, f.height - 5, text.x_label || '', { 'text-anchor': 'middle' }));
  node.append(label(13, f.height / 2, text.y_label || '', { 'text-anchor': 'middle', transform: `rotate(-90 13 ${f.height / 2})` }));
}

const emptyChart = (f: Frame, name: string) => svg('svg', { viewBox: `0 0 ${f.width} ${f.height}`, width: f.width, height: f.height, class: 'chart', role: 'img', 'aria-label': name });

/// One bar per item; `log` for spectra.
export function bars(section: BarsSection): HTMLElement {
  return responsive((width) => {
    const f = frameOf(width);
    const values = section.values;
    const y = scale(section.log ? values.filter((v) => v > 0) : [...values, 0], section.log ?? false, f.height - f.bottom, f.top);
    const node = emptyChart(f, section.title);
    axes(node, f, section, null, y);
    const step = (f.width - f.left - f.right) / values.length;
    const floor = f.height - f.bottom;
    values.forEach((value, i) => {
      const top = section.log && value <= 0 ? floor : y.at(value);
      const base = section.log ? floor : y.at(0);
      node.append(svg('rect', {
        x: f.left + i * step + step * 0.1, width: step * 0.8, y: Math.min(top, base), height: Math.max(1, Math.abs(base - top)), class: 'bar',
      }, svg('title', {}, `${section.labels ? section.labels[i] : i + 1}: ${readable(value)}`)));
    });
    return node;
  });
}

const points = (xs: number[], ys: (number | null)[], x: Scale, y: Scale, usable: (v: number) => boolean): string =>
  xs.map((at, k) => {
    const v = ys[k];
    return v === null || v === undefined || !usable(v) ? '' : `${x.at(at).toFixed(1)},${y.at(v).toFixed(1)}`;
  }).filter(Boolean).join(' ');

/// Curves over a common x, named above the chart; hue is not the only difference, dashes are the other.
export function lines(section: Omit<LinesSection, 'type' | 'title'> & { title?: string }): HTMLElement {
  const usable = (v: number) => Number.isFinite(v) && (!section.log || v > 0);
  const single = section.series.length === 1;
  const chart = responsive((width) => {
    const f = frameOf(width);
    const x = scale(section.x.filter((v) => !section.log_x || v > 0), section.log_x ?? false, f.left, f.width - f.right);
    const all = section.series.flatMap((s) => s.values).filter((v): v is number => v !== null && usable(v));
    const y = scale(all, section.log ?? false, f.height - f.bottom, f.top);
    const node = emptyChart(f, section.title ?? section.series.map((s) => s.name).join(', '));
    // One curve is named by its axis, several by a list above.
    axes(node, f, { ...section, y_label: single ? `${section.series[0].name} [${section.y_label}]` : section.y_label, whole: section.x.every(Number.isInteger) }, x, y);
    section.series.forEach((series, i) => node.append(svg('polyline', { points: points(section.x, series.values, x, y, usable), class: `curve c${(i % 7) + 1}` })));
    return node;
  });
  if (single) return chart;
  return h('div', {}, h('ul', { class: 'keys' }, section.series.map((s, i) => h('li', {}, svg('svg', { width: 26, height: 8, viewBox: '0 0 26 8', 'aria-hidden': 'true' }, svg('polyline', { points: '0,4 26,4', class: `curve c${(i % 7) + 1}` })), ' ', s.name))), chart);
}

function frictionChart(joint: FrictionJoint): HTMLElement {
  return responsive((width) => {
    const f = { ...frameOf(width, 210), left: 56 };
    const x = scale([...joint.v, ...joint.curve_v], false, f.left, f.width - f.right);
    const y = scale([...joint.tau, ...joint.curve_tau], false, f.height - f.bottom, f.top);
    const node = emptyChart(f, `${joint.name}: ${words.frictionAxis}`);
    axes(node, f, { x_label: `${words.velocity} [${joint.v_unit}]`, y_label: `[${joint.tau_unit}]` }, x, y);
    const dots = joint.v.map((v, k) => `M${x.at(v).toFixed(1)} ${y.at(joint.tau[k]).toFixed(1)}h0`).join('');
    node.append(svg('path', { d: dots, class: 'dots' }));
    node.append(svg('polyline', { points: points(joint.curve_v, joint.curve_tau, x, y, Number.isFinite), class: 'curve model' }));
    return node;
  });
}

/// Torque that the bodies do not explain against velocity, joint by joint: points measured, line as the model has it.
export function friction(section: FrictionSection): HTMLElement {
  return h('div', { class: 'small-multiples' }, section.joints.map((joint) => h('figure', {}, h('figcaption', {}, joint.name), frictionChart(joint))));
}
