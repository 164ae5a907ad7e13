import { expect, it } from 'vitest';
import { canOrder, isSoldNowOrLater, type OfferStatus, pickTicketOption } from '#domain/event/event-offer.ts';
import { everyoneFrom, saleEnd } from '#fixtures/builders/a-sale.ts';

it.each<[OfferStatus, isOrdered: boolean, isSold: boolean, option: string]>([
  [{ kind: 'available', until: null }, true, true, 'order'],
  [{ kind: 'free', onSale: true }, true, true, 'order'],
  [{ kind: 'free', onSale: false }, false, true, 'none'],
  [{ kind: 'cancelled' }, false, false, 'none'],
  [{ kind: 'moved', to: null }, false, false, 'none'],
  [{ kind: 'over' }, false, false, 'none'],
  [{ kind: 'soldOut', waitingList: true }, false, false, 'waitingList'],
  [{ kind: 'soldOut', waitingList: false }, false, false, 'none'],
  [{ kind: 'saleEnded', since: saleEnd }, false, false, 'none'],
  [{ kind: 'notOnSaleYet', opens: { for: 'everyone', at: everyoneFrom } }, false, true, 'none'],
  [{ kind: 'notScheduled' }, false, true, 'none'],
  [{ kind: 'fewTickets' }, false, true, 'none'],
  [{ kind: 'presaleOnly', presale: [] }, false, true, 'none'],
  [{ kind: 'unknown' }, false, true, 'none'],
])(
  'SALE-1 SALE-2 SALE-9 %o can be ordered: %s, is sold now or later: %s, and leaves a way to a ticket: %s',
  (offer, isOrdered, isSold, option) => {
    expect([canOrder(offer), isSoldNowOrLater(offer), pickTicketOption(offer)]).toEqual([
      isOrdered,
      isSold,
      option,
    ]);
  },
);
