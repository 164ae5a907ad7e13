import { type ReactNode, useState } from 'react';
import { listRenditionsBySize, type Picture } from '#domain/media/image.ts';
import { toCropPositionAttributes } from '#ui/components/crop-position.ts';
import styles from '#ui/components/inked-photo.module.css';

interface InkedPhotoProps {
  readonly picture: Picture;
  /** The width at which it is shown, as the `sizes` of an image. */
  readonly sizes: string;
  /** Whether it is the largest picture of the first screen: loaded eagerly, with high priority. */
  readonly isFirst?: boolean;
  /** What is shown in its place if it cannot be loaded; by default an ink. */
  readonly fallback?: ReactNode;
}

/**
 * A photograph in the two inks of its theme, by blend modes. It fills its box, and is cropped around its focal point (PHOTO-1,
 * PHOTO-3). Until it is loaded, or if it cannot be, the box shows an ink.
 */
export function InkedPhoto({ picture, sizes, isFirst = false, fallback }: InkedPhotoProps) {
  const [isBroken, setIsBroken] = useState(false);
  const renditions = listRenditionsBySize(picture).toReversed();
  const [smallest] = renditions;
  if (!smallest) return null;
  if (isBroken && fallback) return fallback;
  return (
    <div className={styles.photo} data-broken={isBroken ? 'yes' : undefined}>
      <img
        // It may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
        }}
        onError={() => setIsBroken(true)}
        onLoad={() => setIsBroken(false)}
        {...(renditions.length > 1 && {
          srcSet: renditions.map(({ url, width }) => `${url} ${width}w`).join(', '),
          sizes,
        })}
        src={smallest.url}
        width={smallest.width}
        height={smallest.height}
        alt={picture.alt}
        {...toCropPositionAttributes(picture)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  );
}
