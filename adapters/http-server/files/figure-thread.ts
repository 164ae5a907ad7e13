import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

/** `vector`: SVG; `light` and `dark`: a small PNG in the inks of a colour scheme; `shared`: a large PNG on its ground. */
export type FigureFormat = 'vector' | 'light' | 'dark' | 'shared';

/** A figure to render. The answer is sent to `port`. */
export interface FigureOrder {
  readonly path: string;
  readonly format: FigureFormat;
  readonly port: MessagePort;
}

/** `content`: the SVG as a text, the PNG as bytes; undefined if the path is not a figure's. */
export type FigureAnswer =
  | { readonly kind: 'rendered'; readonly content: string | Uint8Array | undefined }
  | { readonly kind: 'failed'; readonly reason: string };

/** A figure takes a few megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 128 };

/**
 * Renders figures in a worker thread, so that they never block requests. The thread starts with the first figure, does not keep
 * the process alive, and is restarted after it has died.
 */
export class FigureThread {
  readonly #startWorker: () => Worker;
  #worker: Worker | undefined;

  constructor(startWorker = startFigureWorker) {
    this.#startWorker = startWorker;
  }

  /** The figure at a path; undefined if the path is not a figure's. Rejects if rendering fails or the thread ends. */
  async render(path: string, format: FigureFormat): Promise<string | Buffer | undefined> {
    const { port1, port2 } = new MessageChannel();
    const order: FigureOrder = { path, format, port: port2 };
    this.#findWorker().postMessage(order, [port2]);
    // The end of the thread closes its port.
    const [answer]: FigureAnswer[] = await Promise.race([
      once(port1, 'message'),
      once(port1, 'close').then(() => []),
    ]);
    port1.close();
    if (!answer) throw new Error('The figure thread has ended');
    if (answer.kind === 'failed') throw new Error(answer.reason);
    const { content } = answer;
    return content instanceof Uint8Array ? Buffer.from(content) : content;
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #findWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#startWorker();
    this.#worker = worker;
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // The `exit` of a thread that failed comes late, when the next one may be at work.
    worker.on('error', forget);
    worker.on('exit', forget);
    return worker;
  }
}

/** In the build all server files are in one folder; when run from source, the program is compiled on load. */
function startFigureWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const program = new URL(`./figure-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
  const options = { name: 'figures', resourceLimits, eval: isSource };
  const worker = new Worker(isSource ? toCompilingScript(program) : program, options);
  worker.unref();
  return worker;
}

function toCompilingScript({ href }: URL): string {
  return `import('tsx/esm/api').then(({ register }) => { register();${resolveHall()} return import('${href}'); });`;
}

/** A step that resolves `#hall` to the folder of the hall that a developer named (`HALL`), as a build does. */
function resolveHall(): string {
  const folder = process.env['HALL'];
  if (!folder) return '';
  const hook = `export const resolve = (name, context, next) =>
    next(name.replace('#hall/', '${pathToFileURL(`${folder}/`).href}'), context);`;
  return `require('node:module').register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
}
