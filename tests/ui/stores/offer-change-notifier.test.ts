import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, type Instant, minuteMs } from '#domain/time/instant.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { OfferChangeNotifier } from '#ui/stores/offer-change-notifier.ts';

const opens = at('2026-11-20T10:00:00+01:00');
const event = anEventCard({
  sale: aSale({ starts: { '37': addMilliseconds(opens, -hourMs), _default: opens } }),
});

/** A follower of a concert rendered for a moment, with a clock that the test moves. */
function watching(now: Instant, renderedAt: Instant = now, tags: readonly number[] = []) {
  const clock = new ManualClock(now);
  const timer = new ManualTimer(clock);
  const notified: Instant[] = [];
  const offered = { offers: [{ event }], tags };
  const stop = new OfferChangeNotifier(clock, timer).follow(offered, renderedAt, (moment) =>
    notified.push(moment),
  );
  return { clock, timer, notified, stop };
}

describe('an offer on the screen', () => {
  it('HOUR-1 changes at other moments of its concert', () => {
    const clock = new ManualClock(addMilliseconds(opens, -10 * minuteMs));
    const timer = new ManualTimer(clock);
    const notified: Instant[] = [];
    const midnight = addMilliseconds(opens, -5 * minuteMs);
    const offered = { offers: [{ event }], tags: [], changesAt: [addMilliseconds(opens, -hourMs), midnight] };
    new OfferChangeNotifier(clock, timer).follow(offered, clock.now(), (moment) => notified.push(moment));
    timer.advance(5 * minuteMs);
    expect(notified).toEqual([midnight]);
  });

  it('LIST-5 changes at the first moment of a list: of any offer, or another', () => {
    const clock = new ManualClock(addMilliseconds(opens, -2 * minuteMs));
    const timer = new ManualTimer(clock);
    const notified: Instant[] = [];
    const later = anEventCard({ sale: aSale({ starts: { _default: addMilliseconds(opens, hourMs) } }) });
    const list = { offers: [{ event: later }, { event }], tags: [] };
    const ends = addMilliseconds(opens, -minuteMs);
    const notifier = new OfferChangeNotifier(clock, timer);
    notifier.follow(list, clock.now(), (moment) => notified.push(moment));
    notifier.follow({ ...list, changesAt: [ends] }, clock.now(), (moment) => notified.push(moment));
    timer.advance(2 * minuteMs);
    expect(notified).toEqual([ends, opens]);
  });

  it('SALE-2 changes earlier for the holder of a tag', () => {
    const { timer, notified } = watching(addMilliseconds(opens, -61 * minuteMs), undefined, [37]);
    timer.advance(minuteMs);
    expect(notified).toEqual([addMilliseconds(opens, -hourMs)]);
  });

  it('SALE-2 changes immediately if the page is older than the opening, as from a cache', () => {
    const { notified } = watching(addMilliseconds(opens, 1000), addMilliseconds(opens, -minuteMs));
    expect(notified).toEqual([addMilliseconds(opens, 1000)]);
  });

  it('SALE-2 changes immediately if it was rendered by a fast clock and is not true by the hall’s time', () => {
    const before = addMilliseconds(opens, -3 * hourMs);
    const { timer, notified } = watching(before, addMilliseconds(opens, 72 * hourMs));
    expect(notified).toEqual([before]);
    expect(timer.pendingCount).toBe(0);
  });

  it('SALE-2 does not change if setting the clock back makes no difference, and changes when it is due', () => {
    const { timer, notified } = watching(
      addMilliseconds(opens, -20 * minuteMs),
      addMilliseconds(opens, -10 * minuteMs),
    );
    timer.advance(20 * minuteMs - 1);
    expect(notified).toEqual([]);
    timer.advance(1);
    expect(notified).toEqual([opens]);
  });

  it('SALE-2 is checked again when the clock is set forward past its change', () => {
    const clock = new ManualClock(addMilliseconds(opens, -hourMs));
    const moments = new OfferChangeNotifier(clock, new ManualTimer(new ManualClock(clock.now())));
    const notified: Instant[] = [];
    const shownAt = clock.now();
    const follow = () =>
      moments.follow({ offers: [{ event }], tags: [] }, shownAt, (moment) => notified.push(moment));
    follow();
    clock.moveTo(opens);
    follow();
    expect(notified).toEqual([opens, opens]);
  });

  it('SALE-3 is checked at least once a minute, so that no timer overflows or stops while the machine sleeps', () => {
    const { clock, timer, notified } = watching(addMilliseconds(opens, -40 * 24 * hourMs));
    expect(timer.pendingCount).toBe(1);
    clock.moveTo(addMilliseconds(opens, 7 * minuteMs));
    timer.advance(minuteMs);
    expect(notified).toHaveLength(1);
  });

  it('SALE-6 changes when a price is no longer valid', () => {
    const clock = new ManualClock(addMilliseconds(opens, hourMs));
    const timer = new ManualTimer(clock);
    const notified: Instant[] = [];
    const ends = addMilliseconds(opens, 2 * hourMs);
    const price = aPrice({ tag: 499, activeTo: ends, ticketType: 'VIP-KAART', euros: 10 });
    new OfferChangeNotifier(clock, timer).follow(
      { offers: [{ event, prices: [price] }], tags: [] },
      clock.now(),
      (moment) => notified.push(moment),
    );
    timer.advance(hourMs);
    expect(notified).toEqual([ends]);
  });

  it('SALE-2 uses one timer for a whole list, and notifies each row when it is due', () => {
    const clock = new ManualClock(addMilliseconds(opens, -3 * minuteMs));
    const timer = new ManualTimer(clock);
    const moments = new OfferChangeNotifier(clock, timer);
    const notified: string[] = [];
    const follow = (name: string, due: Instant) => {
      const sale = aSale({ starts: { _default: due } });
      moments.follow({ offers: [{ event: anEventCard({ sale }) }], tags: [] }, clock.now(), () =>
        notified.push(name),
      );
    };
    follow('in three minutes', opens);
    follow('in ten seconds', addMilliseconds(opens, 10_000 - 3 * minuteMs));
    follow('in two minutes', addMilliseconds(opens, -minuteMs));
    expect(timer.pendingCount).toBe(1);
    timer.advance(10_000);
    expect(notified).toEqual(['in ten seconds']);
    timer.advance(110_000);
    expect(notified).toEqual(['in ten seconds', 'in two minutes']);
    timer.advance(60_000);
    expect(notified).toEqual(['in ten seconds', 'in two minutes', 'in three minutes']);
    expect(timer.pendingCount).toBe(0);
  });

  it('SALE-2 sets no timer if nothing will change', () => {
    const { timer } = watching(at('2030-01-01T10:00:00+01:00'));
    expect(timer.pendingCount).toBe(0);
  });

  it('SALE-2 still notifies the others when one unsubscribes', () => {
    const clock = new ManualClock(addMilliseconds(opens, -minuteMs));
    const timer = new ManualTimer(clock);
    const moments = new OfferChangeNotifier(clock, timer);
    const notified: string[] = [];
    const [stop] = ['one', 'other'].map((name) =>
      moments.follow({ offers: [{ event }], tags: [] }, clock.now(), () => notified.push(name)),
    );
    stop?.();
    timer.advance(minuteMs);
    expect(notified).toEqual(['other']);
  });
});
