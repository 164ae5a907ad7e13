import { ContainerModule } from 'inversify';
import { InMemoryBridge } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { InMemoryConnectivity } from '#adapters/in-memory/in-memory-connectivity.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { RecordingOfflinePageWriter } from '#adapters/in-memory/recording-offline-page-writer.adapter.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import { withMusicianPages } from '#adapters/indexed-search/with-musician-pages.ts';
import { withNormalizedFacetValues } from '#adapters/indexed-search/with-normalized-facet-values.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { ServerNavigator } from '#adapters/system/server-navigator.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { type PublicSettings, Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { listWordFiles } from '#src/lazy-imports.ts';
import { provide } from '#src/worlds/provide.ts';
import { createTicketingSite } from '#src/worlds/ticketing-site.ts';
import { TranslatorRegistry, TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

export interface InMemoryWorldOptions {
  readonly hall: Hall;
  readonly settings: PublicSettings;
  /** Replaces the system clock, for tests with a fixed time. */
  readonly clock?: Clock;
  readonly navigator?: Navigator;
  readonly logger?: Logger;
  /** Replaces the in-memory CMS, for example with one that is unreachable. */
  readonly cms?: CmsPort;
  readonly index?: SearchIndexPort;
  /** Replaces the ticketing's site, for example with one that offers less. */
  readonly ticketing?: TicketingSite;
}

/** The world without a network: all ports over one hall in memory. */
export function createInMemoryWorldModule(world: InMemoryWorldOptions): ContainerModule {
  const { hall, settings, clock, navigator, logger, cms, index, ticketing } = world;
  return new ContainerModule(({ bind }) => {
    provide(bind, Settings, [], () => settings);
    provide(
      bind,
      TicketingSite,
      [Settings],
      (publicSettings) => ticketing ?? createTicketingSite(publicSettings),
    );
    provide(bind, Clock, [], () => clock ?? new SystemClock());
    provide(bind, Timer, [], () => new SystemTimer());
    provide(bind, Random, [], () => new SystemRandom());
    provide(bind, Logger, [], () => logger ?? new ConsoleLogger());
    provide(bind, Navigator, [], () => navigator ?? new ServerNavigator());
    provide(
      bind,
      CmsPort,
      [SearchIndexPort, Clock, Logger],
      (indexPort, time, log) =>
        cms ?? withMusicianPages(createInMemoryCms(hall), { index: indexPort, clock: time, logger: log }),
    );
    provide(bind, SearchIndexPort, [], () =>
      withNormalizedFacetValues(index ?? createInMemorySearchIndex(hall)),
    );
    provide(bind, SearchPort, [SearchIndexPort, CmsPort, Logger], (indexPort, cmsPort, log) =>
      createSearchOverIndex({ index: indexPort, cms: cmsPort, logger: log }),
    );
    provide(bind, TranslatorRegistryToken, [Logger], (log) => new TranslatorRegistry(log, listWordFiles()));
  });
}

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
