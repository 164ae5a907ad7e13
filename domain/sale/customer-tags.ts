import type { QueryPairs } from '#domain/query-pairs.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { type SchoolTags, schoolKinds } from '#domain/sale/school-tag.ts';

/** The customer tags of the ticketing that mean something to the site: one table of the hall's configuration (SWAP-4). */
export interface CustomerTagTable extends SchoolTags {
  /** The friends of the hall, who order earlier. */
  readonly friend: CustomerTag;
  /** Holders of the card of the friends' lottery (SALE-7). */
  readonly friendsLottery: CustomerTag;
}

/** The tags of Het Klankhuis, which apply unless the configuration states others. */
export const defaultCustomerTags: CustomerTagTable = {
  friend: 37,
  friendsLottery: 499,
  regularPrimary: 518,
  special: 519,
  vmbo: 520,
  havoVwo: 521,
  mbo: 522,
};

const names = ['friend', 'friendsLottery', ...schoolKinds] as const;

/** The table with other tags in place of some defaults; undefined for an unknown name, no positive whole number, or one tag with two meanings. */
export function parseCustomerTagTable(pairs: QueryPairs): CustomerTagTable | undefined {
  const isValid = pairs.every(
    ([name, tag]) => names.some((known) => known === name) && /^[1-9]\d{0,8}$/.test(tag),
  );
  if (!isValid) return undefined;
  const table = {
    ...defaultCustomerTags,
    ...Object.fromEntries(pairs.map(([name, tag]) => [name, Number(tag)])),
  };
  return new Set(Object.values(table)).size === names.length ? table : undefined;
}
