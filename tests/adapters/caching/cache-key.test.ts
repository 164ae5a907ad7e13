import { describe, expect, it } from 'vitest';
import { toCacheKey } from '#adapters/caching/data-cache.adapter.ts';
import { cmsDefinitions, editorDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import type { QueryDefinition } from '#adapters/shared/queries/query-definition.ts';
import { indexDefinitions, searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { noEventSelection } from '#domain/facet/facet.ts';
import { addMilliseconds, createInstant, minuteMs } from '#domain/time/instant.ts';
import type { InLocale } from '#ports/query.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { at, inMonth, onDay } from '#tests/domain/time/at.ts';

const now = at('2026-12-01T12:00:00+01:00');
const locale = 'nl';
const from = onDay('2026-12-01');
const keyword = 'harp';

const keyOf = <Params extends InLocale>(
  definition: Pick<QueryDefinition<Params, unknown>, 'path' | 'fields'>,
  params: Params,
) => toCacheKey(definition, params, now);

describe('the cache key of a query', () => {
  it('CACHE-2 names the query of the CMS, its language and its parameters', () => {
    const { global, page, fallbackBanners, banners, organizer, educationRedirect, redirects } =
      cmsDefinitions;
    const uri = 'educatie/projecten/stil';
    expect([
      keyOf(global, { locale }),
      keyOf(page, { locale: 'en', uri: 'about' }),
      keyOf(fallbackBanners, { locale, list: 'events' }),
      keyOf(banners, { locale, list: 'series', kind: 'room', values: ['Zolder', 'Foyer'] }),
      keyOf(organizer, { locale, name: 'Huisorkest' }),
      keyOf(educationRedirect, { locale, eventGroupId: 5, eventId: 6, uri }),
      keyOf(redirects, { locale, path: '/oud' }),
      keyOf(editorDefinitions.translationUrls, { locale }),
    ]).toEqual([
      'global nl',
      'page en about',
      'fallback-banners nl events',
      'banners nl series room ?value=Zolder&value=Foyer',
      'organizer nl Huisorkest',
      `education-redirect nl 5 6 ${uri}`,
      'redirects nl /oud',
      'translation-urls nl',
    ]);
  });

  it('CACHE-2 names the query of the index, its language and its parameters', () => {
    const { events, eventFacets, eventDays, series, seriesFacets, concerts, concertFacets } =
      indexDefinitions;
    const { discoveries, discoveryCategories, press, find, recommended, urisOf } = indexDefinitions;
    const selection = { genres: ['Opera'], organizers: [], rooms: [] };
    const lied = { locale, from, keyword, selection: { ...noEventSelection, genres: ['Lied'] } } as const;
    expect([
      keyOf(events, { ...lied, until: null, part: null }),
      keyOf(events, { ...lied, until: onDay('2026-12-06'), part: null }),
      keyOf(events, { ...lied, until: from, part: 'evening' }),
      keyOf(eventFacets, { locale, now }),
      keyOf(eventDays, { locale, month: inMonth('2026-12') }),
      keyOf(series, { locale, from, keyword, selection }),
      keyOf(seriesFacets, { locale, from }),
      keyOf(concerts, { locale, from, keyword, selection }),
      keyOf(concertFacets, { locale, from }),
      keyOf(discoveries, { locale, keyword, selection: { categories: ['Interview'], tags: ['Bach'] } }),
      keyOf(discoveryCategories, { locale }),
      keyOf(press, { locale }),
      keyOf(find, { locale, keyword, now }),
      keyOf(recommended, { locale, identifiers: ['7', '12'] }),
      keyOf(urisOf, { locale, section: 'event', from }),
    ]).toEqual([
      'events nl harp 2026-12-01 ?genres=Lied',
      'events nl harp 2026-12-01 ?genres=Lied 2026-12-06',
      'events nl harp 2026-12-01 ?genres=Lied 2026-12-01 evening',
      'event-facets nl now',
      'event-days nl 2026-12',
      'series nl harp 2026-12-01 ?genres=Opera',
      'series-facets nl 2026-12-01',
      'concerts nl harp 2026-12-01 ?genres=Opera',
      'concert-facets nl 2026-12-01',
      'discoveries nl harp ?categories=Interview&tags=Bach',
      'discovery-categories nl',
      'press nl',
      'find nl harp now',
      'recommended nl 12,7',
      'uris nl event 2026-12-01',
    ]);
  });

  it('CACHE-2 distinguishes the pages of a list', () => {
    const { events, press, find, eventsAt } = searchDefinitions;
    expect([
      keyOf(events, { ...aQuestion(), page: 2, card: 'row' as const }),
      keyOf(press, { locale, page: 1, year: null }),
      keyOf(find, { locale, keyword, now, page: 3 }),
      keyOf(eventsAt, { locale, uris: ['concerten/a', 'concerten/b'] }),
    ]).toEqual([
      'events nl  2026-12-01 2 row ',
      'press nl all 1',
      'find nl harp now 3',
      'events-at nl ?uri=concerten%252Fa&uri=concerten%252Fb',
    ]);
  });

  it('CACHE-2 has one word per parameter, so that a purge of a uri reaches no other', () => {
    const keys = ['a b', 'a%20b', 'a  b'].map((uri) => keyOf(cmsDefinitions.page, { locale, uri }));
    expect(keys).toEqual(['page nl a%20b', 'page nl a%2520b', 'page nl a%20%20b']);
  });

  it('CACHE-2 is equal for moments within five minutes of now, and otherwise names the minute', () => {
    const keyAt = (milliseconds: number) =>
      keyOf(indexDefinitions.eventFacets, { locale, now: addMilliseconds(now, milliseconds) });
    const limit = 5 * minuteMs;
    expect([1 - limit, limit - 1].map(keyAt)).toEqual(['event-facets nl now', 'event-facets nl now']);
    const minute = now / minuteMs;
    expect([-limit, limit, limit + minuteMs - 1].map(keyAt)).toEqual([
      `event-facets nl ${minute - 5}`,
      `event-facets nl ${minute + 5}`,
      `event-facets nl ${minute + 5}`,
    ]);
    expect(keyOf(indexDefinitions.eventFacets, { locale, now: createInstant(0) })).toBe('event-facets nl 0');
  });

  it('CACHE-2 is equal for the same choices and identifiers in another order', () => {
    const { series, recommended } = indexDefinitions;
    const chosen = (...rooms: readonly string[]) =>
      keyOf(series, { locale, from, keyword, selection: { genres: [], organizers: [], rooms } });
    expect(chosen('Zolder', 'Foyer')).toBe(chosen('Foyer', 'Zolder'));
    const keyFor = (...identifiers: readonly string[]) => keyOf(recommended, { locale, identifiers });
    expect(keyFor('b', 'a')).toBe(keyFor('a', 'b'));
  });
});
