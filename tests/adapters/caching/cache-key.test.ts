import { describe, expect, it } from 'vitest';
import { toCacheKey } from '#adapters/caching/data-cache.adapter.ts';
import { cmsDefinitions, editorDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import type { QueryDefinition } from '#adapters/shared/queries/query-definition.ts';
import { indexDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { addMilliseconds, createInstant, minuteMs } from '#domain/time/instant.ts';
import type { InLocale } from '#ports/query.ts';
import { at, onDay } from '#tests/domain/time/at.ts';

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
