import { describe, expect, it } from 'vitest';
import { InMemoryBridge } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { settled } from '#tests/support/settled.ts';
import { TrackedVisitor } from '#tests/ui/stores/tracked-visitor.ts';
import { AnonymousVisitorIdStore } from '#ui/stores/anonymous-visitor-id.store.ts';
import { ExperimentsStore } from '#ui/stores/experiments.store.ts';

const running: Experiments = { cv09: { enabled: true, variationKey: 'B' } };

/** A Bridge that records the user IDs it receives. */
class RecordingBridge extends InMemoryBridge {
  readonly requests: string[] = [];

  override experiments(...question: Parameters<InMemoryBridge['experiments']>): Promise<Experiments> {
    this.requests.push(question[0]);
    return super.experiments(...question);
  }
}

function given(visitor = new TrackedVisitor()) {
  const bridge = new RecordingBridge({
    hall: aHall(),
    clock: new ManualClock(createInstant(0)),
    experiments: running,
  });
  const storage = new InMemoryStorage();
  const logger = new RecordingLogger();
  const { consent, session } = visitor.stores;
  const ids = new AnonymousVisitorIdStore(storage, new SeededRandom(7));
  const store = new ExperimentsStore(bridge, ids, consent, session, logger);
  return { visitor, bridge, storage, logger, store, end: store.start() };
}

describe('the experiments of a visitor', () => {
  it('TRACK-5 are not requested without consent', async () => {
    const { visitor, bridge, storage, store } = given();
    visitor.receiveSession({});
    visitor.answerConsent('denied');
    await settled();
    expect([bridge.requests, store.experiments, storage.local.read('experimentUserId')]).toEqual([
      [],
      {},
      null,
    ]);
  });

  it('TRACK-4 are requested for a random ID, which stays the same', async () => {
    const { visitor, bridge, storage, store } = given();
    visitor.answerConsent('accepted');
    visitor.makeSessionUnavailable();
    await settled();
    const storedId = storage.local.read('experimentUserId');
    expect(storedId).toMatch(/^[0-9a-f-]{36}$/);
    expect([bridge.requests, store.experiments]).toEqual([[storedId], running]);
    visitor.answerConsent('pending');
    visitor.answerConsent('accepted');
    await settled();
    expect(bridge.requests).toEqual([storedId, storedId]);
  });

  it('TRACK-4 are requested for the ticketing user if one is logged in, and not before the session is known', async () => {
    const { visitor, bridge, storage } = given();
    visitor.answerConsent('accepted');
    await settled();
    expect(bridge.requests).toEqual([]);
    visitor.receiveSession({ user: { id: 7001, hash: 'x', tags: [] } });
    await settled();
    expect([bridge.requests, storage.local.read('experimentUserId')]).toEqual([['7001'], null]);
  });

  it('TRACK-4 are A if the request fails, which is logged', async () => {
    const { visitor, bridge, logger, store } = given();
    bridge.failWith(new Error('away'));
    visitor.answerConsent('accepted');
    visitor.makeSessionUnavailable();
    await settled();
    expect(store.experiments).toEqual({});
    expect(logger.entries).toMatchObject([{ event: 'experiments.fetch-failed', facts: { message: 'away' } }]);
  });

  it('TRACK-4 are A for the next visitor if their request fails', async () => {
    const { visitor, bridge, store } = given();
    visitor.answerConsent('accepted');
    visitor.makeSessionUnavailable();
    await settled();
    bridge.failWith(new Error('away'));
    visitor.receiveSession({ user: { id: 7001, hash: 'x', tags: [] } });
    await settled();
    expect(store.experiments).toEqual({});
  });

  it('TRACK-5 remove the random ID if a visitor whose answer had expired denies consent', () => {
    const { visitor, storage } = given();
    storage.local.write('experimentUserId', 'of an earlier visit');
    visitor.answerConsent('denied');
    expect(storage.local.read('experimentUserId')).toBeNull();
  });

  it('TRACK-5 are removed with consent, and so is the random ID', async () => {
    const { visitor, storage, store } = given();
    visitor.answerConsent('accepted');
    visitor.makeSessionUnavailable();
    await settled();
    visitor.answerConsent('denied');
    expect([store.experiments, storage.local.read('experimentUserId')]).toEqual([{}, null]);
  });

  it('TRACK-4 are requested if consent and visitor were known at the start', async () => {
    const visitor = new TrackedVisitor();
    visitor.answerConsent('accepted');
    visitor.makeSessionUnavailable();
    const { bridge, store } = given(visitor);
    await settled();
    expect([bridge.requests.length, store.experiments]).toEqual([1, running]);
  });

  it('TRACK-4 do not log the failure of an aborted request', async () => {
    const { visitor, bridge, logger } = given();
    bridge.failWith(new Error('away'));
    visitor.answerConsent('accepted');
    visitor.makeSessionUnavailable();
    visitor.answerConsent('denied');
    await settled();
    expect([bridge.requests.length, logger.entries]).toEqual([1, []]);
  });

  it('ignore a response after they were stopped', async () => {
    const { visitor, store, end } = given();
    visitor.answerConsent('accepted');
    visitor.makeSessionUnavailable();
    end();
    await settled();
    expect(store.experiments).toEqual({});
  });
});
