import { expect, it } from 'vitest';
import { preventBreaksExceptAfterCommas } from '#ui/format/prevent-breaks-except-after-commas.ts';

it('I18N-1 keeps a date together in a narrow column, but allows a break before the time', () => {
  expect(preventBreaksExceptAfterCommas('zo 29 nov')).toBe('zo\u00A029\u00A0nov');
  expect(preventBreaksExceptAfterCommas('Sat 5 Dec, 20:15')).toBe('Sat\u00A05\u00A0Dec, 20:15');
});
