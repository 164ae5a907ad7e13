import type { Bind } from 'inversify';
import { type PublicSettings, Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { provide } from '#src/worlds/provide.ts';
import { createRestTicketingSite } from '#tests/examples/rest-ticketing/rest-ticketing.site.ts';

/** Replaces `src/worlds/ticketing-site.ts`. */
export const createTicketingSite = ({ tixUrl }: PublicSettings): TicketingSite =>
  createRestTicketingSite(tixUrl);

export function provideTicketingSite(bind: Bind): void {
  provide(bind, TicketingSite, [Settings], createTicketingSite);
}
