// Colours for canvases, taken from the page's own variables, so that light, dark and print agree.
const names = ['text', 'grid', 'faint', 'measured', 'predicted', 'residual', 'good', 'warn', 'bad', 'surface', 'robot'] as const;

export type Palette = Record<(typeof names)[number], string> & { cycle: string[] };

export function palette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colours = Object.fromEntries(names.map((name) => [name, of(name)])) as Record<(typeof names)[number], string>;
  return { ...colours, cycle: [1, 2, 3, 4, 5, 6, 7].map((i) => of(`c${i}`)) };
}

const followers = new Set<() => void>();

/// `callback` is called after light became dark, and before and after printing. Call what is returned to end it.
export function onThemeChange(callback: () => void): () => void {
  followers.add(callback);
  return () => followers.delete(callback);
}

const tell = () => followers.forEach((callback) => callback());
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
// Paper is white: canvases are drawn again in the light colours, and folded parts are opened.
let folded: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  document.documentElement.classList.add('print');
  folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const part of folded) {
    part.open = true;
    // The browser tells this later than it prints.
    part.dispatchEvent(new Event('toggle'));
  }
  tell();
});
addEventListener('afterprint', () => {
  document.documentElement.classList.remove('print');
  for (const part of folded.splice(0)) part.open = false;
  tell();
});

export const printing = (): boolean => document.documentElement.classList.contains('print');
