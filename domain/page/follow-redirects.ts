import { classifyLink, type Site } from '#domain/link/link.ts';
import { pathnameOf } from '#domain/link/pathname.ts';
import { percentDecoded } from '#domain/link/percent-encoding.ts';

/** The statuses that lead on. */
type RedirectStatus = Exclude<Redirect['status'], 410>;

/** The way from the path that has no page, through the rules found so far. */
interface RedirectTrail {
  /** Paths asked about, in order; never empty, never the same twice. */
  readonly asked: readonly string[];
  /** One status for each rule followed. */
  readonly statuses: readonly RedirectStatus[];
  /** Where the last rule led, with query and hash; null before the first. */
  readonly target: string | null;
}

/** What is to be done next (ROUTE-14). */
export type RedirectStep =
  /** Ask for the rules of `path`, and come back with them. */
  | { readonly kind: 'ask'; readonly path: string; readonly trail: RedirectTrail }
  /** Answer with this, once. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: RedirectStatus }
  /** The error page, with 410. */
  | { readonly kind: 'gone' }
  /** No rule knows it: the 404 stands. */
  | { readonly kind: 'none' }
  /** A rule is wrong: the 404 stands, and the reason is logged. */
  | { readonly kind: 'refused'; readonly why: RedirectRefusal };

type RedirectRefusal = 'self' | 'loop' | 'chainTooLong' | 'otherSite' | 'noAddress';

/** Rules followed for one visitor, at most. */
const longestChain = 5;

/** The first step, for a path with its locale prefix and without query, encoded or not. */
export function findRedirect(asked: string): RedirectStep {
  const path = written(asked);
  return { kind: 'ask', path, trail: { asked: [path], statuses: [], target: null } };
}

/** The step after an answer. `rules` is what is known of the last path asked about; empty also where nobody could be asked. */
export function followRedirect(trail: RedirectTrail, rules: readonly Redirect[], site: Site): RedirectStep {
  const [rule] = rules;
  if (!rule) return arrival(trail);
  const { status } = rule;
  if (status === 410) return { kind: 'gone' };
  if (trail.statuses.length === longestChain) return { kind: 'refused', why: 'chainTooLong' };
  const statuses = [...trail.statuses, status];
  const link = classifyLink(rule.to, site);
  switch (link.kind) {
    case 'inside':
      return goOn({ ...trail, statuses, target: link.path });
    case 'outside':
    case 'ticketing':
      return rule.external
        ? { kind: 'redirect', to: link.url, status: statusOfChain(statuses) }
        : { kind: 'refused', why: 'otherSite' };
    case 'anchor':
    case 'other':
    case 'refused':
      return { kind: 'refused', why: 'noAddress' };
  }
}

function goOn(trail: RedirectTrail & { readonly target: string }): RedirectStep {
  const path = written(pathnameOf(trail.target));
  if (path === trail.asked.at(-1)) return { kind: 'refused', why: 'self' };
  if (trail.asked.includes(path)) return { kind: 'refused', why: 'loop' };
  return { kind: 'ask', path, trail: { ...trail, asked: [...trail.asked, path] } };
}

function arrival({ target, statuses }: RedirectTrail): RedirectStep {
  return target === null
    ? { kind: 'none' }
    : { kind: 'redirect', to: target, status: statusOfChain(statuses) };
}

/** A path as editors write it in their rules, and not as browsers send it: `/dvořák` (CALL-14). */
function written(path: string): string {
  return percentDecoded(path) ?? path;
}

/** A chain is as lasting as its least lasting rule: browsers remember 301 and 308. */
function statusOfChain(statuses: readonly RedirectStatus[]): RedirectStatus {
  return statuses.find((status) => status === 302 || status === 307) ?? statuses[0] ?? 302;
}

/** Where an address that is gone leads (ROUTE-14). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308 | 410;
  /** The editor says that `to` may be on another site. */
  readonly external: boolean;
}
