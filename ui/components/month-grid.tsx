import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/month-grid.module.css';
import { useLink } from '#ui/kit/link-context.tsx';

export interface MonthGridDay {
  readonly key: string;
  readonly number: number;
  /** Date and number of concerts in words. */
  readonly name: string;
  /** Concerts on this day; each is a tick, up to four. */
  readonly count: number;
  /** Where the day leads; absent where there is nothing to see. */
  readonly href?: string;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
}

export interface MonthGridTurn {
  readonly href: string;
  readonly label: string;
  readonly onTurn: () => void;
}

export interface MonthGridProps {
  readonly title: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly MonthGridDay[])[];
  readonly previous: MonthGridTurn | null;
  readonly next: MonthGridTurn;
}

/** A leaf of the calendar: the days of a month, marked where there are concerts. */
export function MonthGrid({ title, weekdays, weeks, previous, next }: MonthGridProps) {
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <h2 aria-live="polite">{title}</h2>
        {previous && <Turn turn={previous} icon="chevron-left" />}
        <Turn turn={next} icon="chevron-right" />
      </div>
      <table aria-label={title}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.key}>
              {week.map((day) => (
                <td key={day.key} data-outside={day.isOutside ? 'yes' : undefined}>
                  <Day day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Turn({
  turn,
  icon,
}: {
  readonly turn: MonthGridTurn;
  readonly icon: 'chevron-left' | 'chevron-right';
}) {
  const turnHere = (event: { preventDefault(): void }) => {
    event.preventDefault();
    turn.onTurn();
  };
  return (
    <a href={turn.href} aria-label={turn.label} onClick={turnHere}>
      <Icon name={icon} />
    </a>
  );
}

function Day({ day }: { readonly day: MonthGridDay }) {
  const Link = useLink();
  const marks = { 'data-count': Math.min(day.count, 4), 'data-chosen': day.isChosen ? 'yes' : undefined };
  if (day.href === undefined) return <span {...marks}>{day.number}</span>;
  return (
    <Link
      {...marks}
      way="refine"
      href={day.href}
      aria-label={day.name}
      aria-current={day.isToday ? 'date' : undefined}
    >
      {day.number}
    </Link>
  );
}
