import type { Template } from '#domain/page/page.ts';

/** The most that any page may load before its script, as sent: kB of style sheets, kB of one figure, and preloaded font files. */
export const pageBudget = { styles: 14.7, figure: 6, fonts: 2 };

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
 * sentence and the sponsors' logos are 0.5 kB; class names and the question about consent are 0.2 kB each. The goals of the calendar are
 * 13 kB as sent and 110 kB not compressed.
 */
export const documentBudgets: readonly DocumentBudget[] = [
  // With a cover, and photographs of up to four concerts, in six sizes each.
  { template: 'home', sent: 15.1, length: 83, elements: 870, figures: 24 },
  { template: 'eventOverview', sent: 16.2, length: 86, elements: 1170, figures: 16 },
  { template: 'seriesOverview', sent: 13.4, length: 75, elements: 800, figures: 102 },
  { template: 'educationOverview', sent: 11, length: 54, elements: 690, figures: 0 },
  { template: 'discoverySearch', sent: 12.3, length: 56, elements: 650, figures: 0 },
  { template: 'pressOverview', sent: 9.9, length: 38, elements: 440, figures: 0 },
  // With each different question of its trees once.
  { template: 'recommendation', sent: 11.5, length: 40.5, elements: 340, figures: 2 },
  { template: 'search', sent: 11.4, length: 40.5, elements: 390, figures: 0 },
];
