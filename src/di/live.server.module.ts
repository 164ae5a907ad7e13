import { type LogDropReason, LogOutput } from '#adapters/pino-logging/log-output.ts';
import { PinoLogger } from '#adapters/pino-logging/pino-logger.adapter.ts';
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
import { type Token, token } from '#ports/token.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { type Fetch, provideCmsAndSearch, provideHallFolder } from '#src/di/cms.server.ts';
import { type CacheObservers, provideServerCache } from '#src/di/server-cache.ts';
import { provideTicketingSite } from '#src/di/ticketing.ts';
import { provide, type WorldModule } from '#src/di/world.ts';
import { Templates, TemplatesToken } from '#src/templates/templates.ts';
import { SiteTranslations, SiteTranslationsToken } from '#ui/words/site-translations.ts';

/** The output of the server's log. */
export const LogOutputToken: Token<LogOutput> = token<LogOutput>('LogOutput');

/** What a test or an example of the web tier replaces. */
export interface ServerOverrides {
  readonly clock?: Clock;
  readonly logger?: Logger;
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
export function liveServerModule(
  config: Config,
  { clock, logger, moveConcertsTo }: ServerOverrides = {},
  observers: ServerObservers = {},
  fetch: Fetch = globalThis.fetch,
): WorldModule {
  const { onLogDropped = () => {}, readRequestId } = observers;
  return (bind) => {
    provide(bind, Settings, () => toBrowserSettings(config), []).inSingletonScope();
    provideTicketingSite(bind);
    provide(bind, Clock, () => clock ?? new SystemClock(), []).inSingletonScope();
    provide(bind, Timer, () => new SystemTimer(), []).inSingletonScope();
    provide(bind, Random, () => new SystemRandom(), []).inSingletonScope();
    provide(bind, LogOutputToken, () => new LogOutput({ onLoss: onLogDropped }), []).inSingletonScope();
    provide(
      bind,
      Logger,
      (time: Clock, output: LogOutput) =>
        logger ??
        new PinoLogger(output, time, {
          onLimited: () => onLogDropped('limited'),
          ...(readRequestId && { readRequestId }),
        }),
      [Clock, LogOutputToken],
    ).inSingletonScope();
    provide(bind, Navigator, () => new ServerNavigator(), []).inSingletonScope();
    provideServerCache(bind, config, observers);
    provideHallFolder(bind, config, moveConcertsTo);
    provideCmsAndSearch(bind, config, fetch);
    provide(bind, TemplatesToken, () => new Templates(), []).inSingletonScope();
    provide(bind, SiteTranslationsToken, (log: Logger) => new SiteTranslations(log), [
      Logger,
    ]).inSingletonScope();
  };
}
