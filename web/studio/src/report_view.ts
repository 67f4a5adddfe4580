// The page that a command wrote (report.html, rehearsal.html, …), drawn by the studio with the same components.
import { api } from './api';
import { h, whenShown } from '../../src/dom';
import { addSections, foldButton, knownKinds, tiles } from '../../src/sections';
import type { PageData, Section } from '../../src/types';

/// The data of a page, without running anything of it.
export async function pageData(path: string): Promise<PageData> {
  const text = await api.text(path);
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  const data = parsed.getElementById('armature-data')?.textContent;
  if (!data) throw new Error(`${path} holds no data of Armature`);
  return JSON.parse(data) as PageData;
}

/// Its summary and sections; `leave` names sections that the studio shows in its own way.
export async function reportView(path: string, leave: (section: Section) => boolean = () => false): Promise<HTMLElement> {
  const page = await pageData(path);
  const node = h('div', { class: 'report' });
  const sections = page.sections.filter((s) => knownKinds.has(s.type) && !leave(s));
  if (page.summary?.length) node.append(tiles(page.summary));
  const start = [addSections(node, sections.filter((s) => !s.fold))];
  if (sections.some((s) => s.fold)) node.append(foldButton(node));
  start.push(addSections(node, sections.filter((s) => s.fold)));
  // Charts measure their width: they start when the node is on the page.
  whenShown(node, () => start.forEach((begin) => begin()));
  return node;
}
