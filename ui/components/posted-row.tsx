import type { PostedCard } from '#domain/listing/posted-card.ts';
import { isoOf } from '#domain/time/instant.ts';
import { Picture } from '#ui/components/picture.tsx';
import styles from '#ui/components/posted-row.module.css';
import { useLink } from '#ui/kit/services-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';

interface PostedRowProps {
  readonly card: PostedCard;
  /** The collection of a story, shown before the date. */
  readonly kind?: string | undefined;
  readonly isFirst?: boolean;
}

/** A story or press release in a list: picture, date, title and introduction. */
export function PostedRow({ card, kind, isFirst = false }: PostedRowProps) {
  const Link = useLink();
  const formats = useFormats();
  return (
    <article className={`${styles.row} one-link`} data-theme={card.theme}>
      {card.image && (
        <Picture
          picture={{ ...card.image, alt: '' }}
          portion={0.25}
          isFirst={isFirst}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.meta}>
          {kind && <b className="small-caps">{kind}</b>}{' '}
          <time dateTime={isoOf(card.posted)}>{formats.longDate(card.posted)}</time>
        </p>
        <h3>
          <Link href={card.url}>{card.title}</Link>
        </h3>
        {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
        {card.introduction && <p className={styles.introduction}>{card.introduction}</p>}
      </div>
    </article>
  );
}
