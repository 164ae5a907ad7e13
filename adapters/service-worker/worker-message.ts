/** What a page tells the service worker. Paths of this site, with their locale prefix. */
export type WorkerMessage =
  /** The visitor has read this concert; `files` are what its page was drawn with. */
  | { readonly kind: 'read'; readonly path: string; readonly files: readonly string[] }
  /** These are the visitor's favourites now, and no others; empty where nobody is logged in. */
  | { readonly kind: 'favourites'; readonly paths: readonly string[] };

/** Whether a message is one of ours: whatever a page may post. */
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
