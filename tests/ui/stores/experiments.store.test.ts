import { describe, expect, it } from 'vitest';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { InMemoryBridge } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { RecordingLogger } from '#adapters/in-memory/recording-logger.adapter.ts';
import { SeededRandom } from '#adapters/in-memory/seeded-random.adapter.ts';
import { instantAt } from '#domain/time/instant.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import { aHall } from '#fixtures/builders/an-event.ts';
import { settled } from '#tests/support/settled.ts';
import { TrackedVisitor } from '#tests/ui/stores/tracked-visitor.ts';
import { ExperimentsStore } from '#ui/stores/experiments.store.ts';
import { VisitorIds } from '#ui/stores/visitor-ids.ts';

const running: Experiments = { cv09: { enabled: true, variationKey: 'B' } };

/** A Bridge that writes down for whom it was asked. */
class AskedBridge extends InMemoryBridge {
  readonly asked: string[] = [];

  override experiments(...question: Parameters<InMemoryBridge['experiments']>): Promise<Experiments> {
    this.asked.push(question[0]);
    return super.experiments(...question);
  }
}

function given(visitor = new TrackedVisitor()) {
  const bridge = new AskedBridge({
    hall: aHall(),
    clock: new FixedClock(instantAt(0)),
    experiments: running,
  });
  const storage = new InMemoryStorage();
  const logger = new RecordingLogger();
  const { consent, session } = visitor.stores;
  const ids = new VisitorIds(storage, new SeededRandom(7));
  const store = new ExperimentsStore(bridge, ids, consent, session, logger);
  return { visitor, bridge, storage, logger, store, end: store.start() };
}

describe('the experiments of a visitor', () => {
  it('TRACK-5 are asked for nobody who has not consented', async () => {
    const { visitor, bridge, storage, store } = given();
    visitor.hear({});
    visitor.say('denied');
    await settled();
    expect([bridge.asked, store.experiments, storage.local.read('experimentUserId')]).toEqual([[], {}, null]);
  });

  it('TRACK-4 are asked for a name of their own, which stays the same', async () => {
    const { visitor, bridge, storage, store } = given();
    visitor.say('accepted');
    visitor.keepSilent();
    await settled();
    const kept = storage.local.read('experimentUserId');
    expect(kept).toMatch(/^[0-9a-f-]{36}$/);
    expect([bridge.asked, store.experiments]).toEqual([[kept], running]);
    visitor.say('pending');
    visitor.say('accepted');
    await settled();
    expect(bridge.asked).toEqual([kept, kept]);
  });

  it('TRACK-4 are asked for the user of ticketing where one is logged in, and not before ticketing has spoken', async () => {
    const { visitor, bridge, storage } = given();
    visitor.say('accepted');
    await settled();
    expect(bridge.asked).toEqual([]);
    visitor.hear({ user: { id: 7001, hash: 'x', tags: [] } });
    await settled();
    expect([bridge.asked, storage.local.read('experimentUserId')]).toEqual([['7001'], null]);
  });

  it('TRACK-4 are A for everyone where they cannot be asked, which is logged', async () => {
    const { visitor, bridge, logger, store } = given();
    bridge.failWith(new Error('away'));
    visitor.say('accepted');
    visitor.keepSilent();
    await settled();
    expect(store.experiments).toEqual({});
    expect(logger.entries).toMatchObject([{ event: 'experiments.fetch-failed', facts: { message: 'away' } }]);
  });

  it('TRACK-4 are A for whoever has come since, where theirs cannot be asked', async () => {
    const { visitor, bridge, store } = given();
    visitor.say('accepted');
    visitor.keepSilent();
    await settled();
    bridge.failWith(new Error('away'));
    visitor.hear({ user: { id: 7001, hash: 'x', tags: [] } });
    await settled();
    expect(store.experiments).toEqual({});
  });

  it('TRACK-5 leave no name behind where somebody says no whose answer had run out', () => {
    const { visitor, storage } = given();
    storage.local.write('experimentUserId', 'of an earlier visit');
    visitor.say('denied');
    expect(storage.local.read('experimentUserId')).toBeNull();
  });

  it('TRACK-5 are forgotten with consent, and so is the name', async () => {
    const { visitor, storage, store } = given();
    visitor.say('accepted');
    visitor.keepSilent();
    await settled();
    visitor.say('denied');
    expect([store.experiments, storage.local.read('experimentUserId')]).toEqual([{}, null]);
  });

  it('TRACK-4 are asked where consent and visitor were known before', async () => {
    const visitor = new TrackedVisitor();
    visitor.say('accepted');
    visitor.keepSilent();
    const { bridge, store } = given(visitor);
    await settled();
    expect([bridge.asked.length, store.experiments]).toEqual([1, running]);
  });

  it('TRACK-4 log no failure of a question that nobody waits for any more', async () => {
    const { visitor, bridge, logger } = given();
    bridge.failWith(new Error('away'));
    visitor.say('accepted');
    visitor.keepSilent();
    visitor.say('denied');
    await settled();
    expect([bridge.asked.length, logger.entries]).toEqual([1, []]);
  });

  it('ignore an answer that comes after they were stopped', async () => {
    const { visitor, store, end } = given();
    visitor.say('accepted');
    visitor.keepSilent();
    end();
    await settled();
    expect(store.experiments).toEqual({});
  });
});
