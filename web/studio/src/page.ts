// A page is a few regions, each drawn again only when what it shows has changed: a form keeps its focus while a job
// reports progress beside it.
import { h, replace } from '../../src/dom';

type Children = (Node | string | null | false)[];

export class Page {
  readonly node = h('div', { class: 'page' });
  private readonly regions: { key: string | null; keyOf: () => unknown; draw: () => Children | Promise<Children>; node: HTMLElement }[] = [];

  add(...children: Children): this {
    for (const child of children) if (child) this.node.append(child instanceof Node ? child : document.createTextNode(child));
    return this;
  }

  /// A part that depends on `keyOf`'s value and on nothing else.
  region(name: string, keyOf: () => unknown, draw: () => Children | Promise<Children>): this {
    const node = h('div', { class: `region ${name}` });
    this.node.append(node);
    this.regions.push({ key: null, keyOf, draw, node });
    return this;
  }

  update(): void {
    for (const region of this.regions) {
      const key = JSON.stringify(region.keyOf() ?? null);
      if (key === region.key) continue;
      region.key = key;
      const made = region.draw();
      if (made instanceof Promise) {
        region.node.setAttribute('aria-busy', 'true');
        made.then((children) => {
          if (region.key === key) replace(region.node, children);
        }, (error) => {
          if (region.key === key) replace(region.node, h('p', { class: 'wrong' }, error instanceof Error ? error.message : String(error)));
        }).finally(() => region.node.removeAttribute('aria-busy'));
      } else {
        replace(region.node, made);
      }
    }
  }
}
