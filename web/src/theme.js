// Colours for canvases, taken from the page's own variables, so that light, dark and print agree.
const names = ['text', 'grid', 'faint', 'measured', 'predicted', 'residual', 'good', 'warn', 'bad', 'surface', 'robot'];

export function palette() {
  const style = getComputedStyle(document.documentElement);
  const colours = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  colours.cycle = ['--c1', '--c2', '--c3', '--c4', '--c5', '--c6', '--c7'].map((name) => style.getPropertyValue(name).trim());
  return colours;
}

export function onThemeChange(callback) {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', callback);
}
