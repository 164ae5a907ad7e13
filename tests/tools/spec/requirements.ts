/** One line of docs/requirements.md. */
export interface Requirement {
  /** `SALE-3`; never reused, not even after the line is removed. */
  readonly id: string;
  readonly rule: string;
}

const line = /^- \*\*([A-Z][A-Z0-9]*-\d+)\*\* (.+)$/gm;

/** The requirements of a document, in its order. */
export function requirementsIn(markdown: string): readonly Requirement[] {
  return [...markdown.matchAll(line)].map(([, id = '', rule = '']) => ({ id, rule }));
}

/** The ids that occur twice. */
export function repeatedIn(requirements: readonly Requirement[]): readonly string[] {
  const ids = requirements.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
