// Charts that stand still, as SVG: they print well and need no script once drawn.
import { element, label, readable, svg, text } from './dom.js';

/// Each parameter's value and interval, and where the number comes from.
export function intervals(section) {
  const head = ['parameter', 'value', section.interval, '', 'unit', 'standing'];
  const rows = section.items.map((item) => {
    const half = item.upper === null || item.lower === null ? null : (item.upper - item.lower) / 2;
    return element('tr', {}, [
      element('td', {}, [text(item.name)]),
      element('td', { class: 'number' }, [text(readable(item.value))]),
      element('td', { class: 'number' }, [text(half === null ? '–' : `${readable(item.lower)} … ${readable(item.upper)}`)]),
      element('td', { class: 'interval' }, [intervalBar(item)]),
      element('td', {}, [text(item.unit)]),
      element('td', {}, [element('span', { class: `standing ${item.standing}` }, [text(item.standing)])]),
    ]);
  });
  const table = element('table', {}, [
    element('thead', {}, [element('tr', {}, head.map((h) => element('th', {}, [text(h)])))]),
    element('tbody', {}, rows),
  ]);
  return element('div', { class: 'scroll' }, [table]);
}

// Value and interval on a scale of the value's own size, zero marked: a long bar means little is known.
function intervalBar(item) {
  const width = 150;
  const node = svg('svg', { viewBox: `0 0 ${width} 14`, width, height: 14, role: 'img' });
  if (item.lower === null || item.upper === null) return node;
  const size = Math.max(Math.abs(item.value), Math.abs(item.lower), Math.abs(item.upper)) * 1.15 || 1;
  const x = (v) => ((v / size + 1) / 2) * width;
  node.append(svg('line', { x1: width / 2, x2: width / 2, y1: 1, y2: 13, class: 'zero' }));
  node.append(svg('line', { x1: x(item.lower), x2: Math.max(x(item.upper), x(item.lower) + 1), y1: 7, y2: 7, class: 'range' }));
  node.append(svg('circle', { cx: x(item.value), cy: 7, r: 3, class: 'value' }));
  return node;
}

/// A square matrix of numbers between −1 and 1 (correlations).
export function heatmap(section) {
  const n = section.labels.length;
  const cell = Math.max(5, Math.min(16, Math.floor(560 / n)));
  const margin = cell >= 8 ? 56 : 8;
  const size = margin + n * cell + 4;
  const node = svg('svg', { viewBox: `0 0 ${size} ${size}`, class: 'chart', style: `max-width:${size}px` });
  section.values.forEach((row, i) => {
    row.forEach((value, j) => {
      const strength = Math.min(1, Math.abs(value));
      const square = svg('rect', {
        x: margin + j * cell, y: margin + i * cell, width: cell - 0.5, height: cell - 0.5,
        class: value >= 0 ? 'positive' : 'negative', 'fill-opacity': (strength * strength).toFixed(3),
      }, [svg('title', {}, [text(`${section.labels[i]} · ${section.labels[j]}: ${readable(value)}`)])]);
      node.append(square);
    });
    if (margin > 8) {
      node.append(label(margin - 4, margin + i * cell + cell * 0.8, section.labels[i], { 'text-anchor': 'end', 'font-size': Math.min(10, cell) }));
      const x = margin + i * cell + cell * 0.8;
      node.append(label(x, margin - 4, section.labels[i], { transform: `rotate(-90 ${x} ${margin - 4})`, 'font-size': Math.min(10, cell) }));
    }
  });
  return element('div', { class: 'scroll' }, [node]);
}

const frame = { width: 720, height: 240, left: 72, right: 12, top: 10, bottom: 38 };

function scale(values, log, from, to) {
  const f = log ? (v) => Math.log10(Math.max(v, 1e-300)) : (v) => v;
  let low = Math.min(...values.map(f));
  let high = Math.max(...values.map(f));
  if (low === high) [low, high] = [low - 1, high + 1];
  return { at: (v) => from + ((f(v) - low) / (high - low)) * (to - from), low, high };
}

function ticks(low, high, log, whole = false) {
  if (log) {
    const step = Math.max(1, Math.ceil((high - low) / 6));
    // Less than two decades need the steps in between.
    const within = high - low < 2 ? [1, 2, 5] : [1];
    const list = [];
    for (let e = Math.floor(low); e <= high; e += step) {
      for (const m of within) if (Math.log10(m) + e >= low - 1e-9 && Math.log10(m) + e <= high + 1e-9) list.push(m * 10 ** e);
    }
    return list.length ? list : [10 ** low, 10 ** high];
  }
  const raw = (high - low) / 5;
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max([1, 2, 5, 10].map((m) => m * unit).find((s) => s >= raw), whole ? 1 : 0);
  const list = [];
  for (let v = Math.ceil(low / step) * step; v <= high + 1e-12; v += step) list.push(Math.abs(v) < step / 1e6 ? 0 : v);
  return list;
}

// Ticks are told apart: as many decimals as their distance asks for.
function named(list, log) {
  const step = list.length > 1 ? list[1] - list[0] : 1;
  const decimals = Math.max(0, Math.min(12, 1 - Math.floor(Math.log10(step))));
  const fine = !log && step < 1e-3 * Math.max(...list.map(Math.abs));
  return list.map((value) => [value, fine ? value.toFixed(decimals).replace('-', '−') : readable(value)]);
}

function axes(node, section, x, y, withX) {
  for (const [value, name] of named(ticks(y.low, y.high, section.log), section.log)) {
    const at = y.at(value);
    node.append(svg('line', { x1: frame.left, x2: frame.width - frame.right, y1: at, y2: at, class: 'grid' }));
    node.append(label(frame.left - 6, at + 4, name, { 'text-anchor': 'end' }));
  }
  if (withX) {
    for (const [value, name] of named(ticks(x.low, x.high, false, section.x.every(Number.isInteger)), false)) {
      node.append(label(x.at(value), frame.height - frame.bottom + 16, name, { 'text-anchor': 'middle' }));
    }
  }
  node.append(label(frame.width / 2, frame.height - 4, section.x_label || '', { 'text-anchor': 'middle' }));
  node.append(label(14, frame.height / 2, section.y_label || '', { 'text-anchor': 'middle', transform: `rotate(-90 14 ${frame.height / 2})` }));
}

/// One bar per item; `log` for spectra.
export function bars(section) {
  const values = section.values;
  const positive = section.log ? values.filter((v) => v > 0) : [...values, 0];
  const y = scale(positive, section.log, frame.height - frame.bottom, frame.top);
  const node = svg('svg', { viewBox: `0 0 ${frame.width} ${frame.height}`, class: 'chart' });
  axes(node, section, null, y, false);
  const step = (frame.width - frame.left - frame.right) / values.length;
  const floor = frame.height - frame.bottom;
  values.forEach((value, i) => {
    const top = section.log && value <= 0 ? floor : y.at(value);
    const base = section.log ? floor : y.at(0);
    const bar = svg('rect', {
      x: frame.left + i * step + step * 0.1, width: step * 0.8, y: Math.min(top, base), height: Math.max(1, Math.abs(base - top)), class: 'bar',
    }, [svg('title', {}, [text(`${section.labels ? section.labels[i] : i + 1}: ${readable(value)}`)])]);
    node.append(bar);
  });
  return node;
}

/// Curves over a common x.
export function lines(section) {
  const x = scale(section.x, false, frame.left, frame.width - frame.right);
  const all = section.series.flatMap((s) => s.values).filter((v) => v !== null && Number.isFinite(v) && (!section.log || v > 0));
  const y = scale(all, section.log, frame.height - frame.bottom, frame.top);
  const node = svg('svg', { viewBox: `0 0 ${frame.width} ${frame.height}`, class: 'chart' });
  // One curve is named by its axis, several by a line of their own each.
  const single = section.series.length === 1;
  axes(node, single ? { ...section, y_label: `${section.series[0].name} [${section.y_label}]` } : section, x, y, true);
  section.series.forEach((series, i) => {
    const points = series.values.map((v, k) => (v === null ? null : `${x.at(section.x[k]).toFixed(1)},${y.at(v).toFixed(1)}`)).filter(Boolean);
    node.append(svg('polyline', { points: points.join(' '), class: `curve c${(i % 7) + 1}` }));
    if (!single) node.append(label(frame.width - frame.right - 4, frame.top + 14 + 15 * i, series.name, { 'text-anchor': 'end', class: `c${(i % 7) + 1} name` }));
  });
  return node;
}
