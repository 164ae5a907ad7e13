import { useRef } from 'react';
import type { FacetValue } from '#domain/facet/facet.ts';
import {
  type DiscoveryListingState,
  discoveryOverviewListOperations,
  discoveryOverviewParamsCodec,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-list.ts';
import type { StoryCard } from '#domain/page/page-card.ts';
import type { PageOf, Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { LinkList, toStoryLink } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SearchForm } from '#ui/components/search-form.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import { type DiscoveryListData, loadDiscoveryList } from '#ui/template/load-discovery-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';

/** Lazy, because most visits read the front page only. */
const LazyList = createLazyComponent(
  async () => (await import('#ui/components/discovery-list.tsx')).DiscoveryList,
);

/** The front page, or the list that its address requests (TPL-4). */
type DiscoveryOverviewData = DiscoveryFrontPageData | ({ readonly kind: 'list' } & DiscoveryListData);

/** Discovery: its front page, or the list for the query in the address (TPL-4). */
export const discoveryOverviewTemplate = defineTemplateWithParams<
  'discoveryOverview',
  DiscoveryOverviewData,
  DiscoveryListingState | null
>(discoveryOverviewParamsCodec, {
  load,
  words: ['discovery'],
  parts: (data) => (data?.kind === 'front' ? [] : [LazyList]),
  View,
});

/** How many of the latest stories are shown under the collections. */
const maxLatest = 5;

async function load(
  page: PageOf<'discoveryOverview'>,
  visit: TemplateVisit,
  state: DiscoveryListingState | null,
): Promise<DiscoveryOverviewData> {
  return state === null
    ? loadFront(page, visit)
    : { kind: 'list', ...(await loadDiscoveryList(state, visit)) };
}

async function loadFront(
  { featured }: PageOf<'discoveryOverview'>,
  { locale, search, signal }: TemplateVisit,
): Promise<DiscoveryFrontPageData> {
  const [categories, listing] = await Promise.all([
    search.discoveryCategories({ locale }, signal),
    search.discoveries({ ...emptyDiscoveryListingState, locale }, signal),
  ]);
  const shown = new Set(featured.map(({ url }) => url));
  const latest = listing.stories.filter(({ url }) => !shown.has(url)).slice(0, maxLatest);
  return { kind: 'front', categories, latest };
}

/**
 * The front page and the list have the same path, so the router does not move the focus between them. The list's canonical address is the
 * discovery search.
 */
function View({ page, data }: TemplateProps<PageOf<'discoveryOverview'>, DiscoveryOverviewData>) {
  const area = useRef<HTMLDivElement>(null);
  const canonicalPath = useSite().global?.globalPages.discoverySearchOverview.url;
  useFocusOnDataKeyChange(area, data.kind);
  return (
    <div ref={area}>
      {data.kind === 'list' ? (
        <LazyList
          page={page}
          data={data}
          rules={discoveryOverviewListOperations}
          canonicalPath={canonicalPath}
        />
      ) : (
        <DiscoveryFrontPage page={page} data={data} />
      )}
    </div>
  );
}

/** The data of the front page of the discovery overview. */
interface DiscoveryFrontPageData {
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
function DiscoveryFrontPage({ page, data }: DiscoveryFrontPageProps) {
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
