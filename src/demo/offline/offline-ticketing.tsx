import type { ContainerModule } from 'inversify';
import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { BrowserStorage } from '#adapters/browser-storage/browser-storage.adapter.ts';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { InMemoryBridge, type StoredFavourites } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { InMemoryTix } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { type TicketingPersonName, ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { EventId } from '#domain/event/event.ts';
import { toUnknownRecord, parseJson } from '#domain/json.ts';
import type { UnavailableSystem } from '#fixtures/scenarios/scenarios.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { StorageArea } from '#ports/storage.port.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import { createInMemoryPersonalWorldModule } from '#src/worlds/in-memory.world.ts';
import { Button } from '#ui/components/button.tsx';

/** The price of the demo's only kind of ticket, in euros. */
const ticketPrice = 35;

const customerNames: Readonly<Record<TicketingPersonName, string>> = {
  visitor: 'Bezoeker · a visitor',
  friend: 'Vriend van Het Klankhuis · a Friend of Het Klankhuis',
  teacher: 'Docent · a teacher',
};

/** The demo ticketing's state of the visitor, in session storage. */
interface TicketingState {
  readonly person: TicketingPersonName | null;
  readonly tickets: number;
}

const ticketingKey = 'desk';
const listsKey = 'desk-lists';

/** The demo's ticketing, whose state survives a reload: the personal ports that reflect it, and its two sites, as pages of the site itself. */
export function createOfflineTicketing(
  hall: Hall,
  { site, clock }: { readonly site: TicketingSite; readonly clock: Clock },
  away: readonly UnavailableSystem[],
): { readonly ports: ContainerModule; readonly routes: readonly RouteObject[] } {
  const logger = new ConsoleLogger();
  const storage = new BrowserStorage(window, logger);
  const tix = new InMemoryTix({ timer: new SystemTimer(), logger, site });
  let state = readState(storage.session.read(ticketingKey));
  const setState = (next: TicketingState) => {
    state = next;
    storage.session.write(ticketingKey, JSON.stringify(next));
    if (next.person) tix.logIn(next.person);
    else tix.logOut();
    tix.fillBasket(...Array.from({ length: next.tickets }, () => ticketPrice));
  };
  setState(state);
  if (away.includes('ticketing')) tix.stopResponding();
  return {
    ports: createInMemoryPersonalWorldModule({
      hall,
      storage,
      tix,
      connectivity: new BrowserConnectivity(window),
      bridge: away.includes('bridge')
        ? createFailingPort('The Bridge is away in this world')
        : new InMemoryBridge({ hall, clock, lists: storedFavouritesIn(storage.session) }),
    }),
    routes: ['kassa', 'schoolkassa'].map((name) => ({
      id: name,
      path: `${name}/:locale/*`,
      Component: () => <TicketingPage state={state} onChoose={setState} />,
    })),
  };
}

/** Parses the stored state; invalid fields are reset. */
function readState(stored: string | null): TicketingState {
  const { person, tickets } = toUnknownRecord(parseJson(stored));
  const isKnown = typeof person === 'string' && Object.hasOwn(ticketingCustomers, person);
  return { person: isKnown ? (person as TicketingPersonName) : null, tickets: Number(tickets ?? 0) };
}

/** Favourites in session storage, so that they survive a reload. */
function storedFavouritesIn(storage: StorageArea): StoredFavourites {
  const read = (): Readonly<Record<string, readonly EventId[]>> => Object(parseJson(storage.read(listsKey)));
  return {
    get: (person) => read()[person],
    set: (person, ids) => storage.write(listsKey, JSON.stringify({ ...read(), [person]: ids })),
  };
}

/** The one page of the demo's ticketing: who is logged in, and what is in the basket. Each choice leads back to where the visitor came from. */
function TicketingPage({
  state: { person, tickets },
  onChoose,
}: {
  readonly state: TicketingState;
  readonly onChoose: (next: TicketingState) => void;
}) {
  const navigate = useNavigate();
  const returnUrl = new URLSearchParams(useLocation().search).get('returnUrl');
  const goBack = (): void => {
    if (returnUrl === null) return void navigate(-1);
    const { origin } = window.location;
    const target = URL.canParse(returnUrl, origin) ? new URL(returnUrl, origin) : new URL(origin);
    void navigate(target.origin === origin ? `${target.pathname}${target.search}` : '/');
  };
  const button = (label: string, next: TicketingState) => (
    <Button
      key={label}
      onClick={() => {
        onChoose(next);
        goBack();
      }}
    >
      {label}
    </Button>
  );
  return (
    <main className="wrap part stack">
      <title>Kassa · Box office</title>
      <p>Kassa · Box office (demo)</p>
      <h1>{person ? customerNames[person] : 'Wie bent u? · Who are you?'}</h1>
      <div className="cluster">
        {person
          ? button('Log uit · Log out', { person: null, tickets: 0 })
          : (Object.keys(customerNames) as TicketingPersonName[]).map((name) =>
              button(customerNames[name], { person: name, tickets }),
            )}
      </div>
      <h2>
        {tickets} × € {ticketPrice}
      </h2>
      <div className="cluster">
        {[1, 2, 3, 4].map((count) =>
          button(`+ ${count} × € ${ticketPrice}`, { person, tickets: tickets + count }),
        )}
        {tickets > 0 && button('Leeg de mand · Empty the basket', { person, tickets: 0 })}
      </div>
    </main>
  );
}
