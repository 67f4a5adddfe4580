// The best motion of a search that still runs, played on the arm. It is not certified yet.
import { h } from '../../src/dom';
import { robotView } from './robot_view';
import { words } from '../../src/text';
import type { JobState } from './types';
import { robotData } from './pages/robot';
import { standingOf } from './spec_file';
import { chosenSpec } from './spec_panel';

export interface LiveMotion { node: HTMLElement; show: (motion: JobState['motion']) => void }

export function liveMotion(): LiveMotion {
  const node = h('div', { class: 'live' }, h('h2', {}, words.design.live));
  let motion: JobState['motion'];
  Promise.all([robotData(), chosenSpec()]).then(([{ plain, own, inspect }, spec]) => {
    const view = robotView(plain, own);
    view.around(standingOf(spec));
    view.obstacles(spec.boxes);
    const joints = (inspect.result.joints as { name: string; mimic?: unknown }[]).map((j) => j.name);
    node.append(view.node);
    const begin = performance.now();
    let seen = false;
    const step = (now: number) => {
      if (node.isConnected) seen = true;
      else if (seen) return;
      if (motion && node.isConnected) {
        const last = motion.q[0].length - 1;
        const at = ((((now - begin) / 1000) % motion.period_s) / motion.period_s) * last;
        const k = Math.min(last - 1, Math.floor(at));
        motion.q.forEach((q, j) => view.set(joints[j], q[k] + (at - k) * (q[k + 1] - q[k])));
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }, () => undefined);
  return { node, show: (next) => (motion = next ?? motion) };
}
