import { describe, expect, it } from 'vitest';
import { findPresale } from '#domain/sale/presale.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';

const friends = at('2026-12-01T10:00:00+01:00');
const everyone = at('2026-12-08T10:00:00+01:00');
const between = at('2026-12-03T10:00:00+01:00');
const sale = aSale({ starts: { '37': friends, _default: everyone }, end: null });

describe('a presale, as one visitor sees it', () => {
  it('SALE-2 names when holders come and when everyone does, before it opens', () => {
    const before = at('2026-11-30T10:00:00+01:00');
    expect(findPresale(sale, [], before)).toEqual({
      kind: 'othersFirst',
      tag: 37,
      holders: friends,
      everyone,
    });
    expect(findPresale(sale, [37], before)).toEqual({
      kind: 'othersFirst',
      tag: 37,
      holders: friends,
      everyone,
    });
  });

  it('SALE-2 is a holder’s own while it runs, and others’ still', () => {
    expect(findPresale(sale, [37], between)).toEqual({ kind: 'yours', everyone });
    expect(findPresale(sale, [], between)).toEqual({ kind: 'othersNow', tag: 37, everyone });
    expect(findPresale(sale, [], friends)).toEqual({ kind: 'othersNow', tag: 37, everyone });
  });

  it('SALE-2 makes no difference any more from the moment it is open to everyone', () => {
    expect(findPresale(sale, [37], everyone)).toBeNull();
    expect(findPresale(sale, [], everyone)).toBeNull();
  });

  it('SALE-2 has no general start if only holders can order', () => {
    const closed = aSale({ starts: { '37': friends }, end: null });
    expect(findPresale(closed, [37], between)).toEqual({ kind: 'yours', everyone: null });
    expect(findPresale(closed, [], between)).toEqual({ kind: 'othersNow', tag: 37, everyone: null });
  });

  it('SALE-1 SALE-2 is one also of the last tickets', () => {
    expect(findPresale({ ...sale, code: 1 }, [37], between)).toEqual({ kind: 'yours', everyone });
  });

  it('SALE-3 is null without a tag, if nothing is sold, and after the end', () => {
    expect(findPresale(aSale({ starts: { _default: everyone }, end: null }), [37], between)).toBeNull();
    expect(findPresale({ ...sale, code: 2 }, [37], between)).toBeNull();
    expect(findPresale({ ...sale, end: friends }, [37], between)).toBeNull();
  });
});
