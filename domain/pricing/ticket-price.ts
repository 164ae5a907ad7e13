import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** One price of one kind of ticket in one rank, for everyone or for the holders of one tag (SALE-6). */
export interface TicketPrice {
  /** Null: for everyone. */
  readonly tag: CustomerTag | null;
  /** Inclusive; null: since ever. */
  readonly activeFrom: Instant | null;
  /** Exclusive; null: for ever. */
  readonly activeTo: Instant | null;
  /** As the box office calls it in the language of the page: `Normaal`, `Under 30`. */
  readonly ticketType: string;
  /** The rank as it arrives: `1`, `1p`, `Rang 2`, `gold`. */
  readonly zone: string;
  /** Euros, with cents as decimals. */
  readonly euros: number;
}
