import { describe, expect, it } from 'vitest';
import { createContentSecurityPolicy } from '#adapters/http-server/responses/headers.ts';
import { listTrackingOrigins } from '#adapters/tag-manager/tag-manager.origins.ts';
import { type Config, readConfig, toBrowserSettings } from '#src/config.ts';
import { mergeBrowserOrigins } from '#src/worlds/merge-browser-origins.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

function policyFor(config: Config): string {
  const browser = mergeBrowserOrigins(toBrowserSettings(config));
  return createContentSecurityPolicy(config, { boot: { source: '', hash: 'x' } }, { browser });
}

const all = {
  GTM_ID: 'GTM-HALL1',
  VWO_ACCOUNT: '4711',
  COOKIEBOT_ID: '0b8e1f6a-0000-4000-8000-000000000000',
};

describe('the tracking configuration', () => {
  it('TRACK-5 is empty by default, and the policy allows no tracking origin', () => {
    const config = readyConfig({});
    expect(listTrackingOrigins(toBrowserSettings(config))).toEqual({ connect: [], frame: [], image: [] });
    expect(Object.keys(toBrowserSettings(config))).not.toContain('gtmId');
    expect(policyFor(config)).not.toMatch(/google|cookiebot/);
  });

  it('is sent to browsers, and the policy allows the origins of the tools', () => {
    const config = readyConfig(all);
    expect(toBrowserSettings(config)).toMatchObject({ gtmId: 'GTM-HALL1', vwoAccount: '4711' });
    const policy = policyFor(config);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.visualwebsiteoptimizer\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/\*\.cookiebot\.com/);
  });

  it('makes Trusted Types report-only by default', () => {
    expect(readyConfig({}).operation.trustedTypes).toBe('enforce');
    expect(readyConfig({ GTM_ID: ' ' }).operation.trustedTypes).toBe('enforce');
    expect(readyConfig({ GTM_ID: 'GTM-HALL1' }).operation.trustedTypes).toBe('report');
    expect(readyConfig({ ...all, TRUSTED_TYPES: 'enforce' }).operation.trustedTypes).toBe('enforce');
  });

  it.each([
    ['GTM_ID', 'UA-1'],
    ['GTM_ID', 'GTM-1"><script>'],
    ['VWO_ACCOUNT', 'mine'],
    ['COOKIEBOT_ID', 'hall'],
  ])('refuses %s=%s by name', (variable, value) => {
    const reading = readConfig({ [variable]: value });
    expect(reading.kind === 'refused' && reading.refusals.map((refusal) => refusal.variable)).toEqual([
      variable,
    ]);
  });
});
