import { expect } from 'playwright/test';
import { documentBudgets, pageBudget } from '#tests/e2e/support/document-budgets.ts';
import { season } from '#tests/e2e/support/season.ts';
import { requestTest as test } from '#tests/e2e/support/test.ts';
import { sizeOf } from '#tests/support/built-files.ts';
import { findPagePath } from '#tests/support/measured-pages.ts';
import { fetchSentPage } from '#tests/support/sent-page.ts';

test('a first visit has a document within its budget of bytes and elements, and few bytes of styles, figures and fonts before it is shown @desk', async ({
  baseURL,
}) => {
  for (const { template, ...budget } of documentBudgets) {
    const document = await fetchSentPage(baseURL ?? '', findPagePath(season, template));
    expect.soft(document.sent / 1000, `${template}: kB as sent`).toBeLessThanOrEqual(budget.sent);
    expect.soft(document.length / 1000, `${template}: kB not compressed`).toBeLessThanOrEqual(budget.length);
    expect.soft(document.elements, `${template}: elements`).toBeLessThanOrEqual(budget.elements);
    expect.soft(document.figures.length, `${template}: figures`).toBeLessThanOrEqual(budget.figures);
    const { styles, figures, fonts } = document;
    const bytes = styles.reduce((sum, file) => sum + sizeOf(file), 0);
    // A page that links no style sheet would be within its limit, too.
    expect.soft(bytes, `${template}: bytes of style sheets`).toBeGreaterThan(1000);
    expect.soft(bytes / 1000, `${template}: kB of style sheets`).toBeLessThanOrEqual(pageBudget.styles);
    expect
      .soft(Math.max(0, ...figures) / 1000, `${template}: kB of a figure`)
      .toBeLessThanOrEqual(pageBudget.figure);
    expect.soft(fonts.length, `${template}: font files`).toBeLessThanOrEqual(pageBudget.fonts);
  }
});
