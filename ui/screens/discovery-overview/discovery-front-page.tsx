import type { LinkCard } from '#domain/navigation/site-menus.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { LargeTitleList } from '#ui/components/large-title-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SearchForm } from '#ui/components/search-form.tsx';
import { Section } from '#ui/components/section.tsx';
import { StoryOrPressReleaseRow } from '#ui/components/story-or-press-release-row.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import type { DiscoveryFrontPageData } from '#ui/screens/discovery-overview/discovery-overview.data.ts';
import styles from '#ui/screens/discovery-overview/featured.module.css';

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
              submit={t('discovery.find')}
              action={page.url}
            />
          </>
        }
      />
      <Featured stories={page.featured} />
      {page.collections.length > 0 && (
        <Section title={t('discovery.facet.categories')} note={all && <AllStories {...all} />}>
          <LargeTitleList
            entries={page.collections.map(({ title, url }) => {
              const category = data.categories.find(({ label }) => label === title);
              return {
                href: url,
                title,
                ...(category && {
                  figure: t('discovery.count', { count: category.count }),
                  figureHref: `${page.url}${toQueryString([['categories', category.value]])}`,
                }),
              };
            })}
          />
        </Section>
      )}
      {data.latest.length > 0 && (
        <Section title={t('discovery.latest')} note={all && <AllStories {...all} />}>
          <ul>
            {data.latest.map((card) => (
              <li key={card.uri}>
                <StoryOrPressReleaseRow card={card} kind={card.collections[0]?.title} />
              </li>
            ))}
          </ul>
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

/** The featured stories: one over the whole width, the others around it. */
function Featured({ stories }: { readonly stories: readonly LinkCard[] }) {
  if (stories.length === 0) return null;
  return (
    <ul className={styles.featured}>
      {stories.map(({ title, subtitle, url, image }, index) => (
        <li key={index} className={image ? 'one-link' : 'one-link title-card'}>
          {image && (
            <Picture
              picture={{ ...image, alt: '' }}
              portion={index === 0 ? 0.67 : 0.34}
              isFirst={index === 0}
            />
          )}
          <div>
            <h2>
              <Link href={url}>{title}</Link>
            </h2>
            {subtitle && <p>{subtitle}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
