import { listRenditionsBySize, type Picture, toCropPosition } from '#domain/media/image.ts';
import styles from '#ui/components/inked-photo.module.css';

interface InkedPhotoProps {
  readonly picture: Picture;
  /** The width at which it is shown, as the `sizes` of an image. */
  readonly sizes: string;
  /** Whether it is the largest picture of the first screen: loaded eagerly, with high priority. */
  readonly isFirst?: boolean;
}

/**
 * A photograph in the two inks of its theme, by blend modes. It fills its box, and is cropped around its focal point (PHOTO-1,
 * PHOTO-3). Until it is loaded, or if it cannot be, the box shows an ink.
 */
export function InkedPhoto({ picture, sizes, isFirst = false }: InkedPhotoProps) {
  const renditions = listRenditionsBySize(picture).toReversed();
  const [smallest] = renditions;
  if (!smallest) return null;
  const { x, y } = toCropPosition(picture);
  return (
    <div className={styles.photo}>
      <img
        srcSet={renditions.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        src={smallest.url}
        width={smallest.width}
        height={smallest.height}
        alt={picture.alt}
        data-x={x}
        data-y={y}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  );
}
