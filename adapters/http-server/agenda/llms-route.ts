import type { FastifyInstance } from 'fastify';
import { computeEtag, encodeBodies } from '#adapters/http-server/encodings-and-etags.ts';
import type { ResponseHeaders } from '#adapters/http-server/headers.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { sendGeneratedFile } from '#adapters/http-server/send-generated-file.ts';
import { formatHallName } from '#domain/hall/hall-identity.ts';
import { getHallLocales } from '#domain/locale/locale.ts';
import { hallIdentity } from '#hall/identity.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { serializeLlmsTxt } from '#ui/agenda/llms-txt.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** The timeout of the CMS requests. */
const timeoutMs = 5000;

const headers: ResponseHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/** Adds `llms.txt`: what the site is, and its addresses for programs, in each language (DOOR-56). The data cache has what it is made from. */
export function addLlmsTxtRoute(server: FastifyInstance, pipeline: Pipeline): void {
  const { world, settings } = pipeline;
  server.get('/llms.txt', (request, reply) =>
    sendGeneratedFile(request, reply, pipeline, {
      name: 'llms.txt',
      headers,
      generate: async () => {
        const signal = AbortSignal.timeout(timeoutMs);
        const words = world.get(TranslatorRegistryToken);
        const halls = await Promise.all(
          getHallLocales().map(async (locale) => {
            const global = await world.get(CmsPort).global({ locale }, signal);
            return { locale, global, t: words.translator(locale, global) };
          }),
        );
        const name = halls[0]?.global.site.name ?? formatHallName(hallIdentity);
        const text = serializeLlmsTxt(halls, name, settings.siteOrigin);
        return { bodies: await encodeBodies(text), etag: computeEtag(text) };
      },
    }),
  );
}
