import type { Bind } from 'inversify';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { provide } from '#src/worlds/provide.ts';
import { pickSwap } from '#tests/e2e/support/swapped/pick-swap.ts';
import { createRestTicketingSite } from '#tests/examples/rest-ticketing/rest-ticketing.site.ts';
import { createReturnTicketingSite } from '#tests/examples/return-ticketing/return-ticketing.site.ts';

/** Replaces `src/worlds/ticketing-site.ts`: a REST ticketing, one by return address, or schools as the default. */
export const createTicketingSite = (settings: PublicSettings): TicketingSite => {
  const { tixUrl, tixEducationUrl, origin } = settings;
  const swap = pickSwap(settings);
  if (swap === 'rest') return createRestTicketingSite(tixUrl);
  if (swap === 'return') return createReturnTicketingSite({ url: tixUrl, siteOrigin: origin });
  return createTixFrameSite({ tix: tixUrl, education: tixEducationUrl }, 'education');
};

export function provideTicketingSite(bind: Bind): void {
  provide(bind, TicketingSite, [Settings], createTicketingSite);
}
