// The page that a command wrote (report.html, rehearsal.html, …), drawn by the studio with the same components.
import { api } from './api';
import { h } from './dom';
import { addSections } from '../../src/sections.js';

const kinds = new Set(['text', 'table', 'code', 'scene', 'timeseries', 'intervals', 'heatmap', 'bars', 'lines']);

/// The data of a page, without running anything of it.
export async function pageData(path: string): Promise<any> {
  const text = await api.text(path);
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  const data = parsed.getElementById('armature-data')?.textContent;
  if (!data) throw new Error(`${path} holds no data of Armature`);
  return JSON.parse(data);
}

/// Its sections; `leave` names those that the studio shows in its own way.
export async function reportView(path: string, leave: (section: any) => boolean = () => false): Promise<HTMLElement> {
  const page = await pageData(path);
  const node = h('div', { class: 'report' });
  const sections = (page.sections as any[]).filter((s) => kinds.has(s.type) && !leave(s));
  const start = addSections(node, sections);
  // Charts measure their width: they start when the node is on the page.
  const begin = (tries = 0) => (node.isConnected ? start() : tries < 100 && setTimeout(() => begin(tries + 1), 20));
  setTimeout(begin);
  return node;
}
