import type { Page } from 'playwright/test';

/** The event names in the page's data layer. */
export function counted(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = globalThis as { dataLayer?: readonly { event?: string }[] };
    return dataLayer.flatMap(({ event }) => event ?? []);
  });
}

/** The latest data layer entry with a name. */
export function newest(page: Page, name: string): Promise<unknown> {
  return page.evaluate((eventName) => {
    const { dataLayer = [] } = globalThis as { dataLayer?: readonly { event?: string }[] };
    return dataLayer.findLast(({ event }) => event === eventName);
  }, name);
}
