import type { Suggestion } from '#domain/recommendation/suggestions.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Suggestions as a tab keeps them until a moment (KEUZE-6). */
export function writtenSuggestions(suggestions: readonly Suggestion[], until: Instant): string {
  return JSON.stringify({ until, suggestions });
}

/** The suggestions a tab has kept; undefined where there are none, their time is up, or they cannot be read. */
export function keptSuggestions(written: string | null, now: Instant): readonly Suggestion[] | undefined {
  const { until, suggestions } = membersOf(parsed(written));
  if (typeof until !== 'number' || until <= now || !Array.isArray(suggestions)) return undefined;
  return suggestions.every(isSuggestion) ? suggestions : undefined;
}

function isSuggestion(value: unknown): value is Suggestion {
  const { uri, score } = membersOf(value);
  return typeof uri === 'string' && typeof score === 'number';
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(written: string | null): unknown {
  try {
    return JSON.parse(written ?? 'null');
  } catch {
    return null;
  }
}
