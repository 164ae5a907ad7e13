import { expect, it } from 'vitest';
import { toKnownHosts } from '#domain/page/public-settings.ts';

const settings = {
  origin: 'https://www.klankhuis.example',
  hosts: ['www.klankhuis.example', 'acceptatie.klankhuis.example'],
  tixUrl: 'https://tickets.klankhuis.example/nl',
  tixEducationUrl: 'http://localhost:4444/scholen',
  lessonUrl: '',
  bridgeUrl: '',
  cmsUrl: '',
  normalTicketTypes: [],
  debugRoutes: false,
};

it('LINK-1 classifies links by the site’s own hosts and those of the ticketing', () => {
  expect(toKnownHosts(settings, { hosts: ['tickets.klankhuis.example', 'localhost:4444'] })).toEqual({
    origin: 'https://www.klankhuis.example',
    siteHosts: ['www.klankhuis.example', 'acceptatie.klankhuis.example'],
    ticketingHosts: ['tickets.klankhuis.example', 'localhost:4444'],
  });
});
