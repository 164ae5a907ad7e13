import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { createRecommendationData } from '#fixtures/hall/keuzehulp/recommendation.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import {
  answerByPointer,
  buildingFirst,
  companyFirst,
  firstQuestion,
  heading,
  nextButton,
  openKeuzehulp,
  press,
  readTitles,
  soundFirst,
  stage,
  startButton,
  startKeuzehulp,
  tabTo,
  walk,
  words,
} from '#tests/e2e/support/keuzehulp.ts';
import { test } from '#tests/e2e/support/test.ts';

for (const locale of locales) {
  const labels = words[locale];
  /** Chooses by Space and, for radio buttons, by an arrow key; goes on by Enter. */
  const byKeyboard = async (page: Page): Promise<void> => {
    await expect(heading(page)).toBeFocused();
    const inputs = page.locator('fieldset input');
    await tabTo(inputs.first());
    await page.keyboard.press('Space');
    if ((await inputs.first().getAttribute('type')) === 'radio') await page.keyboard.press('ArrowRight');
    await expect(page.locator('fieldset input:checked')).toHaveCount(1);
    await page.keyboard.press('Enter');
  };

  test.describe(`the keuzehulp (${locale})`, () => {
    test('TPL-17 KEUZE-1 KEUZE-4 leads from the sound tree to concerts, and every state is accessible @phone', async ({
      page,
    }) => {
      // The answer is held back while the page is examined, however long that takes.
      await page.addInitScript(() => {
        AbortSignal.timeout = () => new AbortController().signal;
      });
      await openKeuzehulp(page, labels.path, soundFirst);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await press(startButton(page));
      await expect(page).toHaveURL(/#question\/klank-eerst\/$/);
      await expect(heading(page)).toHaveText(firstQuestion(soundFirst, locale));
      await expectNoAxeViolations(page, 'main');
      await press(page.locator('fieldset label').nth(1));
      await expectNoAxeViolations(page, 'main');
      await nextButton(page, locale).dblclick();
      await expect(page).not.toHaveURL(/#question\/klank-eerst\/$/);
      await expect(page.getByRole('status').filter({ hasText: labels.choose })).toHaveCount(0);

      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/recommendations', async (route) => {
        await answered;
        await route.continue();
      });
      let step = 1;
      for (; step < 9 && (await stage(page, 'questionnaire').isVisible()); step += 1)
        await answerByPointer(page);
      expect(step).toBe(7);
      await expect(stage(page, 'loading')).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await expectNoAxeViolations(page, 'main');
      await press(page.getByRole('button', { name: labels.otherwise }));
      answer();
      await expect(page.locator('fieldset input:checked')).toHaveCount(1);
      await press(nextButton(page, locale));
      await expect(heading(page)).toHaveText(labels.found);
      await expect(page.locator('ol h3').first()).toBeVisible();
      await expectNoAxeViolations(page, 'main');
    });

    test(
      'KEUZE-3 KEUZE-5 KEUZE-6 KEUZE-8 leads from the building tree, through reloads and steps back, to a shareable address',
      { tag: '@desk' },
      async ({ page, browser }) => {
        await startKeuzehulp(page, labels.path, buildingFirst);
        const first = firstQuestion(buildingFirst, locale);
        await expect(page).toHaveURL(/#question\/gebouw-eerst\/$/);
        await expect(heading(page)).toHaveText(first);
        const order = await page.locator('fieldset input').evaluateAll(valuesOf);
        expect(order).not.toEqual(createRecommendationData().trees[2]?.root.answers);
        await answerByPointer(page);
        await expect(heading(page)).not.toHaveText(first);
        const second = await heading(page).innerText();
        await page.reload();
        await expect(heading(page)).toHaveText(second);
        await page.goBack();
        await expect(heading(page)).toHaveText(first);
        await expect(page.locator('fieldset input').nth(1)).toBeChecked();
        expect(await page.locator('fieldset input').evaluateAll(valuesOf)).toEqual(order);
        await page.goForward();
        await expect(heading(page)).toHaveText(second);
        await page.goto(labels.path);
        await expect(heading(page)).toHaveText(second);
        await press(page.getByRole('button', { name: labels.stop }));
        await press(startButton(page));
        expect(await walk(page, answerByPointer)).toBe(5);
        const seen = await readTitles(page);
        await page.reload();
        expect(await readTitles(page)).toEqual(seen);
        const other = await browser.newContext();
        const there = await other.newPage();
        await there.goto(page.url());
        expect(await readTitles(there)).toEqual(seen);
        await other.close();
      },
    );

    test(
      'TPL-17 KEUZE-1 KEUZE-2 KEUZE-3 KEUZE-6 KEUZE-9 leads from the company tree to concerts that fit, each with the reason, by keyboard alone, forwards and backwards',
      { tag: '@desk' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openKeuzehulp(page, labels.path, companyFirst);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await tabTo(startButton(page));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/#question\/gezelschap-eerst\/$/);
        await expect(heading(page)).toHaveText(firstQuestion(companyFirst, locale));
        await expect(heading(page)).toBeFocused();
        await tabTo(nextButton(page, locale));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').filter({ hasText: labels.choose })).toBeVisible();
        await page.locator('a[href="#main"]').focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('#main')).toBeFocused();
        await expect(stage(page, 'questionnaire')).toBeVisible();
        await tabTo(page.getByRole('button', { name: labels.stop }));
        await page.keyboard.press('Enter');
        await tabTo(startButton(page));
        await page.keyboard.press('Enter');

        // This tree has questions with one answer and with several.
        expect(await walk(page, byKeyboard)).toBe(7);
        await expect(page).toHaveURL(/#result\/gezelschap-eerst\//);
        await expect(heading(page)).toHaveText(labels.found);
        await expect(heading(page)).toBeFocused();
        const best = page
          .locator('ol > li')
          .filter({ has: page.locator('h3') })
          .first();
        await expect(best).toContainText(labels.reasons);
        await best.locator('h3 a').focus();
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(/#result/);
        await page.goBack();
        await expect(heading(page)).toHaveText(labels.found);
        await page.goBack();
        await tabTo(page.getByRole('button', { name: labels.undo }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: labels.back })).toBeFocused();
      },
    );
  });
}

function valuesOf(inputs: readonly Element[]): readonly string[] {
  return inputs.map((input) => input.getAttribute('value') ?? '');
}
