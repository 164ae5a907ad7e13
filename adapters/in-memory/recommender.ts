import type { IndexedDocument } from '#domain/hall/edition.ts';
import type { RequestBody } from '#domain/recommendation/keuzehulp.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';

/** More suggestions than this help nobody to choose. */
const mostConcerts = 24;

/** How well concerts fit the answers: the share of the answers whose tag a concert bears, from 0 (left out) to 1. */
export function recommended(answers: RequestBody, concerts: readonly IndexedDocument[]): ConcertScores {
  const given = new Set(Object.values(answers).flat());
  const scored = concerts.flatMap(({ importIdentifier, facets }) => {
    const borne = (facets.tags ?? []).filter(({ value }) => given.has(value)).length;
    return importIdentifier && borne > 0 ? [[importIdentifier, borne / given.size] as const] : [];
  });
  return Object.fromEntries(scored.toSorted(([, one], [, other]) => other - one).slice(0, mostConcerts));
}
