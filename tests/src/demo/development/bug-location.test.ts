import { describe, expect, it } from 'vitest';
import { addBugLocation } from '#src/demo/development/bug-location.ts';

function bugWith(stack: string): Error {
  return Object.assign(new Error('a bug'), { stack });
}

describe('where a bug is', () => {
  it('is the first place of its stack in the project', () => {
    const stack = `TypeError: a bug
    at render (/hall/node_modules/react/index.js:10:2)
    at Seats (/hall/ui/seats.tsx:40:16)
    at Page (/hall/ui/page.tsx:4:1)`;
    expect(addBugLocation(bugWith(stack), '/hall')).toHaveProperty('loc', {
      file: '/hall/ui/seats.tsx',
      line: 40,
      column: 16,
    });
  });

  it('is unknown where no place of its stack is in the project', () => {
    expect(
      addBugLocation(bugWith('Error: a bug\n    at /elsewhere/ui/page.tsx:4:1'), '/hall'),
    ).not.toHaveProperty('loc');
  });
});
