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

/** A notifier, with a clock that the test moves, and the moments it has notified of. */
function watching(now: Instant) {
  const clock = new ManualClock(now);
  const timer = new ManualTimer(clock);
  const notifier = new OfferChangeNotifier(clock, timer);
  const notified: Instant[] = [];
  type Offered = Parameters<OfferChangeNotifier['follow']>[0];
  const follow = (offered: Partial<Offered> = {}, shownAt: Instant = now) =>
    notifier.follow({ offers: [{ event }], tags: [], ...offered }, shownAt, (moment) =>
      notified.push(moment),
    );
  return { clock, timer, notified, follow };
}

const soldFrom = (start: Instant) => [
  { event: anEventCard({ sale: aSale({ starts: { _default: start } }) }) },
];

describe('an offer on the screen', () => {
  it('HOUR-1 changes at other moments of its concert', () => {
    const { timer, notified, follow } = watching(addMilliseconds(opens, -10 * minuteMs));
    const midnight = addMilliseconds(opens, -5 * minuteMs);
    follow({ changesAt: [addMilliseconds(opens, -hourMs), midnight] });
    timer.advance(5 * minuteMs);
    expect(notified).toEqual([midnight]);
  });

  it('LIST-5 changes at the first moment of a list: of any offer, or another', () => {
    const { timer, notified, follow } = watching(addMilliseconds(opens, -2 * minuteMs));
    const offers = [...soldFrom(addMilliseconds(opens, hourMs)), { event }];
    const ends = addMilliseconds(opens, -minuteMs);
    follow({ offers });
    follow({ offers, changesAt: [ends] });
    timer.advance(2 * minuteMs);
    expect(notified).toEqual([ends, opens]);
  });

  it('SALE-2 changes earlier for the holder of a tag', () => {
    const { timer, notified, follow } = watching(addMilliseconds(opens, -61 * minuteMs));
    follow({ tags: [37] });
    timer.advance(minuteMs);
    expect(notified).toEqual([addMilliseconds(opens, -hourMs)]);
  });

  it('SALE-2 changes immediately if the page is older than the opening, as from a cache', () => {
    const { notified, follow } = watching(addMilliseconds(opens, 1000));
    follow({}, addMilliseconds(opens, -minuteMs));
    expect(notified).toEqual([addMilliseconds(opens, 1000)]);
  });

  it('SALE-2 changes immediately if it was rendered by a fast clock and is not true by the hall’s time', () => {
    const before = addMilliseconds(opens, -3 * hourMs);
    const { timer, notified, follow } = watching(before);
    follow({}, addMilliseconds(opens, 72 * hourMs));
    expect([notified, timer.pendingCount]).toEqual([[before], 0]);
  });

  it('SALE-2 does not change if setting the clock back makes no difference, and changes when it is due', () => {
    const { timer, notified, follow } = watching(addMilliseconds(opens, -20 * minuteMs));
    follow({}, addMilliseconds(opens, -10 * minuteMs));
    timer.advance(20 * minuteMs - 1);
    expect(notified).toEqual([]);
    timer.advance(1);
    expect(notified).toEqual([opens]);
  });

  it('SALE-2 is checked again when the clock is set forward past its change', () => {
    const { clock, notified, follow } = watching(addMilliseconds(opens, -hourMs));
    follow();
    clock.moveTo(opens);
    follow();
    expect(notified).toEqual([opens, opens]);
  });

  it('SALE-3 is checked at least once a minute, so that no timer overflows or stops while the machine sleeps', () => {
    const { clock, timer, notified, follow } = watching(addMilliseconds(opens, -40 * 24 * hourMs));
    follow();
    expect(timer.pendingCount).toBe(1);
    clock.moveTo(addMilliseconds(opens, 7 * minuteMs));
    timer.advance(minuteMs);
    expect(notified).toHaveLength(1);
  });

  it('SALE-6 changes when a price is no longer valid', () => {
    const { timer, notified, follow } = watching(addMilliseconds(opens, hourMs));
    const ends = addMilliseconds(opens, 2 * hourMs);
    const price = aPrice({ tag: 499, activeTo: ends, ticketType: 'VIP-KAART', euros: 10 });
    follow({ offers: [{ event, prices: [price] }] });
    timer.advance(hourMs);
    expect(notified).toEqual([ends]);
  });

  it('SALE-2 uses one timer for a whole list, and notifies each row when it is due', () => {
    const { timer, notified, follow } = watching(addMilliseconds(opens, -3 * minuteMs));
    const [soon, later] = [addMilliseconds(opens, 10_000 - 3 * minuteMs), addMilliseconds(opens, -minuteMs)];
    for (const due of [opens, soon, later]) follow({ offers: soldFrom(due) });
    expect(timer.pendingCount).toBe(1);
    timer.advance(10_000);
    expect(notified).toEqual([soon]);
    timer.advance(110_000);
    expect(notified).toEqual([soon, later]);
    timer.advance(60_000);
    expect(notified).toEqual([soon, later, opens]);
    expect(timer.pendingCount).toBe(0);
  });

  it('SALE-2 sets no timer if nothing will change', () => {
    const { timer, follow } = watching(at('2030-01-01T10:00:00+01:00'));
    follow();
    expect(timer.pendingCount).toBe(0);
  });

  it('SALE-2 still notifies the others when one unsubscribes', () => {
    const { timer, notified, follow } = watching(addMilliseconds(opens, -minuteMs));
    const stop = follow();
    follow();
    stop();
    timer.advance(minuteMs);
    expect(notified).toEqual([opens]);
  });
});
