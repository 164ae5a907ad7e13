import { parseArgs } from 'node:util';

/** A part of the run that can be run separately. */
const parts = ['domain', 'node', 'commands', 'e2e'] as const;

type Part = (typeof parts)[number];

/** What to run: everything, or one part; a shard of the browser tests, as `2/4`. */
export interface RunOptions {
  readonly only?: Part;
  readonly shard?: string;
}

/** The usage message. */
export const usage = `Usage: npm test [-- --only ${parts.join('|')} [--shard 1/4]]. Only e2e has shards.`;

/** Parses the arguments after `npm test --`; undefined if they are invalid. */
export function parseOptions(words: readonly string[]): RunOptions | undefined {
  const values = parseValues(words);
  if (!values) return undefined;
  const only = parts.find((name) => name === values.only);
  if (values.only !== undefined && !only) return undefined;
  const { shard } = values;
  if (shard !== undefined && (only !== 'e2e' || !isShard(shard))) return undefined;
  return { ...(only && { only }), ...(shard !== undefined && { shard }) };
}

function parseValues(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { only: { type: 'string' }, shard: { type: 'string' } } })
      .values;
  } catch {
    return undefined;
  }
}

function isShard(text: string): boolean {
  const [, current = '', total = ''] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  return current !== '' && Number(current) <= Number(total);
}
