import { TixLinks } from '#adapters/tix-links/tix-links.adapter.ts';
import { tixLinksSite } from '#adapters/tix-links/tix-links.site.ts';
import { ticketingContract } from '#tests/contracts/ticketing.contract.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';

const nothing = async (): Promise<void> => {};

ticketingContract('A ticketing by links', tixLinksSite, async () => {
  const logger = new RecordingLogger();
  return {
    tix: new TixLinks(logger),
    logger,
    visitor: { logIn: nothing, logOut: nothing, fillBasket: nothing },
    sessionRequests: () => 0,
    watches: () => 0,
    leaveAndComeBack: () => {},
    fallSilent: () => {},
    pass: settled,
    close: nothing,
  };
});
