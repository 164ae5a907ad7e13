import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import { type EventCard, isPlayed, type MusicianPerformances } from '#domain/event/event.ts';
import type { PageHit } from '#domain/listing/site-search.ts';
import { toMusicianUrl } from '#domain/musician/musician-address.ts';
import { isAboutMusician } from '#domain/musician/performers-in-keyword.ts';
import { splitComingAndPastConcerts } from '#domain/musician/summarize-performances.ts';
import type { PageOf } from '#domain/page/page.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { CoverFacts } from '#ui/components/cover-facts.tsx';
import { DotLeaderList } from '#ui/components/dot-leader-list.tsx';
import { HeadPicture } from '#ui/components/head-picture.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageActions } from '#ui/components/page-actions.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { ProgrammeTable } from '#ui/components/programme-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/musician/musician.module.css';

/** How many of the concerts to come are shown in large rows. */
const maxLarge = 12;

/** The concerts of a musician as the page shows them. */
interface MusicianData {
  /** The next first. */
  readonly coming: readonly EventCard[];
  /** The latest first. */
  readonly past: readonly EventCard[];
  /** Stories, releases and pages about the musician, best first. */
  readonly pages: readonly PageHit[];
}

type MusicianProps = TemplateProps<PageOf<'musician'>, MusicianData>;

/** A musician: concerts to come, works, companions, past concerts, and what an editor wrote (PERSON-1). */
function MusicianScreen({ page, data }: MusicianProps) {
  const { t } = useSite();
  const { performances } = page;
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <MusicianMetadata page={page} />
      <MusicianCover page={page} data={data} />
      <PageActions page={page} />
      {page.introduction.length > 0 && (
        <div className="wrap part split">
          <Prose text={page.introduction} look="lead" />
        </div>
      )}
      {performances && <ComingConcerts data={data} />}
      {page.description.length > 0 && (
        <Section title={t('musician.about', { name: page.title })}>
          <Prose text={page.description} look="essay" />
        </Section>
      )}
      <Blocks blocks={page.content} />
      {performances && <Works performances={performances} />}
      {performances && <Companions page={page} performances={performances} />}
      {data.pages.length > 0 && (
        <Section title={t('musician.pages')}>
          <LinkList
            look="index"
            items={data.pages.map(({ url, title, subtitle }) => ({
              url,
              title,
              ...(subtitle && { subtitle }),
            }))}
          />
        </Section>
      )}
      {data.past.length > 0 && (
        <Section title={t('musician.past')}>
          <CompactConcertList events={data.past} isDated />
        </Section>
      )}
    </article>
  );
}

/** The description for search engines is the editor's, else a sentence with the name and the roles. */
function MusicianMetadata({ page }: Pick<MusicianProps, 'page'>) {
  const { t, global } = useSite();
  const hall = global?.site.name;
  const { title, performances, introduction, seo } = page;
  const roles = performances?.roles ?? [];
  const name = roles.length > 0 ? `${title} (${roles.join(', ')})` : title;
  const hasOwn = introduction.length > 0 || seo?.description !== undefined || hall === undefined;
  const described = hasOwn
    ? page
    : { ...page, seo: { title, ...seo, description: t('musician.description', { name, hall }) } };
  return <PageMetadata page={described} hasCalendar />;
}

/** All concerts to come, the next ones in large rows. */
function ComingConcerts({ data: { coming } }: Pick<MusicianProps, 'data'>) {
  const { t } = useSite();
  return (
    <Section title={t('musician.coming')}>
      {coming.length === 0 ? (
        <p className={styles.none}>{t('musician.none')}</p>
      ) : (
        <ConcertList events={coming.slice(0, maxLarge)} />
      )}
      {coming.length > maxLarge && <CompactConcertList events={coming.slice(maxLarge)} isDated />}
    </Section>
  );
}

/** The works of those concerts, each with one of its evenings. */
function Works({ performances: { works } }: { readonly performances: MusicianPerformances }) {
  const { t, formats } = useSite();
  if (works.length === 0) return null;
  const evenings = new Map(works.map(({ work, event }) => [work, event]));
  return (
    <Section title={t('musician.works')}>
      <ProgrammeTable
        caption={t('musician.works')}
        works={works.map(({ work }) => work)}
        linksOf={(work) => {
          const event = evenings.get(work);
          if (!event) return {};
          const text = t('musician.workOn', { date: formats.shortDate(event.starts), title: event.title });
          return { otherEvents: { href: event.url, text } };
        }}
      />
    </Section>
  );
}

/** Those who perform in the same concerts. */
function Companions({
  page,
  performances,
}: Pick<MusicianProps, 'page'> & { readonly performances: MusicianPerformances }) {
  const { t } = useSite();
  if (performances.companions.length === 0) return null;
  return (
    <Section title={t('musician.companions')}>
      <div className={styles.companions}>
        <DotLeaderList
          rows={performances.companions.map(({ name, role, url }) => ({
            term: name,
            detail: role,
            href: url ?? toMusicianUrl(name, page.language),
          }))}
        />
      </div>
    </Section>
  );
}

/** The name and the roles as large as the screen allows, beside the editor's photograph if there is one (PERSON-3). */
function MusicianCover({ page, data }: MusicianProps) {
  const roles = page.performances?.roles.join(', ') || page.subtitle;
  const picture = page.image && <HeadPicture picture={page.image} />;
  return (
    <PageHead page={page} surface="cover" subtitle={roles} picture={picture}>
      <NextConcert page={page} data={data} />
    </PageHead>
  );
}

/** The next concert that is played, where, and how many there are. */
function NextConcert({ data: { coming } }: MusicianProps) {
  const { t, formats } = useSite();
  const next = coming.find((event) => isPlayed(event));
  if (!next) return null;
  return (
    <CoverFacts
      facts={[
        {
          term: t('musician.next'),
          detail: <time dateTime={formatUtcIso(next.starts)}>{formats.shortDateTime(next.starts)}</time>,
          note: <Link href={next.url}>{next.title}</Link>,
        },
        {
          term: t('event.where'),
          detail: next.room?.title,
          note: t('musician.count', { count: coming.length }),
        },
      ]}
    />
  );
}

/** How many past concerts are shown. */
const maxPast = 8;
const maxPages = 6;

async function load(page: PageOf<'musician'>, visit: TemplateVisit): Promise<MusicianData> {
  const { title, performances } = page;
  const { locale, now, search, signal } = visit;
  const { coming, past } = splitComingAndPastConcerts(performances?.events ?? [], now);
  const { hits } = await search.find({ locale, keyword: title, now, page: 1 }, signal);
  const pages = hits.filter((hit) => hit.url !== page.url && isAboutMusician(hit, title));
  return {
    coming: coming.map((event, index) => toEventCardOfShape(event, index < maxLarge ? 'row' : 'compact')),
    past: past.slice(0, maxPast).map((event) => toEventCardOfShape(event, 'compact')),
    pages: pages.slice(0, maxPages),
  };
}

/** A musician (PERSON-1), of whom everything but an editor's own texts is in the concerts. */
export const musicianTemplate = defineTemplate<'musician', MusicianData>({
  cover: ({ theme = 'petrol' }) => theme,
  calendar: {
    contents: ({ performances }) => ({
      kind: 'concerts',
      uris: performances?.events.map(({ uri }) => uri) ?? [],
    }),
  },
  sitemap: 'never',
  load,
  words: ['musician'],
  View: MusicianScreen,
});
