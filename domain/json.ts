/** Parses JSON; undefined where the text is null or not valid JSON (JSON itself has no undefined). */
export function parseJson(text: string | null, reviver?: (key: string, value: unknown) => unknown): unknown {
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
