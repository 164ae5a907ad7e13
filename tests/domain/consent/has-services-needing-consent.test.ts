import { describe, expect, it } from 'vitest';
import { hasServicesNeedingConsent } from '#domain/consent/has-services-needing-consent.ts';

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
