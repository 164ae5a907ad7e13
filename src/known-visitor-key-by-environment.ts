import type { TixEnvironment } from '#domain/education/tix-environment.ts';

/** The key in local storage of a device whose visitor was logged in, or had a basket, when that ticketing answered last. */
export const knownVisitorKeyByEnvironment: Readonly<Record<TixEnvironment, string>> = {
  tix: 'knownVisitor.tix',
  education: 'knownVisitor.education',
};
