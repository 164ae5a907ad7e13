import { describe, expect, it } from 'vitest';
import { restoreReplacedNodes } from '#src/browser/before-hydration/restore-replaced-nodes.ts';

/** A document with elements and texts that records its changes as a browser does; `native` are its methods before they are replaced. */
function openPage() {
  let records: object[] = [];
  class PageNode {
    parentNode: PageNode | null = null;
    childNodes: PageNode[] = [];
    data: string | null;

    constructor(data: string | null = null, ...children: PageNode[]) {
      this.data = data;
      for (const child of children) this.insertBefore(child, null);
    }

    get textContent(): string {
      return this.data ?? this.childNodes.map((child) => child.textContent).join('');
    }

    get nodeName(): string {
      return this.data === null ? 'P' : '#text';
    }

    get nodeValue(): string | null {
      return this.data;
    }

    set nodeValue(value: string | null) {
      records.push({ type: 'characterData', target: this, oldValue: this.data });
      this.data = value;
    }

    sibling(step: 1 | -1): PageNode | null {
      const siblings = this.parentNode?.childNodes ?? [];
      return siblings[siblings.indexOf(this) + step] ?? null;
    }

    contains(other: PageNode | null): boolean {
      return other !== null && (other === this || this.contains(other.parentNode));
    }

    replace(removedNodes: PageNode[], addedNodes: PageNode[], before: PageNode | null): void {
      const known = removedNodes[0] ?? null;
      const previousSibling = known
        ? known.sibling(-1)
        : before
          ? before.sibling(-1)
          : (this.childNodes.at(-1) ?? null);
      const nextSibling = known ? (removedNodes.at(-1)?.sibling(1) ?? null) : before;
      for (const node of removedNodes) node.parentNode = null;
      this.childNodes = this.childNodes.filter((child) => !removedNodes.includes(child));
      const index = nextSibling ? this.childNodes.indexOf(nextSibling) : this.childNodes.length;
      this.childNodes.splice(index, 0, ...addedNodes);
      for (const node of addedNodes) node.parentNode = this;
      records.push({
        type: 'childList',
        target: this,
        addedNodes,
        removedNodes,
        previousSibling,
        nextSibling,
      });
    }

    removeChild(child: PageNode): PageNode {
      if (child.parentNode !== this) throw new Error('NotFoundError');
      this.replace([child], [], null);
      return child;
    }

    insertBefore(node: PageNode, before: PageNode | null): PageNode {
      if (before && before.parentNode !== this) throw new Error('NotFoundError');
      if (node.parentNode) node.parentNode.replace([node], [], null);
      this.replace([], [node], before);
      return node;
    }
  }
  const { insertBefore, removeChild } = PageNode.prototype;
  const setText = Object.getOwnPropertyDescriptor(PageNode.prototype, 'nodeValue')?.set;
  const observers: ((records: object[]) => void)[] = [];
  const takeRecords = () => records.splice(0);
  const restoreAll = restoreReplacedNodes({
    document: { querySelectorAll: () => [] },
    Node: PageNode,
    MutationObserver: class {
      constructor(read: (records: object[]) => void) {
        observers.push(read);
      }
      observe(): void {
        records = [];
      }
      takeRecords = takeRecords;
    },
  } as never);
  const [before, text, after] = ['Nog ', '20', ' plaatsen'].map((data) => new PageNode(data));
  const paragraph = new PageNode(null, ...[before, text, after].filter((node) => node !== undefined));
  const endTask = (): void => {
    for (const read of observers) read(takeRecords());
  };
  endTask();
  if (!text || !after) throw new Error('The paragraph has three texts.');
  const native = {
    insertBefore: (parent: PageNode, node: PageNode, next: PageNode | null) =>
      insertBefore.call(parent, node, next),
    removeChild: (parent: PageNode, node: PageNode) => removeChild.call(parent, node),
  };
  return { PageNode, paragraph, text, after, endTask, restoreAll, native, setText };
}

type OpenPage = ReturnType<typeof openPage>;
type Methods = OpenPage['native'];

const translate = ({ PageNode }: OpenPage) => new PageNode(null, new PageNode('twenty'));

/** What others do with the text `20`, by the browser's methods or by those that the page has replaced. */
const changes: Record<string, (page: OpenPage, methods: Methods) => void> = {
  'replaces it': (page) => page.paragraph.replace([page.text], [translate(page)], null),
  'inserts another and removes it': (page, { insertBefore, removeChild }) => {
    insertBefore(page.paragraph, translate(page), page.text);
    removeChild(page.paragraph, page.text);
  },
  'removes it and inserts another': (page, { insertBefore, removeChild }) => {
    removeChild(page.paragraph, page.text);
    insertBefore(page.paragraph, translate(page), page.after);
  },
  'wraps it': (page, { insertBefore }) => {
    const mark = new page.PageNode();
    insertBefore(page.paragraph, mark, page.text);
    insertBefore(mark, page.text, null);
  },
  'replaces it, and replaces that': (page) => {
    const translated = translate(page);
    page.paragraph.replace([page.text], [translated], null);
    page.paragraph.replace([translated], [translate(page), translate(page)], null);
  },
  'splits it, then shortens it, and wraps a part': (
    { PageNode, paragraph, text, after, setText },
    { insertBefore },
  ) => {
    const rest = new PageNode('0');
    paragraph.replace([], [rest], after);
    setText?.call(text, '');
    insertBefore(paragraph, new PageNode(null, new PageNode('2')), rest);
  },
  'shortens it, then splits it, and wraps a part': (
    { PageNode, paragraph, text, after, setText },
    { insertBefore },
  ) => {
    const rest = new PageNode('0');
    setText?.call(text, '');
    paragraph.replace([], [rest], after);
    insertBefore(paragraph, new PageNode(null, new PageNode('2')), rest);
  },
  'writes the whole paragraph anew': ({ PageNode, paragraph }) =>
    paragraph.replace(paragraph.childNodes, [new PageNode('Noch 20 Plätze')], null),
  'translates it, and puts it back': (page) => {
    const translated = translate(page);
    page.paragraph.replace([page.text], [translated], null);
    page.paragraph.replace([translated], [page.text], null);
  },
};

/** What React does then, and the text of the paragraph after it. */
const acts: Record<string, readonly [(page: OpenPage) => void, string]> = {
  'sets the text': [({ text }) => void (text.nodeValue = '19'), 'Nog 19 plaatsen'],
  'removes it': [({ paragraph, text }) => void paragraph.removeChild(text), 'Nog  plaatsen'],
  'inserts before it': [
    ({ PageNode, paragraph, text }) => void paragraph.insertBefore(new PageNode('maar '), text),
    'Nog maar 20 plaatsen',
  ],
};

const cases = Object.keys(changes).flatMap((change) =>
  Object.keys(acts).flatMap((act) =>
    (['extension', 'page'] as const).map((world) => [change, act, world] as const),
  ),
);

describe('a page that a translator or an extension changes', () => {
  it.each(cases)(
    'ROUTE-12 somebody %s, React %s: the page shows it (methods of the %s)',
    (change, act, world) => {
      const page = openPage();
      const ofPage: Methods = {
        insertBefore: (parent, node, next) => parent.insertBefore(node, next),
        removeChild: (parent, node) => parent.removeChild(node),
      };
      changes[change]?.(page, world === 'page' ? ofPage : page.native);
      page.endTask();
      const [perform, expected] = acts[act] ?? [];
      perform?.(page);
      // A text that is only beside what changes may stay as it is.
      const shown = page.paragraph.textContent;
      expect(shown).toBe(expected);
    },
  );

  it('ROUTE-12 what React inserts, moves and removes itself takes nothing along', () => {
    const { PageNode, paragraph, text, after, endTask } = openPage();
    const mark = new PageNode('!');
    paragraph.insertBefore(mark, after);
    paragraph.insertBefore(after, text);
    endTask();
    text.nodeValue = '19';
    paragraph.insertBefore(text, after);
    const more = new PageNode(' euro');
    paragraph.insertBefore(more, after);
    text.nodeValue = '20';
    expect(paragraph.textContent).toBe('Nog 20 euro plaatsen!');
    text.nodeValue = '19';
    paragraph.removeChild(more);
    expect(paragraph.textContent).toBe('Nog 19 plaatsen!');
    paragraph.removeChild(text);
    expect(paragraph.textContent).toBe('Nog  plaatsen!');
  });

  it('ROUTE-12 an element that somebody removes can be removed again, and takes nothing along', () => {
    const { PageNode, paragraph, text, after, endTask, native } = openPage();
    paragraph.insertBefore(new PageNode('!'), after);
    endTask();
    native.removeChild(paragraph, text);
    endTask();
    paragraph.removeChild(text);
    paragraph.insertBefore(new PageNode('?'), text);
    expect(paragraph.textContent).toBe('Nog ! plaatsen?');
  });

  it('ROUTE-12 before hydration everything is restored, once', () => {
    for (const change of Object.values(changes)) {
      const page = openPage();
      change(page, page.native);
      page.endTask();
      page.restoreAll();
      expect(page.paragraph.textContent).toMatch(/^Nog 20 plaatsen$/);
    }
    expect(openPage().restoreAll()).toBe(false);
  });
});
