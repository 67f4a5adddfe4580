// The frame: session, state, steps, and the page that the address names.
import 'uplot/dist/uPlot.min.css';
import '../../src/components.css';
import './studio.css';
import { api, ApiError, listen } from './api';
import { h, replace } from '../../src/dom';
import { isUse, standingOf, standingWord } from './gate';
import type { Page } from './page';
import { messageArea, showError } from './parts';
import { checkPage } from './pages/check';
import { comparePage } from './pages/compare';
import { designPage } from './pages/design';
import { exportPage } from './pages/export';
import { identifyPage } from './pages/identify';
import { recordPage } from './pages/record';
import { rehearsePage } from './pages/rehearse';
import { robotPage } from './pages/robot';
import { monitorPage, payloadPage } from './pages/use';
import { validatePage } from './pages/validate';
import { go, lockedPage } from './step';
import { type PageName, stepNames, store, usePages, view } from './store';
import { words } from '../../src/text';

const pages: Record<PageName, () => Page> = {
  robot: robotPage, design: designPage, rehearse: rehearsePage, record: recordPage, check: checkPage, identify: identifyPage, validate: validatePage, export: exportPage, payload: payloadPage, monitor: monitorPage, compare: comparePage,
};
const marks: Record<string, string> = { good: '✓', accepted: '✓', doubtful: '!', bad: '✕' };

const folder = h('span', { class: 'folder' });
const connection = h('span', { class: 'connection', role: 'status' });
const nav = h('ol', { class: 'steps' });
const main = h('main', { id: 'main' });
let page: Page | null = null;
let shown = '';

function drawNav(): void {
  replace(nav, [...stepNames, ...usePages].map((step) => {
    const standing = standingOf(step);
    const link = h('a', { href: view.address({ step, run: null }), class: standing, 'aria-current': step === view.step ? 'step' : undefined, onclick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(step);
    } }, h('span', { class: 'mark', 'aria-hidden': 'true' }, marks[standing] ?? (isUse(step) ? '·' : String(stepNames.indexOf(step) + 1))), h('span', { class: 'word' }, words.steps[step]), h('span', { class: 'hidden' }, ` (${standingWord(standing)})`));
    return h('li', { class: step === usePages[0] ? 'first' : undefined }, link);
  }));
}

function draw(): void {
  if (!store.state || !store.verbs) return;
  const step = view.step;
  const locked = standingOf(step) === 'locked';
  const key = `${step} ${locked}`;
  document.title = `${words.steps[step]} · ${store.state.folder} · ${words.name}`;
  replace(folder, store.state.folder);
  folder.title = store.state.path;
  drawNav();
  if (key !== shown) {
    // A click on a step moves the focus to its heading, so that a screen reader says where one is.
    const moved = shown !== '';
    shown = key;
    page = locked ? lockedPage(step) : pages[step]();
    replace(main, page.node);
    const link = nav.querySelector<HTMLElement>('[aria-current]');
    if (link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.clientWidth) / 2;
    if (moved) {
      scrollTo(0, 0);
      main.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }
  page?.update();
}

// Windows of one browser share the session: when one has a new one, the others go on where they were.
const sessions = new BroadcastChannel('armature session');

function noSession(): void {
  sessions.onmessage = () => location.reload();
  replace(document.body, h('main', { class: 'alone' }, h('h1', {}, words.session.title), h('p', {}, words.session.text)));
}

function frame(): void {
  const another = h('button', { type: 'button', class: 'quiet', onclick: () => api.token().then(({ address }) => {
    messageArea().append(h('div', { class: 'message' }, words.window.tokenText, ' ', h('code', {}, address)));
  }, showError) }, words.window.token);
  replace(document.body, h('a', { class: 'skip', href: '#main' }, words.window.skip), h('header', {}, h('span', { class: 'brand' }, words.window.brand), folder, connection, another), h('nav', { 'aria-label': words.window.steps }, nav), messageArea(), main);
}

async function begin(): Promise<void> {
  const token = /token=([0-9a-f]+)/.exec(location.hash)?.[1];
  if (token) {
    // The token leaves the address before anything else happens: it is worth nothing afterwards.
    history.replaceState(null, '', location.pathname + location.search);
    await api.session(token).then(() => sessions.postMessage('new'), () => undefined);
  }
  try {
    [store.verbs, store.state] = await Promise.all([api.verbs(), api.state()]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return noSession();
    throw error;
  }
  frame();
  draw();
  addEventListener('popstate', draw);
  addEventListener('studio:view', draw);
  listen((state) => {
    store.state = state;
    draw();
  }, (on, gone) => {
    if (gone) return noSession();
    connection.textContent = on ? words.connection.on : words.connection.off;
    connection.className = `connection ${on ? 'on' : 'off'}`;
  });
}

begin().catch(showError);
