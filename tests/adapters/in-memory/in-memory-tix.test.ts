import { inMemoryFreePlaces, InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { validVipCards } from '#adapters/in-memory/ticketing-customers.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { GivenTicketing } from '#tests/contracts/given-ticketing.ts';
import { ticketingContract } from '#tests/contracts/ticketing.contract.ts';
import { aTicketingSite } from '#tests/support/a-ticketing-site.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';

class CountingTix extends InMemoryTix {
  sessionRequests = 0;

  override requestSession(): Promise<TicketingSession> {
    this.sessionRequests += 1;
    return super.requestSession();
  }
}

async function given(site: TicketingSite): Promise<GivenTicketing> {
  const timer = new ManualTimer();
  const logger = new RecordingLogger();
  const tix = new CountingTix({ timer, logger, site });
  return {
    tix,
    logger,
    vipCard: { number: validVipCards[0] ?? '', tag: defaultCustomerTags.friendsLottery },
    freePlaces: inMemoryFreePlaces,
    visitor: {
      logIn: async (who) => tix.logIn(who),
      logOut: async () => tix.logOut(),
      fillBasket: async (tickets) => tix.fillBasket(...Array.from({ length: tickets }, () => 35)),
    },
    sessionRequests: () => tix.sessionRequests,
    watches: () => timer.pendingCount,
    leaveAndComeBack: () => tix.returnToTab(),
    fallSilent: () => tix.stopResponding(),
    pass: async (milliseconds) => {
      timer.advance(milliseconds);
      await settled();
    },
    close: async () => {},
  };
}

const everything = aTicketingSite();
const forSchools = aTicketingSite({}, 'education');
const baskets = aTicketingSite({
  login: 'none',
  pricesByTag: false,
  vipCard: false,
  education: false,
  favouritesHash: false,
  freePlaces: false,
});

ticketingContract('InMemoryTix', everything, () => given(everything));
ticketingContract('InMemoryTix for schools', forSchools, () => given(forSchools));
ticketingContract('InMemoryTix with a basket only', baskets, () => given(baskets));
