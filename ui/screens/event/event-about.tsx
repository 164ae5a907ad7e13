import type { EventPage } from '#domain/page/page.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import styles from '#ui/screens/event/event-about.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

/**
 * The introduction and description, beside the concert's picture or its figure. The figure and its caption are decorative,
 * hidden from screen readers.
 */
export function EventAbout({ page }: { readonly page: EventPage }) {
  const t = useTranslate();
  const { image, id } = page.event;
  return (
    <div className={styles.about}>
      <div className={styles.words}>
        <Prose text={page.introduction} look="opening" />
        <Prose text={page.description} />
      </div>
      {image ? (
        <figure>
          <Picture picture={image} portion={0.4} />
          <PictureCaption picture={image} />
        </figure>
      ) : (
        <figure aria-hidden="true">
          <FigureImage src={toLargeEventFigureUrl(page.event, 'press')} size={560} />
          <figcaption>{t('event.plate', { number: id })}</figcaption>
        </figure>
      )}
    </div>
  );
}
