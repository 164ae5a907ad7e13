import { parseJson, toUnknownRecord } from '#domain/json.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type SelectionPath, serializeSelectionPath } from '#domain/recommendation/selection-path.ts';
import type { Suggestion } from '#domain/recommendation/suggestions.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The cache key of suggestions: the language and the selection path (KEUZE-6). */
export function toSuggestionsCacheKey(locale: Locale, path: SelectionPath): string {
  return `${locale}:${serializeSelectionPath(path)}`;
}

/** Cached suggestions with their expiry. */
interface CachedSuggestions {
  readonly until: Instant;
  readonly suggestions: readonly Suggestion[];
}

/** Adds suggestions to the stored cache, by key, and drops expired ones (KEUZE-6). The cache is one text, so that it can be cleared as a whole. */
export function addToCachedSuggestions(
  storedText: string | null,
  key: string,
  cached: CachedSuggestions,
  now: Instant,
): string {
  const others = Object.entries(toUnknownRecord(parseJson(storedText))).filter(([, other]) =>
    isFresh(other, now),
  );
  return JSON.stringify({ ...Object.fromEntries(others), [key]: cached });
}

/** The cached suggestions of a key; undefined if absent, expired or invalid. */
export function readCachedSuggestions(
  storedText: string | null,
  key: string,
  now: Instant,
): readonly Suggestion[] | undefined {
  const cached = toUnknownRecord(parseJson(storedText))[key];
  return isFresh(cached, now) ? cached.suggestions : undefined;
}

function isFresh(value: unknown, now: Instant): value is CachedSuggestions {
  const { until, suggestions } = toUnknownRecord(value);
  return (
    typeof until === 'number' &&
    until > now &&
    Array.isArray(suggestions) &&
    suggestions.every(isValidSuggestion)
  );
}

/** Whether an unknown value is a suggestion. */
export function isValidSuggestion(value: unknown): value is Suggestion {
  const { uri, score } = toUnknownRecord(value);
  return typeof uri === 'string' && typeof score === 'number';
}
