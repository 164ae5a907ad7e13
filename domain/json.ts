import { toWellFormed } from '#domain/to-well-formed.ts';

/** Parses JSON; undefined where the text is null or not valid JSON (JSON itself has no undefined). */
export function parseJson(text: string | null): unknown {
  return parseWith(undefined, text);
}

/** An escaped surrogate: a lone half of a character, or one half of a valid pair. */
const escapedSurrogate = /\\ud[89a-f]/i;

/**
 * Parses the JSON of an external system's response and replaces lone surrogates. HTML cannot carry a lone surrogate: the page's
 * text would differ from its data, and hydration would render the page again.
 */
export function parseJsonReplacingLoneSurrogates(text: string): unknown {
  return parseWith(escapedSurrogate.test(text) ? replaceLoneSurrogates : undefined, text);
}

function replaceLoneSurrogates(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? toWellFormed(value) : value;
}

function parseWith(
  reviver: ((key: string, value: unknown) => unknown) | undefined,
  text: string | null,
): unknown {
  try {
    return JSON.parse(text ?? '', reviver);
  } catch {
    return undefined;
  }
}

/** The members of a value of unknown shape, by name; an empty record for a primitive or null. */
export function toUnknownRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
