import { type EventTickets, eventTickets } from '#domain/event/event-tickets.ts';
import type { EventPage } from '#domain/page/page.ts';
import { useMoment, useSession, useTags } from '#ui/kit/visitor-context.tsx';

/** What every part of the page that speaks of tickets is given. */
export interface OfTickets {
  readonly page: EventPage;
  readonly tickets: EventTickets;
}

/** What the page says of its tickets to this visitor now; anew when somebody logs in, and when a sale or price changes. */
export function useEventTickets(page: EventPage): EventTickets {
  const tags = useTags();
  const isLoggedIn = useSession().session.user !== null;
  return eventTickets(page, { tags, isLoggedIn }, useMoment(page.event, tags, page.prices));
}
