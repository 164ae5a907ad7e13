import { describe, expect, it } from 'vitest';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { december as now, hallAt } from '#tests/fixtures/hall/kit/halls.ts';
import { musicLoverQuestions } from '#tests/fixtures/sandbox/search/music-lover-questions.ts';
import { spellingQuestions } from '#tests/fixtures/sandbox/search/spelling-questions.ts';
import { visitorQuestions } from '#tests/fixtures/sandbox/search/visitor-questions.ts';
import { isThorough } from '#tests/support/thorough.ts';

/** A share of them: the sandbox, which finds by the same rules, is asked the others. */
const questions = [...musicLoverQuestions, ...spellingQuestions, ...visitorQuestions].filter(
  (_, at) => isThorough || at % 4 === 0,
);

const hall = hallAt(now, 1888);
const index = createInMemorySearchIndex(hall);

describe('the search of a hall in memory', () => {
  it.each(questions)(
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
