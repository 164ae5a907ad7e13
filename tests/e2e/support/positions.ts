import type { Page } from 'playwright/test';

/** A position in pixels from the top left of the window, not rounded. */
interface Position {
  readonly left: number;
  readonly top: number;
}

/** The position of each part of a page's content, by element and text. */
export function measurePositions(page: Page): Promise<Readonly<Record<string, Position>>> {
  return page.locator('main').evaluate((main) => {
    const countByName = new Map<string, number>();
    const parts = [...main.querySelectorAll('h1, h2, h3, legend, label, li, p, img, table')];
    return Object.fromEntries(
      parts.map((part) => {
        const name = `${part.tagName} ${part.getAttribute('src') ?? part.textContent}`;
        const occurrence = countByName.get(name) ?? 0;
        countByName.set(name, occurrence + 1);
        const { left, top } = part.getBoundingClientRect();
        return [`${name} ${occurrence}`, { left, top }];
      }),
    );
  });
}

/** The parts that are at both measurements, and at least half a pixel from where they were: less is not visible. */
export function findMoved(
  before: Readonly<Record<string, Position>>,
  after: Readonly<Record<string, Position>>,
): readonly string[] {
  return Object.entries(after).flatMap(([part, { left, top }]) => {
    const earlier = before[part] ?? { left, top };
    const distance = Math.max(Math.abs(left - earlier.left), Math.abs(top - earlier.top));
    return distance < 0.5 ? [] : [`${part}: ${distance} pixels`];
  });
}
