import { InMemoryConnectivity } from '#adapters/in-memory/in-memory-connectivity.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import { aTicketingSite } from '#tests/support/a-ticketing-site.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { DeferredBridge } from '#tests/ui/stores/deferred-bridge.ts';
import { FavouritesStore } from '#ui/stores/favourites.store.ts';
import { SessionStore } from '#ui/stores/session.store.ts';

/** A tab with its stores, with in-memory ticketing and a Bridge whose responses the test resolves. */
export function aVisit(storage = new InMemoryStorage()) {
  const clock = new ManualClock(createInstant(0));
  const timer = new ManualTimer(clock);
  const logger = new RecordingLogger();
  const tix = new InMemoryTix({ timer, logger, site: aTicketingSite() });
  const bridge = new DeferredBridge();
  const connectivity = new InMemoryConnectivity();
  const session = new SessionStore(tix, bridge, connectivity, timer, logger);
  const favourites = new FavouritesStore(bridge, storage, logger, session);
  return { clock, timer, logger, tix, bridge, connectivity, storage, session, favourites };
}
