import { parseArgs } from 'node:util';

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
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '600' },
        renders: { type: 'string', default: '200000' },
      },
    });
    const [seconds, renders] = [Number(values.seconds), Number(values.renders)];
    const parts = soakParts.filter((name) => positionals.includes(name));
    const isKnown = parts.length === new Set(positionals).size && seconds > 0 && renders > 0;
    if (isKnown)
      return { kind: 'wish', wish: { parts: parts.length > 0 ? parts : soakParts, seconds, renders } };
  } catch {
    // An option nobody knows is answered as a part nobody knows.
  }
  return { kind: 'refused', why: usage };
}
