// Rehearse: the motion in the simulator.
import { h } from '../../../src/dom';
import type { Page } from '../page';
import { reportView } from '../report_view';
import { begin, formRegion, jobsOf, jobsRegion, nextRegion, runRegion } from '../step';
import { roomOf } from '../spec_panel';
import { shownRun, store } from '../store';
import { words } from '../../../src/text';

export function rehearsePage(): Page {
  const page = begin('rehearse');
  const design = () => shownRun('design')?.place ?? '';
  const room = () => roomOf(shownRun('design'));
  formRegion(page, () => [store.state?.project.robot, design(), room()], () => ({
    verb: 'rehearse', fixed: { robot: store.state?.project.robot, design: design(), ...room() }, shown: ['periods', 'realism', 'load_kg'], hidden: ['motion', 'spec'], out: 'rehearsal', button: words.run.rehearse,
  }), 'rehearse');
  jobsRegion(page, () => jobsOf('rehearse'));
  runRegion(page, 'rehearse', async (run) => (run.files.includes('rehearsal.html') ? [await reportView(`${run.place}/rehearsal.html`)] : [h('p', { class: 'note' }, '')]));
  nextRegion(page, 'rehearse');
  return page;
}
