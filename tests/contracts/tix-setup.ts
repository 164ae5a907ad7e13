import { type EducationUser, emptyEducationUser } from '#domain/form/education-user.ts';
import { parseVipCardNumber, type VipCardNumber } from '#domain/form/vip-card.ts';
import type { TixEvent, TixPort } from '#ports/tix.port.ts';

export interface GivenTix {
  readonly tix: TixPort;
  /** The names of the events that the adapter has logged. */
  readonly logger: { readonly events: readonly string[] };
  readonly visitor: TicketingVisitor;
  /** The number of a valid card. */
  readonly vipCard: string;
  /** The visitor goes to another tab and returns. */
  leaveAndComeBack(): void;
  /** The ticketing stops responding. */
  fallSilent(): void;
  /** Lets so many milliseconds pass, and what was on its way arrive. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** The visitor's actions at the ticketing site, in another tab. */
export interface TicketingVisitor {
  /** `teacher` has an account where schools order, `visitor` where everybody does. */
  logIn(who: 'visitor' | 'teacher'): Promise<void>;
  logOut(): Promise<void>;
  /** Puts so many tickets in the basket. */
  fillBasket(tickets: number): Promise<void>;
}

/** Runs a call on a new system and closes it; returns its result with all events. */
export type UsingTix = (
  check: (given: GivenTix & { readonly news: readonly TixEvent[] }) => Promise<void>,
) => Promise<void>;

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

export function last(news: readonly TixEvent[]): TixEvent | undefined {
  return news.at(-1);
}
