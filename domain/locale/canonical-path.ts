import { percentDecoded, percentEncoded } from '#domain/link/percent-encoding.ts';

/** What the site does with the path of an address before anything else looks at it. */
type PathVerdict =
  /** `path` is the one way to write it: the cache key and what the router sees. */
  | { readonly kind: 'canonical'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** No address of ours can look like this: answered with 400. */
  | { readonly kind: 'refused' };

const refused: PathVerdict = { kind: 'refused' };

/**
 * The path of an address (no query, no hash) as the site knows it: percent-encoding in one form, and no slash at the end.
 *
 * Refused are bad percent-encoding, control characters, backslashes, empty and dot segments, and slashes in disguise:
 * all of them are read differently by different readers, which is how a path becomes another host or another page.
 */
export function canonicalPath(pathname: string): PathVerdict {
  if (!pathname.startsWith('/') || /[?#]/.test(pathname)) return refused;
  if (pathname === '/') return { kind: 'canonical', path: '/' };
  const trimmed = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const segments = trimmed.slice(1).split('/').map(decodedSegment);
  if (!segments.every((segment) => segment !== undefined)) return refused;
  const path = `/${segments.map(pathSegment).join('/')}`;
  return trimmed === pathname ? { kind: 'canonical', path } : { kind: 'redirect', to: path };
}

/** A segment's characters, or undefined where no page of ours may be called so. */
function decodedSegment(segment: string): string | undefined {
  const decoded = percentDecoded(segment);
  if (decoded === undefined || ['', '.', '..'].includes(decoded)) return undefined;
  return /[\p{Cc}\p{Cs}/\\]/u.test(decoded) ? undefined : decoded;
}

/** A segment as canonical paths write it: what may stand in a path as it is (RFC 3986 `pchar`) stays, the rest is escaped. */
export function pathSegment(segment: string): string {
  return percentEncoded(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}
