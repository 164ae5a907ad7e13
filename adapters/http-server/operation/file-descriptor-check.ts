import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import { secondMs } from '#domain/time/instant.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface FileDescriptorCheckDependencies {
  readonly timer: Timer;
  readonly logger: Logger;
  /** Called for each check that found none free. */
  readonly onExhausted: () => void;
}

const intervalMs = secondMs;

/** Error codes: the process, or the machine, has no free file descriptor. */
const exhaustedCodes = ['EMFILE', 'ENFILE'];

/**
 * Checks every second whether a file can be opened, and logs if the file descriptors are exhausted. Node does not report it: libuv
 * then accepts new connections and closes them at once. Returns a function that ends the checks.
 */
export function startFileDescriptorCheck({
  timer,
  logger,
  onExhausted,
}: FileDescriptorCheckDependencies): () => void {
  let isStopped = false;
  let cancel = () => {};
  const schedule = () => {
    if (!isStopped) cancel = timer.after(intervalMs, () => void check().finally(schedule));
  };
  const check = async () => {
    try {
      await (await open(devNull)).close();
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
      if (!exhaustedCodes.includes(code)) throw cause;
      onExhausted();
      logger.error('server.file-descriptors-exhausted', { code });
    }
  };
  schedule();
  return () => {
    isStopped = true;
    cancel();
  };
}
