import type { EventPage } from '#domain/page/page.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import styles from '#ui/screens/event/event-about.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

interface EventAboutProps {
  readonly page: EventPage;
  /** False where the page shows the picture elsewhere. */
  readonly hasPicture?: boolean;
}

/**
 * The introduction and description, beside the concert's picture or its figure. The figure and its caption are decorative,
 * hidden from screen readers.
 */
export function EventAbout({ page, hasPicture = true }: EventAboutProps) {
  const t = useTranslate();
  const { image } = page.event;
  if (!hasPicture) return <Words page={page} />;
  return (
    <div className={`${styles.about} text-and-side`}>
      <Words page={page} />
      {image ? (
        <figure>
          <Picture picture={image} portion={0.4} />
          <PictureCaption picture={image} />
        </figure>
      ) : (
        <figure aria-hidden="true">
          <FigureImage src={toLargeEventFigureUrl(page.event, 'press')} size={560} />
          <figcaption>{t('event.plate')}</figcaption>
        </figure>
      )}
    </div>
  );
}

function Words({ page }: { readonly page: EventPage }) {
  return (
    <div className={styles.words}>
      <Prose text={page.introduction} look="opening" />
      <Prose text={page.description} />
    </div>
  );
}
