import type { Visit } from '#src/loaders/visit.ts';

/** Logs the parameters of an address that its list does not know (LIST-2). What visitors ask the web tier is told at its door: there a list never sees them. */
export function tellUnknown(names: Iterable<string>, { url, logger }: Visit): void {
  for (const name of names) logger.info('list.unknown-parameter', { path: url.pathname, name });
}
