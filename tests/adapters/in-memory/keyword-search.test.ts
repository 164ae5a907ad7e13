import { describe, expect, it } from 'vitest';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { createHall } from '#fixtures/hall/hall.ts';
import { musicLoverQuestions } from '#tests/fixtures/sandbox/search/music-lover-questions.ts';
import { spellingQuestions } from '#tests/fixtures/sandbox/search/spelling-questions.ts';
import { visitorQuestions } from '#tests/fixtures/sandbox/search/visitor-questions.ts';

const now = moment('2026-12-01T12:00:00+01:00');
const hall = createHall(1888, now);
const index = createInMemorySearchIndex(hall);

describe('the search of a hall in memory', () => {
  it.each([...musicLoverQuestions, ...spellingQuestions, ...visitorQuestions])(
    'DOOR-47 answers $keyword ($locale) with $first, as the sandbox does',
    async ({ locale, keyword, first, nearest, story }) => {
      const { events, pages } = await index.find({ locale, keyword, now });
      const all = createAllConcertsSearchCriteria(locale, toHallDay(now));
      const exact = await index.events({ ...all, keyword });
      const [uri] = events.bestUris;
      expect(hall.editions[locale].documents.find((document) => document.uri === uri)?.title).toBe(first);
      expect(exact.count > 0).toBe(nearest !== true);
      if (story !== undefined) expect(pages.hits[0]?.title).toBe(story);
    },
  );
});
