import { describe, expect, it } from 'vitest';
import { readConfig, settingsOf } from '#src/config.ts';

describe('the configuration of a web tier', () => {
  it('needs nothing said: it finds the sandbox at its usual ports', () => {
    expect(readConfig({})).toMatchObject({
      kind: 'ready',
      config: { port: 3000, siteOrigin: 'http://localhost:3000', cmsUrl: 'http://localhost:4000' },
    });
  });

  it('refuses a port and addresses that are none, each by name', () => {
    const reading = readConfig({
      PORT: 'eighty',
      CMS_URL: 'cms.example',
      BRIDGE_URL: 'ftp://bridge.example',
    });
    expect(reading.kind === 'refused' && reading.refusals.map(({ variable }) => variable)).toEqual([
      'PORT',
      'SITE_ORIGIN',
      'CMS_URL',
      'BRIDGE_URL',
    ]);
  });

  it('counts the hosts named beside the site’s own as the site (LINK-1)', () => {
    const reading = readConfig({
      SITE_ORIGIN: 'https://klankhuis.example/',
      SITE_HOSTS: 'www.klankhuis.example, test.klankhuis.example',
    });
    expect(reading.kind === 'ready' && reading.config.siteHosts).toEqual([
      'klankhuis.example',
      'www.klankhuis.example',
      'test.klankhuis.example',
    ]);
  });

  it('leaves a token out where it is set to nothing (CALL-35)', () => {
    const reading = readConfig({ CMS_ELASTICSEARCH_TOKEN: '' });
    expect(reading.kind === 'ready' && reading.config.elasticsearchToken).toBe('');
  });

  it('ROUTE-6 sends /admin nowhere where the control panel’s address is empty, and to the CMS by default', () => {
    const panels = [readConfig({ CMS_ADMIN_URL: '' }), readConfig({})].map(
      (reading) => reading.kind === 'ready' && reading.config.cmsAdminUrl,
    );
    expect(panels).toEqual(['', 'http://localhost:4000/admin']);
  });

  it('tells a browser no token', () => {
    const reading = readConfig({ CMS_ELASTICSEARCH_TOKEN: 'secret-a', CMS_PUBLIC_FORM_TOKEN: 'secret-b' });
    expect(reading.kind === 'ready' && JSON.stringify(settingsOf(reading.config))).not.toMatch(/secret/);
  });

  it('runs alone and quietly where nothing is said of the running', () => {
    const reading = readConfig({});
    expect(reading.kind === 'ready' && reading.config.operation).toEqual({
      redisUrl: '',
      purgeSecret: '',
      metricsToken: '',
      trustedProxies: 0,
      securityContact: 'mailto:security@klankhuis.example',
      trustedTypes: 'enforce',
      farewellMs: 5000,
    });
  });

  it('refuses what it cannot be run with, by name, and repeats no secret', () => {
    const reading = readConfig({
      REDIS_URL: 'http://redis:secret@redis',
      PURGE_SECRET: 'too short',
      TRUST_PROXY: 'all',
      SECURITY_CONTACT: 'security',
      TRUSTED_TYPES: 'maybe',
      FAREWELL_MS: '-1',
    });
    const refusals = reading.kind === 'refused' ? reading.refusals : [];
    expect(refusals.map(({ variable }) => variable)).toEqual([
      'REDIS_URL',
      'PURGE_SECRET',
      'SECURITY_CONTACT',
      'TRUSTED_TYPES',
      'TRUST_PROXY',
      'FAREWELL_MS',
    ]);
    expect(JSON.stringify(refusals)).not.toMatch(/secret@|too short/);
  });
});
