import {
  type EventCard,
  isInterval,
  type Performer,
  getEventEndOrStart,
  type MusicianPerformances,
  type PerformedWork,
} from '#domain/event/event.ts';
import { foldText } from '#domain/facet/fold-text.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toMusicianSlug } from '#domain/musician/musician-address.ts';
import { selectRoles, sortByFrequency } from '#domain/musician/musician-roles.ts';
import type { EventPage } from '#domain/page/page.ts';
import { addMonths, type HallDay, toFirstDayOfMonth, toMonthOfDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The maximum number of works, and of companions. */
const maxWorks = 12;
const maxCompanions = 24;

/** The concerts in which a musician performs, by the slug of the musician's name. */
export function filterConcertsOfMusician(pages: readonly EventPage[], slug: string): readonly EventPage[] {
  return pages.filter((page) => findPerformerBySlug(page, slug) !== undefined);
}

/** How a concert names a musician. */
export function findPerformerBySlug(
  { event }: Pick<EventPage, 'event'>,
  slug: string,
): Performer | undefined {
  return event.performers.find(({ name }) => toMusicianSlug(name) === slug);
}

/** The concerts with a performer of this slug, or of one that differs from it in accents alone. */
export function filterConcertsOfSimilarSlug(pages: readonly EventPage[], slug: string): readonly EventPage[] {
  return pages.filter(({ event }) => event.performers.some(({ name }) => hasSimilarSlug(name, slug)));
}

/** The performer whom a slug means, which may lack accents; undefined if it could be several. */
export function findPerformerBySimilarSlug(pages: readonly EventPage[], slug: string): Performer | undefined {
  const performers = pages.flatMap(({ event }) => event.performers);
  const bySlug = new Map(performers.map((performer) => [toMusicianSlug(performer.name), performer]));
  const [similar, ...others] = [...bySlug.values()].filter(({ name }) => hasSimilarSlug(name, slug));
  return bySlug.get(slug) ?? (others.length === 0 ? similar : undefined);
}

function hasSimilarSlug(name: string, slug: string): boolean {
  return foldText(toMusicianSlug(name)) === foldText(slug);
}

/** The uri of a concert in another language. */
export function findConcertTranslationUri(
  { alternatives }: Pick<EventPage, 'alternatives'>,
  language: Locale,
): string | undefined {
  const version = alternatives.find((alternative) => alternative.language === language);
  return version && parseLocaleAndUri(version.url.replace(/^https?:\/\/[^/]+/, '')).uri;
}

/**
 * How a translation of a concert names a musician: at the same place, because names may differ by language; by the same name if not
 * as many performers are named.
 */
export function findPerformerInTranslation(
  concert: Pick<EventPage, 'event'>,
  translation: Pick<EventPage, 'event'>,
  slug: string,
): Performer | undefined {
  const { performers } = concert.event;
  const translated = translation.event.performers;
  if (translated.length !== performers.length) return findPerformerBySlug(translation, slug);
  return translated[performers.findIndex(({ name }) => toMusicianSlug(name) === slug)];
}

/** Summarizes the concerts of a musician. Works and companions are in the order of `pages`. */
export function summarizePerformances(pages: readonly EventPage[], slug: string): MusicianPerformances {
  const events = pages.map(({ event }) => event);
  const performers = events.flatMap((event) => event.performers);
  const isMusician = ({ name }: Performer) => toMusicianSlug(name) === slug;
  const own = performers.filter(isMusician);
  const others = performers.filter((performer) => !isMusician(performer));
  return {
    roles: selectRoles(
      own[0]?.name ?? '',
      own.flatMap(({ role }) => role ?? []),
    ),
    events: events.toSorted((one, other) => one.starts - other.starts),
    works: listWorks(pages).slice(0, maxWorks),
    companions: sortByFrequency(others, ({ name }) => toMusicianSlug(name)).slice(0, maxCompanions),
  };
}

/** The concerts of a musician that are not over, earliest first, and those that are, latest first. */
export function splitComingAndPastConcerts(
  events: readonly EventCard[],
  now: Instant,
): { readonly coming: readonly EventCard[]; readonly past: readonly EventCard[] } {
  const isComing = (event: EventCard) => getEventEndOrStart(event) >= now;
  return {
    coming: events.filter(isComing),
    past: events.filter((event) => !isComing(event)).toReversed(),
  };
}

/** The month in which a season of the hall begins: August. */
const firstMonth = 8;

/** The first day of the season of a day. */
export function findSeasonStart(day: HallDay): HallDay {
  const month = toMonthOfDay(day);
  const number = Number(month.slice('YYYY-'.length));
  return toFirstDayOfMonth(
    addMonths(month, number < firstMonth ? firstMonth - 12 - number : firstMonth - number),
  );
}

function listWorks(pages: readonly EventPage[]): readonly PerformedWork[] {
  const works = new Map<string, PerformedWork>();
  for (const { programme, event } of pages) {
    for (const work of programme.filter((item) => !isInterval(item))) {
      const key = `${work.composer ?? ''}\n${work.title}`;
      const { title, url, starts } = event;
      if (!works.has(key)) works.set(key, { work, event: { title, url, starts } });
    }
  }
  return [...works.values()];
}
