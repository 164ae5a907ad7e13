import type { KnownHosts } from '#domain/link/classified-link.ts';

/** The hall's site, in production and on the test host. */
export const theSite: KnownHosts = {
  siteHosts: ['www.klankhuis.example', 'test.klankhuis.example:8443'],
  origin: 'https://www.klankhuis.example',
  ticketingHosts: ['kaarten.klankhuis.example'],
};
