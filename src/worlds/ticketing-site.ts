import type { Bind } from 'inversify';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import { tixLinksSite } from '#adapters/tix-links/tix-links.site.ts';
import { type PublicSettings, Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { provide } from '#src/worlds/provide.ts';

/**
 * The ticketing of this hall: its addresses, what it offers, the origins it needs, and the environment of every page that is not for
 * schools. The server and the browser read it, so this is the only place that decides it (TIX-9). Without an address of a ticketing it
 * is the links of the concerts (SWAP-6).
 */
export const createTicketingSite = ({
  tixUrl,
  tixEducationUrl,
  tixFreePlaces,
}: PublicSettings): TicketingSite =>
  tixUrl === ''
    ? tixLinksSite
    : createTixFrameSite({ tix: tixUrl, education: tixEducationUrl }, 'tix', tixFreePlaces);

/** Binds the ticketing's site; every world does. */
export function provideTicketingSite(bind: Bind): void {
  provide(bind, TicketingSite, [Settings], createTicketingSite);
}
