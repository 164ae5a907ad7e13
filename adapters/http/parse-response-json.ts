import { parseJson } from '#domain/json.ts';
import { toWellFormed } from '#domain/normalize-text.ts';

/** An escaped surrogate: a lone half of a character, or one half of a valid pair. */
const escapedSurrogate = /\\ud[89a-f]/i;

/**
 * Parses the JSON of an external system's response and replaces lone surrogates. HTML cannot carry a lone surrogate: the page's
 * text would differ from its data, and hydration would render the page again.
 */
export function parseJsonReplacingLoneSurrogates(text: string): unknown {
  if (!escapedSurrogate.test(text)) return parseJson(text);
  return parseJson(text, (_key, value) => (typeof value === 'string' ? toWellFormed(value) : value));
}
