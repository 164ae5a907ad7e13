import { expect, it } from 'vitest';
import { withNonBreakingSpaces } from '#ui/format/non-breaking-spaces.ts';

it('I18N-1 keeps a date together in a narrow column, but allows a break before the time', () => {
  expect(withNonBreakingSpaces('zo 29 nov')).toBe('zo\u00A029\u00A0nov');
  expect(withNonBreakingSpaces('Sat 5 Dec, 20:15')).toBe('Sat\u00A05\u00A0Dec, 20:15');
});
