import type { QueryPairs } from '#domain/query-pairs.ts';
import { type CustomerTagTable, defaultCustomerTags, schoolKinds } from '#domain/sale/customer-tags.ts';

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
