import type { ContainerModule } from 'inversify';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { createBrowserStorage } from '#adapters/browser-storage/create-browser-storage.ts';
import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import { createDemoHall } from '#src/demo/demo-hall.ts';
import { createInMemoryPersonalWorldModule } from '#src/worlds/personal.in-memory.world.ts';
import { createTicketingSite } from '#src/worlds/ticketing-site.ts';

/**
 * In-memory personal ports for development with an in-memory hall. The ticketing can be controlled from the browser's console:
 * `ticketing.logIn('friend')`, `ticketing.fillBasket(35, 35)`, `ticketing.logOut()`.
 */
export function createDevelopmentPersonalWorldModule(
  settings: PublicSettings,
  browser: Window,
): ContainerModule {
  const logger = new ConsoleLogger();
  const site = createTicketingSite(settings);
  const ticketing = new InMemoryTix({ timer: new SystemTimer(), logger, site });
  Object.assign(browser, { ticketing });
  return createInMemoryPersonalWorldModule({
    hall: createDemoHall({ lessonUrl: '', tixUrl: '' }),
    tix: ticketing,
    connectivity: new BrowserConnectivity(browser),
    storage: createBrowserStorage(browser, logger),
  });
}
