import { describe, expect, it } from 'vitest';
import { listUpcomingFavourites, groupFavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T14:00:00+01:00');
const december = anEventCard({ id: anEventId(1), title: 'December' });
const january = anEventCard({
  id: anEventId(2),
  title: 'January',
  starts: at('2027-01-10T20:15:00+01:00'),
  ends: at('2027-01-10T22:15:00+01:00'),
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
  });

  it('FAV-4 has a concert still to come up to the moment it ends', () => {
    const overNow = anEventCard({ id: anEventId(1), starts: at('2026-11-20T12:00:00+01:00'), ends: now });
    const season = groupFavouritesByMonth([overNow], ids, now);
    expect([listUpcomingFavourites(season), season.past]).toEqual([[overNow], []]);
  });
});
