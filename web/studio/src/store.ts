// The state that every page reads: what the server says, and what the address says.
import type { JobState, Run, State, Verbs } from './types';

export const stepNames = ['robot', 'design', 'rehearse', 'record', 'check', 'identify', 'validate', 'export'] as const;
export type Step = (typeof stepNames)[number];
/// Pages beside the steps: what a model is for, and two runs side by side.
export const usePages = ['payload', 'monitor', 'compare'] as const;
export type UsePage = (typeof usePages)[number];
export type PageName = Step | UsePage;

export const store = {
  state: null as State | null,
  verbs: null as Verbs | null,
  connected: false,
};

/// The view is in the address: ?step=design&run=design&logs=a.csv,b.csv; the time of the plots in #t=3.2.
export const view = {
  get(key: string): string | null {
    return new URLSearchParams(location.search).get(key);
  },
  get step(): PageName {
    const step = view.get('step') as PageName;
    return ([...stepNames, ...usePages] as string[]).includes(step) ? step : 'robot';
  },
  address(changes: Record<string, string | null>): string {
    const all = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === '') all.delete(key);
      else all.set(key, value);
    }
    const text = all.toString();
    return location.pathname + (text ? `?${text}` : '');
  },
  set(changes: Record<string, string | null>, push = false): void {
    history[push ? 'pushState' : 'replaceState'](null, '', view.address(changes) + (push ? '' : location.hash));
  },
};

const robotOf = (run: Run): string => {
  const input = run.job['input'];
  if (typeof run.job['robot'] === 'string') return run.job['robot'];
  return Array.isArray(input) ? String(input[0]) : '';
};

// A check counts for the robot, the logs and the mapping that are chosen now, and for no others.
const isChecked = (run: Run): boolean =>
  JSON.stringify(run.job['input']) === JSON.stringify([store.state?.project.robot, ...identifyLogs()]) && (run.job['mapping'] ?? '') === mappingFile();

/// Runs that belong to a step and to the robot that was chosen, newest first.
// Whether a run read this model, however its command wrote the path.
const isOf = (run: Run, model: string): boolean => model !== '' && `/${String(run.job['model'] ?? '')}`.replace(/\/(model\.json)?$/, '').endsWith(`/${model}`);

export function runsOf(step: PageName): Run[] {
  const state = store.state;
  if (!state) return [];
  const robot = state.project.robot;
  const fits = (run: Run): boolean => {
    switch (step) {
      case 'design': return run.verb === 'design' && run.job['for'] !== 'validation' && !run.job['check'] && robotOf(run) === robot;
      case 'rehearse': return run.verb === 'rehearse' && robotOf(run) === robot;
      case 'record': return run.verb === 'play';
      case 'check': return run.verb === 'identify' && run.job['check_only'] === true && isChecked(run);
      case 'identify': return run.verb === 'identify' && run.job['partial'] !== true && run.job['check_only'] !== true && robotOf(run) === robot;
      case 'validate': return run.verb === 'validate' && isOf(run, chosenModel());
      case 'export': return run.verb === 'export';
      case 'payload': return run.verb === 'payload';
      case 'monitor': return run.verb === 'monitor';
      case 'compare': return run.verb === 'compare';
      default: return false;
    }
  };
  // Recordings of the virtual robot are rehearsals too; on the page Rehearse they come last.
  const last = (run: Run): number => (step === 'rehearse' && run.place.startsWith('recording') ? 1 : 0);
  return state.runs.filter(fits).sort((a, b) => last(a) - last(b) || b.time - a.time);
}

/// The run that a page shows: the one the address names, or the newest.
export function shownRun(step: PageName): Run | undefined {
  const runs = runsOf(step);
  const wanted = view.get('run');
  return runs.find((r) => r.place === wanted) ?? runs[0];
}

/// The model that later steps use: the one the address names (?model=), or the newest.
export function chosenModel(): string {
  const runs = runsOf('identify');
  return (runs.find((r) => r.place === view.get('model')) ?? runs[0])?.place ?? '';
}

/// Jobs of a verb in this session, newest first.
export function jobsOf(verb: string, fits: (job: JobState) => boolean = () => true): JobState[] {
  return (store.state?.jobs ?? []).filter((j) => j.verb === verb && fits(j)).reverse();
}

/// Logs of the folder: uploaded ones, and recordings of the virtual robot. Other results are not logs.
export function logFiles(): { path: string; size: number }[] {
  const state = store.state;
  if (!state) return [];
  const results = new Set(state.runs.flatMap((run) => run.files.map((f) => (run.place === '.' ? f : `${run.place}/${f}`))));
  const logs = state.files.filter((f) => f.kind === 'log' && (!results.has(f.path) || /(^|\/)recording\.csv$/.test(f.path)));
  const folders = state.runs.filter((r) => r.verb !== 'rehearse').map((r) => r.place + '/');
  return logs.filter((f) => !folders.some((p) => p !== './' && f.path.startsWith(p)));
}

const listOf = (key: string): string[] | null => view.get(key)?.split('|').filter(Boolean) ?? null;

/// Logs to validate by: those the address names; else recordings of other motions than the designed one.
export function validationLogs(): string[] {
  const all = logFiles().map((f) => f.path);
  const named = listOf('unseen');
  if (named) return named.filter((p) => all.includes(p));
  return all.filter((p) => /valid|unseen|test/i.test(p));
}

export function identifyLogs(): string[] {
  const all = logFiles().map((f) => f.path);
  const named = listOf('logs');
  if (named) return named.filter((p) => all.includes(p));
  const unseen = validationLogs();
  const rest = all.filter((p) => !unseen.includes(p));
  // Logs that were brought here come before recordings of the simulator.
  const brought = rest.filter((p) => !p.endsWith('recording.csv'));
  return brought.length ? brought : rest.slice(0, 1);
}

export function mappingFile(): string {
  const named = view.get('mapping');
  if (named !== null) return named === '-' ? '' : named;
  return store.state?.files.some((f) => f.path === 'mapping.yaml') ? 'mapping.yaml' : '';
}
