import { describe, expect, it } from 'vitest';
import { readConfig, toBrowserSettings } from '#src/config.ts';
import type { EnvironmentVariables } from '#src/config.ts';
import { variables } from '#src/config/settings.ts';
import { portsBlockedByBrowsers } from '#src/config/variable.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

const settingsWith = (environment: EnvironmentVariables) => toBrowserSettings(readyConfig(environment));

describe('the configuration of a web tier', () => {
  it('SWAP-4 reads the customer tags of the hall, and refuses what is none', () => {
    expect(settingsWith({ CUSTOMER_TAGS: 'friend=12&mbo=600' }).customerTags).toMatchObject({
      friend: 12,
      friendsLottery: 499,
      mbo: 600,
    });
    expect(readConfig({ CUSTOMER_TAGS: 'friend=499' })).toMatchObject({
      kind: 'refused',
      refusals: [{ variable: 'CUSTOMER_TAGS' }],
    });
  });

  it('SWAP-2 can have no Bridge', () => {
    expect(settingsWith({ BRIDGE_URL: '' }).bridgeUrl).toBe('');
    expect(readConfig({ BRIDGE_URL: 'bridge' }).kind).toBe('refused');
  });

  it('HALL-1 SWAP-6 needs no address of any system if its CMS is a folder', () => {
    expect(readConfig({ CMS_FOLDER: 'tests' })).toMatchObject({
      kind: 'ready',
      config: {
        cmsUrl: '',
        cmsAdminUrl: '',
        bridgeUrl: '',
        tixUrl: '',
        tixEducationUrl: '',
        lessonUrl: '',
      },
    });
  });

  it('SWAP-6 has no ticketing if its address is empty, and then none for schools either', () => {
    expect(readConfig({ TIX_URL: '' })).toMatchObject({
      config: { tixUrl: '', tixEducationUrl: '', cmsUrl: 'http://localhost:4000' },
    });
    expect(readConfig({ TIX_URL: 'https://tickets.test', TIX_EDUCATION_URL: '' })).toMatchObject({
      config: { tixUrl: 'https://tickets.test', tixEducationUrl: '' },
    });
    expect(readConfig({ TIX_URL: '', TIX_EDUCATION_URL: 'https://schools.test' })).toMatchObject({
      kind: 'refused',
      refusals: [{ variable: 'TIX_EDUCATION_URL' }],
    });
  });

  it('uses the sandbox at its default ports without any variable', () => {
    expect(readConfig({})).toMatchObject({
      kind: 'ready',
      config: { port: 3000, siteOrigin: 'http://localhost:3000', cmsUrl: 'http://localhost:4000' },
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['SANDBOX_PORT', 'many'],
    ['SANDBOX_PORT', '65532'],
    ['SANDBOX_SEED', 'many'],
    ['DEBUG_ROUTES', 'yes'],
    ['CALENDAR_SHORTCUTS', 'specials'],
    ['SITE_ORIGIN', 'https://klankhuis.example/site'],
    ['SITE_HOSTS', 'https://www.klankhuis.example'],
    ['CMS_URL', ''],
    ['CMS_URL', 'cms.example'],
    ['CMS_URL', 'https://name:word@cms.example'],
    ['CMS_ADMIN_URL', 'javascript:alert(1)'],
    ['TIX_URL', '//tix.example'],
    ['TIX_EDUCATION_URL', 'https://tix.example/?env=education'],
    ['LESSON_URL', 'https://lessons.example/#top'],
    ['BRIDGE_URL', 'https://bridge.example/a b'],
    ['BRIDGE_URL', 'ftp://bridge.example'],
    ['REDIS_URL', 'redis'],
    ['SECURITY_CONTACT', 'javascript:alert(1)'],
    ['EDGE_CACHE', 'varnish'],
    ['HSTS', 'everywhere'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token with spaces'],
    ['SHARED_ASSETS', '/nowhere'],
    ['SHARED_ASSETS', 'package.json'],
  ])('F04 refuses %s=%s in one sentence that names it, and repeats no credentials', (variable, value) => {
    const reading = readConfig({ [variable]: value });
    const refusals = reading.kind === 'refused' ? reading.refusals : [];
    expect(refusals.map((refusal) => refusal.variable)).toEqual([variable]);
    expect(refusals[0]?.reason).not.toMatch(/\.\s|name:word/);
  });

  it.each([
    ['PORT', '6000', 6000],
    ['SANDBOX_PORT', '6000', 6000],
    ['SANDBOX_PORT', '5996', 6000],
  ])('F04 refuses %s=%s, because browsers do not open port %i', (variable, value, blocked) => {
    expect(readConfig({ [variable]: value })).toEqual({
      kind: 'refused',
      refusals: [{ variable, reason: `browsers do not open port ${blocked}` }],
    });
  });

  it('F04 accepts a port beside those that browsers do not open, and 0 for a free one', () => {
    for (const environment of [{ PORT: '6001' }, { SANDBOX_PORT: '5995' }, { PORT: '0', SANDBOX_PORT: '0' }])
      expect(readConfig(environment).kind).toBe('ready');
  });

  it.each([...portsBlockedByBrowsers])(
    'F04 knows that port %i is not opened, as `fetch` does',
    async (port) => {
      const failure = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause);
      expect(failure).toMatchObject({ message: 'bad port' });
    },
  );

  it('F04 warns of every default that is the sandbox’s, in production only', () => {
    const warned = (environment: EnvironmentVariables) => {
      const reading = readConfig(environment);
      return reading.kind === 'ready' && reading.warnings.map(({ variable }) => variable);
    };
    expect(warned({})).toEqual([]);
    expect(
      warned({ NODE_ENV: 'production', CMS_URL: 'https://cms.example', CMS_PUBLIC_FORM_TOKEN: '' }),
    ).toEqual([
      'BRIDGE_URL',
      'TIX_URL',
      'TIX_EDUCATION_URL',
      'LESSON_URL',
      'CMS_ELASTICSEARCH_TOKEN',
      'SITE_ORIGIN',
    ]);
    expect(warned({ NODE_ENV: 'production', CMS_FOLDER: 'tests' })).toEqual(['SITE_ORIGIN']);
    expect(warned({ NODE_ENV: 'production', TIX_URL: '' })).not.toContain('TIX_EDUCATION_URL');
  });

  it.each(variables)('reads the listed variable $name', ({ name }) => {
    expect(readConfig({ [name]: 'https://x.example' })).not.toEqual(readConfig({}));
  });

  it('F04 uses the sandbox at SANDBOX_PORT, and listens at HOST', () => {
    expect(readConfig({ SANDBOX_PORT: '4900', HOST: '127.0.0.1', DEBUG_ROUTES: '0' })).toMatchObject({
      config: {
        cmsUrl: 'http://localhost:4900',
        cmsAdminUrl: 'http://localhost:4900/admin',
        bridgeUrl: 'http://localhost:4901',
        lessonUrl: 'http://localhost:4904',
        host: '127.0.0.1',
        debugRoutes: false,
      },
    });
  });

  it('WAY-2 sends the names of the normal ticket type, if they are not the defaults', () => {
    expect(settingsWith({}).normalTicketTypes).toBeUndefined();
    const { normalTicketTypes } = settingsWith({ NORMAL_TICKET_TYPES: ' Volle prijs,  Full price ,' });
    expect(normalTicketTypes).toEqual(['Volle prijs', 'Full price']);
  });

  it('treats the hosts in SITE_HOSTS as the site (LINK-1)', () => {
    const { siteHosts } = readyConfig({
      SITE_ORIGIN: 'https://klankhuis.example/',
      SITE_HOSTS: 'www.klankhuis.example, test.klankhuis.example',
    });
    expect(siteHosts).toEqual(['klankhuis.example', 'www.klankhuis.example', 'test.klankhuis.example']);
  });

  it('omits a token that is set to nothing (CALL-35)', () => {
    expect(readyConfig({ CMS_ELASTICSEARCH_TOKEN: '' }).elasticsearchToken).toBe('');
  });

  it('ROUTE-6 redirects /admin to the CMS by default, and has no such route if the address is empty', () => {
    expect(readyConfig({ CMS_ADMIN_URL: '' }).cmsAdminUrl).toBe('');
    expect(readyConfig().cmsAdminUrl).toBe('http://localhost:4000/admin');
  });

  it('WAY-12 offers the facet values that are named above the calendar, and none by default', () => {
    const { calendarShortcuts } = settingsWith({ CALENDAR_SHORTCUTS: 'specials=Gratis' });
    expect(calendarShortcuts).toEqual([['specials', 'Gratis']]);
    expect(settingsWith({}).calendarShortcuts).toBeUndefined();
  });

  it('sends no token to browsers', () => {
    const tokens = { CMS_ELASTICSEARCH_TOKEN: 'secret-a', CMS_PUBLIC_FORM_TOKEN: 'secret-b' };
    expect(JSON.stringify(settingsWith(tokens))).not.toMatch(/secret/);
  });

  it('has no Redis, metrics, purges or proxies by default', () => {
    expect(readyConfig().operation).toEqual({
      redisUrl: '',
      purgeSecret: '',
      metricsToken: '',
      hstsScope: 'subdomains',
      trustedProxies: 0,
      edgeCache: '',
      sharedAssets: '',
      securityContact: 'mailto:security@klankhuis.example',
      trustedTypes: 'enforce',
      shutdownDrainMs: 5000,
      cmsTimeoutMs: 1500,
      searchTimeoutMs: 2000,
      readinessDeadlineMs: 60_000,
    });
  });

  it('rejects invalid operational settings by name, and prints no secret', () => {
    const reading = readConfig({
      REDIS_URL: 'http://redis:secret@redis',
      PURGE_SECRET: 'too short',
      TRUST_PROXY: 'all',
      SECURITY_CONTACT: 'security',
      TRUSTED_TYPES: 'maybe',
      SHUTDOWN_DRAIN_MS: '-1',
      CMS_TIMEOUT_MS: '20',
      SEARCH_TIMEOUT_MS: '9000',
    });
    const refusals = reading.kind === 'refused' ? reading.refusals : [];
    expect(refusals.map(({ variable }) => variable)).toEqual([
      'REDIS_URL',
      'PURGE_SECRET',
      'SECURITY_CONTACT',
      'TRUSTED_TYPES',
      'TRUST_PROXY',
      'SHUTDOWN_DRAIN_MS',
      'CMS_TIMEOUT_MS',
      'SEARCH_TIMEOUT_MS',
    ]);
    expect(JSON.stringify(refusals)).not.toMatch(/secret@|too short/);
  });

  it('OPS-6 says one sentence for each wrong variable, in the order of the reference', () => {
    const reading = readConfig({ PURGE_SECRET: 'short', CMS_TIMEOUT_MS: '20', PORT: '-1' });
    expect(reading.kind === 'refused' && reading.refusals).toEqual([
      { variable: 'PORT', reason: '"-1" is not a port number from 0 to 65535' },
      { variable: 'PURGE_SECRET', reason: 'it is not a token of at least 16 letters, digits and -._~+/' },
      { variable: 'CMS_TIMEOUT_MS', reason: '"20" is not a whole number of milliseconds from 100 to 8000' },
    ]);
  });
});
