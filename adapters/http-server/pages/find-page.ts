import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { findHomeRedirect } from '#adapters/http-server/pages/detect-visitor-locale.ts';
import type { PageAudience, CanonicalPageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import type { CanonicalPageRequest, PageRequest } from '#adapters/http-server/pages/page-request.ts';
import type { RenderedPage, ServedPage } from '#adapters/http-server/pages/page-source.ts';
import { renderPage } from '#adapters/http-server/pages/render-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';

/** What a request for a page is answered with. */
export type FoundPage =
  | { readonly kind: 'page'; readonly served: ServedPage; readonly audience: PageAudience }
  /** `isRoot`: the redirect depends on the visitor's language (ROUTE-9). */
  | { readonly kind: 'moved'; readonly to: string; readonly isRoot: boolean }
  /** No page can have the address. */
  | { readonly kind: 'refused' }
  /** Too many pages are being rendered. */
  | { readonly kind: 'overloaded'; readonly retryAfterSeconds: number };

/** The cached page for a request, or undefined if there is none. Starts a rendering in the background if the page is stale. */
export function findCachedPage(
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

/** The page for a request of a client (its address), rendered if it is not cached. Rejects as the verification of a preview does. */
export async function findPage(request: PageRequest, client: string, pipeline: Pipeline): Promise<FoundPage> {
  const { raw, address } = request;
  if (address.kind === 'refused') return address;
  if (address.kind === 'moved') return { ...address, isRoot: false };
  const home = address.path === '/' && !address.preview ? findHomeRedirect(raw) : undefined;
  if (home !== undefined) return { kind: 'moved', to: home, isRoot: true };
  try {
    return await findOrRender({ ...request, address }, client, pipeline);
  } catch (cause) {
    if (!(cause instanceof OverloadedError)) throw cause;
    return { kind: 'overloaded', retryAfterSeconds: cause.retryAfterSeconds };
  }
}

async function findOrRender(
  { raw, address, key }: CanonicalPageRequest,
  client: string,
  pipeline: Pipeline,
): Promise<FoundPage> {
  const { addresses, admission, pages } = pipeline;
  const { preview, audience, path } = address;
  if (preview && (await pipeline.verifyPreview(preview.livePreview, parseLocaleAndUri(path), client))) {
    const previewed: CanonicalPageAddress = { ...address, query: preview.search, audience: 'editor' };
    const page = await admission.run('preview', () => renderPage(previewed, pipeline), client);
    return { kind: 'page', served: toUncachedPage(page), audience: 'editor' };
  }
  const served =
    audience === 'uncached'
      ? toUncachedPage(await admission.run('page', () => renderPage(address, pipeline), client))
      : await pages.getOrRender(key, address, client);
  const { template } = served.value;
  if (template) addresses.noteTemplate(path, template, raw.url ?? '');
  return { kind: 'page', served, audience };
}

/** A page that was rendered for one request. */
export function toUncachedPage(page: RenderedPage): ServedPage {
  return { value: page, source: 'fetched', expires: page.renderedAt, isGood: true };
}
