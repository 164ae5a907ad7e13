import { ContainerModule } from 'inversify';
import { InMemoryBridge } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { InMemoryConnectivity } from '#adapters/in-memory/in-memory-connectivity.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { RecordingOfflinePageWriter } from '#adapters/in-memory/recording-offline-page-writer.adapter.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { provide } from '#src/worlds/provide.ts';

interface InMemoryPersonalOptions {
  readonly hall: Hall;
  /** Replaces the in-memory storage, for example with a browser's. */
  readonly storage?: StoragePort;
  /** Replaces ticketing and the Bridge, for tests that inspect them or make them fail. */
  readonly tix?: TixPort;
  readonly bridge?: BridgePort;
  readonly connectivity?: Connectivity;
}

/** The personal ports of one visitor in memory, over one hall, without a network. */
export function createInMemoryPersonalWorldModule(options: InMemoryPersonalOptions): ContainerModule {
  const { hall, storage, tix, bridge, connectivity } = options;
  return new ContainerModule(({ bind }) => {
    provide(bind, StoragePort, [], () => storage ?? new InMemoryStorage());
    provide(bind, Connectivity, [], () => connectivity ?? new InMemoryConnectivity());
    provide(bind, OfflinePageWriter, [], () => new RecordingOfflinePageWriter());
    provide(bind, BridgePort, [Clock], (clock) => bridge ?? new InMemoryBridge({ hall, clock }));
    provide(
      bind,
      TixPort,
      [TicketingSite, Timer, Logger],
      (site, timer, logger) => tix ?? new InMemoryTix({ timer, logger, site }),
    );
  });
}
