import type { FrameHostWindow } from '#adapters/tix-frame/hidden-frame.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import type { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/di/browser-clock-tokens.ts';
import { type Binder, provide } from '#src/di/world.ts';
import { isRestTicketing } from '#tests/e2e/support/swapped/is-rest-ticketing.ts';
import { RestTicketing } from '#tests/examples/rest-ticketing/rest-ticketing.adapter.ts';

/** Replaces `src/di/ticketing.browser.ts`: the REST ticketing, or the site's own. */
export function provideTicketing(bind: Binder, browser: Window): void {
  const window = browser as FrameHostWindow & Window;
  const fetch = browser.fetch.bind(browser);
  provide(
    bind,
    TixPort,
    (
      settings: PublicSettings,
      site: TicketingSite,
      { session }: StoragePort,
      timer: Timer,
      clock: Clock,
      logger: Logger,
    ): TixPort => {
      const { tixUrl: url, tixEducationUrl: education } = settings;
      const shared = { site, timer, clock, logger };
      return isRestTicketing(settings)
        ? new RestTicketing({ ...shared, url, clientId: 'klankhuis', browser, fetch, storage: session })
        : new TixFrame({
            ...shared,
            urls: { tix: url, education },
            window,
            newId: () => browser.crypto.randomUUID(),
          });
    },
    [Settings, TicketingSite, StoragePort, Timer, DeviceClockToken, Logger],
  ).inSingletonScope();
}
