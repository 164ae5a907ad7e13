import type { Bind } from 'inversify';
import type { FrameHostWindow } from '#adapters/tix-frame/hidden-frame.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/worlds/clock-tokens.ts';
import { provide } from '#src/worlds/provide.ts';
import { pickSwap } from '#tests/e2e/support/swapped/pick-swap.ts';
import { RestTicketing } from '#tests/examples/rest-ticketing/rest-ticketing.adapter.ts';
import { ReturnTicketing } from '#tests/examples/return-ticketing/return-ticketing.adapter.ts';

/** Replaces `src/worlds/provide-ticketing.ts`: a REST ticketing, one by return address, or the site's own. */
export function provideTicketing(bind: Bind, browser: Window): void {
  const window = browser as FrameHostWindow & Window;
  const fetch = browser.fetch.bind(browser);
  provide(
    bind,
    TixPort,
    [Settings, TicketingSite, StoragePort, Timer, DeviceClockToken, Logger],
    (settings, site, { session }, timer, clock, logger) => {
      const { tixUrl: url, tixEducationUrl: education } = settings;
      const shared = { site, timer, clock, logger };
      const requested = { ...shared, url, browser, fetch, storage: session };
      const swap = pickSwap(settings);
      if (swap === 'rest') return new RestTicketing({ ...requested, clientId: 'klankhuis' });
      if (swap === 'return') return new ReturnTicketing(requested);
      return new TixFrame({
        ...shared,
        urls: { tix: url, education },
        window,
        newId: () => browser.crypto.randomUUID(),
      });
    },
  );
}
