import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useCrumbs } from '#ui/kit/use-crumbs.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import styles from '#ui/screens/page/page.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** A page that is its words: title, introduction, picture, description, blocks (TPL-14). */
export function PageScreen({ page }: { readonly page: Page }) {
  const t = useWords();
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageHead page={page} />
      <div className={styles.head}>
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useCrumbs(page)} />
        <h1 tabIndex={-1}>{page.title}</h1>
        {page.subtitle && <p className={styles.subtitle}>{page.subtitle}</p>}
        <div className={styles.introduction}>
          <Prose text={page.introduction} />
        </div>
      </div>
      {page.image && (
        <div className={styles.picture}>
          <Picture picture={page.image} isFirst />
        </div>
      )}
      {page.description.length > 0 && (
        <div className={styles.prose}>
          <Prose text={page.description} />
        </div>
      )}
      <Blocks blocks={page.content} />
    </article>
  );
}
