import { listParamFields, type QueryDefinition } from '#adapters/shared/queries/query-definition.ts';
import { type Locale, parseLocale } from '#domain/locale/locale.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import type { InLocale } from '#ports/query.ts';

/** The path prefix of the gateway on the site's server. */
export const gatewayPrefix = '/gateway/';

/** The path of the health check (ROUTE-1). Its response is never cached, so its `Date` header is the server's current time. */
export const healthPath = '/app-health-check';

/** The path of sign-ups: JSON from the site's script, form data without script. */
export const newsletterPath = '/newsletter';

type Named<Params> = Pick<QueryDefinition<Params, unknown>, 'path' | 'fields'>;

/** The gateway URL of a query, path and query string: `/gateway/nl/press?page=2`. */
export function toGatewayUrl<Params extends InLocale>(
  { path, fields }: Named<Params>,
  params: Params,
): string {
  const pairs = listParamFields(fields).flatMap(([name, field]) => field.write(params[name], name));
  return `${gatewayPrefix}${params.locale}/${path}${toQueryString(pairs)}`;
}

/** The locale and definition path in a gateway URL; undefined if it does not have that form. */
export function parseGatewayPath(
  address: string,
): { readonly locale: Locale; readonly path: string } | undefined {
  const [, name, path] = /^\/gateway\/([a-z]+)\/([a-z-]+)$/.exec(address) ?? [];
  const locale = parseLocale(name);
  return locale && path !== undefined ? { locale, path } : undefined;
}

/**
 * Parses the parameters of a query; undefined if one is missing or invalid. The result is always safe to pass on: known values,
 * existing dates, limited lengths. Unknown parameter names are ignored.
 */
export function parseQueryParams<Params extends InLocale>(
  { fields }: Named<Params>,
  locale: Locale,
  query: QueryPairs,
): Params | undefined {
  const values = listParamFields(fields).map(([name, field]) => [name, field.read(query, name)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  // All parameters except the locale have a field, and each field was read above.
  return { ...Object.fromEntries(values), locale } as unknown as Params;
}
