import type { Page } from 'playwright/test';
import { ticketingTimeoutMs } from '#domain/session/session.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { waitForVisitorLayer } from '#tests/e2e/support/site.ts';

/** Opens a page whose ticketing frame loads without answering, and moves the page's clock to the end of the timeout (TIX-3). */
export async function openWithSilentTicketing(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: afternoon });
  await page.route('**/itix*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silent</title>' }),
  );
  await page.goto(path);
  await waitForVisitorLayer(page);
  await page.frame({ url: /\/itix/ })?.waitForLoadState();
  await page.clock.fastForward(ticketingTimeoutMs);
}
