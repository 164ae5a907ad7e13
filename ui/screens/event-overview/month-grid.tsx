import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { Link } from '#ui/kit/link.tsx';
import { createPlainClickHandler } from '#ui/kit/plain-click-handler.ts';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { DateGridStep } from '#ui/stores/date-grid-steps.ts';
import styles from '#ui/screens/event-overview/month-grid.module.css';

export interface MonthGridDayLink {
  readonly key: string;
  readonly number: number;
  /** The accessible name: the date, and the number of concerts if it is known. */
  readonly name: string;
  /** The number of concerts on this day; up to four are shown as ticks. */
  readonly count: number;
  /** The link of the day; absent if it is known to have no concerts. */
  readonly href?: string;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
}

interface MonthLinkProps {
  readonly href: string;
  readonly label: string;
  readonly onTurn: () => void;
}

interface MonthGridProps {
  readonly title: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly MonthGridDayLink[])[];
  readonly previous: MonthLinkProps | null;
  readonly next: MonthLinkProps;
  /** The key of the focusable day (roving tab index). */
  readonly current: string;
  readonly onStep: (step: DateGridStep) => void;
  readonly onChoose: (key: string) => void;
  /** What follows the days. */
  readonly children?: ReactNode;
}

const stepByKey: Readonly<Record<string, DateGridStep>> = {
  ArrowLeft: 'previousDay',
  ArrowRight: 'nextDay',
  ArrowUp: 'previousWeek',
  ArrowDown: 'nextWeek',
  Home: 'weekStart',
  End: 'weekEnd',
  PageUp: 'previousMonth',
  PageDown: 'nextMonth',
  'Shift+PageUp': 'previousYear',
  'Shift+PageDown': 'nextYear',
};

/** One month as a date grid, with marks on days with concerts. It is one tab stop; the arrow keys move inside it. */
export function MonthGrid({
  title,
  weekdays,
  weeks,
  previous,
  next,
  current,
  onStep,
  onChoose,
  children,
}: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  useFocusOnDataKeyChange(grid, current);
  // Without the arrow keys, each link is a tab stop, and no day is looked up to be focused.
  const isHydrated = useIsHydrated();
  const moveFocus = (event: KeyboardEvent) => {
    const step = stepByKey[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <div className={styles.month} data-print="no">
      <div className={styles.head}>
        <h2 id="month" aria-live="polite">
          {title}
        </h2>
        {previous && <MonthLink turn={previous} icon="chevron-left" />}
        <MonthLink turn={next} icon="chevron-right" />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby="month"
        aria-multiselectable={weeks.flat().filter(({ isChosen }) => isChosen).length > 1 || undefined}
        onKeyDown={moveFocus}
      >
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
                <td
                  key={day.key}
                  aria-selected={day.isChosen}
                  data-outside={day.isOutside ? 'yes' : undefined}
                >
                  {renderDay(
                    day,
                    isHydrated && { tabIndex: day.key === current ? 0 : -1, 'data-key': day.key },
                    onChoose,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}

function MonthLink({
  turn: month,
  icon,
}: {
  readonly turn: MonthLinkProps;
  readonly icon: 'chevron-left' | 'chevron-right';
}) {
  return (
    <a href={month.href} aria-label={month.label} onClick={createPlainClickHandler(month.onTurn)}>
      <Icon name={icon} />
    </a>
  );
}

/** A day as an element; a component for each of the 42 costs as much as its element. */
function renderDay(
  day: MonthGridDayLink,
  focusAttributes: false | { readonly tabIndex: 0 | -1; readonly 'data-key': string },
  onChoose: MonthGridProps['onChoose'],
): ReactNode {
  const dayAttributes = {
    'data-count': Math.min(day.count, 4) || undefined,
    'data-chosen': day.isChosen ? 'yes' : undefined,
    'aria-label': day.name,
    'aria-current': day.isToday ? ('date' as const) : undefined,
    ...focusAttributes,
  };
  if (day.href === undefined) {
    return (
      <span {...dayAttributes} role="link" aria-disabled="true">
        {day.number}
      </span>
    );
  }
  return (
    <Link
      {...dayAttributes}
      mode="filter"
      href={day.href}
      onClick={createPlainClickHandler(() => onChoose(day.key))}
    >
      {day.number}
    </Link>
  );
}
