import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { newsletterSignUpDocument } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { indexDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { getQuery } from '#ports/query.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { indexParams } from '#tests/contracts/query-params.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** The documents that the index sends, for each of its queries. */
async function readSentDocuments(): Promise<readonly string[]> {
  const sent: string[] = [];
  const index = createGraphqlSearchIndex({
    url: 'https://cms.example.test',
    logger: new SilentLogger(),
    timeoutMs: 5000,
    fetch: async (_url, { body }) => {
      sent.push(JSON.parse(String(body)).query);
      return new Response(null, { status: 503 });
    },
  });
  const limited = aQuestion({ until: '2026-12-31' as HallDay });
  const withPrice = { ...limited, selection: { ...limited.selection, maxPrice: ['15'] } };
  const names = Object.keys(indexDefinitions) as readonly (keyof typeof indexDefinitions)[];
  await Promise.allSettled([
    ...names.map((name) => getQuery(index, name)(indexParams[name])),
    index.events(withPrice),
  ]);
  return sent;
}

const documents = [...(await readSentDocuments()), newsletterSignUpDocument];

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
