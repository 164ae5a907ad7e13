import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { MeasuredResponse } from '#adapters/http-server/operation/request-meter.ts';
import { findHomeRedirect } from '#adapters/http-server/pages/detect-visitor-locale.ts';
import {
  type CanonicalPageAddress,
  maxCachedTargetLength,
  PageAddressParser,
} from '#adapters/http-server/pages/page-address-parser.ts';
import { createPageCache, type PageCache, type ServedPage } from '#adapters/http-server/pages/page-cache.ts';
import { createPreviewVerifier, type VerifyPreview } from '#adapters/http-server/pages/preview-verifier.ts';
import { type RenderedPage, renderPage } from '#adapters/http-server/pages/render-page.ts';
import { type FoundPage, type PageRequest, sendFoundPage } from '#adapters/http-server/pages/send-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { negotiateEncoding } from '#adapters/http-server/responses/encodings-and-etags.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';

/** Responds to a request with the page at its path. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A response that carries what was read of its request for a page, until its turn. */
export class SiteResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends MeasuredResponse<Request> {
  page: PageRequest | undefined;
}

/** The pages of the site: cached before the router, or else rendered after it. A request is read once for both. */
export class Pages {
  readonly verifyPreview: VerifyPreview;
  readonly #pipeline: Pipeline;
  readonly #addresses: PageAddressParser;
  readonly #cache: PageCache;

  constructor(pipeline: Pipeline) {
    const { clock, templates, logger, caches } = pipeline;
    this.verifyPreview = createPreviewVerifier(pipeline);
    this.#pipeline = pipeline;
    this.#addresses = new PageAddressParser({
      clock,
      templates,
      onUnknownParam: (path, name) => logger.info('list.unknown-parameter', { path, name }),
    });
    this.#cache = createPageCache(pipeline);
    caches.push(this.#addresses, this.#cache);
  }

  /** The number of cached pages, and their size in bytes. */
  get stats(): PageCache['stats'] {
    return this.#cache.stats;
  }

  /**
   * Sends the page if it is cached. Returns whether it did. A long address is left to `serve`, because parsing it is work that has to wait
   * for its turn.
   */
  sendCached(raw: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = raw;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > maxCachedTargetLength) return false;
    const request = this.#read(raw, response);
    const found = this.#findCached(request);
    if (found) sendFoundPage(request, found, this.#pipeline);
    else if (response instanceof SiteResponse) response.page = request;
    return found !== undefined;
  }

  /** The handler of a route for pages: finds the page, renders it if need be, and sends it. Rejects as the verification of a preview does. */
  readonly serve: ServePage = async ({ raw, ip }, reply) => {
    const read = reply.raw instanceof SiteResponse ? reply.raw.page : undefined;
    const request = read ?? this.#read(raw, reply.raw);
    const found = await this.#findOrRender(request, ip);
    if (!reply.raw.destroyed) sendFoundPage(request, found, this.#pipeline);
    // Only now: what rejects before it has answered is answered by the error handler.
    reply.hijack();
  };

  /** Renders the page at a path into the cache. Returns whether that succeeded. */
  async renderIntoCache(path: string): Promise<boolean> {
    const { address, key } = this.#addresses.parse(path);
    if (address.kind !== 'page') return true;
    try {
      const { value } = await this.#cache.getOrRender(key, address);
      this.#noteTemplate(address, value, path);
      return value.status < 400;
    } catch (cause) {
      if (cause instanceof OverloadedError) return false;
      throw cause;
    }
  }

  #read(raw: IncomingMessage, response: ServerResponse): PageRequest {
    const { address, key } = this.#addresses.parse(raw.url ?? '');
    return { raw, response, address, key, encoding: negotiateEncoding(raw.headers['accept-encoding']) };
  }

  /** The cached page for a request, or undefined if there is none. Starts a rendering in the background if the page is stale. */
  #findCached({ raw, address, key }: PageRequest): FoundPage | undefined {
    if (address.kind !== 'page' || address.preview) return undefined;
    if (address.path === '/' && findHomeRedirect(raw) !== undefined) return undefined;
    const served = this.#cache.getCached(key, address);
    if (!served) return undefined;
    this.#noteTemplate(address, served.value, raw.url ?? '');
    return { kind: 'page', served, audience: address.audience };
  }

  async #findOrRender({ raw, address, key }: PageRequest, client: string): Promise<FoundPage> {
    if (address.kind === 'refused') return address;
    if (address.kind === 'moved') return { ...address, isRoot: false };
    const home = address.path === '/' && !address.preview ? findHomeRedirect(raw) : undefined;
    if (home !== undefined) return { kind: 'moved', to: home, isRoot: true };
    try {
      const previewed = await this.#renderPreview(address, client);
      if (previewed) return { kind: 'page', served: previewed, audience: 'editor' };
      const served = await this.#getOrRender(address, key, client);
      this.#noteTemplate(address, served.value, raw.url ?? '');
      return { kind: 'page', served, audience: address.audience };
    } catch (cause) {
      if (!(cause instanceof OverloadedError)) throw cause;
      return { kind: 'overloaded', retryAfterSeconds: cause.retryAfterSeconds };
    }
  }

  /** The page of a live preview that the CMS accepts; undefined for any other request. */
  async #renderPreview(address: CanonicalPageAddress, client: string): Promise<ServedPage | undefined> {
    const { preview, path } = address;
    if (!preview || !(await this.verifyPreview(preview.livePreview, parseLocaleAndUri(path), client)))
      return undefined;
    return this.#renderOnce('preview', { ...address, query: preview.search, audience: 'editor' }, client);
  }

  #getOrRender(address: CanonicalPageAddress, key: string, client: string): Promise<ServedPage> {
    if (address.audience === 'uncached') return this.#renderOnce('page', address, client);
    return this.#cache.getOrRender(key, address, client);
  }

  /** Renders a page for one request. */
  async #renderOnce(
    cost: 'page' | 'preview',
    address: CanonicalPageAddress,
    client: string,
  ): Promise<ServedPage> {
    const { admission } = this.#pipeline;
    const page = await admission.run(cost, () => renderPage(address, this.#pipeline), client);
    return { value: page, source: 'fetched', expires: page.renderedAt, isGood: true };
  }

  #noteTemplate({ path }: CanonicalPageAddress, { template }: RenderedPage, target: string): void {
    if (template) this.#addresses.noteTemplate(path, template, target);
  }
}
