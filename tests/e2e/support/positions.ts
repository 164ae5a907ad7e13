import type { Page } from 'playwright/test';

/** The position of each part of a page's content, in whole pixels from the top left of the window, by element and text. */
export function measurePositions(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator('main').evaluate((main) => {
    const countByName = new Map<string, number>();
    const parts = [...main.querySelectorAll('h1, h2, h3, legend, label, li, p, img, table')];
    return Object.fromEntries(
      parts.map((part) => {
        const name = `${part.tagName} ${part.getAttribute('src') ?? part.textContent}`;
        const occurrence = countByName.get(name) ?? 0;
        countByName.set(name, occurrence + 1);
        const { left, top } = part.getBoundingClientRect();
        return [`${name} ${occurrence}`, `${Math.round(left)} ${Math.round(top)}`];
      }),
    );
  });
}
