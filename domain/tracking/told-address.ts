import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** Where people type what they like. */
const typedInto = ['keyword', 'search'];

/** What lets an editor in (CALL-2). */
const secret = 'token';

/** Whether a text may hold an address or a number of somebody's own; those are nobody's business (TRACK-5). */
export function isPersonal(text: string): boolean {
  return text.includes('@') || /\d{3}[\s-]?\d{3}/.test(text);
}

/** The query of a page as tracking is told it: without what may be somebody's own (TRACK-5). */
export function toldQuery(query: QueryPairs): QueryPairs {
  return query.filter(isTold);
}

/** The title of a page as tracking is told it: what somebody typed may stand there too (TRACK-5). */
export function toldTitle(title: string, query: QueryPairs): string {
  const untold = query.filter((pair) => !isTold(pair)).map(([, value]) => value.trim());
  return untold.filter(Boolean).reduce((told, own) => told.replaceAll(own, '…'), title);
}

function isTold([name, value]: QueryPairs[number]): boolean {
  if (name === secret) return false;
  return !(typedInto.includes(name) ? isPersonal(value) : value.includes('@'));
}
