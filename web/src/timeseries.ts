// Plots over time, one above the other, with one cursor and one zoom.
import uPlot from 'uplot';
import { cursor } from './cursor';
import { h, readable } from './dom';
import { pageWords as words } from './text';
import { onThemeChange, palette, printing, type Palette } from './theme';
import type { Made, PlotGroup, TimeEvent, TimeSection } from './types';

const tall = 190;
const low = 110;

// Measured is a broad pale line below, predicted a thin one above: where they agree both are seen.
const roleStyle: Record<string, (c: Palette) => uPlot.Series> = {
  measured: (c) => ({ stroke: `${c.measured}80`, width: 4 }),
  predicted: (c) => ({ stroke: c.predicted, width: 1.3 }),
  residual: (c) => ({ stroke: c.residual, width: 1, dash: [4, 2] }),
  limit: (c) => ({ stroke: c.faint, width: 1.5, dash: [10, 5] }),
  band: (c) => ({ stroke: c.faint, width: 1, dash: [3, 3] }),
  reference: (c) => ({ stroke: c.faint, width: 1.2 }),
};
const dashes = [[], [8, 3], [2, 2], [10, 3, 2, 3], [5, 5], [1, 3], [12, 4]];

// Rounding of the last digit is not a value: beside this size it is zero.
const largest = (values: (number | null)[]): number => values.reduce<number>((most, v) => Math.max(most, Math.abs(v ?? 0)), 0);

function seriesOf(group: PlotGroup, colours: Palette): uPlot.Series[] {
  return group.series.map((s, i) => ({
    label: s.name,
    value: (_: uPlot, v: number) => readable(Math.abs(v) < 1e-9 * largest(s.values) ? 0 : v),
    ...(s.role && roleStyle[s.role] ? roleStyle[s.role](colours) : { stroke: colours.cycle[i % 7], width: 1.5, dash: dashes[i % 7] }),
  }));
}

// Where something was found: a line, or a band where it lasted.
function markers(events: TimeEvent[], colours: Palette): (plot: uPlot) => void {
  return (plot) => {
    const { ctx, bbox } = plot;
    const inside = (x: number) => Math.max(bbox.left, Math.min(bbox.left + bbox.width, x));
    ctx.save();
    for (const event of events) {
      const colour = event.level === 'warn' || event.level === 'doubtful' ? colours.warn : event.level === 'good' ? colours.faint : colours.bad;
      const x = plot.valToPos(event.time, 'x', true);
      if (event.until !== undefined) {
        ctx.fillStyle = `${colour}38`;
        const [from, to] = [inside(x), inside(plot.valToPos(event.until, 'x', true))];
        ctx.fillRect(from, bbox.top, Math.max(2, to - from), bbox.height);
      }
      if (x < bbox.left || x > bbox.left + bbox.width) continue;
      ctx.strokeStyle = colour;
      ctx.lineWidth = 2 * devicePixelRatio;
      ctx.beginPath();
      ctx.moveTo(x, bbox.top);
      ctx.lineTo(x, bbox.top + bbox.height);
      ctx.stroke();
    }
    ctx.restore();
  };
}

// A residual is shown twice: at the scale of the torques, and large enough to see its shape.
function plotsOf(groups: PlotGroup[]): { group: PlotGroup; height: number }[] {
  return groups.flatMap((group) => {
    const residual = group.series.filter((s) => s.role === 'residual');
    const whole = { group, height: tall };
    if (!residual.length || residual.length === group.series.length || group.series.some((s) => s.role === 'band')) return [whole];
    return [whole, { group: { title: `${group.title}: ${words.residual}`, unit: group.unit, series: residual }, height: low }];
  });
}

export interface TimeOptions {
  /// More detail of a stretch, for tables that are longer than a screen is wide.
  refine?: (from: number, to: number) => Promise<{ time: number[]; groups: PlotGroup[] }>;
  /// A slider for the time; a scene beside it has its own.
  slider?: boolean;
}

export function timeseries(section: Omit<TimeSection, 'type' | 'title'>, options: TimeOptions = {}): Made & { node: HTMLElement; start: () => void } {
  let shown = { time: section.time, groups: plotsOf(section.groups) };
  const first = section.time[0] ?? 0;
  const last = section.time[section.time.length - 1] ?? 1;
  const plots = new Map<Element, uPlot>();
  const hosts = shown.groups.map(({ group, height }) => h('div', {
    class: 'plot', role: 'img', 'aria-label': `${group.title} [${group.unit}]: ${group.series.map((s) => s.name).join(', ')}`, 'data-height': height,
  }));
  let zoom: { min: number; max: number } | null = null;
  let moving = false;

  const slider = h('input', { type: 'range', min: first, max: last, step: 'any', value: first, 'aria-label': words.time });
  slider.addEventListener('input', () => cursor.set(Number(slider.value), slider));
  slider.addEventListener('change', () => cursor.keep());
  const reset = h('button', { type: 'button', class: 'quiet', disabled: true, onclick: () => setRange(null) }, words.wholeTime);
  const node = h('div', { class: 'plots' }, h('div', { class: 'controls' }, options.slider === false ? null : slider, h('span', { class: 'note' }, words.dragToZoom), reset), hosts);

  const setRange = (range: { min: number; max: number } | null) => {
    zoom = range;
    reset.disabled = !range;
    moving = true;
    const to = range ?? { min: first, max: last };
    for (const plot of plots.values()) plot.setScale('x', to);
    moving = false;
    if (options.refine) options.refine(to.min, to.max).then((more) => {
      if (zoom !== range) return;
      shown = { time: more.time, groups: plotsOf(more.groups) };
      moving = true;
      for (const [host, plot] of plots) {
        plot.setData([shown.time, ...shown.groups[hosts.indexOf(host as HTMLDivElement)].group.series.map((s) => s.values)] as uPlot.AlignedData, false);
        plot.setScale('x', to);
      }
      moving = false;
    }, () => undefined);
  };
  const onScale = (plot: uPlot, key: string) => {
    if (moving || key !== 'x') return;
    const { min, max } = plot.scales.x;
    if (min === undefined || max === undefined || min === null || max === null) return;
    const whole = Math.abs(min - first) < 1e-9 && Math.abs(max - last) < 1e-9;
    // Not within uPlot's own commit.
    if (zoom?.min !== min || zoom?.max !== max) setTimeout(() => setRange(whole ? null : { min, max }));
  };
  const onCursor = (plot: uPlot) => {
    if (moving || (plot.cursor.left ?? -1) < 0) return;
    cursor.set(plot.posToVal(plot.cursor.left!, 'x'), plot);
  };

  const drawOne = (host: Element) => {
    plots.get(host)?.destroy();
    const colours = palette();
    const { group, height } = shown.groups[hosts.indexOf(host as HTMLDivElement)];
    const axis = { stroke: colours.text, grid: { stroke: colours.grid, width: 1 }, ticks: { stroke: colours.grid } };
    const plot = new uPlot({
      title: `${group.title}${group.unit ? ` [${group.unit}]` : ''}`,
      width: host.clientWidth || 600,
      height,
      scales: { x: { time: false, ...zoom } },
      axes: [{ ...axis, label: height === tall ? words.timeAxis : undefined, labelSize: 18 }, { ...axis, size: 56 }],
      series: [{ label: 't [s]', value: (_: uPlot, v: number) => readable(v) }, ...seriesOf(group, colours)],
      cursor: { drag: { x: true, y: false } },
      hooks: { setScale: [onScale], setCursor: [onCursor], draw: section.events ? [markers(section.events, colours)] : [] },
    }, [shown.time, ...group.series.map((s) => s.values)] as uPlot.AlignedData, host as HTMLElement);
    plot.over.addEventListener('mouseup', () => cursor.keep());
    plots.set(host, plot);
    host.classList.add('drawn');
    if (zoom) plot.setScale('x', zoom);
    // A plot knows its scales a moment after it is made.
    setTimeout(() => node.isConnected && follow(cursor.time, 'draw', [plot]));
  };
  const follow = (time: number, source: unknown, which: Iterable<uPlot> = plots.values()): boolean => {
    if (plots.size && !node.isConnected) return false;
    moving = true;
    if (source !== slider) slider.value = String(time);
    for (const plot of which) {
      if (plot !== source) plot.setCursor({ left: plot.valToPos(time, 'x'), top: -10 }, false);
      plot.setLegend({ idx: plot.valToIdx(time) }, false);
    }
    moving = false;
    return true;
  };
  cursor.follow((time, source) => follow(time, source));
  return {
    node,
    start: () => {
      // A plot is drawn when it comes near the screen: forty of them at once would hold the first paint up.
      const near = new IntersectionObserver((entries) => {
        for (const entry of entries) if (entry.isIntersecting && !plots.has(entry.target)) drawOne(entry.target);
      }, { rootMargin: '400px' });
      hosts.forEach((host) => near.observe(host));
      const end = onThemeChange(() => {
        if (!node.isConnected) return end();
        for (const host of hosts) if (plots.has(host) || printing()) drawOne(host);
      });
      new ResizeObserver(() => {
        for (const [host, plot] of plots) if (host.clientWidth && host.clientWidth !== plot.width) plot.setSize({ width: host.clientWidth, height: plot.height });
      }).observe(node);
    },
  };
}
