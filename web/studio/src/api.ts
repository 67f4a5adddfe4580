// The one way to the server. The state arrives over a WebSocket; everything else is asked for.
import type { Envelope, JobState, Order, Series, State, Verbs } from './types';

export class ApiError extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

async function answer(response: Response): Promise<any> {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, typeof body.error === 'string' ? body.error : response.statusText);
  return body;
}

const get = (path: string) => fetch(path, { credentials: 'same-origin' }).then(answer);
const post = (path: string, body: unknown) =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), credentials: 'same-origin' }).then(answer);
export const filePath = (path: string) => '/files/' + path.split('/').map(encodeURIComponent).join('/');

export const api = {
  session: (token: string) => post('/api/session', { token }),
  verbs: (): Promise<Verbs> => get('/api/verbs'),
  state: (): Promise<State> => get('/api/state'),
  start: (order: Order): Promise<{ id: number; command: string }> => post('/api/jobs', order),
  command: (order: Order): Promise<{ command: string }> => post('/api/command', order),
  stop: (id: number, now: boolean) => post(`/api/jobs/${id}/stop`, { now }),
  job: (id: number): Promise<JobState & { said: string; envelope: Envelope | null }> => get(`/api/jobs/${id}`),
  robot: (robot: string) => post('/api/project', { robot }),
  accept: (step: string, doubt: string) => post('/api/accept', { step, doubt }),
  token: (): Promise<{ address: string }> => post('/api/token', {}),
  series: (file: string, points = 2000, from?: number, to?: number): Promise<Series> =>
    get(`/api/series?file=${encodeURIComponent(file)}&points=${points}` + (from === undefined ? '' : `&from=${from}`) + (to === undefined ? '' : `&to=${to}`)),
  json: (path: string): Promise<any> => fetch(filePath(path)).then(answer),
  async text(path: string): Promise<string> {
    const response = await fetch(filePath(path));
    if (!response.ok) throw new ApiError(response.status, (await response.json().catch(() => ({}))).error ?? response.statusText);
    return response.text();
  },
  upload: (path: string, content: Blob, replace = false): Promise<{ path: string }> =>
    fetch(filePath(path) + (replace ? '?replace' : ''), { method: 'PUT', headers: { 'Content-Type': 'application/octet-stream' }, body: content, credentials: 'same-origin' }).then(answer),
};

// Listens for states; after a loss it tries again, and asks whether the session still holds.
export function listen(onState: (state: State) => void, onConnection: (on: boolean, gone: boolean) => void): void {
  let pause = 300;
  const connect = () => {
    const socket = new WebSocket(`ws://${location.host}/api/live`);
    socket.onmessage = (event) => {
      pause = 300;
      onConnection(true, false);
      onState(JSON.parse(event.data));
    };
    socket.onclose = () => {
      onConnection(false, false);
      setTimeout(retry, pause);
      pause = Math.min(5000, pause * 1.7);
    };
  };
  // A plain request first: a WebSocket that is refused leaves a message in the console, a request that fails does not.
  const retry = () => fetch('/api/state').then((r) => (r.status === 401 ? onConnection(false, true) : connect()), () => {
    setTimeout(retry, pause);
    pause = Math.min(5000, pause * 1.7);
  });
  connect();
}

/// Runs a short job (inspect) and waits for its result.
export async function runQuick(order: Order): Promise<Envelope> {
  const { id } = await api.start(order);
  for (let pause = 60; ; pause = Math.min(400, pause * 1.3)) {
    await new Promise((done) => setTimeout(done, pause));
    const job = await api.job(id);
    if (job.state === 'ended' && job.envelope) return job.envelope;
    if (job.state === 'failed' || job.state === 'killed') throw new ApiError(400, job.error ?? job.state);
  }
}
