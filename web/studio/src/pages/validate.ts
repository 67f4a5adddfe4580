// Validate: would you trust it?
import { h } from '../../../src/dom';
import type { Page } from '../page';
import { reportView } from '../report_view';
import { begin, formRegion, jobsOf, jobsRegion, modelChoice, nextRegion, runRegion } from '../step';
import { chosenModel, mappingFile, validationLogs } from '../store';
import { words } from '../../../src/text';

export function validatePage(): Page {
  const page = begin('validate');
  const model = chosenModel;
  modelChoice(page);
  page.region('which', validationLogs, () => [validationLogs().length ? h('p', {}, h('b', {}, words.validate.logs), ': ', validationLogs().join(', ')) : h('p', { class: 'stale' }, words.validate.none)]);
  formRegion(page, () => [model(), validationLogs(), mappingFile()], () => (validationLogs().length ? {
    verb: 'validate', fixed: { model: model(), log: validationLogs(), ...(mappingFile() ? { mapping: mappingFile() } : {}) }, shown: ['folds'], out: 'validation', button: words.run.validate,
  } : null), 'validate');
  jobsRegion(page, () => jobsOf('validate'));
  // Torques first: measured, predicted and residual; the model's own pages are on Identify.
  runRegion(page, 'validate', async (run) => {
    const file = run.files.find((f) => f === 'report.html') ?? run.files.find((f) => f === 'validation.html');
    return file ? [await reportView(`${run.place}/${file}`, (s) => ['intervals', 'heatmap', 'links'].includes(s.type) || s.id === 'next')] : [];
  });
  nextRegion(page, 'validate');
  return page;
}

