import type { EducationUser } from '#domain/form/education-user.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';

/** A person with an account at the in-memory ticketing. */
export interface TicketingPerson {
  readonly id: number;
  readonly hash: string;
  readonly customerId: string;
  readonly tags: readonly CustomerTag[];
  /** The ticketing site of the account. */
  readonly environment: TixEnvironment;
  readonly school?: EducationUser;
}

/** The people with accounts: a regular visitor, a friend of the hall with a VIP card, and a teacher at the ticketing for schools. */
export const ticketingCustomers = {
  visitor: {
    id: 71_001,
    hash: '1f'.repeat(32),
    customerId: 'C-71001',
    tags: [],
    environment: 'tix',
  },
  friend: {
    id: 71_002,
    hash: '2e'.repeat(32),
    customerId: 'C-71002',
    tags: [defaultCustomerTags.friend, defaultCustomerTags.friendsLottery],
    environment: 'tix',
  },
  teacher: {
    id: 71_003,
    hash: '3d'.repeat(32),
    customerId: 'C-71003',
    tags: [defaultCustomerTags.vmbo],
    environment: 'education',
    school: {
      schoolName: 'De Stemvork',
      schoolPlace: 'Amersfoort',
      schoolType: 'vmbo',
      street: 'Torenstraat',
      houseNumber: '12',
      addition: 'a',
      zipCode: '3811 DC',
      city: 'Amersfoort',
      email: 'muziek@stemvork.example',
    },
  },
} as const satisfies Readonly<Record<string, TicketingPerson>>;

export type TicketingPersonName = keyof typeof ticketingCustomers;

/** The valid VIP card numbers of the in-memory ticketing. */
export const validVipCards: readonly string[] = ['499010012024', '499010012025', '499010012026'];
