// Forms from the declarations of a verb's options: what the command line takes is what the page asks for.
import { api } from './api';
import { h, replace } from '../../src/dom';
import { commandLine } from './parts';
import { store } from './store';
import { words } from '../../src/text';
import type { Field, Order } from './types';

export interface FormSpec {
  verb: string;
  fixed: Record<string, unknown>;  // decided by the page
  shown: string[];                 // keys that are in sight; the others are folded
  hidden?: string[];               // keys that make no sense here
  out?: string;                    // where results go by default
  outName?: () => string;
  button: string;
  force?: boolean;
  choices?: Record<string, [string, string][]>;  // words instead of a text field
  initial?: Record<string, unknown>;  // in the fields before anybody types
}

// What people typed, by verb: a page that is drawn again keeps it.
const typed = new Map<string, Map<string, unknown>>();

function parse(field: Field, text: string): unknown {
  if (text.trim() === '') return undefined;
  const number = (word: string) => (Number.isNaN(Number(word)) ? word : Number(word));
  switch (field.type) {
    case 'whole':
    case 'number': return number(text.trim());
    case 'texts': return text.split(',').map((w) => w.trim()).filter(Boolean);
    case 'numbers': return text.split(',').map((w) => number(w.trim()));
    default: return text;
  }
}

// "budget-s" with its unit beside it is "budget".
const nameOf = (verb: string, field: Field): string => words.fields[`${verb}.${field.key}`]?.[0] ?? field.name.toLowerCase().replace(field.unit ? /-(s|hz|kg|m|nm|rad|w|percent|nm-per-rad)$/ : /^$/, '').replaceAll('-', ' ');
const shownValue = (value: unknown): string => (value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value));

function input(form: string, spec: FormSpec, field: Field, values: Map<string, unknown>, changed: () => void): HTMLElement {
  const offered: [string, string][] | null = spec.choices?.[field.key] ?? (field.choices.length && field.type === 'text' ? [...(field.choices.includes(String(field.default)) ? [] : ['']), ...field.choices].map((c) => [c, c || words.default]) : null);
  const id = `${form}-${field.key}`;
  const set = (value: unknown) => {
    if (value === undefined) values.delete(field.key);
    else values.set(field.key, value);
    changed();
  };
  const now = values.has(field.key) ? values.get(field.key) : undefined;
  let control: HTMLElement;
  if (field.type === 'switch') {
    const box = h('input', { id, 'data-field': field.key, type: 'checkbox', onchange: () => set(box.checked) });
    box.checked = now === true;
    control = box;
  } else if (offered) {
    const select = h('select', { id, 'data-field': field.key, onchange: () => set(select.value || undefined) }, offered.map(([value, label]) => h('option', { value }, label)));
    select.value = shownValue(now ?? field.default);
    control = select;
  } else {
    const numeric = field.type === 'number' || field.type === 'whole';
    const text = h('input', { id, 'data-field': field.key, type: 'text', inputmode: numeric ? 'decimal' : undefined, autocomplete: 'off', spellcheck: 'false', placeholder: shownValue(field.default) || words.default, 'aria-describedby': `${id}-help`, oninput: () => set(parse(field, text.value)) });
    text.value = now === undefined ? '' : shownValue(now);
    control = text;
  }
  return h('div', { class: `field t-${field.type}` }, h('label', { for: id }, nameOf(spec.verb, field), field.unit ? h('span', { class: 'unit' }, ` [${field.unit}]`) : null),
    control, h('p', { class: 'help', id: `${id}-help` }, words.fields[`${spec.verb}.${field.key}`]?.[1] ?? field.help));
}

/// The form with its command and its button. `key` tells forms of the same verb apart.
export function form(spec: FormSpec, key = spec.verb): HTMLElement {
  const verb = store.verbs!.verbs[spec.verb];
  if (!typed.has(key)) typed.set(key, new Map(Object.entries(spec.initial ?? {})));
  const values = typed.get(key)!;
  const send = (): Order => {
    const { out, ...own } = Object.fromEntries(values);
    return { verb: spec.verb, options: { ...own, ...spec.fixed }, out: String(out ?? spec.outName?.() ?? spec.out ?? ''), force: spec.force };
  };
  const line = h('div', { class: 'command-place' });
  const wrong = h('p', { class: 'wrong', role: 'alert' });
  const button = h('button', { type: 'submit', class: 'main' }, spec.button);
  let timer = 0;
  let asked = 0;
  const check = () => {
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      const mine = ++asked;
      try {
        const { command } = await api.command(send());
        if (mine !== asked) return;
        replace(line, commandLine(command));
        replace(wrong);
        button.disabled = false;
      } catch (error) {
        if (mine !== asked) return;
        replace(wrong, error instanceof Error ? error.message : String(error));
        button.disabled = true;
      }
    }, 120);
  };
  const usable = verb.fields.filter((f) => !(f.key in spec.fixed) && !(spec.hidden ?? []).includes(f.key));
  const place: Field = { name: words.out, key: 'out', type: 'text', help: words.outHelp, unit: '', least: null, most: null, open: false, choices: [], positional: false, required: false, input: false, default: spec.outName?.() ?? spec.out ?? '' };
  if (spec.out !== undefined || spec.outName) usable.push(place);
  const first = spec.shown.map((k) => usable.find((f) => f.key === k)).filter((f): f is Field => !!f);
  const rest = usable.filter((f) => !spec.shown.includes(f.key));
  const node = h('form', { class: 'form', onsubmit: (event: Event) => {
    event.preventDefault();
    button.disabled = true;
    api.start(send()).catch((error) => {
      replace(wrong, error instanceof Error ? error.message : String(error));
    }).finally(() => (button.disabled = false));
  } },
    first.length ? h('div', { class: 'fields' }, first.map((f) => input(key, spec, f, values, check))) : null,
    h('details', { class: 'more' }, h('summary', {}, words.more), h('div', { class: 'fields' }, rest.map((f) => input(key, spec, f, values, check)))),
    line, wrong, button);
  check();
  return node;
}
