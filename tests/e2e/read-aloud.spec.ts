import { expect, type Page } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import {
  answerByPointer,
  words as keuzehulp,
  openAtLastQuestion,
  readTitles,
  startKeuzehulp,
  walk,
} from '#tests/e2e/support/keuzehulp.ts';
import { findAccessibilityFaults, linesFrom, readAloud } from '#tests/e2e/support/read-aloud.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The lines that a screen reader reads, in each language. */
const announcedTexts = {
  nl: {
    today: 'vrijdag 20 november',
    marked: 'link vrijdag 20 november, 4 concerten, current date',
    panel: 'group Filters en kalender',
    past: /^link Toon \d+ concerten$/,
    found: /^\d+ concerten$/,
    taken: 'link Verwijder filter ',
    chosen: 'list Gekozen filters, 2 items',
    save: 'Bewaar',
    order: 'link Bestel kaarten voor ',
    cover: ['Wanneer', 'Waar', 'Prijs'],
    programme: 'table Programma in volgorde',
    prices: [
      'table Prijzen per rang',
      'columnheader Rang',
      'columnheader Normaal',
      'columnheader Tot 30 jaar',
    ],
    dialog: 'dialog Eerst even inloggen',
    description: /, described U koos: .+ Wat u bewaart, hoort bij uw account/,
    buttons: ['button Sluiten, focused', 'link Log in bij de kassa', 'button Nu niet'],
    question: /^Vraag 1 van \d+$/,
    listen: /^button Luister.*: /,
  },
  en: {
    today: 'Friday 20 November',
    marked: 'link Friday 20 November, 4 concerts, current date',
    panel: 'group Filters and calendar',
    past: /^link Show \d+ concerts$/,
    found: /^\d+ concerts$/,
    taken: 'link Remove filter ',
    chosen: 'list Active filters, 2 items',
    save: 'Save',
    order: 'link Book tickets for ',
    cover: ['When', 'Where', 'Price'],
    programme: 'table Programme in order',
    prices: [
      'table Prices by band',
      'columnheader Price band',
      'columnheader Standard',
      'columnheader Under 30',
    ],
    dialog: 'dialog Please log in first',
    description: /, described You chose: .+ Saved concerts belong to your box office account/,
    buttons: ['button Close, focused', 'link Log in at the box office', 'button Not now'],
    question: /^Question 1 of \d+$/,
    listen: /^button Listen.*: /,
  },
} as const satisfies Record<Locale, unknown>;

/** Reads a page, and expects no accessibility faults. */
async function listen(page: Page): Promise<readonly string[]> {
  const lines = await readAloud(page);
  expect.soft(findAccessibilityFaults(lines)).toEqual([]);
  return lines;
}

const linesStartingWith = (lines: readonly string[], start: string) =>
  lines.filter((line) => line.startsWith(start));

for (const locale of locales) {
  const texts = siteTexts[locale];
  const announced = announcedTexts[locale];

  test.describe(`a page in a screen reader (${locale})`, () => {
    test('WCAG LIST-8 LIST-9 the calendar reads its days, each filter by name, the skip link, and each concert from its time to its favourite button', async ({
      page,
    }) => {
      await page.goto(texts.calendar);
      await waitForHydration(page);
      const lines = await listen(page);
      expect(lines).toContain(announced.marked);
      expect(linesFrom(lines, announced.panel)[1]).toMatch(announced.past);
      const expanders = linesStartingWith(lines, 'link ').filter((line) => / \d+ .*, collapsed$/.test(line));
      expect(expanders.length).toBeGreaterThan(3);
      const names = expanders.map((line) => line.replace(/\d+/, ''));
      expect(new Set(names).size).toBe(names.length);
      const day = linesFrom(lines, `heading 2 ${announced.today}`, 'heading 2');
      expect(day[1]).toBe(`list, ${linesStartingWith(day, 'article').length} items`);
      const [, hour, ...concert] = linesFrom(day, 'article', 'article');
      const title = linesStartingWith(concert, 'heading 3')[0]?.slice('heading 3 '.length);
      expect(hour).toMatch(/^\d\d:\d\d$/);
      expect(concert).toEqual(expect.arrayContaining([`link ${title}`, `${announced.order}${title}`]));
      expect(concert.at(-1)).toBe(`button ${announced.save} ${title}, not pressed`);

      // One is chosen: its state, the result and the link back are read.
      await page.locator('input[name="genres"]').first().focus();
      await page.keyboard.press('Space');
      await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
      await expect(page).toHaveURL(/genres=/);
      const filtered = await listen(page);
      const box = linesStartingWith(filtered, 'checkbox').find((line) => line.endsWith(', checked, focused'));
      const [, name] = /^checkbox (.+) \d+, checked/.exec(box ?? '') ?? [];
      expect(linesFrom(filtered, announced.chosen)[1]).toBe(`${announced.taken}${name}`);
      const count = linesFrom(linesFrom(filtered, announced.chosen), 'status')[1];
      expect(count).toMatch(announced.found);
      expect(count).not.toBe(lines.find((line) => announced.found.test(line)));
      expect(linesStartingWith(filtered, 'link ').find((line) => announced.past.test(line))).toContain(count);
    });

    test('WCAG TPL-8 a concert reads what, when, where, price and programme, and none of its decoration', async ({
      page,
    }) => {
      await page.goto(texts.calendar);
      const concert = page.locator('main article h3 a').nth(1);
      const title = await concert.innerText();
      await page.goto((await concert.getAttribute('href')) ?? '');
      await waitForHydration(page);
      const lines = linesFrom(await listen(page), 'main', 'contentinfo');
      const order = [
        `heading 1 ${title}`,
        ...announced.cover,
        `button ${announced.save} ${title}, not pressed`,
        announced.programme,
        ...announced.prices,
      ];
      expect(lines.filter((line) => order.includes(line))).toEqual(order);
      expect(linesStartingWith(lines, 'rowheader').length).toBeGreaterThan(2);
      // The figure of the concert is read by its name or not at all, never by its number.
      expect(lines.join(' ')).not.toMatch(/\d{4,}[.]|computed|berekend/);
    });

    test('WCAG LAYOUT-5 the invitation reads the reason to log in, and nothing of the page behind it', async ({
      page,
    }) => {
      await page.goto(texts.calendar);
      await waitForHydration(page);
      const ribbon = page.locator('main article button[aria-pressed]').first();
      await ribbon.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      const lines = await listen(page);
      expect(lines[1]).toMatch(new RegExp(`^${announced.dialog}`));
      expect(lines[1]).toMatch(announced.description);
      expect(lines.filter((line) => /^(button|link|banner|main)/.test(line))).toEqual(announced.buttons);
      await page.keyboard.press('Escape');
      await expect(ribbon).toBeFocused();
      expect(linesStartingWith(await listen(page), `button ${announced.save} `)[0]).toMatch(
        /, not pressed, focused$/,
      );
    });

    test('WCAG TPL-17 a question reads its answers, each clip with its subject, and the concerts by rank', async ({
      page,
    }) => {
      await startKeuzehulp(page, keuzehulp[locale].path);
      const spoken = linesFrom(await listen(page), 'main');
      const [heading = ''] = linesStartingWith(spoken, 'heading 1');
      const [question = '', place] = heading.replace('heading 1 ', '').split(', focused, described ');
      expect(place).toMatch(announced.question);
      const answers = linesStartingWith(linesFrom(spoken, `group ${question}`), 'radio ');
      expect(answers.length).toBeGreaterThan(1);
      for (const answer of answers) expect(answer).toMatch(/^radio \S.*, not checked/);
      const sounds = linesStartingWith(spoken, 'button ').filter((line) => announced.listen.test(line));
      expect(new Set(sounds.map((line) => line.replace(/^.*?: /, ''))).size).toBe(sounds.length);

      await openAtLastQuestion(page, keuzehulp[locale].path);
      await walk(page, answerByPointer);
      const titles = await readTitles(page);
      const evenings = linesFrom(linesFrom(await listen(page), 'heading 1'), 'list,', 'heading 2');
      expect(evenings[0]).toBe(`list, ${titles.length} items`);
      expect(linesStartingWith(evenings, 'heading 3')).toEqual(titles.map((title) => `heading 3 ${title}`));
    });
  });
}
