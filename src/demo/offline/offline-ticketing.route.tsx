import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { type TicketingPersonName, ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import type { OfflineTicketing } from '#src/demo/offline/offline-ticketing.ts';
import { Button } from '#ui/components/button.tsx';
import styles from '#src/demo/offline/demo-controls.module.css';

/** The price of the demo's only kind of ticket, in euros. */
const ticketPrice = 35;

const customerNames: Readonly<Record<TicketingPersonName, string>> = {
  visitor: 'Bezoeker · a visitor',
  friend: 'Vriend van Het Klankhuis · a Friend of Het Klankhuis',
  teacher: 'Docent · a teacher',
};

/** The routes of the demo's two ticketing sites, as pages of the site itself. */
export function createOfflineTicketingRoutes(ticketing: OfflineTicketing): RouteObject[] {
  return ['kassa', 'schoolkassa'].map((name) => ({
    id: name,
    path: `${name}/:locale/*`,
    element: <TicketingPage ticketing={ticketing} />,
  }));
}

/** A function that navigates to `returnUrl`, if that is an address of this site, or else back. */
function useReturn(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  if (returnUrl === null) return () => void navigate(-1);
  const { origin } = window.location;
  const target = URL.canParse(returnUrl, origin) ? new URL(returnUrl, origin) : new URL(origin);
  return () => void navigate(target.origin === origin ? `${target.pathname}${target.search}` : '/');
}

/** The one page of the demo's ticketing: who is logged in, and what is in the basket. Each choice leads back to where the visitor came from. */
function TicketingPage({ ticketing }: { readonly ticketing: OfflineTicketing }) {
  const goBack = useReturn();
  const { person, basket } = ticketing.state();
  const button = (label: string, act: () => void) => (
    <Button
      key={label}
      onClick={() => {
        act();
        goBack();
      }}
    >
      {label}
    </Button>
  );
  const add = (count: number) =>
    ticketing.setBasket([...basket, ...Array.from({ length: count }, () => ticketPrice)]);
  return (
    <main className={styles.ticketing}>
      <title>Kassa · Box office</title>
      <p>Kassa · Box office (demo)</p>
      <h1>{person ? customerNames[person] : 'Wie bent u? · Who are you?'}</h1>
      {person
        ? button('Log uit · Log out', ticketing.logOut)
        : (Object.keys(ticketingCustomers) as TicketingPersonName[]).map((name) =>
            button(customerNames[name], () => ticketing.logIn(name)),
          )}
      <h2>
        {basket.length} × € {ticketPrice}
      </h2>
      {[1, 2, 3, 4].map((count) => button(`+ ${count} × € ${ticketPrice}`, () => add(count)))}
      {basket.length > 0 && button('Leeg de mand · Empty the basket', () => ticketing.setBasket([]))}
    </main>
  );
}
