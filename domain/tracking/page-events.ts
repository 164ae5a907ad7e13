import type { PageFacts } from '#domain/page/page-facts.ts';
import { eventItem, eventItems } from '#domain/tracking/event-item.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { viewItem, viewItemList } from '#domain/tracking/tracking-events.ts';

/** What is told of what stands on a page: its list of concerts, or the concert it is about; with the list that led to it. */
export function eventsOfPage(
  { concert, eventList }: PageFacts,
  cameFrom: PageFacts | null,
): readonly TrackingEvent[] {
  if (eventList && eventList.events.length > 0) {
    return [viewItemList(eventList.list, eventItems(eventList.events, eventList.before))];
  }
  if (!concert) return [];
  const led = cameFrom?.eventList;
  const place = led ? led.events.findIndex(({ id }) => id === concert.id) : -1;
  return [
    led && place >= 0
      ? viewItem(eventItem(concert, led.before + place + 1), led.list)
      : viewItem(eventItem(concert, 1)),
  ];
}
