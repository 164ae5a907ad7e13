import { classifyLink, type KnownHosts, stripQueryAndHash } from '#domain/link/classified-link.ts';
import { percentDecodeComponent } from '#domain/percent-encoding.ts';

/** The statuses that redirect. */
type RedirectStatus = Exclude<RedirectRule['status'], 410>;

/** The redirect rules followed so far, from the path without a page. */
interface RedirectTrail {
  /** The requested paths in order; never empty, without duplicates. */
  readonly visited: readonly string[];
  /** The status of each followed rule. */
  readonly statuses: readonly RedirectStatus[];
  /** The target of the last rule, with query and hash; null before the first. */
  readonly target: string | null;
}

/** The next step (ROUTE-14). */
export type RedirectStep =
  /** Load the rules of `path` and continue with `continueRedirectSearch`. */
  | { readonly kind: 'ask'; readonly path: string; readonly trail: RedirectTrail }
  /** Respond with this redirect. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: RedirectStatus }
  /** Respond with an error page and status 410. */
  | { readonly kind: 'gone' }
  /** There is no rule: the 404 remains. */
  | { readonly kind: 'none' }
  /** A rule is invalid: the 404 remains, and the reason is logged. */
  | { readonly kind: 'refused'; readonly reason: RedirectRefusal };

type RedirectRefusal = 'self' | 'loop' | 'chainTooLong' | 'otherSite' | 'noAddress';

/** The maximum number of rules followed per request. */
const maxRedirects = 5;

/** The first step, for a path with its locale prefix and without query, encoded or decoded. */
export function startRedirectSearch(requestPath: string): RedirectStep {
  const path = decodePath(requestPath);
  return { kind: 'ask', path, trail: { visited: [path], statuses: [], target: null } };
}

/** The step after the rules of the last path were loaded; `rules` is empty if there are none or loading failed. */
export function continueRedirectSearch(
  trail: RedirectTrail,
  rules: readonly RedirectRule[],
  site: KnownHosts,
): RedirectStep {
  const [rule] = rules;
  if (!rule) return finish(trail);
  if (rule.status === 410) return { kind: 'gone' };
  if (trail.statuses.length === maxRedirects) return { kind: 'refused', reason: 'chainTooLong' };
  const statuses = [...trail.statuses, rule.status];
  const link = classifyLink(rule.to, site);
  switch (link.kind) {
    case 'inside':
      return continueAt({ ...trail, statuses, target: link.path });
    case 'outside':
    case 'ticketing':
      return rule.external
        ? { kind: 'redirect', to: link.url, status: combineStatuses(statuses) }
        : { kind: 'refused', reason: 'otherSite' };
    case 'anchor':
    case 'other':
    case 'refused':
      return { kind: 'refused', reason: 'noAddress' };
  }
}

function continueAt(trail: RedirectTrail & { readonly target: string }): RedirectStep {
  const path = decodePath(stripQueryAndHash(trail.target));
  if (path === trail.visited.at(-1)) return { kind: 'refused', reason: 'self' };
  if (trail.visited.includes(path)) return { kind: 'refused', reason: 'loop' };
  return { kind: 'ask', path, trail: { ...trail, visited: [...trail.visited, path] } };
}

function finish({ target, statuses }: RedirectTrail): RedirectStep {
  return target === null
    ? { kind: 'none' }
    : { kind: 'redirect', to: target, status: combineStatuses(statuses) };
}

/** The decoded path, as editors write it in rules: `/dvořák` (CALL-14). */
function decodePath(path: string): string {
  return percentDecodeComponent(path) ?? path;
}

/** The status of a chain: temporary if any rule is temporary, because browsers cache 301 and 308. */
function combineStatuses(statuses: readonly RedirectStatus[]): RedirectStatus {
  return statuses.find((status) => status === 302 || status === 307) ?? statuses[0] ?? 302;
}

/** A redirect rule for a path without a page (ROUTE-14). */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308 | 410;
  /** The editor allows `to` to be on another site. */
  readonly external: boolean;
}
