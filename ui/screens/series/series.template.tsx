import { useMemo } from 'react';
import { emptySeriesListingState } from '#domain/listing/series-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { computePriceTag } from '#domain/pricing/price-tag.ts';
import { toSeriesCard } from '#domain/series/series-card.ts';
import {
  type SeriesSpan,
  canOrderSeries,
  findSeriesSpan,
  listRoomsByFrequency,
} from '#domain/series/subscription.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { ConcertFigureList } from '#ui/components/concert-figure-list.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { CoverFacts } from '#ui/components/cover-facts.tsx';
import { PageActions } from '#ui/components/page-actions.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { Section } from '#ui/components/section.tsx';
import { SeriesRow } from '#ui/components/series-row.tsx';
import { formatPrice } from '#ui/format/format-price.ts';
import { formatConcertCount, formatSeriesSaving, toSeriesOfferDisplay } from '#ui/format/format-series.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useSeriesOffer } from '#ui/kit/use-series-offer.ts';
import {
  SeriesTicketsSection,
  type SeriesData,
  type SeriesPageAndCard,
} from '#ui/screens/series/series-tickets-section.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';

type SeriesProps = TemplateProps<PageOf<'series'>, SeriesData>;

/** A series: its concerts, subscription and related series (TPL-19, TPL-24). */
function SeriesScreen({ page, data }: SeriesProps) {
  const { t, global } = useSite();
  const overview = global?.globalPages.seriesOverview.url;
  const card = useMemo(() => toSeriesCard(page), [page]);
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} hasCalendar />
      <SeriesCover page={page} card={card} />
      <PageActions page={page} />
      {page.introduction.length > 0 && (
        <div className="wrap part split">
          <Prose text={page.introduction} look="lead" />
        </div>
      )}
      {page.events.length > 0 && (
        <Section title={t('series.concerts')} note={<Organizer page={page} />}>
          <ConcertList events={page.events} />
        </Section>
      )}
      <SeriesTicketsSection page={page} card={card} />
      <Blocks blocks={page.content} />
      {data.others.length > 0 && (
        <Section
          title={t('series.related')}
          note={overview && <Link href={overview}>{t('series.all')}</Link>}
        >
          <ul>
            {data.others.map((series) => (
              <li key={series.uri}>
                <SeriesRow series={series} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

/** The genres and the organizer, with a link to the organizer's other series. */
function Organizer({ page: { organizer, genres } }: Pick<SeriesPageAndCard, 'page'>) {
  const { t, global } = useSite();
  const overview = global?.globalPages.seriesOverview.url;
  return (
    <>
      {genres.length > 0 && <p>{genres.slice(0, 4).join(', ')}</p>}
      {organizer !== null && (
        <p>
          {t('series.by')}{' '}
          {overview ? (
            <Link
              href={`${overview}?organizers=${encodeURIComponent(organizer)}`}
              aria-label={t('series.moreOf', { organizer })}
            >
              {organizer}
            </Link>
          ) : (
            organizer
          )}
        </p>
      )}
      <p>{t('series.single')}</p>
    </>
  );
}

/** The cover in the series' theme: its title, and a frieze of the figures of its concerts. */
function SeriesCover({ page, card }: SeriesPageAndCard) {
  const { t } = useSite();
  return (
    <PageHead page={page} surface="cover" kicker={page.subtitle}>
      {page.events.length > 0 && (
        <ConcertFigureList
          label={t('series.frieze')}
          events={page.events}
          theme={page.theme ?? 'petrol'}
          look="row"
        />
      )}
      <Facts page={page} card={card} />
    </PageHead>
  );
}

/** When, where, price, start of sale, and the order button (TPL-24). */
function Facts({ page, card }: SeriesPageAndCard) {
  const { t, formats } = useSite();
  const { offer, price, now } = useSeriesOffer(card);
  const tag = computePriceTag({ minPrice: null }, price);
  const [room, ...others] = listRoomsByFrequency(page.events.map((event) => event.room?.title));
  const state = toSeriesOfferDisplay({ offer, price, concerts: card.concerts, now }, t, formats);
  const hasSaleStarted = page.saleStart !== null && page.saleStart <= now;
  return (
    <CoverFacts
      facts={[
        {
          term: t('event.when'),
          detail: <Span span={findSeriesSpan(page.events)} />,
          note: formatConcertCount(card.concerts, now, t),
        },
        {
          term: t('event.where'),
          detail: room,
          ...(others.length > 0 && { note: t('series.rooms', { count: others.length }) }),
        },
        {
          term: t('event.price'),
          detail: tag && formatPrice(tag, t, formats),
          note:
            (price && formatSeriesSaving(price, { concerts: card.concerts, now }, t, formats)) ??
            t('series.priceNote'),
        },
        {
          term: t(hasSaleStarted ? 'series.saleSince' : 'series.saleStart'),
          detail: page.saleStart !== null && (
            <time dateTime={formatUtcIso(page.saleStart)}>{formats.shortDate(page.saleStart)}</time>
          ),
          ...(page.saleStart !== null && { note: formats.time(page.saleStart) }),
        },
      ]}
    >
      {canOrderSeries(offer, price) && <ButtonLink href="#tickets">{t('series.order')}</ButtonLink>}
      {state && <SaleStatusLabel {...state} />}
    </CoverFacts>
  );
}

/** `oktober 2026 tot maart 2027`, or one month if all concerts are in it. */
function Span({ span }: { readonly span: SeriesSpan | null }) {
  const { t, formats } = useSite();
  if (!span) return null;
  const [first, last] = [span.first, span.last].map((moment) => formats.month(toHallDay(moment)));
  return first === last ? first : t('series.span', { first, last });
}

/** How many other series are shown. */
const maxOthers = 3;

/** Loads other series of its first genre; any series if the search does not know it. A page has the genre's label, the search its value. */
async function load(
  page: PageOf<'series'>,
  { search, locale, now, signal }: TemplateVisit,
): Promise<SeriesData> {
  const from = toHallDay(now);
  const [first] = page.genres;
  const facets = await search.seriesFacets({ locale, from }, signal);
  const genres = facets.genres.filter(({ label }) => label === first).map(({ value }) => value);
  const selection = { ...emptySeriesListingState.selection, genres };
  const found = await search.series({ ...emptySeriesListingState, selection, locale, from }, signal);
  return { others: found.series.filter(({ uri }) => uri !== page.uri).slice(0, maxOthers) };
}

/** A series (TPL-19). */
export const seriesTemplate = defineTemplate<'series', SeriesData>({
  cover: ({ theme = 'petrol' }) => theme,
  calendar: { contents: ({ events }) => ({ kind: 'concerts', uris: events.map(({ uri }) => uri) }) },
  sitemap: { chapter: 'series', section: 'series' },
  load,
  words: ['series'],
  View: SeriesScreen,
});
