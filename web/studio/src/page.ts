// A page is a few regions, each drawn again only when what it shows has changed: a form keeps its focus while a job
// reports progress beside it.
import { h, replace } from '../../src/dom';
import { words } from '../../src/text';

type Children = (Node | string | null | false)[];

export class Page {
  readonly node = h('div', { class: 'page' });
  private readonly regions: { key: string | null; wrong: boolean; keyOf: () => unknown; draw: () => Children | Promise<Children>; node: HTMLElement }[] = [];

  add(...children: Children): this {
    for (const child of children) if (child) this.node.append(child instanceof Node ? child : document.createTextNode(child));
    return this;
  }

  /// A part that depends on `keyOf`'s value and on nothing else.
  region(name: string, keyOf: () => unknown, draw: () => Children | Promise<Children>): this {
    const node = h('div', { class: `region ${name}` });
    this.node.append(node);
    this.regions.push({ key: null, wrong: false, keyOf, draw, node });
    return this;
  }

  // What went wrong, and a way to ask again: the reason may be gone (a killed job, a full disk).
  private failed(region: { wrong: boolean; node: HTMLElement }, error: unknown): void {
    region.wrong = true;
    replace(region.node, h('p', { class: 'wrong', role: 'alert' }, error instanceof Error ? error.message : String(error)), h('button', { type: 'button', onclick: () => {
      for (const other of this.regions) if (other.wrong) other.key = null;
      this.update();
    } }, words.again));
  }

  update(): void {
    for (const region of this.regions) {
      const key = JSON.stringify(region.keyOf() ?? null);
      if (key === region.key) continue;
      region.key = key;
      region.wrong = false;
      const made = region.draw();
      if (made instanceof Promise) {
        region.node.setAttribute('aria-busy', 'true');
        made.then((children) => {
          if (region.key === key) replace(region.node, children);
        }, (error) => {
          if (region.key === key) this.failed(region, error);
        }).finally(() => region.node.removeAttribute('aria-busy'));
      } else {
        replace(region.node, made);
      }
    }
  }
}
