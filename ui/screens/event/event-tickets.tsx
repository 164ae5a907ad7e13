import { mayOrder, offerOf } from '#domain/event/event-offer.ts';
import { orderAddress } from '#domain/event/order-address.ts';
import type { Page } from '#domain/page/page.ts';
import { priceTable } from '#domain/pricing/prices.ts';
import type { Rank } from '#domain/pricing/rank.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { PriceTable } from '#ui/components/price-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { Section } from '#ui/components/section.tsx';
import { offerText } from '#ui/format/offer-text.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import styles from '#ui/screens/event/event-tickets.module.css';
import { useWords } from '#ui/words/use-words.tsx';

type EventPage = Extract<Page, { kind: 'event' }>;

/** Prices by rank, and the way to the ticketing site or the reason why there is none (SALE-6, SALE-7). */
export function EventTickets({ page }: { readonly page: EventPage }) {
  const t = useWords();
  const { global, locale, now, settings } = useSite();
  const formats = useFormats();
  const table = priceTable(page.prices, [], now);
  const offer = offerOf(page.event, [], now);
  const state = offerText(offer, t, formats);
  const address = orderAddress(page, settings.tixUrl, locale);
  return (
    <Section id="tickets" title={t('event.tickets')} note={state && <SaleState {...state} />}>
      <div className={styles.tickets}>
        {table.rows.length > 0 ? (
          <PriceTable
            caption={t('event.prices')}
            rankHead={t('event.rank')}
            heads={table.ticketTypes.map(({ name }) => name)}
            rows={table.rows.map(({ rank, zone, prices }) => ({
              key: zone,
              rank,
              name: rankName(rank, zone, t),
              prices: prices.map((price) => price && formats.euros(price.euros)),
            }))}
          />
        ) : (
          <p>{t('event.noPrices')}</p>
        )}
        {mayOrder(offer) && <ButtonLink href={address}>{t('offer.orderTickets')}</ButtonLink>}
        {offer.kind === 'soldOut' && offer.waitingList && (
          <ButtonLink look="line" href={address}>
            {t('offer.waitingList')}
          </ButtonLink>
        )}
        {table.ticketTypes.some(({ isFriendsLottery }) => isFriendsLottery) && global && (
          <Prose text={global.friendsLottery} />
        )}
      </div>
    </Section>
  );
}

function rankName(rank: Rank | null, zone: string, t: ReturnType<typeof useWords>): string {
  if (rank === 'gold') return t('event.rank.gold');
  return rank === '1p' ? t('event.rank.1p') : (rank ?? zone);
}
