import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';
import { keuzehulpStorageKey, keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';
import { lastVisitorStorageKey, PreviousVisitorCleanup } from '#ui/stores/previous-visitor-cleanup.ts';

/** A page of the site in a tab with persistent storage; ticketing knows the logged-in user. */
async function aPage(storage: InMemoryStorage, who: 'visitor' | 'friend' | null) {
  const { session, tix } = aVisit(storage);
  if (who) tix.logIn(who);
  session.start();
  const stop = new PreviousVisitorCleanup(storage, session).start();
  session.setContext({ environment: 'tix', locale: 'nl' });
  await flushPromises();
  return { tix, stop };
}

const run = '{"kind":"suggestions"}';
const suggestions = '{"nl:stemming=verstild":{}}';

/** A tab with a persisted run of the keuzehulp. */
function withRun(): InMemoryStorage {
  const storage = new InMemoryStorage();
  storage.session.write(keuzehulpStorageKey, run);
  storage.session.write(keuzehulpSuggestionsStorageKey, suggestions);
  return storage;
}

/** The stored run and its stored suggestions. */
const left = ({ session }: InMemoryStorage) => [
  session.read(keuzehulpStorageKey),
  session.read(keuzehulpSuggestionsStorageKey),
];

describe('a visitor’s data in a tab', () => {
  it('E12 is removed on logout', async () => {
    const storage = withRun();
    const { tix } = await aPage(storage, 'visitor');
    expect(left(storage)).toEqual([run, suggestions]);
    tix.logOut();
    expect([...left(storage), storage.session.read(lastVisitorStorageKey)]).toEqual([null, null, null]);
  });

  it('E12 is removed when another visitor logs in', async () => {
    const storage = withRun();
    const { tix } = await aPage(storage, 'visitor');
    tix.logIn('friend');
    expect(left(storage)).toEqual([null, null]);
  });

  it.each([null, 'friend'] as const)(
    'E12 is removed on the next page after ticketing let %s in',
    async (next) => {
      const storage = withRun();
      const { stop } = await aPage(storage, 'visitor');
      stop();
      await aPage(storage, next);
      expect(left(storage)).toEqual([null, null]);
    },
  );

  it('E12 is removed if another visitor had logged in at ticketing before the start', async () => {
    const storage = withRun();
    storage.session.write('lastVisitor', '1');
    const { session, tix } = aVisit(storage);
    session.start();
    tix.logIn('friend');
    session.setContext({ environment: 'tix', locale: 'nl' });
    await flushPromises();
    new PreviousVisitorCleanup(storage, session).start();
    expect(left(storage)).toEqual([null, null]);
  });

  it('KEUZE-6 KEUZE-8 stays from page to page, and for a visitor who logs in meanwhile', async () => {
    const storage = withRun();
    await aPage(storage, null);
    await aPage(storage, 'visitor');
    await aPage(storage, 'visitor');
    expect(left(storage)).toEqual([run, suggestions]);
  });

  it('TIX-3 stays while the session is pending', async () => {
    const storage = withRun();
    await aPage(storage, 'visitor');
    const { session } = aVisit(storage);
    new PreviousVisitorCleanup(storage, session).start();
    expect(left(storage)).toEqual([run, suggestions]);
  });
});
