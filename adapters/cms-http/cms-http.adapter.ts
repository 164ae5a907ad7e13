import * as v from 'valibot';
import { createGlobalWire } from '#adapters/cms-http/global.wire.ts';
import { createMediaUrlResolver, type MediaUrlResolver } from '#adapters/cms-http/media.wire.ts';
import { createPageWires, pageTypeWire } from '#adapters/cms-http/page.wire.ts';
import { parseDroppingInvalid } from '#adapters/cms-http/parse-dropping-invalid.ts';
import { findTemplateByTypename } from '#adapters/cms-http/template-by-typename.ts';
import { createWireNotation } from '#adapters/cms-http/wire-notation.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { type Fetch, type JsonResponse, requestJson } from '#adapters/http/http-client.ts';
import { createUnreadableResponseError } from '#adapters/http/unreadable-response.ts';
import { listOf, type Schema } from '#adapters/schemas/fields.schema.ts';
import {
  createBannerSchema,
  createOrganizerSchema,
  createRedirectSchema,
} from '#adapters/schemas/small-resources.schema.ts';
import { type Banner, type BannerListName } from '#domain/event/banner.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RedirectRule } from '#domain/page/follow-redirects.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import { percentEncodeComponent } from '#domain/percent-encoding.ts';
import type { Organizer } from '#domain/series/series-card.ts';
import type { CmsQueries, LookupResult } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

export interface CmsHttpDependencies {
  /** The base URL of the CMS, including a path before `/api`. */
  readonly url: string;
  readonly fetch: Fetch;
  readonly logger: Logger;
  /** For the whole response. */
  readonly timeoutMs: number;
}

type ParamsOf<Name extends keyof CmsQueries> = Parameters<CmsQueries[Name]>[0];

/** The maximum number of dropped items logged per response; the others are only counted. */
const maxLoggedItems = 10;

const listPaths: Readonly<Record<BannerListName, string>> = { events: 'concertagenda', series: 'series' };

/** The CMS over HTTP (CALL-5, CALL-6, CALL-8 to CALL-14), parsed according to wire contract A. */
export class CmsHttp implements CmsQueries {
  readonly #dependencies: CmsHttpDependencies;
  readonly #url: string;
  readonly #wires: ReturnType<typeof createCmsWires>;

  constructor(dependencies: CmsHttpDependencies) {
    this.#dependencies = dependencies;
    this.#url = dependencies.url.replace(/\/+$/, '');
    this.#wires = createCmsWires(createMediaUrlResolver(dependencies.url));
  }

  async global({ locale }: ParamsOf<'global'>, signal?: AbortSignal): Promise<Global> {
    const path = `/api/default/${locale}/global.json`;
    return this.#read(path, this.#wires.global, await this.#request(path, signal));
  }

  async page({ locale, uri }: ParamsOf<'page'>, signal?: AbortSignal): Promise<LookupResult<Page>> {
    const path = `/api/default/${locale}/page.json?url=${percentEncodeComponent(uri)}`;
    return this.#lookup(path, signal, (answer) => {
      const { __typename, language } = this.#read(path, pageTypeWire, answer);
      if ((language ?? locale) !== locale) return undefined;
      return this.#page(path, __typename, locale, answer);
    });
  }

  fallbackBanners(
    { locale, list }: ParamsOf<'fallbackBanners'>,
    signal?: AbortSignal,
  ): Promise<readonly Banner[]> {
    return this.#banners(`/api/${locale}/${listPaths[list]}/fallback-banners.json`, signal);
  }

  async banners(
    { locale, list, kind, values }: ParamsOf<'banners'>,
    signal?: AbortSignal,
  ): Promise<readonly Banner[]> {
    if (values.length === 0) return [];
    const path = `/api/${locale}/banners/${listPaths[list]}/${kind}/${encodeListAsCmsPathSegment(values)}.json`;
    return this.#banners(path, signal);
  }

  organizer({ locale, name }: ParamsOf<'organizer'>, signal?: AbortSignal): Promise<LookupResult<Organizer>> {
    const path = `/api/${locale}/organizer/${encodeCmsPathSegment(name)}.json`;
    return this.#lookup(path, signal, (answer) => this.#read(path, this.#wires.organizer, answer));
  }

  educationRedirect(
    { locale, eventGroupId, eventId, uri }: ParamsOf<'educationRedirect'>,
    signal?: AbortSignal,
  ): Promise<LookupResult<string>> {
    const name = uri.split('/').map(percentEncodeComponent).join('/');
    const path = `/api/${locale}/education-redirect/${eventGroupId}/event/${eventId}/${name}.json`;
    return this.#lookup(path, signal, (answer) => this.#read(path, educationRedirectWire, answer).url);
  }

  async redirects(
    { locale, path }: ParamsOf<'redirects'>,
    signal?: AbortSignal,
  ): Promise<readonly RedirectRule[]> {
    const address = `/api/seo-helper/${locale}Default/find-redirects.json?path=${percentEncodeComponent(path)}`;
    return this.#read(address, this.#wires.redirects, await this.#request(address, signal));
  }

  async #banners(path: string, signal: AbortSignal | undefined): Promise<readonly Banner[]> {
    return this.#read(path, this.#wires.banners, await this.#request(path, signal));
  }

  #page(path: string, typename: string, language: Locale, answer: JsonResponse): Page {
    const template = findTemplateByTypename(typename);
    const isUnknown = template === 'unknown';
    if (isUnknown) this.#dependencies.logger.warn('cms.unknown-template', { path, typename });
    const fields = this.#read(path, this.#wires.pages[template], answer);
    // TypeScript does not compare all combinations of kind and fields.
    return { kind: template, language, ...(isUnknown && { typename }), ...fields } as Page;
  }

  /** Requests a single resource; `undefined` from `read` means not found. */
  async #lookup<Value>(
    path: string,
    signal: AbortSignal | undefined,
    read: (answer: JsonResponse) => Value | undefined,
  ): Promise<LookupResult<Value>> {
    try {
      const value = read(await this.#request(path, signal));
      return value === undefined ? { kind: 'missing' } : { kind: 'found', value };
    } catch (cause) {
      if (cause instanceof FetchFailure && cause.status === 404) return { kind: 'missing' };
      if (cause instanceof FetchFailure && cause.status === 410) return { kind: 'gone' };
      throw cause;
    }
  }

  #request(path: string, signal: AbortSignal | undefined): Promise<JsonResponse> {
    const { fetch, timeoutMs } = this.#dependencies;
    const options = { redirect: 'manual' } as const;
    return requestJson({ fetch, url: `${this.#url}${path}`, options, timeoutMs, signal });
  }

  /** Parses a response leniently; dropped items are logged with their path. */
  #read<Value>(path: string, schema: Schema<Value>, answer: JsonResponse): Value {
    const result = parseDroppingInvalid(schema, answer.body);
    if (result.kind === 'unreadable') {
      const detail = `unreadable at ${result.place || 'its root'}: ${result.problem}`;
      throw new FetchFailure({ ...answer, detail, cause: createUnreadableResponseError(detail) });
    }
    const { logger } = this.#dependencies;
    const { leftOut } = result;
    for (const { place, problem } of leftOut.slice(0, maxLoggedItems)) {
      logger.warn('cms.item-dropped', { path, place, problem });
    }
    if (leftOut.length > maxLoggedItems)
      logger.warn('cms.more-items-dropped', { path, more: leftOut.length - maxLoggedItems });
    return result.value;
  }
}

/** The URL is checked by the caller: one that is not a page of the site gives 404 (ROUTE-5), not a parse error. */
const educationRedirectWire = v.object({ url: v.string() });

/** What the CMS answers (wire contract A). */
function createCmsWires(resolveUrl: MediaUrlResolver) {
  const notation = createWireNotation(resolveUrl);
  return {
    global: createGlobalWire(notation),
    pages: createPageWires(notation),
    banners: createListResourceWire(createBannerSchema(notation.picture)),
    organizer: createOrganizerSchema(notation),
    redirects: createListResourceWire(createRedirectSchema({ status: 'statusCode' })),
  };
}

/** A list resource: `{ "data": [...] }`, or the bare array. */
function createListResourceWire<Item>(item: Schema<Item>): Schema<readonly Item[]> {
  const enveloped = v.pipe(
    v.object({ data: listOf(item) }),
    v.transform(({ data }) => data),
  );
  return v.lazy((input) => (Array.isArray(input) ? v.array(item) : enveloped));
}

/** Encodes a value as one segment of a CMS path (LIST-6): a slash becomes `-SLASH-`, the rest is percent-encoded. */
export function encodeCmsPathSegment(value: string): string {
  return percentEncodeComponent(value.replaceAll('/', '-SLASH-'));
}

/** Encodes values as one segment of a CMS path, in their order: `AC-SLASH-DC%2C%20live,Bach`. */
export function encodeListAsCmsPathSegment(values: readonly string[]): string {
  return values.map(encodeCmsPathSegment).join(',');
}
