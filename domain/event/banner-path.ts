import { percentEncoded } from '#domain/link/percent-encoding.ts';

/** A value as one part of a CMS path (LIST-6): a slash is `-SLASH-`, the rest percent-encoded. */
export function pathValue(value: string): string {
  return percentEncoded(value.replaceAll('/', '-SLASH-'));
}

/** Values as one part of a CMS path, in the order given: `AC-SLASH-DC%2C%20live,Bach`. */
export function pathValues(values: readonly string[]): string {
  return values.map(pathValue).join(',');
}
