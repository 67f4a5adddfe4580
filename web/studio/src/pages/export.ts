// Export: files that simulators and controllers load.
import { filePath } from '../api';
import { h } from '../../../src/dom';
import type { Page } from '../page';
import { verdictBox } from '../parts';
import { begin, formRegion, jobsOf, jobsRegion, modelChoice } from '../step';
import { chosenModel, runsOf, store } from '../store';
import { words } from '../../../src/text';

const endings: Record<string, string> = { urdf: 'urdf', mjcf: 'xml', sdf: 'sdf', json: 'json', c: 'h', numpy: 'py' };

export function exportPage(): Page {
  const page = begin('export');
  const model = chosenModel;
  modelChoice(page);
  const select = h('select', { id: 'format', onchange: () => page.update() }, Object.keys(endings).map((f) => h('option', { value: f }, f)));
  page.add(h('label', { class: 'choice', for: 'format' }, words.export.formats, ' ', select));
  const robot = () => (store.state?.project.robot ?? 'robot').replace(/\.[a-z]+$/i, '').replace(/[^\w-]/g, '_');
  formRegion(page, () => [model(), select.value, store.state?.project.robot], () => (model() ? {
    verb: 'export', fixed: { source: model(), to: select.value }, shown: [], hidden: ['terms'], outName: () => `export/${robot()}.${endings[select.value]}`, button: words.run.export,
  } : null), 'export');
  jobsRegion(page, () => jobsOf('export'));
  page.region('files', () => runsOf('export'), () => {
    const runs = runsOf('export');
    return [h('section', { class: 'panel' }, h('h2', {}, words.export.files), runs.length ? runs.map((run) => h('div', {}, verdictBox(run.verdict),
      h('p', {}, h('a', { href: filePath(run.place) + '?download', download: run.place.split('/').pop() }, `${words.export.download} ${run.place}`), ' ', h('code', { class: 'small' }, run.command)))) : h('p', { class: 'note' }, words.export.empty))];
  });
  return page;
}

