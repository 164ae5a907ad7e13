import { type EventNotice, findEventNotice } from '#domain/event-page/event-notice.ts';
import { canOrder, computeOffer } from '#domain/event/event-offer.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { Page, Template } from '#domain/page/page.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import { season } from '#tests/e2e/support/season.ts';

/** The templates, with the requirement of each. A new template does not compile without one. */
export const templateRequirements: Readonly<Record<Template, string>> = {
  campaign: 'TPL-1',
  discovery: 'TPL-2',
  discoveryCollection: 'TPL-3',
  discoveryOverview: 'TPL-4',
  discoverySearch: 'TPL-5',
  educationOverview: 'TPL-6',
  educationProduction: 'TPL-7',
  event: 'TPL-8',
  eventOverview: 'TPL-10',
  favorites: 'TPL-11',
  home: 'TPL-12',
  overview: 'TPL-13',
  page: 'TPL-14',
  press: 'TPL-15',
  pressOverview: 'TPL-16',
  recommendation: 'TPL-17',
  search: 'TPL-18',
  series: 'TPL-19',
  seriesOverview: 'TPL-20',
  musician: 'PERSON-1',
  unknown: 'TPL-21',
  error: 'TPL-22',
};

export const templates = Object.keys(templateRequirements) as readonly Template[];

/** The concerts with the most on their cover: two that can be ordered, and two with a notice. */
export type ConcertSpecimen = 'longestConcertTitle' | 'longestConcertCover' | 'soldOut' | 'saleStart';

/** A page by its template, or an extreme: the longest word in a title, a concert with the most on its cover, and one with a photograph. */
type Specimen = Template | 'longestWord' | 'photograph' | ConcertSpecimen;

type Specimens = Readonly<Partial<Record<Specimen, string>>>;

/** The addresses of the specimens of an edition. */
function findUrls(locale: Locale) {
  const { pages } = season.editions[locale];
  const { startsAt } = season;
  const concerts = pages.filter(
    (page) => page.kind === 'event' && canOrder(computeOffer(page.event, noCustomerTags, startsAt)),
  );
  const withNotice = (kind: EventNotice['kind']) =>
    pages.filter(
      (page) =>
        page.kind === 'event' &&
        findEventNotice(page, computeOffer(page.event, noCustomerTags, startsAt), noCustomerTags, startsAt)
          ?.kind === kind,
    );
  return {
    ...Object.fromEntries(pages.toReversed().map(({ kind, url }) => [kind, url])),
    ...pickLongest('longestWord', pages, countLongestWord),
    ...pickLongest('longestConcertTitle', concerts, ({ title }) => title.length),
    ...pickLongest('longestConcertCover', concerts, countCover),
    ...pickLongest(
      'photograph',
      concerts.filter((page) => page.kind === 'event' && findCoverPhoto(page.event) !== undefined),
      countCover,
    ),
    ...pickLongest('soldOut', withNotice('soldOut'), countCover),
    ...pickLongest('saleStart', withNotice('saleStart'), countCover),
  };
}

function pickLongest(name: Specimen, pages: readonly Page[], countLength: (page: Page) => number): Specimens {
  const [longest] = pages.toSorted((one, other) => countLength(other) - countLength(one));
  return longest ? { [name]: longest.url } : {};
}

/** The characters at the top of a concert's page: composers, title and subtitle. */
function countCover(page: Page): number {
  const composers = page.kind === 'event' ? page.event.composers.slice(0, 3).join(', ') : '';
  return [composers, page.title, page.subtitle].join(' ').length;
}

/** The length of the longest word in a page's title. */
function countLongestWord({ title }: Page): number {
  return Math.max(...title.split(/[\s-]/).map((word) => word.length));
}

const specimens: Readonly<Record<Locale, Specimens>> = { nl: findUrls('nl'), en: findUrls('en') };

/** The address of a specimen. Throws if the hall has none. */
export function findSpecimen(specimen: Specimen, locale: Locale): string {
  const address = specimens[locale][specimen];
  if (address === undefined) throw new Error(`The hall has no specimen ${specimen} (${locale}).`);
  return address;
}
