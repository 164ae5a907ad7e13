import { computeHeightRatioOfFigurePath, toFigureRowPath } from '#ui/figure/figure-image-path.ts';
import styles from '#ui/components/figure-image.module.css';

interface FigureImageProps {
  /** The figure's URL. */
  readonly src: string;
  /** The width in CSS pixels; the height follows from the plate's shape, to avoid layout shift. */
  readonly size: number;
  /** The class of the box of a small figure. */
  readonly className?: string | undefined;
  /** Its concert is cancelled or moved: the figure is dimmed. */
  readonly isFaded?: boolean;
  /** It is on the first screen: loaded eagerly. */
  readonly isFirst?: boolean;
  /** `high` for the largest picture of the first screen. */
  readonly fetchPriority?: 'high';
}

/** The largest figure that is shown as a small picture: a browser opens an SVG as a document of its own, which many in a list would make slow. */
const maxRowSize = 120;

/** A sound figure; decorative, hidden from screen readers. */
export function FigureImage({
  src,
  size,
  className = styles.inline,
  isFaded = false,
  isFirst = false,
  fetchPriority,
}: FigureImageProps) {
  const isSmall = size <= maxRowSize;
  const image = (
    <img
      className={styles.plate}
      data-faded={isFaded ? 'yes' : undefined}
      src={isSmall ? toFigureRowPath(src, 'light') : src}
      width={size}
      height={Math.round(size * computeHeightRatioOfFigurePath(src))}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
    />
  );
  if (!isSmall) return image;
  return (
    <picture className={className}>
      <source media="(prefers-color-scheme: dark)" srcSet={toFigureRowPath(src, 'dark')} />
      {image}
    </picture>
  );
}
