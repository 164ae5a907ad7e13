import { describe, expect, it } from 'vitest';
import { hasServicesNeedingConsent, toKnownHosts } from '#ports/settings.port.ts';

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

describe('the consent of a visitor', () => {
  it('TRACK-7 is not needed in a hall without trackers and without a Bridge', () => {
    expect(hasServicesNeedingConsent({ bridgeUrl: '' })).toBe(false);
  });

  it.each([
    { gtmId: 'GTM-HALL1' },
    { vwoAccount: '4711' },
    { cookiebotId: '0b8e' },
    { bridgeUrl: 'https://bridge.example' },
  ])('TRACK-7 is needed for %j', (tool) => {
    expect(hasServicesNeedingConsent({ bridgeUrl: '', ...tool })).toBe(true);
  });
});
