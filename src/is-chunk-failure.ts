/** The browsers' error messages for a module that failed to load: Chromium, Firefox, Safari, and Vite for styles. */
const chunkMessages =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk \S+ failed/i;

/** Whether an error is a failed load of code, most likely because a new version was deployed (ROUTE-12). */
export function isChunkFailure(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return failure.name === 'ChunkLoadError' || chunkMessages.test(failure.message);
}
