import { canonicalizePath } from '#domain/locale/canonical-path.ts';

/** The destination of an address from an editor or another system (LINK-1). */
export type ClassifiedLink =
  /** A page of this site: path with query and hash; begins with exactly one slash. */
  | { readonly kind: 'inside'; readonly path: string }
  /** An anchor on the current page; `hash` begins with `#`. */
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** The ticketing: another site, opened in the same tab. */
  | { readonly kind: 'ticketing'; readonly url: string }
  /** A `mailto:` or `tel:` link, opened by the device. */
  | { readonly kind: 'other'; readonly url: string }
  /** Not allowed in a link; the text is shown without one. */
  | { readonly kind: 'refused' };

/** The hosts by which this site and the ticketing are recognized. */
export interface KnownHosts {
  /** The site's own hosts (with port if not the default): production and test; absent: the origin's alone. */
  readonly siteHosts?: readonly string[];
  /** The origin the page is served from: `https://www.klankhuis.example`. */
  readonly origin: string;
  /** The ticketing's hosts, in the same form; absent: links to the ticketing count as outside links. */
  readonly ticketingHosts?: readonly string[];
}

const refused: ClassifiedLink = { kind: 'refused' };

/**
 * Classifies an address. Only the allowed forms are accepted: refused are other schemes, control characters (browsers drop them, so
 * `java⇥script:` would run), backslashes (browsers read them as slashes), `//host`, incomplete schemes, relative paths, and names or
 * passwords before the host.
 */
export function classifyLink(url: string, site: KnownHosts): ClassifiedLink {
  const trimmed = url.trim();
  if (/[\p{Cc}\p{Cs}\\]/u.test(url)) return refused;
  if (trimmed.startsWith('#')) return { kind: 'anchor', hash: trimmed };
  if (/^(?:mailto|tel):[^\s]+$/i.test(trimmed)) return { kind: 'other', url: trimmed };
  if (/^\/(?!\/)/.test(trimmed)) return insideLink(trimmed, site.origin);
  return /^https?:\/\/[^/]/i.test(trimmed) ? absoluteLink(trimmed, site) : refused;
}

function absoluteLink(trimmed: string, site: KnownHosts): ClassifiedLink {
  if (!URL.canParse(trimmed)) return refused;
  const { href, host, origin, username, password, pathname, search, hash } = new URL(trimmed);
  if (username !== '' || password !== '') return refused;
  const isOwnSite = origin === site.origin || site.siteHosts?.includes(host);
  if (isOwnSite) return insideLink(`${pathname}${search}${hash}`, site.origin);
  return { kind: site.ticketingHosts?.includes(host) ? 'ticketing' : 'outside', url: href };
}

/** The origin is prepended as text, so that no path can change the host. */
function insideLink(path: string, origin: string): ClassifiedLink {
  if (!URL.canParse(`${origin}${path}`)) return refused;
  const { pathname, search, hash } = new URL(`${origin}${path}`);
  const canonical = canonicalizePath(pathname);
  switch (canonical.kind) {
    case 'canonical':
      return { kind: 'inside', path: `${canonical.path}${search}${hash}` };
    case 'redirect':
      return { kind: 'inside', path: `${canonical.to}${search}${hash}` };
    case 'refused':
      return refused;
  }
}

/** Makes a path of the site absolute; other URLs, `//host` too, are unchanged. */
export function toAbsoluteUrl(url: string, origin: string): string {
  return /^\/(?!\/)/.test(url) ? `${origin}${url}` : url;
}

/** The path of a site address without query and hash: `/concertagenda` for `/concertagenda?page=2#list`. */
export function stripQueryAndHash(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/** The allowed link targets (LAYOUT-14). Other values from the CMS are dropped with a logged warning. */
export const allowedLinkTargets = ['_self', '_blank', '_parent', '_top'] as const;

export type LinkTargetAttribute = (typeof allowedLinkTargets)[number];

/** A titled link: `url` is a site-absolute path with its locale prefix, or an absolute URL of another site. */
export interface TitledLink {
  readonly title: string;
  readonly url: string;
  readonly target?: LinkTargetAttribute;
}
