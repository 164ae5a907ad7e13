import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { type TicketingPersonName, ticketingPeople } from '#adapters/in-memory/ticketing-customers.ts';
import styles from '#src/demo/offline/demo-controls.module.css';
import type { OfflineTicketing } from '#src/demo/offline/demo-ticketing.ts';
import { Button } from '#ui/components/button.tsx';

/** The price of the demo's only kind of ticket, in euros. */
const ticketPrice = 35;

const people: Readonly<Record<TicketingPersonName, string>> = {
  visitor: 'Bezoeker · a visitor',
  friend: 'Vriend van Het Klankhuis · a Friend of Het Klankhuis',
  teacher: 'Docent · a teacher',
};

/** The routes of the demo's two ticketing sites, as pages of the site itself. */
export function offlineTicketingRoutes(desk: OfflineTicketing): RouteObject[] {
  return ['kassa', 'schoolkassa'].map((name) => ({
    id: name,
    path: `${name}/:locale/*`,
    element: <DeskPage desk={desk} />,
  }));
}

/** The ticketing page at an address: tickets, basket, or log-in and account. */
function DeskPage({ desk }: { readonly desk: OfflineTicketing }) {
  const { pathname } = useLocation();
  return (
    <main className={styles.desk}>
      <title>Kassa · Box office</title>
      <p>Kassa · Box office (demo)</p>
      {pathname.includes('/buyingflow/tickets/') ? (
        <Tickets desk={desk} />
      ) : pathname.includes('/buyingflow/') ? (
        <Basket desk={desk} />
      ) : (
        <Account desk={desk} />
      )}
    </main>
  );
}

interface DeskProps {
  readonly desk: OfflineTicketing;
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

function Account({ desk }: DeskProps) {
  const goBack = useReturn();
  const { person } = desk.state();
  const actAndReturn = (act: () => void) => () => {
    act();
    goBack();
  };
  if (person) {
    return (
      <>
        <h1>{people[person]}</h1>
        <Button onClick={actAndReturn(desk.logOut)}>Log uit · Log out</Button>
      </>
    );
  }
  return (
    <>
      <h1>Wie bent u? · Who are you?</h1>
      {(Object.keys(ticketingPeople) as TicketingPersonName[]).map((name) => (
        <Button key={name} onClick={actAndReturn(() => desk.logIn(name))}>
          {people[name]}
        </Button>
      ))}
    </>
  );
}

function Tickets({ desk }: DeskProps) {
  const navigate = useNavigate();
  return (
    <>
      <h1>Hoeveel kaarten? · How many tickets?</h1>
      {[1, 2, 3, 4].map((count) => (
        <Button
          key={count}
          onClick={() => {
            desk.setBasket([...desk.state().basket, ...Array.from({ length: count }, () => ticketPrice)]);
            void navigate(-1);
          }}
        >
          {count} × € {ticketPrice}
        </Button>
      ))}
    </>
  );
}

function Basket({ desk }: DeskProps) {
  const navigate = useNavigate();
  const { basket } = desk.state();
  return (
    <>
      <h1>
        {basket.length} × € {ticketPrice}
      </h1>
      <Button
        onClick={() => {
          desk.setBasket([]);
          void navigate(-1);
        }}
      >
        Leeg de mand · Empty the basket
      </Button>
    </>
  );
}
