import { readFileSync } from 'node:fs';
import { toErrorMessage } from '#domain/error-message.ts';
import { getVariableFacts, variableNames } from '#src/config/variables.ts';

/** The environment variables of a process, by name. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** An invalid or questionable variable, with a message for the operator. */
export interface InvalidSetting {
  readonly variable: string;
  readonly reason: string;
}

/** The variables that are set, by their present names and with the secrets that are in files. */
export interface ResolvedEnvironment {
  readonly environment: Readonly<Record<string, string>>;
  /** A secret that is given twice, or whose file cannot be read. */
  readonly refusals: readonly InvalidSetting[];
}

/** Finds where the value of each variable is: under its name, or in a file. */
export function readVariableValues(given: EnvironmentVariables): ResolvedEnvironment {
  const environment: Record<string, string> = {};
  const refusals: InvalidSetting[] = [];
  for (const name of variableNames) {
    const { isSecret, isUnsetIfEmpty } = getVariableFacts(name);
    const value = given[name];
    if (value !== undefined && !(isUnsetIfEmpty && value.trim() === '')) environment[name] = value;
    const variable = `${name}_FILE`;
    const path = given[variable]?.trim() ?? '';
    if (!isSecret || path === '') continue;
    if (value !== undefined)
      refusals.push({ variable, reason: `${name} is set, too: one of them is enough` });
    try {
      environment[name] = readFileSync(path, 'utf8');
    } catch (cause) {
      refusals.push({ variable, reason: `it cannot be read: ${toErrorMessage(cause)}` });
    }
  }
  return { environment, refusals };
}
