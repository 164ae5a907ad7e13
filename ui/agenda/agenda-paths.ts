import { stripQueryAndHash } from '#domain/link/strip-query-and-hash.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The ways in which other sites and programs get the agenda, and the poster of all coming concerts. */
export const agendaFormats = ['json', 'markdown', 'embed', 'poster'] as const;

export type AgendaFormat = (typeof agendaFormats)[number];

/** The paths of the agenda in a language, whatever the address of the calendar's page. */
export function toAgendaPaths(locale: Locale): Readonly<Record<AgendaFormat, string>> {
  return {
    json: toLocalePath(locale, '/agenda.json'),
    markdown: toLocalePath(locale, '/agenda.md'),
    embed: toLocalePath(locale, '/agenda/embed'),
    poster: toLocalePath(locale, '/agenda/poster'),
  };
}

/** The path of the poster of the concerts of a list, `at` its path with its query. */
export function toAgendaPosterPath(locale: Locale, at: string): string {
  return `${toAgendaPaths(locale).poster}${at.slice(stripQueryAndHash(at).length)}`;
}
