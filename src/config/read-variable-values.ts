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
  /** Former names that are set. */
  readonly warnings: readonly InvalidSetting[];
}

/** Finds where the value of each variable is: under its name, under its former name, or in a file. */
export function readVariableValues(given: EnvironmentVariables): ResolvedEnvironment {
  const environment: Record<string, string> = {};
  const refusals: InvalidSetting[] = [];
  const warnings: InvalidSetting[] = [];
  for (const name of variableNames) {
    const { formerName = '', isSecret, isUnsetIfEmpty } = getVariableFacts(name);
    const value = given[name] ?? given[formerName];
    if (value !== undefined && !(isUnsetIfEmpty && value.trim() === '')) environment[name] = value;
    if (given[formerName] !== undefined) {
      warnings.push({
        variable: formerName,
        reason: `it is now called ${name}; the former name is read until 0.3.0`,
      });
    }
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
  return { environment, refusals, warnings };
}
