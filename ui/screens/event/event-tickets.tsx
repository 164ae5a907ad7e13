import { mayOrder, type Offer } from '#domain/event/event-offer.ts';
import { mayBeSold } from '#domain/event/may-be-sold.ts';
import { orderAddress } from '#domain/event/order-address.ts';
import type { Page } from '#domain/page/page.ts';
import { hasFriendsLottery, priceTable } from '#domain/pricing/prices.ts';
import type { Rank } from '#domain/pricing/rank.ts';
import { presaleOf } from '#domain/sale/presale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PriceTable } from '#ui/components/price-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { Section } from '#ui/components/section.tsx';
import { VipCard } from '#ui/components/vip-card.tsx';
import { offerText } from '#ui/format/offer-text.ts';
import { presaleText } from '#ui/format/presale-text.ts';
import { useSession } from '#ui/kit/session-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { type Tickets, useTickets } from '#ui/kit/use-offer.ts';
import styles from '#ui/screens/event/event-tickets.module.css';
import { useWords } from '#ui/words/use-words.tsx';

type EventPage = Extract<Page, { kind: 'event' }>;

interface OfTickets {
  readonly page: EventPage;
  readonly tickets: Tickets;
}

/** Prices by rank, the visitor's own among them, and the way to the ticketing site or the reason why there is none (SALE-6, SALE-7). */
export function EventTickets({ page }: { readonly page: EventPage }) {
  const t = useWords();
  const tickets = useTickets(page.event, page.prices);
  return (
    <Section id="tickets" title={t('event.tickets')} note={<Note page={page} tickets={tickets} />}>
      <div className={styles.split}>
        <div className={styles.tickets}>
          <Prices page={page} tickets={tickets} />
          <Ordering page={page} tickets={tickets} />
        </div>
        {mayBeSold(tickets.offer) && hasFriendsLottery(page.prices, tickets.now) && <FriendsLottery />}
      </div>
    </Section>
  );
}

/** Beside the prices: how the sale stands, who comes first, and whose prices these are. */
function Note({ page, tickets: { offer, tags, now } }: OfTickets) {
  const t = useWords();
  const formats = useFormats();
  const state = offerText(offer, t, formats);
  const presale = presaleOf(page.event.sale, tags, now);
  const { ticketTypes } = priceTable(page.prices, tags, now);
  return (
    <>
      {state && (
        <p>
          <SaleState {...state} />
        </p>
      )}
      {presale && <p>{presaleText(presale, t, formats)}</p>}
      {ticketTypes.some(({ isOwn }) => isOwn) && <p>{t('event.ownPrices')}</p>}
    </>
  );
}

function Prices({ page, tickets: { offer, tags, now } }: OfTickets) {
  const t = useWords();
  const formats = useFormats();
  const { ticketTypes, rows } = priceTable(page.prices, tags, now);
  // A narrow window shows the first columns: what this visitor pays.
  const columns = ticketTypes
    .map((type, place) => ({ ...type, place }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  if (rows.length === 0) return <p>{t(insteadOfPrices(page, offer))}</p>;
  return (
    <PriceTable
      caption={t('event.prices')}
      rankHead={t('event.rank')}
      heads={columns.map(({ name }) => name)}
      own={columns.map(({ isOwn }) => isOwn)}
      rows={rows.map(({ rank, zone, prices }) => ({
        key: zone,
        rank,
        name: rankName(rank, zone, t),
        prices: columns.map(({ place }) => {
          const price = prices[place];
          return price ? formats.euros(price.euros) : null;
        }),
      }))}
    />
  );
}

/** What stands where the prices would: that there are none to pay, that none is asked at the door, or that nobody knows yet. */
function insteadOfPrices({ event }: EventPage, offer: Offer) {
  if (event.minPrice !== 0) return 'event.noPrices';
  return offer.kind === 'free' && !offer.onSale ? 'event.noTicket' : 'price.free';
}

/** The way to the ticketing site; where there is none, the button says why it does nothing, and what would help. */
function Ordering({ page, tickets: { offer, tags, now } }: OfTickets) {
  const t = useWords();
  const formats = useFormats();
  const { locale, settings } = useSite();
  const isLoggedIn = useSession().session.user !== null;
  const address = orderAddress(page, settings.tixUrl, locale);
  if (mayOrder(offer)) {
    return (
      <p className={styles.order}>
        <ButtonLink isOrder href={address}>
          {t('offer.orderTickets')}
        </ButtonLink>
      </p>
    );
  }
  if (offer.kind === 'soldOut' && offer.waitingList) {
    return (
      <p className={styles.order}>
        <ButtonLink isOrder look="line" href={address}>
          {t('offer.waitingList')}
        </ButtonLink>
      </p>
    );
  }
  const state = offerText(offer, t, formats);
  const presale = presaleOf(page.event.sale, tags, now);
  const couldLogIn = presale?.kind === 'othersFirst' && presale.holders <= now && !isLoggedIn;
  if (!state || offer.kind === 'free') return null;
  return (
    <p className={styles.order}>
      <Button aria-disabled aria-describedby="why-not">
        {t('offer.orderTickets')}
      </Button>
      <span id="why-not">
        <SaleState {...state} />
      </span>
      {couldLogIn && <LoginLink look="text">{t('event.loginToOrder')}</LoginLink>}
    </p>
  );
}

/** What the friends lottery's card is worth here (SALE-9), and where its number is checked (TIX-7). */
function FriendsLottery() {
  const { global } = useSite();
  if (!global) return null;
  return (
    <div className={styles.lottery}>
      <Prose text={global.friendsLottery} />
      <VipCard />
    </div>
  );
}

function rankName(rank: Rank | null, zone: string, t: ReturnType<typeof useWords>): string {
  if (rank === 'gold') return t('event.rank.gold');
  return rank === '1p' ? t('event.rank.1p') : (rank ?? zone);
}
