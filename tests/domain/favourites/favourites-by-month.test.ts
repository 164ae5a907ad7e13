import { describe, expect, it } from 'vitest';
import { listUpcomingFavourites, groupFavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T14:00:00+01:00');
const december = anEventCard({ id: anEventId(1), title: 'December', minPrice: 20 });
const january = anEventCard({
  id: anEventId(2),
  title: 'January',
  starts: at('2027-01-10T20:15:00+01:00'),
  ends: at('2027-01-10T22:15:00+01:00'),
  minPrice: 12.5,
});
const october = anEventCard({
  id: anEventId(3),
  title: 'October',
  starts: at('2026-10-10T20:15:00+02:00'),
  ends: at('2026-10-10T22:15:00+02:00'),
});
const ids = [1, 2, 3].map(anEventId);

describe('a season of favourites', () => {
  it('FAV-4 lays the concerts to come under their months, in the order they are played', () => {
    const { months, past } = groupFavouritesByMonth([january, october, december], ids, now);
    expect(months.map(({ month, events }) => [month, events.map(({ title }) => title)])).toEqual([
      ['2026-12', ['December']],
      ['2027-01', ['January']],
    ]);
    expect(past.map(({ title }) => title)).toEqual(['October']);
  });

  it('FAV-4 excludes a removed favourite immediately', () => {
    const season = groupFavouritesByMonth([january, december], [anEventId(2)], now);
    expect(listUpcomingFavourites(season).map(({ title }) => title)).toEqual(['January']);
    expect(season.lowestTotal).toBe(12.5);
  });

  it('FAV-4 has a concert still to come up to the moment it ends', () => {
    const overNow = anEventCard({ id: anEventId(1), starts: at('2026-11-20T12:00:00+01:00'), ends: now });
    const season = groupFavouritesByMonth([overNow], ids, now);
    expect([listUpcomingFavourites(season), season.past]).toEqual([[overNow], []]);
  });

  it('FAV-4 sums the lowest prices, and counts the unknown ones', () => {
    const unknown = anEventCard({ id: anEventId(4), minPrice: null });
    const free = anEventCard({ id: anEventId(5), minPrice: 0 });
    const season = groupFavouritesByMonth(
      [december, january, unknown, free],
      [...ids, anEventId(4), anEventId(5)],
      now,
    );
    expect([season.lowestTotal, season.unpricedCount]).toEqual([32.5, 1]);
  });

  it('WAY-2 FAV-4 sums only what this visitor can order now', () => {
    const opensLater = aSale({ starts: { _default: at('2026-12-01T10:00:00+01:00') } });
    const presale = aSale({ starts: { 37: at('2026-01-01T10:00:00+01:00') } });
    const later = anEventCard({ id: anEventId(1), sale: opensLater, minPrice: null });
    const forFriends = anEventCard({ id: anEventId(2), sale: presale, minPrice: 30 });
    const ended = anEventCard({
      id: anEventId(3),
      sale: { ...aSale(), end: at('2026-11-01T10:00:00+01:00') },
    });
    const sumFor = (tags: readonly number[]) => {
      const season = groupFavouritesByMonth([later, forFriends, ended], ids, now, tags);
      return [season.lowestTotal, season.unpricedCount];
    };
    expect(sumFor([])).toEqual([0, 0]);
    expect(sumFor([37])).toEqual([30, 0]);
  });

  it('FAV-4 excludes the prices of concerts without obtainable tickets', () => {
    const cancelled = anEventCard({ id: anEventId(1), importStatus: 'cancelled' });
    const soldOut = anEventCard({ id: anEventId(2), sale: aSale({ code: 2 }) });
    const moved = anEventCard({ id: anEventId(3), importStatus: 'moved', minPrice: null });
    const season = groupFavouritesByMonth([cancelled, soldOut, moved], ids, now);
    expect([season.lowestTotal, season.unpricedCount, listUpcomingFavourites(season).length]).toEqual([
      0, 0, 3,
    ]);
  });
});
