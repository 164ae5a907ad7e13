import { createHash } from 'node:crypto';

/** The entity tag of a text; weak, because all encodings share it. */
export function computeEtag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header contains the tag. The first comparison is a fast path for a single tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}
