import { percentEncodeComponent } from '#domain/percent-encoding.ts';

/** Encodes a value as one segment of a CMS path (LIST-6): a slash becomes `-SLASH-`, the rest is percent-encoded. */
export function encodeCmsPathSegment(value: string): string {
  return percentEncodeComponent(value.replaceAll('/', '-SLASH-'));
}

/** Encodes values as one segment of a CMS path, in their order: `AC-SLASH-DC%2C%20live,Bach`. */
export function encodeListAsCmsPathSegment(values: readonly string[]): string {
  return values.map(encodeCmsPathSegment).join(',');
}
