import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { season } from '#tests/e2e/support/season.ts';

const editions = season.editions;

/** A concert that friends can order now, and everyone in an hour. */
export function findPresale() {
  for (const page of editions.en.pages) {
    if (page.kind !== 'event') continue;
    const { '37': friends = Number.POSITIVE_INFINITY, _default: everyone = 0 } = page.event.sale.starts;
    if (friends <= afternoon && everyone > afternoon) return page;
  }
  throw new Error('The season has no presale');
}

/** The page of favourites in an edition. */
export function favouritesPath(locale: 'nl' | 'en'): string {
  return editions[locale].global.globalPages.favoritePage.url;
}
