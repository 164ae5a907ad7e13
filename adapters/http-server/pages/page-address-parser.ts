import {
  ByteLimitedLru,
  computeTextBytes,
  copyTextInMemory,
  mebibyte,
} from '#adapters/caching/byte-limited-lru.ts';
import { toCacheKey } from '#adapters/caching/data-cache.adapter.ts';
import type { PurgeableCache } from '#adapters/http-server/pipeline/pipeline.ts';
import { parseLivePreviewParams } from '#adapters/http/live-preview.ts';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { type Validity, isValidAt } from '#adapters/shared/validity.ts';
import { isPresetDaySpan, readDaySpan } from '#domain/listing/day-span.ts';
import { expandParam, findUnknownParamNames, readExpandedFacet } from '#domain/listing/params-codec.ts';
import { staffQueryParams } from '#domain/listing/read-query-params.ts';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { parseLocaleAndUri, redirectDefaultPrefix, splitLocalePrefix } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import { type HallDay, addDays, toHallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { LivePreviewParams } from '#ports/settings.port.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';

/** The audience a page is rendered for, which decides who may cache it. */
export type PageAudience =
  /** All visitors: cached here and by shared caches. */
  | 'public'
  /** The public page, for staff (`?cp`, `?debug`, the debug pages, a rejected preview): cached here only. */
  | 'staff'
  /** A public page in one of very many views: rendered for each request, never cached (LIST-23, WAY-13). */
  | 'uncached'
  /** A live preview (CALL-2): never cached. */
  | 'editor';

export type ParsedPageAddress =
  | {
      readonly kind: 'page';
      readonly path: string;
      /** The normalized query: `?page=2`, or empty. */
      readonly query: string;
      readonly audience: PageAudience;
      /** A requested live preview, shown if the CMS accepts its token (CALL-2), with the whole query. */
      readonly preview?: { readonly livePreview: LivePreviewParams; readonly search: string };
    }
  /** The address is not canonical. */
  | { readonly kind: 'moved'; readonly to: string }
  /** No page can have this address. */
  | { readonly kind: 'refused' };

export type CanonicalPageAddress = Extract<ParsedPageAddress, { readonly kind: 'page' }>;

/** Parses a request target (`/concerten?page=2`), its query with the codec of the page's template. Rendering uses nothing else of a request. */
export function parsePageAddress(
  target: string,
  today: HallDay,
  templateOf: (path: string) => Template | undefined,
  templates: LoadedTemplates,
): ParsedPageAddress {
  const queryStart = target.indexOf('?');
  const [pathname, search] =
    queryStart < 0 ? [target, ''] : [target.slice(0, queryStart), target.slice(queryStart)];
  const canonical = canonicalizePath(pathname);
  if (canonical.kind === 'refused') return { kind: 'refused' };
  const path = canonical.kind === 'redirect' ? canonical.to : canonical.path;
  const withoutPrefix = redirectDefaultPrefix(path);
  if (withoutPrefix !== undefined || canonical.kind === 'redirect') {
    return { kind: 'moved', to: `${withoutPrefix ?? path}${search}` };
  }
  const allPairs: QueryPairs = search === '' ? [] : [...new URLSearchParams(search)];
  // First, because an address can have thousands of invented parameters, and what follows reads the query once for each known one.
  const query = keepKnownParams(allPairs, templates);
  const signed = parseLivePreviewParams(query);
  const template = templateOf(path);
  const normalized = normalizeQuery(template, query, today, templates);
  return {
    kind: 'page',
    path,
    query: toQueryString(normalized),
    audience: isRareView(normalized, today) ? 'uncached' : signed ? 'staff' : findAudience(path, query),
    ...(signed && { preview: { livePreview: signed, search } }),
  };
}

/** No list has more parameters than this. */
const maxParams = 100;

/** Normalizes a query to the parameters that the page reads. If the template is not known yet, keeps those that any template reads. */
function normalizeQuery(
  template: Template | undefined,
  query: QueryPairs,
  today: HallDay,
  templates: LoadedTemplates,
): QueryPairs {
  if (query.length === 0) return query;
  if (template) {
    const codec = templates.find(template)?.params;
    if (!codec) return [];
    const expanded = readExpandedFacet(query, codec);
    return [
      ...codec.write(codec.read(query, today), today),
      ...(expanded ? [[expandParam, expanded] as const] : []),
    ];
  }
  return query.filter(([name]) => !staffQueryParams.includes(name)).slice(0, maxParams);
}

/** The parameters on which the pages of a template depend: those that its codec reads, and those of staff. */
export function listTemplateParamNames(template: Template, templates: LoadedTemplates): readonly string[] {
  return [...new Set([...(templates.find(template)?.params?.names ?? []), ...staffQueryParams])];
}

const knownNamesByTemplates = new WeakMap<LoadedTemplates, ReadonlySet<string>>();

/** The parameters that a page of any template reads, and those of staff. */
function keepKnownParams(query: QueryPairs, templates: LoadedTemplates): QueryPairs {
  const names =
    knownNamesByTemplates.get(templates) ??
    new Set([...templates.all().flatMap(({ params }) => params?.names ?? []), ...staffQueryParams]);
  knownNamesByTemplates.set(templates, names);
  return query.filter(([name]) => names.has(name));
}

/**
 * Whether a normalized query requests one of very many views: it expands a facet of a filtered list or of another page than the
 * first, or it has a last day and its days are no preset.
 */
function isRareView(query: QueryPairs, today: HallDay): boolean {
  const names = query.map(([name]) => name);
  if (names.includes('until') && !isPresetDaySpan(readDaySpan(query, today), today)) return true;
  return names.length > 1 && names.includes(expandParam);
}

/** Paths (without locale prefix) that are never shared-cached or indexed. */
const staffPaths = [/^\/debug(\/|$)/, /^\/educatie\/gebruiker\//, /^\/education\/user\//];

function findAudience(path: string, query: QueryPairs): PageAudience {
  const { path: local } = splitLocalePrefix(path);
  const hasStaffParam = query.some(([name]) => staffQueryParams.includes(name));
  return hasStaffParam || staffPaths.some((pattern) => pattern.test(local)) ? 'staff' : 'public';
}

/** At most this many unknown parameters are reported per day, because clients can invent any number. */
const maxUnknownParams = 1000;

/** The size of the cache of parsed addresses: some thousands. */
const maxAddressBytes = 4 * mebibyte;

/** The size of the cache of templates by path: every page of a hall. */
const maxTemplateBytes = 2 * mebibyte;

/** Longer request targets are not cached, in characters: no link of the site is so long. */
export const maxCachedTargetLength = 512;

/** An address, and the cache key of its page. The key contains the day, because pages differ by day. */
export interface KeyedAddress {
  readonly address: ParsedPageAddress;
  readonly key: string;
}

interface PageAddressesDependencies {
  readonly clock: Clock;
  readonly templates: LoadedTemplates;
  /** Called for each unknown query parameter of a list, once a day each (LIST-2). */
  readonly onUnknownParam?: (path: string, name: string) => void;
}

/**
 * Parses the addresses of pages. The template of a path says which parameters its page reads. Only the CMS knows it, by one request for each
 * path, and clients can invent any number of paths: so it is learnt from the rendered page, and until then every known parameter counts.
 */
export class PageAddressParser implements PurgeableCache {
  readonly #dependencies: PageAddressesDependencies;
  readonly #templates = new ByteLimitedLru<Template>({
    maxBytes: maxTemplateBytes,
    sizeOf: computeTextBytes,
  });
  readonly #addresses = new ByteLimitedLru<KeyedAddress>({
    maxBytes: maxAddressBytes,
    sizeOf: ({ address, key }) => computeTextBytes(JSON.stringify(address) + key),
  });
  readonly #reportedParams = new Set<string>();
  #today: (Validity & { readonly day: HallDay }) | undefined;

  constructor(dependencies: PageAddressesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Parses a request target (`/concerten?page=2`). */
  parse(target: string): KeyedAddress {
    const day = this.#day();
    const known = this.#addresses.get(target);
    if (known) return known;
    const address = parsePageAddress(
      target,
      day,
      (path) => this.#templates.get(path),
      this.#dependencies.templates,
    );
    const key = address.kind === 'page' ? `${day} ${address.path}${address.query}` : '';
    const parsed = { address, key };
    if (address.kind !== 'page') return parsed;
    const template = this.#templates.get(address.path);
    if (!template) return parsed;
    if (target.length <= maxCachedTargetLength) this.#addresses.set(target, parsed);
    this.#reportUnknownParams(address.path, template, target);
    return parsed;
  }

  /** Notes the template of a path, which its page states. The first time, the parameters of the request that its list does not know are reported. */
  noteTemplate(path: string, template: Template, target: string): void {
    const known = this.#templates.get(path);
    if (known === template) return;
    this.#templates.set(path, template);
    if (known) this.#addresses.clear();
    else this.#reportUnknownParams(path, template, target);
  }

  /** Removes the templates of certain pages, and all addresses, which were parsed with them. */
  purge(isAffected: (answerKey: string) => boolean): void {
    const now = this.#dependencies.clock.now();
    this.#addresses.clear();
    for (const path of this.#templates.keys())
      if (isAffected(toCacheKey(cmsDefinitions.page, parseLocaleAndUri(path), now)))
        this.#templates.delete(path);
  }

  #reportUnknownParams(path: string, template: Template, target: string): void {
    const queryStart = target.indexOf('?');
    const codec = this.#dependencies.templates.find(template)?.params;
    if (queryStart < 0 || !codec) return;
    const query = [...new URLSearchParams(target.slice(queryStart))];
    for (const name of findUnknownParamNames(query, codec)) {
      const count = this.#reportedParams.size;
      if (
        count < maxUnknownParams &&
        this.#reportedParams.add(copyTextInMemory(`${path} ${name}`)).size > count
      )
        this.#dependencies.onUnknownParam?.(path, name);
    }
  }

  /** The day at the hall. A new day, also one to which the clock was set back, begins with no addresses. */
  #day(): HallDay {
    const now = this.#dependencies.clock.now();
    if (!this.#today || !isValidAt(this.#today, now)) {
      const day = toHallDay(now);
      this.#today = { day, since: toInstantAtHall(day), until: toInstantAtHall(addDays(day, 1)) };
      this.#reportedParams.clear();
      this.#addresses.clear();
    }
    return this.#today.day;
  }
}
