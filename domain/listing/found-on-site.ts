import type { SiteListing } from '#domain/listing/site-question.ts';

/** How many concerts, series and pages the site search found, all together (LIST-12). */
export function foundOnSite({ events, series, total }: SiteListing): number {
  return events.count + series.count + total;
}
