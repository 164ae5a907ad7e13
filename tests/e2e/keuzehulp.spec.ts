import { expect, type Locator, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/kit/axe.ts';
import { inAnotherTab, logIn, somebody, systems } from '#tests/e2e/kit/people.ts';
import { test } from '#tests/e2e/kit/test.ts';
import { awake } from '#tests/e2e/kit/ways.ts';

const words = {
  nl: {
    path: '/keuzehulp',
    next: /^(Volgende vraag|Laat horen)$/,
    back: 'Vorige vraag',
    undo: 'Antwoord wissen',
    found: /avond(en)? die bij u pas(t|sen)$/,
    why: 'Past bij:',
    stop: 'Stop',
    again: 'Begin opnieuw',
    failed: 'Er kwam geen antwoord',
    retry: 'Nog eens met mijn antwoorden',
    offline: /zonder netwerk/,
    choose: 'Kies eerst wat het dichtst in de buurt komt.',
    mail: 'E-mailadres',
    send: 'Stuur ze mij',
    sent: 'Ze zijn onderweg.',
    notSent: /niet gelukt/,
    keep: 'Zet ze op mijn lijst',
    kept: 'Ze staan op uw lijst.',
    calendar: 'Liever zelf bladeren',
  },
  en: {
    path: '/en/concert-finder',
    next: /^(Next question|Let me hear)$/,
    back: 'Previous question',
    undo: 'Clear this answer',
    found: /evenings? that suits? you$/,
    why: 'Suits:',
    stop: 'Stop',
    again: 'Begin again',
    failed: 'No answer came',
    retry: 'Once more with my answers',
    offline: /without a network/,
    choose: 'First choose what comes closest.',
    mail: 'E-mail address',
    send: 'Send them to me',
    sent: 'They are on their way.',
    notSent: /did not work/,
    keep: 'Put them on my list',
    kept: 'They are on your list.',
    calendar: 'I would rather browse',
  },
} as const;

const stage = (page: Page, state: string) => page.locator(`[data-keuzehulp="${state}"]`);

async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(stage(page, 'questionnaire')).toBeVisible();
}

/** Presses with a finger where the device is touched, else with the mouse. */
async function press(locator: Locator): Promise<void> {
  const isTouched = await locator.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? locator.tap() : locator.click());
}

/** Whether a question is still being asked, once the last step has come to something. */
async function isAsked(page: Page): Promise<boolean> {
  const answered = { timeout: 20_000 };
  await expect(page.locator('[data-keuzehulp]')).not.toHaveAttribute('data-keuzehulp', 'loading', answered);
  return (await stage(page, 'questionnaire').count()) > 0;
}

/** Answers every question with its second answer; `step` says how one chooses and goes on. */
async function walk(page: Page, step: (page: Page) => Promise<void>): Promise<void> {
  for (let question = 0; question < 9 && (await isAsked(page)); question += 1) {
    const before = page.url();
    await step(page);
    await expect.poll(() => page.url()).not.toBe(before);
  }
  await expect(stage(page, 'suggestions')).toBeVisible();
}

for (const locale of locales) {
  const way = words[locale];
  const byHand = async (page: Page): Promise<void> => {
    await press(page.locator('fieldset label').nth(1));
    await press(page.getByRole('button', { name: way.next }));
  };

  test.describe(`the keuzehulp (${locale})`, () => {
    test('TPL-17 KEUZE-1 KEUZE-6 leads from its first question to evenings that fit, each with why', async ({
      page,
    }) => {
      await begin(page, way.path);
      await walk(page, byHand);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(way.found);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const best = page
        .locator('ol > li')
        .filter({ has: page.locator('h3') })
        .first();
      await expect(best).toContainText(way.why);
      await best.locator('h3 a').click();
      await expect(page).not.toHaveURL(/#result/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(way.found);
    });

    test('KEUZE-2 KEUZE-3 can be walked by keyboard alone, forth and back', async ({ page }) => {
      await page.goto(way.path);
      await awake(page);
      await page.getByRole('button', { name: 'Begin', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(stage(page, 'questionnaire').locator('h1')).toBeFocused();
      await page.getByRole('button', { name: way.next }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: way.choose })).toBeVisible();
      await walk(page, async () => {
        await page.locator('h1[data-key]').focus();
        const input = page.locator('fieldset input').first();
        for (let tabs = 0; tabs < 3 && !(await isFocused(page)); tabs += 1) await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await expect(input).toBeChecked();
        await page.keyboard.press('Enter');
      });
      await page.goBack();
      await expect(page.getByRole('button', { name: way.undo })).toBeVisible();
      await page.getByRole('button', { name: way.undo }).press('Enter');
      await expect(page.getByRole('button', { name: way.back })).toBeVisible();
    });

    test('KEUZE-3 KEUZE-8 follows the browser back, and takes up where it was after a reload', async ({
      page,
    }) => {
      await begin(page, way.path);
      const [first] = await page.locator('h1').allInnerTexts();
      await byHand(page);
      await expect(page.locator('h1')).not.toHaveText(first ?? '');
      const [second = ''] = await page.locator('h1').allInnerTexts();
      await page.reload();
      await expect(page.locator('h1')).toHaveText(second);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(first ?? '');
      await expect(page.locator('fieldset input').nth(1)).toBeChecked();
      await page.goto(way.path);
      await expect(page.locator('h1')).toHaveText(first ?? '');
      await page.getByRole('button', { name: way.stop }).click();
      await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
    });

    test('KEUZE-6 shows the same evenings to whoever opens the address of a result', async ({
      page,
      browser,
    }) => {
      await begin(page, way.path);
      await walk(page, byHand);
      const titles = () => page.locator('ol h3').allInnerTexts();
      await expect(page.locator('ol h3').first()).toBeVisible();
      const [address, seen] = [page.url(), await titles()];
      const other = await browser.newContext();
      const there = await other.newPage();
      await there.goto(address);
      await expect(there.locator('ol h3').first()).toBeVisible();
      expect(await there.locator('ol h3').allInnerTexts()).toEqual(seen);
      await other.close();
    });

    test('TPL-17 nothing in any of its states keeps anybody out', async ({ page }) => {
      await page.goto(way.path);
      await awake(page);
      await expectNoAxeViolations(page);
      await begin(page, way.path);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectNoAxeViolations(page);
      await press(page.locator('fieldset label').nth(1));
      await expectNoAxeViolations(page);
      await press(page.getByRole('button', { name: way.next }));
      await walk(page, byHand);
      await expect(page.locator('ol h3').first()).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('KEUZE-7 CALL-29 CALL-30 mails the evenings, and says where it cannot', async ({ page }) => {
      await begin(page, way.path);
      await walk(page, byHand);
      await page.getByRole('main').getByLabel(way.mail).fill('noor@klankhuis.test');
      await page.getByRole('button', { name: way.send }).click();
      await expect(page.getByText(way.sent)).toBeVisible();
    });

    test.describe('somebody who never kept anything', () => {
      // Their list is not there yet, and the browser says so.
      test.use({ forgives: /load\.json.*404/ });

      test('FAV-1 KEUZE-6 puts all of them on the list of whoever is logged in', async ({ page }, info) => {
        await inAnotherTab(page, async (tab) => {
          const site = encodeURIComponent(`${process.env['SITE_URL']}${way.path}`);
          await tab.goto(`${systems.tix()}/${locale}/login?returnUrl=${site}`);
          await logIn(tab, somebody('bezoeker', locale, info));
        });
        await begin(page, way.path);
        await walk(page, byHand);
        await expect(page.locator('ol h3').first()).toBeVisible();
        await page.getByRole('button', { name: way.keep }).click();
        await expect(page.getByText(way.kept)).toBeVisible();
      });
    });

    test.describe('when something is away', () => {
      test.use({ forgives: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|keuzehulp\.(failed|not-)|Failed to fetch/ });

      test('KEUZE-4 CALL-28 says so, keeps the answers and asks once more', async ({ page }) => {
        await page.route('**/recommendations', (route) => route.abort());
        await begin(page, way.path);
        for (let question = 0; question < 9 && (await isAsked(page)); question += 1) await byHand(page);
        await expect(page.getByText(way.failed)).toBeVisible();
        await expectNoAxeViolations(page);
        await page.unroute('**/recommendations');
        await page.getByRole('link', { name: way.retry }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(way.found);
      });

      test('KEUZE-4 waits with the last question while there is no network', async ({ page, context }) => {
        await begin(page, way.path);
        await context.setOffline(true);
        const note = page.getByRole('status').filter({ hasText: way.offline });
        for (let question = 0; question < 9 && !(await note.isVisible()); question += 1) await byHand(page);
        await expect(note).toBeVisible();
        await context.setOffline(false);
        await page.getByRole('button', { name: way.next }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(way.found);
      });

      test('KEUZE-7 the suggestions stand where the score cannot be saved, and the mail says so', async ({
        page,
      }) => {
        await page.route('**/user-score/*', (route) => route.abort());
        await begin(page, way.path);
        await walk(page, byHand);
        await page.getByRole('main').getByLabel(way.mail).fill('noor@klankhuis.test');
        await page.getByRole('button', { name: way.send }).click();
        await expect(page.getByText(way.notSent)).toBeVisible();
        await expect(page.getByRole('main').getByLabel(way.mail)).toHaveValue('noor@klankhuis.test');
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('TPL-17 E14 is a page that says what it is, and leads to the calendar', async ({ page }) => {
        await page.goto(way.path);
        await expect(page.getByText(/JavaScript/)).toBeVisible();
        await page.getByRole('link', { name: way.calendar }).click();
        await expect(page.locator('article h3').first()).toBeVisible();
      });
    });
  });
}

test('AUDIO-1 KEUZE-8 plays one sound at a time', async ({ page }) => {
  await page.goto('/keuzehulp#question/klank-eerst/');
  await awake(page);
  const sounds = page.locator('fieldset button');
  await sounds.nth(0).click();
  await expect(sounds.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => soundingAt(page)).toEqual([1]);
  await sounds.nth(1).click();
  await expect(sounds.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => soundingAt(page)).toEqual([2]);
  await sounds.nth(1).click();
  await expect.poll(() => soundingAt(page)).toEqual([]);
});

/** Which audio elements of the page are playing, by their place on it. */
function soundingAt(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('audio')].flatMap(({ paused }, place) => (paused ? [] : [place])),
  );
}

function isFocused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement instanceof HTMLInputElement);
}
