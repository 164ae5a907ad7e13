import { percentEncodeComponent } from '#domain/percent-encoding.ts';

/** A decoded query string, in its order: `[['rooms', 'Kleine Zaal'], ['page', '2']]`. */
export type QueryPairs = readonly (readonly [name: string, value: string])[];

/** Serializes a query, `?rooms=Kleine+Zaal&page=2`, with form encoding; `''` if it is empty. */
export function toQueryString(pairs: QueryPairs): string {
  const parts = pairs.map(([name, value]) => `${formEncoded(name)}=${formEncoded(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function formEncoded(text: string): string {
  return percentEncodeComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
