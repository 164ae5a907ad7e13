import type { EventCard } from '#domain/event/event.ts';
import { CompactConcertRow, type CompactConcertRowProps } from '#ui/components/compact-concert-row.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import styles from '#ui/components/compact-row.module.css';

interface CompactConcertListProps extends CompactConcertRowProps {
  /** The same array between renders. */
  readonly events: readonly EventCard[];
  /** Whether its rows are laid out when they come near the window. */
  readonly isDeferred?: boolean;
}

/** Compact concerts, in two columns where there is room. */
export function CompactConcertList({ events, isDeferred, ...row }: CompactConcertListProps) {
  const { toListed } = useListedConcerts(events);
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.uri} data-deferred={isDeferred}>
          <CompactConcertRow {...toListed(event)} {...row} />
        </li>
      ))}
    </ul>
  );
}
