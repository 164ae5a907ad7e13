import { describe, expect, it } from 'vitest';
import { computePageTtl } from '#adapters/http-server/pages/render-page.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import { at } from '#tests/domain/time/at.ts';

const evening = at('2026-11-20T20:00:00+01:00');

function termsOf(facts: Partial<Parameters<typeof computePageTtl>[0]> = {}) {
  return computePageTtl({
    renderedAt: evening,
    status: 200,
    answersExpire: null,
    changesAt: null,
    isIncomplete: false,
    ...facts,
  });
}

describe('how long a rendered page is cached', () => {
  it('CACHE-2 CACHE-5 is that of its answer, five minutes more while it is rendered again, and a day if that fails', () => {
    expect(termsOf()).toEqual({ lifetimeSeconds: 300, graceSeconds: 300, staleIfErrorSeconds: 86_400 });
  });

  it('CACHE-5 is shorter by up to 4 %, so that pages rendered together do not expire together, and their data is due when they do', () => {
    const seconds = [0, 0.5, 1].map((variation) => termsOf({ variation }).lifetimeSeconds);
    expect(seconds).toEqual([300, 294, 288]);
    expect(termsOf({ status: 404, variation: 1 }).lifetimeSeconds).toBe(60);
  });

  it('is not longer than its data, but at least a second', () => {
    expect(termsOf({ answersExpire: addMilliseconds(evening, 20 * secondMs) }).lifetimeSeconds).toBe(20);
    expect(termsOf({ answersExpire: evening }).lifetimeSeconds).toBe(1);
  });

  it('B12 ends with the sale on it: after that moment it is not served, not even during a refresh', () => {
    const ttl = termsOf({ changesAt: addMilliseconds(evening, 45 * secondMs) });
    expect(ttl).toEqual({ lifetimeSeconds: 45, graceSeconds: 0, staleIfErrorSeconds: 86_400 });
    expect(termsOf({ changesAt: addMilliseconds(evening, 340 * secondMs) })).toMatchObject({
      lifetimeSeconds: 300,
      graceSeconds: 40,
    });
  });

  it.each([
    ['2026-11-20T23:59:58+01:00', 2],
    ['2026-03-29T23:59:30+02:00', 30],
    ['2026-10-25T23:59:30+01:00', 30],
    ['2026-10-24T23:59:50+02:00', 10],
  ])('B11 ends with the day, also around clock changes: %s, %i s', (moment, seconds) => {
    expect(termsOf({ renderedAt: at(moment) })).toMatchObject({ lifetimeSeconds: seconds, graceSeconds: 0 });
  });

  it('A06 is a minute for a missing page, which is never served after a failure', () => {
    for (const status of [400, 404]) {
      expect(termsOf({ status })).toEqual({ lifetimeSeconds: 60, graceSeconds: 0, staleIfErrorSeconds: 0 });
    }
    expect(termsOf({ status: 301 })).toEqual({
      lifetimeSeconds: 300,
      graceSeconds: 0,
      staleIfErrorSeconds: 0,
    });
  });

  it('is ten seconds where something was missing', () => {
    expect(termsOf({ isIncomplete: true })).toEqual({
      lifetimeSeconds: 10,
      graceSeconds: 0,
      staleIfErrorSeconds: 0,
    });
  });
});
