import { type Instant, createInstant } from '#domain/time/instant.ts';

/** The ticketing system's codes (SALE-1): 0 none, 1 few tickets, 2 sold out, 3 cancelled, 4 not scheduled. */
export type SaleCode = 0 | 1 | 2 | 3 | 4;

/** The start of a sale that is open without a known start. */
export const alwaysOpenStart: Instant = createInstant(0);

/** When and whether a concert or series is on sale, as the CMS imports it from the ticketing (wire contract E.1). */
export interface Sale {
  readonly code: SaleCode;
  /** Sale starts by customer tag id (as a string), and `_default` for everyone. */
  readonly starts: Readonly<Record<string, Instant>>;
  /** Null: no end, which the rules read as the year 2222 (SALE-3). */
  readonly end: Instant | null;
}

/** A number that the ticketing assigns to a customer: friend, school, pass holder. */
export type CustomerTag = number;

/** The tags of an anonymous visitor. */
export const noCustomerTags: readonly CustomerTag[] = [];
