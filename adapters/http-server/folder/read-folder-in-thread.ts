import type { FolderReadRequest } from '#adapters/cms-folder/folder-read-request.ts';
import type { FolderReadResult, ReadFolder } from '#adapters/cms-folder/read-folder.ts';
import type { FolderThreadMessage } from '#adapters/http-server/folder/folder-worker.ts';
import { startThread } from '#adapters/http-server/threads/start-thread.ts';
import type { Timer } from '#ports/timer.port.ts';

/** How long one file may take. Ten kilobytes take some milliseconds; a busy machine must not refuse a good file. */
const maxFileMs = 10_000;

/** Of a hall of a thousand concerts a third is used. */
const resourceLimits = { maxOldGenerationSizeMb: 128 };

/** How many files of one reading may be refused before the reading fails. */
const maxRefusals = 10;

type ThreadResult = FolderReadResult | { readonly file: string; readonly refusal: string };

/**
 * Creates a reader that reads a folder in a worker thread, so that no file blocks requests. A file that takes longer than ten seconds
 * or more memory than the thread has is refused, and the folder is read again without it.
 */
export function createThreadedFolderReader(timer: Timer): ReadFolder {
  return async (request) => {
    const lastValidTexts = new Map(request.lastValidTexts);
    const refusedFiles = new Map(request.refusedFiles);
    for (let refusals = 0; refusals <= maxRefusals; refusals += 1) {
      const result = await readInThread({ ...request, lastValidTexts, refusedFiles }, timer);
      if ('problems' in result) return result;
      const { file, refusal } = result;
      if (file === '') throw new Error(refusal);
      // Then it was the last valid version that took too long.
      if (refusedFiles.has(file)) lastValidTexts.delete(file);
      refusedFiles.set(file, refusal);
    }
    throw new Error(`Too many files cannot be parsed: ${[...refusedFiles.keys()].join(', ')}`);
  };
}

function readInThread(request: FolderReadRequest, timer: Timer): Promise<ThreadResult> {
  const worker = startThread(import.meta.url, 'folder-worker', {
    name: 'folder',
    workerData: request,
    resourceLimits,
  });
  // At the start nothing else keeps the process alive.
  worker.ref();
  let file = '';
  let cancel = () => {};
  const result = new Promise<ThreadResult>((resolve, reject) => {
    const refuse = (refusal: string) => resolve({ file, refusal: `Cannot be parsed: ${refusal}` });
    worker.on('message', (message: FolderThreadMessage) => {
      cancel();
      if (message.kind === 'read') return resolve(message.reading);
      if (message.kind === 'failed') return reject(new Error(message.reason));
      file = message.file;
      cancel = timer.after(maxFileMs, () => refuse(`it takes longer than ${maxFileMs / 1000} seconds`));
    });
    worker.on('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ERR_WORKER_OUT_OF_MEMORY') return reject(cause);
      refuse(`it takes more than ${resourceLimits.maxOldGenerationSizeMb} MB of memory`);
    });
    worker.on('exit', () => reject(new Error('The thread that reads the folder has ended')));
  });
  return result.finally(() => {
    cancel();
    void worker.terminate();
  });
}
