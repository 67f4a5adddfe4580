// What the server sends (docs/studio.md).
export type Level = 'good' | 'doubtful' | 'bad';
export interface Verdict { level: Level; text: string; reasons: string[] }
export interface Finding { severity: 'note' | 'warning' | 'problem'; kind: string; where: string; message: string; advice: string }
export interface FileEntry { path: string; size: number; time: number; kind: string }
export interface Run {
  place: string; time: number; verb: string; command: string; verdict: Verdict; findings: Finding[]; stopped: boolean;
  files: string[]; job: Record<string, unknown>; inputs: { path: string; checksum: string }[]; changed: string[];
}
export interface JobState {
  id: number; verb: string; command: string; out: string; state: 'waiting' | 'running' | 'ended' | 'failed' | 'killed';
  stopping: boolean; started?: number; ended?: number; error?: string; verdict?: Verdict; files?: number;
  progress?: { stage?: string; share?: number; left_s?: number; message?: string }; history?: [number, number][]; motion?: { period_s: number; q: number[][] };
}
export interface State {
  folder: string; path: string; full: boolean; files: FileEntry[]; runs: Run[]; jobs: JobState[];
  project: { robot: string; accepted: { step: string; doubt: string }[] };
}
export interface Envelope { verb: string; command: string; verdict: Verdict; findings: Finding[]; result: any; job: Record<string, unknown> }
export interface Field {
  name: string; key: string; type: 'switch' | 'whole' | 'number' | 'text' | 'texts' | 'numbers'; help: string; unit: string;
  least: number | null; most: number | null; open: boolean; choices: string[]; positional: boolean; required: boolean;
  input: boolean; default: unknown;
}
export interface Verb { summary: string; output: 'none' | 'directory' | 'file'; default_out: string; fields: Field[] }
export interface Verbs { verbs: Record<string, Verb>; catalogue: string[]; version: string; default_spec: string }
export interface Series { names: string[]; time: number[]; values: (number | null)[][]; rows: number; from: number; to: number; clock: boolean }
export interface Order { verb: string; options: Record<string, unknown>; out?: string; force?: boolean }
