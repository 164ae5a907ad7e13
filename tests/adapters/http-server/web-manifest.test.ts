import { describe, expect, it } from 'vitest';
import { createWebManifest, toManifestPath } from '#adapters/http-server/files/icons-and-manifest.ts';

const site = { handle: 'enDefault', language: 'en', name: 'Het Klankhuis' } as const;
const seo = { title: 'Het Klankhuis', description: 'Four rooms on the harbour' };

describe('the web app manifest', () => {
  it('LAYOUT-18 has an address in each language', () => {
    expect([toManifestPath('nl'), toManifestPath('en')]).toEqual([
      '/manifest.webmanifest',
      '/en/manifest.webmanifest',
    ]);
  });

  it('LAYOUT-18 contains the name, start address, colours and icons of the site', () => {
    expect(createWebManifest({ site, seo }, 'en')).toEqual({
      id: '/en',
      name: 'Het Klankhuis',
      short_name: 'Het Klankhuis',
      description: 'Four rooms on the harbour',
      lang: 'en',
      dir: 'ltr',
      start_url: '/en',
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
  });

  it('LAYOUT-18 starts in the language of its address, and has no empty description', () => {
    const manifest = createWebManifest({ site, seo: { title: 'Het Klankhuis', description: '' } }, 'nl');
    expect(manifest).toMatchObject({ id: '/', lang: 'nl', start_url: '/', scope: '/' });
    expect(manifest).not.toHaveProperty('description');
  });
});
