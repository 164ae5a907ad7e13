import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type { TicketingAddresses, TicketingCapabilities, TicketingSite } from '#ports/ticketing-site.port.ts';

const urls = { tix: 'https://tickets.example', education: 'https://school.tickets.example' };

/** The site of a ticketing with all capabilities or fewer; without one its addresses are absent too. */
export function aTicketingSite(
  own: Partial<TicketingCapabilities> = {},
  defaultEnvironment: TixEnvironment = 'tix',
): TicketingSite {
  const site = createTixFrameSite(urls, defaultEnvironment, true);
  const capabilities = { ...site.capabilities, ...own };
  const limit = (addresses: TicketingAddresses): TicketingAddresses => ({
    ...addresses,
    ...(capabilities.login === 'none' && { login: () => null }),
    ...(!capabilities.basket && { basket: () => null }),
  });
  const { tix, education } = site.addresses;
  return { ...site, capabilities, addresses: { tix: limit(tix), education: limit(education) } };
}
