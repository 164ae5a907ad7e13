import type { EventsOfDay } from '#domain/event/event-days.ts';
import type { EventCard } from '#domain/event/event.ts';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { Section } from '#ui/components/section.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/screens/home/home.module.css';

interface ComingDaysProps {
  readonly days: readonly EventsOfDay<EventCard>[];
  readonly isWeekend: boolean;
}

/** The concerts of the weekend or the next days, by day, with a link to the calendar. */
export function ComingDays({ days, isWeekend }: ComingDaysProps) {
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
