/** The environment variables of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used, in words for the person at the terminal. */
export interface Refusal {
  readonly variable: string;
  readonly why: string;
}

/** What a variable says, without the space around it; `otherwise` where it is not set. A variable set to nothing says `''`. */
export function settingIn(environment: Environment, variable: string, otherwise: string): string {
  return environment[variable]?.trim() ?? otherwise;
}
