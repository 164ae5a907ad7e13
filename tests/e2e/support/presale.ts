import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { season } from '#tests/e2e/support/season.ts';

const editions = season.editions;

/** A concert that friends can order now, and everyone in an hour. */
export function inPresale(locale: 'nl' | 'en') {
  const page = editions[locale].pages.find(({ id, kind }) => kind === 'event' && id === presaleOf(locale));
  if (page?.kind !== 'event') throw new Error('The season has no presale');
  return page;
}

function presaleOf(locale: 'nl' | 'en'): number | undefined {
  return editions[locale].pages.find(
    (page) =>
      page.kind === 'event' &&
      (page.event.sale.starts['37'] ?? Number.POSITIVE_INFINITY) <= afternoon &&
      (page.event.sale.starts['_default'] ?? 0) > afternoon,
  )?.id;
}

/** The page of favourites in an edition. */
export function favouritesPath(locale: 'nl' | 'en'): string {
  return editions[locale].global.globalPages.favoritePage.url;
}
