import type { FrameWindow } from '#adapters/tix-frame/frame-window.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { TixPort } from '#ports/tix.port.ts';

type TicketingIn = (settings: SiteSettings, timer: Timer, clock: Clock, logger: Logger) => TixPort;

/** Ticketing through its hidden frame in this window, which speaks to the environment given until a page wants the other (TIX-9). */
export function ticketingIn(browser: Window): (environment: TixEnvironment) => TicketingIn {
  // A browser appends whatever it made itself, which its types cannot say.
  const window = browser as FrameWindow & Window;
  return (environment) =>
    ({ tixUrl, tixEducationUrl }, timer, clock, logger) =>
      new TixFrame({
        urls: { tix: tixUrl, education: tixEducationUrl },
        environment,
        window,
        timer,
        clock,
        logger,
        newId: () => browser.crypto.randomUUID(),
      });
}
