import { type EducationUser, emptyEducationUser } from '#domain/form/education-user.ts';
import { parseVipCardNumber, type VipCardNumber } from '#domain/form/vip-card.ts';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { ConcertTicketingIds, TicketingCapabilities } from '#ports/ticketing-site.port.ts';
import type { TixSessionEvent, TixPort } from '#ports/tix.port.ts';

/** A ticketing with one visitor, before it is loaded. */
export interface GivenTicketing {
  readonly tix: TixPort;
  /** The names of the events that the adapter has logged. */
  readonly logger: { readonly events: readonly string[] };
  readonly visitor: TicketingVisitor;
  /** A valid card, and the customer tag that it gives; only for a ticketing that checks cards. */
  readonly vipCard?: { readonly number: string; readonly tag: CustomerTag };
  /** The free places of the concert `ticketedConcert`; only for a ticketing that tells them. */
  readonly freePlaces?: readonly FreePlaces[];
  /** How often the ticketing has been requested to report the session. */
  sessionRequests(): number;
  /** How many listeners and timers the adapter has in the browser. */
  watches(): number;
  /** The visitor goes to another tab and returns. */
  leaveAndComeBack(): void;
  /** The ticketing stops responding. */
  fallSilent(): void;
  /** Lets so many milliseconds pass, and what was on its way arrive. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** The visitor's actions at the ticketing, in another tab. A ticketing without the capability needs no working action. */
export interface TicketingVisitor {
  /** `teacher` has an account where schools order, `visitor` where everybody does. */
  logIn(who: 'visitor' | 'teacher'): Promise<void>;
  logOut(): Promise<void>;
  /** Puts so many tickets in the basket. */
  fillBasket(tickets: number): Promise<void>;
}

/** Opens a new ticketing with all its events, until the test ends. */
export type OpenTicketing = () => Promise<GivenTicketing & { readonly news: readonly TixSessionEvent[] }>;

/** Opens a new ticketing, and loads it. */
export async function openLoaded(open: OpenTicketing): ReturnType<OpenTicketing> {
  const opened = await open();
  opened.tix.load('nl');
  await opened.pass(0);
  return opened;
}

/** A concert that the ticketing knows. */
export const ticketedConcert: ConcertTicketingIds = { tixEventGroupId: 12, tixEventId: 48_211 };

/** The customer with an account in the current environment. */
export function customerOf({ environment }: TixPort): 'visitor' | 'teacher' {
  return environment === 'education' ? 'teacher' : 'visitor';
}

/** Whether there is anything to report about a visitor. */
export function hasSession({ login, basket }: TicketingCapabilities): boolean {
  return login !== 'none' || basket;
}

/** Lets what changed at the ticketing be reported: at once, or after a minute and a return to the tab (TIX-2). */
export async function waitForReport({
  pass,
  leaveAndComeBack,
}: Pick<GivenTicketing, 'pass' | 'leaveAndComeBack'>): Promise<void> {
  await pass(60_000);
  leaveAndComeBack();
  await pass(0);
}

export const school: EducationUser = {
  ...emptyEducationUser,
  schoolName: 'De Toonladder',
  schoolPlace: 'Utrecht',
  schoolType: 'vmbo',
  street: 'Snaarstraat',
  houseNumber: '5',
  zipCode: '3512 AB',
  city: 'Utrecht',
  email: 'les@toonladder.example',
};

export function cardNumber(text: string): VipCardNumber {
  const number = parseVipCardNumber(text);
  if (!number) throw new Error(`${text} is no card number`);
  return number;
}

/** The card of a ticketing that checks cards. */
export function cardOf({ vipCard }: GivenTicketing): {
  readonly number: VipCardNumber;
  readonly tag: CustomerTag;
} {
  if (!vipCard) throw new Error('A ticketing that checks cards needs `vipCard`');
  return { ...vipCard, number: cardNumber(vipCard.number) };
}
