import { describe, expect, it } from 'vitest';
import { defaultCustomerTags, parseCustomerTagTable } from '#domain/sale/customer-tags.ts';

describe('the customer tags of a hall', () => {
  it('SWAP-4 SALE-7 SALE-8 are those of Het Klankhuis by default', () => {
    expect(parseCustomerTagTable([])).toEqual(defaultCustomerTags);
    expect(defaultCustomerTags).toEqual({
      friend: 37,
      friendsLottery: 499,
      regularPrimary: 518,
      special: 519,
      vmbo: 520,
      havoVwo: 521,
      mbo: 522,
    });
  });

  it('SWAP-4 are replaced by name, the others stay', () => {
    const tags = parseCustomerTagTable([
      ['friendsLottery', '7'],
      ['mbo', '37'],
      ['friend', '522'],
    ]);
    expect(tags).toEqual({ ...defaultCustomerTags, friendsLottery: 7, mbo: 37, friend: 522 });
  });

  it.each([
    [['lottery', '7']],
    [['friend', '0']],
    [['friend', '-3']],
    [['friend', '3.5']],
    [['friend', '']],
    [['friend', '499']],
    [['__proto__', '7']],
  ] as const)('SWAP-4 are refused with %j', (pair) => {
    expect(parseCustomerTagTable([pair])).toBeUndefined();
  });
});
