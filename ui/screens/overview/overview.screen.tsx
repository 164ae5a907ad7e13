import type { LinkCard } from '#domain/navigation/site-menus.ts';
import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PageLinkCards } from '#ui/components/page-link-cards.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Link } from '#ui/kit/link.tsx';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import styles from '#ui/screens/overview/overview.module.css';

/** A page of links in the editor's order: cards if all have pictures, otherwise a numbered index (TPL-13). */
export function OverviewScreen({ page }: { readonly page: Extract<Page, { kind: 'overview' }> }) {
  const hasPictures = page.items.length > 0 && page.items.every(({ image }) => image !== undefined);
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <PageHead
        page={page}
        surface="tint"
        subtitle={page.subtitle}
        aside={<Prose text={page.introduction} />}
      />
      {page.description.length > 0 && (
        <div className={styles.prose}>
          <Prose text={page.description} />
        </div>
      )}
      <div className={styles.items}>
        {hasPictures ? <PageLinkCards items={page.items} /> : <NumberedIndex items={page.items} />}
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}

/** The links as a numbered list. */
function NumberedIndex({ items }: { readonly items: readonly LinkCard[] }) {
  return (
    <ol className={styles.index}>
      {items.map(({ title, subtitle, url }, index) => (
        <li key={index}>
          <h2>
            <Link href={url}>{title}</Link>
          </h2>
          {subtitle && <p>{subtitle}</p>}
        </li>
      ))}
    </ol>
  );
}
