import type { Browser, Locator, Page } from 'playwright';
import { installClickWatcher } from '#tests/tools/bench/click/watched-click.ts';
import { slowdown } from '#tests/tools/bench/support/thread-work.ts';

/** How a pointer clicks: the time over the target and the time pressed, in milliseconds. */
export interface PointerTiming {
  readonly hoverMs: number;
  readonly pressMs: number;
}

/** Faster than most people. */
export const fastVisitor: PointerTiming = { hoverMs: 150, pressMs: 80 };
/** A program that releases immediately. */
export const immediate: PointerTiming = { hoverMs: 0, pressMs: 0 };

/** An empty tab, in which each document that is loaded watches its clicks. */
export async function openWatchedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  // The compiler of these files wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installClickWatcher);
  return page;
}

/** Slows the page's processor down. */
export async function throttle(page: Page, rate = slowdown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

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
