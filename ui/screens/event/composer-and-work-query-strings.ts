import type { ProgrammeWork } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';

/** The calendar's query for the concerts of a work's composer; undefined if the CMS does not state the value of the facet (WAY-24). */
export function toComposerQueryString({ composerFacet }: ProgrammeWork): string | undefined {
  return composerFacet === undefined ? undefined : toQueryString([['composers', composerFacet]]);
}

/** The calendar's query for the evenings with a work; undefined if the CMS states no other (WAY-24). */
export function toWorkQueryString({
  composer = '',
  title,
  otherEvents = 0,
}: ProgrammeWork): string | undefined {
  return otherEvents > 0 ? toQueryString([['keyword', `${composer} ${title}`.trim()]]) : undefined;
}

/** The last work of a programme that is played again, which is mostly its main work; undefined if none is. */
export function findWorkPlayedAgain({ programme }: Pick<EventPage, 'programme'>): ProgrammeWork | undefined {
  return programme.findLast((work) => toWorkQueryString(work) !== undefined);
}
