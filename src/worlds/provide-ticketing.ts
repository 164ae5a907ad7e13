import type { Bind } from 'inversify';
import type { FrameHostWindow } from '#adapters/tix-frame/hidden-frame.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import { TixLinks } from '#adapters/tix-links/tix-links.adapter.ts';
import { tixLinksSite } from '#adapters/tix-links/tix-links.site.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { TixPort } from '#ports/tix.port.ts';
import { DeviceClockToken } from '#src/worlds/browser.world.ts';
import { provide } from '#src/worlds/provide.ts';

/** Binds the ticketing of one visitor, in a browser: the adapter of the site that `src/worlds/ticketing-site.ts` decides. */
export function provideTicketing(bind: Bind, browser: Window): void {
  // The types cannot express that a browser appends only elements of its own document.
  const window = browser as FrameHostWindow & Window;
  provide(
    bind,
    TixPort,
    [Settings, TicketingSite, Timer, DeviceClockToken, Logger],
    ({ tixUrl, tixEducationUrl }, site, timer, clock, logger) =>
      site === tixLinksSite
        ? new TixLinks(logger)
        : new TixFrame({
            urls: { tix: tixUrl, education: tixEducationUrl },
            site,
            window,
            timer,
            clock,
            logger,
            newId: () => browser.crypto.randomUUID(),
          }),
  );
}
