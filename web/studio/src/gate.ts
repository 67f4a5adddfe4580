// When a step is done, and when the next one opens.
import type { Verdict } from './types';
import { identifyLogs, jobsOf, type PageName, runsOf, stepNames, store, type Step, usePages, type UsePage } from './store';
import { words } from '../../src/text';

export type Standing = 'open' | 'locked' | 'good' | 'doubtful' | 'bad' | 'accepted' | 'running';

/// What a verdict doubts, as one text: a result that changes is a new doubt.
export const doubtOf = (verdict: Verdict): string => [verdict.level, verdict.text, ...verdict.reasons].join('\n').slice(0, 7900);

/// The verdict of inspect is not a file: the newest of this session counts.
export function verdictOf(step: PageName): Verdict | undefined {
  const robot = store.state?.project.robot ?? '';
  switch (step) {
    case 'robot': return jobsOf('inspect', (j) => !j.command.includes('--urdf') && wordsOf(j.command)[2] === robot && j.state === 'ended')[0]?.verdict;
    case 'record': return undefined;
    default: return runsOf(step)[0]?.verdict;
  }
}

const wordsOf = (command: string): string[] => command.split(' ').map((w) => w.replace(/^'|'$/g, ''));

export function accepted(step: PageName, verdict: Verdict): boolean {
  return (store.state?.project.accepted ?? []).some((a) => a.step === step && a.doubt === doubtOf(verdict));
}

const passed = (standing: Standing): boolean => standing === 'good' || standing === 'accepted';

function ownStanding(step: PageName): Standing {
  if (step === 'record') return identifyLogs().length > 0 ? 'good' : 'open';
  const verdict = verdictOf(step);
  if (!verdict) return 'open';
  if (verdict.level === 'doubtful' && accepted(step, verdict)) return 'accepted';
  return verdict.level;
}

/// A step with a result can always be looked at; one without opens after the step before it.
export function standingOf(step: PageName): Standing {
  const own = ownStanding(step);
  // What a model is for needs a model, and nothing else.
  if (step === 'compare') return own !== 'open' ? own : (store.state?.runs.length ?? 0) > 1 ? 'open' : 'locked';
  if (isUse(step)) return own !== 'open' ? own : passed(ownStanding('identify')) ? 'open' : 'locked';
  const index = stepNames.indexOf(step);
  if (own !== 'open' || index === 0) return own;
  return passed(ownStanding(stepNames[index - 1])) || opensAnyway(step) ? 'open' : 'locked';
}

// Whoever has logs already needs neither design nor rehearsal: the robot's verdict opens Record.
function opensAnyway(step: Step): boolean {
  return step === 'record' && passed(ownStanding('robot'));
}

export const isUse = (page: PageName): page is UsePage => (usePages as readonly string[]).includes(page);
export const isPassed = (step: PageName): boolean => passed(ownStanding(step));
export const standingWord = (standing: Standing): string => words.state[standing];
