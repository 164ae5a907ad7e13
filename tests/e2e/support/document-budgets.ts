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
 * The budgets of the pages with the most data, in Dutch: at most a twentieth above what they were when they were set. The inline script
 * that reloads a page without its code, its sentence and the sponsors' logos are 0.5 kB of each. Class names are 0.2 kB. The goals of the calendar are 13 kB as sent
 * and 110 kB not compressed.
 */
export const documentBudgets: readonly DocumentBudget[] = [
  // With a cover, and photographs of up to four concerts, in six sizes each.
  { template: 'home', sent: 13.2, length: 78, elements: 860, figures: 24 },
  { template: 'eventOverview', sent: 15, length: 83, elements: 1140, figures: 16 },
  { template: 'seriesOverview', sent: 11.5, length: 70, elements: 790, figures: 92 },
  { template: 'educationOverview', sent: 15, length: 114, elements: 1460, figures: 54 },
  { template: 'discoverySearch', sent: 11.4, length: 77, elements: 765, figures: 0 },
  { template: 'pressOverview', sent: 8.9, length: 38, elements: 455, figures: 0 },
  // With each different question of its trees once.
  { template: 'recommendation', sent: 10.5, length: 48, elements: 360, figures: 2 },
  { template: 'search', sent: 10.3, length: 38.3, elements: 395, figures: 0 },
];
