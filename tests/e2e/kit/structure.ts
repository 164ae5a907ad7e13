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
