import { expect, it } from 'vitest';
import { onDay } from '#tests/domain/time/at.ts';
import { formatCmsDate } from '#ui/format/format-cms-date.ts';
import { getFormats } from '#ui/format/formats.ts';

const today = onDay('2026-11-20');

it.each([
  ['2026-12-01', 'dinsdag 1 december 2026', 'Tuesday 1 December 2026'],
  [' 2026-03-29 ', 'zondag 29 maart 2026', 'Sunday 29 March 2026'],
  ['1888-04-11', 'woensdag 11 april 1888', 'Wednesday 11 April 1888'],
  ['2026-12-01T20:15:00+01:00', 'dinsdag 1 december 2026, 20:15', 'Tuesday 1 December 2026, 20:15'],
  ['1911', '1911', '1911'],
  ['2026-02-30', '2026-02-30', '2026-02-30'],
  ['zomer 1888', 'zomer 1888', 'zomer 1888'],
])('I18N-1 formats the field %j if it is a date', (fieldText, dutch, english) => {
  expect(formatCmsDate(fieldText, getFormats('nl', today))).toBe(dutch);
  expect(formatCmsDate(fieldText, getFormats('en', today))).toBe(english);
});
