import { expect } from 'playwright/test';
import type { Template } from '#domain/page/page.ts';
import { season } from '#tests/e2e/support/season.ts';
import { requestTest as test } from '#tests/e2e/support/test.ts';
import { sizeOf, textOf } from '#tests/support/built-files.ts';
import { findPagePath } from '#tests/support/measured-pages.ts';
import { fetchSentPage } from '#tests/support/sent-page.ts';

/** The most that the document of a page may be: kB as sent (brotli), kB not compressed, elements, and figures. */
interface DocumentBudget {
  readonly template: Template;
  readonly sent: number;
  readonly length: number;
  readonly elements: number;
  readonly figures: number;
}

/**
 * The budgets of the pages with the most data, in Dutch: at most a twentieth above what they were when they were set. Of
 * each, the part of the inline script that undoes what a translator changes is 0.9 kB; the part that reloads a page without its code, its
 * sentence and the sponsors' logos are 0.5 kB; what puts menu and filters in is 0.35 kB, class names and the question about consent are 0.2 kB each. The goals of the calendar are
 * 13 kB as sent and 110 kB not compressed.
 */
const documentBudgets: readonly DocumentBudget[] = [
  // With a cover, and photographs of up to four concerts, in six sizes each.
  { template: 'home', sent: 16.3, length: 89, elements: 870, figures: 24 },
  { template: 'eventOverview', sent: 17.4, length: 92, elements: 1170, figures: 16 },
  { template: 'seriesOverview', sent: 14.7, length: 92, elements: 800, figures: 102 },
  { template: 'educationOverview', sent: 11.9, length: 57, elements: 690, figures: 0 },
  { template: 'discoverySearch', sent: 13.2, length: 58.5, elements: 650, figures: 0 },
  { template: 'pressOverview', sent: 10.8, length: 40.5, elements: 440, figures: 0 },
  // With each different question of its trees once.
  { template: 'recommendation', sent: 12, length: 41.5, elements: 340, figures: 2 },
  { template: 'search', sent: 11.8, length: 41.5, elements: 390, figures: 0 },
];

test('a first visit has a document within its budget of bytes and elements, one style sheet with the cascade layers in their order, and few bytes of figures and fonts before it is shown @desk', async ({
  baseURL,
}) => {
  const sheets = new Set<string>();
  for (const { template, ...budget } of documentBudgets) {
    const document = await fetchSentPage(baseURL ?? '', findPagePath(season, template));
    expect.soft(document.sent / 1000, `${template}: kB as sent`).toBeLessThanOrEqual(budget.sent);
    expect.soft(document.length / 1000, `${template}: kB not compressed`).toBeLessThanOrEqual(budget.length);
    expect.soft(document.elements, `${template}: elements`).toBeLessThanOrEqual(budget.elements);
    expect.soft(document.figures.length, `${template}: figures`).toBeLessThanOrEqual(budget.figures);
    const { figures, fonts, styles } = document;
    expect.soft(styles, `${template}: style sheets`).toHaveLength(1);
    sheets.add(styles[0] ?? '');
    expect.soft(Math.max(0, ...figures) / 1000, `${template}: kB of a figure`).toBeLessThanOrEqual(6);
    expect.soft(fonts.length, `${template}: preloaded font files`).toBeLessThanOrEqual(2);
  }
  const [sheet = '', ...others] = sheets;
  expect(others).toEqual([]);
  expect(sizeOf(sheet) / 1000, 'kB of the style sheet').toBeLessThanOrEqual(20);
  const layers = [...textOf(sheet).matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  expect([...new Set(layers)]).toEqual(['reset', 'tokens', 'base', 'layout', 'components', 'utilities']);
});
