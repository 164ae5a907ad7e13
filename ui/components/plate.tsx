import styles from '#ui/components/plate.module.css';

export interface PlateProps {
  /** The figure's address. */
  readonly src: string;
  /** CSS pixels of both sides, so that nothing shifts. */
  readonly size: number;
  readonly isFaded?: boolean;
  readonly isFirst?: boolean;
}

/** A sound figure as a thumbnail: an ornament, silent to screen readers. */
export function Plate({ src, size, isFaded = false, isFirst = false }: PlateProps) {
  return (
    <img
      className={styles.plate}
      data-faded={isFaded ? 'yes' : undefined}
      src={src}
      width={size}
      height={size}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
