import { expect, it } from 'vitest';
import { createSiteHeaders } from '#adapters/http-server/responses/headers.ts';
import { toBrowserSettings } from '#src/config.ts';
import { mergeBrowserOrigins } from '#src/worlds/merge-browser-origins.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

function readHsts(environment: Readonly<Record<string, string>>): string | undefined {
  const config = readyConfig(environment);
  const browser = mergeBrowserOrigins(toBrowserSettings(config));
  const { common } = createSiteHeaders(config, { boot: { source: '', hash: '' } }, { browser });
  return common['Strict-Transport-Security'];
}

it.each([
  [undefined, 'max-age=63072000; includeSubDomains'],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('D22 HSTS=%s covers what it says, on https only', (scope, header) => {
  const setting = scope === undefined ? {} : { HSTS: scope };
  expect(readHsts({ SITE_ORIGIN: 'https://klankhuis.example', ...setting })).toBe(header);
  expect(readHsts({ SITE_ORIGIN: 'http://klankhuis.example', ...setting })).toBeUndefined();
});
