import type { Browser, Locator, Page } from 'playwright';

/** How a pointer presses: the time over the target and the time pressed, in milliseconds. */
export interface PointerTiming {
  readonly hoverMs: number;
  readonly pressMs: number;
}

/** Faster than most people. */
export const fastVisitor: PointerTiming = { hoverMs: 150, pressMs: 80 };
/** A program that releases immediately. */
export const immediate: PointerTiming = { hoverMs: 0, pressMs: 0 };

/** The timing of one press, in milliseconds. */
export interface WatchedPress {
  /** From the release of the pointer until the new list was painted. */
  readonly painted: number;
  /** The longest task until then. */
  readonly longestTask: number;
}

declare global {
  interface Window {
    /** Starts to observe the next click, up to the paint of a new list. */
    watchPress(): void;
    /** The timing of that click. Rejects if there is no new list. */
    watchedPress(): Promise<WatchedPress>;
  }
}

/** An empty tab, in which each document that is loaded can watch presses. */
export async function openWatchedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  // The compiler of these files wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installWatcher);
  return page;
}

/**
 * Runs in the page before any other script. A new list has other checked filters and is not busy, as it is while the next one
 * loads.
 */
function installWatcher(): void {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({ value }) => value).join();
  const isBusy = () => document.querySelector('#results')?.getAttribute('aria-busy') === 'true';
  let watched: Promise<WatchedPress>;
  window.watchPress = () => {
    entries.length = 0;
    const before = checked();
    const isShown = () => checked() !== before && !isBusy();
    watched = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    }).then(async (releasedAt) => {
      do {
        await new Promise(requestAnimationFrame);
        if (performance.now() - releasedAt > 20_000) throw new Error('No new list in 20 s after a click.');
      } while (!isShown());
      // Runs directly after the frame.
      await scheduler.postTask(() => {}, { priority: 'user-blocking' });
      const paintedAt = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return {
        painted: paintedAt - releasedAt,
        longestTask: Math.max(
          0,
          ...entries.filter(({ startTime }) => startTime < paintedAt).map(({ duration }) => duration),
        ),
      };
    });
  };
  window.watchedPress = () => watched;
}

/** Hovers over a filter and presses it. With the raw mouse: a locator's click inspects the page, which takes main thread time. */
export async function press(filter: Locator, { hoverMs, pressMs }: PointerTiming): Promise<WatchedPress> {
  const page = filter.page();
  await filter.hover();
  await page.waitForTimeout(hoverMs);
  await page.evaluate(() => window.watchPress());
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
  return page.evaluate(() => window.watchedPress());
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
