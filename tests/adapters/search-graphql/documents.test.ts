import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { calendarDocuments } from '#adapters/search-graphql/calendar-queries.ts';
import { newsletterSignUpDocument } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { seriesDocuments } from '#adapters/search-graphql/series-queries.ts';
import { siteWideDocuments } from '#adapters/search-graphql/site-wide-queries.ts';
import { storyDocuments } from '#adapters/search-graphql/story-queries.ts';

const documents: readonly string[] = [
  ...calendarDocuments,
  ...seriesDocuments,
  ...siteWideDocuments,
  ...storyDocuments,
  newsletterSignUpDocument,
];

const schema = buildSchema(readFileSync('fixtures/sandbox/search/search.graphql', 'utf8'));

describe('search queries', () => {
  it.each(documents.map((document) => [/(?:query|mutation) (\w+)/.exec(document)?.[1], document]))(
    'CALL-1 is something its schema knows: %s',
    (_, document) => {
      expect(validate(schema, parse(document ?? ''))).toEqual([]);
    },
  );

  it('CALL-37 request at most 1024 results', () => {
    const limits = documents.flatMap((document) =>
      [...document.matchAll(/limit: (\d+)/g)].map(([, limit]) => limit),
    );
    expect(new Set(limits)).toEqual(new Set(['1024', '5', '3']));
  });
});
