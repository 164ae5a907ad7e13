import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { manifestIcons, toManifestPath } from '#adapters/http-server/files/icons-and-manifest.ts';
import { aGlobal, aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { inksByTheme } from '#hall/inks.ts';
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

async function imageAt(path: string): Promise<Buffer> {
  return Buffer.from(await (await site.fetch(path)).arrayBuffer());
}

it('WAY-39 the page for a browser that is offline is fetched anew each time, with the policy of documents', async () => {
  const page = await site.fetch('/offline/en');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(page.headers.get('content-security-policy')).toContain('script-src');
  expect(await page.text()).toContain('<h1>You’re offline</h1>');
});

describe('the icons of the site', () => {
  it('LAYOUT-18 are at the addresses that browsers request, each in its stated size', async () => {
    const sizes = [
      ['/apple-touch-icon.png', 180],
      ...manifestIcons.map(({ path, size }) => [path, size]),
    ] as const;
    for (const [path, size] of sizes) {
      const { format, width, height, hasAlpha } = await sharp(await imageAt(String(path))).metadata();
      expect([path, format, width, height, hasAlpha]).toEqual([path, 'png', size, size, false]);
    }
  });

  it('LAYOUT-18 have three sizes in the favicon', async () => {
    const file = await imageAt('/favicon.ico');
    const count = file.readUInt16LE(4);
    const entries = Array.from({ length: count }, (_, at) => {
      const entry = file.subarray(6 + 16 * at, 22 + 16 * at);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      return { size: entry.readUInt8(0), image: file.subarray(offset, offset + length) };
    });
    expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
    expect(entries.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, image } of entries) {
      expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  it('LAYOUT-18 have the figure inside the safe zone if they are maskable', async () => {
    const { data, info } = await sharp(await imageAt('/icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = Buffer.from(inksByTheme.petrol.light.sand.slice(1), 'hex');
    let rendered = 0;
    let farthest = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if (data.compare(ground, 0, 3, at, at + 3) === 0) continue;
      const pixel = at / info.channels;
      rendered += 1;
      farthest = Math.max(
        farthest,
        Math.hypot((pixel % info.width) - 255.5, Math.floor(pixel / info.width) - 255.5),
      );
    }
    expect(farthest).toBeLessThan(0.4 * 512);
    expect(rendered).toBeGreaterThan(1000);
  });

  it('LAYOUT-18 are cacheable for a day, and 304 on revalidation', async () => {
    const paths = ['/favicon.ico', '/apple-touch-icon.png', ...manifestIcons.map(({ path }) => path)];
    for (const path of paths) {
      const { status, headers } = await site.fetch(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'public, max-age=86400']);
      expect((await site.fetch(path, { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
    }
  });
});

describe('the web app manifest', () => {
  it.each([
    ['nl', '/', 'Vier zalen aan de haven'],
    ['en', '/en', 'Four rooms on the harbour'],
  ] as const)(
    'LAYOUT-18 contains in %s the name, start address and icons of the site',
    async (locale, home, description) => {
      const answer = await site.fetch(toManifestPath(locale));
      expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        'application/manifest+json; charset=utf-8',
        'public, max-age=3600',
      ]);
      const manifest = await answer.json();
      expect(manifest).toMatchObject({
        name: 'Het Klankhuis',
        description,
        lang: locale,
        start_url: home,
        scope: '/',
      });
      const purposes = manifest.icons.map(
        ({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`,
      );
      expect(purposes.toSorted()).toEqual([
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
      ]);
      for (const { src } of manifest.icons) expect((await site.fetch(src)).status).toBe(200);
    },
  );

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
