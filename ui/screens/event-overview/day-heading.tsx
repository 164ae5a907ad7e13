import { daysAfter, type HallDay, hallDayAt } from '#domain/time/hall-day.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import styles from '#ui/screens/event-overview/day-heading.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** A day as a diary heads it; it stays in sight while its concerts pass. */
export function DayHeading({ day }: { readonly day: HallDay }) {
  const t = useWords();
  const formats = useFormats();
  const today = hallDayAt(useSite().now);
  const near =
    day === today
      ? t('events.day.today')
      : day === daysAfter(today, 1)
        ? t('events.day.tomorrow')
        : undefined;
  return (
    <h2 className={styles.heading}>
      <time dateTime={day}>{formats.dayAndMonth(day)}</time>
      {near && <i> {near}</i>}
    </h2>
  );
}
