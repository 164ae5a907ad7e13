import type { EventSelection } from '#domain/facet/facet.ts';
import { emptyEventListing, toEventSearchParams } from '#domain/listing/event-listing-state.ts';
import type { EventSearchParams } from '#domain/listing/event-search-params.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { instantAt } from '#domain/time/instant.ts';

export interface NamedQuestion {
  readonly name: string;
  readonly question: EventSearchParams;
}

/** What visitors ask of the calendar when nothing of it is over, which is the most there can be to do. */
export const calendarQuestions: readonly NamedQuestion[] = [
  { name: 'everything', question: asked('') },
  { name: 'a composer often played', question: asked('beethoven') },
  { name: 'a word seldom written', question: asked('waldteufel') },
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
  return toEventSearchParams({ ...emptyEventListing, keyword, selection }, 'nl', hallDayAt(instantAt(0)));
}
