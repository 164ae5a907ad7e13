import { useTranslation } from 'react-i18next';
import { comingDays, stillToCome } from '#domain/event/coming-days.ts';
import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Cards } from '#ui/components/cards.tsx';
import { ConcertLine } from '#ui/components/concert-line.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { HomeData } from '#ui/screens/home/home.data.ts';
import styles from '#ui/screens/home/home.module.css';
import { Soon } from '#ui/screens/home/soon.tsx';
import { Tonight } from '#ui/screens/home/tonight.tsx';

export interface HomeScreenProps {
  readonly page: Extract<Page, { kind: 'home' }>;
  readonly data: HomeData;
}

/** The front page: what sounds tonight, then the weekend, then the season (TPL-12). */
export function HomeScreen({ page, data }: HomeScreenProps) {
  const { t } = useTranslation();
  const { next, soon } = comingDays(data.coming, data.today);
  const picks = stillToCome(
    page.events,
    data.today,
    [next, ...soon].flatMap((day) => day?.events ?? []),
  );
  return (
    <>
      <PageHead page={page} />
      {next ? (
        <Tonight day={next.day} events={next.events} />
      ) : (
        <h1 className={styles.plain}>{page.title}</h1>
      )}
      {soon.length > 0 && <Soon days={soon} />}
      {picks.length > 0 && (
        <Section title={t('home.picks')} note={<p>{t('home.picksText')}</p>}>
          <ul className={styles.picks}>
            {picks.map((event) => (
              <li key={event.uri}>
                <ConcertLine event={event} isDated />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {page.hero.length > 0 && (
        <Section title={t('home.more')}>
          <Cards items={page.hero} />
        </Section>
      )}
      <Blocks blocks={page.content} />
    </>
  );
}
