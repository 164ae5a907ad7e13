import type { Worker } from 'node:worker_threads';
import type { RenderedFigure } from '#src/server/figures/render-figure.ts';
import { startThread } from '#src/server/threads/start-thread.ts';

export interface FigureRequest {
  readonly id: number;
  readonly path: string;
  readonly format: 'svg' | 'png';
}

export type FigureAnswer =
  | { readonly id: number; readonly kind: 'svg'; readonly figure: RenderedFigure | undefined }
  | { readonly id: number; readonly kind: 'png'; readonly picture: Uint8Array | undefined }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };

interface Pending {
  readonly resolve: (answer: FigureAnswer) => void;
  readonly reject: (cause: unknown) => void;
}

/** In megabytes; a figure takes a few. */
const heapLimit = 128;

/**
 * Draws figures beside the main thread, so that no request waits for one. The thread starts with the first figure, never keeps
 * the process alive, and is started anew where it died.
 */
export class FigureThread {
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #requests = 0;

  /** The figure at a path as SVG; undefined for a path that is no figure's. Rejects where the thread ends before it is drawn. */
  async svg(path: string): Promise<RenderedFigure<Buffer> | undefined> {
    const answer = await this.#request(path, 'svg');
    if (answer.kind !== 'svg' || !answer.figure) return undefined;
    return { svg: bufferOf(answer.figure.svg), brotli: bufferOf(answer.figure.brotli) };
  }

  /** The figure at a path as PNG, as `svg` does. */
  async png(path: string): Promise<Buffer | undefined> {
    const answer = await this.#request(path, 'png');
    return answer.kind === 'png' && answer.picture ? bufferOf(answer.picture) : undefined;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #request(path: string, format: FigureRequest['format']): Promise<FigureAnswer> {
    this.#worker ??= this.#start();
    this.#requests += 1;
    const request: FigureRequest = { id: this.#requests, path, format };
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { resolve, reject });
      worker.postMessage(request, []);
    });
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: heapLimit };
    const worker = startThread(import.meta.url, 'figure-worker', { name: 'figures', resourceLimits });
    worker.on('message', (answer: FigureAnswer) => this.#settle(answer));
    worker.on('error', (cause) => this.#end(cause));
    worker.on('exit', () => this.#end(new Error('The figure thread has ended')));
    return worker;
  }

  #settle(answer: FigureAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.kind === 'failed') pending?.reject(new Error(answer.reason));
    else pending?.resolve(answer);
  }

  #end(cause: unknown): void {
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(cause);
    this.#pending.clear();
  }
}

/** Between threads a buffer becomes plain bytes. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
