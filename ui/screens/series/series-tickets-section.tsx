import type { Page } from '#domain/page/page.ts';
import { createPriceTable } from '#domain/pricing/price-table.ts';
import { listSaleStarts } from '#domain/sale/sale-status.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import {
  canOrderSeries,
  countRemainingConcerts,
  pickSeriesSale,
  sumSingleTicketPrices,
  toSubscriptionOrderUrl,
} from '#domain/series/subscription.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { PriceTable } from '#ui/components/price-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { Section } from '#ui/components/section.tsx';
import { toSeriesOfferDisplay } from '#ui/format/format-series.ts';
import { preventBreaksExceptAfterCommas } from '#ui/format/prevent-breaks-except-after-commas.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useSeriesOffer } from '#ui/kit/use-series-offer.ts';
import { useTrackingCaller } from '#ui/kit/visitor.tsx';
import styles from '#ui/screens/series/series-tickets-section.module.css';

/** The data of a series, apart from its page. */
export interface SeriesData {
  /** Similar series, the most similar first. */
  readonly others: readonly SeriesCard[];
}

/** The properties of every part of the screen. */
export interface SeriesPageAndCard {
  readonly page: Extract<Page, { kind: 'series' }>;
  /** The page as a card: how it is sold as a whole. */
  readonly card: SeriesCard;
}

/** The subscription: prices by rank, description, and the order button or the reason why there is none (SALE-6, SALE-7). */
export function SeriesTicketsSection({ page, card }: SeriesPageAndCard) {
  const { t, formats, locale, addresses } = useSite();
  const customerTags = useCustomerTagTable();
  const orderUrl = toSubscriptionOrderUrl(page, addresses, locale);
  const tracking = useTrackingCaller();
  const { offer, price, tags, now } = useSeriesOffer(card);
  const table = createPriceTable(page.prices, tags, now, customerTags);
  const state = toSeriesOfferDisplay({ offer, price, concerts: card.concerts, now }, t, formats);
  return (
    <Section id="tickets" title={t('series.subscription')} note={<SaleStarts card={card} now={now} />}>
      <div className="text-and-side">
        <div className={`${styles.tickets} stack`}>
          {table.rows.length > 0 ? (
            <PriceTable
              caption={t('series.prices')}
              rankHead={t('event.rank')}
              heads={table.ticketTypes.map(({ name }) => name)}
              own={table.ticketTypes.map(({ isOwn }) => isOwn)}
              rows={table.rows.map(({ rank, zone, prices }) => ({
                rank,
                name: rank ?? zone,
                prices: prices.map((cell) => cell && formats.money(cell.euros)),
              }))}
            />
          ) : (
            <p>{t('series.noPrices')}</p>
          )}
          {price && <Remaining card={card} now={now} />}
          {orderUrl !== null && canOrderSeries(offer, price) && (
            <ButtonLink
              isOrder
              href={orderUrl}
              onClick={() => tracking(({ report }) => report({ kind: 'seriesOrder', series: page }))}
            >
              {t('series.order')}
            </ButtonLink>
          )}
          {state && <SaleStatusLabel {...state} />}
        </div>
        <Prose text={page.description} />
      </div>
    </Section>
  );
}

/** Once some concerts are over: what single tickets for the others cost (WAY-41). */
function Remaining({ card: { concerts }, now }: Pick<SeriesPageAndCard, 'card'> & { readonly now: Instant }) {
  const { t, formats } = useSite();
  const toCome = countRemainingConcerts(concerts, now);
  const singles = sumSingleTicketPrices(concerts, now);
  if (toCome === null || singles === null) return null;
  return <p>{t('series.remaining', { toCome, amount: formats.money(singles, 'whole') })}</p>;
}

/** The starts of sale that are still to come, by audience (TPL-24). */
function SaleStarts({ card, now }: Pick<SeriesPageAndCard, 'card'> & { readonly now: Instant }) {
  const { t, formats } = useSite();
  const starts = listSaleStarts(pickSeriesSale(card)).filter(({ at }) => at > now);
  return starts.map((start) => (
    <p key={start.for}>
      <time dateTime={formatUtcIso(start.at)}>
        {t(start.for === 'everyone' ? 'series.sale.everyone' : 'series.sale.presale', {
          date: preventBreaksExceptAfterCommas(formats.shortDateTime(start.at)),
        })}
      </time>
    </p>
  ));
}
