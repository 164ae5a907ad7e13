import { classifyLink, type KnownHosts } from '#domain/link/classified-link.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import { readSingleQueryValue } from '#domain/listing/read-query-params.ts';
import { parseLocaleAndUri, splitLocalePrefix } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** The parameters of an entry link from the ticketing for schools (ROUTE-5): the production's uri, and the ids of one of its events. */
export interface EducationRedirectParams {
  readonly locale: Locale;
  readonly eventGroupId: number;
  readonly eventId: number;
  readonly uri: string;
}

const entryPatterns: Readonly<Record<Locale, RegExp>> = {
  nl: /^\/education-redirect\/(\d{1,15})\/event\/(\d{1,15})(\/educatie\/projecten\/[^/]+)$/,
  en: /^\/education-redirect\/(\d{1,15})\/event\/(\d{1,15})(\/education\/projects\/[^/]+)$/,
};

/** Parses an entry link's canonical path; undefined for every other path. */
export function parseEducationRedirectPath(pathname: string): EducationRedirectParams | undefined {
  const { locale, path } = splitLocalePrefix(pathname);
  const [, group, event, production] = entryPatterns[locale].exec(path) ?? [];
  if (production === undefined) return undefined;
  const { uri } = parseLocaleAndUri(production);
  return { locale, eventGroupId: Number(group), eventId: Number(event), uri };
}

/** The production's path with the event preselected; undefined if the CMS's URL is not a page of this site. */
export function toProductionUrlWithEvent(url: string, eventId: number, site: KnownHosts): string | undefined {
  const link = classifyLink(url, site);
  if (link.kind !== 'inside') return undefined;
  const separator = /^[^#]*\?/.test(link.path) ? '&' : '?';
  return link.path.replace(/#|$/, (end) => `${separator}event=${eventId}${end}`);
}

/** The codec of a production's query: the id of the selected event at the ticketing, or null. */
export const productionParamsCodec = {
  names: ['event'],
  read(query: QueryPairs): number | null {
    const number = readSingleQueryValue(query, 'event');
    return /^\d{1,15}$/.test(number) ? Number(number) : null;
  },
  write: (chosen: number | null): QueryPairs => (chosen === null ? [] : [['event', String(chosen)]]),
} satisfies ParamsCodec<number | null>;
