import type { Locale } from '#domain/locale/locale.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';

/** The ways in which other sites and programs get the agenda. */
export const agendaFormats = ['json', 'markdown', 'embed'] as const;

export type AgendaFormat = (typeof agendaFormats)[number];

/** The paths of the agenda in a language, whatever the address of the calendar's page. */
export function agendaPaths(locale: Locale): Readonly<Record<AgendaFormat, string>> {
  return {
    json: toLocalePath(locale, '/agenda.json'),
    markdown: toLocalePath(locale, '/agenda.md'),
    embed: toLocalePath(locale, '/agenda/embed'),
  };
}
