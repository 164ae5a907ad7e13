import type { VariableName } from '#src/variables.ts';

/** The environment variables of a process, by name. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** An invalid or questionable variable, with a message for the operator. */
export interface InvalidSetting {
  readonly variable: string;
  readonly reason: string;
}

/** The trimmed value of a variable; `fallback` if it is not set. A variable that is set to nothing is `''`. */
export function readVariableOrFallback(
  environment: EnvironmentVariables,
  variable: VariableName,
  fallback: string,
): string {
  return environment[variable]?.trim() ?? fallback;
}

/** Whether a text is an absolute URL with one of these schemes (`https:`) and without white space. */
export function isAbsoluteUrl(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  return schemes.includes(new URL(text).protocol);
}

/** Whether a text is an http(s) URL without credentials, query and fragment. */
export function isHttpBaseUrl(text: string): boolean {
  if (!isAbsoluteUrl(text, ['http:', 'https:'])) return false;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
}

/** The former name of a variable that was renamed in 0.2.0. It is read where the new one is not set, until 0.3.0. */
export const formerNameByVariable: Readonly<Record<string, string>> = { SHUTDOWN_DRAIN_MS: 'FAREWELL_MS' };

/** The environment with each renamed variable under its present name, and a warning for each former name that is set. */
export function applyRenamedVariables(environment: EnvironmentVariables): {
  readonly environment: EnvironmentVariables;
  readonly warnings: readonly InvalidSetting[];
} {
  const used = Object.entries(formerNameByVariable).filter(([, former]) => environment[former] !== undefined);
  return {
    environment: {
      ...Object.fromEntries(used.map(([present, former]) => [present, environment[former]])),
      ...environment,
    },
    warnings: used.map(([present, former]) => ({
      variable: former,
      reason: `it is now called ${present}; the former name is read until 0.3.0`,
    })),
  };
}
