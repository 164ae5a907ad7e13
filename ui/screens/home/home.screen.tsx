import { useTranslation } from 'react-i18next';
import { groupByDay } from '#domain/listing/event-days.ts';
import type { Page } from '#domain/page/page.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { weekendOf } from '#domain/time/week.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { ConcertLine } from '#ui/components/concert-line.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Section } from '#ui/components/section.tsx';
import { useLink } from '#ui/kit/link-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { HomeData } from '#ui/screens/home/home.data.ts';
import styles from '#ui/screens/home/home.module.css';
import { Tonight } from '#ui/screens/home/tonight.tsx';

export interface HomeScreenProps {
  readonly page: Extract<Page, { kind: 'home' }>;
  readonly data: HomeData;
}

/** The front page: what sounds tonight, then the weekend, then the season (TPL-12). */
export function HomeScreen({ page, data }: HomeScreenProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const Link = useLink();
  const calendar = useSite().global?.globalPages.eventOverview.url;
  const days = groupByDay(data.coming);
  const [first] = days;
  const weekend = weekendOf(data.today);
  const laterDays = days.filter(({ day }) => day !== first?.day);
  const shownDays = laterDays.some(({ day }) => weekend.includes(day))
    ? laterDays.filter(({ day }) => weekend.includes(day))
    : laterDays.slice(0, 2);
  return (
    <div>
      <PageHead page={page} />
      {first ? (
        <Tonight day={first.day} events={first.events} />
      ) : (
        <h1 className={styles.plain}>{page.title}</h1>
      )}
      {shownDays.length > 0 && (
        <Section
          title={t('home.weekend')}
          note={
            <>
              <p>{t('home.weekendText')}</p>
              {calendar && (
                <p>
                  <Link href={calendar}>{t('home.whole')}</Link>
                </p>
              )}
            </>
          }
        >
          <div className={styles.days}>
            {shownDays.slice(0, 2).map(({ day, events }) => (
              <section key={day}>
                <h3 className={styles.day}>{formats.dayAndMonth(day)}</h3>
                <ul>
                  {events.slice(0, 5).map((event) => (
                    <li key={event.uri}>
                      <ConcertLine event={event} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Section>
      )}
      {page.events.length > 0 && (
        <Section title={t('home.picks')} note={<p>{t('home.picksText')}</p>}>
          <ul className={styles.picks}>
            {page.events
              .filter(({ starts }) => hallDayAt(starts) >= data.today)
              .slice(0, 6)
              .map((event) => (
                <li key={event.uri}>
                  <ConcertLine event={event} isDated />
                </li>
              ))}
          </ul>
        </Section>
      )}
      {page.hero.length > 0 && (
        <Section title={t('home.more')}>
          <ul className={styles.cards}>
            {page.hero.map(({ title, subtitle, url, image }) => (
              <li key={url}>
                {image && <Picture picture={image} />}
                <h3>
                  <Link href={url}>{title}</Link>
                </h3>
                {subtitle && <p>{subtitle}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Blocks blocks={page.content} />
    </div>
  );
}
