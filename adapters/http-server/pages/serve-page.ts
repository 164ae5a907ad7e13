import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { negotiateEncoding } from '#adapters/http-server/encodings-and-etags.ts';
import { MeasuredResponse } from '#adapters/http-server/operation/request-meter.ts';
import { findHomeRedirect } from '#adapters/http-server/pages/detect-visitor-locale.ts';
import {
  type CanonicalPageAddress,
  maxCachedTargetLength,
} from '#adapters/http-server/pages/page-address-parser.ts';
import type { FoundPage, PageRequest } from '#adapters/http-server/pages/page-request.ts';
import type { RenderedPage, ServedPage } from '#adapters/http-server/pages/page-source.ts';
import { renderPage } from '#adapters/http-server/pages/render-page.ts';
import { sendFoundPage } from '#adapters/http-server/pages/send-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';

/** Responds to a request with the page at its path. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A route matched by the form of a whole path, which the router cannot express. Returns undefined if the path does not match. */
export type PathPatternHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined;

function readPageRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  { addresses }: Pipeline,
): PageRequest {
  const { address, key } = addresses.parse(raw.url ?? '');
  return { raw, response, address, key, encoding: negotiateEncoding(raw.headers['accept-encoding']) };
}

/**
 * Sends the page if it is cached. Returns whether it did. A long address is left to `servePage`, because parsing it is work that has to wait
 * for its turn.
 */
export function serveCachedPage(raw: IncomingMessage, response: ServerResponse, pipeline: Pipeline): boolean {
  const { method, url = '' } = raw;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxCachedTargetLength) return false;
  const request = readPageRequest(raw, response, pipeline);
  const found = findCachedPage(request, pipeline);
  if (found) sendFoundPage(request, found, pipeline);
  else if (response instanceof MeasuredResponse) response.page = request;
  return found !== undefined;
}

/** The cached page for a request, or undefined if there is none. Starts a rendering in the background if the page is stale. */
function findCachedPage(
  { raw, address, key }: PageRequest,
  { addresses, pages }: Pipeline,
): FoundPage | undefined {
  if (address.kind !== 'page' || address.preview) return undefined;
  const { path, audience } = address;
  if (path === '/' && findHomeRedirect(raw) !== undefined) return undefined;
  const served = pages.getCached(key, address);
  if (served?.value.template) addresses.noteTemplate(path, served.value.template, raw.url ?? '');
  return served && { kind: 'page', served, audience };
}

/** Responds to a request of a client (its address) for a page: finds it, renders it if need be, and sends it. Rejects as the verification of a preview does. */
export async function servePage(
  raw: IncomingMessage,
  response: ServerResponse,
  client: string,
  pipeline: Pipeline,
): Promise<void> {
  const read = response instanceof MeasuredResponse ? response.page : undefined;
  const request = read ?? readPageRequest(raw, response, pipeline);
  const found = await findPage(request, client, pipeline);
  if (!response.destroyed) sendFoundPage(request, found, pipeline);
}

async function findPage(
  { raw, address, key }: PageRequest,
  client: string,
  pipeline: Pipeline,
): Promise<FoundPage> {
  if (address.kind === 'refused') return address;
  if (address.kind === 'moved') return { ...address, isRoot: false };
  const home = address.path === '/' && !address.preview ? findHomeRedirect(raw) : undefined;
  if (home !== undefined) return { kind: 'moved', to: home, isRoot: true };
  try {
    const found =
      (await findPreview(address, client, pipeline)) ?? (await findPublic(address, key, client, pipeline));
    if (found.audience !== 'editor' && found.served.value.template)
      pipeline.addresses.noteTemplate(address.path, found.served.value.template, raw.url ?? '');
    return { kind: 'page', ...found };
  } catch (cause) {
    if (!(cause instanceof OverloadedError)) throw cause;
    return { kind: 'overloaded', retryAfterSeconds: cause.retryAfterSeconds };
  }
}

type FoundDocument = Pick<Extract<FoundPage, { readonly kind: 'page' }>, 'served' | 'audience'>;

/** The page of a live preview that the CMS accepts; undefined for any other request. */
async function findPreview(
  address: CanonicalPageAddress,
  client: string,
  pipeline: Pipeline,
): Promise<FoundDocument | undefined> {
  const { preview, path } = address;
  if (!preview || !(await pipeline.verifyPreview(preview.livePreview, parseLocaleAndUri(path), client)))
    return undefined;
  const previewed: CanonicalPageAddress = { ...address, query: preview.search, audience: 'editor' };
  const page = await pipeline.admission.run('preview', () => renderPage(previewed, pipeline), client);
  return { served: toUncachedPage(page), audience: 'editor' };
}

async function findPublic(
  address: CanonicalPageAddress,
  key: string,
  client: string,
  pipeline: Pipeline,
): Promise<FoundDocument> {
  const { admission, pages } = pipeline;
  const { audience } = address;
  if (audience !== 'uncached') return { served: await pages.getOrRender(key, address, client), audience };
  const page = await admission.run('page', () => renderPage(address, pipeline), client);
  return { served: toUncachedPage(page), audience };
}

/** A page that was rendered for one request. */
function toUncachedPage(page: RenderedPage): ServedPage {
  return { value: page, source: 'fetched', expires: page.renderedAt, isGood: true };
}

/** Renders the page at a path into the cache. Returns whether that succeeded. */
export async function renderPageIntoCache(path: string, { addresses, pages }: Pipeline): Promise<boolean> {
  const { address, key } = addresses.parse(path);
  if (address.kind !== 'page') return true;
  try {
    const { value } = await pages.getOrRender(key, address);
    if (value.template) addresses.noteTemplate(path, value.template, path);
    return value.status < 400;
  } catch (cause) {
    if (cause instanceof OverloadedError) return false;
    throw cause;
  }
}

/** Handles all paths without a route of their own: tries the patterns in order, then serves a page. */
export function addPageRoutes(
  server: FastifyInstance,
  serve: ServePage,
  patterns: readonly PathPatternHandler[] = [],
): void {
  server.get('/*', (request, reply) => {
    for (const pattern of patterns) {
      const answer = pattern(request, reply);
      if (answer) return answer;
    }
    return serve(request, reply);
  });
}

/** The handler of a route for pages. */
export function createServePage(pipeline: Pipeline): ServePage {
  return async (request, reply) => {
    await servePage(request.raw, reply.raw, request.ip, pipeline);
    // Only now: what rejects before it has answered is answered by the error handler.
    reply.hijack();
  };
}
