import type { PageOf } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { defineTemplate } from '#ui/template/template.ts';

/** A collection of stories as a booklet: a cover, then numbered contents (TPL-3). */
function DiscoveryCollectionScreen({ page }: { readonly page: PageOf<'discoveryCollection'> }) {
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
            <p className="italic">{t('discovery.total', { count: page.items.length })}</p>
          </>
        }
      />
      <h2 className="visually-hidden">{t('discovery.contents')}</h2>
      <div className="wrap part">
        <LinkList look="card" isNumbered items={page.items} eager={2} />
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}

/** A collection of stories (TPL-3). It needs no data besides its page. */
export const discoveryCollectionTemplate = defineTemplate<'discoveryCollection'>({
  cover: ({ theme = 'petrol' }) => theme,
  sitemap: { chapter: 'discovery', section: 'discoveryCollection' },
  load: async () => null,
  words: ['discovery'],
  View: DiscoveryCollectionScreen,
});
