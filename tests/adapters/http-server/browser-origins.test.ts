import { describe, expect, it } from 'vitest';
import { createSiteHeaders } from '#adapters/http-server/responses/headers.ts';
import { toBrowserSettings } from '#src/config.ts';
import { mergeBrowserOrigins } from '#src/worlds/merge-browser-origins.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

const systems = {
  CMS_URL: 'https://cms.example/site',
  BRIDGE_URL: 'https://bridge.example/api',
  TIX_URL: 'https://tickets.example/shop',
  TIX_EDUCATION_URL: 'https://schools.example:8443',
  LESSON_URL: 'https://lessons.example',
};

/** The headers of a document, and the sources of each directive of its policy. */
function headersFor(environment: Readonly<Record<string, string>>) {
  const config = readyConfig(environment);
  const assets = { boot: { source: '', hash: 'x' } };
  const browser = mergeBrowserOrigins(toBrowserSettings(config));
  const headers = createSiteHeaders(config, assets, { browser }).document;
  const directives = (headers['Content-Security-Policy'] ?? '').split('; ').map((text) => text.split(' '));
  const sources = Object.fromEntries(directives.map(([name = '', ...rest]) => [name, rest]));
  return { headers, sources };
}

describe('the security headers of a document', () => {
  it('SWAP-1 allow the origins of the adapters in use, each for its purpose', () => {
    const { headers, sources } = headersFor(systems);
    const own = "'self'";
    expect(sources).toMatchObject({
      'connect-src': [own, 'https://cms.example', 'https://bridge.example'],
      'img-src': [own, 'https://cms.example', 'data:'],
      'media-src': [own, 'https://cms.example'],
      'frame-src': expect.arrayContaining([
        'https://tickets.example',
        'https://schools.example:8443',
        'https://lessons.example',
      ]),
    });
    expect(headers['Permissions-Policy']).toContain(
      'storage-access=(self "https://tickets.example" "https://schools.example:8443")',
    );
  });

  it('SWAP-1 SWAP-2 allow no origin of an absent Bridge', () => {
    const { sources } = headersFor({ ...systems, BRIDGE_URL: '' });
    expect(sources['connect-src']).toEqual(["'self'", 'https://cms.example']);
  });

  it('SWAP-1 SWAP-6 allow no origin but the site’s own and video players’ for a hall with a folder and links', () => {
    const { headers, sources } = headersFor({ CMS_FOLDER: 'tests' });
    expect(JSON.stringify([sources, headers['Permissions-Policy']])).not.toContain('localhost');
    expect(sources['connect-src']).toEqual(["'self'"]);
    expect(headers['Permissions-Policy']).toContain('storage-access=(self)');
  });
});
