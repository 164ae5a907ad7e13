import { useMemo } from 'react';
import { isCancelledMovedOrOver } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { isEvening } from '#domain/time/day-part.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import { ConcertCover } from '#ui/components/concert-cover.tsx';
import { useConcertCoverFacts } from '#ui/components/use-concert-cover-facts.tsx';
import { getEventTheme } from '#ui/format/event-figure-url.ts';
import { formatConcertTimeRange } from '#ui/format/format-concert-times-and-length.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import styles from '#ui/screens/home/home.module.css';

/** The opening of the home page: the cover of a concert of tonight, or of the next one (DOOR-30). */
export function HomeCover({ event, today }: { readonly event: EventCard; readonly today: HallDay }) {
  const { t, formats } = useSite();
  const { toListed } = useListedConcerts(useMemo(() => [event], [event]));
  const { offer, price, ownPrice } = toListed(event).tickets;
  const isToday = toHallDay(event.starts) === today;
  return (
    <article data-theme={getEventTheme(event)} data-off={isCancelledMovedOrOver(offer) ? 'yes' : undefined}>
      <ConcertCover
        event={event}
        offer={offer}
        ticketType={ownPrice?.ticketType}
        title={event.title}
        href={event.url}
        subtitle={event.subtitle}
        top={
          <p className={styles.kicker}>
            {t(!isToday ? 'home.next' : isEvening(event.starts) ? 'home.tonight' : 'home.today')}
          </p>
        }
        facts={useConcertCoverFacts(event, {
          times: formatConcertTimeRange(event, t, formats),
          price,
        })}
      />
    </article>
  );
}
