import { type QueryPairs, queryString } from '#domain/listing/query-pairs.ts';
import { type Locale, localeNamed } from '#domain/locale/locale.ts';
import type { ParamField } from '#domain/queries/param-fields.ts';
import type { AnyParams, ParamFields, QueryDefinition } from '#domain/queries/query.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Where the site's server answers its own pages. */
export const gatewayRoot = '/gateway/';

type Named<Params> = Pick<QueryDefinition<Params, unknown>, 'path' | 'fields'>;

/** The one address of a query, path and query string: `/gateway/nl/press?page=2`. */
export function gatewayAddress<Params extends AnyParams>(
  { path, fields }: Named<Params>,
  params: Params,
): string {
  const pairs = namedFields(fields).flatMap(([name, field]) => field.write(params[name], name));
  return `${gatewayRoot}${params.locale}/${path}${queryString(pairs)}`;
}

/** The language and the definition's path that an address names; undefined where it has not that form. */
export function queryNamedIn(
  address: string,
): { readonly locale: Locale; readonly path: string } | undefined {
  const [, name, path] = /^\/gateway\/([a-z]+)\/([a-z-]+)$/.exec(address) ?? [];
  const locale = localeNamed(name);
  return locale && path !== undefined ? { locale, path } : undefined;
}

/**
 * The parameters in an address; undefined where one is missing or cannot be passed on. Whatever a query string holds, what
 * comes out is a question the site may pass on: known words, dates that exist, bounded lengths. Names that belong to no
 * parameter are passed over.
 */
export function paramsIn<Params extends AnyParams>(
  { fields }: Named<Params>,
  locale: Locale,
  query: QueryPairs,
): Params | undefined {
  const values = namedFields(fields).map(([name, field]) => [name, field.read(query, name)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  // Each parameter but the language has a field, and each field has read its value.
  return { ...Object.fromEntries(values), locale } as unknown as Params;
}

/**
 * The name of a cached answer: the path, the language, and a word for each parameter, `page nl over-ons`. Purges name answers by
 * the words their keys begin with, so a space within a word is `%20`.
 */
export function cacheKey<Params extends AnyParams>(
  { path, fields }: Named<Params>,
  params: Params,
  now: Instant,
): string {
  const words = namedFields(fields).map(([name, field]) => field.key(params[name], now));
  return [path, params.locale, ...words].map(asWord).join(' ');
}

/** The fields with their names; each takes the parameter of its own name. */
function namedFields<Params>(
  fields: ParamFields<Params>,
): readonly (readonly [keyof Params & string, ParamField<Params[keyof Params]>])[] {
  return Object.entries(fields) as never;
}

function asWord(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(' ', '%20');
}
