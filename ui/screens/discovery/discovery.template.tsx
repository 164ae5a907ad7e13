import { listComingEventsSoldOutLast } from '#domain/event-page/related-events.ts';
import type { EventCard } from '#domain/event/event.ts';
import { type EventSearchCriteria, createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { HeadPicture } from '#ui/components/head-picture.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/discovery/discovery.module.css';

/** The coming concerts with which a story ends: those of its work, or else of its composers (PEOPLE-2). */
interface DiscoveryData {
  /** Whether they are those that the story is about, or only by the same composer. */
  readonly title: 'discovery.concerts' | 'discovery.sameComposer';
  readonly events: readonly EventCard[];
  /** The calendar's query for all of them. */
  readonly query: string;
}

type DiscoveryProps = TemplateProps<PageOf<'discovery'>, DiscoveryData | null>;

/** A story: title and picture on a cover in its theme, then the text (TPL-2, LAYOUT-12). */
function DiscoveryScreen({ page, data }: DiscoveryProps) {
  const { t } = useSite();
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <StoryCover page={page} />
      <div className="wrap part split">
        <StoryFacts page={page} />
        <div className="stack">
          <Prose text={page.introduction} look="lead" />
          <Prose text={page.description} look="essay" />
        </div>
      </div>
      <Blocks blocks={page.content} />
      {data && data.events.length > 0 && <ComingConcerts data={data} />}
      {page.related.length > 0 && (
        <Section title={t('discovery.more')}>
          <LinkList look="card" items={page.related} />
        </Section>
      )}
    </article>
  );
}

/** The coming concerts of what the story is about. */
function ComingConcerts({ data: { title, events, query } }: { readonly data: DiscoveryData }) {
  const { t, global } = useSite();
  const calendar = global?.globalPages.eventOverview.url;
  return (
    <Section
      title={t(title)}
      note={
        calendar && (
          <p>
            <Link href={`${calendar}${query}`}>{t('discovery.allConcerts')}</Link>
          </p>
        )
      }
    >
      <CompactConcertList events={events} isDated />
    </Section>
  );
}

function StoryCover({ page }: Pick<DiscoveryProps, 'page'>) {
  const [collection] = page.collections;
  return (
    <PageHead
      page={page}
      look="page"
      surface="cover"
      kicker={
        collection && (
          <Link className="small-caps" href={collection.url}>
            {collection.title}
          </Link>
        )
      }
      subtitle={page.subtitle}
      picture={page.image && <HeadPicture picture={page.image} hasOwnColours />}
    />
  );
}

/** The margin: date, collections and tags. */
function StoryFacts({ page: { posted, collections, tags } }: Pick<DiscoveryProps, 'page'>) {
  const { t, formats } = useSite();
  return (
    <div className={`${styles.facts} muted`}>
      <dl>
        <dt>{t('discovery.posted')}</dt>
        <dd>
          <time dateTime={formatUtcIso(posted)}>{formats.longDate(posted)}</time>
        </dd>
        {collections.length > 0 && (
          <>
            <dt>{t('discovery.facet.categories')}</dt>
            {collections.map(({ title, url }, index) => (
              <dd key={index}>
                <Link href={url}>{title}</Link>
              </dd>
            ))}
          </>
        )}
        {tags.length > 0 && (
          <>
            <dt>{t('discovery.facet.tags')}</dt>
            <dd>{tags.join(', ')}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

const maxEvents = 4;

/** The evenings of its work; while there are none, the concerts of its composers; nothing while the search is unavailable. */
async function load(
  { composers, work }: PageOf<'discovery'>,
  { locale, now, search, signal }: TemplateVisit,
): Promise<DiscoveryData | null> {
  const criteria = createAllConcertsSearchCriteria(locale, toHallDay(now));
  const find = async (requested: Partial<EventSearchCriteria>) => {
    const { events } = await search.events({ ...criteria, ...requested, card: 'row', page: 1 }, signal);
    return listComingEventsSoldOutLast(events, now).slice(0, maxEvents);
  };
  const evenings = work ? await find({ keyword: work }) : [];
  if (work && evenings.length > 0)
    return { title: 'discovery.concerts', events: evenings, query: toQueryString([['keyword', work]]) };
  if (!composers) return null;
  return {
    title: work ? 'discovery.sameComposer' : 'discovery.concerts',
    events: await find({ selection: { ...criteria.selection, composers } }),
    query: toQueryString(composers.map((composer) => ['composers', composer])),
  };
}

/** A story (TPL-2); one about a work or a composer ends with the coming concerts (WAY-28, PEOPLE-2). */
export const discoveryTemplate = defineTemplate<'discovery', DiscoveryData | null>({
  cover: ({ theme = 'petrol' }) => theme,
  sitemap: { chapter: 'discovery', section: 'discovery' },
  load,
  words: ['discovery'],
  View: DiscoveryScreen,
});
