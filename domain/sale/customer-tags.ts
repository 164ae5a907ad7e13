import type { QueryPairs } from '#domain/query-pairs.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';

/** The kinds of school, youngest pupils first (SALE-8). */
export const schoolKinds = ['regularPrimary', 'special', 'vmbo', 'havoVwo', 'mbo'] as const;

export type SchoolKind = (typeof schoolKinds)[number];

/** The customer tag of each kind of school. */
export type SchoolTags = Readonly<Record<SchoolKind, CustomerTag>>;

/** The kind of school of a tag; undefined for any other tag. */
export function toSchoolKind(tag: CustomerTag, schoolTags: SchoolTags): SchoolKind | undefined {
  return schoolKinds.find((kind) => schoolTags[kind] === tag);
}

/** The tags that mean a school (SALE-8). */
export function filterSchoolTags(
  tags: readonly CustomerTag[],
  schoolTags: SchoolTags,
): readonly CustomerTag[] {
  return tags.filter((tag) => toSchoolKind(tag, schoolTags) !== undefined);
}

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

const tagNames = ['friend', 'friendsLottery', ...schoolKinds] as const;

/** The table with other tags in place of some defaults; undefined for an unknown name, no positive whole number, or one tag with two meanings. */
export function parseCustomerTagTable(pairs: QueryPairs): CustomerTagTable | undefined {
  const isValid = pairs.every(
    ([name, tag]) => tagNames.some((known) => known === name) && /^[1-9]\d{0,8}$/.test(tag),
  );
  if (!isValid) return undefined;
  const table = {
    ...defaultCustomerTags,
    ...Object.fromEntries(pairs.map(([name, tag]) => [name, Number(tag)])),
  };
  return new Set(Object.values(table)).size === tagNames.length ? table : undefined;
}
