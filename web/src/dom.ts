// Elements in one line. Text never becomes markup.
export type Attributes = Record<string, unknown>;
type Child = Node | string | number | null | undefined | false;

function fill(node: Element, children: (Child | Child[])[]): void {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/// An element with attributes, listeners ("onclick") and children.
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes = {}, ...children: (Child | Child[])[]): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false || (key === 'class' && value === '')) continue;
    if (key.startsWith('on') && typeof value === 'function') node.addEventListener(key.slice(2), value as EventListener);
    else if (key === 'value' && 'value' in node) (node as unknown as HTMLInputElement).value = String(value);
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  fill(node, children);
  return node;
}

export function replace(parent: Element, ...children: (Child | Child[])[]): void {
  parent.replaceChildren();
  fill(parent, children);
}

// An option of the command line is not broken after its dashes.
const unbroken = (text: string): (HTMLElement | string)[] => text.split(/(--[a-z][a-z-]*)/).map((part, i) => (i % 2 ? h('span', { class: 'flag' }, part) : part));

/// A sentence in which `a command` is set as one.
export const spoken = (text = ''): (HTMLElement | string)[] => text.split('`').flatMap((part, i, all) => (i % 2 && i < all.length - 1 ? h('code', {}, part) : unbroken(part)));

const svgNamespace = 'http://www.w3.org/2000/svg';

export function svg<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Attributes = {}, ...children: (Child | Child[])[]): SVGElementTagNameMap[K] {
  const node = document.createElementNS(svgNamespace, tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    // A style attribute is inline style, which the studio's policy refuses; the same through the object model is not.
    if (key === 'style') node.style.cssText = String(value);
    else node.setAttribute(key, String(value));
  }
  fill(node, children);
  return node;
}

export function label(x: number, y: number, content: string, attributes: Attributes = {}): SVGTextElement {
  return svg('text', { x, y, ...attributes }, content);
}

/// A number as people read it: about four digits.
export function readable(value: number | null | undefined, digits = 4): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e6 || size < 1e-4) return value.toExponential(Math.max(1, digits - 2)).replaceAll('-', '−');
  const text = value.toPrecision(digits);
  // "1.000e+5" is 100000, not 1.
  const plain = text.includes('e') ? String(Number(text)) : text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return plain.replace('-', '−');
}

/// Calls `then` once `node` is on the page, as charts must measure their width; gives up after two seconds.
export function whenShown(node: Node, then: () => void): void {
  const look = (tries: number) => {
    if (node.isConnected) then();
    else if (tries < 100) setTimeout(() => look(tries + 1), 20);
  };
  setTimeout(() => look(0));
}
