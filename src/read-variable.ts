import { statSync } from 'node:fs';
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

/** The path of a folder that exists; empty if the variable is not set. Calls `refuse` for any other value. */
export function readFolder(
  environment: EnvironmentVariables,
  variable: VariableName,
  refuse: (refusal: InvalidSetting) => void,
): string {
  const path = readVariableOrFallback(environment, variable, '');
  if (path !== '' && !statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    refuse({ variable, reason: `"${path}" is no folder` });
  }
  return path;
}

/** Whether a variable is `1`; `fallback` is used if it is not set or empty. Calls `refuse` for any value but `0` and `1`. */
export function readSwitch(
  environment: EnvironmentVariables,
  variable: VariableName,
  refuse: (refusal: InvalidSetting) => void,
  fallback: '0' | '1' = '0',
): boolean {
  const value = readVariableOrFallback(environment, variable, '') || fallback;
  if (value !== '0' && value !== '1')
    refuse({ variable, reason: `"${value}" is neither 1 (on) nor 0 (off)` });
  return value === '1';
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
