import { compareAscending } from '#domain/compare-ascending.ts';
import { maxReachableResults } from '#domain/listing/list-pagination.ts';
import type { Answer } from '#domain/page/questionnaire.ts';
import { isConcertIdentifier, type RecommendedConcertHit } from '#domain/recommendation/recommended-hits.ts';
import type { SelectionPath } from '#domain/recommendation/selection-path.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Score by concert identifier; higher is better. */
export type ConcertScores = Readonly<Record<string, number>>;

export interface Suggestion {
  readonly uri: string;
  readonly score: number;
}

/** The lookup of the scored concerts. If the search is unavailable, the scores remain for a retry. */
export type SuggestionLookupState =
  /** Best first; empty if nothing fits. */
  | { readonly kind: 'known'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'asking' | 'failed'; readonly scores: ConcertScores };

/** The identifiers to look up: those of the best 1024 scores, best first (KEUZE-6). Invalid identifiers and scores are dropped. */
export function pickBestIdentifiers(scores: ConcertScores): readonly string[] {
  return Object.entries(scores)
    .filter(([identifier, score]) => isConcertIdentifier(identifier) && Number.isFinite(score))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxReachableResults)
    .map(([identifier]) => identifier);
}

/**
 * The recommended concerts, best first (KEUZE-6). Identifiers unknown to the search and invalid scores are dropped. Equal scores are
 * sorted by start, then by uri; without a known start the order of the scores remains.
 */
export function rankSuggestions(
  scores: ConcertScores,
  hits: readonly RecommendedConcertHit[],
): readonly Suggestion[] {
  const found = Object.entries(scores).flatMap(([identifier, score]) => {
    const hit = hits.find((candidate) => candidate.identifier === identifier);
    return hit && Number.isFinite(score) ? [{ uri: hit.uri, score, starts: hit.starts }] : [];
  });
  const startOrMax = (starts: Instant | undefined): number => starts ?? Number.MAX_SAFE_INTEGER;
  const ranked = found.toSorted(
    (one, other) =>
      other.score - one.score ||
      startOrMax(one.starts) - startOrMax(other.starts) ||
      (one.starts === undefined ? 0 : compareAscending(one.uri, other.uri)),
  );
  return ranked.map(({ uri, score }) => ({ uri, score }));
}

/** The reasons for a suggestion: the given answers whose tag the concert has, in the order given. */
export function findMatchingAnswers(
  path: SelectionPath,
  concertTags: readonly string[],
  answers: readonly Answer[],
): readonly Answer[] {
  const givenAnswers = new Set(path.flatMap((step) => step.answers));
  return [...givenAnswers]
    .filter((tag) => concertTags.includes(tag))
    .flatMap((tag) => answers.find((answer) => answer.tag === tag) ?? []);
}
