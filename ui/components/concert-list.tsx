import type { EventCard } from '#domain/event/event.ts';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';

interface ConcertListProps {
  /** The same array between renders. */
  readonly events: readonly EventCard[];
  /** Its accessible name, where another list is below the same heading. */
  readonly label?: string | undefined;
}

/** Concerts as rows with their dates. */
export function ConcertList({ events, label }: ConcertListProps) {
  const { toListed } = useListedConcerts(events);
  return (
    <ul aria-label={label}>
      {events.map((event) => (
        <li key={event.uri}>
          <ConcertRow {...toListed(event)} isDated />
        </li>
      ))}
    </ul>
  );
}
