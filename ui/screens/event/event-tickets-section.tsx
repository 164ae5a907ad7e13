import { useId, useState } from 'react';
import { type Rank, toPriceZoneKey, countFreePlacesOfZone, type FreePlaces } from '#domain/pricing/rank.ts';
import { findRoomZone, type RoomZone } from '#domain/room/room.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { FactList } from '#ui/components/fact-list.tsx';
import { LazyRoomPlan, LazyVipCardCheck } from '#ui/components/lazy-block-components.ts';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PriceTable } from '#ui/components/price-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { Section } from '#ui/components/section.tsx';
import { formatPresale } from '#ui/format/format-presale.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { toRankLocation } from '#ui/format/rank-location.ts';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import { useWasInView } from '#ui/kit/use-was-in-view.ts';
import { useSession } from '#ui/kit/visitor.tsx';
import { eventNoticeElementId } from '#ui/screens/event/event-notice-band.tsx';
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';
import type { Translate } from '#ui/words/translate.ts';
import styles from '#ui/screens/event/event-tickets-section.module.css';

const LazyFreePlacesReader = createLazyComponent(
  async () => (await import('#ui/components/free-places-reader.tsx')).FreePlacesReader,
);

/** Prices by rank, including the visitor's own, the plan of the room (ROOM-1), and the order button or the reason why there is none (SALE-6, SALE-7). */
export function EventTicketsSection({ page, tickets }: EventPageAndTickets) {
  const { t, locale, ticketing } = useSite();
  // The card is that of a Dutch lottery: on pages in another language its introduction is folded to one line (WAY-47).
  const isDutch = locale === 'nl';
  const group = useId();
  const zones = tickets.table.rows.map(({ zone }) => toPriceZoneKey(zone));
  const hasLottery = ticketing.capabilities.pricesByTag && tickets.hasFriendsLottery;
  return (
    <Section id="tickets" title={t('event.tickets')} note={<Note tickets={tickets} />}>
      <div className="text-and-side" data-plan-scope="">
        <div className={styles.tickets}>
          <Prices page={page} tickets={tickets} group={group} />
          <OrderButton page={page} tickets={tickets} />
          {hasLottery && !isDutch && (
            <details className={styles.lotteryLine}>
              <summary>{t('event.lottery')}</summary>
              <FriendsLottery />
            </details>
          )}
        </div>
        {page.roomPlan && zones.length > 0 && (
          <div className={styles.plan}>
            <LazyRoomPlan plan={page.roomPlan} listed={{ group, zones }} />
          </div>
        )}
        {hasLottery && isDutch && <FriendsLottery />}
      </div>
    </Section>
  );
}

type NoteProps = Pick<EventPageAndTickets, 'tickets'>;

/** The margin: the sale state and presales that the notice on the cover does not state, and whether the prices are the visitor's own. */
function Note({ tickets: { offer, notice, presale, hasOwnPrices } }: NoteProps) {
  const { t, formats } = useSite();
  const customerTags = useCustomerTagTable();
  const state = toOfferDisplay(offer, t, formats);
  return (
    <>
      {state && !notice && (
        <p>
          <SaleStatusLabel {...state} />
        </p>
      )}
      {presale && !notice && <p>{formatPresale(presale, t, formats, customerTags)}</p>}
      {hasOwnPrices && <p>{t('event.ownPrices')}</p>}
    </>
  );
}

const insteadOfPrices = {
  noPrices: 'event.noPrices',
  noTicket: 'event.noTicket',
  free: 'price.free',
} as const;

interface PricesProps extends EventPageAndTickets {
  /** The group of the radio buttons that light the areas in the plan of the room. */
  readonly group: string;
}

function Prices({ page, tickets, group }: PricesProps) {
  const { t, formats, ticketing } = useSite();
  const [tableRef, wasInView] = useWasInView();
  const [freePlaces, setFreePlaces] = useState<readonly FreePlaces[]>([]);
  const isTicketingReady = useSession().status === 'ready';
  const isFreeTold = ticketing.capabilities.freePlaces && tickets.ticketOption === 'order';
  const { ticketTypes, rows } = tickets.table;
  if (rows.length === 0) return <p>{t(insteadOfPrices[tickets.noPricesReason])}</p>;
  const amounts = rows.map(({ prices }) => prices.map((price) => price && formats.money(price.euros)));
  // A hall without price zones has one price for each kind of ticket, and no table.
  if (rows.every(({ zone }) => zone === '')) {
    return <FactList facts={ticketTypes.map(({ name }, at) => ({ term: name, detail: amounts[0]?.[at] }))} />;
  }
  const freeOf = ({ key }: RoomZone) => {
    const count = countFreePlacesOfZone(freePlaces, key);
    return count === undefined ? '' : t('event.freePlaces', { count });
  };
  const placeOf = (zone: string) => {
    const found = page.roomPlan && findRoomZone(page.roomPlan, zone);
    return found && { ...toRankLocation(found, group, t), free: isFreeTold ? freeOf(found) : undefined };
  };
  return (
    <div ref={tableRef}>
      <PriceTable
        caption={t('event.prices')}
        rankHead={t('event.rank')}
        heads={ticketTypes.map(({ name }) => name)}
        own={ticketTypes.map(({ isOwn }) => isOwn)}
        rows={rows.map(({ rank, zone }, at) => ({
          rank,
          name: rankName(rank, zone, t),
          place: placeOf(zone),
          prices: amounts[at] ?? [],
        }))}
      />
      {isFreeTold && isTicketingReady && wasInView && page.roomPlan && (
        <LazyFreePlacesReader concert={page.event} onAnswer={setFreePlaces} />
      )}
    </div>
  );
}

/** The order button. If ordering is impossible, the disabled button states why, and what would help. */
function OrderButton({ page, tickets }: EventPageAndTickets) {
  const { t } = useSite();
  const order = useOrderLink(page.event, tickets.ownPrice?.name);
  switch (tickets.ticketOption) {
    case 'order':
      return (
        <p className={styles.order}>
          <ButtonLink {...order}>{t('offer.orderTickets')}</ButtonLink>
        </p>
      );
    case 'waitingList':
      return (
        <p className={styles.order}>
          <ButtonLink {...order} look="line">
            {t('offer.waitingList')}
          </ButtonLink>
        </p>
      );
    case 'refused':
      return <OrderRefused tickets={tickets} />;
    case 'none':
      return null;
  }
}

/** The reason is the notice on the cover. */
function OrderRefused({ tickets: { shouldSuggestLogin, presale } }: NoteProps) {
  const { t } = useSite();
  const { friend } = useCustomerTagTable();
  const isForFriends = presale?.kind === 'othersNow' && presale.tag === friend;
  return (
    <p className={styles.order}>
      <Button aria-disabled aria-describedby={eventNoticeElementId}>
        {t('offer.orderTickets')}
      </Button>
      {shouldSuggestLogin && (
        <LoginLink look="text">{t(isForFriends ? 'event.loginToOrder' : 'event.loginForPresale')}</LoginLink>
      )}
    </p>
  );
}

/** The friends lottery: what its card is worth (SALE-9), and the check of its number (TIX-7). */
function FriendsLottery() {
  const { global } = useSite();
  if (!global) return null;
  return (
    <div className={styles.lottery}>
      <Prose text={global.friendsLottery} />
      <LazyVipCardCheck />
    </div>
  );
}

function rankName(rank: Rank | null, zone: string, t: Translate): string {
  if (rank === 'gold') return t('event.rank.gold');
  return rank === '1p' ? t('event.rank.1p') : (rank ?? zone);
}
