/** A part of the run that can be asked for alone. */
const parts = ['domain', 'node', 'e2e'] as const;

export type Part = (typeof parts)[number];

/** What the command line asks for; `all` when it asks for nothing in particular. */
export type Wish =
  | { readonly kind: 'run'; readonly what: Part | 'all' }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads the words after `npm test --`. */
export function wishOf(words: readonly string[]): Wish {
  const [option, value, ...more] = words.flatMap((word) => word.split('='));
  if (option === undefined) return { kind: 'run', what: 'all' };
  const part = parts.find((name) => name === value);
  if (option !== '--only' || !part || more.length > 0) {
    return { kind: 'refused', why: `Usage: npm test [-- --only ${parts.join('|')}]` };
  }
  return { kind: 'run', what: part };
}
