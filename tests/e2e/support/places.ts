import type { Page } from 'playwright/test';

/** Where each part of a page's own content stands in the window, in whole pixels from its top left, by what it is and says. */
export function placesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator('main').evaluate((main) => {
    const seen = new Map<string, number>();
    const parts = [...main.querySelectorAll('h1, h2, h3, legend, label, li, p, img, table')];
    return Object.fromEntries(
      parts.map((part) => {
        const name = `${part.tagName} ${part.getAttribute('src') ?? part.textContent}`;
        const before = seen.get(name) ?? 0;
        seen.set(name, before + 1);
        const { left, top } = part.getBoundingClientRect();
        return [`${name} ${before}`, `${Math.round(left)} ${Math.round(top)}`];
      }),
    );
  });
}
