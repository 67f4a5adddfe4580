"""What a person with a keyboard, a screen reader or a narrow window meets on a page, looked at by script.

`problems(tab)` returns sentences: controls without a name, labels that lead nowhere, ids given twice, headings that skip a
level, text too pale for its ground (WCAG 2.1: 4.5 to 1, large text 3 to 1), a page wider than its window, controls that
the Tab key does not reach.
"""

SCRIPT = r"""
(() => {
  const found = [];
  const shown = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const short = (e) => e.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over > 0) {
    const wide = [...document.querySelectorAll('body *')].filter((e) => shown(e) && e.getBoundingClientRect().right > window.innerWidth + 1 && !e.closest('.scroll, .steps, svg')).slice(0, 2).map(short);
    found.push(`the page is ${over} pixels wider than the window: ${wide.join(' | ')}`);
  }
  const named = (e) => {
    const by = (e.getAttribute('aria-labelledby') || '').split(/\s+/).map((id) => document.getElementById(id)?.textContent || '').join('');
    return (by + (e.getAttribute('aria-label') || '') + (e.tagName === 'INPUT' || e.tagName === 'SELECT' ? [...(e.labels || [])].map((l) => l.textContent).join('') : e.textContent) + (e.title || '') + (e.alt || '')).trim();
  };
  for (const e of document.querySelectorAll('button, input, select, textarea, a[href], canvas, summary, svg[role=img], [role=img], [role=region], nav, progress, fieldset')) {
    if (shown(e) && !e.closest('[aria-hidden=true]') && !e.parentElement?.closest('[role=img]') && !named(e)) found.push('without a name for screen readers: ' + short(e));
  }
  for (const e of document.querySelectorAll('button, input, select, textarea, a[href], summary')) {
    if (shown(e) && !e.disabled && e.tabIndex < 0) found.push('not reached by the Tab key: ' + short(e));
    if (e.tabIndex > 0) found.push('changes the order of the Tab key: ' + short(e));
  }
  const ids = {};
  for (const e of document.querySelectorAll('[id]')) ids[e.id] = (ids[e.id] || 0) + 1;
  for (const [id, n] of Object.entries(ids)) if (n > 1) found.push(`the id ${id} is given ${n} times`);
  for (const e of document.querySelectorAll('[aria-describedby], label[for]')) {
    for (const id of (e.getAttribute('aria-describedby') || e.getAttribute('for')).split(/\s+/)) if (!document.getElementById(id)) found.push(`${id} is named and is not there: ` + short(e));
  }
  let level = 0;
  for (const e of document.querySelectorAll('h1, h2, h3, h4')) {
    if (!shown(e)) continue;
    const now = Number(e.tagName[1]);
    if (now > level + 1) found.push(`a heading skips a level, ${level} to ${now}: ` + short(e));
    level = now;
  }
  if (!document.documentElement.lang) found.push('the language is not said');
  for (const table of document.querySelectorAll('table')) if (shown(table) && !table.querySelector('th')) found.push('a table without headings: ' + short(table));
  const parse = (c) => (c.match(/[\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (e) => {
    for (let at = e; at; at = at.parentElement) {
      const c = parse(getComputedStyle(at).backgroundColor);
      if (c.length < 4 || c[3] > 0.99) return c;
    }
    return [255, 255, 255];
  };
  const seen = new Set();
  for (const e of document.querySelectorAll('body *')) {
    if (e.closest('svg, [aria-hidden=true], .hidden, option, canvas') || e.disabled || e.closest(':disabled') || !shown(e)) continue;
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    const style = getComputedStyle(e);
    const [a, b] = [light(parse(style.color)), light(ground(e))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const key = `${style.color} on ${ground(e)}`;
    if (ratio < least && !seen.has(key)) { seen.add(key); found.push(`text of contrast ${ratio.toFixed(2)}, less than ${least}: ` + short(e)); }
  }
  return [...new Set(found)].slice(0, 12);
})()
"""


def problems(tab):
    return tab.evaluate(SCRIPT)
