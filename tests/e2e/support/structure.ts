import type { Page } from 'playwright/test';

/** The structure of a page for assistive technology. */
export interface Structure {
  readonly mains: number;
  readonly firstHeadings: number;
  /** Headings more than one level below the previous one, in reading order. */
  readonly skipped: readonly string[];
}

/** Reads the structure of the visible parts of a page. */
export function readStructure(page: Page): Promise<Structure> {
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

/** The expected structure. */
export const wellBuilt: Structure = { mains: 1, firstHeadings: 1, skipped: [] };

/** The elements wider than the window; empty if the page fits. */
export function findTooWide(page: Page): Promise<readonly string[]> {
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
 * Applies the text spacing of WCAG 1.4.12, and returns the texts that are cut off then. Decoration has no text, and a teaser
 * is cut off on purpose: its page has all of it.
 */
export function findTextCutOffWhenSpaced(page: Page): Promise<readonly string[]> {
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
        const overflows = scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2;
        const isTeaser = style.webkitLineClamp !== 'none';
        return hasWords && isShown && isClipped(style) && overflows && !isTeaser;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 60)}`);
  });
}

/** The name of the focused element if it is completely covered; undefined if any part of it is visible (WCAG 2.4.11). */
export function findObscuredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => ({
        x: left + (right - left) * across,
        y: top + (bottom - top) * down,
      })),
    );
    const isVisible = points.some(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest('label');
      return hit !== null && (focused.contains(hit) || hit.contains(focused) || label?.contains(focused));
    });
    if (isVisible) return;
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return `${focused.tagName} ${name.trim().slice(0, 60)} at ${Math.round(top)}`;
  });
}
