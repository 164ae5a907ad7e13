import type { Locator, Page } from 'playwright';

/** The CPU throttling, about a mid-range phone. */
export const slowdown = 4;

/** How a pointer clicks: the time over the target and the time pressed, in milliseconds. */
export interface PointerTiming {
  readonly hoverMs: number;
  readonly pressMs: number;
}

/** Faster than most people. */
export const fastVisitor: PointerTiming = { hoverMs: 150, pressMs: 80 };
/** A program that releases immediately. */
export const immediate: PointerTiming = { hoverMs: 0, pressMs: 0 };

/** Presses and releases what is under the pointer. With the raw mouse: a locator's click inspects the page, which takes main thread time. */
export async function press(page: Page, { pressMs }: PointerTiming): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
}

/** The first visible filters with some but not all concerts, at most `count`. */
export async function findFilters(page: Page, count: number): Promise<readonly Locator[]> {
  const boxes = page.locator('fieldset > label:not([data-zero]) input');
  const named = await boxes.evaluateAll((inputs) =>
    inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );
  return named
    .slice(0, count)
    .map(([name, value]) =>
      page.locator('label', { has: page.locator(`input[name="${name}"][value="${value}"]`) }),
    );
}
