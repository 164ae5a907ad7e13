import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';

/** Where tickets for a concert are ordered: where the CMS says, else at the ticketing site by its numbers. `tixUrl` is without slash at the end. */
export function orderAddress(
  page: Pick<EventPage, 'event' | 'tixEventGroupId' | 'tixEventId'>,
  tixUrl: string,
  locale: Locale,
): string {
  return (
    page.event.purchaseUrl ??
    `${tixUrl}/${locale}/buyingflow/tickets/${page.tixEventGroupId}/${page.tixEventId}/`
  );
}
