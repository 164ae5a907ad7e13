import { describe, expect, it } from 'vitest';
import { importStatusOf, isListed } from '#domain/event/import-status.ts';

describe('the planning status of a concert', () => {
  it('SALE-5 knows cancelled and moved concerts', () => {
    expect(importStatusOf('Geannuleerd')).toBe('cancelled');
    expect(importStatusOf('verplaatst ')).toBe('moved');
  });

  it.each(['Bevestigd', 'Contract uit', '', 'iets nieuws', undefined])('takes %j for planned', (word) => {
    expect(importStatusOf(word)).toBe('planned');
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
    expect(shown.every(isListed)).toBe(true);
    expect([undefined, '', '2e Optie', 'bevestigd'].some(isListed)).toBe(false);
  });
});
