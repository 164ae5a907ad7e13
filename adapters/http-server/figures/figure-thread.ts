import type { Worker } from 'node:worker_threads';
import { copyToOwnBuffer } from '#adapters/caching/byte-limited-lru.ts';
import type { RenderedFigure } from '#adapters/http-server/figures/render-figure.ts';
import { startThread } from '#adapters/http-server/threads/start-thread.ts';

export interface FigureThreadRequest {
  readonly id: number;
  readonly path: string;
  readonly format: 'svg' | 'png';
}

export type FigureThreadResponse =
  | { readonly id: number; readonly kind: 'svg'; readonly figure: RenderedFigure | undefined }
  | { readonly id: number; readonly kind: 'png'; readonly picture: Uint8Array | undefined }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };

interface Pending {
  readonly resolve: (answer: FigureThreadResponse) => void;
  readonly reject: (cause: unknown) => void;
}

/** A figure takes a few megabytes. */
const maxHeapMb = 128;

/**
 * Renders figures in a worker thread, so that they never block requests. The thread starts with the first figure, does not keep
 * the process alive, and is restarted after it has died.
 */
export class FigureThread {
  readonly #startWorker: () => Worker;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(startWorker = startFigureWorker) {
    this.#startWorker = startWorker;
  }

  /** The figure at a path as SVG; undefined if the path is not a figure's. Rejects if rendering fails or the thread ends. */
  async svg(path: string): Promise<RenderedFigure<Buffer> | undefined> {
    const answer = await this.#request(path, 'svg');
    if (answer.kind !== 'svg' || !answer.figure) return undefined;
    return { svg: toBuffer(answer.figure.svg), brotli: toBuffer(answer.figure.brotli) };
  }

  /** The same as PNG. */
  async png(path: string): Promise<Buffer | undefined> {
    const answer = await this.#request(path, 'png');
    return answer.kind === 'png' && answer.picture ? toBuffer(answer.picture) : undefined;
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #request(path: string, format: FigureThreadRequest['format']): Promise<FigureThreadResponse> {
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const request: FigureThreadRequest = { id: this.#lastId, path, format };
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { resolve, reject });
      worker.postMessage(request, []);
    });
  }

  #start(): Worker {
    const worker = this.#startWorker();
    worker.on('message', (answer: FigureThreadResponse) => this.#settle(answer));
    // The `exit` of a thread that failed comes late, when the next one may be at work.
    const end = (cause: unknown) => this.#worker === worker && this.#rejectAll(cause);
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The figure thread has ended')));
    return worker;
  }

  #settle(answer: FigureThreadResponse): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.kind === 'failed') pending?.reject(new Error(answer.reason));
    else pending?.resolve(answer);
  }

  #rejectAll(cause: unknown): void {
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(cause);
    this.#pending.clear();
  }
}

function startFigureWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: maxHeapMb };
  return startThread(import.meta.url, 'figure-worker', { name: 'figures', resourceLimits });
}

/** Wraps the bytes as a Buffer again: a Buffer posted between threads arrives as a plain Uint8Array. */
function toBuffer(bytes: Uint8Array): Buffer {
  return copyToOwnBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
