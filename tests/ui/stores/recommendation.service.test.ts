import { describe, expect, it } from 'vitest';
import { InMemoryConnectivity } from '#adapters/in-memory/in-memory-connectivity.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import type { SelectionPath } from '#domain/recommendation/selection-path.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
import { createInstant, minuteMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { AllConcertsSearch, DeferredAdviceBridge } from '#tests/ui/screens/recommendation/a-run.ts';
import { keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';
import { RecommendationService } from '#ui/stores/recommendation.service.ts';

const path: SelectionPath = [{ question: 'stemming', answers: ['verstild'] }];
const { signal } = new AbortController();

/** The service with a Bridge that returns these scores. */
function given(scores: ConcertScores = { 101: 0.4, 102: 0.9 }) {
  const clock = new ManualClock(createInstant(1_000_000));
  const bridge = new DeferredAdviceBridge();
  bridge.scores = scores;
  const search = new AllConcertsSearch();
  const service = new RecommendationService(
    bridge,
    search,
    new InMemoryConnectivity(),
    new InMemoryStorage(),
    clock,
  );
  const recommended = async () => {
    const pending = service.recommend('nl', path, signal);
    await flushPromises();
    await bridge.answer('recommend');
    return pending;
  };
  return { clock, bridge, search, service, recommended };
}

describe('suggestions', () => {
  it('KEUZE-6 CALL-26 CALL-28 combine the Bridge’s scores and the search’s concerts, best first', async () => {
    const { recommended } = given();
    expect(await recommended()).toEqual({
      kind: 'known',
      suggestions: [
        { uri: 'concerten/102', score: 0.9 },
        { uri: 'concerten/101', score: 0.4 },
      ],
    });
  });

  it('CALL-28 are cached for a quarter of an hour', async () => {
    const { clock, bridge, recommended } = given();
    const first = await recommended();
    clock.advance(15 * minuteMs - 1);
    expect([await recommended(), bridge.requests.length]).toEqual([first, 1]);
    clock.advance(1);
    expect([await recommended(), bridge.requests.length]).toEqual([first, 2]);
  });

  it('KEUZE-6 keep the scores if the search is unavailable, and are not cached', async () => {
    const { bridge, search, recommended } = given({ 101: 0.4 });
    search.isAway = true;
    expect(await recommended()).toEqual({ kind: 'failed', scores: { 101: 0.4 } });
    await recommended();
    expect(bridge.requests).toHaveLength(2);
  });

  it('CALL-26 request no concerts if there are no suggestions', async () => {
    const { search, service } = given();
    Object.assign(search, { eventsAt: () => Promise.reject(new Error('not to be asked')) });
    expect(await service.loadConcerts('nl', [], signal)).toEqual([]);
  });
});

describe('a saved run', () => {
  it.each([
    [undefined, {}],
    ['no address', {}],
    [' noor@hall.test ', { email: 'noor@hall.test' }],
  ])('CALL-29 has the mail address if there is one: %s', async (email, sent) => {
    const { bridge, service } = given();
    void service.save({ answers: {}, email, user: null }, signal);
    expect(bridge.given('save')).toEqual([{ answers: {}, ...sent }]);
  });

  it('CALL-30 is mailed to a valid address only', async () => {
    const { bridge, service } = given();
    const score = { id: 1, scoreHash: 'ab' };
    await expect(service.mail(score, 'no address', signal)).rejects.toThrow('Not an address to mail to');
    expect(bridge.given('mail')).toEqual([]);
    void service.mail(score, 'noor@hall.test', signal);
    expect(bridge.given('mail')).toEqual([{ ...score, email: 'noor@hall.test' }]);
  });
});

it('E12 KEUZE-6 stores all of them under one key, so that they can be cleared together', () => {
  expect(keuzehulpSuggestionsStorageKey).toBe('recommendations');
});
