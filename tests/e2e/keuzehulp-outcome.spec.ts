import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import {
  answerByPointer,
  heading,
  nextButton,
  openAtLastQuestion,
  press,
  readTitles,
  startButton,
  walk,
  words,
} from '#tests/e2e/support/keuzehulp.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { inAnotherTab, logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';

for (const locale of locales) {
  const labels = words[locale];

  test.describe(`the suggestions of the keuzehulp (${locale})`, () => {
    test.describe('a visitor without favourites', () => {
      // Their list does not exist yet, and the browser logs the 404.
      test.use({ forgives: /load\.json.*404/ });

      test(
        'KEUZE-7 CALL-29 CALL-30 FAV-1 FAV-2 LAYOUT-5 E12 is mailed them, gets all of them as favourites after logging in, and nothing is left after logging out',
        { tag: '@phone' },
        async ({ page }, info) => {
          await openAtLastQuestion(page, labels.path);
          await walk(page, answerByPointer);
          const seen = await readTitles(page);
          await page.getByRole('main').getByLabel(labels.mail).fill('noor@klankhuis.test');
          await page.getByRole('button', { name: labels.send }).click();
          await expect(page.getByText(labels.sent)).toBeVisible();
          await press(page.getByRole('button', { name: labels.save }));
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByText(labels.chosen)).toBeVisible();
          await expectNoAxeViolations(page, 'dialog[open]');
          await press(dialog.getByRole('link', { name: labels.logIn }));
          await logIn(page, visitorEmail('bezoeker', locale, info));

          await expect(page.getByText(labels.welcome)).toBeVisible();
          await expect(page.getByText(labels.saved)).toBeVisible();
          expect(await readTitles(page)).toEqual(seen);
          await page.reload();
          await expect(page.getByText(labels.saved)).toBeVisible();

          await press(page.getByRole('button', { name: labels.more }));
          await expect(page.locator('ol > li:nth-child(9) a:focus')).toHaveCount(1);
          await press(page.getByRole('button', { name: labels.save }));
          await expect(page.getByText(labels.saved)).toBeVisible();
          await expect(page.locator('aside input:focus')).toHaveCount(1);

          await inAnotherTab(page, (tab) => tab.goto(`${systems.tix()}/${locale}/logout`));
          await expect(startButton(page)).toBeVisible();
          const left = await page.evaluate(() =>
            JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
          );
          expect(left).not.toMatch(/[0-9a-f]{64}/);
        },
      );
    });

    test.describe('when a system is unavailable', () => {
      test.use({
        // The network may be cut before the ticketing frame has loaded: its session then times out.
        forgives:
          /ERR_FAILED|ERR_INTERNET_DISCONNECTED|keuzehulp\.(failed|save-failed|mail-failed)|Failed to fetch|postMessage|tix\.session-timeout/,
      });

      test(
        'KEUZE-4 KEUZE-6 KEUZE-7 CALL-26 CALL-28 reports it, keeps the answers and retries; reports when nothing fits, and a mail that is not sent',
        { tag: '@desk' },
        async ({ page }) => {
          await page.route('**/recommendations', (route) => route.abort());
          await openAtLastQuestion(page, labels.path);
          await answerByPointer(page);
          await expect(page.getByText(labels.failed)).toBeVisible();
          await expectNoAxeViolations(page, 'main');
          await page.reload();
          await expect(page.getByText(labels.failed)).toBeVisible();
          await page.unroute('**/recommendations');
          await page.route('**/recommendations', (route) =>
            route.fulfill({
              json: { recommended_concerts: {} },
              headers: { 'Access-Control-Allow-Origin': '*' },
            }),
          );
          await press(page.getByRole('link', { name: labels.retry }));
          await expect(heading(page)).toHaveText(labels.none);
          await expectNoAxeViolations(page, 'main');
          await page.unroute('**/recommendations');
          await page.route('**/gateway/*/recommended?*', (route) => route.abort());
          const saved = page.waitForRequest('**/user-score/save');
          await press(page.getByRole('button', { name: labels.change }));
          await press(nextButton(page, locale));
          await expect(heading(page)).toHaveText(labels.missing);
          await saved;
          await expectNoAxeViolations(page, 'main');
          const status = page.getByRole('status').filter({ hasText: labels.known });
          await expect(status).toBeVisible();
          await page.unroute('**/gateway/*/recommended?*');
          await press(page.getByRole('button', { name: labels.retryLookup }));
          await expect(heading(page)).toHaveText(labels.found);
          await page.route('**/user-score/*', (route) => route.abort());
          const mail = page.getByRole('main').getByLabel(labels.mail);
          await mail.fill('noor@klankhuis.test');
          await page.getByRole('button', { name: labels.send }).click();
          await expect(page.getByText(labels.notSent)).toBeVisible();
          await expect(mail).toHaveValue('noor@klankhuis.test');
        },
      );

      test(
        'KEUZE-4 stays at the last question while there is no network',
        { tag: ['@phone', '@all'] },
        async ({ page, context }) => {
          await openAtLastQuestion(page, labels.path);
          await context.setOffline(true);
          await answerByPointer(page);
          await expect(page.getByRole('status').filter({ hasText: labels.offline })).toBeVisible();
          await expectNoAxeViolations(page, 'main');
          await context.setOffline(false);
          await press(nextButton(page, locale));
          await expect(heading(page)).toHaveText(labels.found);
        },
      );
    });
  });
}

test.describe('the clips of the keuzehulp', { tag: '@desk' }, () => {
  test.use({ forgives: /Failed to load resource/ });

  test('AUDIO-1 KEUZE-8 plays one clip at a time, also without CORS', async ({ page }) => {
    await page.route('**/satie-gymnopedie-1.mp3', async (route) => {
      const { origin } = await route.request().allHeaders();
      return origin ? route.abort() : route.fallback();
    });
    await page.goto('/keuzehulp#question/klank-eerst/');
    await waitForHydration(page);
    const sounds = page.locator('fieldset button');
    await sounds.nth(0).click();
    await expect(sounds.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => soundingAt(page)).toEqual([0]);
    await sounds.nth(1).click();
    await expect(sounds.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => soundingAt(page)).toEqual([1]);
    await sounds.nth(1).click();
    await expect.poll(() => soundingAt(page)).toEqual([]);
    await sounds.nth(0).click();
    await expect.poll(() => soundingAt(page)).toEqual([0]);
    const clip = await page.locator('fieldset audio').first().elementHandle();
    await page.locator('fieldset label').first().click();
    await page.locator('fieldset ~ * button[type="submit"]').click();
    await expect(page).toHaveURL(/klank-eerst\/[^/]+\/$/);
    expect(await clip?.evaluate((element) => element instanceof HTMLAudioElement && element.paused)).toBe(
      true,
    );
  });
});

/** The indexes of the audio elements that are playing. */
function soundingAt(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('audio')].flatMap(({ paused }, place) => (paused ? [] : [place])),
  );
}
