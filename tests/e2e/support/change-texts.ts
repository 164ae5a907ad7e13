import type { Page } from 'playwright/test';

/** As Chrome and Edge translate (`translator`), or as an extension marks words (`highlighter`); every text, and every new one at once. */
type Changer = 'translator' | 'highlighter';

/** Lets something else than the site change the texts of all documents that a page opens from now on. The words stay the same. */
export async function changeTexts(page: Page, changer: Changer): Promise<void> {
  await page.addInitScript((kind: Changer) => {
    const untouched = 'script, style, title, textarea, option, svg, font, mark';
    const marked = new WeakSet<Text>();
    const translate = (text: Text): void => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.parentNode?.insertBefore(outer, text);
      text.remove();
    };
    const highlight = (text: Text): void => {
      if (marked.has(text) || text.length < 2) return;
      marked.add(text);
      const half = document.createRange();
      half.setStart(text, 0);
      half.setEnd(text, text.length / 2);
      half.surroundContents(document.createElement('mark'));
    };
    const changeIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(untouched))
          texts.push(node);
      for (const text of texts) (kind === 'translator' ? translate : highlight)(text);
    };
    document.addEventListener('DOMContentLoaded', () => {
      changeIn(document.body);
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes, target, type }) =>
          type === 'characterData' ? [target] : [...addedNodes],
        ))
          if (node.isConnected) changeIn(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, changer);
}
