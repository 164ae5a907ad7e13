import { expect, it } from 'vitest';
import { preventBreaksAroundNumbers } from '#ui/format/prevent-breaks-around-numbers.ts';

it('TPL-8 keeps the numbers of a work together with the word before them', () => {
  expect(preventBreaksAroundNumbers('Symphony No. 1 in C major, op. 21')).toBe(
    'Symphony No.\u00A01 in C major, op.\u00A021',
  );
  expect(preventBreaksAroundNumbers('Cellosuite in G, BWV 1007')).toBe('Cellosuite in G, BWV\u00A01007');
  expect(preventBreaksAroundNumbers('Largo. Presto · 21 min')).toBe('Largo. Presto ·\u00A021\u00A0min');
  expect(preventBreaksAroundNumbers('La mer')).toBe('La mer');
});
