import type { Page } from 'playwright/test';

/** What a page says of its parts to whoever cannot see them. */
export interface Structure {
  readonly mains: number;
  readonly firstHeadings: number;
  /** Headings that lie more than one level under the heading before, as they read. */
  readonly skipped: readonly string[];
}

/** Reads the parts of a page that are shown. */
export function structureOf(page: Page): Promise<Structure> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const headings = shown('h1, h2, h3, h4, h5, h6').map((element) => ({
      level: Number(element.tagName.slice(1)),
      text: (element.textContent ?? '').trim(),
    }));
    return {
      mains: shown('main').length,
      firstHeadings: headings.filter(({ level }) => level === 1).length,
      skipped: headings.flatMap(({ level, text }, place) => {
        const before = headings[place - 1]?.level ?? level;
        return level > before + 1 ? [`h${level} after h${before}: ${text}`] : [];
      }),
    };
  });
}

/** Every part of a page as it should be. */
export const wellBuilt: Structure = { mains: 1, firstHeadings: 1, skipped: [] };

/** What sticks out of the window to the right; nothing, where the page fits. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ tagName, className }) => `${tagName}.${className}`);
    return [`${scrollWidth} px wide`, ...names.slice(-3)];
  });
}

/**
 * Sets the page's letters, words and lines as wide as a reader may (WCAG 1.4.12), and names the words that are cut off then. An
 * ornament has no words of its own, and a teaser is cut off on purpose: all of it is where it leads.
 */
export function cutOffWhenSpaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const isClipped = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      /hidden|clip/.test(`${overflowX} ${overflowY}`);
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const hasWords = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        const style = getComputedStyle(element);
        const isShown = element.checkVisibility() && style.clipPath === 'none' && element.clientWidth > 1;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const sticksOut = scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2;
        const isTeaser = style.webkitLineClamp !== 'none';
        return hasWords && isShown && isClipped(style) && sticksOut && !isTeaser;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 60)}`);
  });
}

/** The name of what has the focus, where something lies over all of it; undefined where any of it can be seen (WCAG 2.4.11). */
export function obscuredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => ({
        x: left + (right - left) * across,
        y: top + (bottom - top) * down,
      })),
    );
    const isSeen = spots.some(({ x, y }) => {
      const there = document.elementFromPoint(x, y);
      const label = there?.closest('label');
      return (
        there !== null && (focused.contains(there) || there.contains(focused) || label?.contains(focused))
      );
    });
    if (isSeen) return;
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return `${focused.tagName} ${name.trim().slice(0, 60)} at ${Math.round(top)}`;
  });
}
