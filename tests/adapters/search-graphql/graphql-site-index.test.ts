import { expect, it } from 'vitest';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** A search that returns the pages of a section two at a time. */
function searchOver(hits: readonly unknown[]) {
  const logger = new RecordingLogger();
  const index = createGraphqlSearchIndex({
    url: 'https://cms.example.test',
    logger,
    timeoutMs: 5000,
    fetch: async (_url, request) => {
      const { variables } = JSON.parse(String(request.body)) as { variables: { offset: number } };
      const portion = hits.slice(variables.offset, variables.offset + 2);
      return Response.json({ data: { search: { count: hits.length, hits: portion } } });
    },
  });
  return { index, logger };
}

it('ROUTE-19 names every page of a section once, also where a hit among them cannot be read', async () => {
  const { index, logger } = searchOver([{ uri: 'a' }, { uri: null }, { uri: 'c' }, { uri: 'd' }, {}]);
  expect(await index.urisOf({ locale: 'nl', section: 'event', from: '2026-12-01' as HallDay })).toEqual([
    'a',
    'c',
    'd',
  ]);
  expect(logger.events).toEqual(['search.items-dropped', 'search.items-dropped']);
});

it('E09 contains no lone surrogates', async () => {
  const { index } = searchOver([{ uri: 'half-\uD83D' }]);
  expect(await index.urisOf({ locale: 'nl', section: 'event', from: '2026-12-01' as HallDay })).toEqual([
    'half-\uFFFD',
  ]);
});
