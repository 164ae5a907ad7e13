import type { PageFacts } from '#domain/tracking/page-facts.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** The events of a page's content: its list of concerts, or its concert with the list the visitor came from (TRACK-3). */
export function toPageItemTrackingEvents(
  { concert, eventList }: PageFacts,
  previous: PageFacts | null,
): readonly TrackingEvent[] {
  if (eventList && eventList.events.length > 0) {
    const { list, events, before } = eventList;
    return [{ kind: 'concertsListed', list, concerts: events, before }];
  }
  if (!concert) return [];
  const list = previous?.eventList;
  const index = list ? list.events.findIndex(({ id }) => id === concert.id) : -1;
  return [
    list && index >= 0
      ? { kind: 'concertViewed', concert, list: list.list, place: list.before + index + 1 }
      : { kind: 'concertViewed', concert, list: null, place: 1 },
  ];
}
