import type { EventCard } from '#domain/event/event.ts';
import { pickNextAndSoon, selectUpcomingPicks } from '#domain/event/home-concert-selection.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactConcert } from '#ui/components/compact-concert.tsx';
import { ConcertFigureGrid } from '#ui/components/concert-figure-grid.tsx';
import { PageLinkCards } from '#ui/components/page-link-cards.tsx';
import { Section } from '#ui/components/section.tsx';
import { toEventTheme, toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { ComingDays } from '#ui/screens/home/coming-days.tsx';
import { type HomeData, largePicks } from '#ui/screens/home/home.data.ts';
import styles from '#ui/screens/home/home.module.css';
import { NextConcertDay } from '#ui/screens/home/next-concert-day.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';

interface HomeScreenProps {
  readonly page: Extract<Page, { kind: 'home' }>;
  readonly data: HomeData;
}

/** The home page: tonight, then the coming days, then the season (TPL-12). */
export function HomeScreen({ page, data }: HomeScreenProps) {
  const t = useTranslate();
  const { next, soon, isWeekend } = pickNextAndSoon(data.coming, data.today);
  const picks = selectUpcomingPicks(
    page.events,
    data.today,
    [next, ...soon].flatMap((day) => day?.events ?? []),
  );
  const formats = useFormats();
  const toPlate = (event: EventCard) => ({
    href: event.url,
    theme: toEventTheme(event),
    figure: toLargeEventFigureUrl(event, 'press'),
    photo: findCoverPhoto(event),
    caption: event.composers.slice(0, 3).join(', '),
    title: event.title,
    text: [formats.shortDateTime(event.starts), event.room?.title].filter(Boolean).join(', '),
  });
  return (
    <>
      <PageMetadata page={page} />
      {next ? (
        <NextConcertDay day={next.day} events={next.events} />
      ) : (
        <h1 className={styles.plain}>{page.title}</h1>
      )}
      {soon.length > 0 && <ComingDays days={soon} isWeekend={isWeekend} />}
      {picks.length > 0 && (
        <Section title={t('home.picks')} note={<p>{t('home.picksText')}</p>}>
          <ConcertFigureGrid plates={picks.slice(0, largePicks).map(toPlate)} />
          <ul className={styles.picks}>
            {picks.slice(largePicks).map((event) => (
              <li key={event.uri}>
                <CompactConcert event={event} isDated />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {page.hero.length > 0 && (
        <Section title={t('home.more')}>
          <PageLinkCards items={page.hero} />
        </Section>
      )}
      <Blocks blocks={page.content} />
    </>
  );
}
