import * as v from 'valibot';
import { operationVariables } from '#src/config/operation-variables.ts';
import { sandboxVariables, siteVariables } from '#src/config/site-variables.ts';
import type { VariableFacts } from '#src/config/variable.ts';

/** Every environment variable, by the section of the reference (docs/configuration.md). */
export const variablesBySection = {
  'Site and systems': siteVariables,
  Operation: operationVariables,
  Sandbox: sandboxVariables,
};

export const variables = {
  ...siteVariables,
  ...operationVariables,
  ...sandboxVariables,
};

export type VariableName = keyof typeof variables;

/** In the order of the reference, which is that of errors and warnings. */
export const variableNames = Object.keys(variables) as readonly VariableName[];

/** What the schema of a variable says beside its validation. */
export function getVariableFacts(name: VariableName): VariableFacts {
  return v.getMetadata(variables[name].wrapped) as unknown as VariableFacts;
}

/** The variables that hold a secret. Each may be in a file instead, which the variable of the same name with `_FILE` names. */
export const secretVariableNames = variableNames.filter((name) => getVariableFacts(name).isSecret);
