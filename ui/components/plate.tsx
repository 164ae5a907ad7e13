import { proportionAt } from '#domain/figure/figure-path.ts';
import styles from '#ui/components/plate.module.css';

interface PlateProps {
  /** The figure's address. */
  readonly src: string;
  /** CSS pixels of its width; its height follows from the plate, so that nothing shifts. */
  readonly size: number;
  /** Its concert does not go on: it steps back behind the others. */
  readonly isFaded?: boolean;
  readonly isFirst?: boolean;
}

/** A sound figure: an ornament, silent to screen readers. */
export function Plate({ src, size, isFaded = false, isFirst = false }: PlateProps) {
  return (
    <img
      className={styles.plate}
      data-faded={isFaded ? 'yes' : undefined}
      src={src}
      width={size}
      height={Math.round(size * proportionAt(src))}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
