import { expect } from 'playwright/test';
import { answerByPointer, openAtLastQuestion, startKeuzehulp, walk } from '#tests/e2e/support/keuzehulp.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

// What a screen reader reads of the main pages, in order. Other elements may be between these.

test('WCAG LAYOUT-5 LIST-8 LIST-9 the calendar reads its days, each filter by name, and each concert from its time to its favourite button; the invitation reads the reason to log in @desk', async ({
  page,
}) => {
  await page.goto(siteTexts.nl.calendar);
  await waitForHydration(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Naar de inhoud"
    - banner
    - main:
      - heading "Concertagenda" [level=1]
      - search:
        - searchbox "Zoek in de agenda"
      - group "Filters en kalender":
        - link /^Toon \\d+ concerten$/
        - grid "november 2026":
          - rowgroup:
            - row:
              - gridcell /^vrijdag 20 november, \\d concerten$/ [selected]
        - group "Genre":
          - checkbox /^Kamermuziek \\d+$/
        - group "Componist":
          - link /^Toon nog \\d+ . Componist$/
      - status: /^\\d+ concerten$/
      - heading "vrijdag 20 november vandaag" [level=2]
      - list:
        - listitem:
          - article:
            - paragraph:
              - time: /^\\d\\d:\\d\\d$/
            - heading [level=3]:
              - link
            - link /^Bestel kaarten voor ./
            - button /^Bewaar ./
    - contentinfo
  `);
  await page.locator('main article button[aria-pressed]').first().press('Enter');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Eerst even inloggen":
      - heading "Eerst even inloggen" [level=2]
      - button "Sluiten" [active]
      - paragraph: /^U koos. ./
      - paragraph: /^Wat u bewaart, hoort bij uw account/
      - paragraph:
        - link "Log in bij de kassa"
        - button "Nu niet"
  `);
});

test('WCAG TPL-8 a concert reads what, when, where, price and programme @phone', async ({ page }) => {
  await page.goto(siteTexts.en.calendar);
  const concert = page.locator('main article h3 a').nth(1);
  const title = await concert.innerText();
  await page.goto((await concert.getAttribute('href')) ?? '');
  await waitForHydration(page);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - navigation
        - heading "${title}" [level=1]
        - term: When
        - definition:
          - time
        - term: Where
        - definition:
          - link
        - term: Price
        - definition: /€/
        - link "Book tickets"
        - button "Save ${title}"
        - heading "Programme" [level=2]
        - table "Programme in order":
          - rowgroup:
            - row:
              - rowheader
              - cell /\\d+ min/
        - heading "Tickets" [level=2]
        - region "Prices by band":
          - table "Prices by band":
            - rowgroup:
              - row "Price band Standard Under 30"
            - rowgroup:
              - row:
                - rowheader:
                  - radio
                - cell /^€/
  `);
});

test('WCAG TPL-17 a question reads its answers, and the concerts that fit are a list with their reasons @phone @all', async ({
  page,
}) => {
  await startKeuzehulp(page, '/keuzehulp');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - paragraph: Vraag 1 van 7
        - heading "Met wie komt u?" [active] [level=1]
        - group "Met wie komt u?":
          - radio "Alleen"
          - radio "Met zijn tweeën"
        - button "Volgende vraag" [disabled]
  `);
  await openAtLastQuestion(page, '/keuzehulp');
  await walk(page, answerByPointer);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - heading /^\\d+ concerten die bij u passen$/ [level=1]
        - list:
          - listitem:
            - article:
              - heading [level=3]
            - paragraph: /^Past bij. ./
  `);
});
