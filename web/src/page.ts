// A page of Armature: reads the JSON in #armature-data and shows it. No network, no storage.
import components from './components.css?inline';
import css from './page.css?inline';
import uplotCss from 'uplot/dist/uPlot.min.css?inline';
import { cursor } from './cursor';
import { h } from './dom';
import { addSections, foldButton, tiles, verdictBox } from './sections';
import type { PageData } from './types';

function show(page: PageData): void {
  document.title = page.title;
  for (const sheet of [uplotCss, components, css]) document.head.append(h('style', {}, sheet));
  // The conclusion and what it rests on come first, on one screen; everything else is folded below.
  const main = h('main', {}, h('h1', {}, page.title), page.subtitle ? h('p', { class: 'subtitle' }, page.subtitle) : null,
    page.verdict ? verdictBox(page.verdict) : null, page.summary?.length ? tiles(page.summary) : null);
  document.body.append(main);
  const open = page.sections.filter((s) => !s.fold);
  const folded = page.sections.filter((s) => s.fold);
  const start = [addSections(main, open)];
  if (folded.length) {
    main.append(foldButton(main));
    start.push(addSections(main, folded));
  }
  main.append(h('footer', {}, page.footer || ''));
  start.forEach((begin) => begin());
  // The plots know their scales a moment after they are made.
  setTimeout(() => cursor.restore());
}

show(JSON.parse(document.getElementById('armature-data')!.textContent!) as PageData);
