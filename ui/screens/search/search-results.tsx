import { observer } from 'mobx-react-lite';
import {
  listPassagesNotInTitle,
  markTitle,
  type PageHit,
  textsNotInPassages,
} from '#domain/listing/page-hit.ts';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { LargeTitleList } from '#ui/components/large-title-list.tsx';
import { MarkedText } from '#ui/components/marked-text.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { Section } from '#ui/components/section.tsx';
import { useLinkComponent } from '#ui/kit/services-context.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import styles from '#ui/screens/search/search.module.css';
import type { SearchViewModel } from '#ui/screens/search/search.view-model.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface SearchProps {
  readonly viewModel: SearchViewModel;
}

/** The results by kind: three concerts, three series, then the pages (LIST-12). */
export function SearchResults({ viewModel }: SearchProps) {
  return (
    <>
      <FoundConcerts viewModel={viewModel} />
      <FoundSeries viewModel={viewModel} />
      <FoundPages viewModel={viewModel} />
    </>
  );
}

const FoundConcerts = observer(function FoundConcerts({ viewModel }: SearchProps) {
  const t = useTranslate();
  const Link = useLinkComponent();
  const { global } = useSiteContext();
  const { count, cards } = viewModel.data.listing.events;
  if (cards.length === 0) return null;
  const calendar = global?.globalPages.eventOverview.url;
  return (
    <Section
      title={t('search.group.events')}
      note={
        calendar && (
          <p>
            <Link href={viewModel.addressInList(calendar)}>{t('search.allConcerts', { count })}</Link>
          </p>
        )
      }
    >
      <ul className={styles.concerts}>
        {cards.map((event) => (
          <li key={event.uri}>
            <ConcertRow event={event} isDated />
          </li>
        ))}
      </ul>
    </Section>
  );
});

const FoundSeries = observer(function FoundSeries({ viewModel }: SearchProps) {
  const t = useTranslate();
  const Link = useLinkComponent();
  const { global } = useSiteContext();
  const { count, cards } = viewModel.data.listing.series;
  if (cards.length === 0) return null;
  const overview = global?.globalPages.seriesOverview.url;
  return (
    <Section
      title={t('search.group.series')}
      note={
        overview && (
          <p>
            <Link href={viewModel.addressInList(overview)}>{t('search.allSeries', { count })}</Link>
          </p>
        )
      }
    >
      <LargeTitleList
        entries={cards.map(({ url, title, subtitle, organizer, concerts }) => ({
          href: url,
          title,
          text: subtitle ?? organizer ?? '',
          figure: t('search.seriesConcerts', { count: concerts.length }),
        }))}
      />
    </Section>
  );
});

const FoundPages = observer(function FoundPages({ viewModel }: SearchProps) {
  const t = useTranslate();
  const { listing } = viewModel.data;
  if (listing.hits.length === 0) return null;
  return (
    <Section title={t('search.group.pages')}>
      <ul className={styles.pages}>
        {listing.hits.map((hit) => (
          <FoundPage key={hit.url} hit={hit} />
        ))}
      </ul>
      <Pagination page={listing.page} pages={listing.pages} addressOf={viewModel.query.pageAddress} />
    </Section>
  );
});

/** A page found, with the matches marked in its passages (LIST-20). */
function FoundPage({ hit }: { readonly hit: PageHit }) {
  const Link = useLinkComponent();
  const { subtitle, introduction } = textsNotInPassages(hit);
  return (
    <li className="one-link">
      <h3>
        <Link href={hit.url}>
          <MarkedText passage={markTitle(hit)} />
        </Link>
      </h3>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {listPassagesNotInTitle(hit).map((passage) => (
        <p key={passage.map(({ text }) => text).join('')}>
          <MarkedText passage={passage} />
        </p>
      ))}
      {introduction && <p>{introduction}</p>}
      <p className={styles.address}>{hit.url}</p>
    </li>
  );
}
