import { expect, it } from 'vitest';
import { onDay } from '#tests/domain/time/at.ts';
import { formatPriceParts, formatPrice } from '#ui/format/format-price.ts';
import { getFormats } from '#ui/format/formats.ts';
import type { Translate } from '#ui/words/translate.ts';

const words: Readonly<Record<string, string>> = { 'price.free': 'Free', 'price.from': 'from' };

const t = ((key: string, { lowest, highest }: Record<string, string> = {}) =>
  words[key] ?? `${lowest} to ${highest}`) as unknown as Translate;

const formats = getFormats('en', onDay('2026-11-20'));

it('I18N-1 formats both ends of a range alike, with cents if one of them has any', () => {
  const formatRange = (from: number, to: number) => formatPrice({ kind: 'range', from, to }, t, formats);
  expect(formatRange(34, 56)).toBe('€34 to €56');
  expect(formatRange(12.5, 56)).toBe('€12.50 to €56.00');
  expect(formatRange(25, 25)).toBe('€25');
});

it('WAY-2 SALE-7 has “from” before the lowest price, without cents for a whole amount, and nothing before a free price', () => {
  expect(formatPrice({ kind: 'from', euros: 34 }, t, formats)).toBe('from €34');
  expect(formatPriceParts({ kind: 'from', euros: 29.5 }, t, formats)).toEqual({
    from: 'from',
    amount: '€29.50',
  });
  expect(formatPrice({ kind: 'free' }, t, formats)).toBe('Free');
});
