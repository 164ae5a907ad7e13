import SonicBoom from 'sonic-boom';

/** Why a log line was dropped: the event's rate limit, a full buffer, or a failed write. */
export type LogDropReason = 'limited' | 'overflow' | 'write_failed';

interface LogOutputOptions {
  /** An open file descriptor; standard output by default. */
  readonly destination?: number;
  /** Called for every dropped line and every failed write. */
  readonly onLoss?: (loss: LogDropReason) => void;
}

/** The buffer size for a slow or full destination; more lines are dropped. */
const maxBufferedBytes = 1024 * 1024;

/** How long a final flush may take. */
const flushTimeoutMs = 1000;

/**
 * Writes log lines off the main thread. It never throws and never blocks: while the destination is full, slow or unavailable, lines
 * are held in a bounded buffer, lines that do not fit are dropped and counted, and every new line retries.
 */
export class LogOutput {
  readonly #stream: SonicBoom;

  // Node makes a pipe non-blocking when `process.stdout` is first read: a blocked write would hold a thread and delay the exit.
  constructor({ destination = process.stdout.fd, onLoss = () => {} }: LogOutputOptions = {}) {
    // Without a minimum length the stream would report a flush as complete too early.
    this.#stream = new SonicBoom({
      dest: destination,
      sync: false,
      minLength: 1,
      maxLength: maxBufferedBytes,
    });
    this.#stream.on('error', () => onLoss('write_failed'));
    this.#stream.on('drop', () => onLoss('overflow'));
  }

  /** Writes a complete line, including its line end. */
  write(line: string): void {
    this.#stream.write(line);
  }

  /** Resolves when all lines are written, a write has failed, or a second has passed. Never rejects. */
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
