import type { ContainerModule } from 'inversify';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { InMemoryBridge, type StoredFavourites } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { type TicketingName, ticketingPeople } from '#adapters/in-memory/ticketing-people.ts';
import { unreachablePort } from '#adapters/in-memory/unreachable-port.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { EventId } from '#domain/event/event.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { membersOf, parsedJson } from '#domain/json.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { StorageArea } from '#ports/storage.port.ts';
import { storageIn } from '#src/di/browser-storage.ts';
import { inMemoryPersonalModule } from '#src/di/personal.in-memory.module.ts';

/** What the desk knows of the visitor, for as long as the tab is open. */
interface DeskState {
  readonly person: TicketingName | null;
  /** Prices of the tickets in the basket, in euros. */
  readonly basket: readonly number[];
}

interface Absences {
  readonly isBridgeAway: boolean;
  readonly isTicketingAway: boolean;
}

/** The ticket desk of the demo: what a visitor does there, and the personal ports that hear of it. */
export interface Desk {
  readonly ports: ContainerModule;
  readonly state: () => DeskState;
  readonly logIn: (name: TicketingName) => void;
  readonly logOut: () => void;
  readonly put: (basket: readonly number[]) => void;
}

const deskKey = 'desk';
const nobody: DeskState = { person: null, basket: [] };

/** A visitor of the demo, who is the same again after a reload. */
export function offlineVisitor(season: Hall, browser: Window, clock: Clock, absences: Absences): Desk {
  const logger = new ConsoleLogger();
  const storage = storageIn(browser, logger);
  const { origin } = browser.location;
  const ticketing = new InMemoryTix({
    timer: new SystemTimer(),
    logger,
    urls: { tix: `${origin}/kassa`, education: `${origin}/schoolkassa` },
  });
  let state = readState(storage.session.read(deskKey));
  const become = (next: DeskState) => {
    state = next;
    storage.session.write(deskKey, JSON.stringify(next));
    if (next.person) ticketing.logIn(next.person);
    else ticketing.logOut();
    ticketing.fillBasket(...next.basket);
  };
  become(state);
  if (absences.isTicketingAway) ticketing.fallSilent();
  return {
    ports: inMemoryPersonalModule({
      hall: season,
      storage,
      tix: ticketing,
      connectivity: new BrowserConnectivity(browser),
      bridge: absences.isBridgeAway
        ? unreachablePort('The Bridge is away in this world')
        : new InMemoryBridge({ hall: season, clock, lists: keptLists(storage.session) }),
    }),
    state: () => state,
    logIn: (person) => become({ ...state, person }),
    logOut: () => become(nobody),
    put: (basket) => become({ ...state, basket }),
  };
}

/** What was kept, where it is what the desk once wrote. */
function readState(written: string | null): DeskState {
  const { person, basket } = membersOf(parsedJson(written)) as Partial<DeskState>;
  const isKnown = typeof person === 'string' && Object.hasOwn(ticketingPeople, person);
  return { person: isKnown ? person : null, basket: Array.isArray(basket) ? basket.map(Number) : [] };
}

const listsKey = 'desk-lists';

/** What people kept, for as long as the tab is open: a reload finds it again. */
function keptLists(storage: StorageArea): StoredFavourites {
  const read = (): Readonly<Record<string, readonly EventId[]>> => Object(parsedJson(storage.read(listsKey)));
  return {
    get: (person) => read()[person],
    set: (person, ids) => storage.write(listsKey, JSON.stringify({ ...read(), [person]: ids })),
  };
}
