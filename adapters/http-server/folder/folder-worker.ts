import { parentPort, workerData } from 'node:worker_threads';
import type { FolderReadRequest } from '#adapters/cms-folder/folder-read-request.ts';
import { type FolderReadResult, readFolder } from '#adapters/cms-folder/read-folder.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';

/** What the thread says: the file that it reads next, empty after the last one; then what it read, or why it could not. */
export type FolderThreadMessage =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'read'; readonly reading: FolderReadResult }
  | { readonly kind: 'failed'; readonly reason: string };

/** The program of the thread that reads a folder, started by `read-folder-in-thread.ts`. */

function post(message: FolderThreadMessage): void {
  parentPort?.postMessage(message, []);
}

// A thread has modules of its own.
setDateTimeDefaults(hallIdentity);
try {
  const reading = readFolder(workerData as FolderReadRequest, (file) => post({ kind: 'file', file }));
  post({ kind: 'file', file: '' });
  post({ kind: 'read', reading });
} catch (cause) {
  post({ kind: 'failed', reason: toErrorMessage(cause) });
}
