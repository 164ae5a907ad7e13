import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';

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
        <div className="wrap part">
          <Prose text={page.description} />
        </div>
      )}
      <div className="wrap part">
        <LinkList
          look={hasPictures ? 'card' : 'index'}
          isNumbered={!hasPictures}
          level={2}
          items={page.items}
        />
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}
