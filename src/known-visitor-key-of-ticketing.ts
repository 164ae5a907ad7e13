import type { TixEnvironment } from '#domain/session/tix-environment.ts';

/** The key in local storage of a device whose visitor was logged in, or had a basket, when this ticketing answered last. */
export const toKnownVisitorKeyOfTicketing = (environment: TixEnvironment): string =>
  `knownVisitor.${environment}`;
