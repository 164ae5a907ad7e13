import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { negotiateEncoding } from '#adapters/http-server/encodings-and-etags.ts';
import { findCachedPage, findPage } from '#adapters/http-server/pages/find-page.ts';
import { maxCachedTargetLength } from '#adapters/http-server/pages/page-address-parser.ts';
import type { PageRequest } from '#adapters/http-server/pages/page-request.ts';
import { sendFoundPage } from '#adapters/http-server/pages/send-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';

/** Responds to a request with the page at its path. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A route matched by the form of a whole path, which the router cannot express. Returns undefined if the path does not match. */
export type PathPatternHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined;

/** The requests that are not answered from the cache, from the first look at them until their turn. */
const waitingRequests = new WeakMap<IncomingMessage, PageRequest>();

/** What the server reads of a request for a page, once. */
function readPageRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  { addresses }: Pipeline,
): PageRequest {
  const waiting = waitingRequests.get(raw);
  if (waiting) return waiting;
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
  if (!found) {
    waitingRequests.set(raw, request);
    return false;
  }
  sendFoundPage(request, found, pipeline);
  return true;
}

/** Responds to a request of a client (its address) for a page: finds it, renders it if need be, and sends it. Rejects as the verification of a preview does. */
export async function servePage(
  raw: IncomingMessage,
  response: ServerResponse,
  client: string,
  pipeline: Pipeline,
): Promise<void> {
  const request = readPageRequest(raw, response, pipeline);
  const found = await findPage(request, client, pipeline);
  if (!response.destroyed) sendFoundPage(request, found, pipeline);
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
