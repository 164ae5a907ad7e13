import { membersOf, parsedJson } from '#domain/json.ts';
import { isSuggestion, type Suggestion } from '#domain/recommendation/suggestions.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Suggestions, and until when a tab keeps them. */
interface Kept {
  readonly until: Instant;
  readonly suggestions: readonly Suggestion[];
}

/** What a tab has kept, by key, with some suggestions more (KEUZE-6); those whose time is up go. One text, so that it can be forgotten whole. */
export function withSuggestions(written: string | null, key: string, kept: Kept, now: Instant): string {
  const others = Object.entries(membersOf(parsedJson(written))).filter(([, other]) => isKept(other, now));
  return JSON.stringify({ ...Object.fromEntries(others), [key]: kept });
}

/** The suggestions a tab has kept under a key; undefined where there are none, their time is up, or they cannot be read. */
export function keptSuggestions(
  written: string | null,
  key: string,
  now: Instant,
): readonly Suggestion[] | undefined {
  const kept = membersOf(parsedJson(written))[key];
  return isKept(kept, now) ? kept.suggestions : undefined;
}

function isKept(value: unknown, now: Instant): value is Kept {
  const { until, suggestions } = membersOf(value);
  return (
    typeof until === 'number' && until > now && Array.isArray(suggestions) && suggestions.every(isSuggestion)
  );
}
