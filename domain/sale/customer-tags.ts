import type { CustomerTag } from '#domain/sale/sale.ts';
import type { SchoolTags } from '#domain/sale/school-tag.ts';

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
