import { parseArgs } from 'node:util';

/** The options of a soak: its parts, and the duration of each. */
export interface SoakOptions {
  readonly parts: readonly SoakPart[];
  readonly seconds: number;
  readonly renders: number;
  /** The Node binary that runs the site in `overload`. */
  readonly node: string;
}

export const soakParts = [
  'load',
  'renders',
  'away',
  'flood',
  'overload',
  'words',
  'slow',
  'killed',
  'upgrade',
  'crawl',
] as const;

export type SoakPart = (typeof soakParts)[number];

export type SoakParseResult =
  | { readonly kind: 'wish'; readonly options: SoakOptions }
  | { readonly kind: 'refused'; readonly reason: string };

const usage = `Usage: npm run soak [-- ${soakParts.join(' ')}] [--seconds 600] [--renders 200000] [--node /usr/bin/node]`;

/** Parses the arguments after `npm run soak --`; the defaults are the long durations. */
export function parseSoakOptions(words: readonly string[]): SoakParseResult {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '600' },
        renders: { type: 'string', default: '200000' },
        node: { type: 'string', default: process.execPath },
      },
    });
    const [seconds, renders] = [Number(values.seconds), Number(values.renders)];
    const parts = soakParts.filter((name) => positionals.includes(name));
    const isKnown = parts.length === new Set(positionals).size && seconds > 0 && renders > 0;
    if (isKnown)
      return {
        kind: 'wish',
        options: { parts: parts.length > 0 ? parts : soakParts, seconds, renders, node: values.node },
      };
  } catch {
    // An unknown option is handled like an unknown part.
  }
  return { kind: 'refused', reason: usage };
}
