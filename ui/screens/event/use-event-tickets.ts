import { type EventTickets, eventTickets } from '#domain/event/event-tickets.ts';
import type { EventPage } from '#domain/page/page.ts';
import { useMoment, useSession, useTags } from '#ui/kit/visitor-context.tsx';

/** The properties of every part of the page that is about tickets. */
export interface OfTickets {
  readonly page: EventPage;
  readonly tickets: EventTickets;
}

/** The tickets of a concert for this visitor now. Renders again on login and logout, and when a sale or price changes. */
export function useEventTickets(page: EventPage): EventTickets {
  const tags = useTags();
  const isLoggedIn = useSession().session.user !== null;
  return eventTickets(page, { tags, isLoggedIn }, useMoment(page.event, tags, page.prices));
}
