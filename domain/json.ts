/** The value that a text of JSON holds; undefined where there is no text, or it is no JSON, which itself has no undefined. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The members of a value whose shape nobody knows, by name; none where it has none. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
