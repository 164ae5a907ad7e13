import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hall } from '#adapters/shared/hall.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { type InLocale, getQuery } from '#ports/query.ts';
import type { ParamsOfEach } from './query-params.ts';

interface GivenPort {
  readonly port: object;
  close(): Promise<void>;
}

/** The common contract of all queries of a port. */
export function eachQueryContract<Queries extends object>(
  name: string,
  params: ParamsOfEach<Queries>,
  given: (hall: Hall) => Promise<GivenPort>,
): void {
  describe(`${name} runs its queries`, () => {
    let subject: GivenPort;
    beforeAll(async () => {
      subject = await given(aHall());
    });
    afterAll(() => subject.close());

    it.each(Object.entries(params as Readonly<Record<string, InLocale>>))(
      'rejects with the reason of an abort: %s',
      async (query, queryParams) => {
        const reason = new Error('the visitor went on');
        const answer = getQuery(subject.port, query)(queryParams, AbortSignal.abort(reason));
        await expect(answer).rejects.toBe(reason);
      },
    );

    it.each(Object.entries(params as Readonly<Record<string, InLocale>>))(
      'returns a result for %s in the smallest hall',
      async (query, queryParams) => {
        await expect(getQuery(subject.port, query)(queryParams)).resolves.toBeDefined();
      },
    );
  });
}
