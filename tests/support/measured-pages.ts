import type { Locale } from '#domain/locale/locale.ts';
import type { Template } from '#domain/page/page.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';

/** A measured page, and its template. */
export interface MeasuredPage {
  readonly name: string;
  readonly address: string;
  /** The file in `ui/screens/`. */
  readonly template: string;
}

/** Home, the calendar, and the concert with the longest programme. Throws if the hall lacks one of them. */
export function measuredPages(hall: DatedHall): readonly MeasuredPage[] {
  return [
    { name: 'home', address: findPagePath(hall, 'home'), template: 'home/home.template.tsx' },
    {
      name: 'calendar',
      address: findPagePath(hall, 'eventOverview'),
      template: 'event-overview/event-overview.template.tsx',
    },
    { name: 'concert', address: fullestConcert(hall), template: 'event/event.template.tsx' },
  ];
}

/** The address of the first page of a template, in Dutch by default. Throws if there is none. */
export function findPagePath({ editions }: DatedHall, kind: Template, locale: Locale = 'nl'): string {
  const page = editions[locale].pages.find((one) => one.kind === kind);
  if (!page) throw new Error(`The hall has no page of the template ${kind} (${locale}).`);
  return page.url;
}

function fullestConcert({ editions }: DatedHall): string {
  const concerts = editions.nl.pages.flatMap((page) => (page.kind === 'event' ? [page] : []));
  const [fullest] = concerts.toSorted((one, other) => other.programme.length - one.programme.length);
  if (!fullest) throw new Error('The hall has no concert.');
  return fullest.url;
}
