import type { EventPage } from '#domain/page/page.ts';
import type { RequestBody } from '#domain/recommendation/keuzehulp.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';

/** More suggestions than this help nobody to choose. */
const mostConcerts = 24;

/** How well concerts fit the answers: the share of the answers whose tag a concert bears, from 0 (left out) to 1. */
export function recommended(answers: RequestBody, concerts: readonly EventPage[]): ConcertScores {
  const given = [...new Set(Object.values(answers).flat())];
  const scored = concerts
    .filter(({ event }) => event.importStatus !== 'cancelled')
    .map(({ event, tags }) => {
      const borne = given.filter((tag) => tags.includes(tag)).length;
      return [String(event.id), borne / given.length] as const;
    })
    .filter(([, score]) => score > 0);
  return Object.fromEntries(scored.toSorted(([, one], [, other]) => other - one).slice(0, mostConcerts));
}
