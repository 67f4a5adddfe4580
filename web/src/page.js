// A page of Armature: reads the JSON in #armature-data and shows its sections. No network, no storage.
import css from './page.css';
import uplotCss from 'uplot/dist/uPlot.min.css';
import { cursor } from './cursor.js';
import { element, text } from './dom.js';
import { addSections } from './sections.js';

function verdict(page) {
  const box = element('div', { class: `verdict ${page.verdict.level}` }, [element('p', { class: 'lead' }, [text(page.verdict.text)])]);
  if (page.verdict.reasons && page.verdict.reasons.length) {
    box.append(element('ul', {}, page.verdict.reasons.map((r) => element('li', {}, [text(r)]))));
  }
  return box;
}

function show(page) {
  document.title = page.title;
  for (const sheet of [uplotCss, css]) document.head.append(element('style', {}, [text(sheet)]));
  const main = element('main', {}, [element('h1', {}, [text(page.title)])]);
  if (page.subtitle) main.append(element('p', { class: 'subtitle' }, [text(page.subtitle)]));
  if (page.verdict) main.append(verdict(page));
  document.body.append(main);
  const start = addSections(main, page.sections);
  main.append(element('footer', {}, [text(page.footer || '')]));
  start();
  // The plots know their scales a moment after they are made.
  setTimeout(cursor.restore);
}

show(JSON.parse(document.getElementById('armature-data').textContent));
