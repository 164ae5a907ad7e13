import { expect, type Page, type Request, type TestInfo } from 'playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { accountPassword } from '#fixtures/sandbox/customers/accounts.ts';

/** The URLs of the sandbox systems. */
export const systems = {
  tix: () => process.env['SANDBOX_TIX_URL'] ?? '',
  education: () => process.env['SANDBOX_TIX_EDUCATION_URL'] ?? '',
  bridge: () => process.env['SANDBOX_BRIDGE_URL'] ?? '',
};

/** The email address of a visitor that only this test uses. The sandbox gives it the account of its `role`. */
export function visitorEmail(
  role: 'vriend' | 'bezoeker' | 'docent',
  locale: Locale,
  { project, title }: TestInfo,
) {
  const hash = [...title].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 99_991, 7);
  return `${role}+${project.name}-${locale}-${hash}@klankhuis.test`;
}

/** Submits the open login page, and waits until it has led back to the site. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(accountPassword);
  await page.locator('#password').press('Enter');
  await page.waitForURL((url) => url.origin === new URL(process.env['SITE_URL'] ?? '').origin);
}

/** Runs an action in another tab. */
export async function inAnotherTab(page: Page, act: (tab: Page) => Promise<unknown>): Promise<void> {
  const tab = await page.context().newPage();
  await act(tab);
  await tab.close();
  await page.bringToFront();
}

/** The favourite button of a concert, by its title, saved or not. */
export function favouriteButton(page: Page, title: string) {
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(Bewaar|Save|Bewaard:|Saved:) ${escapeRegExp(title)}$`) })
    .first();
}

export async function expectFavourite(page: Page, title: string, isSaved = true): Promise<void> {
  await expect(favouriteButton(page, title)).toHaveAttribute('aria-pressed', String(isSaved));
}

/**
 * Follows the requests that save favourites. Returns a function that waits until a list with a number of them is saved, and no other is
 * sent. A save outlives its page, and Chromium does not always tell the end of such a request: its answer is what counts.
 */
export function watchSaves(page: Page): (count: number) => Promise<void> {
  const pending = new Set<Request>();
  let saved: number | undefined;
  const isSave = (request: Request) => request.method() !== 'GET' && request.url().includes('/favorites/');
  page.on('request', (request) => isSave(request) && pending.add(request));
  page.on('response', (response) => {
    const request = response.request();
    if (pending.delete(request) && response.ok()) saved = request.postDataJSON().eventIConcertIds.length;
  });
  page.on('requestfailed', (request) => pending.delete(request));
  return (count) => expect.poll(() => (pending.size === 0 ? saved : undefined)).toBe(count);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
