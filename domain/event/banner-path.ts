import { percentDecoded, percentEncoded } from '#domain/link/percent-encoding.ts';

/** A value as one part of a CMS path (LIST-6): a slash is `-SLASH-`, the rest percent-encoded. */
export function pathValue(value: string): string {
  return percentEncoded(value.replaceAll('/', '-SLASH-'));
}

/** Values as one part of a CMS path, in the order given: `AC-SLASH-DC%2C%20live,Bach`. */
export function pathValues(values: readonly string[]): string {
  return values.map(pathValue).join(',');
}

/** The values such a part stands for; undefined where its encoding is broken. A value that held `-SLASH-` itself comes back with a slash. */
export function valuesInPath(part: string): readonly string[] | undefined {
  const values = part.split(',').map((value) => percentDecoded(value)?.replaceAll('-SLASH-', '/'));
  return values.every((value) => value !== undefined) ? values : undefined;
}
