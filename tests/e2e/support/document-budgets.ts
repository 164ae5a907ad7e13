import type { Template } from '#domain/page/page.ts';

/** The most that any page may load before its script, as sent: kB of style sheets, kB of one figure, and preloaded font files. */
export const pageBudget = { styles: 15.9, figure: 6, fonts: 2 };

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
export const documentBudgets: readonly DocumentBudget[] = [
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
