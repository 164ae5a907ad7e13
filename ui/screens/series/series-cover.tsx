import { computePriceTag } from '#domain/pricing/price-tag.ts';
import {
  canOrderSeries,
  listRoomsByFrequency,
  type SeriesSpan,
  findSeriesSpan,
} from '#domain/series/subscription.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ConcertFigureList } from '#ui/components/concert-figure-list.tsx';
import { CoverFacts } from '#ui/components/cover-facts.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { formatPrice } from '#ui/format/format-price.ts';
import { formatConcertCount, formatSeriesSaving, toSeriesOfferDisplay } from '#ui/format/format-series.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useSeriesOffer } from '#ui/kit/use-series-offer.ts';
import type { SeriesPageAndCard } from '#ui/screens/series/series.data.ts';

/** The cover in the series' theme: its title, and a frieze of the figures of its concerts. */
export function SeriesCover({ page, card }: SeriesPageAndCard) {
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
