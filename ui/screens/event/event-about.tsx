import { findCoverPhoto } from '#domain/media/image.ts';
import type { EventPage } from '#domain/page/page.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/screens/event/event-about.module.css';

/**
 * The introduction and description, beside what the cover does not show (DOOR-33): the figure of a concert with a photograph there, or
 * a photograph that is too small for it. The figure and its caption are decorative, hidden from screen readers.
 */
export function EventAbout({ page }: { readonly page: EventPage }) {
  const { image } = page.event;
  if (!image) return <Words page={page} />;
  return (
    <div className={`${styles.about} text-and-side`}>
      <Words page={page} />
      {findCoverPhoto(page.event) ? (
        <figure aria-hidden="true">
          <FigureImage src={toLargeEventFigureUrl(page.event, 'press')} size={560} />
          <SoundFigureCaption />
        </figure>
      ) : (
        <figure>
          <Picture picture={image} portion={0.4} />
          <PictureCaption picture={image} />
        </figure>
      )}
    </div>
  );
}

/** What the figure of a concert shows (FIGURE-2). */
export function SoundFigureCaption() {
  const { t } = useSite();
  return <figcaption aria-hidden="true">{t('event.plate')}</figcaption>;
}

function Words({ page }: { readonly page: EventPage }) {
  return (
    <div className="stack">
      <Prose text={page.introduction} />
      <Prose text={page.description} />
    </div>
  );
}
