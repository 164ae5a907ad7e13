import { describe, expect, it } from 'vitest';
import { createSiteHeaders, type ResponseHeaders, type CspSources } from '#adapters/http-server/headers.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { readDevSiteConfig } from '#src/demo/development/dev-site-config.ts';
import { toViteCspSources } from '#src/demo/development/vite-csp-sources.ts';
import { mergeBrowserOrigins } from '#src/worlds/merge-browser-origins.ts';
import { noAssets } from '#tests/support/a-pipeline.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

/** The directives of a policy, each with its sources. */
function directivesOf(policy = ''): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function documentHeaders(config: Config, added: CspSources = {}): ResponseHeaders {
  const browser = mergeBrowserOrigins(toBrowserSettings(config));
  return createSiteHeaders(config, noAssets, { browser, added }).document;
}

function productionHeaders() {
  return documentHeaders(readyConfig({ PORT: '3000' }));
}

describe('the content security policy in development', () => {
  const added: CspSources = toViteCspSources('http://localhost:3000', 'abc');
  const development = documentHeaders(readDevSiteConfig(3000), added);
  const production = productionHeaders();

  it('is production’s, with the sources that Vite needs and no others', () => {
    const {
      'require-trusted-types-for': _,
      'trusted-types': __,
      ...site
    } = directivesOf(production['Content-Security-Policy']);
    expect(directivesOf(development['Content-Security-Policy'])).toEqual({
      ...site,
      'style-src': ["'self'", "'nonce-abc'"],
      'connect-src': [...(site['connect-src'] ?? []), 'ws://localhost:3000'],
      'worker-src': ["'self'", 'blob:'],
    });
  });

  it('reports text that becomes markup or script, and does not stop it', () => {
    const reported = directivesOf(development['Content-Security-Policy-Report-Only']);
    const enforced = directivesOf(production['Content-Security-Policy']);
    expect(reported['trusted-types']).toEqual(enforced['trusted-types']);
    expect(reported['require-trusted-types-for']).toEqual(enforced['require-trusted-types-for']);
    expect(directivesOf(development['Content-Security-Policy'])).not.toHaveProperty('trusted-types');
  });
});
