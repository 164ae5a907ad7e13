import { type LivePreview, livePreviewOf } from '#domain/flags/live-preview.ts';
import { crewParameters } from '#domain/listing/list-query.ts';
import { unknownParams } from '#domain/listing/params-codec.ts';
import { type QueryPairs, queryString } from '#domain/listing/query-pairs.ts';
import { canonicalPath } from '#domain/locale/canonical-path.ts';
import { nlPrefixRedirect, splitPath } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import { type ParamsByTemplate, templateParams } from '#domain/page/template-params.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** For whom a page is shown. */
export type Audience =
  /** For everybody: kept here and by whoever stands between. */
  | 'everybody'
  /** The page everybody gets, for somebody at work (`?cp`, `?debug`, the debug sheets, a preview that is refused): kept here and nowhere else. */
  | 'crew'
  /** A page as it is being written (CALL-2): kept nowhere. */
  | 'editor';

/** What an address asks for. */
export type PageAddress =
  | {
      readonly kind: 'page';
      readonly path: string;
      /** As it is drawn from: `?page=2`, or nothing. */
      readonly query: string;
      readonly showing: Audience;
      /** It asks for a live preview, which is another page where the CMS accepts it (CALL-2): what it signs itself with, and its whole query. */
      readonly preview?: { readonly signed: LivePreview; readonly search: string };
      /** The names in its query that its list does not know (LIST-2). */
      readonly leftOut?: readonly string[];
    }
  /** There is a right way to write it. */
  | { readonly kind: 'moved'; readonly to: string }
  /** No page of the site can be called so. */
  | { readonly kind: 'refused' };

export type PageRequest = Extract<PageAddress, { readonly kind: 'page' }>;

/** Reads a request's target (`/concerten?page=2`), its query by the codec of the page's template; nothing else of a request ever reaches a drawing. */
export function pageAddress(
  target: string,
  today: HallDay,
  templateOf: (path: string) => Template | undefined,
  paramsOf: ParamsByTemplate = templateParams,
): PageAddress {
  const at = target.indexOf('?');
  const [pathname, search] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
  const verdict = canonicalPath(pathname);
  if (verdict.kind === 'refused') return { kind: 'refused' };
  const path = verdict.kind === 'redirect' ? verdict.to : verdict.path;
  const withoutPrefix = nlPrefixRedirect(path);
  if (withoutPrefix !== undefined || verdict.kind === 'redirect') {
    return { kind: 'moved', to: `${withoutPrefix ?? path}${search}` };
  }
  const query: QueryPairs = search === '' ? [] : [...new URLSearchParams(search)];
  const signed = livePreviewOf(query);
  const template = templateOf(path);
  const counts = queryString(normalizeQuery(template, query, today, paramsOf));
  const codec = template && paramsOf[template];
  const leftOut = codec ? unknownParams(query, codec) : [];
  return {
    kind: 'page',
    path,
    query: counts,
    showing: signed ? 'crew' : showingOf(path, query),
    ...(signed && { preview: { signed, search } }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

/** No list's address says more, in parameters. */
const maxParams = 100;

/** What of a query a page is drawn from, in the one way to write it; of a page that was never drawn, whatever any page may read. */
function normalizeQuery(
  template: Template | undefined,
  query: QueryPairs,
  today: HallDay,
  paramsOf: ParamsByTemplate,
): QueryPairs {
  if (query.length === 0) return query;
  if (template) {
    const codec = paramsOf[template];
    return codec ? codec.write(codec.read(query, today), today) : [];
  }
  const names = new Set(Object.values(paramsOf).flatMap((codec) => codec.names));
  return query.filter(([name]) => names.has(name)).slice(0, maxParams);
}

/** Pages of the site's own that no cache may keep and no robot should find, without their locale prefix. */
const crewPaths = [/^\/debug(\/|$)/, /^\/educatie\/gebruiker\//, /^\/education\/user\//];

function showingOf(path: string, query: QueryPairs): Audience {
  const { path: local } = splitPath(path);
  const isAsked = query.some(([name]) => crewParameters.includes(name));
  return isAsked || crewPaths.some((pattern) => pattern.test(local)) ? 'crew' : 'everybody';
}
