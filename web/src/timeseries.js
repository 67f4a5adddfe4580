// Plots over time, one above the other, with one cursor and one zoom.
import uPlot from 'uplot';
import { cursor } from './cursor.js';
import { element, readable } from './dom.js';
import { palette, onThemeChange } from './theme.js';

const height = 190;

const roleStyle = {
  measured: (c) => ({ stroke: c.measured, width: 1.4 }),
  predicted: (c) => ({ stroke: c.predicted, width: 1.6 }),
  residual: (c) => ({ stroke: c.residual, width: 1 }),
  limit: (c) => ({ stroke: c.bad, width: 1, dash: [6, 4] }),
  band: (c) => ({ stroke: c.faint, width: 1, dash: [3, 3] }),
  reference: (c) => ({ stroke: c.faint, width: 1.2 }),
};

function seriesOf(group, colours) {
  return group.series.map((s, i) => ({
    label: s.name,
    value: (_, v) => readable(v),
    ...(roleStyle[s.role] ? roleStyle[s.role](colours) : { stroke: colours.cycle[i % colours.cycle.length], width: 1.5 }),
  }));
}

function markers(events, colours) {
  return (plot) => {
    const { ctx } = plot;
    ctx.save();
    ctx.strokeStyle = colours.bad;
    ctx.lineWidth = 2;
    for (const event of events) {
      const x = plot.valToPos(event.time, 'x', true);
      if (x < plot.bbox.left || x > plot.bbox.left + plot.bbox.width) continue;
      ctx.beginPath();
      ctx.moveTo(x, plot.bbox.top);
      ctx.lineTo(x, plot.bbox.top + plot.bbox.height);
      ctx.stroke();
    }
    ctx.restore();
  };
}

export function timeseries(section) {
  const node = element('div', { class: 'plots' });
  const plots = [];
  let moving = false;

  const setZoom = (plot, key) => {
    if (moving || key !== 'x') return;
    moving = true;
    const { min, max } = plot.scales.x;
    for (const other of plots) if (other !== plot) other.setScale('x', { min, max });
    moving = false;
  };
  const setCursor = (plot) => {
    if (moving || plot.cursor.left < 0) return;
    cursor.set(plot.posToVal(plot.cursor.left, 'x'), plot);
  };

  const draw = () => {
    plots.splice(0).forEach((p) => p.destroy());
    const colours = palette();
    for (const group of section.groups) {
      const axis = { stroke: colours.text, grid: { stroke: colours.grid, width: 1 }, ticks: { stroke: colours.grid } };
      const options = {
        title: group.title,
        width: node.clientWidth || 600,
        height,
        scales: { x: { time: false } },
        axes: [{ ...axis, label: 'time [s]', labelSize: 18 }, { ...axis, label: group.unit, size: 62, labelSize: 18 }],
        series: [{ label: 't [s]', value: (_, v) => readable(v) }, ...seriesOf(group, colours)],
        cursor: { drag: { x: true, y: false } },
        hooks: { setScale: [setZoom], setCursor: [setCursor], draw: section.events ? [markers(section.events, colours)] : [] },
      };
      const plot = new uPlot(options, [section.time, ...group.series.map((s) => s.values)], node);
      plot.root.setAttribute('role', 'img');
      plot.root.setAttribute('aria-label', `${group.title} [${group.unit}]: ${group.series.map((s) => s.name).join(', ')}`);
      plot.over.addEventListener('mouseup', () => cursor.keep());
      plots.push(plot);
    }
  };
  const follow = (time, source) => {
    if (plots.length && !node.isConnected) return false;
    moving = true;
    for (const plot of plots) {
      if (plot !== source) plot.setCursor({ left: plot.valToPos(time, 'x'), top: -10 }, false);
      plot.setLegend({ idx: plot.valToIdx(time) }, false);
    }
    moving = false;
    return true;
  };
  cursor.follow(follow);
  return {
    node,
    start: () => {
      draw();
      onThemeChange(() => {
        draw();
        setTimeout(() => follow(cursor.time));
      });
      new ResizeObserver(() => plots.forEach((p) => p.setSize({ width: node.clientWidth || 600, height }))).observe(node);
    },
  };
}
