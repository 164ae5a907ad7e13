import type { Bind } from 'inversify';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/worlds/browser.world.ts';
import { provide } from '#src/worlds/provide.ts';
import { RestTicketing } from '#tests/examples/rest-ticketing/rest-ticketing.adapter.ts';

/** Replaces `src/worlds/provide-ticketing.ts`. */
export function provideTicketing(bind: Bind, browser: Window): void {
  const fetch = browser.fetch.bind(browser);
  provide(
    bind,
    TixPort,
    [Settings, TicketingSite, StoragePort, Timer, DeviceClockToken, Logger],
    ({ tixUrl: url }, site, { session: storage }, timer, clock, logger) =>
      new RestTicketing({ site, timer, clock, logger, url, browser, fetch, storage, clientId: 'klankhuis' }),
  );
}
