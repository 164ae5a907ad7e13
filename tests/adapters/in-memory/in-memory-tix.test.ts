import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RecordingLogger } from '#adapters/in-memory/recording-logger.adapter.ts';
import { knownVipCards } from '#adapters/in-memory/ticketing-customers.ts';
import { tixContract } from '#tests/contracts/tix.contract.ts';
import type { GivenTix } from '#tests/contracts/tix-setup.ts';
import { settled } from '#tests/support/settled.ts';

tixContract('InMemoryTix', async (): Promise<GivenTix> => {
  const timer = new ManualTimer();
  const logger = new RecordingLogger();
  const tix = new InMemoryTix({ timer, logger });
  return {
    tix,
    logger,
    vipCard: knownVipCards[0] ?? '',
    visitor: {
      logIn: async (who) => tix.logIn(who),
      logOut: async () => tix.logOut(),
      fillBasket: async (tickets) => tix.fillBasket(...Array.from({ length: tickets }, () => 35)),
    },
    leaveAndComeBack: () => tix.returnToTab(),
    fallSilent: () => tix.stopResponding(),
    pass: async (milliseconds) => {
      timer.advance(milliseconds);
      await settled();
    },
    close: async () => {},
  };
});
