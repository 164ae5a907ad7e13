import { expect, type Page } from 'playwright/test';
import {
  consentCookieName,
  consentPath,
  readStatisticsConsent,
} from '#adapters/http/consent-cookie-value.ts';
import { visitorCookieLifetimeSeconds } from '#adapters/http/visitor-cookie.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Consent } from '#domain/tracking/consent.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { counted } from '#tests/e2e/support/data-layer.ts';
import { siteTexts, waitForHydration, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: { question: 'Mogen wij u meetellen?', yes: 'Ja', no: 'Nee', what: 'Wat wij meten' },
  en: { question: 'May we count your visit?', yes: 'Yes', no: 'No', what: 'What we measure' },
} as const;

test.use({ consent: 'none' });

/** Everything that could identify this visitor: cookies, storage, and requests to tracking tools. */
async function known(page: Page): Promise<readonly string[]> {
  const userId = await page.evaluate(() => localStorage.getItem('experimentUserId'));
  const strangers = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.flatMap((one) => one.getAttribute('src') ?? []));
  return [
    ...(await counted(page)),
    ...(userId === null ? [] : ['experimentUserId']),
    ...strangers.filter((src) => src.startsWith('https:')),
  ];
}

async function consentOf(page: Page): Promise<Consent> {
  return readStatisticsConsent(await page.evaluate(() => document.cookie));
}

for (const locale of locales) {
  const { question, yes, no, what } = words[locale];
  const findQuestion = (page: Page) => page.getByRole('region', { name: question });
  const findDialog = (page: Page) => page.getByRole('dialog', { name: question });

  test(`TRACK-1 TRACK-5 WAY-30 no visitor is identified before consent; the question is accessible, what is measured is one press away, and unanswered it stays; consent is stored, and the visitor is tracked from then on (${locale}) @desk`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await page.goto(siteTexts[locale].calendar);
    await waitForVisitorLayer(page);
    await expect(findQuestion(page)).toBeVisible();
    await expectNoAxeViolations(page, '[aria-labelledby="consent-question"]');
    const opener = findQuestion(page).getByRole('button', { name: what });
    await opener.click();
    await expect(findDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.locator('footer li a').last().click({ trial: true });
    await page.getByRole('link', { name: siteTexts[locale].next, exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await known(page)).toEqual([]);
    expect(
      requests.filter((url) => /\/experiments\/|googletagmanager|visualwebsite|cookiebot/.test(url)),
    ).toEqual([]);
    expect(await consentOf(page)).toBe('pending');
    await findQuestion(page).getByRole('button', { name: yes }).click();
    await expect(findQuestion(page)).toHaveCount(0);
    expect(await consentOf(page)).toBe('accepted');
    await expect.poll(() => counted(page)).toContain('user_info');
    await expect.poll(() => counted(page)).toContain('CRO_Tests');
    // Not the page that was left before consent.
    expect((await counted(page)).filter((event) => event === 'page_view').length).toBeLessThanOrEqual(1);
    await page.getByRole('link', { name: siteTexts[locale].next, exact: true }).click();
    await expect.poll(() => counted(page)).toContain('view_item_list');
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => counted(page)).toContain('CRO_Tests');
    await expect(findQuestion(page)).toHaveCount(0);
  });

  test(
    `TRACK-1 refusing is as easy, and can be changed in the footer (${locale})`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(siteTexts[locale].calendar);
      await waitForHydration(page);
      const [refuse, accept] = await Promise.all(
        [no, yes].map((name) => findQuestion(page).getByRole('button', { name }).boundingBox()),
      );
      expect(refuse).toMatchObject({ width: accept?.width, height: accept?.height, y: accept?.y });
      await findQuestion(page).getByRole('button', { name: no }).click();
      await expect(findQuestion(page)).toHaveCount(0);
      expect(await consentOf(page)).toBe('denied');
      expect(await known(page)).toEqual([]);
      const again = page.getByRole('button', { name: /^Cookie/ });
      await again.click();
      await expect(findDialog(page)).toBeVisible();
      await expectNoAxeViolations(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(findDialog(page)).toHaveCount(0);
      await expect(again).toBeFocused();
      await again.click();
      await findDialog(page).getByRole('button', { name: yes }).click();
      await expect(findDialog(page)).toHaveCount(0);
      expect(await consentOf(page)).toBe('accepted');
    },
  );

  test(
    `WAY-30 the question is a strip of the first paint that covers nothing; an answer given before hydration is stored, and hides it before the next first paint (${locale})`,
    { tag: '@phone' },
    async ({ page, context }) => {
      // The scripts of the site do not arrive: only the document and its inline scripts decide.
      await page.route(/\/assets\/.*\.js$/, () => {});
      await page.goto(siteTexts[locale].calendar);
      await page.evaluate(() => document.fonts.ready);
      await expect(findQuestion(page)).toBeVisible();
      const [strip, header] = await Promise.all(
        [findQuestion(page), page.getByRole('banner')].map((element) => element.boundingBox()),
      );
      expect(strip?.height).toBeLessThanOrEqual(72);
      expect(header?.y).toBe((strip?.y ?? 0) + (strip?.height ?? 0));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(findQuestion(page)).not.toBeInViewport();
      for (const answer of ['denied', 'accepted'] as const) {
        await context.clearCookies({ name: consentCookieName });
        await page.goto(siteTexts[locale].calendar);
        const name = answer === 'denied' ? no : yes;
        const stored = page.waitForResponse((response) => response.url().endsWith(consentPath));
        await findQuestion(page).getByRole('button', { name }).click();
        await expect(findQuestion(page)).toBeHidden();
        expect(await consentOf(page)).toBe(answer);
        // A response stores it, too: some browsers keep for a week only what a script stores.
        expect(await (await stored).headerValue('set-cookie')).toMatch(/^CookieConsent=/);
        const cookie = (await context.cookies()).find((one) => one.name === consentCookieName);
        expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
        expect(cookie?.expires).toBeGreaterThan(afternoon / 1000 + visitorCookieLifetimeSeconds - 24 * 3600);
        await page.reload();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(findQuestion(page)).toHaveCount(0);
      }
    },
  );
}
