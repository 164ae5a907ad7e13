/** A small tree in which exactly one rule is broken, and what the rule says to that. */
export interface Planted {
  /** The name of the rule. */
  readonly breaks: string;
  readonly files: Readonly<Record<string, string>>;
  /** The place and the message, or how it begins. */
  readonly says: string;
}

/** One file, and the line and message of the rule it breaks. */
export function line(breaks: string, path: string, text: string, says: string): Planted {
  return { breaks, files: { [path]: text }, says: `${path}:${says}` };
}
