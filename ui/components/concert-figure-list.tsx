import { type EventCard, isCancelled, isPlayed } from '#domain/event/event.ts';
import type { Theme } from '#domain/media/theme.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/concert-figure-list.module.css';

interface ConcertFigureListProps {
  readonly label: string;
  readonly events: readonly EventCard[];
  readonly theme: Theme;
  /** `row`: on one line where there is room; `wall`: on as many as needed. */
  readonly look: 'row' | 'wall';
}

/** Concerts side by side, each with its figure and date, in one theme. */
export function ConcertFigureList({ label, events, theme, look }: ConcertFigureListProps) {
  const { formats } = useSite();
  return (
    <ol
      className={styles.frieze}
      data-look={look}
      data-print={look === 'wall' ? 'no' : undefined}
      aria-label={label}
    >
      {events.map((event) => (
        <li key={event.uri} data-off={isPlayed(event) ? undefined : 'yes'}>
          <Link href={event.url}>
            <FigureImage
              src={pickFigureImagePathByHash({
                identifier: event.id,
                room: event.room?.title ?? '',
                theme,
                style: isCancelled(event) ? 'silent' : 'open',
              })}
              size={look === 'row' ? 176 : 144}
              isFirst={look === 'row'}
            />
            <time dateTime={formatUtcIso(event.starts)}>{formats.shortDate(event.starts)}</time>
            <span className="visually-hidden">, {event.title}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
