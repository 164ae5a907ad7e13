import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteLimitedLru, computeTextBytes, copyText } from '#adapters/caching/byte-limited-lru.ts';
import type { SharedTier } from '#adapters/caching/shared-tier.ts';
import { readCookie } from '#adapters/http/read-cookie.ts';
import { type Admission, Overloaded } from '#adapters/http-server/admission/admission.ts';
import { costLimits } from '#adapters/http-server/admission/cost-limits.ts';
import type { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import type { Headers } from '#adapters/http-server/headers.ts';
import { redirectRoot } from '#adapters/http-server/pages/detect-visitor-locale.ts';
import {
  type Audience,
  type CanonicalPageAddress,
  type ParsedPageAddress,
  parsePageAddress,
} from '#adapters/http-server/pages/page-address.ts';
import { PageCache, type ServedPage } from '#adapters/http-server/pages/page-cache.ts';
import { findDayValidity } from '#adapters/http-server/pages/page-ttl.ts';
import { parseAcceptedLanguages, type RenderedPage } from '#adapters/http-server/pages/rendered-page.ts';
import {
  sendBadRequest,
  sendOverloaded,
  sendPage,
  sendRedirect,
} from '#adapters/http-server/pages/send-page.ts';
import type { VerifyPreview } from '#adapters/http-server/previews/preview-verifier.ts';
import { isValidAt, type Validity } from '#domain/caching/validity.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { parseLocaleAndUri, readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import { instantFromMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { Config } from '#src/config.ts';
import { localeCookieDefinition } from '#ui/layout/locale-cookie.ts';

interface PageHandlerDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Decides which pages are rendered now, queued, or rejected. */
  readonly admission: Admission;
  /** The headers of all documents. */
  readonly headers: Headers;
  /** The headers of live previews. */
  readonly editorHeaders?: Headers;
  /** The cache in front of the site. */
  readonly edgeCache: Config['operation']['edgeCache'];
  readonly fallbackPages: FallbackPages;
  /** Renders a page; `replaced` is the cached one, if there is one and no visitor waits. Never rejects. */
  readonly render: (address: CanonicalPageAddress, replaced?: RenderedPage) => Promise<RenderedPage>;
  /** The pages that instances share; absent if they do not. */
  readonly sharedPages?: SharedTier<RenderedPage> | undefined;
  /** Whether a live preview may be rendered (CALL-2); absent if there are no previews. */
  readonly verifyPreview?: VerifyPreview;
  /** Called with the source of each page and its response. */
  readonly onAnswer?: (from: PageSource, response: ServerResponse) => void;
  /** Called for each unknown query parameter of a list, once a day each (LIST-2). */
  readonly onUnknownParam?: (path: string, name: string) => void;
}

/** Where a page comes from; `overloaded`: rejected, because too many pages are being rendered. */
export const pageSources = [
  'hit',
  'stale',
  'rendered',
  'coalesced',
  'shared',
  'overloaded',
  'editor',
] as const;

export type PageSource = (typeof pageSources)[number];

/** At most this many unknown parameters are reported per day, because clients can invent any number. */
const maxUnknownParams = 1000;

const mebibyte = 2 ** 20;

/** The size of the cache of parsed addresses: some thousands. */
const maxAddressBytes = 4 * mebibyte;

/** The size of the cache of templates by path: every page of a hall. */
const maxTemplateBytes = 2 * mebibyte;

/** Longer request targets are parsed for each request, in its turn, in characters: no link of the site is so long. */
const maxCachedTarget = 512;

/** The page for a request, and its audience. */
interface AudiencePage {
  readonly served: ServedPage;
  readonly audience: Audience;
}

interface ParsedAddress {
  readonly address: ParsedPageAddress;
  readonly key: string;
}

function computeAddressBytes({ address, key }: ParsedAddress): number {
  return computeTextBytes(JSON.stringify(address) + key);
}

/**
 * Handles requests for pages. Cached pages are sent before the router sees the request; all other requests arrive through the
 * router. The contents of a page depend on the request target only.
 */
export class PageHandler {
  readonly #dependencies: PageHandlerDependencies;
  readonly #cache: PageCache;
  readonly #admission: Admission;
  readonly #templates = new ByteLimitedLru<Template>({
    maxBytes: maxTemplateBytes,
    sizeOf: computeTextBytes,
  });
  readonly #addresses = new ByteLimitedLru<ParsedAddress>({
    maxBytes: maxAddressBytes,
    sizeOf: computeAddressBytes,
  });
  readonly #reportedParams = new Set<string>();
  #today: Validity & { readonly day: HallDay } = {
    day: toHallDay(instantFromMs(0)),
    since: instantFromMs(0),
    until: instantFromMs(0),
  };

  constructor(dependencies: PageHandlerDependencies) {
    this.#dependencies = dependencies;
    this.#admission = dependencies.admission;
    const { clock, timer, admission, render, sharedPages } = dependencies;
    this.#cache = new PageCache({
      clock,
      timer,
      render: (address, client, replaced) => admission.run('page', () => render(address, replaced), client),
      shared: sharedPages,
      findRefusal: (client) =>
        admission.hasCapacity('page', client)
          ? undefined
          : new Overloaded('page', costLimits.page.retryAfterSeconds),
    });
  }

  /**
   * Sends the page if it is cached. Returns whether it did. A long address is left to `answer`, because parsing it is work that has to wait
   * for its turn.
   */
  serveFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > maxCachedTarget) return false;
    const { address, key } = this.#parse(url);
    if (address.kind !== 'page' || address.preview) return false;
    if (address.path === '/' && findHomeRedirect(request) !== undefined) return false;
    const cached = this.#cache.getCached(key, address);
    if (!cached) return false;
    this.#send(request, response, address, cached);
    return true;
  }

  /** Responds to a request for a page of a client, by its address. Rejects as the verification of a preview does. */
  async answer(request: IncomingMessage, response: ServerResponse, client = ''): Promise<void> {
    const { address, key } = this.#parse(request.url ?? '');
    if (address.kind === 'refused') return sendBadRequest(response, this.#dependencies.headers);
    if (address.kind === 'moved')
      return sendRedirect(response, this.#dependencies.headers, { to: address.to, status: 301 });
    const needsLocaleDetection = address.path === '/' && !address.preview;
    const home = needsLocaleDetection ? findHomeRedirect(request) : undefined;
    if (home !== undefined)
      return sendRedirect(response, this.#dependencies.headers, { to: home, status: 302, isRoot: true });
    const isTemplateKnown = this.#templates.has(address.path);
    try {
      const { served, audience } = await this.#findPage(key, address, client);
      // Parses the address again: the template is known only now, and with it the unknown parameters.
      if (!isTemplateKnown && this.#templates.has(address.path)) this.#parse(request.url ?? '');
      if (!response.destroyed) this.#send(request, response, { ...address, audience }, served);
    } catch (cause) {
      if (!(cause instanceof Overloaded)) throw cause;
      if (!response.destroyed) this.#sendOverloaded(response, address, cause);
    }
  }

  /** Renders the page at a path into the cache. Returns whether that succeeded. */
  async warm(path: string): Promise<boolean> {
    const { address, key } = this.#parse(path);
    if (address.kind !== 'page') return true;
    try {
      const { value } = await this.#cache.getOrRender(key, address);
      this.#noteTemplate(path, value);
      return value.status < 400;
    } catch (cause) {
      if (cause instanceof Overloaded) return false;
      throw cause;
    }
  }

  /** Purges the pages rendered from certain cache entries. */
  purge(isMeant: (answerKey: string) => boolean, how: 'soft' | 'hard'): void {
    this.#cache.purge(isMeant, how);
  }

  get stats(): PageCache['stats'] & { readonly renders: number } {
    const { running, queued } = this.#admission.load('page');
    return { ...this.#cache.stats, renders: running + queued };
  }

  async #findPage(key: string, address: CanonicalPageAddress, client: string): Promise<AudiencePage> {
    const { preview, audience } = address;
    const { render } = this.#dependencies;
    if (preview && (await this.#acceptsPreview(address.path, preview.livePreview))) {
      const previewed: CanonicalPageAddress = { ...address, query: preview.search, audience: 'editor' };
      const page = await this.#admission.run('preview', () => render(previewed), client);
      return { served: toUncachedPage(page), audience: 'editor' };
    }
    const served =
      audience === 'uncached'
        ? toUncachedPage(await this.#admission.run('page', () => render(address), client))
        : await this.#cache.getOrRender(key, address, client);
    this.#noteTemplate(address.path, served.value);
    return { served, audience };
  }

  #sendOverloaded(
    response: ServerResponse,
    { path }: CanonicalPageAddress,
    { retryAfterSeconds }: Overloaded,
  ) {
    const { headers, fallbackPages, onAnswer } = this.#dependencies;
    onAnswer?.('overloaded', response);
    sendOverloaded(response, headers, fallbackPages.get(readLocaleFromPath(path)), retryAfterSeconds);
  }

  async #acceptsPreview(path: string, signed: LivePreview): Promise<boolean> {
    return (await this.#dependencies.verifyPreview?.(signed, parseLocaleAndUri(path))) ?? false;
  }

  #noteTemplate(path: string, { template }: RenderedPage): void {
    if (template) this.#templates.set(path, template);
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    address: CanonicalPageAddress,
    taken: ServedPage,
  ): void {
    const { clock, edgeCache, headers, editorHeaders = headers, onAnswer } = this.#dependencies;
    const { path, audience } = address;
    onAnswer?.(toPageSource(taken, audience), response);
    sendPage(request, response, {
      taken,
      audience,
      isRoot: path === '/',
      now: clock.now(),
      edgeCache,
      headers: audience === 'editor' ? editorHeaders : headers,
    });
  }

  /** Parses a target, with the cache key of its page. The key contains the day, because pages differ by day. */
  #parse(target: string): ParsedAddress {
    const day = this.#day();
    const cacheKey = `${day} ${target}`;
    const known = this.#addresses.get(cacheKey);
    if (known) return known;
    const address = parsePageAddress(target, day, (path) => this.#templates.get(path));
    const key = address.kind === 'page' ? `${day} ${address.path}${address.query}` : '';
    const parsed = { address, key };
    if (address.kind !== 'page' || !this.#templates.has(address.path)) return parsed;
    if (target.length <= maxCachedTarget) this.#addresses.set(cacheKey, parsed);
    for (const name of address.unknownParams ?? []) this.#reportUnknownParam(address.path, name);
    return parsed;
  }

  #reportUnknownParam(path: string, name: string): void {
    const count = this.#reportedParams.size;
    if (count < maxUnknownParams && this.#reportedParams.add(copyText(`${path} ${name}`)).size > count) {
      this.#dependencies.onUnknownParam?.(path, name);
    }
  }

  #day(): HallDay {
    const now = this.#dependencies.clock.now();
    if (!isValidAt(this.#today, now)) {
      this.#today = { day: toHallDay(now), ...findDayValidity(now) };
      this.#reportedParams.clear();
    }
    return this.#today.day;
  }
}

/** A page that was rendered for one request. */
function toUncachedPage(page: RenderedPage): ServedPage {
  return { value: page, source: 'fetched', expires: page.renderedAt, isGood: true };
}

function toPageSource({ source }: ServedPage, audience: Audience): PageSource {
  if (audience === 'editor') return 'editor';
  return source === 'fetched' ? 'rendered' : source;
}

/** Detects the locale at the root (ROUTE-9): the home page in the visitor's language with the same query; undefined if it is this one. */
function findHomeRedirect({ headers, url = '' }: IncomingMessage): string | undefined {
  const cookie = readCookie(headers.cookie, localeCookieDefinition.name);
  const languages = parseAcceptedLanguages(headers['accept-language']);
  const home = redirectRoot({ cookie, languages, path: '/' });
  return home && `${home}${url.replace(/^[^?]*/, '')}`;
}
