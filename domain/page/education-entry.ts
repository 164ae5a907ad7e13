import { classifyLink, type Site } from '#domain/link/link.ts';
import { singleValue } from '#domain/listing/list-query.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { splitPath, uriOf } from '#domain/locale/locale-routes.ts';

/** What the entry of the school ticketing names (ROUTE-5): the production's uri, and which of its events. */
export interface EducationEntry {
  readonly locale: Locale;
  readonly eventGroupId: number;
  readonly eventId: number;
  readonly uri: string;
}

const entries: Readonly<Record<Locale, RegExp>> = {
  nl: /^\/education-redirect\/(\d{1,15})\/event\/(\d{1,15})(\/educatie\/projecten\/[^/]+)$/,
  en: /^\/education-redirect\/(\d{1,15})\/event\/(\d{1,15})(\/education\/projects\/[^/]+)$/,
};

/** The entry at a canonical path; undefined for every other path. */
export function educationEntryOf(pathname: string): EducationEntry | undefined {
  const { locale, path } = splitPath(pathname);
  const [, group, event, production] = entries[locale].exec(path) ?? [];
  if (production === undefined) return undefined;
  const { uri } = uriOf(production);
  return { locale, eventGroupId: Number(group), eventId: Number(event), uri };
}

/** The production's page with the event preselected; undefined where what the CMS answers is no page of the site. */
export function preselected(url: string, eventId: number, site: Site): string | undefined {
  const link = classifyLink(url, site);
  if (link.kind !== 'inside') return undefined;
  const joint = /^[^#]*\?/.test(link.path) ? '&' : '?';
  return link.path.replace(/#|$/, (end) => `${joint}event=${eventId}${end}`);
}

/** The query of a production's address: the event chosen in the ticketing, by its number there, as `preselected` names it. Null: none. */
export const productionParams = {
  names: ['event'],
  read(query: QueryPairs): number | null {
    const number = singleValue(query, 'event');
    return /^\d{1,15}$/.test(number) ? Number(number) : null;
  },
  write: (chosen: number | null): QueryPairs => (chosen === null ? [] : [['event', String(chosen)]]),
} satisfies ParamsCodec<number | null>;
