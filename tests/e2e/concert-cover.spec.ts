import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { season } from '#tests/e2e/support/season.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { type ConcertSpecimen, findSpecimen } from '#tests/e2e/support/specimens.ts';
import { test } from '#tests/e2e/support/test.ts';

// The consent question is in the document until it is answered.
test.use({ consent: 'none' });

/** The lowest of a computer and the smallest of a phone first. */
const windows = [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  // 1440 by 900, zoomed to 200 %.
  { width: 720, height: 450 },
] as const;

const labels = {
  nl: {
    navigation: 'Snelmenu',
    order: 'Bestel kaarten',
    save: /bewaar/i,
    length: /\d+\sminuten\s(met|zonder)\spauze/,
  },
  en: {
    navigation: 'Quick menu',
    order: 'Book tickets',
    save: /save|keep/i,
    length: /\d+\sminutes,\s(including\san|no)\sinterval/,
  },
} as const;

/** A concert that can be ordered has a price and an order button; another has a notice with a link, and a price if it will be sold. */
type Cover = { readonly hasPrice: boolean; readonly notice: boolean };

/** The longest covers of each kind, in the language of each. */
const covers: readonly (readonly [ConcertSpecimen, Locale, Cover])[] = [
  ['longestConcertTitle', 'nl', { hasPrice: true, notice: false }],
  ['longestConcertCover', 'en', { hasPrice: true, notice: false }],
  ['soldOut', 'nl', { hasPrice: false, notice: true }],
  ['saleStart', 'en', { hasPrice: true, notice: true }],
];

/** The parts of the first screen of a concert's page. */
function findCoverParts(page: Page, locale: Locale, { hasPrice, notice }: Cover) {
  const cover = page.locator('main article [data-surface="cover"]').first();
  const region = cover.getByRole('region');
  return {
    title: cover.getByRole('heading', { level: 1 }),
    save: cover.getByRole('button', { name: labels[locale].save }),
    day: cover.locator('time').first(),
    length: cover.getByText(labels[locale].length),
    room: cover.locator('dd').nth(1),
    ...(hasPrice && { price: cover.locator('dd').nth(2).filter({ hasText: '€' }) }),
    ...(notice
      ? { notice: region.locator('p').first(), order: region.getByRole('listitem').first() }
      : { order: cover.getByRole('link', { name: labels[locale].order }) }),
  };
}

/** Each window with the question about consent, which leaves the least space; the first two without it, too. */
const firstScreens = [
  ...windows.map((size) => ({ ...size, question: 'open' })),
  ...windows.slice(0, 2).map((size) => ({ ...size, question: 'answered' })),
];

/** Answers the question about consent, if that has not been done. */
async function answerConsentQuestion(page: Page): Promise<void> {
  const question = page.locator('[aria-labelledby="consent-question"]');
  if (await question.isVisible()) await question.locator('[data-statistics="false"]').click();
  await expect(question).toBeHidden();
}

/** Expects every part above the lower edge of each window, or above the navigation at that edge. */
async function expectOnFirstScreen(page: Page, locale: Locale, cover: Cover): Promise<void> {
  const navigation = page.getByRole('navigation', { name: labels[locale].navigation });
  for (const { question, width, height } of firstScreens) {
    await page.setViewportSize({ width, height });
    if (question === 'answered') await answerConsentQuestion(page);
    // In a low or wide window the navigation is above the page.
    const isBelow = width < 1290 && height > 500;
    const bottom = isBelow ? ((await navigation.boundingBox())?.y ?? 0) : height;
    for (const [name, part] of Object.entries<Locator>(findCoverParts(page, locale, cover))) {
      const box = await part.boundingBox();
      const where = `${name} of ${page.url()} at ${width} × ${height} (${question})`;
      expect.soft(box, `${where} is displayed`).not.toBeNull();
      if (!box) continue;
      expect.soft(box.y + box.height, `${where} ends above the lower edge`).toBeLessThanOrEqual(bottom);
      expect.soft(box.x, `${where} begins inside the window`).toBeGreaterThanOrEqual(0);
      expect.soft(box.x + box.width, `${where} ends inside the window`).toBeLessThanOrEqual(width);
    }
    await expectSameOrderOnScreen(page, `${width} × ${height}`);
  }
}

/** Expects the title, the parts of a notice, the facts and the explanation on screen in the order of the document (WAY-35). */
async function expectSameOrderOnScreen(page: Page, where: string): Promise<void> {
  const parts = page
    .locator('main article [data-surface="cover"]')
    .first()
    .locator('h1, section > *, dl, :scope > div:last-of-type');
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0),
  );
  expect.soft(boxes.length, `parts on screen at ${where}`).toBeGreaterThan(2);
  // Parts side by side differ by a line at most.
  const isBelowPrevious = boxes.map(({ y }, index) => y > (boxes[index - 1]?.y ?? 0) - 20);
  expect.soft(isBelowPrevious, `the order on screen at ${where}`).not.toContain(false);
}

/** Expects nothing of the page over the footer, in a window in which an order bar sticks. */
async function expectFooterBelowPage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  const overlap = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
  expect.soft(overlap, `what ${page.url()} has below its end, in pixels`).toBeLessThanOrEqual(1);
}

for (const [specimen, locale, cover] of covers) {
  test(`WAY-3 the first screen says when, where, how long, what it costs and what the visitor can do; the footer is below the page: ${specimen} @desk`, async ({
    page,
  }) => {
    await page.goto(findSpecimen(specimen, locale));
    await expectOnFirstScreen(page, locale, cover);
    await expectFooterBelowPage(page);
  });
}

test('WAY-51 the first screen of home has the time, the title and the order button of its concert; the picture yields @desk', async ({
  page,
}) => {
  await page.goto('/');
  const opening = page.locator('main [data-surface="cover"]').first();
  const parts = [
    opening.locator('dd').first(),
    opening.getByRole('heading', { level: 1 }),
    opening.getByRole('link', { name: /^Bestel kaarten/ }),
  ];
  for (const { question, width, height } of firstScreens) {
    await page.setViewportSize({ width, height });
    if (question === 'answered') await answerConsentQuestion(page);
    for (const part of parts) {
      // The navigation at the lower edge covers 60 pixels of a high window.
      const bottom = height > 500 ? height - 60 : height;
      const box = await part.boundingBox();
      expect
        .soft(box && box.y + box.height, `at ${width} × ${height} (${question})`)
        .toBeLessThanOrEqual(bottom);
    }
  }
});

test('DOOR-20 the letters of a title that reach below its line do not meet those of the subtitle @desk', async ({
  page,
}) => {
  await page.goto(subtitledConcert.url);
  // A text that has changed before would not be the one that React hydrates.
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  const title = page.locator('article h1');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const word of ['Songs', 'Fuji', 'Bishop', 'Iraq', 'Harmony']) {
      await title.evaluate((heading, text) => heading.replaceChildren(text), word);
      const [above, below] = await Promise.all([inkOf(title), inkOf(page.locator('article h1 + p'))]);
      expect(below.top - above.bottom, `${word} at ${width} px`).toBeGreaterThan(1);
    }
  }
});

const subtitledConcert = season.editions.nl.pages.find(
  (page) => page.kind === 'event' && Boolean(page.subtitle) && page.title.length < 24,
) as { readonly url: string };

/** Where the letters of the first line begin and those of the last line end. The box of a line is not where its letters are. */
function inkOf(text: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = getComputedStyle(element).font;
    const ink = context.measureText(element.textContent);
    const baseline = (line: DOMRect) =>
      line.top +
      (line.height * ink.fontBoundingBoxAscent) / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
    return {
      top: baseline(lines[0] as DOMRect) - ink.actualBoundingBoxAscent,
      bottom: baseline(lines.at(-1) as DOMRect) + ink.actualBoundingBoxDescent,
    };
  });
}
