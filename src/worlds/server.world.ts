import { ContainerModule } from 'inversify';
import type { Fetch } from '#adapters/http/http-client.ts';
import { type LogDropReason, LogOutput, PinoLogger } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { ServerNavigator } from '#adapters/system/server-navigator.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, createToken } from '#ports/token.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { listWordFiles } from '#src/lazy-imports.ts';
import { provideCmsAndSearch, provideFolderCms } from '#src/worlds/provide-cms-and-search.ts';
import { type CacheObservers, provideServerCache } from '#src/worlds/provide-server-cache.ts';
import { provide } from '#src/worlds/provide.ts';
import { provideTicketingSite } from '#src/worlds/ticketing-site.ts';
import { TranslatorRegistry, TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** The output of the server's log. */
export const LogOutputToken: Token<LogOutput> = createToken<LogOutput>('LogOutput');

/** What a test or an example of the web tier replaces. */
export interface ServerOverrides {
  readonly clock?: Clock;
  readonly timer?: Timer;
  readonly logger?: Logger;
  /** The longest wait for a command of Redis, in milliseconds. */
  readonly redisTimeoutMs?: number;
  /** The moment to which the concerts of an example of a hall are moved (`CMS_FOLDER`). */
  readonly moveConcertsTo?: Instant;
}

/** Callbacks for the metrics of the web tier. */
export interface ServerObservers extends CacheObservers {
  readonly onLogDropped?: (loss: LogDropReason) => void;
  /** The id of the request that is being handled, for log lines. */
  readonly readRequestId?: () => string | undefined;
}

/** The world on the server: CMS and search over HTTP with one data cache for all visitors. It contains no personal data. */
export function createServerWorldModule(
  config: Config,
  { clock, timer, logger, redisTimeoutMs, moveConcertsTo }: ServerOverrides = {},
  observers: ServerObservers = {},
  fetch: Fetch = globalThis.fetch,
): ContainerModule {
  const { onLogDropped = () => {}, readRequestId } = observers;
  return new ContainerModule(({ bind }) => {
    provide(bind, Settings, [], () => toBrowserSettings(config));
    provideTicketingSite(bind);
    provide(bind, Clock, [], () => clock ?? new SystemClock());
    provide(bind, Timer, [], () => timer ?? new SystemTimer());
    provide(bind, Random, [], () => new SystemRandom());
    provide(bind, LogOutputToken, [], () => new LogOutput(onLogDropped));
    provide(
      bind,
      Logger,
      [Clock, LogOutputToken],
      (time, output) =>
        logger ??
        new PinoLogger(output, time, {
          onLimited: () => onLogDropped('limited'),
          ...(readRequestId && { readRequestId }),
        }),
    );
    provide(bind, Navigator, [], () => new ServerNavigator());
    provideServerCache(bind, config, observers, redisTimeoutMs);
    provideFolderCms(bind, config, moveConcertsTo);
    provideCmsAndSearch(bind, config, fetch);
    provide(bind, TranslatorRegistryToken, [Logger], (log) => new TranslatorRegistry(log, listWordFiles()));
  });
}
