import { ascending } from '#domain/ascending.ts';
import { membersOf, parsedJson } from '#domain/json.ts';
import { reachableResults } from '#domain/listing/listed-page.ts';
import type { Answer } from '#domain/recommendation/recommendation-data.ts';
import type { SelectionPath } from '#domain/recommendation/selection.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Concert identifier to score; the higher, the better it fits. */
export type ConcertScores = Readonly<Record<string, number>>;

/** A recommended concert as the search knows it. */
export interface ConcertHit {
  readonly identifier: string;
  readonly uri: string;
  /** Where the search says when it is. */
  readonly starts?: Instant;
}

/** What the search answers about recommended concerts, in no order; an identifier it does not know has no hit. */
export type RecommendedHits =
  | { readonly kind: 'found'; readonly hits: readonly ConcertHit[] }
  | { readonly kind: 'unavailable' };

export interface Suggestion {
  readonly uri: string;
  readonly score: number;
}

/** The concerts behind the scores. Where the search could not be asked, the scores stay, to be looked up once more. */
export type ConcertLookup =
  /** Best first; empty where nothing fits. */
  | { readonly kind: 'known'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'asking' | 'failed'; readonly scores: ConcertScores };

/** Whether a text can be looked up as an identifier: at most 40 letters, digits, dashes and underscores. */
export function isConcertIdentifier(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text);
}

/** The identifiers to look up: those of the best 1024 scores, best first (KEUZE-6). Odd ones are dropped, and scores that are no numbers. */
export function identifiersToLookUp(scores: ConcertScores): readonly string[] {
  return Object.entries(scores)
    .filter(([identifier, score]) => isConcertIdentifier(identifier) && Number.isFinite(score))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, reachableResults)
    .map(([identifier]) => identifier);
}

/** Whether a value read from somewhere is a suggestion. */
export function isSuggestion(value: unknown): value is Suggestion {
  const { uri, score } = membersOf(value);
  return typeof uri === 'string' && typeof score === 'number';
}

/**
 * The recommended concerts, best first (KEUZE-6). Identifiers the search does not know are dropped, and so are scores that
 * are no numbers. Of equal scores the earlier concert comes first, and of those at the same moment the one whose uri
 * does; where no moment is known, the order of the scores stands.
 */
export function rankedSuggestions(scores: ConcertScores, hits: readonly ConcertHit[]): readonly Suggestion[] {
  const known = Object.entries(scores).flatMap(([identifier, score]) => {
    const hit = hits.find((candidate) => candidate.identifier === identifier);
    return hit && Number.isFinite(score) ? [{ uri: hit.uri, score, starts: hit.starts }] : [];
  });
  const moment = (starts: Instant | undefined): number => starts ?? Number.MAX_SAFE_INTEGER;
  const ranked = known.toSorted(
    (one, other) =>
      other.score - one.score ||
      moment(one.starts) - moment(other.starts) ||
      (one.starts === undefined ? 0 : ascending(one.uri, other.uri)),
  );
  return ranked.map(({ uri, score }) => ({ uri, score }));
}

/** Why a concert is suggested: the answers given, in the order given, whose tag the concert bears. */
export function whyItFits(
  path: SelectionPath,
  concertTags: readonly string[],
  answers: readonly Answer[],
): readonly Answer[] {
  const given = new Set(path.flatMap((step) => step.answers));
  return [...given]
    .filter((tag) => concertTags.includes(tag))
    .flatMap((tag) => answers.find((answer) => answer.tag === tag) ?? []);
}

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
