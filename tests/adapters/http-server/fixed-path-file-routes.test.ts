import { describe, expect, it } from 'vitest';
import { manifestIcons } from '#adapters/figures/manifest-icons.ts';
import { createWebManifest, toManifestPath } from '#adapters/http-server/files/web-manifest.ts';
import { aGlobal, aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { sendUncoded } from '#tests/reliability/faults.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(
  aHall({
    nl: {
      pages: [anEventPage()],
      global: aGlobal('nl', { seo: { title: 'Het Klankhuis', description: 'Vier zalen aan de haven' } }),
    },
    en: {
      global: aGlobal('en', { seo: { title: 'Het Klankhuis', description: 'Four rooms on the harbour' } }),
    },
  }),
);

it('WAY-39 the page for a browser that is offline is fetched anew each time, with the policy of documents', async () => {
  const page = await site.fetch('/offline/en');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(page.headers.get('content-security-policy')).toContain('script-src');
  expect(await page.text()).toContain('<h1>You’re offline</h1>');
});

describe('the icons of the site', () => {
  it('LAYOUT-18 are cacheable for a day, and 304 on revalidation', async () => {
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...manifestIcons.map((icon) => icon.path)]) {
      const { status, headers } = await sendUncoded(site, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=86400']);
      expect(headers['content-type']).toMatch(/^image\/(?:png|vnd\.microsoft\.icon)$/);
      expect((await sendUncoded(site, path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    }
  });
});

describe('the web app manifest', () => {
  it.each([
    ['nl', '/manifest.webmanifest', '/', 'Vier zalen aan de haven'],
    ['en', '/en/manifest.webmanifest', '/en', 'Four rooms on the harbour'],
  ])(
    'LAYOUT-18 contains in %s the name, start address, colours and icons of the site',
    async (lang, path, home, description) => {
      const answer = await site.fetch(path);
      expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        'application/manifest+json; charset=utf-8',
        'public, max-age=3600',
      ]);
      const manifest = await answer.json();
      expect(manifest).toEqual({
        id: home,
        name: 'Het Klankhuis',
        short_name: 'Het Klankhuis',
        description,
        lang,
        dir: 'ltr',
        start_url: home,
        scope: '/',
        display: 'minimal-ui',
        background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      });
      for (const { src } of manifest.icons) expect((await site.fetch(src)).status).toBe(200);
    },
  );

  it('LAYOUT-18 has no empty description', () => {
    const { site: named } = aGlobal('nl');
    const manifest = createWebManifest({ site: named, seo: { title: named.name, description: '' } }, 'nl');
    expect(manifest).not.toHaveProperty('description');
  });

  it('LAYOUT-18 is linked in every document in its language, with the icons, and allowed by the content security policy', async () => {
    for (const [path, locale] of [
      ['/concerten/mahler-2', 'nl'],
      ['/en/nowhere', 'en'],
    ] as const) {
      const answer = await site.fetch(path);
      const html = await answer.text();
      const linked = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*? href="([^"]*)"/g)];
      expect(linked.map(([, rel, href]) => [rel, href])).toEqual([
        ['icon', '/favicon.ico'],
        ['icon', expect.stringMatching(/^\/figure\/.*\.svg$/)],
        ['apple-touch-icon', '/apple-touch-icon.png'],
        ['manifest', toManifestPath(locale)],
      ]);
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("manifest-src 'self'");
      expect(policy).toMatch(/img-src 'self'/);
    }
  });

  it('LAYOUT-18 A05 answers 503, not cacheable, while the CMS is down', async () => {
    const away = await siteOfTest(hallOf(), { CMS_URL: 'http://127.0.0.1:9' });
    const answer = await away.fetch('/manifest.webmanifest');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await away.fetch('/favicon.ico')).status).toBe(200);
  });
});
