import { listRenditionsBySize } from '#domain/media/image.ts';
import type { PressPicture } from '#domain/page/block.ts';
import { Picture } from '#ui/components/picture.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/press-pictures.module.css';

/** The pictures of a release: a preview, the sizes to download, the credit and the rights (WAY-44). */
export function PressPictures({ pictures }: { readonly pictures: readonly PressPicture[] }) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={index}>
          <PressPictureFigure picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function PressPictureFigure({ picture: { image, credit, rights } }: { readonly picture: PressPicture }) {
  const { t } = useSite();
  return (
    <figure>
      <Picture picture={image} portion={0.3} />
      <figcaption>
        {image.caption && <p>{image.caption}</p>}
        {credit && <p>{t('press.credit', { credit })}</p>}
        {rights && <p>{rights}</p>}
        <ul className={`${styles.sizes} cluster`} aria-label={t('press.sizes')} data-print="no">
          {listRenditionsBySize(image).map(({ url, width, height }) => (
            <li key={width}>
              <a href={url} download>
                {t('press.size', { width, height })}
              </a>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
