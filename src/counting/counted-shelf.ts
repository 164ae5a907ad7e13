import { parsedJson } from '#domain/json.ts';

/** Where the debug pages find what was counted in this tab. */
export const countedKey = 'debug.counted';

/** What a text from the shelf holds; nothing where it is none of ours. */
export function countedIn(text: string | null): readonly object[] {
  const read = parsedJson(text);
  return Array.isArray(read) ? read : [];
}
