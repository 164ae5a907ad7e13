import { describe, expect, it } from 'vitest';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { hour, type Instant, later, minute } from '#domain/time/instant.ts';
import { anEvent } from '#tests/domain/event/an-event.ts';
import { aSale } from '#tests/domain/sale/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';
import { Moments } from '#ui/stores/moments.ts';

const opens = at('2026-11-20T10:00:00+01:00');
const event = anEvent({ sale: aSale({ starts: { '37': later(opens, -hour), _default: opens } }) });

/** A follower of a concert rendered for a moment, with a clock that the test moves. */
function watching(now: Instant, drawnAt: Instant = now, tags: readonly number[] = []) {
  const clock = new FixedClock(now);
  const timer = new ManualTimer(clock);
  const told: Instant[] = [];
  const offered = { event, prices: [], tags };
  const stop = new Moments(clock, timer).follow(offered, drawnAt, (moment) => told.push(moment));
  return { clock, timer, told, stop };
}

describe('an offer on the screen', () => {
  it('SALE-2 changes at the moment the sale opens', () => {
    const { timer, told } = watching(later(opens, -5 * minute));
    timer.advance(5 * minute - 1);
    expect(told).toEqual([]);
    timer.advance(1);
    expect(told).toEqual([opens]);
  });

  it('SALE-2 changes earlier for the holder of a tag', () => {
    const { timer, told } = watching(later(opens, -61 * minute), undefined, [37]);
    timer.advance(minute);
    expect(told).toEqual([later(opens, -hour)]);
  });

  it('SALE-2 changes immediately if the page is older than the opening, as from a cache', () => {
    const { told } = watching(later(opens, 1000), later(opens, -minute));
    expect(told).toEqual([later(opens, 1000)]);
  });

  it('SALE-2 changes immediately if it was rendered by a fast clock and is not true by the hall’s time', () => {
    const before = later(opens, -3 * hour);
    const { timer, told } = watching(before, later(opens, 72 * hour));
    expect(told).toEqual([before]);
    expect(timer.waiting).toBe(0);
  });

  it('SALE-2 does not change if setting the clock back makes no difference, and changes when it is due', () => {
    const { timer, told } = watching(later(opens, -20 * minute), later(opens, -10 * minute));
    timer.advance(20 * minute - 1);
    expect(told).toEqual([]);
    timer.advance(1);
    expect(told).toEqual([opens]);
  });

  it('SALE-2 is checked again when the clock is set forward past its change', () => {
    const clock = new FixedClock(later(opens, -hour));
    const moments = new Moments(clock, new ManualTimer(new FixedClock(clock.now())));
    const told: Instant[] = [];
    const shownAt = clock.now();
    const follow = () =>
      moments.follow({ event, prices: [], tags: [] }, shownAt, (moment) => told.push(moment));
    follow();
    clock.moveTo(opens);
    follow();
    expect(told).toEqual([opens, opens]);
  });

  it('SALE-3 is checked at least once a minute, so that no timer overflows or stops while the machine sleeps', () => {
    const { clock, timer, told } = watching(later(opens, -40 * 24 * hour));
    expect(timer.waiting).toBe(1);
    clock.moveTo(later(opens, 7 * minute));
    timer.advance(minute);
    expect(told).toHaveLength(1);
  });

  it('SALE-6 changes when a price is no longer valid', () => {
    const clock = new FixedClock(later(opens, hour));
    const timer = new ManualTimer(clock);
    const told: Instant[] = [];
    const ends = later(opens, 2 * hour);
    const price = {
      tag: 499,
      activeFrom: null,
      activeTo: ends,
      ticketType: 'VIP-KAART',
      zone: '1',
      euros: 10,
    };
    new Moments(clock, timer).follow({ event, prices: [price], tags: [] }, clock.now(), (moment) =>
      told.push(moment),
    );
    timer.advance(hour);
    expect(told).toEqual([ends]);
  });

  it('SALE-2 uses one timer for a whole list, and notifies each row when it is due', () => {
    const clock = new FixedClock(later(opens, -3 * minute));
    const timer = new ManualTimer(clock);
    const moments = new Moments(clock, timer);
    const told: string[] = [];
    const follow = (name: string, due: Instant) => {
      const sale = aSale({ starts: { _default: due } });
      moments.follow({ event: anEvent({ sale }), prices: [], tags: [] }, clock.now(), () => told.push(name));
    };
    follow('in three minutes', opens);
    follow('in ten seconds', later(opens, 10_000 - 3 * minute));
    follow('in two minutes', later(opens, -minute));
    expect(timer.waiting).toBe(1);
    timer.advance(10_000);
    expect(told).toEqual(['in ten seconds']);
    timer.advance(110_000);
    expect(told).toEqual(['in ten seconds', 'in two minutes']);
    timer.advance(60_000);
    expect(told).toEqual(['in ten seconds', 'in two minutes', 'in three minutes']);
    expect(timer.waiting).toBe(0);
  });

  it('SALE-2 sets no timer if nothing will change', () => {
    const { timer } = watching(at('2030-01-01T10:00:00+01:00'));
    expect(timer.waiting).toBe(0);
  });

  it('SALE-2 still notifies the others when one unsubscribes', () => {
    const clock = new FixedClock(later(opens, -minute));
    const timer = new ManualTimer(clock);
    const moments = new Moments(clock, timer);
    const told: string[] = [];
    const [stop] = ['one', 'other'].map((name) =>
      moments.follow({ event, prices: [], tags: [] }, clock.now(), () => told.push(name)),
    );
    stop?.();
    timer.advance(minute);
    expect(told).toEqual(['other']);
  });

  it('SALE-2 does not notify after unsubscribing', () => {
    const { timer, told, stop } = watching(later(opens, -minute));
    stop();
    timer.advance(hour);
    expect([told, timer.waiting]).toEqual([[], 0]);
  });
});
