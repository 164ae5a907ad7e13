import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Container } from 'inversify';
import * as v from 'valibot';
import type { Template } from '#domain/page/page.ts';
import { type Instant, instantFromMs } from '#domain/time/instant.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { Config } from '#src/config.ts';
import type { RenderedPage } from '#src/server/pages/rendered-page.ts';

/** The first word of the keys of rendered pages in the shared cache, by which a purge removes all of them. */
export const sharedPagesPrefix = 'rendered';

/** Longer keys are not shared, in characters. */
const maxKeyLength = 512;

/** Pages that expire sooner are not shared, in seconds. */
const minLifetimeSeconds = 5;

/** For how long other instances leave a page to the one that renders it, in seconds. */
const claimSeconds = 3;

/** How long to wait for a page that another instance renders, in milliseconds: a visitor waits, or is served the stale page. */
const maxWaitMs = { visitor: 300, refresh: 3000 };

/** The interval between two looks, in milliseconds: a refresh is in no hurry. */
const pollMs = { visitor: 50, refresh: 250 };

const SharedPageWire = v.object({
  br: v.string(),
  gzip: v.string(),
  etag: v.string(),
  template: v.optional(v.string()),
  ttl: v.object({
    lifetimeSeconds: v.number(),
    staleIfErrorSeconds: v.number(),
    graceSeconds: v.optional(v.number()),
  }),
  cacheKeys: v.array(v.string()),
});

const decompress = promisify(gunzip);

interface SharedPagesDependencies {
  readonly shared: SharedCache;
  readonly timer: Timer;
  /** The build: a claim of one build is none for another. Entries are separated by the shared cache. */
  readonly build: string;
}

/**
 * The rendered pages that instances share, so that one instance renders a page for all of them. Only for a shared cache that signs its
 * entries: what is read is sent to visitors as it is. It never rejects; without it each instance renders for itself.
 */
export class SharedPages {
  readonly #shared: SharedCache;
  readonly #timer: Timer;
  readonly #build: string;

  constructor({ shared, timer, build }: SharedPagesDependencies) {
    this.#shared = shared;
    this.#timer = timer;
    this.#build = build;
  }

  /**
   * The page that another instance has rendered, however old. Undefined if this instance is to render it: no other does, or it takes longer
   * than the caller waits. `isUsable` decides whether a page will do.
   */
  async find(
    key: string,
    caller: keyof typeof maxWaitMs,
    isUsable: (page: RenderedPage) => boolean,
  ): Promise<RenderedPage | undefined> {
    if (key.length > maxKeyLength) return undefined;
    const page = await this.#read(key, isUsable);
    if (page || (await this.#shared.claim(`${sharedPagesPrefix} ${this.#build} ${key}`, claimSeconds)))
      return page;
    for (let waitedMs = 0; waitedMs < maxWaitMs[caller]; waitedMs += pollMs[caller]) {
      await new Promise<void>((resolve) => void this.#timer.after(pollMs[caller], resolve));
      const rendered = await this.#read(key, isUsable);
      if (rendered) return rendered;
    }
    return undefined;
  }

  /** Shares a page that was rendered, if it is complete and not about to expire. */
  store(key: string, page: RenderedPage): void {
    const { status, isIncomplete, bodies, etag, template, ttl, cacheKeys, renderedAt } = page;
    if (status !== 200 || isIncomplete || key.length > maxKeyLength) return;
    if (ttl.lifetimeSeconds < minLifetimeSeconds) return;
    const value = {
      br: bodies.br.toString('base64'),
      gzip: bodies.gzip.toString('base64'),
      etag,
      ...(template && { template }),
      ttl,
      cacheKeys,
    };
    const seconds = Math.ceil(ttl.lifetimeSeconds);
    this.#shared.store(toSharedKey(key), { value, fetchedAt: renderedAt, isNegative: false }, seconds);
  }

  async #read(key: string, isUsable: (page: RenderedPage) => boolean): Promise<RenderedPage | undefined> {
    const found = await this.#shared.read(toSharedKey(key));
    const page = found && (await decodePage(found.value, found.fetchedAt));
    return page && isUsable(page) ? page : undefined;
  }
}

/** The shared pages of an instance; undefined without a shared cache that signs its entries. */
export function createSharedPages(
  world: Container,
  { operation }: Config,
  build: string,
): SharedPages | undefined {
  const shared = world.get(SharedCache);
  if (shared.state === 'none' || operation.sharedCacheSecrets.length === 0) return undefined;
  return new SharedPages({ shared, timer: world.get(Timer), build });
}

function toSharedKey(key: string): string {
  return `${sharedPagesPrefix} ${key}`;
}

/** Undefined for a value of another form. */
async function decodePage(value: unknown, renderedAt: Instant): Promise<RenderedPage | undefined> {
  const parsed = v.safeParse(SharedPageWire, value);
  if (!parsed.success) return undefined;
  const { br, gzip, template, ttl, ...page } = parsed.output;
  const { graceSeconds, ...lifetimes } = ttl;
  const gzipped = Buffer.from(gzip, 'base64');
  return {
    ...page,
    status: 200,
    bodies: { br: Buffer.from(br, 'base64'), gzip: gzipped, identity: await decompress(gzipped) },
    ...(template !== undefined && { template: template as Template }),
    renderedAt: instantFromMs(renderedAt),
    ttl: { ...lifetimes, ...(graceSeconds !== undefined && { graceSeconds }) },
    isIncomplete: false,
  };
}
