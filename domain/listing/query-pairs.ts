import { percentEncoded } from '#domain/link/percent-encoding.ts';

/** The query of an address, decoded, in the order it stands there: `[['rooms', 'Kleine Zaal'], ['page', '2']]`. */
export type QueryPairs = readonly (readonly [name: string, value: string])[];

/** The pairs as an address carries them, `?rooms=Kleine+Zaal&page=2`, encoded as browsers encode forms; `''` where there are none. */
export function queryString(pairs: QueryPairs): string {
  const parts = pairs.map(([name, value]) => `${formEncoded(name)}=${formEncoded(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function formEncoded(text: string): string {
  return percentEncoded(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
