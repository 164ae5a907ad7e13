import type { EventCard } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';

/**
 * The URL at which to order tickets for a concert: from the CMS, else built from the ticketing's ids; null if both are unknown.
 * `tixUrl` has no trailing slash.
 */
export function toOrderUrl(
  {
    purchaseUrl,
    tixEventGroupId,
    tixEventId,
  }: Pick<EventCard, 'purchaseUrl' | 'tixEventGroupId' | 'tixEventId'>,
  tixUrl: string,
  locale: Locale,
): string | null {
  if (purchaseUrl !== undefined) return purchaseUrl;
  if (tixEventGroupId === undefined || tixEventId === undefined) return null;
  return `${tixUrl}/${locale}/buyingflow/tickets/${tixEventGroupId}/${tixEventId}/`;
}
