import { useMemo } from 'react';
import { canOrder } from '#domain/event/event-offer.ts';
import { toPriceTable } from '#domain/pricing/prices.ts';
import { listSaleStarts } from '#domain/sale/sale-status.ts';
import {
  pickSeriesSale,
  toSeriesAsOfferedEvent,
  toSubscriptionOrderUrl,
} from '#domain/series/subscription.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { PriceTable } from '#ui/components/price-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { Section } from '#ui/components/section.tsx';
import { withNonBreakingSpaces } from '#ui/format/non-breaking-spaces.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useTixBaseUrl } from '#ui/kit/tix-environment-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOfferWithPriceUpdates } from '#ui/kit/use-offer.ts';
import { useTrackingCaller } from '#ui/kit/visitor-context.tsx';
import type { SeriesProps } from '#ui/screens/series/series.data.ts';
import styles from '#ui/screens/series/series-tickets.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

/** The subscription: prices by rank, description, and the order button or the reason why there is none (SALE-6, SALE-7). */
export function SeriesTickets({ page }: SeriesProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { locale } = useSiteContext();
  const tixUrl = useTixBaseUrl();
  const tracking = useTrackingCaller();
  const { offer, tags, now } = useOfferWithPriceUpdates(
    useMemo(() => toSeriesAsOfferedEvent(page), [page]),
    page.prices,
  );
  const table = toPriceTable(page.prices, tags, now);
  const state = toOfferDisplay(offer, t, formats);
  return (
    <Section id="tickets" title={t('series.subscription')} note={<SaleStarts page={page} now={now} />}>
      <div className={styles.split}>
        <div className={styles.tickets}>
          {table.rows.length > 0 ? (
            <PriceTable
              caption={t('series.prices')}
              rankHead={t('event.rank')}
              heads={table.ticketTypes.map(({ name }) => name)}
              own={table.ticketTypes.map(({ isOwn }) => isOwn)}
              rows={table.rows.map(({ rank, zone, prices }) => ({
                key: zone,
                rank,
                name: rank ?? zone,
                prices: prices.map((price) => price && formats.euros(price.euros)),
              }))}
            />
          ) : (
            <p>{t('series.noPrices')}</p>
          )}
          {canOrder(offer) && (
            <ButtonLink
              isOrder
              href={toSubscriptionOrderUrl(page, tixUrl, locale)}
              onClick={() => tracking(({ report }) => report({ kind: 'seriesOrder', series: page }))}
            >
              {t('series.order')}
            </ButtonLink>
          )}
          {state && <SaleState {...state} />}
        </div>
        <Prose text={page.description} />
      </div>
    </Section>
  );
}

/** The starts of sale that are still to come, by audience (TPL-24). */
function SaleStarts({ page, now }: SeriesProps & { readonly now: Instant }) {
  const t = useTranslate();
  const formats = useFormats();
  const starts = listSaleStarts(pickSeriesSale(page)).filter(({ at }) => at > now);
  return starts.map((start) => (
    <p key={start.for}>
      <time dateTime={formatUtcIso(start.at)}>
        {t(start.for === 'everyone' ? 'series.sale.everyone' : 'series.sale.presale', {
          date: withNonBreakingSpaces(formats.shortDateTime(start.at)),
        })}
      </time>
    </p>
  ));
}
