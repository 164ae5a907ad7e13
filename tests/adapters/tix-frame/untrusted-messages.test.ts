import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silent, staged } from '#tests/adapters/tix-frame/stage.ts';
import { ticketedConcert } from '#tests/contracts/given-ticketing.ts';
import { settled } from '#tests/support/settled.ts';

describe('an untrusted message', () => {
  const session = { order: null, user: { id: 666, hash: 'f'.repeat(64), tags: [] } };

  it('E01 TIX-1 comes from another origin, or from none', async () => {
    const { window, source, news } = await silent();
    for (const origin of ['https://tickets.hall.test.evil.example', 'http://tickets.hall.test', 'null', '']) {
      window.deliver({ origin, source, data: session });
    }
    expect(news).toHaveLength(1);
  });

  it('E01 TIX-1 comes from another window of the right origin, or from no window', async () => {
    const { window, news, origin } = await silent();
    for (const source of [null, undefined, {}, window, { postMessage: () => {} }]) {
      window.deliver({ origin, source, data: session });
    }
    expect(news).toHaveLength(1);
  });

  it('TIX-1 from the previous frame is ignored', async () => {
    const { tix, news, deliver } = await silent();
    tix.load('en');
    deliver(session);
    expect(news).toHaveLength(1);
  });

  it('E02 TIX-3 a message with an unknown id, or a second response, is ignored', async () => {
    const { tix, logger, deliver, checkCard } = await silent();
    const verdict = checkCard();
    deliver({ id: 'call-99', result: { valid: false } });
    deliver({ id: 'call-2', result: { valid: true } });
    deliver({ id: 'call-2', result: { valid: false } });
    deliver({ id: 'call-2', error: { code: 'X', message: 'no' } });
    expect(await verdict).toBe('valid');
    expect(tix.pendingCount).toBe(0);
    expect(logger.events).toEqual([]);
  });

  it('E02 TIX-3 for a call that timed out is ignored', async () => {
    const { tix, timer, deliver, checkCard } = await silent();
    const verdict = checkCard();
    timer.advance(10_000);
    deliver({ id: 'call-2', result: { valid: true } });
    expect(await verdict).toBe('unanswered');
    expect(tix.pendingCount).toBe(0);
  });

  it('E03 TIX-2 a message with arbitrary content is ignored', async () => {
    const { tix, news, logger, deliver } = await silent();
    const isValid = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      ['id', 'order', 'user', 'profile'].some((name) => Object.hasOwn(value, name));
    const waiting = tix.requestSession();
    waiting.catch(() => {});
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }), (data) => {
        fc.pre(!isValid(data));
        deliver(data);
        expect(news).toHaveLength(1);
        expect(tix.pendingCount).toBe(1);
      }),
    );
    expect(logger.events).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it("a message with the call's id but neither result nor error is ignored: the call remains pending", async () => {
    const { tix, deliver, checkCard } = await silent();
    const verdict = checkCard();
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (extra) => {
        const { result: _, error: __, ...rest } = extra;
        deliver({ ...rest, id: 'call-2' });
        expect(tix.pendingCount).toBe(1);
      }),
    );
    deliver({ id: 'call-2', result: { valid: false } });
    expect(await verdict).toBe('notValid');
  });
});

describe('an answer about free places', () => {
  it.each([
    [
      'broken entries are dropped',
      [
        { zone: 'Rang 1', free: 30 },
        { zone: '2', free: -1 },
        { zone: '3', free: 1.5 },
        { zone: '4', free: '12' },
        { zone: 'gold', free: Number.NaN },
        { zone: 5, free: 5 },
        { free: 6 },
        null,
        { zone: 'Balkon', free: 0 },
      ],
      [
        { zone: 'Rang 1', free: 30 },
        { zone: 'Balkon', free: 0 },
      ],
      [],
    ],
    ['without zones is none', 'full', null, ['tix.call-failed']],
  ])('E02 SEAT-3 %s', async (_, zones, places, events) => {
    const { tix, logger, deliver } = await silent();
    const answer = tix.countFreePlaces(ticketedConcert);
    deliver({ id: 'call-2', result: { zones } });
    expect(await answer).toEqual(places);
    expect(logger.events).toEqual(events);
  });

  it('SEAT-3 is not asked of a ticketing that does not know the call', async () => {
    const { tix, window } = staged('tix', false);
    tix.load('nl');
    await settled();
    expect(await tix.countFreePlaces(ticketedConcert)).toBeNull();
    expect(window.posted).toHaveLength(1);
  });
});
