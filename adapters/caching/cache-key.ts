import { listParamFields, type QueryDefinition } from '#adapters/shared/queries/query-definition.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { InLocale } from '#ports/query.ts';

/**
 * The cache key of a result: path, locale and one word per parameter, `page nl over-ons`. Purges match keys by prefix up to a
 * space, so a space within a word is written as `%20`.
 */
export function toCacheKey<Params extends InLocale>(
  { path, fields }: Pick<QueryDefinition<Params, unknown>, 'path' | 'fields'>,
  params: Params,
  now: Instant,
): string {
  const words = listParamFields(fields).flatMap(([name, field]) => field.key(params[name], now) ?? []);
  return [path, params.locale, ...words].map(escapeWord).join(' ');
}

function escapeWord(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(' ', '%20');
}
