import type { Picture } from '#domain/media/image.ts';
import type { Theme } from '#domain/media/theme.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/concert-figure-grid.module.css';

interface ConcertFigureGridProps {
  /** Ideally three; the first is shown large. */
  readonly plates: readonly {
    readonly href: string;
    readonly theme: Theme;
    /** The URL of an engraved figure. */
    readonly figure: string;
    /** Its photograph, shown in place of the figure. */
    readonly photo?: Picture | undefined;
    readonly caption?: string;
    readonly title: string;
    readonly text?: string;
  }[];
}

/** Concerts as plates with captions and titles: the photograph of a concert, or its figure. */
export function ConcertFigureGrid({ plates }: ConcertFigureGridProps) {
  return (
    <ul className={styles.gallery}>
      {plates.map(({ href, theme, figure, photo, caption, title, text }, index) => (
        <li key={href} className="one-link" data-theme={theme}>
          <figure>
            {photo ? (
              <div className={styles.photo}>
                <InkedPhoto
                  picture={photo}
                  sizes={`(min-width: 1024px) ${index === 0 ? 50 : 25}vw, ${index === 0 ? 100 : 50}vw`}
                  fallback={<FigureImage src={figure} size={640} />}
                />
              </div>
            ) : (
              <FigureImage src={figure} size={640} />
            )}
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          {text && <p className="muted">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
