import * as v from 'valibot';

/** What the schema of a variable says beside its validation, for the reference and for reading the environment. */
export interface VariableFacts {
  /** The values that are accepted, as the end of "it is not …". */
  readonly values: string;
  /** A secret is in no error, and may be in a file instead (`{name}_FILE`). */
  readonly isSecret?: boolean;
  /** Whether a variable that is set to nothing counts as not set. */
  readonly isUnsetIfEmpty?: boolean;
  /** The default in Markdown, where it is no constant. */
  readonly defaultText?: string;
  /** Whether the default is a value of the sandbox, of which production is warned. */
  readonly usesSandbox?: boolean;
}

interface VariableOptions<TDefault> extends Omit<VariableFacts, 'values'> {
  /** In Markdown; links are relative to `docs/`. */
  readonly meaning: string;
  /** A value for `.env.example`. A secret has none. */
  readonly example?: string;
  /** The text that is parsed where the variable is not set. Without it the value is then undefined. */
  readonly default?: TDefault;
}

/** The schema of an environment variable: one of the kinds of values (`variable-schemas.ts`), with default and description. */
export function createVariableSchema<TValue, TDefault extends string | undefined = undefined>(
  kind: v.GenericSchema<string, TValue>,
  { meaning, example, default: text, ...facts }: VariableOptions<TDefault>,
) {
  const examples = v.examples<string, readonly string[]>(example ? [example] : []);
  const described = v.pipe(v.string(), examples, kind, v.description(meaning), v.metadata(facts));
  return v.optional(described, text as TDefault);
}
