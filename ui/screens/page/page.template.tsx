import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { findHeading, toAnchorIds } from '#ui/format/anchor-id.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { defineTemplate } from '#ui/template/template.ts';
import styles from '#ui/screens/page/page.module.css';

interface PageScreenProps {
  readonly page: Page;
}

/** A plain page: title, introduction, picture, description, blocks (TPL-14); also a page of an unknown kind (TPL-21). */
function PageScreen({ page }: PageScreenProps) {
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <PageHead page={page} subtitle={page.subtitle} />
      <div className="wrap part split">
        <Contents page={page} />
        <div className={page.image && 'text-and-side'}>
          <div className="stack">
            <Prose text={page.introduction} look="lead" />
            <Prose text={page.description} />
          </div>
          {page.image && (
            <figure className={styles.picture}>
              <Picture picture={page.image} portion={0.5} isFirst />
              <PictureCaption picture={page.image} />
            </figure>
          )}
        </div>
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}

/** The minimum number of parts for a table of contents. */
const minParts = 3;

/** The table of contents of a long page, in its margin. */
function Contents({ page }: PageScreenProps) {
  const { t } = useSite();
  const ids = toAnchorIds(page.content);
  const parts = page.content.flatMap((block, index) => {
    const title = findHeading(block);
    return title === undefined ? [] : [{ title, id: ids[index] }];
  });
  if (parts.length < minParts) return null;
  return (
    <nav className={`${styles.contents} muted`} aria-label={t('page.contents')}>
      <ol>
        {parts.map(({ title, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const plain = {
  load: async () => null,
  View: PageScreen,
} as const;

/** A page with title, introduction, description and blocks (TPL-14). */
export const pageTemplate = defineTemplate<'page'>({
  ...plain,
  sitemap: { chapter: 'pages', section: 'page' },
});

/** A page of an unknown type, rendered in the same way (TPL-21). */
export const unknownTemplate = defineTemplate<'unknown'>({ ...plain, sitemap: 'never' });
