import type { Page } from 'playwright';
import { accountPassword } from '#fixtures/sandbox/customers/accounts.ts';

/** Logs a visitor of the sandbox in, from a page of the site, to which the login leads back. */
export async function logIn(page: Page, siteUrl: string): Promise<void> {
  const login = await page.locator('header a[href*="/login"]').first().getAttribute('href');
  await page.goto(login ?? '');
  await page.locator('#email').fill('bezoeker@klankhuis.test');
  await page.locator('#password').fill(accountPassword);
  await page.locator('#password').press('Enter');
  await page.waitForURL((url) => url.origin === siteUrl);
}
