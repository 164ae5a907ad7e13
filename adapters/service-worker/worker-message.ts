/** A message from a page to the service worker. Paths are on this site, with their locale prefix. */
export type WorkerMessage =
  /** The visitor has read this concert page; `files` are the files it uses. */
  | { readonly kind: 'read'; readonly path: string; readonly files: readonly string[] }
  /** The visitor's current favourites; empty for an anonymous visitor. */
  | { readonly kind: 'favourites'; readonly paths: readonly string[] };

/** Validates a message, since pages can post anything. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  if (message.kind === 'favourites') return 'paths' in message && arePaths(message.paths);
  return (
    message.kind === 'read' &&
    'path' in message &&
    isPath(message.path) &&
    'files' in message &&
    arePaths(message.files)
  );
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}

function arePaths(values: unknown): boolean {
  return Array.isArray(values) && values.every(isPath);
}
