/** A small tree that violates exactly one rule, and the rule's message. */
export interface Planted {
  /** The name of the rule. */
  readonly breaks: string;
  readonly files: Readonly<Record<string, string>>;
  /** The location and the message, or its beginning. */
  readonly reported: string;
}

/** One file that violates a rule, with the line and message. */
export function line(breaks: string, path: string, text: string, reported: string): Planted {
  return { breaks, files: { [path]: text }, reported: `${path}:${reported}` };
}
