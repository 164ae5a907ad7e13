import type { DatedCard } from '#domain/listing/story-and-press-cards.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Picture } from '#ui/components/picture.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/story-or-press-release-row.module.css';

interface StoryOrPressReleaseRowProps {
  readonly card: DatedCard;
  /** The collection of a story, shown before the date. */
  readonly kind?: string | undefined;
  readonly isFirst?: boolean;
}

/** A story or press release in a list: picture, date, title and introduction. */
export function StoryOrPressReleaseRow({ card, kind, isFirst = false }: StoryOrPressReleaseRowProps) {
  const { formats } = useSite();
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
          <time dateTime={formatUtcIso(card.posted)}>{formats.longDate(card.posted)}</time>
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
