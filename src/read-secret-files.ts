import { readFileSync } from 'node:fs';
import { toErrorMessage } from '#domain/error-message.ts';
import type { EnvironmentVariables, InvalidSetting } from '#src/read-variable.ts';
import type { VariableName } from '#src/variables.ts';

/** The variables that hold a secret. Each may be in a file instead, which the variable of the same name with `_FILE` names. */
export const secretVariables = [
  'CMS_ELASTICSEARCH_TOKEN',
  'CMS_PUBLIC_FORM_TOKEN',
  'REDIS_URL',
  'SHARED_CACHE_SECRET',
  'SHARED_CACHE_SECRET_PREVIOUS',
  'PURGE_SECRET',
  'PURGE_SECRET_PREVIOUS',
  'METRICS_TOKEN',
] as const satisfies readonly VariableName[];

/** The environment with the secrets that are in files. A file that cannot be read, and a secret that is given twice, are refused. */
export function readSecretFiles(environment: EnvironmentVariables): {
  readonly environment: EnvironmentVariables;
  readonly refusals: readonly InvalidSetting[];
} {
  const refusals: InvalidSetting[] = [];
  const secrets = secretVariables.flatMap((variable) => {
    const fileVariable = `${variable}_FILE`;
    const path = environment[fileVariable]?.trim() ?? '';
    if (path === '') return [];
    if (environment[variable] !== undefined) {
      refusals.push({ variable: fileVariable, reason: `${variable} is set, too: one of them is enough` });
    }
    try {
      return [[variable, readFileSync(path, 'utf8').trim()] as const];
    } catch (cause) {
      refusals.push({ variable: fileVariable, reason: `it cannot be read: ${toErrorMessage(cause)}` });
      return [];
    }
  });
  return { environment: { ...environment, ...Object.fromEntries(secrets) }, refusals };
}
