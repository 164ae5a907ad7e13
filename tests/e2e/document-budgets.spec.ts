import { expect } from 'playwright/test';
import { hall } from '#fixtures/hall/hall.ts';
import { documentBudgets } from '#tests/bench/bytes/document-budgets.ts';
import { fetchSentPage } from '#tests/bench/bytes/sent-page.ts';
import { findPagePath } from '#tests/bench/support/pages.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { test } from '#tests/e2e/support/test.ts';

const season = hall(1888, afternoon);
test.describe('the document of a first visit', { tag: '@desk' }, () => {
  for (const { template, ...budget } of documentBudgets) {
    test(`is within its budget of bytes and elements: ${template}`, async ({ baseURL }) => {
      const document = await fetchSentPage(baseURL ?? '', findPagePath(season, template));
      expect(document.sent / 1000, 'kB as sent').toBeLessThanOrEqual(budget.sent);
      expect(document.length / 1000, 'kB not compressed').toBeLessThanOrEqual(budget.length);
      expect(document.elements, 'elements').toBeLessThanOrEqual(budget.elements);
    });
  }
});
