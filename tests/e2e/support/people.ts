import { expect, type Page, type Request, type TestInfo } from 'playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { password } from '#fixtures/sandbox/people/accounts.ts';

/** The addresses of the systems behind the site. */
export const systems = {
  tix: () => process.env['SANDBOX_TIX_URL'] ?? '',
  education: () => process.env['SANDBOX_TIX_EDUCATION_URL'] ?? '',
  bridge: () => process.env['SANDBOX_BRIDGE_URL'] ?? '',
};

/** The email address of a visitor that only this test uses. The sandbox gives it the account of its `role`. */
export function somebody(
  role: 'vriend' | 'bezoeker' | 'docent',
  locale: Locale,
  { project, title }: TestInfo,
) {
  const mark = [...title].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 99_991, 7);
  return `${role}+${project.name}-${locale}-${mark}@klankhuis.test`;
}

/** Fills in the login page that is open, and waits until it has led back to the site. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
  await page.waitForURL((url) => url.origin === new URL(process.env['SITE_URL'] ?? '').origin);
}

/** The visitor does something at the ticketing site, in another tab. */
export async function inAnotherTab(page: Page, act: (tab: Page) => Promise<unknown>): Promise<void> {
  const tab = await page.context().newPage();
  await act(tab);
  await tab.close();
  await page.bringToFront();
}

/** The button that keeps a concert, by the concert's title. */
export function keeper(page: Page, title: string) {
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(Bewaar|Save) ${escaped(title)}$`) })
    .first();
}

export async function expectKept(page: Page, title: string, isKept = true): Promise<void> {
  await expect(keeper(page, title)).toHaveAttribute('aria-pressed', String(isKept));
}

/** Watches what is sent to be kept; the function returned waits until nothing has been on its way for several looks in a row. */
export function watchSaves(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>();
  const isSave = (request: Request) => request.method() !== 'GET' && request.url().includes('/favorites/');
  page.on('request', (request) => isSave(request) && onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return async () => {
    let quietLooks = 0;
    const look = () => {
      quietLooks = onTheWay.size === 0 ? quietLooks + 1 : 0;
      return quietLooks;
    };
    await expect.poll(look, { intervals: [150] }).toBeGreaterThan(3);
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
