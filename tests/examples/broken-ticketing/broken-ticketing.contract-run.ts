import { inMemoryFreePlaces, InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { TicketingSession } from '#domain/session/session.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { ticketingContract } from '#tests/contracts/ticketing.contract.ts';
import { aTicketingSite } from '#tests/support/a-ticketing-site.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';

/** Ways in which an adapter can be wrong. */
const faults = [
  'never asks on return',
  'keeps a watch',
  'asks twice on return',
  'rejects a count',
  'leaves out a zone',
  'none',
] as const;

type Fault = (typeof faults)[number];

const site = aTicketingSite({
  login: 'none',
  pricesByTag: false,
  vipCard: false,
  education: false,
  favouritesHash: false,
});

class FaultyTix extends InMemoryTix {
  sessionRequests = 0;
  watches = 0;
  readonly #fault: Fault;

  constructor(fault: Fault, dependencies: ConstructorParameters<typeof InMemoryTix>[0]) {
    super(dependencies);
    this.#fault = fault;
  }

  override load(locale: Locale): void {
    this.watches = 1;
    super.load(locale);
  }

  override unload(): void {
    if (this.#fault !== 'keeps a watch') this.watches = 0;
    super.unload();
  }

  override requestSession(): Promise<TicketingSession> {
    this.sessionRequests += 1;
    return super.requestSession();
  }

  override async countFreePlaces(concert: ConcertTicketingIds): Promise<readonly FreePlaces[] | null> {
    const places = await super.countFreePlaces(concert);
    if (places === null && this.#fault === 'rejects a count') throw new Error('The ticketing did not answer');
    return this.#fault === 'leaves out a zone' ? (places?.slice(1) ?? null) : places;
  }

  override returnToTab(): void {
    if (this.#fault === 'never asks on return') return;
    const before = this.sessionRequests;
    super.returnToTab();
    if (this.#fault === 'asks twice on return' && this.sessionRequests > before) void this.requestSession();
  }
}

for (const fault of faults) {
  ticketingContract(`An adapter with the fault: ${fault}`, site, async () => {
    const timer = new ManualTimer();
    const logger = new RecordingLogger();
    const tix = new FaultyTix(fault, { timer, logger, site });
    return {
      tix,
      logger,
      freePlaces: inMemoryFreePlaces,
      visitor: {
        logIn: async () => {},
        logOut: async () => {},
        fillBasket: async (tickets) => tix.fillBasket(...Array.from({ length: tickets }, () => 35)),
      },
      sessionRequests: () => tix.sessionRequests,
      watches: () => tix.watches + timer.pendingCount,
      leaveAndComeBack: () => tix.returnToTab(),
      fallSilent: () => tix.stopResponding(),
      pass: async (milliseconds) => {
        timer.advance(milliseconds);
        await settled();
      },
      close: async () => {},
    };
  });
}
