import type { EventSelection } from '#domain/facet/facet.ts';
import { emptyEventListing, toEventSearchParams } from '#domain/listing/event-listing-state.ts';
import type { EventSearchParams } from '#domain/listing/event-search-params.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { instantFromMs } from '#domain/time/instant.ts';

export interface NamedCalendarQuery {
  readonly name: string;
  readonly question: EventSearchParams;
}

/** Queries of the calendar while no concert is over, which is the most work. */
export const namedCalendarQueries: readonly NamedCalendarQuery[] = [
  { name: 'everything', question: asked('') },
  { name: 'a frequent composer', question: asked('beethoven') },
  { name: 'a rare word', question: asked('waldteufel') },
  {
    name: 'three filters',
    question: asked('', {
      genres: ['Subscription Season'],
      rooms: ['David Geffen Hall'],
      composers: ['Beethoven, Ludwig van'],
    }),
  },
];

function asked(keyword: string, chosen: Partial<EventSelection> = {}): EventSearchParams {
  const selection = { ...emptyEventListing.selection, ...chosen };
  return toEventSearchParams({ ...emptyEventListing, keyword, selection }, 'nl', toHallDay(instantFromMs(0)));
}
