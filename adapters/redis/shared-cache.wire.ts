import * as v from 'valibot';
import { parsedJson } from '#domain/json.ts';
import { instantAt } from '#domain/time/instant.ts';
import type { Forgetting, SharedAnswer } from '#ports/shared-cache.port.ts';

/** Changes with the shape of what is written below. */
const format = 1;

const answerWire = v.object({
  format: v.literal(format),
  at: v.pipe(v.number(), v.integer()),
  negative: v.boolean(),
  value: v.unknown(),
});

const forgettingWire = v.object({
  format: v.literal(format),
  from: v.string(),
  beginnings: v.array(v.string()),
  how: v.picklist(['soft', 'hard']),
});

export function packedAnswer({ value, fetchedAt, isNegative }: SharedAnswer): string {
  return JSON.stringify({ format, at: fetchedAt, negative: isNegative, value });
}

/** Undefined for anything that this version of the site has not written. */
export function answerIn(text: string): SharedAnswer | undefined {
  const read = v.safeParse(answerWire, parsedJson(text));
  if (!read.success || read.output.value === undefined) return undefined;
  const { at, negative, value } = read.output;
  return { value, fetchedAt: instantAt(at), isNegative: negative };
}

export function packedForgetting(from: string, { beginnings, how }: Forgetting): string {
  return JSON.stringify({ format, from, beginnings, how });
}

/** Who said that what is to be forgotten; undefined where it is not our language. */
export function forgettingIn(
  text: string,
): { readonly from: string; readonly forgetting: Forgetting } | undefined {
  const read = v.safeParse(forgettingWire, parsedJson(text));
  if (!read.success) return undefined;
  const { from, beginnings, how } = read.output;
  return { from, forgetting: { beginnings, how } };
}
