/** What a soak is asked to do: which of its parts, and for how long each. */
export interface SoakWish {
  readonly parts: readonly SoakPart[];
  readonly seconds: number;
  readonly renders: number;
}

export const soakParts = ['load', 'renders', 'away', 'flood', 'overload', 'slow', 'killed'] as const;

export type SoakPart = (typeof soakParts)[number];

export type SoakReading =
  | { readonly kind: 'wish'; readonly wish: SoakWish }
  | { readonly kind: 'refused'; readonly why: string };

const usage = `Usage: npm run soak [-- ${soakParts.join(' ')}] [--seconds 600] [--renders 200000]`;

/** Reads the words after `npm run soak --`; the long way is the usual one. */
export function soakWishOf(words: readonly string[]): SoakReading {
  const parts: SoakPart[] = [];
  let [seconds, renders] = [600, 200_000];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const part = soakParts.find((name) => name === word);
    const number = part ? Number.NaN : Number(left.shift());
    if (part) parts.push(part);
    else if (word === '--seconds' && number > 0) seconds = number;
    else if (word === '--renders' && number > 0) renders = number;
    else return { kind: 'refused', why: usage };
  }
  return { kind: 'wish', wish: { parts: parts.length > 0 ? parts : soakParts, seconds, renders } };
}
