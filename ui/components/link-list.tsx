import type { ReactNode } from 'react';
import type { Picture as PictureOf } from '#domain/media/image.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { StoryCard } from '#domain/page/page-card.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import { Picture } from '#ui/components/picture.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/link-list.module.css';

/** A link to a page, with what there is to say about it. */
export interface ListedLink {
  readonly url: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly introduction?: ReactNode;
  readonly image?: PictureOf;
  readonly theme?: Theme;
  readonly posted?: Instant;
  /** What it is, before the date: the collection of a story. */
  readonly kind?: string | undefined;
  /** The last column of an index, a count or a price; a link of its own if it has an address. */
  readonly figure?: string;
  readonly figureUrl?: string;
}

/** A story with its first collection. */
export function toStoryLink(story: StoryCard): ListedLink {
  return { ...story, kind: story.collections[0]?.title };
}

interface LinkListProps {
  /**
   * `index`: large titles below one another. `card`: pictures side by side. `row`: picture or date in a margin. `lead`: the first one large,
   * the others as cards around it.
   */
  readonly look: 'index' | 'card' | 'row' | 'lead';
  readonly items: readonly ListedLink[];
  readonly isNumbered?: boolean;
  /** The level of the titles. */
  readonly level?: 2 | 3;
  /** How many pictures are on the first screen: they are loaded eagerly. */
  readonly eager?: number;
}

/** The fraction of the window that a picture fills. */
const portions = { index: 0, card: 0.34, row: 0.25, lead: 0.34 } as const;

/** A list of links to pages. Each title is a link over its whole item; a card without a picture is set in type. */
export function LinkList({ look, items, isNumbered = false, level = 3, eager = 0 }: LinkListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  const Title = `h${level}` as const;
  // Rows of three, or two rows of two, have no gap.
  const columns = items.length % 3 === 0 ? 3 : items.length === 4 ? 2 : undefined;
  const isTitleCard = ({ image }: ListedLink) =>
    !isNumbered && (look === 'card' || look === 'lead') && !image;
  const hasMeta = ({ kind, posted }: ListedLink) => kind !== undefined || posted !== undefined;
  return (
    <List className={styles.list} data-look={look} data-columns={columns}>
      {items.map((item, index) => (
        <li
          key={index}
          className={isTitleCard(item) ? 'one-link title-card' : 'one-link'}
          data-theme={item.theme}
          data-margin={item.image ? 'picture' : hasMeta(item) ? 'meta' : undefined}
        >
          {look !== 'index' && item.image && (
            <Picture
              picture={{ ...item.image, alt: '' }}
              portion={look === 'lead' && index === 0 ? 0.67 : portions[look]}
              isFirst={index < eager}
            />
          )}
          <div>
            {hasMeta(item) && <Meta {...item} />}
            <Title>
              <Link href={item.url}>{item.title}</Link>
            </Title>
            {item.subtitle && <p className={styles.subtitle}>{item.subtitle}</p>}
            {item.introduction && <p className={styles.introduction}>{item.introduction}</p>}
            <Figure {...item} />
          </div>
        </li>
      ))}
    </List>
  );
}

function Meta({ kind, posted }: ListedLink) {
  const { formats } = useSite();
  return (
    <p className={`${styles.meta} muted`}>
      {kind && <b className="small-caps">{kind}</b>}{' '}
      {posted !== undefined && <time dateTime={formatUtcIso(posted)}>{formats.longDate(posted)}</time>}
    </p>
  );
}

function Figure({ title, figure, figureUrl }: ListedLink) {
  if (figure === undefined) return null;
  return (
    <span className="figures">
      {figureUrl ? (
        <Link href={figureUrl}>
          {figure}
          <span className="visually-hidden"> {title}</span>
        </Link>
      ) : (
        figure
      )}
    </span>
  );
}
