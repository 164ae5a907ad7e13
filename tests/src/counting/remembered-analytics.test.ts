import { describe, expect, it } from 'vitest';
import { InMemoryAnalytics } from '#adapters/in-memory/in-memory-analytics.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { countedIn, countedKey } from '#src/counting/counted-shelf.ts';
import { RememberedAnalytics } from '#src/counting/remembered-analytics.ts';
import { analyticsContract } from '#tests/contracts/analytics.contract.ts';

function given() {
  const counted = new InMemoryAnalytics();
  const { session } = new InMemoryStorage();
  return { counted, session, analytics: new RememberedAnalytics(counted, session) };
}

analyticsContract('RememberedAnalytics', () => {
  const { analytics, counted } = given();
  return { analytics, pushed: () => counted.pushed, fetched: () => (counted.isFetched ? 1 : 0) };
});

describe('what was counted in a tab', () => {
  it('can be read back, the answers among it', () => {
    const { analytics, session } = given();
    analytics.tell('accepted');
    analytics.push({ ecommerce: null });
    expect(countedIn(session.read(countedKey))).toEqual([
      { event: 'consent', consent: 'accepted' },
      { ecommerce: null },
    ]);
  });

  it('is no more than the last two hundred', () => {
    const { analytics, session } = given();
    analytics.tell('denied');
    for (let time = 0; time < 200; time += 1) analytics.push({ ecommerce: null });
    const read = countedIn(session.read(countedKey));
    expect([read.length, read[0]]).toEqual([200, { ecommerce: null }]);
  });

  it.each([null, 'nonsense', '{"a":1}'])('is nothing where the shelf holds %s', (text) => {
    expect(countedIn(text)).toEqual([]);
  });
});
