import { computeHeightRatioOfFigurePath } from '#ui/figure/figure-image-path.ts';
import styles from '#ui/components/figure-image.module.css';

interface FigureImageProps {
  /** The figure's URL. */
  readonly src: string;
  /** The width in CSS pixels; the height follows from the plate's shape, to avoid layout shift. */
  readonly size: number;
  /** Its concert is cancelled or moved: the figure is dimmed. */
  readonly isFaded?: boolean;
  /** It is on the first screen: loaded eagerly. */
  readonly isFirst?: boolean;
  /** `high` for the largest picture of the first screen. */
  readonly fetchPriority?: 'high';
}

/** A sound figure; decorative, hidden from screen readers. */
export function FigureImage({
  src,
  size,
  isFaded = false,
  isFirst = false,
  fetchPriority,
}: FigureImageProps) {
  return (
    <img
      className={styles.plate}
      data-faded={isFaded ? 'yes' : undefined}
      src={src}
      width={size}
      height={Math.round(size * computeHeightRatioOfFigurePath(src))}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
    />
  );
}
