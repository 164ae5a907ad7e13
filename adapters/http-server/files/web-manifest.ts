import type { FastifyInstance } from 'fastify';
import { mebibyte } from '#adapters/caching/byte-limited-lru.ts';
import { manifestIcons } from '#adapters/figures/manifest-icons.ts';
import { createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { pageBackgroundColours } from '#hall/inks.ts';
import { CmsPort } from '#ports/cms.port.ts';

/** Adds the routes of the web app manifest in each language (LAYOUT-18). */
export function addWebManifestRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const send = createFileSender(pipeline, {
    name: 'manifest',
    cost: 'data',
    timeoutMs: 5000,
    lifetimeSeconds: 3600,
    maxBytes: mebibyte,
    retryAfterSeconds: 60,
  });
  for (const locale of locales) {
    const path = toManifestPath(locale);
    const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' };
    const generate = async (signal: AbortSignal) => {
      const global = await pipeline.world.get(CmsPort).global({ locale }, signal);
      return JSON.stringify(createWebManifest(global, locale));
    };
    server.get(path, (request, reply) => send(request, reply, { key: path, headers, generate }));
  }
}

/** The path of the web app manifest in a language: `/manifest.webmanifest`, `/en/manifest.webmanifest`. */
export function toManifestPath(locale: Locale): string {
  return toLocalePath(locale, '/manifest.webmanifest');
}

/** The web app manifest (W3C) in a language: name, icons and colours of the installed site. */
export function createWebManifest({ site, seo }: Pick<Global, 'site' | 'seo'>, locale: Locale) {
  const home = toLocalePath(locale, '/');
  return {
    id: home,
    name: site.name,
    short_name: site.name,
    ...(seo.description && { description: seo.description }),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: pageBackgroundColours.light,
    theme_color: pageBackgroundColours.light,
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
