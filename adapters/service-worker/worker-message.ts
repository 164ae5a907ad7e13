import type { OfflinePage } from '#ports/offline-page-writer.port.ts';

/** A message from a page to the service worker. Paths are on this site, with their locale prefix. */
export type WorkerMessage =
  /** The visitor has read this concert page; `files` are the files it uses. */
  | ({ readonly kind: 'read'; readonly files: readonly string[] } & OfflinePage)
  /** The page of one of the visitor's favourites. */
  | ({ readonly kind: 'favourite' } & OfflinePage)
  /** The visitor's current favourites; empty for an anonymous visitor. */
  | { readonly kind: 'favourites'; readonly paths: readonly string[] };

/** The maximum length of a title or phone number, in characters. */
const maxTextLength = 1000;

/** Validates a message, since pages can post anything. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  if (message.kind === 'favourites') return 'paths' in message && arePaths(message.paths);
  if (message.kind === 'read' && !('files' in message && arePaths(message.files))) return false;
  return (message.kind === 'read' || message.kind === 'favourite') && isOfflinePage(message);
}

function isOfflinePage(page: object): boolean {
  return (
    'path' in page &&
    isPath(page.path) &&
    'title' in page &&
    isText(page.title) &&
    'startsAt' in page &&
    isMoment(page.startsAt) &&
    (!('phone' in page) || isText(page.phone))
  );
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}

function arePaths(values: unknown): boolean {
  return Array.isArray(values) && values.every(isPath);
}

/** Whether a value is a text that a header can state in percent-encoding: half a surrogate pair cannot be encoded. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxTextLength && !/\p{Surrogate}/u.test(value);
}

/** Whether a value is a number of milliseconds since 1970 that a date can have. */
function isMoment(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isNaN(new Date(Number(value)).getTime());
}
