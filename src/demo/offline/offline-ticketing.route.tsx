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

/** The ticketing page at an address: tickets, basket, or log-in and account. */
function TicketingPage({ ticketing }: { readonly ticketing: OfflineTicketing }) {
  const { pathname } = useLocation();
  return (
    <main className={styles.ticketing}>
      <title>Kassa · Box office</title>
      <p>Kassa · Box office (demo)</p>
      {pathname.includes('/buyingflow/tickets/') ? (
        <Tickets ticketing={ticketing} />
      ) : pathname.includes('/buyingflow/') ? (
        <Basket ticketing={ticketing} />
      ) : (
        <Account ticketing={ticketing} />
      )}
    </main>
  );
}

interface AccountProps {
  readonly ticketing: OfflineTicketing;
}

/** A function that navigates to `returnUrl`, if that is an address of this site. */
function useReturn(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnUrl = new URLSearchParams(search).get('returnUrl') ?? '/';
  const { origin } = window.location;
  const target = URL.canParse(returnUrl, origin) ? new URL(returnUrl, origin) : new URL(origin);
  return () => void navigate(target.origin === origin ? `${target.pathname}${target.search}` : '/');
}

function Account({ ticketing }: AccountProps) {
  const goBack = useReturn();
  const { person } = ticketing.state();
  const actAndReturn = (act: () => void) => () => {
    act();
    goBack();
  };
  if (person) {
    return (
      <>
        <h1>{customerNames[person]}</h1>
        <Button onClick={actAndReturn(ticketing.logOut)}>Log uit · Log out</Button>
      </>
    );
  }
  return (
    <>
      <h1>Wie bent u? · Who are you?</h1>
      {(Object.keys(ticketingCustomers) as TicketingPersonName[]).map((name) => (
        <Button key={name} onClick={actAndReturn(() => ticketing.logIn(name))}>
          {customerNames[name]}
        </Button>
      ))}
    </>
  );
}

function Tickets({ ticketing }: AccountProps) {
  const navigate = useNavigate();
  return (
    <>
      <h1>Hoeveel kaarten? · How many tickets?</h1>
      {[1, 2, 3, 4].map((count) => (
        <Button
          key={count}
          onClick={() => {
            ticketing.setBasket([
              ...ticketing.state().basket,
              ...Array.from({ length: count }, () => ticketPrice),
            ]);
            void navigate(-1);
          }}
        >
          {count} × € {ticketPrice}
        </Button>
      ))}
    </>
  );
}

function Basket({ ticketing }: AccountProps) {
  const navigate = useNavigate();
  const { basket } = ticketing.state();
  return (
    <>
      <h1>
        {basket.length} × € {ticketPrice}
      </h1>
      <Button
        onClick={() => {
          ticketing.setBasket([]);
          void navigate(-1);
        }}
      >
        Leeg de mand · Empty the basket
      </Button>
    </>
  );
}
