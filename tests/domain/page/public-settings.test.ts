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

it('LINK-1 classifies links by the site’s own hosts and the hosts of both ticketings', () => {
  expect(toKnownHosts(settings)).toEqual({
    origin: 'https://www.klankhuis.example',
    siteHosts: ['www.klankhuis.example', 'acceptatie.klankhuis.example'],
    ticketingHosts: ['tickets.klankhuis.example', 'localhost:4444'],
  });
});

it('LINK-1 has no ticketing host without an address of the ticketing', () => {
  expect(toKnownHosts({ ...settings, tixUrl: '', tixEducationUrl: 'tickets' }).ticketingHosts).toEqual([]);
});
