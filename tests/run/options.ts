import { parseArgs } from 'node:util';

/** A part of the run that can be asked for alone. */
const parts = ['domain', 'node', 'e2e'] as const;

export type Part = (typeof parts)[number];

/** What the command line asks for; `all` when it asks for nothing in particular. */
export type Wish =
  | { readonly kind: 'run'; readonly what: Part | 'all' }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads the words after `npm test --`. */
export function wishOf(words: readonly string[]): Wish {
  try {
    const { only } = parseArgs({ args: [...words], options: { only: { type: 'string' } } }).values;
    const what = only === undefined ? 'all' : parts.find((name) => name === only);
    if (what) return { kind: 'run', what };
  } catch {
    // What cannot be read is answered as a part that does not exist.
  }
  return { kind: 'refused', why: `Usage: npm test [-- --only ${parts.join('|')}]` };
}
