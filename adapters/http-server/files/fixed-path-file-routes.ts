import type { FastifyInstance } from 'fastify';
import { createFileSender } from '#adapters/http-server/files/generated-files.ts';
import { iconFiles } from '#adapters/http-server/files/icon-files.ts';
import { createWebManifest, toManifestPath } from '#adapters/http-server/files/web-manifest.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { locales } from '#domain/locale/locale.ts';
import { CmsPort } from '#ports/cms.port.ts';

/** Icons and manifests, and how they are made: an icon takes some 100 ms. */
const kinds = {
  icon: { name: 'icon', cost: 'picture', timeoutMs: 60_000, lifetimeSeconds: 86_400 },
  manifest: { name: 'manifest', cost: 'data', timeoutMs: 5000, lifetimeSeconds: 3600 },
} as const;

/** Adds the routes of the icons and of the web app manifest in each language (LAYOUT-18). */
export function addIconAndManifestRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const limits = { maxBytes: 2 ** 20, retryAfterSeconds: 60 };
  const sendIcon = createFileSender(pipeline, { ...kinds.icon, ...limits });
  const sendManifest = createFileSender(pipeline, { ...kinds.manifest, ...limits });
  for (const { path, type, render } of iconFiles) {
    const headers = { 'Content-Type': type };
    server.get(path, (request, reply) =>
      sendIcon(request, reply, { key: path, headers, generate: () => render() }),
    );
  }
  for (const locale of locales) {
    const path = toManifestPath(locale);
    const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' };
    const generate = async (signal: AbortSignal) => {
      const global = await pipeline.world.get(CmsPort).global({ locale }, signal);
      return JSON.stringify(createWebManifest(global, locale));
    };
    server.get(path, (request, reply) => sendManifest(request, reply, { key: path, headers, generate }));
  }
}
