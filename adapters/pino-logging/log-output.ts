import SonicBoom from 'sonic-boom';

/** Why a line never reached the log: one event filled its share, the buffer was full, or the write failed. */
export type LogDropReason = 'limited' | 'overflow' | 'write_failed';

interface LogOutputOptions {
  /** An open file descriptor; standard output by default. */
  readonly destination?: number;
  /** Called for every line that is dropped, and for every write that fails. */
  readonly onLoss?: (loss: LogDropReason) => void;
}

/** Bytes that wait for a slow or full destination; what comes on top of them is dropped. */
const maxBufferedBytes = 1024 * 1024;

/** Milliseconds that the last lines have to be written in. */
const flushTimeoutMs = 1000;

/**
 * Where log lines are written, off the main thread. It never throws and never blocks: while the destination is full, slow
 * or gone, lines wait in a bounded buffer, what does not fit is dropped and counted, and each new line tries again.
 */
export class LogOutput {
  readonly #stream: SonicBoom;

  // Node makes a pipe non-blocking when `process.stdout` is first read: a blocked write would hold a thread, and with it the exit.
  constructor({ destination = process.stdout.fd, onLoss = () => {} }: LogOutputOptions = {}) {
    // Without a minimum length the stream would call a flush done before it is.
    this.#stream = new SonicBoom({
      dest: destination,
      sync: false,
      minLength: 1,
      maxLength: maxBufferedBytes,
    });
    this.#stream.on('error', () => onLoss('write_failed'));
    this.#stream.on('drop', () => onLoss('overflow'));
  }

  /** Takes one whole line with its line end. */
  write(line: string): void {
    this.#stream.write(line);
  }

  /** Settles once all lines are written, a write has failed, or a second has passed. Never rejects. */
  flush(): Promise<void> {
    return new Promise((resolve) => {
      const timeout = setTimeout(resolve, flushTimeoutMs);
      this.#stream.flush(() => {
        clearTimeout(timeout);
        resolve();
      });
    });
  }
}
