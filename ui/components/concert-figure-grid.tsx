import type { Theme } from '#domain/page/theme.ts';
import styles from '#ui/components/concert-figure-grid.module.css';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { useLinkComponent } from '#ui/kit/services-context.tsx';

interface PlateGalleryProps {
  /** Ideally three; the first is shown large. */
  readonly plates: readonly {
    readonly href: string;
    readonly theme: Theme;
    /** The URL of an engraved figure. */
    readonly figure: string;
    /** The number of the plate, as in a book: `Plaat I`. */
    readonly number?: string;
    readonly caption?: string;
    readonly title: string;
    readonly text?: string;
  }[];
}

/** Concerts as numbered plates with captions and titles. */
export function ConcertFigureGrid({ plates }: PlateGalleryProps) {
  const Link = useLinkComponent();
  return (
    <ul className={styles.gallery}>
      {plates.map(({ href, theme, figure, number, caption, title, text }) => (
        <li key={href} className="one-link" data-theme={theme}>
          <figure>
            <FigureImage src={figure} size={640} />
            {(number ?? caption) && (
              <figcaption>
                {number && <b>{number}</b>} {caption}
              </figcaption>
            )}
          </figure>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
