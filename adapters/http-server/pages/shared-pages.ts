import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import { copyToOwnBuffer } from '#adapters/caching/byte-limited-lru.ts';
import { type DecodedSharedValue, SharedTier } from '#adapters/caching/shared-tier.ts';
import { type RenderedPage } from '#adapters/http-server/pages/page-source.ts';
import { cacheLifetimes } from '#domain/caching/lifetimes.ts';
import type { Template } from '#domain/page/page.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SharedCache } from '#ports/shared-cache.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** The first word of the keys of rendered pages in the shared cache, by which a purge removes all of them. */
export const sharedPageKeyPrefix = 'rendered';

/** Pages that expire sooner are not shared, in seconds. */
const minLifetimeSeconds = 5;

const SharedPageWire = v.object({
  br: v.string(),
  gzip: v.string(),
  etag: v.string(),
  template: v.optional(v.string()),
  renderedAt: v.number(),
  ttl: v.object({
    lifetimeSeconds: v.number(),
    staleIfErrorSeconds: v.number(),
    graceSeconds: v.optional(v.number()),
  }),
  cacheKeys: v.array(v.string()),
});

const decompress = promisify(gunzip);

interface PageTierDependencies {
  readonly shared: SharedCache;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly build: string;
}

/** The rendered pages that instances share, so that one instance renders a page for all of them (CACHE-5). */
export function createSharedPageTier({
  shared,
  clock,
  timer,
  build,
}: PageTierDependencies): SharedTier<RenderedPage> {
  return new SharedTier({
    shared,
    clock,
    encode: encodePage,
    decode: decodePage,
    prefix: `${sharedPageKeyPrefix} `,
    maxSeconds: cacheLifetimes.page.lifetimeSeconds,
    claim: { timer, build },
  });
}

/** Undefined for a page that is incomplete or about to expire. */
function encodePage(page: RenderedPage): v.InferOutput<typeof SharedPageWire> | undefined {
  const { status, isIncomplete, bodies, etag, template, ttl, cacheKeys, renderedAt } = page;
  if (status !== 200 || isIncomplete || ttl.lifetimeSeconds < minLifetimeSeconds) return undefined;
  return {
    br: bodies.br.toString('base64'),
    gzip: bodies.gzip.toString('base64'),
    etag,
    template,
    renderedAt,
    ttl,
    cacheKeys: [...cacheKeys],
  };
}

/** Undefined for a value of another form. */
async function decodePage(value: unknown): Promise<DecodedSharedValue<RenderedPage> | undefined> {
  const parsed = v.safeParse(SharedPageWire, value);
  if (!parsed.success) return undefined;
  const { br, gzip, template, renderedAt, ttl, ...page } = parsed.output;
  const { graceSeconds, ...required } = ttl;
  const lifetimesLeft = { ...required, ...(graceSeconds !== undefined && { graceSeconds }) };
  const gzipped = copyToOwnBuffer(Buffer.from(gzip, 'base64'));
  return {
    value: {
      ...page,
      status: 200,
      bodies: {
        br: copyToOwnBuffer(Buffer.from(br, 'base64')),
        gzip: gzipped,
        identity: copyToOwnBuffer(await decompress(gzipped)),
      },
      ...(template !== undefined && { template: template as Template }),
      renderedAt: createInstant(renderedAt),
      ttl: lifetimesLeft,
      isIncomplete: false,
    },
    ttl: lifetimesLeft,
    tags: page.cacheKeys,
  };
}
