import type { Browser, Locator, Page } from 'playwright';
import { slowdown } from '#tests/tools/bench/support/thread-work.ts';

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
  /** From the release of the pointer until the new list was painted, or else the next frame. */
  readonly painted: number;
  /** The longest task until then. */
  readonly longestTask: number;
  /** Its interaction to next paint: of pressing or releasing, whichever takes longer. 0: less than 16. */
  readonly interaction: number;
}

declare global {
  interface Window {
    /** Starts to observe the next click, up to the paint of a new list if it is on a filter. */
    watchPress(isFilter: boolean): void;
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
 * Runs in the page before any other script. A new list has other checked filters and a count of concerts, which is empty while the
 * list loads.
 */
function installWatcher(): void {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  // TypeScript does not know the threshold.
  const clicks: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(clicks);
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({ value }) => value).join();
  const isCounted = () => document.querySelector('main [role=status]')?.textContent !== '';
  const longest = (counts: (entry: PerformanceEntry) => boolean) =>
    Math.max(0, ...entries.filter(counts).map(({ duration }) => duration));
  let watched: Promise<WatchedPress>;
  window.watchPress = (isFilter) => {
    entries.length = 0;
    const before = checked();
    const isShown = () => !isFilter || (checked() !== before && isCounted());
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
        longestTask: longest((entry) => entry.entryType === 'longtask' && entry.startTime < paintedAt),
        // An event without an id is not of an interaction: the pointer only moved.
        interaction: longest((entry) => entry instanceof PerformanceEventTiming && entry.interactionId > 0),
      };
    });
  };
  window.watchedPress = () => watched;
}

/** Slows the page's processor down. */
export async function throttle(page: Page, rate = slowdown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Hovers over a target and presses it. With the raw mouse: a locator's click inspects the page, which takes main thread time. */
export async function press(
  target: Locator,
  { hoverMs, pressMs }: PointerTiming = fastVisitor,
  isFilter = false,
): Promise<WatchedPress> {
  const page = target.page();
  await target.hover();
  await page.waitForTimeout(hoverMs);
  await page.evaluate((waits) => window.watchPress(waits), isFilter);
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
