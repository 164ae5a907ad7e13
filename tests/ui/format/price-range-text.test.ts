import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { onDay } from '#tests/domain/time/at.ts';
import { formatsOf } from '#ui/format/formats.ts';
import { priceRangeText } from '#ui/format/price-range-text.ts';

const t = ((_key: string, { lowest, highest }: Record<string, string>) =>
  `${lowest} to ${highest}`) as unknown as TFunction;

it('I18N-1 writes both ends of a range of prices alike, with cents where one of them has any', () => {
  const written = (from: number, to: number) =>
    priceRangeText({ from, to }, t, formatsOf('en', onDay('2026-11-20')));
  expect(written(34, 56)).toBe('€34 to €56');
  expect(written(12.5, 56)).toBe('€12.50 to €56.00');
  expect(written(25, 25)).toBe('€25');
});
