import { useMemo } from 'react';
import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import { type EventsOfDay, isOverToday, listEndsOfToday } from '#domain/event/event-days.ts';
import { isCancelledMovedOrOver } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import {
  findWeekendToRequest,
  pickMainConcertOfDay,
  splitNextDayAndSoonAfter,
  filterUpcomingSelectedConcerts,
  skipTodayOnceAllHaveStarted,
} from '#domain/event/home-concert-selection.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { PageOf } from '#domain/page/page.ts';
import { isEvening } from '#domain/time/day-part.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { EventSearchResult } from '#ports/search.port.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { ConcertCover } from '#ui/components/concert-cover.tsx';
import { ConcertFigureGrid } from '#ui/components/concert-figure-grid.tsx';
import { Disclosure } from '#ui/components/disclosure.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Section } from '#ui/components/section.tsx';
import { useConcertCoverFacts } from '#ui/components/use-concert-cover-facts.tsx';
import { getEventTheme, toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { formatConcertTimeRange } from '#ui/format/format-concert-times-and-length.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/home/home.module.css';

/** The number of an editor's selected concerts that are shown large. */
export const largePickCount = 3;

/** The data of the home page, apart from its content. */
export interface HomeData {
  readonly today: HallDay;
  /** The concert of the cover; null if none is coming, or the search is unavailable. */
  readonly cover: EventCard | null;
  /** The other concerts of its day. */
  readonly sameDay: readonly EventCard[];
  /** The days after it that the page shows. */
  readonly soon: readonly EventsOfDay<EventCard>[];
  /** Whether these are this weekend. */
  readonly isWeekend: boolean;
  /** The editors' selected concerts that are still to be played and not above. */
  readonly picks: readonly EventCard[];
}

type HomeProps = TemplateProps<PageOf<'home'>, HomeData>;

/** The home page: the cover of a concert of tonight, then the coming days, then the season (TPL-12). */
function HomeScreen({ page, data }: HomeProps) {
  const { t, formats } = useSite();
  const { today, cover, sameDay, soon, isWeekend, picks } = data;
  const smallPicks = useMemo(() => picks.slice(largePickCount), [picks]);
  const toPlate = (event: EventCard) => ({
    href: event.url,
    theme: getEventTheme(event),
    figure: toLargeEventFigureUrl(event, 'press'),
    photo: findCoverPhoto(event),
    caption: event.composers.slice(0, 3).join(', '),
    title: event.title,
    text: [formats.shortDateTime(event.starts), event.room?.title].filter(Boolean).join(', '),
  });
  return (
    <>
      <PageMetadata page={page} />
      {cover ? <HomeCover event={cover} today={today} /> : <PageHead page={{ title: page.title }} />}
      {cover && sameDay.length > 0 && (
        <Section
          title={
            toHallDay(cover.starts) === today
              ? t('home.alsoToday')
              : t('home.alsoOn', { date: formats.dayAndMonth(cover.starts) })
          }
        >
          <SameDay data={data} />
        </Section>
      )}
      {soon.length > 0 && <ComingDays days={soon} isWeekend={isWeekend} />}
      {picks.length > 0 && (
        <Section title={t('home.picks')} note={<p>{t('home.picksText')}</p>}>
          <ConcertFigureGrid plates={picks.slice(0, largePickCount).map(toPlate)} />
          <div className={styles.picks}>
            <CompactConcertList events={smallPicks} isDated isDeferred />
          </div>
        </Section>
      )}
      {page.hero.length > 0 && (
        <Section title={t('home.more')}>
          <LinkList look="card" items={page.hero} />
        </Section>
      )}
      <Blocks blocks={page.content} />
    </>
  );
}

/** The other concerts of the day; those of today that are over are folded. */
function SameDay({ data: { sameDay, today } }: Pick<HomeProps, 'data'>) {
  const { t } = useSite();
  const ends = useMemo(() => listEndsOfToday(sameDay, today), [sameDay, today]);
  const { now } = useListedConcerts(sameDay, ends);
  const [earlier, later] = useMemo(() => {
    const isOver = (event: EventCard) => isOverToday(event, today, now);
    return [sameDay.filter(isOver), sameDay.filter((event) => !isOver(event))];
  }, [sameDay, today, now]);
  return (
    <>
      {later.length > 0 && <CompactConcertList events={later} isDeferred />}
      {earlier.length > 0 && (
        <Disclosure title={t('events.earlierToday', { count: earlier.length })}>
          <CompactConcertList events={earlier} isDeferred />
        </Disclosure>
      )}
    </>
  );
}

/** The opening of the home page: the cover of a concert of tonight, or of the next one (DOOR-30). */
function HomeCover({ event, today }: { readonly event: EventCard; readonly today: HallDay }) {
  const { t, formats } = useSite();
  const { toListed } = useListedConcerts(useMemo(() => [event], [event]));
  const { offer, price, ownPrice } = toListed(event).tickets;
  const isToday = toHallDay(event.starts) === today;
  return (
    <article data-theme={getEventTheme(event)} data-off={isCancelledMovedOrOver(offer) ? 'yes' : undefined}>
      <ConcertCover
        event={event}
        offer={offer}
        ticketType={ownPrice?.ticketType}
        title={event.title}
        href={event.url}
        subtitle={event.subtitle}
        top={
          <p className={styles.kicker}>
            {t(!isToday ? 'home.next' : isEvening(event.starts) ? 'home.tonight' : 'home.today')}
          </p>
        }
        facts={useConcertCoverFacts(event, {
          times: formatConcertTimeRange(event, t, formats),
          price,
        })}
      />
    </article>
  );
}

interface ComingDaysProps {
  readonly days: readonly EventsOfDay<EventCard>[];
  readonly isWeekend: boolean;
}

/** The concerts of the weekend or the next days, by day, with a link to the calendar. */
function ComingDays({ days, isWeekend }: ComingDaysProps) {
  const { t, formats } = useSite();
  return (
    <Section title={t(isWeekend ? 'home.weekend' : 'home.days')} note={<Note />}>
      <div className={styles.days}>
        {days.map(({ day, events }) => (
          <section key={day}>
            <h3 className={styles.day}>{formats.dayAndMonth(day)}</h3>
            <CompactConcertList events={events} level={4} isDeferred />
          </section>
        ))}
      </div>
    </Section>
  );
}

/** A link to the calendar, and what the figures are (FIGURE-2); they are hidden from screen readers, and so is their explanation. */
function Note() {
  const { t, global } = useSite();
  return (
    <>
      {global && (
        <p>
          <Link href={global.globalPages.eventOverview.url}>{t('home.fullCalendar')}</Link>
        </p>
      )}
      <p aria-hidden="true">{t('home.figures')}</p>
    </>
  );
}

async function load(page: PageOf<'home'>, visit: TemplateVisit): Promise<HomeData> {
  const { now } = visit;
  const today = toHallDay(now);
  const coming = skipTodayOnceAllHaveStarted(await loadComing(today, visit), now);
  const { next, soon, isWeekend } = splitNextDayAndSoonAfter(coming, today);
  const ofDay = next?.events ?? [];
  const cover = pickMainConcertOfDay(ofDay, now);
  const shown = [...ofDay, ...soon.flatMap(({ events }) => events)];
  const picks = filterUpcomingSelectedConcerts(page.events, today, shown);
  return {
    today,
    cover: cover ?? null,
    sameDay: ofDay.filter((event) => event !== cover).map(toCompactCard),
    soon: soon.map(({ day, events }) => ({ day, events: events.map(toCompactCard) })),
    isWeekend,
    picks: picks.map((event, index) => (index < largePickCount ? toLargeCard(event) : toCompactCard(event))),
  };
}

/** Loads the first two pages of the calendar, which contain tonight, and this weekend if they do not contain all of it. */
async function loadComing(
  today: HallDay,
  { locale, search, signal }: TemplateVisit,
): Promise<readonly EventCard[]> {
  const params = createAllConcertsSearchCriteria(locale, today);
  const [first, second] = await Promise.all([
    search.events({ ...params, card: 'cover', page: 1 }, signal),
    search.events({ ...params, card: 'cover', page: 2 }, signal),
  ]);
  const coming = [...first.events, ...(isNextPage(first, second) ? second.events : [])];
  const missing = findWeekendToRequest(coming, first.total, today);
  if (!missing) return coming;
  const weekend = { ...params, from: missing.first, until: missing.last };
  const pages = await Promise.all([
    search.events({ ...weekend, card: 'cover', page: 1 }, signal),
    search.events({ ...weekend, card: 'cover', page: 2 }, signal),
  ]);
  const found = pages.filter(({ page }, index) => page === index + 1).flatMap(({ events }) => events);
  return [...new Map([...coming, ...found].map((event) => [event.uri, event])).values()];
}

/** A pick with its photograph, whose excerpt and subtitle are not shown. */
function toLargeCard(event: EventCard): EventCard {
  const { excerpt: _, subtitle: __, ...card } = toEventCardOfShape(event, 'cover');
  return card;
}

function toCompactCard(event: EventCard): EventCard {
  return toEventCardOfShape(event, 'compact');
}

function isNextPage(first: EventSearchResult, second: EventSearchResult): boolean {
  return second.page === first.page + 1;
}

/** The front page (TPL-12). */
export const homeTemplate = defineTemplate<'home', HomeData>({
  cover: (_page, { cover }) => (cover ? getEventTheme(cover) : undefined),
  load,
  View: HomeScreen,
});
