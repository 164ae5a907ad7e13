import { describe, expect, it } from 'vitest';
import { createInstant } from '#domain/time/instant.ts';
import type { InvalidationRequest, SharedCache, FetchedQueryResult } from '#ports/shared-cache.port.ts';

/** Two instances of the site with a shared cache, and a way to wait for their messages. */
export interface TwoInstances {
  readonly one: SharedCache;
  readonly other: SharedCache;
}

const answer: FetchedQueryResult = {
  value: { title: 'Mahler', sale: { code: 0, end: null } },
  fetchedAt: createInstant(1000),
};

/** What every SharedCache that shares promises. */
export function sharedCacheContract(name: string, given: () => Promise<TwoInstances | undefined>): void {
  describe(`${name} fulfils the contract of SharedCache`, () => {
    it('returns to one instance what another has stored', async ({ skip }) => {
      const two = (await given()) ?? skip('no Redis on this machine');
      two.one.store('page nl mahler', answer, 60);
      await expect.poll(() => two.other.read('page nl mahler')).toEqual(answer);
      expect(await two.other.read('page nl bach')).toBeUndefined();
    });

    it('invalidates by prefixes of whole words, and notifies every instance once', async ({ skip }) => {
      const two = (await given()) ?? skip('no Redis on this machine');
      const heard: InvalidationRequest[] = [];
      two.one.onInvalidate((invalidation) => heard.push(invalidation));
      two.other.onInvalidate((invalidation) => heard.push(invalidation));
      const keys = ['page nl a*b', 'page nl a', 'page nl a%20b', 'page en a', 'pages'];
      for (const key of keys) two.one.store(key, answer, 60);
      await expect.poll(() => two.one.read('pages')).toEqual(answer);
      const invalidation = { keyPrefixes: ['page nl a'], mode: 'soft' } as const;
      await two.one.invalidate(invalidation);
      await expect.poll(() => heard).toEqual([invalidation, invalidation]);
      const left = await Promise.all(keys.map((key) => two.other.read(key)));
      // Those that are not named may be dropped, too.
      expect(left[keys.indexOf('page nl a')]).toBeUndefined();
    });

    it('invalidates everything without prefixes', async ({ skip }) => {
      const two = (await given()) ?? skip('no Redis on this machine');
      two.one.store('global nl', answer, 60);
      await expect.poll(() => two.other.read('global nl')).toEqual(answer);
      await two.other.invalidate({ keyPrefixes: [], mode: 'hard' });
      await expect.poll(() => two.one.read('global nl')).toBeUndefined();
    });

    it('deletes one entry for every instance, without a notification', async ({ skip }) => {
      const two = (await given()) ?? skip('no Redis on this machine');
      const heard: InvalidationRequest[] = [];
      two.other.onInvalidate((invalidation) => heard.push(invalidation));
      for (const key of ['page nl a', 'page nl a b']) two.one.store(key, answer, 60);
      await expect.poll(() => two.other.read('page nl a b')).toEqual(answer);
      two.other.delete('page nl a');
      await expect.poll(() => two.one.read('page nl a')).toBeUndefined();
      expect([await two.one.read('page nl a b'), heard]).toEqual([answer, []]);
    });

    it('reports that everything was reached', async ({ skip }) => {
      const two = (await given()) ?? skip('no Redis on this machine');
      expect(await two.one.invalidate({ keyPrefixes: ['page nl'], mode: 'soft' })).toEqual([]);
    });
  });
}
