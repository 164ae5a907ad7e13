import { expect, it } from 'vitest';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { largestFunctions } from '#tests/tools/bench/structure/source-measures.ts';

const hall = parseSourceFile({
  path: 'domain/hall.ts',
  text: `export function open(): string {
  const word = () => 'open';
  return word();
}
`,
});

const ticketing = parseSourceFile({
  path: 'src/desk.ts',
  text: `export class Desk {
  ask(): void {
    [1].map(() => {
      return 2;
    });
    return;
  }
}
`,
});

it('lists the longest functions with their location, methods and anonymous ones too', () => {
  expect(largestFunctions([hall, ticketing], 3)).toEqual([
    { name: 'ask', place: 'src/desk.ts:2', lines: 6 },
    { name: 'open', place: 'domain/hall.ts:1', lines: 4 },
    { name: '(anonymous)', place: 'src/desk.ts:3', lines: 3 },
  ]);
  expect(largestFunctions([hall, ticketing], 9).at(-1)).toEqual({
    name: 'word',
    place: 'domain/hall.ts:2',
    lines: 1,
  });
});
