import type { Hall } from '#domain/hall/edition.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Template } from '#domain/page/page.ts';

/** A page that is looked at, and the template that draws it. */
export interface MeasuredPage {
  readonly name: string;
  readonly address: string;
  /** As the file in `src/templates/` is called. */
  readonly template: string;
}

/** Home, the calendar, and the concert with the fullest programme. Throws where the hall has one of them not. */
export function measuredPages(hall: Hall): readonly MeasuredPage[] {
  return [
    { name: 'home', address: addressOf(hall, 'home'), template: 'home' },
    { name: 'calendar', address: addressOf(hall, 'eventOverview'), template: 'event-overview' },
    { name: 'concert', address: fullestConcert(hall), template: 'event' },
  ];
}

/** Where the first page of a template stands, the Dutch one where nothing else is said. Throws where there is none. */
export function addressOf({ editions }: Hall, kind: Template, locale: Locale = 'nl'): string {
  const page = editions[locale].pages.find((one) => one.kind === kind);
  if (!page) throw new Error(`The hall has no page of the template ${kind} (${locale}).`);
  return page.url;
}

function fullestConcert({ editions }: Hall): string {
  const concerts = editions.nl.pages.flatMap((page) => (page.kind === 'event' ? [page] : []));
  const [fullest] = concerts.toSorted((one, other) => other.programme.length - one.programme.length);
  if (!fullest) throw new Error('The hall has no concert.');
  return fullest.url;
}
