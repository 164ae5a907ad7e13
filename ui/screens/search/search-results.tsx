import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import { listNextConcertsBesideBest, type PageHit } from '#domain/listing/site-search.ts';
import { toMusicianUrl } from '#domain/musician/musician-address.ts';
import { findPerformersInKeyword } from '#domain/musician/performers-in-keyword.ts';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { HighlightedText } from '#ui/components/highlighted-text.tsx';
import { type ListedLink, LinkList } from '#ui/components/link-list.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { Section } from '#ui/components/section.tsx';
import { listPassagesNotInTitle, highlightTitle, listTextsNotInPassages } from '#ui/format/page-hit-texts.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { SearchViewModel } from '#ui/screens/search/search.view-model.ts';
import styles from '#ui/screens/search/search.module.css';

interface SearchResultsProps {
  readonly viewModel: SearchViewModel;
}

/**
 * The results by kind: the best and the next concerts, three series, then the pages (LIST-12). If no concert matches exactly, the pages
 * precede the series: the story about a work that is not played is nearer to it than a series (WAY-23).
 */
export const SearchResults = observer(function SearchResults({ viewModel }: SearchResultsProps) {
  const series = <FoundSeries key="series" viewModel={viewModel} />;
  const pages = <FoundPages key="pages" viewModel={viewModel} />;
  return (
    <>
      <FoundMusicians viewModel={viewModel} />
      <FoundConcerts viewModel={viewModel} />
      {viewModel.outcome === 'near' ? [pages, series] : [series, pages]}
    </>
  );
});

/** Those of the performers of the found concerts whom the keyword names (PERSON-8). */
const FoundMusicians = observer(function FoundMusicians({ viewModel }: SearchResultsProps) {
  const { t, locale } = useSite();
  const { listing, state } = viewModel.data;
  const performers = [...listing.events.best, ...listNextConcertsBesideBest(listing)].flatMap(
    (event) => event.performers,
  );
  const entries = findPerformersInKeyword(performers, state.keyword).flatMap(({ name, role, url }) => {
    const href = url ?? toMusicianUrl(name, locale);
    return href === undefined ? [] : { url: href, title: name, ...(role && { subtitle: role }) };
  });
  if (entries.length === 0) return null;
  return (
    <Section title={t('search.group.musicians')}>
      <LinkList look="index" items={entries} />
    </Section>
  );
});

const FoundConcerts = observer(function FoundConcerts({ viewModel }: SearchResultsProps) {
  const { t, global } = useSite();
  const { listing } = viewModel.data;
  const { best, exactCount: count } = listing.events;
  const next = useMemo(() => listNextConcertsBesideBest(listing), [listing]);
  if (best.length + next.length === 0) return null;
  const calendar = global?.globalPages.eventOverview.url;
  return (
    <Section
      title={t('search.group.events')}
      note={
        calendar &&
        count > 0 && (
          <p>
            <Link href={viewModel.addressInList(calendar)}>{t('search.allConcerts', { count })}</Link>
          </p>
        )
      }
    >
      <Concerts events={best} {...(next.length > 0 && { label: t('search.best', { count: best.length }) })} />
      <Concerts events={next} label={t('search.next')} />
    </Section>
  );
});

interface ConcertsProps {
  readonly events: readonly EventCard[];
  /** Distinguishes the list from another one below the same heading. */
  readonly label?: string;
}

function Concerts({ events, label }: ConcertsProps) {
  if (events.length === 0) return null;
  return (
    <>
      {label && <p className={`${styles.label} small-caps`}>{label}</p>}
      <ConcertList events={events} label={label} />
    </>
  );
}

const FoundSeries = observer(function FoundSeries({ viewModel }: SearchResultsProps) {
  const { t, global } = useSite();
  const { listedCount: count, cards } = viewModel.data.listing.series;
  if (cards.length === 0) return null;
  const overview = global?.globalPages.seriesOverview.url;
  return (
    <Section
      title={t('search.group.series')}
      note={
        overview &&
        count > 0 && (
          <p>
            <Link href={viewModel.addressInList(overview)}>{t('search.allSeries', { count })}</Link>
          </p>
        )
      }
    >
      <LinkList
        look="index"
        items={cards.map(({ url, title, subtitle, organizer, concerts }) => ({
          url,
          title,
          subtitle: subtitle ?? organizer,
          figure: t('search.seriesConcerts', { count: concerts.length }),
        }))}
      />
    </Section>
  );
});

const FoundPages = observer(function FoundPages({ viewModel }: SearchResultsProps) {
  const { t } = useSite();
  const { listing } = viewModel.data;
  if (listing.hits.length === 0) return null;
  return (
    <Section title={t('search.group.pages')}>
      <LinkList look="row" items={listing.hits.map(toFoundLink)} />
      <Pagination page={listing.page} pages={listing.pages} addressOf={viewModel.query.pageAddress} />
    </Section>
  );
});

/** A page found, with the matches marked in its title and its passages, and its address (LIST-20). */
function toFoundLink(hit: PageHit): ListedLink {
  const { subtitle, introduction } = listTextsNotInPassages(hit);
  const passages = listPassagesNotInTitle(hit).map((passage, index) => (
    <span key={index}>
      <HighlightedText passage={passage} />{' '}
    </span>
  ));
  return {
    url: hit.url,
    title: <HighlightedText passage={highlightTitle(hit)} />,
    subtitle,
    introduction: (passages.length > 0 || introduction) && [...passages, introduction],
    figure: hit.url,
  };
}
