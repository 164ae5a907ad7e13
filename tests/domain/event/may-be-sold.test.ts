import { expect, it } from 'vitest';
import { mayBeSold } from '#domain/event/may-be-sold.ts';

it('SALE-9 tickets may be sold unless the concert was called off, is over or is full', () => {
  const offers = [
    { kind: 'available', until: null },
    { kind: 'notScheduled' },
    { kind: 'fewTickets' },
    { kind: 'presaleOnly', presale: [] },
    { kind: 'unknown' },
  ] as const;
  expect(offers.map(mayBeSold)).toEqual(offers.map(() => true));
  const none = [
    { kind: 'cancelled' },
    { kind: 'moved', to: null },
    { kind: 'over' },
    { kind: 'soldOut', waitingList: true },
    { kind: 'saleEnded', since: 0 as never },
  ] as const;
  expect(none.map(mayBeSold)).toEqual(none.map(() => false));
});
