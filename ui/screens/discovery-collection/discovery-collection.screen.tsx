import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import styles from '#ui/screens/discovery-collection/discovery-collection.module.css';

interface DiscoveryCollectionScreenProps {
  readonly page: Extract<Page, { kind: 'discoveryCollection' }>;
}

/** A collection of stories as a booklet: a cover, then numbered contents (TPL-3). */
export function DiscoveryCollectionScreen({ page }: DiscoveryCollectionScreenProps) {
  const { t } = useSite();
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <PageHead
        page={page}
        surface="cover"
        aside={
          <>
            <Prose text={page.introduction} />
            <p className="italic">{t('discovery.count', { count: page.items.length })}</p>
          </>
        }
      />
      <h2 className="visually-hidden">{t('discovery.contents')}</h2>
      <ol className={styles.contents}>
        {page.items.map(({ title, subtitle, url, image }, index) => (
          <li key={index} className="one-link">
            {image && <Picture picture={{ ...image, alt: '' }} portion={0.34} />}
            <h3>
              <Link href={url}>{title}</Link>
            </h3>
            {subtitle && <p>{subtitle}</p>}
          </li>
        ))}
      </ol>
      <Blocks blocks={page.content} />
    </article>
  );
}
