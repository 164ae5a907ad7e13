import { describe, expect, it } from 'vitest';
import {
  isListedPlanningStatus,
  parseEventId,
  parseImportStatus,
  getEventEndOrStart,
} from '#domain/event/event.ts';
import { at } from '#tests/domain/time/at.ts';

describe('the number of a concert', () => {
  it('ENT-1 is read from a number and from digits', () => {
    expect([48211, '48211', 1, '0048'].map(parseEventId)).toEqual([48211, 48211, 1, 48]);
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    2 ** 60,
    '',
    '-1',
    '1.5',
    '48211x',
    ' 1',
    '1e3',
    null,
    undefined,
    true,
    [1],
    {},
  ])('ENT-1 is not read from %j', (value) => {
    expect(parseEventId(value)).toBeUndefined();
  });
});

describe('a concert', () => {
  const starts = at('2026-12-04T20:15:00+01:00');
  const ends = at('2026-12-04T22:15:00+01:00');

  it('ends at its end, or at its start if the end is unknown', () => {
    expect(getEventEndOrStart({ starts, ends })).toBe(ends);
    expect(getEventEndOrStart({ starts })).toBe(starts);
  });
});

describe('the planning status of a concert', () => {
  it('SALE-5 recognizes cancelled and moved concerts', () => {
    expect(parseImportStatus('Geannuleerd')).toBe('cancelled');
    expect(parseImportStatus('verplaatst ')).toBe('moved');
  });

  it.each(['Bevestigd', 'Contract uit', '', 'iets nieuws', undefined])('takes %j for planned', (word) => {
    expect(parseImportStatus(word)).toBe('planned');
  });

  it('CALL-36 shows concerts of the seven statuses and no other', () => {
    const shown = [
      '1e Optie',
      'Bevestigd',
      'Contract uit',
      'Corona',
      'Voor brochure',
      'Verplaatst',
      'Geannuleerd',
    ];
    expect(shown.every(isListedPlanningStatus)).toBe(true);
    expect([undefined, '', '2e Optie', 'bevestigd'].some(isListedPlanningStatus)).toBe(false);
  });
});
