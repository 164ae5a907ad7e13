import type { ContainerModule } from 'inversify';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { createBrowserStorage } from '#adapters/browser-storage/create-browser-storage.ts';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { InMemoryBridge, type StoredFavourites } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { type TicketingPersonName, ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { EventId } from '#domain/event/event.ts';
import { toUnknownRecord, parseJson } from '#domain/json.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { StorageArea } from '#ports/storage.port.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import { createInMemoryPersonalWorldModule } from '#src/worlds/personal.in-memory.world.ts';

/** The demo ticketing's state of the visitor, in session storage. */
interface TicketingState {
  readonly person: TicketingPersonName | null;
  /** Prices of the tickets in the basket, in euros. */
  readonly basket: readonly number[];
}

interface UnavailableSystems {
  readonly isBridgeAway: boolean;
  readonly isTicketingAway: boolean;
}

/** The demo's ticketing: the visitor's actions, and the personal ports that reflect them. */
export interface OfflineTicketing {
  readonly ports: ContainerModule;
  readonly state: () => TicketingState;
  readonly logIn: (name: TicketingPersonName) => void;
  readonly logOut: () => void;
  readonly setBasket: (basket: readonly number[]) => void;
}

const ticketingKey = 'desk';
const loggedOut: TicketingState = { person: null, basket: [] };

/** Creates the demo's ticketing; its state survives a reload. */
export function createOfflineTicketing(
  season: Hall,
  browser: Window,
  { site, clock }: { readonly site: TicketingSite; readonly clock: Clock },
  unavailable: UnavailableSystems,
): OfflineTicketing {
  const logger = new ConsoleLogger();
  const storage = createBrowserStorage(browser, logger);
  const ticketing = new InMemoryTix({
    timer: new SystemTimer(),
    logger,
    site,
  });
  let state = readState(storage.session.read(ticketingKey));
  const setState = (next: TicketingState) => {
    state = next;
    storage.session.write(ticketingKey, JSON.stringify(next));
    if (next.person) ticketing.logIn(next.person);
    else ticketing.logOut();
    ticketing.fillBasket(...next.basket);
  };
  setState(state);
  if (unavailable.isTicketingAway) ticketing.stopResponding();
  return {
    ports: createInMemoryPersonalWorldModule({
      hall: season,
      storage,
      tix: ticketing,
      connectivity: new BrowserConnectivity(browser),
      bridge: unavailable.isBridgeAway
        ? createFailingPort('The Bridge is away in this world')
        : new InMemoryBridge({ hall: season, clock, lists: storedFavouritesIn(storage.session) }),
    }),
    state: () => state,
    logIn: (person) => setState({ ...state, person }),
    logOut: () => setState(loggedOut),
    setBasket: (basket) => setState({ ...state, basket }),
  };
}

/** Parses the stored state; invalid fields are reset. */
function readState(stored: string | null): TicketingState {
  const { person, basket } = toUnknownRecord(parseJson(stored)) as Partial<TicketingState>;
  const isKnown = typeof person === 'string' && Object.hasOwn(ticketingCustomers, person);
  return { person: isKnown ? person : null, basket: Array.isArray(basket) ? basket.map(Number) : [] };
}

const listsKey = 'desk-lists';

/** Favourites in session storage, so that they survive a reload. */
function storedFavouritesIn(storage: StorageArea): StoredFavourites {
  const read = (): Readonly<Record<string, readonly EventId[]>> => Object(parseJson(storage.read(listsKey)));
  return {
    get: (person) => read()[person],
    set: (person, ids) => storage.write(listsKey, JSON.stringify({ ...read(), [person]: ids })),
  };
}
