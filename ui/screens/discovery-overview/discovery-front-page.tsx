import type { FacetValue } from '#domain/facet/facet.ts';
import type { StoryCard } from '#domain/page/page-card.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { LinkList, toStoryLink } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SearchForm } from '#ui/components/search-form.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';

/** The data of the front page of the discovery overview. */
export interface DiscoveryFrontPageData {
  readonly kind: 'front';
  readonly categories: readonly FacetValue[];
  /** The latest stories; empty if the search is unavailable. */
  readonly latest: readonly StoryCard[];
}

interface DiscoveryFrontPageProps {
  readonly page: Extract<Page, { kind: 'discoveryOverview' }>;
  readonly data: DiscoveryFrontPageData;
}

/**
 * The front page of discovery: featured stories, a search field, the collections with their lists, and the latest stories
 * (TPL-4).
 */
export function DiscoveryFrontPage({ page, data }: DiscoveryFrontPageProps) {
  const { t, global } = useSite();
  const all = global?.globalPages.discoverySearchOverview;
  return (
    <article data-theme={page.theme ?? 'ocher-yellow'}>
      <PageMetadata page={page} />
      <PageHead
        page={page}
        look="cover"
        focusKey="front"
        aside={
          <>
            <Prose text={page.introduction} />
            <SearchForm
              label={t('discovery.search')}
              placeholder={t('discovery.searchHint')}
              submit={t('discovery.apply')}
              action={page.url}
            />
          </>
        }
      />
      {page.featured.length > 0 && (
        <div className="wrap part">
          <LinkList look="lead" items={page.featured} level={2} eager={1} />
        </div>
      )}
      {page.collections.length > 0 && (
        <Section title={t('discovery.facet.categories')} note={all && <AllStories {...all} />}>
          <LinkList
            look="index"
            items={page.collections.map(({ title, url }) => {
              const category = data.categories.find(({ label }) => label === title);
              return {
                url,
                title,
                ...(category && {
                  figure: t('discovery.total', { count: category.count }),
                  figureUrl: `${page.url}${toQueryString([['categories', category.value]])}`,
                }),
              };
            })}
          />
        </Section>
      )}
      {data.latest.length > 0 && (
        <Section title={t('discovery.latest')} note={all && <AllStories {...all} />}>
          <LinkList look="row" items={data.latest.map(toStoryLink)} />
        </Section>
      )}
      <Blocks blocks={page.content} />
    </article>
  );
}

function AllStories({ url }: { readonly url: string }) {
  const { t } = useSite();
  return (
    <p>
      <Link href={url}>{t('discovery.all')}</Link>
    </p>
  );
}
