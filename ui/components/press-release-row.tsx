import type { DatedCard } from '#domain/listing/story-and-press-cards.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/press-release-row.module.css';

/** A press release in a list: its date in the margin, its title and introduction. */
export function PressReleaseRow({ card }: { readonly card: DatedCard }) {
  const { formats } = useSite();
  return (
    <article className={`${styles.row} one-link`}>
      <time dateTime={formatUtcIso(card.posted)}>{formats.longDate(card.posted)}</time>
      <h3>
        <Link href={card.url}>{card.title}</Link>
      </h3>
      {card.introduction !== '' && <p>{card.introduction}</p>}
    </article>
  );
}
