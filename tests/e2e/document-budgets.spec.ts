import { expect } from 'playwright/test';
import { documentBudgets, pageBudget } from '#tests/e2e/support/document-budgets.ts';
import { season } from '#tests/e2e/support/season.ts';
import { requestTest as test } from '#tests/e2e/support/test.ts';
import { sizeOf } from '#tests/tools/bench/bytes/built-files.ts';
import { fetchSentPage } from '#tests/tools/bench/bytes/sent-page.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';

test.describe('the document of a first visit', { tag: '@desk' }, () => {
  for (const { template, ...budget } of documentBudgets) {
    test(`is within its budget of bytes and elements, and is shown with few bytes of styles, figures and fonts: ${template}`, async ({
      baseURL,
    }) => {
      const document = await fetchSentPage(baseURL ?? '', findPagePath(season, template));
      expect(document.sent / 1000, 'kB as sent').toBeLessThanOrEqual(budget.sent);
      expect(document.length / 1000, 'kB not compressed').toBeLessThanOrEqual(budget.length);
      expect(document.elements, 'elements').toBeLessThanOrEqual(budget.elements);
      expect(document.figures.length, 'figures').toBeLessThanOrEqual(budget.figures);
      const { styles, figures, fonts } = document;
      const bytes = styles.reduce((sum, file) => sum + sizeOf(file), 0);
      // A page that links no style sheet would be within its limit, too.
      expect(bytes, 'bytes of style sheets').toBeGreaterThan(1000);
      expect(bytes / 1000, 'kB of style sheets').toBeLessThanOrEqual(pageBudget.styles);
      expect(Math.max(0, ...figures) / 1000, 'kB of a figure').toBeLessThanOrEqual(pageBudget.figure);
      expect(fonts.length, 'font files').toBeLessThanOrEqual(pageBudget.fonts);
    });
  }
});
