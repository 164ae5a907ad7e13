import type { EventCard } from '#domain/event/event.ts';
import { priceTagBeside } from '#domain/pricing/price-tag.ts';
import { isoOf } from '#domain/time/instant.ts';
import styles from '#ui/components/concert-line.module.css';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { Plate } from '#ui/components/plate.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { eventFigure, themeOf } from '#ui/format/event-figure.ts';
import { offerText } from '#ui/format/offer-text.ts';
import { priceText } from '#ui/format/price-text.ts';
import { useLink } from '#ui/kit/services-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOffer } from '#ui/kit/use-offer.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface ConcertLineProps {
  readonly event: EventCard;
  /** Whether to show the date beside the time; a list under day headings does without. */
  readonly isDated?: boolean;
  /** The heading level. */
  readonly level?: 2 | 3 | 4;
}

/** A compact concert for short lists: figure, title, composers, time and room. */
export function ConcertLine({ event, isDated = false, level = 3 }: ConcertLineProps) {
  const t = useWords();
  const formats = useFormats();
  const Link = useLink();
  const Heading = `h${level}` as const;
  const offer = useOffer(event);
  const state = offerText(offer, t, formats);
  const price = priceTagBeside(event, offer);
  const when = isDated ? formats.shortDateTime(event.starts) : formats.time(event.starts);
  return (
    <article className={`${styles.line} one-link`} data-theme={themeOf(event)}>
      <div className={styles.figure}>
        <Plate
          src={eventFigure(event, offer)}
          size={84}
          isFaded={offer.kind === 'cancelled' || offer.kind === 'moved'}
        />
      </div>
      <Heading>
        <Link href={event.url}>{event.title}</Link>
      </Heading>
      <p className={styles.by}>{event.composers.slice(0, 3).join(', ') || event.subtitle}</p>
      <p className={styles.facts}>
        <time dateTime={isoOf(event.starts)}>{when}</time>
        <span>{event.room?.title}</span>
        {state ? <SaleState {...state} /> : price && <span>{priceText(price, t, formats)}</span>}
      </p>
      <div className={styles.keep}>
        <FavouriteToggle event={event} />
      </div>
    </article>
  );
}
