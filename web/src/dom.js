// Elements in one line. Text never becomes markup.
export function element(tag, attributes = {}, children = []) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (value !== '' && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

export const text = (value) => document.createTextNode(value === null || value === undefined ? '' : String(value));

const svgNamespace = 'http://www.w3.org/2000/svg';

export function svg(tag, attributes = {}, children = []) {
  const node = document.createElementNS(svgNamespace, tag);
  for (const [key, value] of Object.entries(attributes)) {
    // A style attribute is inline style, which the studio's policy refuses; the same through the object model is not.
    if (key === 'style') node.style.cssText = value;
    else node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

export function label(x, y, content, attributes = {}) {
  return svg('text', { x, y, ...attributes }, [text(content)]);
}

/// A number as people read it: about four digits.
export function readable(value) {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e6 || size < 1e-4) return value.toExponential(2).replaceAll('-', '−');
  return value.toPrecision(4).replace(/\.?0+$/, '').replace('-', '−');
}
