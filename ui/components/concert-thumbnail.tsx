import type { EventCard } from '#domain/event/event.ts';
import { findThumbnail } from '#domain/media/image.ts';
import styles from '#ui/components/concert-thumbnail.module.css';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { toEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { useOffer } from '#ui/kit/use-offer.ts';

/**
 * The picture of a concert in a short list: its photograph, else its figure (PHOTO-5). Decorative, because the title beside it says
 * what it is of.
 */
export function ConcertThumbnail({ event }: { readonly event: EventCard }) {
  const offer = useOffer(event);
  const isFaded = offer.kind === 'cancelled' || offer.kind === 'moved';
  const figure = <FigureImage src={toEventFigureUrl(event, offer)} size={104} isFaded={isFaded} />;
  const photo = findThumbnail(event);
  if (!photo) return figure;
  return (
    <div className={styles.thumbnail} data-faded={isFaded ? 'yes' : undefined}>
      <InkedPhoto picture={photo} sizes="8.5rem" fallback={figure} />
    </div>
  );
}
