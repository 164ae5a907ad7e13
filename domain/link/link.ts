import { pathnameOf } from '#domain/link/pathname.ts';
import { canonicalPath } from '#domain/locale/canonical-path.ts';
import { dutchHomeSwitchPath } from '#domain/locale/detect-locale.ts';

/** What stands behind an address that an editor wrote or a system sent (LINK-1). */
export type ClassifiedLink =
  /** A page of this site: path with its query and hash, always beginning with exactly one slash. */
  | { readonly kind: 'inside'; readonly path: string }
  /** A place on the page one is on; `hash` begins with `#`. */
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** The ticketing: another site, to which a visitor goes on in the same tab. */
  | { readonly kind: 'ticketing'; readonly url: string }
  /** Mail and telephone: the visitor's own device opens it. */
  | { readonly kind: 'other'; readonly url: string }
  /** Nothing that may stand in a link; the words are shown without one. */
  | { readonly kind: 'refused' };

/** What tells this site from others. */
export interface Site {
  /** Hosts (with their port, where it is not the usual one) that are this site: production and test. */
  readonly siteHosts: readonly string[];
  /** The origin the page is served from: `https://www.klankhuis.example`. */
  readonly origin: string;
  /** Hosts of the ticketing, written alike; where absent, the ticketing is a site like any other. */
  readonly ticketingHosts?: readonly string[];
}

const refused: ClassifiedLink = { kind: 'refused' };

/**
 * Classifies an address. What is not plainly one of the allowed forms is refused: other schemes, control characters
 * (which browsers drop, so that `java⇥script:` runs), backslashes (which they read as slashes), `//host`, half-written
 * schemes and names or passwords before the host. Pages of the site are named by their path alone, never relatively.
 */
export function classifyLink(url: string, site: Site): ClassifiedLink {
  const written = url.trim();
  if (/[\p{Cc}\p{Cs}\\]/u.test(url)) return refused;
  if (written.startsWith('#')) return { kind: 'anchor', hash: written };
  if (/^(?:mailto|tel):[^\s]+$/i.test(written)) return { kind: 'other', url: written };
  if (/^\/(?!\/)/.test(written)) return insideLink(written, site.origin);
  return /^https?:\/\/[^/]/i.test(written) ? absoluteLink(written, site) : refused;
}

function absoluteLink(written: string, site: Site): ClassifiedLink {
  if (!URL.canParse(written)) return refused;
  const { href, host, origin, username, password, pathname, search, hash } = new URL(written);
  if (username !== '' || password !== '') return refused;
  const own = origin === site.origin || site.siteHosts.includes(host);
  if (own) return insideLink(`${pathname}${search}${hash}`, site.origin);
  return { kind: site.ticketingHosts?.includes(host) ? 'ticketing' : 'outside', url: href };
}

/** The origin comes first as text, so that whatever the path holds, it cannot name a host. */
function insideLink(path: string, origin: string): ClassifiedLink {
  if (!URL.canParse(`${origin}${path}`)) return refused;
  const { pathname, search, hash } = new URL(`${origin}${path}`);
  const verdict = canonicalPath(pathname);
  switch (verdict.kind) {
    case 'canonical':
      return { kind: 'inside', path: `${verdict.path}${search}${hash}` };
    case 'redirect':
      return { kind: 'inside', path: `${verdict.to}${search}${hash}` };
    case 'refused':
      return refused;
  }
}

interface OpeningChoice {
  /** The target that the editor chose. */
  readonly target?: LinkTarget | undefined;
  /** The link orders tickets, at whatever host. */
  readonly isOrder?: boolean;
}

/**
 * The attributes by which a link opens: other sites in a new tab that cannot reach back, the ticketing and every order in the
 * same tab, everything else where the editor chose.
 */
export function linkAttributes(
  { kind }: ClassifiedLink,
  { target: chosen, isOrder = false }: OpeningChoice = {},
): { readonly target?: LinkTarget; readonly rel?: 'noopener' } {
  if (kind === 'ticketing' || isOrder) return {};
  const target = kind === 'outside' ? '_blank' : chosen;
  if (target === undefined) return {};
  return target === '_blank' ? { target, rel: 'noopener' } : { target };
}

/** Whether a page of the site is the web tier's own to answer, so that the browser asks for it and not the router: files, calendars, the CMS's control panel, the education entry, the switch to the Dutch home. */
export function isServerPath(path: string): boolean {
  const pathname = pathnameOf(path);
  return (
    pathname === dutchHomeSwitchPath ||
    /\.[a-z0-9]{2,5}$/i.test(pathname) ||
    /^\/(?:en\/)?(?:admin|education-redirect)(?:\/|$)/.test(pathname)
  );
}

/** Where a link may open (LAYOUT-14). Anything else from the CMS is dropped with a logged warning. */
export const linkTargets = ['_self', '_blank', '_parent', '_top'] as const;

export type LinkTarget = (typeof linkTargets)[number];

/** A named way to somewhere: `url` is a site-absolute path with its locale prefix, or a full address elsewhere. */
export interface Link {
  readonly title: string;
  readonly url: string;
  readonly target?: LinkTarget;
}
