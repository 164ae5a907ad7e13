import { percentDecodeComponent, percentEncodeComponent } from '#domain/percent-encoding.ts';

/** The result of canonicalizing a path, before any other processing. */
type CanonicalResult =
  /** `path` is in canonical form: used for the cache key and the router. */
  | { readonly kind: 'canonical'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Not a valid path: answered with 400. */
  | { readonly kind: 'refused' };

const refused: CanonicalResult = { kind: 'refused' };

/**
 * Canonicalizes the path of an address (without query and hash): one form of percent-encoding, and no trailing slash.
 *
 * Refused are invalid percent-encoding, control characters, backslashes, empty and dot segments, and encoded slashes: different
 * parsers read them differently, so that a path could become another host or page.
 */
export function canonicalizePath(pathname: string): CanonicalResult {
  if (!pathname.startsWith('/') || /[?#]/.test(pathname)) return refused;
  if (pathname === '/') return { kind: 'canonical', path: '/' };
  const trimmed = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const segments = trimmed.slice(1).split('/').map(decodeSegment);
  if (!segments.every((segment) => segment !== undefined)) return refused;
  const path = `/${segments.map(encodePathSegment).join('/')}`;
  return trimmed === pathname ? { kind: 'canonical', path } : { kind: 'redirect', to: path };
}

/** A decoded segment; undefined if it may not occur in a page's path. */
function decodeSegment(segment: string): string | undefined {
  const decoded = percentDecodeComponent(segment);
  if (decoded === undefined || ['', '.', '..'].includes(decoded)) return undefined;
  return /[\p{Cc}\p{Cs}/\\]/u.test(decoded) ? undefined : decoded;
}

/** Encodes a segment for a canonical path: characters that RFC 3986 allows (`pchar`) stay, others are percent-encoded. */
export function encodePathSegment(segment: string): string {
  return percentEncodeComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}
