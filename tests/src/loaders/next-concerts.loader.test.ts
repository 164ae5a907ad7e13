import { expect, it } from 'vitest';
import { hour, later } from '#domain/time/instant.ts';
import { aHall, anEventCard } from '#fixtures/builders/an-event.ts';
import { SearchPort } from '#ports/search.port.ts';
import { nextConcerts } from '#src/loaders/next-concerts.loader.ts';
import { stillWorld } from '#tests/support/world.ts';
import { emptyListing } from '#tests/ui/screens/event-overview/held-search.ts';

it('ERROR-1 an error page offers the next four concerts that have not begun', async () => {
  const { startsAt: now } = aHall();
  const events = [-3, -1, 0, 2, 4, 6, 8, 10].map((hours) =>
    anEventCard({ starts: later(now, hours * hour), ends: later(now, (hours + 2) * hour) }),
  );
  const search: SearchPort = {
    ...stillWorld(aHall()).get<SearchPort>(SearchPort),
    events: async () => ({ ...emptyListing, events }),
  };
  const offered = await nextConcerts({ locale: 'nl', now, search, signal: AbortSignal.timeout(5000) });
  expect(offered.map(({ starts }) => (starts - now) / hour)).toEqual([2, 4, 6, 8]);
});
