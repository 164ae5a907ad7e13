import { noEventSelection } from '#domain/facet/facet.ts';
import { noDiscoverySelection } from '#domain/listing/discovery-list.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import type { CmsQueries } from '#ports/cms.port.ts';
import type { InLocale, Query } from '#ports/query.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import type { SearchPort } from '#ports/search.port.ts';

/** Example parameters for each query of a port. */
export type ParamsOfEach<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Query<infer Params, unknown> ? Params : InLocale;
};

const locale = 'nl';
const from = '2026-12-01' as HallDay;
const month = '2026-12' as HallMonth;
const now = moment('2026-12-01T12:00:00+01:00');
const concerts = { locale, keyword: '', from, until: null, part: null, selection: noEventSelection } as const;
const series = { locale, keyword: '', from, selection: { genres: [], organizers: [], rooms: [] } } as const;
const stories = { locale, keyword: '', selection: noDiscoverySelection } as const;
const harp = { locale, keyword: 'harp', now } as const;

export const cmsParams: ParamsOfEach<CmsQueries> = {
  global: { locale },
  page: { locale, uri: 'over-ons' },
  fallbackBanners: { locale, list: 'events' },
  banners: { locale, list: 'events', kind: 'genre', values: ['Opera'] },
  organizer: { locale, name: 'Huisorkest' },
  educationRedirect: { locale, eventGroupId: 5, eventId: 6, uri: 'educatie/projecten/stil' },
  redirects: { locale, path: '/oud' },
};

export const indexParams: ParamsOfEach<SearchIndexPort> = {
  events: concerts,
  eventFacets: { locale, now },
  eventDays: { locale, month },
  series,
  seriesFacets: { locale, from },
  concerts: series,
  concertFacets: { locale, from },
  discoveries: stories,
  discoveryCategories: { locale },
  press: { locale },
  find: harp,
  recommended: { locale, identifiers: ['7'] },
  urisOf: { locale, section: 'event', from },
};

export const searchParams: ParamsOfEach<SearchPort> = {
  events: { ...concerts, page: 1, card: 'row' },
  dayPresetCounts: { locale, today: from },
  eventFacets: { locale, now },
  eventDays: { locale, month },
  series: { ...series, page: 1 },
  seriesFacets: { locale, from },
  concerts: { ...series, page: 1 },
  concertFacets: { locale, from },
  discoveries: { ...stories, page: 1 },
  discoveryCategories: { locale },
  press: { locale, page: 1, year: null },
  find: { ...harp, page: 1 },
  recommended: { locale, identifiers: ['7'] },
  eventsAt: { locale, uris: ['concerten/a'] },
  productionDates: { locale, uri: 'educatie' },
};
