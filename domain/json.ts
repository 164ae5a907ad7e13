import { wellFormed } from '#domain/link/well-formed.ts';

/** The value that a text of JSON holds; undefined where there is no text, or it is no JSON, which itself has no undefined. */
export function parsedJson(text: string | null): unknown {
  return parsedBy(undefined, text);
}

/** A surrogate that is written by its number: half a character, or one of the two halves of a whole one. */
const writtenSurrogate = /\\ud[89a-f]/i;

/**
 * The same of another system's answer, whose texts hold no half characters: HTML cannot carry a lone surrogate, so the browser
 * would find another text in the page than in its data, and render the whole page again.
 */
export function parsedAnswer(text: string): unknown {
  return parsedBy(writtenSurrogate.test(text) ? withWholeCharacters : undefined, text);
}

function withWholeCharacters(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value) : value;
}

function parsedBy(
  reviver: ((key: string, value: unknown) => unknown) | undefined,
  text: string | null,
): unknown {
  try {
    return JSON.parse(text ?? '', reviver);
  } catch {
    return undefined;
  }
}

/** The members of a value whose shape nobody knows, by name; none where it has none. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
