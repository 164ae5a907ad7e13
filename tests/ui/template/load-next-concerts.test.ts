import { expect, it } from 'vitest';
import { unavailableResults } from '#adapters/shared/queries/search-definitions.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { SearchPort } from '#ports/search.port.ts';
import { stillWorld } from '#tests/support/world.ts';
import { loadNextConcerts } from '#ui/template/load-next-concerts.ts';

it('ERROR-1 an error page shows the next four concerts that have not started', async () => {
  const { startsAt: now } = aHall();
  const events = [-3, -1, 0, 2, 4, 6, 8, 10].map((hours) =>
    anEventCard({
      starts: addMilliseconds(now, hours * hourMs),
      ends: addMilliseconds(now, (hours + 2) * hourMs),
    }),
  );
  const search: SearchPort = {
    ...stillWorld(aHall()).get<SearchPort>(SearchPort),
    events: async () => ({ ...unavailableResults.events, events }),
  };
  const offered = await loadNextConcerts({ locale: 'nl', now, search, signal: new AbortController().signal });
  expect(offered.map(({ starts }) => (starts - now) / hourMs)).toEqual([2, 4, 6, 8]);
});
