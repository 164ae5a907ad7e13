import type { EventSelection } from '#domain/facet/facet.ts';
import { emptyEventListingState, toEventSearchCriteria } from '#domain/listing/event-listing-state.ts';
import type { EventSearchCriteria } from '#domain/listing/event-search.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { createInstant } from '#domain/time/instant.ts';

export interface NamedCalendarQuery {
  readonly name: string;
  readonly question: EventSearchCriteria;
}

/** Queries of the calendar while no concert is over, which is the most work. */
export const namedCalendarQueries: readonly NamedCalendarQuery[] = [
  { name: 'everything', question: criteriaFor('') },
  { name: 'a frequent composer', question: criteriaFor('beethoven') },
  { name: 'a rare word', question: criteriaFor('waldteufel') },
  {
    name: 'three filters',
    question: criteriaFor('', {
      genres: ['Subscription Season'],
      rooms: ['David Geffen Hall'],
      composers: ['Beethoven, Ludwig van'],
    }),
  },
];

function criteriaFor(keyword: string, chosen: Partial<EventSelection> = {}): EventSearchCriteria {
  const selection = { ...emptyEventListingState.selection, ...chosen };
  return toEventSearchCriteria(
    { ...emptyEventListingState, keyword, selection },
    'nl',
    toHallDay(createInstant(0)),
  );
}
