import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { preventBreaksAroundNumbers } from '#ui/format/prevent-breaks-around-numbers.ts';
import type { PageWithPath } from '#ui/kit/page-breadcrumbs.ts';
import styles from '#ui/components/page-head.module.css';

interface PageHeadProps {
  /** The page, for its breadcrumbs and its title; a title alone has no breadcrumbs. */
  readonly page: PageWithPath | { readonly title: string };
  /** The size of the title: as on a cover, as on a page, or as in a newspaper. A long one, or one beside a picture, is a size smaller. */
  readonly look?: 'cover' | 'page' | 'article';
  readonly surface?: 'cover' | 'tint';
  /** Above the title. */
  readonly kicker?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Beside the title where there is room: an introduction, a search field, buttons. */
  readonly aside?: ReactNode;
  /** A `HeadPicture`, beside the words. */
  readonly picture?: ReactNode;
  /** Where `useFocusOnDataKeyChange` finds the title. */
  readonly focusKey?: string;
  /** Across the whole head, below the title: facts, figures. */
  readonly children?: ReactNode;
}

/** More characters make a title long. */
const maxShortTitle = 24;

/** The head of a page: breadcrumbs, title, and what stands above, below and beside it (LAYOUT-6). */
export function PageHead(props: PageHeadProps) {
  const { page, surface, kicker, subtitle, aside, picture, focusKey, children } = props;
  const { look = surface === 'cover' ? 'cover' : 'page' } = props;
  const isLong = page.title.length > maxShortTitle;
  return (
    <div
      className={styles.head}
      data-surface={surface}
      data-look={look}
      data-length={isLong ? 'long' : undefined}
      data-picture={picture ? 'yes' : undefined}
    >
      {'path' in page && <Breadcrumbs page={page} />}
      <div className={styles.title}>
        {kicker && <p className="kicker">{kicker}</p>}
        <h1 tabIndex={-1} data-key={focusKey}>
          {preventBreaksAroundNumbers(page.title)}
        </h1>
        {subtitle && <p>{subtitle}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {picture}
      {children && <div>{children}</div>}
    </div>
  );
}
