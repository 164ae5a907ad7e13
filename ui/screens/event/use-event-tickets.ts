import { useMemo } from 'react';
import { type EventTickets, computeEventTickets } from '#domain/event-page/event-tickets.ts';
import type { EventPage } from '#domain/page/page.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { useCustomerTags, useSession } from '#ui/kit/visitor.tsx';

/** The properties of every part of the page that is about tickets. */
export interface EventPageAndTickets {
  readonly page: EventPage;
  readonly tickets: EventTickets;
}

/** The tickets of a concert for this visitor now. Renders again on login and logout, and when a sale or price changes. */
export function useEventTickets(page: EventPage): EventTickets {
  const tags = useCustomerTags();
  const isLoggedIn = useSession().session.user !== null;
  const { normalTicketTypes = defaultNormalTicketTypes } = useSite().settings;
  const customerTags = useCustomerTagTable();
  const now = useOfferMoment(
    useMemo(() => [page], [page]),
    tags,
  );
  return computeEventTickets(page, { tags, isLoggedIn }, now, { normalTicketTypes, customerTags });
}
